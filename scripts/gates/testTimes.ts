// Reads the time of each test file from the reports that jest and Playwright write during a gate.
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { entry, parseJson, readString } from 'contract-gates/description';

/** The time of a test file. Tests in several workers add up. */
export type FileTime = { file: string; seconds: number };

/** Returns the files of a report, the slowest first. Returns none if the gate wrote no report. */
export function readTestTimes(report: string): FileTime[] {
  if (!existsSync(report)) return [];
  const content = parseJson(readFileSync(report, 'utf8'));
  const times = new Map<string, number>();
  const add = (file: string, ms: number) => times.set(file, (times.get(file) ?? 0) + ms / 1000);
  for (const result of toList(entry(content, 'testResults'))) addJestFile(result, add);
  const folder = relative('.', readString(entry(content, 'config'), 'rootDir') ?? '');
  for (const suite of toList(entry(content, 'suites'))) addPlaywrightSuite(suite, folder, add);
  return [...times]
    .map(([file, seconds]) => ({ file, seconds }))
    .sort((one, other) => other.seconds - one.seconds);
}

type Add = (file: string, ms: number) => void;

function addJestFile(result: unknown, add: Add): void {
  const ms = readNumber(result, 'endTime') - readNumber(result, 'startTime');
  add(relative('.', readString(result, 'name') ?? ''), ms);
}

/** `folder` contains the test files. */
function addPlaywrightSuite(suite: unknown, folder: string, add: Add): void {
  for (const inner of toList(entry(suite, 'suites'))) addPlaywrightSuite(inner, folder, add);
  for (const spec of toList(entry(suite, 'specs')))
    for (const test of toList(entry(spec, 'tests')))
      for (const result of toList(entry(test, 'results')))
        add(join(folder, readString(spec, 'file') ?? ''), readNumber(result, 'duration'));
}

const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function readNumber(object: unknown, key: string): number {
  const value = entry(object, key);
  return typeof value === 'number' ? value : 0;
}

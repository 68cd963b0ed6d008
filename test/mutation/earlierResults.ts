import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Mutant } from './instrument';

/** The test file that detected a mutant, and the hash of its text at that time. */
type Detection = { file: string; hash: string };

/** Maps the paths of test files to the hashes of their texts. */
type Hashes = ReadonlyMap<string, string>;

/** Hashes test files before the run, because an edit during the run makes their results outdated. */
export const hashTests = (files: string[]): Hashes =>
  new Map(files.map((file) => [resolve(file), hashFile(file)]));

/** Returns the mutants that an earlier run detected, if neither the source nor the test file has changed since. */
export function readEarlierDetections(
  path: string,
  mutants: Mutant[],
  hashes: Hashes,
): Map<string, Detection> {
  const detections = new Map<string, Detection>();
  const stored = readEntries(path);
  for (const mutant of mutants) {
    const detection = stored.get(mutantKey(mutant));
    if (detection && hashes.get(detection.file) === detection.hash) detections.set(mutant.id, detection);
  }
  return detections;
}

/** Stores the detected mutants for the next run. A run of some files keeps the results of the others. */
export function writeDetections(
  path: string,
  mutants: Mutant[],
  detected: Map<string, string>,
  { hashes, keepOthers }: { hashes: Hashes; keepOthers: boolean },
) {
  const entries = keepOthers ? readEntries(path) : new Map<string, Detection>();
  for (const mutant of mutants) {
    const file = detected.get(mutant.id);
    if (file === undefined) entries.delete(mutantKey(mutant));
    else entries.set(mutantKey(mutant), { file, hash: hashes.get(file) ?? '' });
  }
  writeFileSync(path, JSON.stringify([...entries]));
}

/** The test files that have tried all these mutants, and the hashes of their texts at that time. */
type Finished = { mutants: string; tests: [string, string][] };

/** Returns the test files that an earlier run finished, if neither the sources nor the test file has changed since. */
export function readFinished(path: string, mutants: Mutant[], hashes: Hashes): Set<string> {
  if (!existsSync(path)) return new Set();
  const finished = JSON.parse(readFileSync(path, 'utf8')) as Finished;
  const tests = finished.mutants === hashMutants(mutants) ? finished.tests : [];
  return new Set(tests.filter(([file, text]) => hashes.get(resolve(file)) === text).map(([file]) => file));
}

export function writeFinished(path: string, mutants: Mutant[], files: ReadonlySet<string>, hashes: Hashes) {
  const tests = [...files].map((file): [string, string] => [file, hashes.get(resolve(file)) ?? '']);
  writeFileSync(path, JSON.stringify({ mutants: hashMutants(mutants), tests } satisfies Finished));
}

const hashMutants = (mutants: Mutant[]): string =>
  hash(JSON.stringify([mutants, ...new Set(mutants.map(({ file }) => hashFile(file)))]));

function readEntries(path: string): Map<string, Detection> {
  return new Map(existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as [string, Detection][]) : []);
}

/** Identifies a mutant as long as its source file stays the same. */
function mutantKey({ file, line, mutator, original, replacement }: Mutant): string {
  return hash(JSON.stringify([hashFile(file), line, mutator, original, replacement]));
}

function hashFile(path: string): string {
  return hash(readFileSync(path, 'utf8'));
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

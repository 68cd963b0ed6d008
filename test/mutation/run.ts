// `npm run test:mutation [-- NAME …]`: changes the code in small ways and repeats the tests for each change. A change that
// no test detects shows a missing assertion. A name is an area of `areas.ts`, or a source file.
import { appendFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { installed, run } from 'contract-gates/process';
import { formatTable } from '../../server/process/table';
import { AREAS, LOWEST_SCORE } from './areas';
import type { Area } from './areas';
import {
  hashTests,
  readEarlierDetections,
  readFinished,
  writeDetections,
  writeFinished,
} from './earlierResults';
import { instrument } from './instrument';
import type { Mutant } from './instrument';

const CACHE = resolve('.cache/mutation');

/** Leaves out rows that `npm test` leaves out, and tests on a database server, which repeat those on the embedded database. */
const TESTS = '^(?!.*(?:@long|, on a server))';

/** What a test environment reports of one mutant. */
type Result = {
  mutant: string;
  /** The test file. */
  file: string;
  detected?: true;
  /** The test that fails since this mutant, also without it. The rest of the file needs a new environment. */
  test?: string;
  endsRun?: true;
  reached?: true;
  /** The code runs only once, for example at import. */
  once?: true;
};

/** How far the tests of a file came. With `mutant`, the process ended while a test ran with this mutant. */
type Progress = { mutant?: string; test?: string; isPassed?: boolean };

const chosenNames = process.argv.slice(2);
mkdirSync(CACHE, { recursive: true });
for (const area of AREAS) {
  const allSources = listSources(area);
  const isWholeArea = chosenNames.length === 0 || chosenNames.includes(area.name);
  const sources = isWholeArea ? allSources : allSources.filter((path) => chosenNames.includes(path));
  if (sources.length > 0) await testArea(area, sources, isWholeArea);
}

async function testArea(area: Area, sources: string[], isWholeArea: boolean) {
  const title = `${area.name} (${area.project})`;
  const file = `${area.name}-${area.project}`;
  const paths = {
    instrumented: join(CACHE, `${file}-sources.json`),
    results: join(CACHE, `${file}-results.jsonl`),
    run: join(CACHE, `${file}-run.json`),
    progress: join(CACHE, `${file}-progress.json`),
    detected: join(CACHE, `${file}-detected.json`),
    finished: join(CACHE, `${file}-finished.json`),
  };
  const hashes = hashTests(area.tests);
  const { texts, mutants } = await instrument(sources);
  const detected = new Map(
    [...readEarlierDetections(paths.detected, mutants, hashes)].map(([id, { file }]) => [id, file]),
  );
  console.log(
    `${title}: ${String(mutants.length)} mutants, ${String(detected.size)} detected by an earlier run`,
  );
  writeFileSync(paths.instrumented, JSON.stringify(texts));
  const finished = readFinished(paths.finished, mutants, hashes);
  if (finished.size === 0) writeFileSync(paths.results, '');
  let results = readResults(paths.results);
  const sourceByMutant = Object.fromEntries(mutants.map(({ id, file }) => [id, file]));
  for (const testFile of area.tests.filter((path) => !finished.has(path))) {
    const startedAt = Date.now();
    let endedRuns: Result[];
    do {
      const resultsBefore = results.length;
      writeFileSync(
        paths.run,
        JSON.stringify({ area, paths, sources: sourceByMutant, detected: [...detected.keys()] }),
      );
      writeFileSync(paths.progress, '{}');
      const failure = await runTests(paths.run, testFile);
      const { isPassed, ...ended } = JSON.parse(readFileSync(paths.progress, 'utf8')) as Progress;
      if (ended.mutant !== undefined)
        appendFileSync(
          paths.results,
          `${JSON.stringify({ ...ended, file: resolve(testFile), endsRun: true })}\n`,
        );
      results = readResults(paths.results);
      for (const result of results) if (result.detected) detected.set(result.mutant, result.file);
      writeDetections(paths.detected, mutants, detected, { hashes, keepOthers: !isWholeArea });
      // After the last test, what a mutant has left can still end the process.
      if (failure !== null && ended.mutant === undefined && isPassed !== true)
        throw new Error(`The tests fail without a mutant.\n${failure}`);
      endedRuns = results.slice(resultsBefore).filter(({ endsRun }) => endsRun);
      for (const { mutant, test } of endedRuns)
        console.log(`mutant ${mutant} ended the run of ${testFile} at: ${String(test)}`);
    } while (endedRuns.length > 0);
    // An interrupted run continues with the next test file.
    writeFinished(paths.finished, mutants, finished.add(testFile), hashes);
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    console.log(`${String(detected.size)} detected after ${testFile} (${String(seconds)} s)`);
  }
  printReport(title, { mutants, detected: new Set(detected.keys()), results });
}

function readResults(path: string): Result[] {
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean);
  return JSON.parse(`[${lines.join(',')}]`) as Result[];
}

/** Runs the tests of one file. Returns the output of tests that fail without a mutant. */
async function runTests(options: string, testFile: string): Promise<string | null> {
  const { code, output } = await run(
    [
      ...installed('jest'),
      '--config',
      'test/mutation/jest.config.js',
      '--silent',
      '--ci',
      '--runInBand',
      // A mutant may leave a server or a timer, which would keep the process.
      '--forceExit',
      '--testNamePattern',
      TESTS,
      testFile,
    ],
    { MUTATION_RUN: options },
  );
  return code === 0 ? null : output;
}

/** Prints one row for each source file, the mutants that no test detects, and the score. */
function printReport(
  title: string,
  { mutants, detected, results }: { mutants: Mutant[]; detected: Set<string>; results: Result[] },
) {
  const reached = new Set(results.filter((result) => result.reached).map(({ mutant }) => mutant));
  const ranOnce = new Set(results.filter((result) => result.once).map(({ mutant }) => mutant));
  // Code that runs only once, like a module, cannot be switched between two tests. So its mutants do not count.
  const counted = mutants.filter(({ id }) => detected.has(id) || reached.has(id) || !ranOnce.has(id));
  const survivors = counted.filter(({ id }) => !detected.has(id));
  const score = (scored: Mutant[]) =>
    (100 * scored.filter(({ id }) => detected.has(id)).length) / Math.max(scored.length, 1);

  const files = [...new Set(counted.map(({ file }) => file))];
  const rows = files.map((file) => {
    const fileMutants = counted.filter((mutant) => mutant.file === file);
    const survivorCount = fileMutants.filter(({ id }) => !detected.has(id)).length;
    return [
      relative('.', file),
      String(fileMutants.length),
      String(survivorCount),
      score(fileMutants).toFixed(1),
    ];
  });
  for (const { file, line, mutator, original, replacement, id } of survivors)
    console.log(
      `${relative('.', file)}:${String(line)} ${mutator}${reached.has(id) ? '' : ' (not reached)'}\n- ${original}\n+ ${replacement}`,
    );
  console.log(formatTable([['file', 'mutants', 'survived', 'score'], ...rows]));
  console.log(
    `${title}: ${String(counted.length)} mutants, ${String(survivors.length)} survived, ${String(mutants.length - counted.length)} in code that runs only once, score ${score(counted).toFixed(1)}`,
  );
  if (score(counted) < LOWEST_SCORE) {
    console.log(`The score is below ${String(LOWEST_SCORE)}.`);
    process.exitCode = 1;
  }
}

function listSources({ sources }: Area): string[] {
  return ['src', 'server', 'api-spec']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
    )
    .filter(
      (path) =>
        sources.test(path) && /\.tsx?$/.test(path) && !/\.(?:test\.tsx?|messages\.ts|gen\.ts)$/.test(path),
    )
    .sort();
}

// `npm run test:mutation [-- FILE …]`: changes the code in small ways and repeats the tests for each change. A change that
// no test detects shows a missing assertion.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { installed, run } from 'contract-gates/process';
import { formatTable } from '../../server/process/table';
import { readEarlierDetections, writeDetections } from './earlierResults';
import { instrument } from './instrument';
import type { Mutant } from './instrument';
import { LOWEST_SCORE, PROJECTS } from './projects';
import type { Project } from './projects';

const CACHE = resolve('.cache/mutation');

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

const chosenPaths = process.argv.slice(2);
mkdirSync(CACHE, { recursive: true });
for (const project of PROJECTS) {
  const sources = listSources(project).filter(
    (path) => chosenPaths.length === 0 || chosenPaths.includes(path),
  );
  if (sources.length > 0) await testProject(project, sources);
}

async function testProject(project: Project, sources: string[]) {
  const paths = {
    instrumented: join(CACHE, `${project.name}-sources.json`),
    results: join(CACHE, `${project.name}-results.jsonl`),
    run: join(CACHE, `${project.name}-run.json`),
    detected: join(CACHE, `${project.name}-detected.json`),
  };
  const { texts, mutants } = await instrument(sources);
  const detected = new Map(
    [...readEarlierDetections(paths.detected, mutants)].map(([id, { file }]) => [id, file]),
  );
  console.log(
    `${project.name}: ${String(mutants.length)} mutants, ${String(detected.size)} detected by an earlier run`,
  );
  writeFileSync(paths.instrumented, JSON.stringify(texts));
  writeFileSync(paths.results, '');
  let results: Result[] = [];
  const sourceByMutant = Object.fromEntries(mutants.map(({ id, file }) => [id, file]));
  let testFiles: string[] = [];
  do {
    const resultsBefore = results.length;
    writeFileSync(
      paths.run,
      JSON.stringify({ project, paths, sources: sourceByMutant, detected: [...detected.keys()] }),
    );
    const failure = await runTests(paths.run, testFiles);
    const lines = readFileSync(paths.results, 'utf8').trim().split('\n');
    results = JSON.parse(`[${lines.join(',')}]`) as Result[];
    for (const result of results) if (result.detected) detected.set(result.mutant, result.file);
    writeDetections(paths.detected, mutants, detected, { keepOthers: chosenPaths.length > 0 });
    if (failure !== null) throw new Error(`The tests fail without a mutant.\n${failure}`);
    const endedRuns = results.slice(resultsBefore).filter(({ endsRun }) => endsRun);
    for (const { mutant, file, test } of endedRuns)
      console.log(`mutant ${mutant} ended the run of ${relative('.', file)} at: ${String(test)}`);
    testFiles = endedRuns.map(({ file }) => file);
  } while (testFiles.length > 0);
  printReport(mutants, new Set(detected.keys()), results);
}

/** Runs all tests of the project, or those of some files. Returns the output of tests that fail without a mutant. */
async function runTests(options: string, files: string[]): Promise<string | null> {
  const { code, output } = await run(
    [...installed('jest'), '--config', 'test/mutation/jest.config.js', '--silent', '--ci', ...files],
    { MUTATION_RUN: options },
  );
  return code === 0 ? null : output;
}

/** Prints one row for each source file, the mutants that no test detects, and the score. */
function printReport(mutants: Mutant[], detected: Set<string>, results: Result[]) {
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
    `${String(counted.length)} mutants, ${String(survivors.length)} survived, ${String(mutants.length - counted.length)} in code that runs only once, score ${score(counted).toFixed(1)}`,
  );
  if (score(counted) < LOWEST_SCORE) {
    console.log(`The score is below ${String(LOWEST_SCORE)}.`);
    process.exitCode = 1;
  }
}

function listSources({ sources }: Project): string[] {
  return ['src', 'server']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
    )
    .filter(
      (path) =>
        sources.test(path) && /\.tsx?$/.test(path) && !/\.(?:test\.tsx?|messages\.ts|gen\.ts)$/.test(path),
    )
    .sort();
}

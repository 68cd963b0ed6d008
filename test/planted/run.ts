// `npm run test:planted [-- --only id,id] [--list] [--keep]` plants known faults in copies of the project, one at a time.
// Each must be caught by its gate. Exit codes: 0 all caught; 1 one survived or a gate already failed; 2 invalid options.
import { parseArgs } from 'node:util';
import { countByDocument, terminalLine, writeDocument } from './results';
import { killAll } from './command';
import type { GateId } from './gates';
import { PLANTED } from './changes/all';
import type { PlantedChange } from './plantedChange';
import { findFailure, runTrial } from './trial';
import type { Trial } from './trial';
import { makeCopy, removeCopies } from './workingCopy';

/** Each gate is a compiler or a test run, so more than two copies do not save time. */
const COPIES = ['1', '2'];

const { only, list, keep } = readArguments();
const chosenChanges = only === undefined ? PLANTED : PLANTED.filter(({ id }) => only.includes(id));

if (list) {
  for (const { id, gate, change } of chosenChanges)
    console.log(`${id.padEnd(38)} ${gate.padEnd(24)} ${change}`);
} else {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, exitOnSignal);
  try {
    process.exitCode = await plantAll();
  } finally {
    killAll();
    if (!keep) removeCopies();
  }
}

async function plantAll(): Promise<0 | 1> {
  const folders: string[] = [];
  for (const name of COPIES) folders.push(await makeCopy(name));

  const gates = [...new Set(chosenChanges.flatMap(({ gate, unseenBy = [] }) => [gate, ...unseenBy]))];
  console.log(`Before any change is planted: ${gates.join(', ')}`);
  const failures = (await distribute(folders, gates, runUnchanged)).filter((result) => result !== null);
  if (failures.length > 0) {
    for (const { gate, output } of failures) console.error(`\n▸ ${gate}\n${output}`);
    console.error(
      `\nThese gates fail without a planted change: ${failures.map(({ gate }) => gate).join(', ')}`,
    );
    return 1;
  }

  const trials = await distribute(folders, chosenChanges, runAndPrint);
  const survivors = trials.filter(({ result }) => result === 'survived');
  for (const { planted, message, output } of survivors) {
    console.error(
      `\n▸ ${planted.id}: ${planted.change}\n  ${planted.gate}: ${message}\n${lastLines(output)}`,
    );
  }
  console.log(
    `\n${String(trials.length)} planted (${countByDocument(trials)}), ${String(survivors.length)} survived`,
  );
  // The document lists all changes, so a partial run does not write it.
  if (only === undefined) await writeDocument(trials);
  if (survivors.length === 0) return 0;
  console.error(`Survivors: ${survivors.map(({ planted }) => planted.id).join(', ')}`);
  return 1;
}

async function runUnchanged(folder: string, gate: GateId): Promise<{ gate: GateId; output: string } | null> {
  const output = await findFailure(folder, gate);
  return output === null ? null : { gate, output };
}

async function runAndPrint(folder: string, planted: PlantedChange): Promise<Trial> {
  const trial = await runTrial(folder, planted);
  console.log(terminalLine(trial));
  return trial;
}

/** Distributes jobs to the copies, one job per copy at a time. @returns the results in the order of the jobs. */
async function distribute<J, R>(
  folders: readonly string[],
  jobs: readonly J[],
  work: (folder: string, job: J) => Promise<R>,
): Promise<R[]> {
  const queue = [...jobs.entries()];
  const results = new Map<number, R>();
  await Promise.all(
    folders.map(async (folder) => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        const [index, job] = next;
        results.set(index, await work(folder, job));
      }
    }),
  );
  return [...results].sort(([a], [b]) => a - b).map(([, result]) => result);
}

function lastLines(output: string): string {
  return output.trimEnd().split('\n').slice(-60).join('\n');
}

function exitOnSignal(signal: NodeJS.Signals): void {
  killAll();
  if (!keep) removeCopies();
  console.error(`\nStopped by ${signal}.`);
  process.exit(1);
}

function readArguments(): { only: string[] | undefined; list: boolean; keep: boolean } {
  try {
    const { values } = parseArgs({
      options: {
        only: { type: 'string' },
        list: { type: 'boolean', default: false },
        keep: { type: 'boolean', default: false },
      },
    });
    const ids = values.only?.split(',');
    const unknown = ids?.filter((id) => !PLANTED.some((planted) => planted.id === id)) ?? [];
    if (unknown.length > 0) throw new Error(`unknown planted change: ${unknown.join(', ')}`);
    return { only: ids, list: values.list, keep: values.keep };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error('npm run test:planted -- [--only id,id] [--list] [--keep]');
    process.exit(2);
  }
}

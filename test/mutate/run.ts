// `npm run test:mutate [-- --only id,id] [--list] [--keep]`: plants known faults in copies of the project, one at a
// time, and wants each to be caught by the gate that is meant to. Exit codes: 0 all caught, or explained; 1 one survived,
// or a gate is not green to begin with; 2 the command line is wrong.
import { parseArgs } from 'node:util';
import { asLine, places, writeDocument } from './catches';
import { endAll } from './command';
import type { GateId } from './gates';
import { PLANTED } from './planted/all';
import type { PlantedChange } from './plantedChange';
import { isGreen, tryOut } from './trial';
import type { Trial } from './trial';
import { makeCopy, removeCopies } from './workingCopy';

/** Each gate is itself a compiler or a test run: more at once only take each other's time. */
const COPIES = ['1', '2'];

const { only, list, keep } = readArguments();
const chosen = only === undefined ? PLANTED : PLANTED.filter(({ id }) => only.includes(id));

if (list) {
  for (const { id, gate, change } of chosen) console.log(`${id.padEnd(38)} ${gate.padEnd(24)} ${change}`);
} else {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, leave);
  try {
    process.exitCode = await plantAll();
  } finally {
    endAll();
    if (!keep) removeCopies();
  }
}

async function plantAll(): Promise<0 | 1> {
  const folders: string[] = [];
  for (const name of COPIES) folders.push(await makeCopy(name));

  const gates = [...new Set(chosen.flatMap(({ gate, unseenBy = [] }) => [gate, ...unseenBy]))];
  console.log(`Before anything is planted: ${gates.join(', ')}`);
  const red = (await shared(folders, gates, redGate)).filter((one) => one !== null);
  if (red.length > 0) {
    for (const { gate, output } of red) console.error(`\n▸ ${gate}\n${output}`);
    console.error(
      `\nNot green before anything is planted, so a catch would prove nothing: ${red.map(({ gate }) => gate).join(', ')}`,
    );
    return 1;
  }

  const trials = await shared(folders, chosen, tryAndSay);
  const survivors = trials.filter(({ verdict }) => verdict === 'survived');
  for (const { planted, words, output } of survivors) {
    console.error(`\n▸ ${planted.id}: ${planted.change}\n  ${planted.gate}: ${words}\n${lastLines(output)}`);
  }
  console.log(`\n${String(trials.length)} planted (${places(trials)}), ${String(survivors.length)} survived`);
  // A part of the table is not the table.
  if (only === undefined) await writeDocument(trials);
  if (survivors.length === 0) return 0;
  console.error(`Survivors: ${survivors.map(({ planted }) => planted.id).join(', ')}`);
  return 1;
}

async function redGate(folder: string, gate: GateId): Promise<{ gate: GateId; output: string } | null> {
  const output = await isGreen(folder, gate);
  return output === null ? null : { gate, output };
}

async function tryAndSay(folder: string, planted: PlantedChange): Promise<Trial> {
  const trial = await tryOut(folder, planted);
  console.log(asLine(trial));
  return trial;
}

/** Hands the jobs out to the copies, each of which does one at a time. Results in the order of the jobs. */
async function shared<J, R>(
  folders: readonly string[],
  jobs: readonly J[],
  work: (folder: string, job: J) => Promise<R>,
): Promise<R[]> {
  const waiting = [...jobs.entries()];
  const results = new Map<number, R>();
  await Promise.all(
    folders.map(async (folder) => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
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

function leave(signal: NodeJS.Signals): void {
  endAll();
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
    const named = values.only?.split(',');
    const unknown = named?.filter((id) => !PLANTED.some((planted) => planted.id === id)) ?? [];
    if (unknown.length > 0) throw new Error(`no planted change is called ${unknown.join(', ')}`);
    return { only: named, list: values.list, keep: values.keep };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error('npm run test:mutate -- [--only id,id] [--list] [--keep]');
    process.exit(2);
  }
}

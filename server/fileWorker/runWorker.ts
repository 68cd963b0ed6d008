import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Day } from '../company/days';
import type { FileProblem } from '../files/refusedFile';
import type { TableChoices } from '../statements/readTableStatement';
import type { ReadStatement } from '../statements/statement';
import type { Analysis, Choices, Context, RefusedChoices } from '../import/analysis';

/** A file with entries, or one with a bank statement. */
export type Job = { bytes: Uint8Array } & (
  { choices: Choices; context: Context } | { tableChoices: TableChoices; today: Day }
);
export type Refused = { refused: FileProblem | RefusedChoices['problem']; row?: number };
export type Outcome =
  { analysis: Analysis; hash: string } | { statement: ReadStatement; hash: string } | Refused;

/** Reads a file in a process of its own. A file that takes too much time or memory is refused. */
export type RunWorker = (job: Job) => Promise<Outcome>;

/** Time for a file of the largest permitted size, with a reserve for a busy machine. */
const MAX_MS = 20_000;
/** Limits in MiB. The inflated file is in memory twice, and its values once. */
const MEMORY = ['--max-old-space-size=320', '--max-semi-space-size=16'];
/** V8 aborts a process without memory, and Linux kills it. In a thread, V8 would abort the whole server. */
const SIGNALS_WITHOUT_MEMORY: readonly (NodeJS.Signals | null)[] = ['SIGABRT', 'SIGKILL'];
/** A person who changes a choice does not wait for a new process. */
const IDLE_MS = 60_000;

// The build has a bundle of the worker beside the other bundles.
const isBundle = import.meta.url.endsWith('.mjs');
const FILE = new URL(isBundle ? './importWorker.mjs' : './sourceWorker.js', import.meta.url);

/**
 * Makes a function that reads files in processes. Each process reads one file at a time, and the next one if it was not
 * stopped. `close` stops the processes that wait for a file.
 */
export function makeRunWorker(file = FILE): { run: RunWorker; close: () => Promise<void> } {
  const idle = new Map<ChildProcess, NodeJS.Timeout>();
  const take = (): ChildProcess => {
    const [waiting] = idle.keys();
    if (waiting === undefined) return start(file, (worker) => idle.delete(worker));
    clearTimeout(idle.get(waiting));
    idle.delete(waiting);
    waiting.ref();
    waiting.channel?.ref();
    return waiting;
  };
  const keep = (worker: ChildProcess) => {
    const end = () => {
      idle.delete(worker);
      void stop(worker);
    };
    idle.set(worker, setTimeout(end, IDLE_MS).unref());
    // A worker that waits does not keep the server running.
    worker.unref();
    worker.channel?.unref();
  };
  return {
    run: async (job) => {
      const worker = take();
      const end = await ask(worker, job);
      if ('outcome' in end) {
        keep(worker);
        return end.outcome;
      }
      await stop(worker);
      if ('error' in end) throw end.error;
      return { refused: end.stopped };
    },
    close: async () => {
      await Promise.all([...idle.keys()].map(stop));
    },
  };
}

function start(file: URL, onExit: (worker: ChildProcess) => void): ChildProcess {
  // The errors of the worker arrive as messages. V8 would print its state when it aborts.
  const worker = fork(file, {
    env: {},
    execArgv: MEMORY,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // The error of a worker without a job must not end the server.
  return worker.on('error', () => undefined).on('exit', () => onExit(worker));
}

async function stop(worker: ChildProcess): Promise<void> {
  if (worker.kill('SIGKILL')) await once(worker, 'exit');
}

/** What a worker sends: the outcome, or an unexpected error. */
export type Answer = { outcome: Outcome } | { error: Error };
type End = Answer | { stopped: FileProblem };

function ask(worker: ChildProcess, job: Job): Promise<End> {
  return new Promise((resolve) => {
    const onError = (error: Error) => {
      finish({ error });
    };
    const onExit = (_code: number | null, signal: NodeJS.Signals | null) => {
      if (SIGNALS_WITHOUT_MEMORY.includes(signal)) finish({ stopped: 'inflated' });
      else onError(new Error('The process that reads files ended without a result.'));
    };
    const timer = setTimeout(() => {
      finish({ stopped: 'slow' });
    }, MAX_MS);
    const finish = (end: End) => {
      clearTimeout(timer);
      worker.off('message', finish).off('error', onError).off('exit', onExit);
      resolve(end);
    };
    worker.on('message', finish).on('error', onError).on('exit', onExit);
    worker.send(job);
  });
}

import { Worker } from 'node:worker_threads';
import type { FileProblem } from '../files/refusedFile';
import type { Analysis, Choices, Context, RefusedChoices } from './analysis';

export type Job = { bytes: Uint8Array; choices: Choices; context: Context };
export type Outcome =
  { analysis: Analysis; hash: string } | { refused: FileProblem | RefusedChoices['problem']; row?: number };

/** Reads and analyses a file in a thread. A file that takes too much time or memory is refused. */
export type RunWorker = (job: Job) => Promise<Outcome>;

/** Time for a file of the largest permitted size, with a reserve for a busy machine. */
const MAX_MS = 20_000;
/** The inflated file is in memory twice, and its values once. */
const MEMORY = { maxOldGenerationSizeMb: 320, maxYoungGenerationSizeMb: 32 };
/** A person who changes a choice does not wait for a new thread. */
const IDLE_MS = 60_000;

// The build has a bundle of the thread beside the other bundles.
const isBundle = import.meta.url.endsWith('.mjs');
const FILE = new URL(isBundle ? './importWorker.mjs' : './sourceWorker.js', import.meta.url);

/**
 * Makes a function that reads files in threads. Each thread reads one file at a time, and the next one if it was not
 * stopped. `close` stops the threads that wait for a file.
 */
export function makeRunWorker(): { run: RunWorker; close: () => Promise<void> } {
  const idle = new Map<Worker, NodeJS.Timeout>();
  const take = (): Worker => {
    const [waiting] = idle.keys();
    if (waiting === undefined) return start((worker) => idle.delete(worker));
    clearTimeout(idle.get(waiting));
    idle.delete(waiting);
    waiting.ref();
    return waiting;
  };
  const keep = (worker: Worker) => {
    const end = () => {
      idle.delete(worker);
      void worker.terminate();
    };
    idle.set(worker, setTimeout(end, IDLE_MS).unref());
    // A thread that waits does not keep the process running.
    worker.unref();
  };
  return {
    run: async (job) => {
      const worker = take();
      const end = await ask(worker, job);
      if ('outcome' in end) {
        keep(worker);
        return end.outcome;
      }
      await worker.terminate();
      if ('error' in end) throw end.error;
      return { refused: end.stopped };
    },
    close: async () => {
      await Promise.all([...idle.keys()].map((worker) => worker.terminate()));
    },
  };
}

function start(onExit: (worker: Worker) => void): Worker {
  const worker = new Worker(FILE, { resourceLimits: MEMORY, execArgv: [], env: {} });
  // The error of a thread without a job must not end the process.
  return worker.on('error', () => undefined).on('exit', () => onExit(worker));
}

type End = { outcome: Outcome } | { stopped: FileProblem } | { error: Error };

function ask(worker: Worker, job: Job): Promise<End> {
  return new Promise((resolve) => {
    const onMessage = (outcome: Outcome) => {
      finish({ outcome });
    };
    const onError = (error: Error & { code?: string }) => {
      finish(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? { stopped: 'inflated' } : { error });
    };
    const onExit = () => {
      finish({ error: new Error('The thread that reads files ended without a result.') });
    };
    const timer = setTimeout(() => {
      finish({ stopped: 'slow' });
    }, MAX_MS);
    const finish = (end: End) => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      resolve(end);
    };
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage(job);
  });
}

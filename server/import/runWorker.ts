import { Worker } from 'node:worker_threads';
import type { FileProblem } from '../files/refusedFile';
import type { Analysis, Choices, Context } from './analysis';

export type Job = { bytes: Uint8Array; choices: Choices; context: Context };
export type Outcome =
  { analysis: Analysis; hash: string } | { refused: FileProblem | 'choices' | 'date-order'; row?: number };

/** Time for a file of the largest permitted size, with a reserve for a busy machine. */
const MAX_MS = 20_000;
/** The inflated file is in memory twice, and its values once. */
const MEMORY = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 };

// The build has a bundle of the thread beside the other bundles.
const isSource = import.meta.url.endsWith('.ts');
const FILE = new URL(isSource ? './sourceWorker.js' : './importWorker.mjs', import.meta.url);

/** Reads and analyses a file in a thread of its own. A file that takes too much time or memory is refused. */
export async function runWorker(job: Job): Promise<Outcome> {
  const worker = new Worker(FILE, {
    workerData: job,
    resourceLimits: MEMORY,
    execArgv: [],
  });
  try {
    return await waitFor(worker);
  } finally {
    await worker.terminate();
  }
}

function waitFor(worker: Worker): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      resolve({ refused: 'slow' });
    }, MAX_MS);
    worker.once('message', (outcome: Outcome) => {
      clearTimeout(timer);
      resolve(outcome);
    });
    worker.once('error', (error: Error & { code?: string }) => {
      clearTimeout(timer);
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve({ refused: 'inflated' });
      else reject(error);
    });
    worker.once('exit', () => {
      clearTimeout(timer);
      reject(new Error('The thread that reads files ended without a result.'));
    });
  });
}

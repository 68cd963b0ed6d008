import { Worker } from 'node:worker_threads';
import type { Report } from './report';

/** A report was not ready in time. */
export class ReportTimeout extends Error {}

const MEMORY_MB = 256;

/** The build puts the worker beside the server, under the same name. */
const SOURCE = import.meta.url.endsWith('.mjs') ? './reportWorker.mjs' : './reportWorker.js';

/**
 * Draws a report in a thread of its own. An abort of `signal` ends the thread.
 * @throws ReportTimeout, or the reason of the signal.
 */
export async function makeReport(
  report: Report,
  signal: AbortSignal,
  timeLimitMs: number,
): Promise<Uint8Array> {
  signal.throwIfAborted();
  const worker = new Worker(new URL(SOURCE, import.meta.url), {
    workerData: report,
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  let timer: NodeJS.Timeout | undefined;
  const isOver = new AbortController();
  try {
    return await new Promise<Uint8Array>((resolve, reject) => {
      timer = setTimeout(() => reject(new ReportTimeout()), timeLimitMs);
      const cancel = () => reject(signal.reason instanceof Error ? signal.reason : new Error('cancelled'));
      signal.addEventListener('abort', cancel, { signal: isOver.signal });
      worker.on('message', resolve).on('error', reject);
      worker.on('exit', () => reject(new Error('the thread ended without a report')));
    });
  } finally {
    clearTimeout(timer);
    isOver.abort();
    await worker.terminate();
  }
}

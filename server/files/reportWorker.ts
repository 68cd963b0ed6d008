// Runs in a thread of its own, because drawing a report takes seconds.
import { parentPort, workerData } from 'node:worker_threads';
import { drawReport } from './drawReport';
import type { Report } from './report';

const isReport = (data: unknown): data is Report =>
  typeof data === 'object' && data !== null && 'sections' in data;

if (!isReport(workerData)) throw new Error('The thread has no report to draw.');
parentPort?.postMessage(await drawReport(workerData));

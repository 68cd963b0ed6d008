// Runs in a thread of its own, because drawing a report takes seconds.
import { parentPort, workerData } from 'node:worker_threads';
import { drawReport } from './drawReport';
import type { Report } from './report';

parentPort?.postMessage(await drawReport(workerData as Report));

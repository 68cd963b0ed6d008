// Runs in a process of its own, so that a large or hostile file does not stop the server.
import { createHash } from 'node:crypto';
import { openFile } from '../files/openFile';
import { RefusedFile } from '../files/refusedFile';
import { analyse } from '../import/analyse';
import { isOfx } from '../statements/readOfx';
import { readStatement } from '../statements/readStatement';
import { RefusedChoices } from '../import/analysis';
import type { Answer, Job, Outcome } from './runWorker';

const isJob = (data: unknown): data is Job =>
  typeof data === 'object' && data !== null && 'bytes' in data && data.bytes instanceof Uint8Array;

async function work(job: unknown): Promise<Outcome> {
  if (!isJob(job)) throw new Error('The message has no file.');
  const { bytes } = job;
  try {
    const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const hash = createHash('sha256').update(content);
    if ('tableChoices' in job) {
      const statement = await readStatement(content, job.tableChoices, job.today);
      return { statement, hash: hash.digest('hex') };
    }
    if (isOfx(content)) throw new RefusedFile('bank-statement');
    const analysis = await analyse(openFile(content), job.choices, job.context);
    // Each sheet of a file is imported alone.
    if (analysis.sheets.length > 1) hash.update(analysis.choices.sheet ?? '');
    return { analysis, hash: hash.digest('hex') };
  } catch (error) {
    if (error instanceof RefusedChoices) return { refused: error.problem };
    if (error instanceof RefusedFile)
      return { refused: error.problem, ...(error.row !== undefined && { row: error.row }) };
    throw error;
  }
}

const toError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

process.on('message', (job) => {
  const send = (answer: Answer) => process.send?.(answer);
  work(job).then(
    (outcome) => send({ outcome }),
    (error: unknown) => send({ error: toError(error) }),
  );
});
// The server has ended.
process.on('disconnect', () => process.exit());

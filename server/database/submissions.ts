// Responses of changes that a client may send again, because it has not received the response (specification §7.60).
import { and, eq, lt } from 'drizzle-orm';
import { Refusal } from '../errors/refusal';
import type { Database, Queries } from './database';
import { submissions } from './tables';

/** A change with a key of the client. */
export type Submission = {
  userId: string;
  operation: string;
  key: string;
  /** Keyed hashes of the content, by the present secret first and by the previous one. */
  fingerprints: readonly [string, ...string[]];
};

/** A successful response. `body` is null if it has none. */
export type SuccessfulResponse = { status: number; body: unknown };

const KEPT_MS = 24 * 3_600_000;

/**
 * Returns the response of a change that was done, or null. Deletes old responses of all users first.
 * @throws Refusal `other-content`
 */
export async function findResponse(
  { queries }: Pick<Database, 'queries'>,
  { userId, operation, key, fingerprints }: Submission,
  now: Date,
): Promise<SuccessfulResponse | null> {
  await queries.delete(submissions).where(lt(submissions.doneAt, new Date(now.getTime() - KEPT_MS)));
  const [stored] = await queries
    .select()
    .from(submissions)
    .where(
      and(eq(submissions.userId, userId), eq(submissions.operation, operation), eq(submissions.key, key)),
    );
  if (stored === undefined) return null;
  if (!fingerprints.includes(stored.fingerprint)) throw new Refusal('other-content');
  const body: unknown = stored.body === null ? null : JSON.parse(stored.body);
  return { status: stored.status, body };
}

/**
 * Stores the response of a change in the change's own transaction. A second change with the key waits for the first one.
 * @throws the driver's error if another replica has done it meanwhile. The transaction then changes nothing.
 */
export async function storeResponse(
  queries: Queries,
  { userId, operation, key, fingerprints: [fingerprint] }: Submission,
  { status, body }: SuccessfulResponse,
  doneAt: Date,
): Promise<void> {
  const text = body === null ? null : JSON.stringify(body);
  await queries
    .insert(submissions)
    .values({ userId, operation, key, fingerprint, status, body: text, doneAt });
}

// Writing operations read the header `Idempotency-Key` (specification §7.60).
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { KeyedHash } from '../auth/keyedHash';
import type { Database, Queries } from '../database/database';
import {
  findResponse,
  storeResponse,
  type Submission,
  type SuccessfulResponse,
} from '../database/submissions';
import { changeFigures } from '../database/changeFigures';
import { Refusal } from '../errors/refusal';
import { HttpError } from './httpError';

/** `figures`: entries, imports or the company's data. */
type Changed = 'figures' | 'account';

/**
 * Runs a change in a transaction, and stores its result with the key of the request. A change that throws is not stored.
 * The result is the body of the response, or null without a body.
 */
export type Write = <T>(what: Changed, work: (queries: Queries) => Promise<T>) => Promise<T>;

export type SubmitDependencies = {
  clock: () => Date;
  database: Database;
  /** With the present secret, and with the previous one. */
  keyedHashes: readonly [KeyedHash, ...KeyedHash[]];
};

/** A request to a writing operation. `content`: its parameters and its body. */
export type WritingRequest = {
  operation: string;
  userId: string;
  status: number;
  content: readonly unknown[];
  /** Checks in the transaction that the caller may still do this. @throws Refusal */
  confirm: (queries: Queries) => Promise<void>;
};

/** A quoted string of RFC 9651 with 1 to 64 characters. */
const KEY = /^"((?:[ !#-[\]-~]|\\["\\]){1,64})"$/;

/** Reads the key of a request. Null: it has none. @throws HttpError 400 */
function readKey({ headers }: FastifyRequest): string | null {
  const header = headers['idempotency-key'];
  if (header === undefined) return null;
  const key = typeof header === 'string' ? KEY.exec(header)?.[1] : undefined;
  if (key === undefined) throw new HttpError(400);
  return key;
}

const isBytes = (part: unknown): part is Uint8Array => part instanceof Uint8Array;

/** The bytes of a file are hashed alone, because their JSON would be several times as long. */
function hashContent(content: readonly unknown[]): string {
  const hash = createHash('sha256');
  for (const part of content) hash.update(isBytes(part) ? part : JSON.stringify([part])).update('\n');
  return hash.digest('base64url');
}

/**
 * Returns a function that does a change once for each key. A repeated request gets the stored response. It is refused if
 * it has other content, or if the first one still runs in this process. A second process waits for the transaction.
 */
export function makeSubmit({ clock, database, keyedHashes }: SubmitDependencies) {
  const running = new Set<string>();

  return async (
    request: FastifyRequest,
    { operation, userId, status, content, confirm }: WritingRequest,
    handle: (write: Write) => Promise<unknown>,
  ): Promise<SuccessfulResponse> => {
    const key = readKey(request);
    const write: Write = (what, work) => {
      const confirmed = async (queries: Queries) => {
        const written = await work(queries);
        await confirm(queries);
        return written;
      };
      return what === 'figures'
        ? changeFigures(database, confirmed)
        : database.inTransaction('write', confirmed);
    };
    if (key === null) return { status, body: await handle(write) };

    const hash = hashContent(content);
    const [present, ...earlier] = keyedHashes;
    const hashWith = (keyedHash: KeyedHash) => keyedHash('submission', operation, hash);
    const submission: Submission = {
      ...{ userId, operation, key },
      fingerprints: [hashWith(present), ...earlier.map(hashWith)],
    };
    const name = JSON.stringify([userId, operation, key]);
    if (running.has(name)) throw new Refusal('in-progress');
    running.add(name);
    try {
      const earlierResponse = await findResponse(database, submission, clock());
      if (earlierResponse !== null) return earlierResponse;
      const body = await handle((what, work) =>
        write(what, async (queries) => {
          const written = await work(queries);
          await storeResponse(queries, submission, { status, body: written }, clock());
          return written;
        }),
      );
      return { status, body };
    } catch (error) {
      // Another process may have done it meanwhile. Its change is then the cause of the error.
      const response = await findResponse(database, submission, clock()).catch(() => null);
      if (response === null) throw error;
      return response;
    } finally {
      running.delete(name);
    }
  };
}

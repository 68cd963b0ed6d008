import { sql } from 'drizzle-orm';
import type { KeyedHash } from '../auth/keyedHash';
import type { Database } from '../database/database';
import type { refusedAttempts } from '../database/refusedAttempts';
import { Refusal } from '../errors/refusal';

type RecordOfUser = (userId: string, operation: string, requestId: string) => Promise<void>;

/** Counts what is refused. No secret is stored. */
export type RecordRefused = {
  /** A sign-in. The login is stored as a keyed hash, the same as in the log. */
  signIn: (login: string, requestId: string) => Promise<void>;
  /** An operation that a signed-in user may not call. */
  act: RecordOfUser;
  /** A wrong own password of a signed-in user. */
  ownPassword: RecordOfUser;
  /** A link that sets no password, because it is used, expired or invented. */
  link: (requestId: string) => Promise<void>;
  /** A wrong code of the setup. */
  setup: (requestId: string) => Promise<void>;
};

/** The logins of no user with a row of their own, in each minute. The others share one. */
const LOGINS_PER_MINUTE = 10;
const MINUTE_MS = 60_000;

type Refused = {
  action: (typeof refusedAttempts.$inferInsert)['action'];
  key: string;
  minute: Date;
  /** The moment of the first attempt. */
  firstAt: Date;
  attempts: number;
  requestId: string;
  operation: string | null;
  /** What finds the user. Null: nothing does. */
  by: { login: string } | { id: string } | null;
};

/**
 * Counts refused attempts by minute, in at most one row for each user and some for other logins. One statement runs at a time,
 * and counts all attempts that came meanwhile. So a flood of attempts waits for no lock of its row.
 */
export function makeRecordRefused({
  clock,
  database,
  keyedHash,
}: {
  clock: () => Date;
  database: Database;
  keyedHash: KeyedHash;
}): RecordRefused {
  let last = Promise.resolve();
  let next: { batch: Map<string, Refused>; done: Promise<void> } | null = null;

  const writeAll = async (batch: ReadonlyMap<string, Refused>) => {
    for (const refused of batch.values()) await write(database, refused);
  };
  const record = (refused: Omit<Refused, 'minute' | 'firstAt' | 'attempts'>): Promise<void> => {
    if (next === null) {
      const batch = new Map<string, Refused>();
      const done = last.then(() => {
        next = null;
        return writeAll(batch);
      });
      next = { batch, done };
      last = done.catch(() => undefined);
    }
    const now = clock();
    const minute = new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS);
    const name = JSON.stringify([refused.action, refused.key, minute]);
    const earlier = next.batch.get(name) ?? { ...refused, minute, firstAt: now, attempts: 0 };
    next.batch.set(name, { ...earlier, attempts: earlier.attempts + 1 });
    return next.done;
  };

  const recordOfUser =
    (action: Refused['action']): RecordOfUser =>
    (id, operation, requestId) =>
      record({ action, key: keyedHash('user', id), requestId, operation, by: { id } });
  const recordOfNobody = (action: Refused['action']) => (requestId: string) =>
    record({ action, key: '', requestId, operation: null, by: null });

  return {
    signIn: (login, requestId) =>
      record({
        ...{ action: 'sign-in-refused', key: keyedHash('log', login), requestId },
        ...{ operation: null, by: { login } },
      }),
    act: recordOfUser('act-refused'),
    ownPassword: recordOfUser('own-password-refused'),
    link: recordOfNobody('link-refused'),
    setup: recordOfNobody('setup-refused'),
  };
}

/** Counts an attempt with a secret if it is wrong, or if too many were wrong before. Returns its result. */
export async function countIfRefused<T extends { isCorrect: boolean }>(
  attempt: Promise<T>,
  count: () => Promise<void>,
): Promise<T> {
  const result = await attempt.catch(async (error: unknown) => {
    if (error instanceof Refusal && error.reason === 'throttled') await count();
    throw error;
  });
  if (!result.isCorrect) await count();
  return result;
}

/** One statement for known and unknown logins, so that its time tells nothing about them. */
async function write({ queries }: Database, refused: Refused): Promise<void> {
  const { action, key, minute, firstAt, attempts, requestId, operation, by } = refused;
  const at = sql`${minute.toISOString()}::timestamptz`;
  const isUser = by === null ? sql`false` : 'login' in by ? sql`login = ${by.login}` : sql`id = ${by.id}`;
  await queries.execute(sql`
    insert into refused_attempts (happened_at, first_at, action, key, attempts, user_id, user_name, operation, request_id)
    select ${at}, ${firstAt.toISOString()}::timestamptz, ${action},
      case when users.id is null and (
        select count(*) from refused_attempts
        where happened_at = ${at} and action = ${action} and user_id is null and key not in ('', ${key})
      ) >= ${LOGINS_PER_MINUTE} then '' else ${key} end,
      ${attempts}::integer, users.id, coalesce(users.name, ''), ${operation}::text, ${requestId}
    from (select 1) as one left join users on ${isUser}
    on conflict (happened_at, action, key)
    do update set attempts = refused_attempts.attempts + excluded.attempts`);
}

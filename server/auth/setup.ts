import { randomBytes, timingSafeEqual } from 'node:crypto';
import { and, isNull } from 'drizzle-orm';
import type { Database, Queries } from '../database/database';
import { setup } from '../database/tables';
import type { KeyedHash } from './keyedHash';

const NONCE_BYTES = 16;

/** Whether no user was ever added. With a transaction, the row cannot change before its end. */
export async function isSetupOpen(queries: Queries, lock?: 'lock'): Promise<boolean> {
  const open = queries.select({ id: setup.id }).from(setup).where(isNull(setup.closedAt));
  const rows = await (lock ? open.for('update') : open);
  return rows.length > 0;
}

/**
 * Returns the secret with which a person may set up this installation. Null: a user was added. Replicas with the same
 * database and the same token secret get the same one, also after a restart. Neither of both alone reveals it.
 */
export async function readSetupSecret(
  { queries }: Pick<Database, 'queries'>,
  keyedHash: KeyedHash,
): Promise<string | null> {
  await queries
    .update(setup)
    .set({ nonce: randomBytes(NONCE_BYTES).toString('hex') })
    .where(and(isNull(setup.closedAt), isNull(setup.nonce)));
  const [row] = await queries.select({ nonce: setup.nonce }).from(setup).where(isNull(setup.closedAt));
  return typeof row?.nonce === 'string' ? keyedHash('setup', row.nonce) : null;
}

/** Compares a typed secret with the real one, in the same time for each wrong one. */
export async function isSetupSecret(
  database: Database,
  keyedHash: KeyedHash,
  typed: string,
): Promise<boolean> {
  const secret = await readSetupSecret(database, keyedHash);
  if (secret === null) return false;
  const hash = (text: string) => Buffer.from(keyedHash('typed', text));
  return timingSafeEqual(hash(typed.trim()), hash(secret));
}

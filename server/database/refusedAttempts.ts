import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Refused sign-ins, acts and secrets, counted by minute. A count only grows. */
export const refusedAttempts = pgTable('refused_attempts', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** The minute of the attempts. */
  happenedAt: timestamp('happened_at', { withTimezone: true }).notNull(),
  /** The moment of the first attempt. Null: an earlier release has counted it. */
  firstAt: timestamp('first_at', { withTimezone: true }),
  /** The moment of the first attempt, or else the minute. */
  listedAt: timestamp('listed_at', { withTimezone: true })
    .notNull()
    .generatedAlwaysAs(sql`coalesce(first_at, happened_at)`),
  action: text('action', {
    enum: ['sign-in-refused', 'act-refused', 'own-password-refused', 'link-refused', 'setup-refused'],
  }).notNull(),
  /** Keyed hash of the login, or of the user. Empty: attempts without either, and all others of a minute with many logins. */
  key: text('key').notNull(),
  attempts: integer('attempts').notNull(),
  /** Null: the login is that of no user. */
  userId: uuid('user_id'),
  userName: text('user_name').notNull().default(''),
  /** That of the first refused act or wrong own password. */
  operation: text('operation'),
  /** That of the first attempt. The same id as in the log. */
  requestId: text('request_id'),
  /** Set by a trigger. */
  isDemonstration: boolean('is_demonstration').notNull().default(false),
});

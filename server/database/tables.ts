import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

// The tables for queries. The numbered files in `migrations/` create them.

export const users = pgTable('users', {
  id: uuid('id').primaryKey().defaultRandom(),
  login: text('login').notNull().unique(),
  name: text('name').notNull(),
  role: text('role', { enum: ['editor', 'admin'] }).notNull(),
  dashboard: text('dashboard'),
  passwordHash: text('password_hash').notNull(),
  isBlocked: boolean('is_blocked').notNull().default(false),
  /** Incremented when all sessions of the user are ended. */
  sessionGeneration: integer('session_generation').notNull().default(0),
  isDemonstration: boolean('is_demonstration').notNull().default(false),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

export const failedAttempts = pgTable('failed_attempts', {
  key: text('key').primaryKey(),
  failures: integer('failures').notNull(),
  countedFrom: timestamp('counted_from', { withTimezone: true }).notNull(),
  failedAt: timestamp('failed_at', { withTimezone: true }).notNull(),
});

export const knownNetworks = pgTable('known_places', {
  key: text('key').primaryKey(),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
});

export const sessions = pgTable('sessions', {
  /** The `jti` claim of the token. */
  id: text('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  generation: integer('generation').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  endedAt: timestamp('ended_at', { withTimezone: true }),
});

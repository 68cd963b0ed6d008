import { bigint, boolean, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { ROLES } from './roles';
import type { FieldChange } from './tables';

/** What happens at the door. Rows are added and never changed. */
export const accessEvents = pgTable('access_events', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  happenedAt: timestamp('happened_at', { withTimezone: true }).notNull(),
  /** Null: nobody has signed in. */
  userId: uuid('user_id'),
  userName: text('user_name').notNull().default(''),
  userRole: text('user_role', { enum: ROLES }),
  /** The same id as in the log. */
  requestId: text('request_id'),
  action: text('action', {
    enum: [
      'user-added',
      'user-changed',
      'user-blocked',
      'user-unblocked',
      'user-removed',
      'sessions-ended',
      'session-ended',
      'link-made',
      'password-reset',
      'password-set',
      'password-changed',
      'signed-in',
      'exported',
      'events-deleted',
      'name-erased',
      'installation-set-up',
    ],
  }).notNull(),
  /** The user to whom it was done. */
  subjectId: uuid('subject_id'),
  subjectName: text('subject_name'),
  changes: jsonb('changes').$type<FieldChange[]>().notNull().default([]),
  /** Set by a trigger. */
  isDemonstration: boolean('is_demonstration').notNull().default(false),
});

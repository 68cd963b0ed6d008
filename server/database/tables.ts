import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { FORMS, KINDS } from './entryValues';
import { ROLES } from './roles';

// The tables for queries. The numbered files in `migrations/` create them.

export const users = pgTable('users', {
  id: uuid('id').primaryKey().defaultRandom(),
  login: text('login').notNull().unique(),
  name: text('name').notNull(),
  role: text('role', { enum: ROLES }).notNull(),
  dashboard: text('dashboard'),
  passwordHash: text('password_hash').notNull(),
  isBlocked: boolean('is_blocked').notNull().default(false),
  /** Incremented when all sessions of the user are ended. */
  sessionGeneration: integer('session_generation').notNull().default(0),
  isDemonstration: boolean('is_demonstration').notNull().default(false),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  lastSignInAt: timestamp('last_sign_in_at', { withTimezone: true }),
  /** Whether the user has chosen a password. */
  hasPassword: boolean('has_password').notNull().default(true),
  /** SHA-256 of the secret of the one-time link that sets a password. Null: there is no link. */
  linkHash: text('link_hash').unique(),
  linkExpiresAt: timestamp('link_expires_at', { withTimezone: true }),
  /** When an administrator has reset the password, until the user has been told of it. */
  resetAt: timestamp('reset_at', { withTimezone: true }),
  /** Grows with each change by an administrator. */
  version: integer('version').notNull().default(1),
});

export const failedAttempts = pgTable('failed_attempts', {
  key: text('key').primaryKey(),
  failures: integer('failures').notNull(),
  countedFrom: timestamp('counted_from', { withTimezone: true }).notNull(),
  failedAt: timestamp('failed_at', { withTimezone: true }).notNull(),
});

/** The name of the table is older than the word for its rows. */
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
  /** Null: an earlier release began the session. */
  beganAt: timestamp('began_at', { withTimezone: true }),
  lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  /** The name of the browser and of its system. */
  device: text('device'),
});

/** One row: whether the installation still has to be set up. A trigger closes it with the first user. */
export const setup = pgTable('setup', {
  id: integer('id').primaryKey().default(1),
  /** Random. The secret of the page is a keyed hash of it. */
  nonce: text('nonce'),
  closedAt: timestamp('closed_at', { withTimezone: true }),
});

/** The responses of changes with an `Idempotency-Key`. */
export const submissions = pgTable(
  'submissions',
  {
    userId: uuid('user_id').notNull(),
    /** The `operationId` of the API description. */
    operation: text('operation').notNull(),
    key: text('key').notNull(),
    /** Keyed hash of the parameters and the body. */
    fingerprint: text('fingerprint').notNull(),
    status: integer('status').notNull(),
    /** JSON. Null: the response has no body. */
    body: text('body'),
    doneAt: timestamp('done_at', { withTimezone: true }).notNull(),
  },
  ({ userId, operation, key }) => [primaryKey({ columns: [userId, operation, key] })],
);

export const company = pgTable('company', {
  id: integer('id').primaryKey().default(1),
  name: text('name').notNull(),
  timeZone: text('time_zone').notNull(),
  /** Bank balance at the start of `openingOn`. */
  openingCents: bigint('opening_cents', { mode: 'number' }).notNull(),
  openingOn: date('opening_on').notNull(),
  /** ISO number of the weekday: 1 is Monday, 7 is Sunday. */
  weekStartsOn: integer('week_starts_on').notNull().default(7),
  monthlyTargetCents: bigint('monthly_target_cents', { mode: 'number' }),
  /** Fine of a late payment, in hundredths of a percent. */
  fineBasisPoints: integer('fine_basis_points'),
  /** Interest of a late payment for 30 days, in hundredths of a percent. */
  interestBasisPoints: integer('interest_basis_points'),
  /** Lines, separated by line breaks. */
  address: text('address'),
  /** CPF or CNPJ without punctuation. */
  taxNumber: text('tax_number'),
  /** PNG or JPEG in base64. */
  logo: text('logo'),
  isDemonstration: boolean('is_demonstration').notNull().default(false),
  /** The last day with entries of the demonstration. */
  generatedUntil: date('generated_until'),
  /** The first day with entries of the demonstration. */
  generatedFrom: date('generated_from'),
  /** The last day of the closed months. Null: no month is closed. */
  closedUntil: date('closed_until'),
  /** Grows with each change by a user. */
  version: integer('version').notNull().default(1),
});

/** State and municipal holidays. */
export const holidays = pgTable('holidays', {
  day: date('day').primaryKey(),
  name: text('name').notNull(),
});

export const categories = pgTable('categories', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  name: text('name').notNull().unique(),
  incomeStatementGroup: text('statement_group', {
    enum: ['revenue', 'deductions', 'costs', 'expenses', 'financial', 'incomeTax'],
  }).notNull(),
  /** The due day of a tax does not move to the next business day. */
  isTax: boolean('is_tax').notNull().default(false),
  /** Its place in the chart, from 1. Null: at the end. */
  position: integer('position'),
  /** Shown, but not offered for new entries. */
  isArchived: boolean('is_archived').notNull().default(false),
  /** The category that has its entries since a merge. A merged one keeps its name for imports and for the undo. */
  mergedIntoId: integer('merged_into_id'),
  mergeEventId: bigint('merge_event_id', { mode: 'number' }),
});

/** The entries and series that a merge of categories, or its undo, has moved. Each row has one of the two. */
export const categoryMoves = pgTable('category_moves', {
  eventId: bigint('event_id', { mode: 'number' }).notNull(),
  entryId: bigint('entry_id', { mode: 'number' }),
  seriesId: bigint('series_id', { mode: 'number' }),
});

/** Amounts to receive and to pay. Rows with `deletedAt` count in no figure. */
export const entries = pgTable('entries', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind', { enum: KINDS }).notNull(),
  counterparty: text('counterparty').notNull(),
  categoryId: integer('category_id').notNull(),
  form: text('form', { enum: FORMS }).notNull(),
  /** Entries with the same document are installments of one sale or purchase. */
  document: text('document').notNull(),
  installment: integer('installment').notNull().default(1),
  installments: integer('installments').notNull().default(1),
  issuedOn: date('issued_on').notNull(),
  dueOn: date('due_on').notNull(),
  /** Computed from `dueOn` by `server/company/calendar.ts`. */
  effectiveDueOn: date('effective_due_on').notNull(),
  /** The day of the last payment if nothing is open, else null. Triggers compute this and the next three from the payments. */
  paidOn: date('paid_on'),
  /** `cashCents` if nothing is open, else null. */
  paidCents: bigint('paid_cents', { mode: 'number' }),
  /** What the payments have settled of the amount. */
  settledCents: bigint('settled_cents', { mode: 'number' }).notNull().default(0),
  /** What the payments have moved in money. */
  cashCents: bigint('cash_cents', { mode: 'number' }).notNull().default(0),
  amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
  /** Counterparty and document without accents and case. */
  searchText: text('search_text')
    .notNull()
    .generatedAlwaysAs(sql`fold_text(counterparty || E'\\n' || document)`),
  /** Grows with each change. */
  version: integer('version').notNull().default(1),
  /** The import that added the entry. */
  importId: bigint('import_id', { mode: 'number' }),
  seriesId: bigint('series_id', { mode: 'number' }),
  /** Its number in the series, from 1. Null without a series. */
  occurrence: integer('occurrence'),
  /** Whether a person has changed this occurrence alone. */
  isSeparate: boolean('is_separate').notNull().default(false),
  /** Whether the end of its series has deleted it, so that a later end restores it. */
  removedByEnd: boolean('removed_by_end').notNull().default(false),
  note: text('note').notNull().default(''),
});

/** Entries that repeat. A series has the values of its next entries. */
export const series = pgTable('series', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind', { enum: KINDS }).notNull(),
  counterparty: text('counterparty').notNull(),
  categoryId: integer('category_id').notNull(),
  form: text('form', { enum: FORMS }).notNull(),
  document: text('document').notNull(),
  amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
  /** Days from the day of issue to the due day. */
  leadDays: integer('lead_days').notNull(),
  rhythm: text('rhythm', {
    enum: ['month', 'monthEnd', 'twoWeeks', 'week', 'businessDay', 'wageDay'],
  }).notNull(),
  /** The number of the business day in its month. Null for other rhythms. */
  businessDay: integer('business_day'),
  /** The due day of `anchorOccurrence`, from which the others are counted. */
  anchorOn: date('anchor_on').notNull(),
  anchorOccurrence: integer('anchor_occurrence').notNull().default(1),
  /** The last occurrence and the last due day. Null: no such end. */
  lastOccurrence: integer('last_occurrence'),
  lastDueOn: date('last_due_on'),
  /** A deletion ended the series after this occurrence. Null: none did. */
  endedAfter: integer('ended_after'),
  /** A trigger increments it with each change of the row. */
  version: integer('version').notNull().default(1),
});

/** Payments of entries. A row is never changed or deleted, only voided. */
export const payments = pgTable('payments', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  entryId: bigint('entry_id', { mode: 'number' }).notNull(),
  paidOn: date('paid_on').notNull(),
  principalCents: bigint('principal_cents', { mode: 'number' }).notNull().default(0),
  discountCents: bigint('discount_cents', { mode: 'number' }).notNull().default(0),
  interestCents: bigint('interest_cents', { mode: 'number' }).notNull().default(0),
  fineCents: bigint('fine_cents', { mode: 'number' }).notNull().default(0),
  feeCents: bigint('fee_cents', { mode: 'number' }).notNull().default(0),
  form: text('form', { enum: FORMS }).notNull(),
  note: text('note').notNull().default(''),
  /** A payment of an earlier release is one of the first account. */
  accountId: bigint('account_id', { mode: 'number' }).notNull().default(1),
  /** The payment whose money went back. A refund has positive parts and counts them negative. */
  refundOf: bigint('refund_of', { mode: 'number' }),
  voidedAt: timestamp('voided_at', { withTimezone: true }),
  voidedBy: text('voided_by'),
  /** Empty if a change of the entry voided the payment. */
  voidReason: text('void_reason'),
  /** What the lines of statements show of it, without the sign. A trigger counts it. */
  matchedCents: bigint('matched_cents', { mode: 'number' }).notNull().default(0),
  /** A copy of the entry's. A trigger writes it. */
  kind: text('kind', { enum: KINDS }).notNull().default('receivable'),
  /** Whether the entry is deleted. A trigger writes it. */
  isOfDeleted: boolean('is_of_deleted').notNull().default(false),
  settledCents: bigint('settled_cents', { mode: 'number' })
    .notNull()
    .generatedAlwaysAs(
      sql`discount_cents + case when refund_of is null then principal_cents else -principal_cents end`,
    ),
  /** Negative for a refund. */
  cashCents: bigint('cash_cents', { mode: 'number' })
    .notNull()
    .generatedAlwaysAs(
      sql`(case when refund_of is null then 1 else -1 end) * (principal_cents + interest_cents + fine_cents
        + case when kind = 'payable' then fee_cents else -fee_cents end)`,
    ),
});

/** Imports of files with entries. */
export const imports = pgTable('imports', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  importedAt: timestamp('imported_at', { withTimezone: true }).notNull(),
  userId: uuid('user_id').notNull(),
  /** Stays when the user is removed. */
  userName: text('user_name').notNull(),
  fileName: text('file_name').notNull(),
  fileHash: text('file_hash').notNull(),
  /** Number of entries. */
  added: integer('added').notNull(),
  undoneAt: timestamp('undone_at', { withTimezone: true }),
});

type RecordedValue = string | number | boolean | null;

/** A field with its values before and after a change. Null: it had or has no value. */
export type FieldChange = [field: string, before: RecordedValue, after: RecordedValue];

/**
 * The trail of changes. Rows are added and never changed. The name of the table is older than what it records, and earlier
 * releases leave the columns from `userId` on empty.
 */
export const activity = pgTable('activity', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  happenedAt: timestamp('happened_at', { withTimezone: true }).notNull(),
  userName: text('user_name').notNull(),
  action: text('action', {
    enum: [
      'created',
      'changed',
      'paid',
      'unpaid',
      'deleted',
      'restored',
      'imported',
      'import-undone',
      'company-changed',
      'refunded',
      'refund-voided',
      'categories-changed',
      'categories-merged',
      'merge-undone',
      'account-added',
      'account-changed',
      'transferred',
      'transfer-voided',
      'statement-imported',
      'statement-undone',
      'line-matched',
      'line-unmatched',
      'line-ignored',
      'line-restored',
      'month-closed',
      'month-reopened',
    ],
  }).notNull(),
  entryId: bigint('entry_id', { mode: 'number' }),
  userId: uuid('user_id'),
  userRole: text('user_role', { enum: ROLES }),
  /** The same id as in the log. */
  requestId: text('request_id'),
  importId: bigint('import_id', { mode: 'number' }),
  seriesId: bigint('series_id', { mode: 'number' }),
  accountId: bigint('account_id', { mode: 'number' }),
  transferId: bigint('transfer_id', { mode: 'number' }),
  statementImportId: bigint('statement_import_id', { mode: 'number' }),
  statementLineId: bigint('statement_line_id', { mode: 'number' }),
  /** The changed fields, each with its values before and after. */
  changes: jsonb('changes').$type<FieldChange[]>().notNull().default([]),
  /** Set by a trigger. */
  isDemonstration: boolean('is_demonstration').notNull().default(false),
});

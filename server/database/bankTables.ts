import {
  bigint,
  boolean,
  date,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

// The tables of money accounts, transfers and statements. `migrations/027-bank.sql`, `030-matches.sql` and
// `032-recorded-lines.sql` create them.

/** The account that has the opening balance of the company, and the payments of earlier releases. */
export const FIRST_ACCOUNT = 1;

/** The accounts where the company's money is. */
export const moneyAccounts = pgTable('money_accounts', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  name: text('name').notNull(),
  kind: text('kind', { enum: ['bank', 'cash', 'card'] }).notNull(),
  /** The number of the bank, as statements have it. Empty: unknown. */
  bankCode: text('bank_code').notNull().default(''),
  /** The last digits of the account's number. */
  numberEnd: text('number_end').notNull().default(''),
  /** The balance at the start of `openingOn`. A trigger copies that of the first account from the company. */
  openingCents: bigint('opening_cents', { mode: 'number' }).notNull().default(0),
  openingOn: date('opening_on').notNull().default('1970-01-01'),
  /** Not offered for new payments. */
  isArchived: boolean('is_archived').notNull().default(false),
  /** Statements of some cards have purchases with a positive amount. */
  invertsAmounts: boolean('inverts_amounts').notNull().default(false),
  version: integer('version').notNull().default(1),
});

/** The accounts of statement files: bank and number as the file has them. */
export const statementAccounts = pgTable('statement_accounts', {
  key: text('key').primaryKey(),
  accountId: bigint('account_id', { mode: 'number' }).notNull(),
});

/** Money that moves between two accounts. A row is never changed or deleted, only voided. */
export const transfers = pgTable('transfers', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  fromAccountId: bigint('from_account_id', { mode: 'number' }).notNull(),
  toAccountId: bigint('to_account_id', { mode: 'number' }).notNull(),
  movedOn: date('moved_on').notNull(),
  cents: bigint('cents', { mode: 'number' }).notNull(),
  note: text('note').notNull().default(''),
  voidedAt: timestamp('voided_at', { withTimezone: true }),
  voidedBy: text('voided_by'),
  voidReason: text('void_reason'),
});

/** Statement files of banks. */
export const statementImports = pgTable('statement_imports', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  importedAt: timestamp('imported_at', { withTimezone: true }).notNull(),
  userId: uuid('user_id').notNull(),
  /** Stays when the user is removed. */
  userName: text('user_name').notNull(),
  fileName: text('file_name').notNull(),
  fileHash: text('file_hash').notNull(),
  undoneAt: timestamp('undone_at', { withTimezone: true }),
});

/** What the bank said. Day, amount and text of a line are never edited. */
export const statementLines = pgTable('statement_lines', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  accountId: bigint('account_id', { mode: 'number' }).notNull(),
  importId: bigint('import_id', { mode: 'number' }).notNull(),
  day: date('day').notNull(),
  /** Negative: money that left the account. */
  cents: bigint('cents', { mode: 'number' }).notNull(),
  text: text('text').notNull(),
  document: text('document').notNull().default(''),
  /** The id of the bank (FITID). It is not unique. */
  bankId: text('bank_id').notNull().default(''),
  /** Equal for lines that a second file repeats. */
  fingerprint: text('fingerprint').notNull(),
  /** Its number among the equal ones, from 1. */
  occurrence: integer('occurrence').notNull(),
  ignoredAt: timestamp('ignored_at', { withTimezone: true }),
  ignoredBy: text('ignored_by'),
  ignoreReason: text('ignore_reason'),
  /** What its matches explain, without the sign. A trigger counts it. */
  matchedCents: bigint('matched_cents', { mode: 'number' }).notNull().default(0),
  version: integer('version').notNull().default(1),
});

/** What the lines of statements are. A row is never changed or deleted, only voided. */
export const matches = pgTable('matches', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  lineId: bigint('line_id', { mode: 'number' }).notNull(),
  /** A match has a payment or a transfer. */
  paymentId: bigint('payment_id', { mode: 'number' }),
  transferId: bigint('transfer_id', { mode: 'number' }),
  /** The part of the line, without its sign. */
  cents: bigint('cents', { mode: 'number' }).notNull(),
  /** Whether the match has made the payment, which then is voided with it. */
  madePayment: boolean('made_payment').notNull().default(false),
  /** The version of a new entry after its payment. Null: the match has made no entry. */
  madeEntryVersion: integer('made_entry_version'),
  /** Whether the match has made the transfer, which then is voided with the last match. */
  madeTransfer: boolean('made_transfer').notNull().default(false),
  matchedAt: timestamp('matched_at', { withTimezone: true }).notNull(),
  matchedBy: text('matched_by').notNull(),
  voidedAt: timestamp('voided_at', { withTimezone: true }),
  voidedBy: text('voided_by'),
});

/** The balances that statements say, at the end of a day. */
export const statementBalances = pgTable(
  'statement_balances',
  {
    accountId: bigint('account_id', { mode: 'number' }).notNull(),
    day: date('day').notNull(),
    importId: bigint('import_id', { mode: 'number' }).notNull(),
    cents: bigint('cents', { mode: 'number' }).notNull(),
  },
  ({ accountId, day, importId }) => [primaryKey({ columns: [accountId, day, importId] })],
);

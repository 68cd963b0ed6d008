import { and, eq, gt, gte, isNotNull, isNull, lt, lte, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { operations } from '../../api-spec/schema.gen';
import { cleanText } from '../../api-spec/texts';
import type { Queries } from '../database/database';
import { buildOnce, type Unprepared } from '../database/statements';
import { entries, payments } from '../database/tables';
import { addDays } from '../../api-spec/days';
import type { Day } from '../company/days';

/** Parameters of `listEntries`. */
export type EntryQuery = NonNullable<operations['listEntries']['parameters']['query']>;

/** Which entries. Each field narrows the choice. A figure and its link share one filter, so their totals are equal. */
export type EntryFilter = Omit<EntryQuery, 'sort' | 'after' | 'limit'>;

/** Values that entries are compared with, each by the name of its comparison. */
export type Comparisons = Readonly<Partial<Record<Comparison, Value | undefined>>>;
export type Comparison = keyof typeof COMPARISONS | PaymentComparison | Word;
type PaymentComparison = keyof typeof PAYMENT_COMPARISONS;
type Word = `word${number}`;
type Value = string | number | true | readonly string[] | readonly number[];

/** Returns the comparisons of a filter. With days or an account of payments, the form is that of the payments. */
export function makeComparisons(filter: EntryFilter, today: Day): Comparisons {
  const { kind, status, dueFrom, dueTo, paidFrom, paidTo, issuedFrom, issuedTo, lateFrom, lateTo } = filter;
  const { counterparty, document, form, category, group, search, import: importId, series, account } = filter;
  const ofPayments = { paidFrom, paidTo, paidAccountId: account === undefined ? undefined : readId(account) };
  return {
    kind,
    ...(status && STATUS_COMPARISONS[status](today)),
    dueFrom,
    dueTo,
    ...ofPayments,
    issuedFrom,
    issuedTo,
    ...(lateFrom !== undefined && { isUnpaid: true, lateFromDay: addDays(today, -lateFrom) }),
    ...(lateTo !== undefined && { isUnpaid: true, lateToDay: addDays(today, -lateTo) }),
    group,
    ...(importId !== undefined && { importId: readId(importId) }),
    ...(series !== undefined && { seriesId: readId(series) }),
    ...compareText('counterparty', counterparty),
    ...compareText('document', document),
    ...compareText('category', category),
    [choosesPayments(ofPayments) ? 'paidForm' : 'form']: form,
    ...(search && toWords(search)),
  };
}

/** A text with invisible characters also matches the cleaned one. Texts of earlier releases still have them. */
function compareText(name: 'counterparty' | 'document' | 'category', text: string | undefined): Comparisons {
  if (text === undefined) return {};
  const cleaned = cleanText(text);
  return cleaned === text ? { [name]: text } : { [`${name}In`]: [text, cleaned] };
}

/** Returns the comparison of a selection, by the ids of the API. */
export const makeIdComparison = (ids: readonly string[]): Comparisons => ({ ids: ids.map(readId) });

/** Returns the id in the database. No entry has the id 0. */
export const readId = (id: string): number => (/^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0);

const STATUS_COMPARISONS: Record<NonNullable<EntryFilter['status']>, (today: Day) => Comparisons> = {
  paid: () => ({ isPaid: true }),
  unpaid: () => ({ isUnpaid: true }),
  open: (today) => ({ isUnpaid: true, dueAfter: today }),
  today: (today) => ({ isUnpaid: true, dueOn: today }),
  overdue: (today) => ({ isUnpaid: true, dueBefore: today }),
};

/** A list writes the number of an instalment after its document, as in `51566 1/2`. It is no part of the stored document. */
const INSTALLMENT = /(?<=\S)\s+\d{1,3}\/\d{1,3}\s*$/;

/** Returns the words to search. */
export const splitWords = (search: string): string[] =>
  search.replace(INSTALLMENT, '').split(/\s+/).filter(Boolean);

/** Each word may be anywhere in counterparty or document. */
export function toWords(search: string): Comparisons {
  const words = splitWords(search);
  const escape = (word: string) => word.replaceAll(/[\\%_]/g, String.raw`\$&`);
  return Object.fromEntries(words.map((word, at) => [`word${at}`, escape(word)]));
}

/** Whether comparisons choose days or an account of payments, so that only the payments of these count. */
export const choosesPayments = ({ paidFrom, paidTo, paidAccountId }: Comparisons): boolean =>
  paidFrom !== undefined || paidTo !== undefined || paidAccountId !== undefined;

/** Returns the comparisons with a value. */
function listComparisons(comparisons: Comparisons): [name: Comparison, value: Value][] {
  return Object.entries(comparisons).flatMap(([name, value]): [Comparison, Value][] => {
    if (!isComparison(name)) throw new Error(`There is no comparison ${name}.`);
    return value === undefined ? [] : [[name, value]];
  });
}

const isComparison = (name: string): name is Comparison =>
  isWord(name) || isOfPayment(name) || Object.hasOwn(COMPARISONS, name);
const isOfPayment = (name: string): name is PaymentComparison => Object.hasOwn(PAYMENT_COMPARISONS, name);
const isWord = (name: string): name is Word => /^word\d+$/.test(name);

/**
 * Returns a function that runs a statement for comparisons. The statement is built once for each choice of comparisons, because
 * a dashboard runs dozens of them (docs/decisions/049-statements-built-once.md).
 * @param build returns the query with the condition.
 */
export function prepareMatching<Rows>(
  build: (queries: Queries, condition: SQL | undefined) => Unprepared<Statement<Rows>>,
  match: (names: readonly Comparison[]) => SQL | undefined = matches,
): (queries: Queries, comparisons: Comparisons, otherValues?: Values) => Promise<Rows> {
  const statement = buildOnce((queries, names: Comparison[]) => build(queries, match(names)));
  return (queries, comparisons, otherValues) =>
    statement(
      queries,
      listComparisons(comparisons).map(([name]) => name),
    ).execute({ ...comparisons, ...otherValues });
}

type Values = Record<string, unknown>;
type Statement<Rows> = { execute: (values: Values) => Promise<Rows> };

type Compared = readonly [name: Comparison, value: SQLWrapper];

/** Returns the SQL condition of comparisons. Each value has a placeholder of its name. Deleted entries never match. */
export const matches = (names: readonly Comparison[]): SQL | undefined =>
  meetEntries(names.map(usePlaceholder));

/** Returns the same condition of payments. Voided payments and those of deleted entries never match. */
export const matchesPayments = (names: readonly Comparison[]): SQL | undefined =>
  meetPayments(names.map(usePlaceholder));

/** Returns the SQL condition of comparisons with their values. Deleted entries never match. */
export const meets = (comparisons: Comparisons): SQL | undefined =>
  meetEntries(listComparisons(comparisons).map(([name, value]) => [name, sql.param(value)]));

const usePlaceholder = (name: Comparison): Compared => [name, sql.placeholder(name)];

/** One payment of an entry meets all comparisons of payments. */
function meetEntries(compared: readonly Compared[]): SQL | undefined {
  const ofPayments = compared.filter(([name]) => isOfPayment(name));
  // Without `offset`, the database would read all entries in the order of a page, and look for the payments of each one.
  return and(
    isNull(entries.deletedAt),
    ...compared.map(([name, value]) => compareEntry(name, value)),
    ofPayments.length === 0
      ? undefined
      : sql`${entries.id} in (select ${payments.entryId} from ${payments} where ${meetPayments(ofPayments)} offset 0)`,
  );
}

function meetPayments(compared: readonly Compared[]): SQL | undefined {
  const ofEntries = compared.filter(([name]) => !isOfPayment(name) && name !== 'kind');
  return and(
    isNull(payments.voidedAt),
    eq(payments.isOfDeleted, false),
    ...compared.map(([name, value]) =>
      name === 'kind'
        ? eq(payments.kind, value)
        : isOfPayment(name)
          ? PAYMENT_COMPARISONS[name](value)
          : undefined,
    ),
    ofEntries.length === 0
      ? undefined
      : sql`${payments.entryId} in (select ${entries.id} from ${entries} where ${meetEntries(ofEntries)})`,
  );
}

function compareEntry(name: Comparison, value: SQLWrapper): SQL | undefined {
  if (isOfPayment(name)) return undefined;
  return isWord(name)
    ? sql`${entries.searchText} like '%' || fold_text(${value}) || '%'`
    : COMPARISONS[name](value);
}

const { effectiveDueOn, issuedOn, paidOn } = entries;
/** The SQL of each comparison. The names with `is` need no value. */
const COMPARISONS = {
  kind: (kind) => eq(entries.kind, kind),
  isPaid: () => isNotNull(paidOn),
  isUnpaid: () => isNull(paidOn),
  dueOn: (day) => eq(effectiveDueOn, day),
  dueAfter: (day) => gt(effectiveDueOn, day),
  dueBefore: (day) => lt(effectiveDueOn, day),
  dueFrom: (day) => gte(effectiveDueOn, day),
  dueTo: (day) => lte(effectiveDueOn, day),
  issuedFrom: (day) => gte(issuedOn, day),
  issuedTo: (day) => lte(issuedOn, day),
  // An entry with a longer delay was due earlier.
  lateFromDay: (day) => lte(effectiveDueOn, day),
  lateToDay: (day) => gte(effectiveDueOn, day),
  counterparty: (name) => eq(entries.counterparty, name),
  document: (number) => eq(entries.document, number),
  form: (form) => eq(entries.form, form),
  category: (name) => isInCategories(sql`name = ${name}`),
  counterpartyIn: (names) => sql`${entries.counterparty} = any(${names}::text[])`,
  documentIn: (numbers) => sql`${entries.document} = any(${numbers}::text[])`,
  categoryIn: (names) => isInCategories(sql`name = any(${names}::text[])`),
  group: (group) => isInCategories(sql`statement_group = ${group}`),
  importId: (id) => eq(entries.importId, id),
  seriesId: (id) => eq(entries.seriesId, id),
  ids: (ids) => sql`${entries.id} = any(${ids}::bigint[])`,
} as const satisfies Record<string, (value: SQLWrapper) => SQL>;

/** The SQL of comparisons of one payment. */
const PAYMENT_COMPARISONS = {
  paidAfter: (day) => gt(payments.paidOn, day),
  paidFrom: (day) => gte(payments.paidOn, day),
  paidTo: (day) => lte(payments.paidOn, day),
  paidForm: (form) => eq(payments.form, form),
  paidAccountId: (id) => eq(payments.accountId, id),
} as const satisfies Record<string, (value: SQLWrapper) => SQL>;

/** An array, because the database plans it better than a join with a table that is too small for statistics. */
const isInCategories = (condition: SQL): SQL =>
  sql`${entries.categoryId} = any(array(select id from categories where ${condition}))`;

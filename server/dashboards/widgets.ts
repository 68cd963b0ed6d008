import type { components } from '../../api-spec/schema.gen';
import { hasRefusedCharacter } from '../../api-spec/texts';
import type { StoredAccount } from '../bank/accounts';
import type { Queries } from '../database/database';
import type { Calendar } from '../../api-spec/calendar';
import type { Company } from '../company/company';
import type { Day } from '../company/days';
import { makeComparisons, type EntryFilter } from '../entries/filter';
import { sumPayments, type PaymentSum } from '../entries/paymentSums';
import { sumEntries, type Sum } from '../entries/sums';
import type { Language, TextId } from '../texts/catalogues';
import { dateFormat, numberFormat } from '../texts/formats';
import type { Translate } from '../texts/translate';
import type { Period, Range } from './period';

export type Schemas = components['schemas'];
export type Widget = Schemas['Widget'];

/** Cents in and out. */
export type Flow = { in: number; out: number };

/** Cash from which the days to come are forecast. */
export type Cash = {
  /** Balance of today. */
  balance: number;
  /** Expected flows by day, from today on. */
  flows: Map<Day, Flow>;
};

/** What the figures of a dashboard are computed from. */
export type DashboardContext = {
  queries: Queries;
  company: Company;
  calendar: Calendar;
  today: Day;
  now: Date;
  period: Period;
  /** The account of the figures. Null: all accounts. */
  account: StoredAccount | null;
  /** The day of issue of the first entry. Null without an entry. */
  firstDay: Day | null;
  language: Language;
  translate: Translate;
  /** Returns the cash that several widgets forecast from. It is read once for each dashboard. */
  cash: () => Promise<Cash>;
};

/** A widget of a dashboard. `compute` returns `null` if the company does not have the widget. */
export type Definition = {
  id: string;
  kind: string;
  title: TextId;
  compute: (context: DashboardContext) => Promise<Widget | null>;
  /** A company without entries has it too. */
  needsNoEntries?: true;
  /** Whether it can have the cash of one account. */
  hasAccounts?: true;
};

type Head = {
  id: WidgetId;
  size?: 's' | 'm' | 'l' | 'full';
  /** Whether the company's day shows the same. */
  inDay?: boolean;
};

/** Returns the filter of the account of the figures. */
export const filterAccount = ({ account }: DashboardContext): EntryFilter =>
  account === null ? {} : { account: String(account.id) };

/** A widget whose title is in the catalogues. */
export type WidgetId = IdOfTitle<TextId>;
type IdOfTitle<Id> = Id extends `widget.${infer Name}.title` ? Name : never;

/** The fields that the head of a widget does not have. */
type Body<Name extends keyof Schemas> = Omit<Schemas[Name], 'id' | 'kind' | 'title' | 'size'>;
type TranslatedHead<K extends string> = Head & { title: string; kind: K };

/** Makes the function that defines widgets of one kind. `join` lets the compiler check that the body belongs to the kind. */
const makeDefine =
  <K extends string, B>(kind: K, join: (head: TranslatedHead<K>, body: B) => Widget) =>
  (head: Head, compute: (context: DashboardContext) => Promise<B | null>): Definition => {
    const title = `widget.${head.id}.title` as const;
    return {
      ...head,
      kind,
      title,
      compute: async (context) => {
        const body = await compute(context);
        return body && join({ ...head, kind, title: context.translate(title) }, body);
      },
    };
  };

export const defineMetric = makeDefine('metric', (head, body: Body<'MetricWidget'>) => ({
  ...head,
  ...body,
}));
export const defineSeries = makeDefine('series', (head, body: Body<'SeriesWidget'>) => ({
  ...head,
  ...body,
}));
export const defineShare = makeDefine('share', (head, body: Body<'ShareWidget'>) => ({ ...head, ...body }));
export const defineTable = makeDefine('table', (head, body: Body<'TableWidget'>) => ({ ...head, ...body }));
export const defineProgress = makeDefine('progress', (head, body: Body<'ProgressWidget'>) => ({
  ...head,
  ...body,
}));

/**
 * Returns the link to the entries of a filter. There is none if the filter has a stored text with characters that the API
 * refuses, which only earlier releases accepted.
 */
export function linkTo(filter: EntryFilter): { link?: Schemas['Link'] } {
  const texts = Object.entries(filter).map(([name, value]) => [name, String(value)] as const);
  if (texts.some(([, text]) => hasRefusedCharacter(text))) return {};
  return { link: { to: 'entries', filter: Object.fromEntries(texts) } };
}

export const sum = ({ queries, today }: DashboardContext, filter: EntryFilter): Promise<Sum> =>
  sumEntries(queries, makeComparisons(filter, today));

/** Sums the payments of a filter's days and of its entries. */
export const sumPaid = ({ queries, today }: DashboardContext, filter: EntryFilter): Promise<PaymentSum> =>
  sumPayments(queries, makeComparisons(filter, today));

/** Returns cents as an amount in reais, in the notation of the language. */
export const formatMoney = ({ language }: DashboardContext, cents: number): string =>
  numberFormat(language, { style: 'currency', currency: 'BRL' }).format(cents / 100);

/** Returns a day as a short text, such as `5 de dez.`. */
export const formatDay = (context: DashboardContext, day: Day): string =>
  dayFormat(context, [day]).format(toDate(day));

/** Returns two days as a short text, such as `1 – 23 de nov.`. */
export const formatRange = (context: DashboardContext, { from, to }: Range): string =>
  dayFormat(context, [from, to]).formatRange(toDate(from), toDate(to));

/** Formats short days, with the year if it is not the current one. */
function dayFormat({ language, today }: DashboardContext, days: readonly Day[]): Intl.DateTimeFormat {
  const isThisYear = days.every((day) => day.slice(0, 4) === today.slice(0, 4));
  return dateFormat(language, {
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
    timeZone: 'UTC',
  });
}

const toDate = (day: Day) => new Date(`${day}T00:00:00Z`);

import { formatTaxNumber, nameTaxNumber } from '../../api-spec/taxNumber';
import { KINDS } from '../database/entryValues';
import type { Database } from '../database/database';
import type { Report, ReportSection } from '../files/report';
import { Refusal } from '../errors/refusal';
import type { Language } from '../texts/catalogues';
import { numberFormat } from '../texts/formats';
import { makeTranslate } from '../texts/translate';
import { companyDay, readCompany } from '../company/company';
import { readLetterhead } from '../company/letterhead';
import { addPaymentSums, type EntryWithPayments } from './addPaymentSums';
import { makeChoiceComparisons, readEntries, type Choice } from './listEntries';
import { chooseColumns, formatAmount, formatDay } from './reportColumns';
import { sumEntries } from './sums';

type ReportOptions = Choice & { now: Date; language: Language; userName: string };

/** More would be a book, and would keep a thread busy for longer than the portal waits. */
const MAX_ENTRIES = 2_000;
/** Entries of one query. */
const PAGE_SIZE = 250;

/**
 * Reads what a report shows of the chosen entries.
 * @throws Refusal `too-many-entries` for more entries than a report may have.
 */
export async function reportEntries(
  database: Database,
  { now, language, userName, ...choice }: ReportOptions,
): Promise<{ report: Report; name: string; rows: number }> {
  const { company, letterhead, today, entries } = await database.inTransaction('read', async (queries) => {
    const ownCompany = await readCompany(queries);
    const day = companyDay(ownCompany, now);
    if ((await sumEntries(queries, makeChoiceComparisons(choice, day))).count > MAX_ENTRIES)
      throw new Refusal('too-many-entries', { fields: { most: MAX_ENTRIES } });
    const all: EntryWithPayments[] = [];
    for await (const page of readEntries(queries, { ...choice, limit: PAGE_SIZE, today: day }))
      all.push(...(await addPaymentSums(queries, page)));
    const letterhead = toReportLetterhead(await readLetterhead(queries));
    return { company: ownCompany.name, letterhead, today: day, entries: all };
  });
  const translate = makeTranslate(language);
  const sections = KINDS.map((kind) => entries.filter((entry) => entry.kind === kind)).filter(
    (ofKind) => ofKind.length > 0,
  );
  const isMixed = sections.length > 1;
  const columns = chooseColumns(entries, language);
  const make = (ofKind: readonly EntryWithPayments[]) =>
    makeSection(ofKind, { columns, language, isPart: isMixed });
  const report: Report = {
    language,
    company,
    letterhead,
    title: translate('report.title'),
    made: translate('report.made', { day: formatDay(today, language), user: userName }),
    madeAt: now,
    // The numbers are known when the report is drawn.
    pageNumber: translate('report.page', { page: '{page}', pages: '{pages}' }),
    // The report goes to a thread, which receives no functions.
    columns: columns.map(({ title, width, type }) => ({ title, width, type })),
    sections: (isMixed ? sections : [entries]).map(make),
    summary: isMixed ? makeSummary(sections, language) : null,
  };
  return { report, name: `${translate('report.fileName')}-${today}.pdf`, rows: entries.length };
}

/** Returns what a report shows of the letterhead. */
export const toReportLetterhead = ({
  address,
  taxNumber,
  logo,
}: Awaited<ReturnType<typeof readLetterhead>>): Report['letterhead'] => ({
  lines: [
    ...(taxNumber === null ? [] : [`${nameTaxNumber(taxNumber)} ${formatTaxNumber(taxNumber)}`]),
    ...address,
  ],
  logo: logo === null ? null : Buffer.from(logo, 'base64'),
});

type SectionOptions = {
  columns: ReturnType<typeof chooseColumns>;
  language: Language;
  /** Whether the report has another section. */
  isPart: boolean;
};

function makeSection(
  entries: readonly EntryWithPayments[],
  { columns, language, isPart }: SectionOptions,
): ReportSection {
  const translate = makeTranslate(language);
  const kind = entries[0]?.kind;
  const { amountCents, paidCents, openCents } = sum(entries);
  const sums = columns.map(({ id }, index) => {
    if (index === 0) return translate(isPart ? 'report.subtotal' : 'report.total');
    if (id === 'amount') return formatAmount(amountCents, language);
    if (id === 'open') return formatAmount(openCents, language);
    return id === 'paid' ? formatAmount(paidCents, language) : '';
  });
  return {
    title: translate('report.section', {
      kind: translate(kind ? `entry.kind.${kind}` : 'entry.entries'),
      count: entries.length,
    }),
    rows: entries.map((entry) => columns.map(({ read }) => read(entry))),
    sums,
  };
}

function makeSummary(
  sections: readonly (readonly EntryWithPayments[])[],
  language: Language,
): NonNullable<Report['summary']> {
  const translate = makeTranslate(language);
  const line = (title: string, count: number, sums: Sums) => [
    title,
    numberFormat(language, {}).format(count),
    ...[sums.amountCents, sums.paidCents, sums.openCents].map((cents) => formatAmount(cents, language)),
  ];
  const rows = sections.map((entries) =>
    line(translate(`entry.kind.${entries[0]?.kind ?? 'receivable'}`), entries.length, sum(entries)),
  );
  const all = sections.flat();
  const [received, paid] = KINDS.map((kind) => sum(all.filter((entry) => entry.kind === kind)));
  const balance = line(translate('report.balance'), all.length, subtract(received, paid));
  const columns = [
    { title: translate('entry.kind'), width: 200, type: 'text' },
    { title: translate('entry.entries'), width: 90, type: 'amount' },
    { title: translate('report.column.amount'), width: 100, type: 'amount' },
    { title: translate('report.column.paid'), width: 100, type: 'amount' },
    { title: translate('report.column.open'), width: 100, type: 'amount' },
  ] as const;
  return { title: translate('report.summary'), columns, rows: [...rows, balance] };
}

type Sums = { amountCents: number; paidCents: number; openCents: number };
const NO_SUMS: Sums = { amountCents: 0, paidCents: 0, openCents: 0 };

const sum = (entries: readonly EntryWithPayments[]): Sums => ({
  amountCents: entries.reduce((total, entry) => total + entry.amountCents, 0),
  paidCents: entries.reduce((total, { payments }) => total + payments.cashCents, 0),
  openCents: entries.reduce((total, entry) => total + entry.openCents, 0),
});

const subtract = (one: Sums = NO_SUMS, other: Sums = NO_SUMS): Sums => ({
  amountCents: one.amountCents - other.amountCents,
  paidCents: one.paidCents - other.paidCents,
  openCents: one.openCents - other.openCents,
});

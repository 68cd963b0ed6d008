import type { Database } from '../database/open';
import type { Report, ReportSection } from '../files/report';
import { Refusal } from '../errors/refusal';
import type { Language } from '../http/language';
import { companyDay, readCompany } from '../company/company';
import { makeChoiceComparisons, readEntries, type Choice, type Entry } from './listEntries';
import { chooseColumns, formatAmount, formatCount, formatDay, TEXTS } from './reportTexts';
import { sumEntries } from './sums';

type ReportOptions = Choice & { now: Date; language: Language; userName: string };

/** More would be a book, and would keep a thread busy for longer than the portal waits. */
const MOST_ENTRIES = 2_000;
const KINDS = ['receivable', 'payable'] as const;
const PAGE = 250;

/**
 * Reads what a report shows of the chosen entries.
 * @throws Refusal `too-many-entries` for more entries than a report may have.
 */
export async function reportEntries(
  database: Database,
  { now, language, userName, ...choice }: ReportOptions,
): Promise<{ report: Report; name: string }> {
  const { company, today, entries } = await database.inTransaction('read', async (queries) => {
    const found = await readCompany(queries);
    const day = companyDay(found, now);
    if ((await sumEntries(queries, makeChoiceComparisons(choice, day))).count > MOST_ENTRIES)
      throw new Refusal('too-many-entries', { fields: { most: MOST_ENTRIES } });
    const all: Entry[] = [];
    for await (const page of readEntries(queries, { ...choice, limit: PAGE, today: day })) all.push(...page);
    return { company: found.name, today: day, entries: all };
  });
  const texts = TEXTS[language];
  const sections = KINDS.map((kind) => entries.filter((entry) => entry.kind === kind)).filter(
    (ofKind) => ofKind.length > 0,
  );
  const isMixed = sections.length > 1;
  const columns = chooseColumns(entries);
  const make = (ofKind: readonly Entry[]) => makeSection(ofKind, { columns, language, isPart: isMixed });
  const report: Report = {
    language,
    company,
    title: texts.title,
    made: texts.made(formatDay(today, language), userName),
    madeAt: now,
    pageNumber: texts.pageNumber,
    columns: columns.map(({ title, width, type }) => ({ title: title[language], width, type })),
    sections: (isMixed ? sections : [entries]).map(make),
    summary: isMixed ? makeSummary(sections, language) : null,
  };
  return { report, name: `${texts.fileName}-${today}.pdf` };
}

type SectionOptions = {
  columns: ReturnType<typeof chooseColumns>;
  language: Language;
  /** Whether the report has another section. */
  isPart: boolean;
};

function makeSection(
  entries: readonly Entry[],
  { columns, language, isPart }: SectionOptions,
): ReportSection {
  const texts = TEXTS[language];
  const kind = entries[0]?.kind;
  const { amountCents, paidCents } = sum(entries);
  const sums = columns.map(({ id }, index) => {
    if (index === 0) return isPart ? texts.subtotal : texts.total;
    if (id === 'amount') return formatAmount(amountCents, language);
    return id === 'paid' ? formatAmount(paidCents, language) : '';
  });
  return {
    title: texts.section(kind && texts[kind], formatCount(entries.length, language), entries.length),
    rows: entries.map((entry) => columns.map(({ read }) => read(entry, language))),
    sums,
  };
}

function makeSummary(
  sections: readonly (readonly Entry[])[],
  language: Language,
): NonNullable<Report['summary']> {
  const texts = TEXTS[language];
  const line = (title: string, count: number, amountCents: number, paidCents: number) => [
    title,
    formatCount(count, language),
    formatAmount(amountCents, language),
    formatAmount(paidCents, language),
  ];
  const rows = sections.map((entries) => {
    const { amountCents, paidCents } = sum(entries);
    return line(
      entries[0]?.kind === 'payable' ? texts.payable : texts.receivable,
      entries.length,
      amountCents,
      paidCents,
    );
  });
  const all = sections.flat();
  const signed = (cents: (entry: Entry) => number) =>
    all.reduce((total, entry) => total + (entry.kind === 'payable' ? -cents(entry) : cents(entry)), 0);
  const balance = line(
    texts.balance,
    all.length,
    signed(({ amountCents }) => amountCents),
    signed(({ paidCents }) => paidCents ?? 0),
  );
  return { title: texts.summary, columns: texts.summaryColumns, rows: [...rows, balance] };
}

const sum = (entries: readonly Entry[]) => ({
  amountCents: entries.reduce((total, entry) => total + entry.amountCents, 0),
  paidCents: entries.reduce((total, entry) => total + (entry.paidCents ?? 0), 0),
});

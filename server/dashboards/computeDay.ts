import { isNull } from 'drizzle-orm';
import { addDays, monthStart } from '../../api-spec/days';
import type { SignedInUser } from '../auth/users';
import { companyDay, hasOpeningBalance, readCompany } from '../company/company';
import type { Day } from '../company/days';
import type { Queries } from '../database/database';
import { buildOnce } from '../database/statements';
import { entries, imports } from '../database/tables';
import { readPage, type Sort } from '../entries/entryPage';
import { toEntry, type Entry } from '../entries/entryRow';
import { makeComparisons, type EntryFilter } from '../entries/filter';
import { makeSumKindsBy } from '../entries/sums';
import { readBalance } from './cash';
import { listDashboards, type Dashboards } from './catalogue';
import { readFirstDay } from './computeDashboard';
import { readResult } from './incomeStatement';
import { linkTo, type Schemas } from './widgets';

const DAYS = 7;
/** Of what is overdue, and of each day. */
const MAX_ENTRIES = 5;

type Options = { user: SignedInUser; dashboards: Dashboards; now: Date };
type DueEntries = Schemas['DueEntries'];

/** The dashboard with the cash flow and the income statement. */
const FINANCE = 'financeiro';

/** Computes the figures and the due entries of the company's day (specification §7.148). */
export async function computeDay(
  queries: Queries,
  { user, dashboards, now }: Options,
): Promise<Schemas['CompanyDay']> {
  const company = await readCompany(queries);
  const today = companyDay(company, now);
  const reading = { queries, today, company };
  const days = Array.from({ length: DAYS }, (_, index) => addDays(today, index));
  const isListed = listDashboards(dashboards, user).some(({ code }) => code === FINANCE);
  /** Whoever may not open the dashboard of the figure sees the entries behind it. */
  const linkFigure = (filter: EntryFilter) =>
    isListed ? { link: { to: 'dashboard', code: FINANCE } } : linkTo(filter);
  const hasOpening = hasOpeningBalance(company);
  const month = { from: monthStart(today), to: today };
  const { overdue, due } = await readDue(reading, days);
  return {
    asOf: today,
    ...(hasOpening && {
      balance: {
        cents: await readBalance(reading),
        openingCents: company.openingCents,
        openingOn: company.openingOn,
        ...linkFigure({ paidFrom: company.openingOn, paidTo: today }),
      },
    }),
    result: {
      ...month,
      ...(await readResult(reading, month)),
      ...linkFigure({ issuedFrom: month.from, issuedTo: month.to }),
    },
    overdue,
    days: due,
    steps: {
      openingBalance: hasOpening,
      import: (await anyImportStatement(queries).execute()).length > 0,
      entry: (await readFirstDay(queries)) !== null,
    },
  };
}

const anyImportStatement = buildOnce((queries) =>
  queries.select({ id: imports.id }).from(imports).where(isNull(imports.undoneAt)).limit(1),
);

type Reading = { queries: Queries; today: Day };

const sumByDueDay = makeSumKindsBy<Day>(entries.effectiveDueOn);

/** Returns what is overdue, and what is due on each of the days that has open entries. */
async function readDue(reading: Reading, days: readonly Day[]) {
  const { queries, today } = reading;
  const dueTo = days.at(-1) ?? today;
  const sums = await sumByDueDay(queries, makeComparisons({ status: 'unpaid', dueTo }, today));
  const addUp = (isMeant: (day: Day) => boolean, listed: Entry[]): DueEntries => {
    const add = (kind: 'receivable' | 'payable') =>
      [...sums[kind]]
        .filter(([day]) => isMeant(day))
        .reduce(
          (total, [, { count, openCents }]) => ({
            count: total.count + count,
            openCents: total.openCents + openCents,
          }),
          { count: 0, openCents: 0 },
        );
    return { receivable: add('receivable'), payable: add('payable'), entries: listed };
  };
  const due = [];
  for (const day of days.filter((one) => sums.payable.has(one) || sums.receivable.has(one)))
    due.push({
      day,
      ...addUp(
        (one) => one === day,
        await readFirst(reading, { status: 'unpaid', dueFrom: day, dueTo: day }, 'dueOn'),
      ),
    });
  return {
    overdue: addUp((day) => day < today, await readFirst(reading, { status: 'overdue' }, '-dueOn')),
    due,
  };
}

/** Reads the first entries of a filter: what is to pay, which is work of the company, then what is to receive. */
async function readFirst({ queries, today }: Reading, filter: EntryFilter, sort: Sort): Promise<Entry[]> {
  const found: Entry[] = [];
  for (const kind of ['payable', 'receivable'] as const) {
    const limit = MAX_ENTRIES - found.length;
    if (limit === 0) break;
    const comparisons = makeComparisons({ ...filter, kind }, today);
    const { rows } = await readPage(queries, comparisons, { sort, limit, cursor: null });
    found.push(...rows.map(({ entry }) => toEntry(entry, today)));
  }
  return found;
}

import { monthEnd, monthStart } from '../../api-spec/days';
import { findDueGroup } from '../../api-spec/dueGroups';
import type { components } from '../../api-spec/schema.gen';
import { companyDay, readCompany } from '../company/company';
import type { Queries } from '../database/database';
import { entries } from '../database/tables';
import { makeComparisons, type EntryFilter } from './filter';
import { sumPaymentsByDay } from './paymentSums';
import { makeSumKindsBy, sumEntries } from './sums';

type Summary = components['schemas']['EntrySummary'];
type Group = Summary['groups'][number];

const sumByDueDay = makeSumKindsBy<string>(entries.effectiveDueOn);

/** Counts and sums the entries of a filter for the views of a list (specification §7.144). */
export async function summarizeEntries(
  queries: Queries,
  filter: Omit<EntryFilter, 'kind' | 'status'>,
  now: Date,
): Promise<Summary> {
  const company = await readCompany(queries);
  const { weekStartsOn } = company;
  const today = companyDay(company, now);
  const unpaid = await sumByDueDay(queries, makeComparisons({ ...filter, status: 'unpaid' }, today));
  const paid = await sumEntries(queries, makeComparisons({ ...filter, status: 'paid' }, today));
  const month = { from: monthStart(today), to: monthEnd(today) };
  const cash = await sumPaymentsByDay(
    queries,
    makeComparisons({ ...filter, paidFrom: month.from, paidTo: month.to }, today),
  );
  const groups = new Map<string, Group>();
  const days = [...new Set([...unpaid.receivable.keys(), ...unpaid.payable.keys()])].sort();
  for (const day of days) {
    const group = findDueGroup(day, { today, weekStartsOn });
    const sums = groups.get(group) ?? { group, receivable: makeOpenSum(), payable: makeOpenSum() };
    for (const kind of KINDS) {
      sums[kind].count += unpaid[kind].get(day)?.count ?? 0;
      sums[kind].openCents += unpaid[kind].get(day)?.openCents ?? 0;
    }
    groups.set(group, sums);
  }
  const all = [...groups.values()];
  const overdue = all.filter(({ group }) => group === 'overdue');
  const counts = { payable: countKind(all, 'payable'), receivable: countKind(all, 'receivable') };
  const open = counts.payable + counts.receivable;
  return {
    ...{ asOf: today, weekStartsOn, groups: all },
    counts: {
      ...counts,
      overdue: countKind(overdue, 'payable') + countKind(overdue, 'receivable'),
      paid: paid.count,
      all: open + paid.count,
    },
    open: sumOpen(all),
    overdue: sumOpen(overdue),
    paid: { ...month, receivableCents: sumDays(cash.receivable), payableCents: sumDays(cash.payable) },
  };
}

const KINDS = ['receivable', 'payable'] as const;
const makeOpenSum = () => ({ count: 0, openCents: 0 });

const add = (sum: number, cents: number): number => sum + cents;
const sumDays = (cents: ReadonlyMap<string, number>): number => [...cents.values()].reduce(add, 0);
const countKind = (groups: readonly Group[], kind: (typeof KINDS)[number]): number =>
  groups.map((group) => group[kind].count).reduce(add, 0);
const sumOpen = (groups: readonly Group[]) => ({
  receivableCents: groups.map(({ receivable }) => receivable.openCents).reduce(add, 0),
  payableCents: groups.map(({ payable }) => payable.openCents).reduce(add, 0),
});

import type { components } from '../../../api-spec/schema.gen';
import { monthEnd } from '../../../api-spec/days';
import { computeDayFigures, computeFigures, sortLines, type Figures, type LedgerCompany } from './figures';
import { readJson, type Send } from './keepLedger';
import type { PeriodChoice } from './ledgers';
import { findLedgerPeriod } from './periods';
import type { LedgerEntry } from './readLedger';

type Schemas = components['schemas'];
type Widget = Schemas['Widget'];
type Link = {
  where: string;
  cents: number | null;
  count?: number | undefined;
  filter: Record<string, string>;
};

const CODES = ['default', 'financeiro', 'vendas'] as const;

/**
 * Compares each figure of each dashboard with its value computed from the entries, and each figure that has a link with the
 * entries behind it.
 */
export async function checkDashboards(
  send: Send,
  entries: readonly LedgerEntry[],
  company: LedgerCompany,
  choice: PeriodChoice,
): Promise<void> {
  const firstDay = entries.map(({ issuedOn }) => issuedOn).sort()[0] ?? null;
  const period = findLedgerPeriod(choice, company.today, firstDay);
  const expected = computeFigures(entries, company, period);
  for (const code of CODES) {
    const path = `/dashboards/${code}?${period.query}`;
    const { widgets, ...dashboard } = await readJson<Schemas['Dashboard']>(send, path);
    expect([dashboard.asOf, dashboard.period.from, dashboard.period.to]).toEqual([
      company.today,
      period.from,
      period.to,
    ]);
    expect(dashboard.period.before ?? null).toEqual(period.before);
    // The activity has no figure.
    const shown = widgets.filter(({ id }) => id !== 'activity').map(readFigures);
    // A company without entries has no figures (specification §7.65).
    expect(shown).toEqual(firstDay === null ? [] : expected[code]);
    for (const link of widgets.filter(({ id }) => id !== 'activity').flatMap(listLinks))
      await checkLink(send, link);
  }
}

/** Compares the company's day with the entries, and its links with the lists behind them. */
export async function checkDay(
  send: Send,
  entries: readonly LedgerEntry[],
  company: LedgerCompany,
): Promise<void> {
  const { balance, result, overdue, days } = await readJson<Schemas['CompanyDay']>(send, '/day');
  const expected = computeDayFigures(entries, company);
  const toSums = ({ receivable, payable }: Pick<Schemas['DueEntries'], 'receivable' | 'payable'>) => [
    ...[receivable.count, receivable.openCents],
    ...[payable.count, payable.openCents],
  ];
  const hasEntries = ([day, [inCount = 0, , outCount = 0]]: (typeof expected.due)[number]) =>
    day === 'overdue' || inCount + outCount > 0;
  expect({
    balance: balance?.cents,
    result: [result?.count, result?.cents],
    due: [['overdue', toSums(overdue)], ...days.map((day) => [day.day, toSums(day)])],
  }).toEqual({ ...expected, due: expected.due.filter(hasEntries) });
  // A ledger has fewer entries than are listed of the seven days.
  expect(days.map(({ entries: listed }) => listed.length)).toEqual(
    days.map(({ receivable, payable }) => receivable.count + payable.count),
  );
}

function readFigures(widget: Widget): Figures {
  if ('problem' in widget) throw new Error(`${widget.id} has a problem`);
  const { id } = widget;
  if ('parts' in widget) {
    const parts = widget.parts.map(({ title, value, count = 0 }) => ({ title, value, count }));
    const isOrdered = 'ordered' in widget && widget.ordered;
    if (!isOrdered) parts.sort((a, b) => b.value - a.value || (a.title < b.title ? -1 : 1));
    return { id, parts };
  }
  if ('rows' in widget) {
    const rows = widget.rows.map(({ cells }) => cells);
    return {
      ...{ id, rows: id === 'statement' ? sortLines(rows) : rows },
      ...('total' in widget && { total: widget.total }),
    };
  }
  if ('series' in widget)
    return {
      ...{ id, values: widget.x.values },
      ...(widget.forecastFrom !== undefined && { forecastFrom: widget.forecastFrom }),
      series: widget.series.map((series) => [series.id, series.values]),
    };
  if (!('value' in widget)) throw new Error(`${id} has no figure`);
  return {
    ...{ id, value: widget.value },
    ...('before' in widget && { before: widget.before }),
    ...('count' in widget && { count: widget.count }),
    ...('target' in widget && { target: widget.target }),
    ...('expected' in widget && { expected: widget.expected }),
  };
}

/** The figures that are no sum. The links of ratios lead to what they divide, and the one of a balance to what is open. */
const NO_SUMS = ['delinquency', 'averageTicket', 'lowestBalance'];

/** Returns the figures with a link. In a chart, a value of zero and a forecast have none (specification §2.100). */
function listLinks(widget: Widget): Link[] {
  const links: Link[] = [];
  const add = (where: string, link: Schemas['Link'] | undefined, figure: Pick<Link, 'cents' | 'count'>) => {
    if (link?.filter) links.push({ where: `${widget.id} ${where}`, ...figure, filter: link.filter });
  };
  if ('value' in widget)
    add('', widget.link, {
      cents: NO_SUMS.includes(widget.id) ? null : widget.value,
      count: 'count' in widget ? widget.count : undefined,
    });
  if ('parts' in widget)
    for (const { title, value: cents, count, link } of widget.parts) add(title, link, { cents, count });
  if ('rows' in widget) {
    const centsAt = widget.columns.findIndex(({ unit }) => unit === 'currency');
    const countAt = widget.columns.findIndex(({ id }) => id === 'count' || id === 'entries');
    for (const { cells, link } of widget.rows)
      add(String(cells[0]), link, {
        cents: readNumber(cells[centsAt]) ?? null,
        count: readNumber(cells[countAt]),
      });
  }
  if ('series' in widget)
    for (const { id, values, link } of widget.series)
      for (const [index, x] of widget.x.values.entries()) {
        const [from, to] = widget.x.filter ?? [];
        const cents = values[index] ?? 0;
        const isForecast = widget.forecastFrom !== undefined && x >= widget.forecastFrom;
        if (link?.filter === undefined || from === undefined || to === undefined || isForecast || cents === 0)
          continue;
        const days =
          x.length === 7 ? { [from]: `${x}-01`, [to]: monthEnd(`${x}-01`) } : { [from]: x, [to]: x };
        add(`${id} ${x}`, { to: 'entries', filter: { ...link.filter, ...days } }, { cents });
      }
  return links;
}

const readNumber = (cell: string | number | null | undefined) =>
  typeof cell === 'number' ? cell : undefined;

/** Compares a figure with the number and the sum of the list behind it. A count of zero has no link (specification §2.100). */
async function checkLink(send: Send, { where, cents, count, filter }: Link): Promise<void> {
  if (count === 0) return;
  const query = new URLSearchParams(filter).toString();
  const { total } = await readJson<Schemas['EntryList']>(send, `/entries?limit=1&${query}`);
  const isOfPayments = 'paidFrom' in filter;
  const isOfDebt = 'status' in filter || 'lateFrom' in filter;
  const listed = isOfPayments ? total.paidCents : isOfDebt ? total.openCents : total.amountCents;
  // The income statement counts what is to pay as negative.
  const sign = filter['kind'] === 'payable' && where.startsWith('statement') ? -1 : 1;
  expect({ where, filter, count, cents }).toEqual({
    ...{ where, filter },
    count: count === undefined ? undefined : total.count,
    cents: cents === null ? null : sign * (listed ?? 0),
  });
}

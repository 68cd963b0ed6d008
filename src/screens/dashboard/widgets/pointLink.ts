import type { WidgetLink } from '../../../controls/linkAddress';

/** Returns a link to what is behind all series: the part of their filters that is equal. */
export function findCommonLink(links: readonly WidgetLink[]): WidgetLink | undefined {
  const [first, ...others] = links;
  if (!first || others.some(({ to }) => to !== first.to)) return undefined;
  const equalFilters = Object.entries(first.filter ?? {}).filter(([name, value]) =>
    others.every(({ filter }) => filter?.[name] === value),
  );
  return { ...first, filter: Object.fromEntries(equalFilters) };
}

/** Adds the first and the last day of a position to a link. Undefined if the position is neither a day nor a month. */
export function makePointLink(
  link: WidgetLink | undefined,
  parameters: readonly string[] | undefined,
  grain: string,
  point: string,
): WidgetLink | undefined {
  const [fromParameter, toParameter] = parameters ?? [];
  const days = findDays(grain, point);
  if (!link || fromParameter === undefined || toParameter === undefined || days === null) return undefined;
  return { ...link, filter: { ...link.filter, [fromParameter]: days.from, [toParameter]: days.to } };
}

function findDays(grain: string, point: string): { from: string; to: string } | null {
  if (grain === 'day') return { from: point, to: point };
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(point) ?? [];
  if (grain !== 'month' || year === undefined || month === undefined) return null;
  // Day 0 is the last day of the month before.
  const lastDay = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return { from: `${point}-01`, to: `${point}-${String(lastDay)}` };
}

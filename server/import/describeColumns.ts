// Describes the values of each column, for the guess of its field.
import type { SheetRow } from '../files/sheet';
import { describeColumn, type Content } from './columnContent';
import { findMeanings, isDayTitle, WEIGHTS } from './titleMeanings';
import type { TranslateWord } from './translateWords';

/** Describes the columns. The numbers of a column `Dia` are days of a month, and no amounts. */
export function describeColumns(
  titles: readonly string[],
  rows: readonly SheetRow[],
  translate: TranslateWord,
): Content[] {
  const contents = titles.map((title, column) => describeColumn(rows, [column, title], translate));
  const canBeNumbers = titles.every((title) => title === '') && contents.every(({ days }) => days === 0);
  return contents.map((content, column) => {
    const title = titles[column] ?? '';
    const isDay = isDayTitle(title);
    const days = content.days + (isDay || canBeNumbers ? content.numberedDays : 0);
    const kind = content.kind + (areKindCodes(title, content) ? content.kindCodes : 0);
    return { ...content, days, kind, ...(isDay && { amounts: 0 }) };
  });
}

/** Codes are kinds below a sure title of kinds, or below a possible one if both kinds occur. */
function areKindCodes(title: string, { hasBothKinds }: Content): boolean {
  const meaning = findMeanings(title).find(({ field }) => field === 'kind');
  return meaning !== undefined && (meaning.weight >= WEIGHTS.part || hasBothKinds);
}

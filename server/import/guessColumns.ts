import { isEmpty, readText, type ReadCell, type SheetRow } from '../files/sheet';
import type { Columns } from './analysis';
import { fold } from './fold';
import { findDecimal, readAmount } from './readAmount';
import { readDay } from './readDay';
import type { TranslateWord, WordField } from './translateWords';
import { TITLE_ABBREVIATIONS, TITLES, type Field } from './words';

/** Rows that decide what a column contains. */
const SAMPLE_ROWS = 200;

type TitleField = keyof typeof TITLES;
type Candidate = { column: number; field: TitleField; weight: number };

const WEIGHTS = { exact: 100, part: 50, perhaps: 40 } as const;

/** Returns a folded title with the words that its abbreviations mean: `Dt. Pagto` becomes `data pagamento`. */
const expandTitle = (folded: string): string =>
  folded
    .split(' ')
    .map((word) => TITLE_ABBREVIATIONS.get(word) ?? word)
    .join(' ');

/** Returns the fields that a title can mean, the most probable first. */
function findMeanings(title: string): { field: TitleField; weight: number }[] {
  const folded = expandTitle(fold(title));
  if (folded === '') return [];
  return TITLE_LIST.flatMap(([field, { sure, perhaps }]) => {
    if (sure.includes(folded)) return [{ field, weight: WEIGHTS.exact }];
    if (perhaps.includes(folded)) return [{ field, weight: WEIGHTS.perhaps }];
    const part = Math.max(
      0,
      ...sure
        .filter((word) => word.length > 3 && ` ${folded} `.includes(` ${word} `))
        .map((word) => word.length),
    );
    return part > 0 ? [{ field, weight: WEIGHTS.part + Math.min(part, 40) }] : [];
  }).sort((a, b) => b.weight - a.weight);
}

const isTitleField = (name: string): name is TitleField => Object.hasOwn(TITLES, name);
const TITLE_LIST = Object.keys(TITLES)
  .filter(isTitleField)
  .map((field): readonly [TitleField, { sure: string[]; perhaps: string[] }] => {
    const { sure, perhaps = [] } = TITLES[field];
    return [field, { sure: sure.map(expandTitle), perhaps: perhaps.map(expandTitle) }];
  });

/** Returns how many columns of a row have a title that is known. */
export const countTitles = (cells: readonly ReadCell[]): number =>
  new Set(
    cells
      .flatMap((cell) => (typeof cell === 'string' ? findMeanings(cell).slice(0, 1) : []))
      .map(({ field }) => field),
  ).size;

/** Guesses the field of each column by its title, and else by its values. */
export function guessColumns(
  titles: readonly string[],
  rows: readonly SheetRow[],
  translate: TranslateWord,
): (Field | null)[] {
  const contents = titles.map((_title, column) => describeColumn(rows, column, translate));
  const fields: (Field | null)[] = titles.map(() => null);
  const isClosed = new Set<number>();
  const assign = ({ column, field }: Candidate) => {
    if (isClosed.has(column) || (field !== 'none' && fields.includes(field))) return;
    isClosed.add(column);
    if (field !== 'none') fields[column] = field;
  };
  titles
    .flatMap((title, column) => findMeanings(title).map((meaning) => ({ ...meaning, column })))
    .filter(({ column, field }) => fits(field, contents[column]))
    // A column `Data` is the due day, unless another one is.
    .sort((a, b) => b.weight - a.weight || Number(b.field === 'dueOn') - Number(a.field === 'dueOn'))
    .forEach(assign);
  for (const field of BY_CONTENT) {
    const column = titles.findIndex(
      (_title, index) => !isClosed.has(index) && isSurely(field, contents[index]),
    );
    if (column >= 0) assign({ column, field, weight: 0 });
  }
  return withSigns(fields, contents);
}

/** Without a column of kinds, the sign of an amount is its kind. */
function withSigns(fields: (Field | null)[], contents: readonly Content[]): (Field | null)[] {
  const at = fields.indexOf('amount');
  if (at < 0 || fields.includes('kind') || contents[at]?.hasNegative !== true) return fields;
  return fields.map((field) => (field === 'amount' ? 'signedAmount' : field));
}

/** Shares of the values that are not empty. */
type Content = { filled: number; days: number; amounts: number; hasNegative: boolean } & Record<
  WordField,
  number
>;

function describeColumn(rows: readonly SheetRow[], column: number, translate: TranslateWord): Content {
  const cells = rows
    .slice(0, SAMPLE_ROWS)
    .map(({ cells: { [column]: cell = null } }) => cell)
    .filter((cell) => !isEmpty(cell));
  const share = (matches: (cell: ReadCell) => boolean) =>
    cells.filter(matches).length / Math.max(1, cells.length);
  const shareOf = (field: WordField) =>
    share((cell) => typeof cell === 'string' && translate(field, readText(cell)) !== null);
  return {
    filled: cells.length,
    days: share((cell) => readDay(cell, 'day-first') !== null || readDay(cell, 'month-first') !== null),
    amounts: share(
      (cell) => isFormula(cell) || findDecimal(cell) === 'ambiguous' || readAmount(cell, 'comma') !== null,
    ),
    hasNegative: cells.some((cell) => (readAmount(cell, 'comma') ?? 0) < 0),
    kind: shareOf('kind'),
    category: shareOf('category'),
    form: shareOf('form'),
  };
}

const isFormula = (cell: ReadCell): boolean => cell !== null && typeof cell === 'object' && 'formula' in cell;

const MOST = 0.5;
const NEARLY_ALL = 0.8;

/** A title does not count if the values say otherwise: a column `Pagamento` may contain days, or `PIX`. */
function fits(field: TitleField, content: Content | undefined): boolean {
  if (content === undefined || content.filled === 0) return true;
  if (field === 'issuedOn' || field === 'dueOn' || field === 'paidOn') return content.days >= MOST;
  if (field === 'amount' || field === 'paid') return content.amounts >= MOST && content.days < MOST;
  if (field === 'kind') return content.kind >= MOST;
  if (field === 'form') return content.days < MOST && (content.form >= MOST || content.amounts < MOST);
  return field !== 'counterparty' || (content.days < MOST && content.amounts < MOST);
}

/** The fields that are found by the values of a column alone. */
const BY_CONTENT = ['dueOn', 'amount', 'kind', 'form', 'category', 'counterparty'] as const;

function isSurely(field: (typeof BY_CONTENT)[number], content: Content | undefined): boolean {
  if (content === undefined || content.filled === 0) return false;
  if (field === 'dueOn') return content.days >= NEARLY_ALL;
  if (field === 'amount') return content.amounts >= NEARLY_ALL && content.days < MOST;
  if (field === 'counterparty') return content.days < 0.2 && content.amounts < 0.2 && content.form < MOST;
  return content[field] >= NEARLY_ALL;
}

/** Returns whether each chosen field is known and chosen for one column at most. */
export function areUnique(columns: Columns): boolean {
  const chosen = columns.filter((field) => field !== null);
  const isTwice = chosen.includes('amount') && chosen.includes('signedAmount');
  return new Set(chosen).size === chosen.length && !isTwice;
}

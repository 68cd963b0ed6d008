import type { ReadCell, SheetRow } from '../files/sheet';
import type { Columns } from './analysis';
import { areExclusive, BY_CONTENT, describeColumn, fits, isSurely, type Content } from './columnContent';
import { fold } from './fold';
import { hasTwoAmounts } from './readSums';
import { SMALL_TITLE_WORDS, TITLE_ABBREVIATIONS, TITLES } from './titleWords';
import type { TranslateWord } from './translateWords';
import type { Field } from './fields';

type TitleField = keyof typeof TITLES;
type Candidate = { column: number; field: TitleField; weight: number };

const WEIGHTS = { exact: 100, part: 50, perhaps: 40 } as const;

/** Returns a folded title without small words and abbreviations: `Dt. de Pagto` becomes `data pagamento`. */
const expandTitle = (folded: string): string =>
  folded
    .split(' ')
    .filter((word) => !SMALL_TITLE_WORDS.has(word))
    .map((word) => TITLE_ABBREVIATIONS.get(word) ?? word)
    .join(' ');

/** Returns the fields that a title can mean, the most probable first. */
function findMeanings(title: string): { field: TitleField; weight: number }[] {
  const folded = expandTitle(fold(title));
  if (folded === '') return [];
  return TITLE_LIST.flatMap(([field, { sure, whole, perhaps }]) => {
    if (sure.includes(folded) || whole.includes(folded)) return [{ field, weight: WEIGHTS.exact }];
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
  .map((field) => {
    const { sure, whole = [], perhaps = [] } = TITLES[field];
    const [all, wholes, others] = [sure, whole, perhaps].map((titles) => titles.map(expandTitle));
    return [field, { sure: all ?? [], whole: wholes ?? [], perhaps: others ?? [] }] as const;
  });

/** Returns how many columns of a row have a title that is known. */
export const countTitles = (cells: readonly ReadCell[]): number =>
  new Set(
    cells
      .flatMap((cell) => (typeof cell === 'string' ? findMeanings(cell).slice(0, 1) : []))
      .map(({ field }) => field),
  ).size;

/** Returns the fields that the titles of a row mean. */
export const findTitleFields = (cells: readonly ReadCell[]): { field: TitleField; isSure: boolean }[] =>
  cells.flatMap((cell) =>
    typeof cell === 'string'
      ? findMeanings(cell).map(({ field, weight }) => ({ field, isSure: weight >= WEIGHTS.part }))
      : [],
  );

/** Guesses the field of each column by its title, and else by its values. */
export function guessColumns(
  titles: readonly string[],
  rows: readonly SheetRow[],
  translate: TranslateWord,
): Columns {
  const contents = titles.map((title, column) => {
    const content = describeColumn(rows, [column, title], translate);
    // The numbers of a column `Dia` are days of a month.
    return isDayTitle(title) ? { ...content, amounts: 0 } : content;
  });
  const candidates = titles
    .flatMap((title, column) => findMeanings(title).map((meaning) => ({ ...meaning, column })))
    .filter(({ column, field }) => fits(field, contents[column]))
    .map((candidate) => ({ ...candidate, weight: candidate.weight + weighPaid(candidate, contents) }))
    // A column `Data` is the due day, unless another one is.
    .sort((a, b) => b.weight - a.weight || Number(b.field === 'dueOn') - Number(a.field === 'dueOn'));
  const twoAmounts = assign(candidates, contents, ['kind', 'amount']);
  const columns = [twoAmounts.indexOf('amountIn'), twoAmounts.indexOf('amountOut')] as const;
  if (hasTwoAmounts(twoAmounts) && areExclusive(rows, columns)) return twoAmounts;
  return markSigned(assign(candidates, contents, ['amountIn', 'amountOut']), contents);
}

const DAYS: readonly TitleField[] = ['issuedOn', 'dueOn', 'paidOn'];

function isDayTitle(title: string): boolean {
  const meanings = findMeanings(title);
  return meanings.length > 0 && meanings.every(({ field }) => DAYS.includes(field));
}

/** Of a column that says what is overdue and one that says what is paid, the second one is the status. */
const weighPaid = ({ field, column }: Candidate, contents: readonly Content[]): number =>
  field === 'status' && contents[column]?.hasPaid === true ? WEIGHTS.exact : 0;

/** Gives each column its most probable field, except the `excluded` fields. */
function assign(
  candidates: readonly Candidate[],
  contents: readonly Content[],
  excluded: readonly TitleField[],
): Columns {
  const fields: Columns = contents.map(() => null);
  const closedColumns = new Set<number>();
  const give = ({ column, field }: Pick<Candidate, 'column' | 'field'>) => {
    if (closedColumns.has(column) || (field !== 'none' && fields.includes(field))) return;
    closedColumns.add(column);
    if (field !== 'none') fields[column] = field;
  };
  candidates.filter(({ field }) => !excluded.includes(field)).forEach(give);
  for (const field of BY_CONTENT.filter((one) => !excluded.includes(one))) {
    const column = contents.findIndex(
      (content, index) => !closedColumns.has(index) && isSurely(field, content),
    );
    if (column >= 0) give({ column, field });
  }
  return fields;
}

/** Without a column of kinds, the sign of an amount is its kind. */
function markSigned(fields: Columns, contents: readonly Content[]): Columns {
  const amountColumn = fields.indexOf('amount');
  if (amountColumn < 0 || fields.includes('kind') || contents[amountColumn]?.hasNegative !== true)
    return fields;
  return fields.map((field) => (field === 'amount' ? 'signedAmount' : field));
}

/** Returns whether each chosen field is known, chosen for one column at most, and the only one with the amount. */
export function areUnique(columns: Columns): boolean {
  const chosen = columns.filter((field) => field !== null);
  const isIn = (...fields: Field[]) => fields.some((field) => chosen.includes(field));
  const layouts = [isIn('amount'), isIn('signedAmount'), isIn('amountIn', 'amountOut')];
  return new Set(chosen).size === chosen.length && layouts.filter(Boolean).length <= 1;
}

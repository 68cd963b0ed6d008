import { readText, type SheetRow } from '../files/sheet';
import type { Columns } from './analysis';
import { areExclusive, BY_CONTENT, fits, HALF, isSurely, type Content } from './columnContent';
import { readExportColumns } from './exportColumns';
import { contradictsBalance } from './provesSign';
import { readAmount } from './readAmount';
import { hasTwoAmounts } from './readSums';
import {
  DAYS,
  expandTitle,
  findMeanings,
  isCancelTitle,
  WEIGHTS,
  type Meaning,
  type TitleField,
} from './titleMeanings';
import { COUNT_WORDS, isBalanceTitle, isRemainderTitle, isRestTitle, UNIT_WORDS } from './titleWords';
import type { Field } from './fields';

type Candidate = Meaning & {
  column: number;
  /** Whether its title names a day or an amount of an entry, or occurs twice, so that it competes with another one. */
  isRival: boolean;
};

/** Guesses the field of each column by its title, and else by its values. */
export function guessColumns(
  titles: readonly string[],
  rows: readonly SheetRow[],
  contents: readonly Content[],
): Columns {
  const exportColumns = readExportColumns(titles);
  if (exportColumns !== null) return exportColumns;
  const expandedTitles = titles.map(expandTitle);
  const isRepeated = (title: string) => expandedTitles.filter((one) => one === expandTitle(title)).length > 1;
  const withRests = withUncertainRivals(
    titles,
    contents,
    titles.flatMap((title, column) =>
      findCandidates(title, contents[column]).map((meaning) => ({
        ...meaning,
        column,
        isRival: isNamed(meaning) || isRepeated(title),
      })),
    ),
  );
  const rests = findRests(withRests, rows);
  const allCandidates = withRests.filter(({ field, column }) => field !== 'amount' || !rests.has(column));
  const openFields = findOpenFields(titles, allCandidates, rows);
  const isOpen = ({ column }: Candidate) =>
    allCandidates.some((one) => one.column === column && one.isRival && openFields.includes(one.field));
  const candidates = allCandidates
    .filter((candidate) => !isOpen(candidate))
    .map((candidate) => ({ ...candidate, weight: candidate.weight + weighPaid(candidate, contents) }))
    // A column `Data` is the due day, unless another one is.
    .sort((a, b) => b.weight - a.weight || Number(b.field === 'dueOn') - Number(a.field === 'dueOn'));
  const twoAmounts = assign(candidates, contents, ['kind', 'amount', ...openFields]);
  const columns = [twoAmounts.indexOf('amountIn'), twoAmounts.indexOf('amountOut')] as const;
  if (hasTwoAmounts(twoAmounts) && areExclusive(rows, columns))
    // In some ledgers a debit is to receive. The person chooses.
    return contradictsBalance(rows, columns, titles.findIndex(isBalanceTitle))
      ? twoAmounts.map((field) => (field === 'amountIn' || field === 'amountOut' ? null : field))
      : twoAmounts;
  const fields = markSigned(assign(candidates, contents, ['amountIn', 'amountOut', ...openFields]), contents);
  // What is left says that an entry is paid in part.
  const [rest] = rests;
  return fields.map((field, column) => (column === rest ? (field ?? 'open') : field));
}

const PARTS: readonly TitleField[] = ['discount', 'interest', 'fine'];
const DAYS_AND_AMOUNTS: readonly TitleField[] = [...DAYS, 'amount', 'paid'];

/** Returns the meanings of a title that its values permit. The values of a sure day or amount do not count. */
function findCandidates(title: string, content: Content | undefined): Meaning[] {
  const meanings = findMeanings(title);
  const sure = meanings.filter(({ weight }) => weight === WEIGHTS.exact);
  return meanings.filter((meaning) => {
    // A rate is no amount.
    if (PARTS.includes(meaning.field) && title.includes('%')) return false;
    // Numbers below `Conta` are accounts. Below `Plano de contas` they are codes of categories, which are asked.
    if (
      meaning.field === 'category' &&
      meaning.weight === WEIGHTS.perhaps &&
      (content?.accounts ?? 0) >= HALF
    )
      return false;
    // A month of a period is no day of issue, and neither is a day that only some rows have.
    if (meaning.field === 'issuedOn' && (content?.months ?? 0) >= HALF) return false;
    if (meaning.field === 'issuedOn' && meaning.weight === WEIGHTS.weak && content?.isFull === false)
      return false;
    const isSure = sure.length === 1 && sure[0] === meaning;
    return fits(meaning.field, content) || (isSure && DAYS_AND_AMOUNTS.includes(meaning.field));
  });
}

/** Returns the days and amounts that two columns can mean with other values. The person chooses. */
function findOpenFields(
  titles: readonly string[],
  candidates: readonly Candidate[],
  rows: readonly SheetRow[],
): TitleField[] {
  const isDebt = candidates.some(({ field, weight }) => field === 'dueOn' && weight === WEIGHTS.exact);
  // In a list of debts, a balance is what remains to be paid.
  const balances = titles.flatMap((title, column) => (isDebt && isBalanceTitle(title) ? [column] : []));
  const remains = titles.flatMap((title, column) => (isDebt && isRestTitle(title) ? [column] : []));
  return DAYS_AND_AMOUNTS.filter((field) => {
    const rivals = candidates.filter((one) => one.field === field && one.isRival).map(({ column }) => column);
    const rests = rivals.length > 0 && remains.length === 1 ? [...balances, ...remains] : balances;
    const [first, ...others] = field === 'amount' ? [...rivals, ...rests] : rivals;
    return (
      first !== undefined &&
      others.some(
        (other) =>
          isOther(rows, [first, other]) && !(field === 'amount' && isRest(candidates, rows, [first, other])),
      )
    );
  });
}

/** Whether a title names a day or an amount of an entry. */
const isNamed = ({ field, weight, isPhrase }: Meaning): boolean =>
  field === 'amount'
    ? weight === WEIGHTS.exact || weight === WEIGHTS.perhaps || isPhrase === true
    : weight === WEIGHTS.exact ||
      (field === 'dueOn' && weight >= WEIGHTS.part) ||
      (field === 'paid' && isPhrase === true);

/**
 * Adds what competes with an uncertain amount or day: other titles with a word for it, and columns of money or of days whose
 * titles say nothing.
 */
function withUncertainRivals(
  titles: readonly string[],
  contents: readonly Content[],
  candidates: readonly Candidate[],
): Candidate[] {
  const uncertain = DAYS_AND_AMOUNTS.filter(
    (field) =>
      candidates.some((one) => one.field === field) &&
      !candidates.some((one) => one.field === field && isCertain(one, titles[one.column] ?? '')),
  );
  const isUnknown = (column: number) =>
    titles[column] !== '' &&
    !isCancelTitle(titles[column] ?? '') &&
    !candidates.some((one) => one.column === column && one.field !== 'category');
  const unknown = contents.flatMap((content, column): Candidate[] => {
    if (!isUnknown(column)) return [];
    const rival = { column, weight: WEIGHTS.weak, isRival: true };
    if (uncertain.includes('amount') && content.money >= HALF) return [{ ...rival, field: 'amount' }];
    return uncertain.includes('dueOn') && content.days >= HALF ? [{ ...rival, field: 'dueOn' }] : [];
  });
  const unit = findUnit(titles, contents, candidates);
  const rivals = new Set<TitleField>([
    ...uncertain.filter((field) => field === 'amount' || field === 'paidOn' || field === 'paid'),
    ...unknown.map(({ field }) => field),
  ]);
  return [
    ...candidates.map((one) => ({ ...one, isRival: one.isRival || rivals.has(one.field) })),
    ...unknown,
    ...(unit === undefined ? [] : [unit]),
  ];
}

/** A count competes with the price of a unit, because the amount is their product. */
function findUnit(
  titles: readonly string[],
  contents: readonly Content[],
  candidates: readonly Candidate[],
): Candidate | undefined {
  const prices = candidates.filter(({ field }) => field === 'amount');
  const areUnits = prices.every((one) => UNIT_WORDS.test(expandTitle(titles[one.column] ?? '')));
  const column = titles.findIndex((title) => COUNT_WORDS.test(expandTitle(title)));
  const isCounted = prices.length > 0 && areUnits && (contents[column]?.amounts ?? 0) >= HALF;
  return isCounted ? { field: 'amount', column, weight: WEIGHTS.weak, isRival: true } : undefined;
}

/** Whether a title means the field whatever other columns contain. What remains can stand beside the amount itself. */
const isCertain = ({ field, weight, isPhrase }: Meaning, title: string): boolean =>
  !(field === 'amount' && isRemainderTitle(title)) &&
  (weight === WEIGHTS.exact || (field !== 'paidOn' && field !== 'paid' && isPhrase === true));

type Pair = readonly [number, number];

const isOther = (rows: readonly SheetRow[], [one, other]: Pair): boolean =>
  rows.some(({ cells }) => readText(cells[one]) !== readText(cells[other]));

/** Returns the columns with what is left of the amounts of an earlier column after the payments. */
function findRests(candidates: readonly Candidate[], rows: readonly SheetRow[]): ReadonlySet<number> {
  const [first, ...others] = candidates.flatMap(({ field, isRival, column }) =>
    field === 'amount' && isRival ? [column] : [],
  );
  return new Set(
    first === undefined ? [] : others.filter((other) => isRest(candidates, rows, [first, other])),
  );
}

/** Whether a column has what is left of the amounts of another one after payments, with discounts, interest and fines. */
function isRest(candidates: readonly Candidate[], rows: readonly SheetRow[], [amount, other]: Pair): boolean {
  const columnOf = (name: TitleField) => candidates.find(({ field }) => field === name)?.column ?? -1;
  const [paid, discount, interest, fine] = [
    columnOf('paid'),
    columnOf('discount'),
    columnOf('interest'),
    columnOf('fine'),
  ];
  return (
    paid >= 0 &&
    rows.every(({ cells }) => {
      const read = (column: number) => readAmount(cells[column] ?? null, 'comma') ?? 0;
      const charges = read(interest) + read(fine);
      return Math.max(0, read(amount) - read(discount) + charges - read(paid)) === read(other);
    })
  );
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
    const columns = contents.flatMap((content, index) =>
      !closedColumns.has(index) && isSurely(field, content) ? [index] : [],
    );
    const [column] = columns;
    // Of two columns of days or of amounts, the person chooses.
    const isOpen = columns.length > 1 && (field === 'dueOn' || field === 'amount');
    if (column !== undefined && !isOpen) give({ column, field });
  }
  return fields;
}

/** Without a column of kinds, the sign of an amount is its kind. */
function markSigned(fields: Columns, contents: readonly Content[]): Columns {
  const amountColumn = fields.indexOf('amount');
  if (amountColumn < 0 || fields.includes('kind') || contents[amountColumn]?.hasSigns !== true) return fields;
  return fields.map((field) => (field === 'amount' ? 'signedAmount' : field));
}

/** Returns whether each chosen field is known, chosen for one column at most, and the only one with the amount. */
export function areUnique(columns: Columns): boolean {
  const chosen = columns.filter((field) => field !== null);
  const isIn = (...fields: Field[]) => fields.some((field) => chosen.includes(field));
  const layouts = [isIn('amount'), isIn('signedAmount'), isIn('amountIn', 'amountOut')];
  return new Set(chosen).size === chosen.length && layouts.filter(Boolean).length <= 1;
}

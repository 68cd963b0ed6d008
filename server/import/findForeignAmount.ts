// Finds amounts that are not in reais, by titles, a column of currencies, and notes. Formats of cells are read with the cells.
import { ANY_SIGN, CODES, NAMES, SIGNS, SURE_CODES } from '../files/foreignCurrencies';
import { readText, type ReadCell, type SheetRow } from '../files/sheet';
import type { Columns } from './analysis';
import { AMOUNT_FIELDS, type Field } from './fields';
import { fold } from '../../api-spec/fold';
import { isUnfilled } from './cellValues';
import { readAmount } from './readAmount';
import { expandTitle, isCurrencyTitle } from './titleMeanings';

const RATE_TITLE = /\b(?:cotacao|cambio|exchange rate|fx rate|ptax|tipo de cambio)\b/;
const REAIS_TITLE = /\br\$|\b(?:brl|reais|real)\b/i;
const REAIS = /^(?:r|brl|real|reais|r\$|reales|986)?$/;
/** Codes and names of other currencies in a title. `fold` keeps no signs. */
const OTHER_CURRENCY = new RegExp(
  `(?:^| )(?:us|${CODES}|${NAMES}|libras?|pesos?|moeda estrangeira|foreign currency|moneda extranjera)(?: |$)`,
);
const OTHER_SIGN = new RegExp(ANY_SIGN, 'i');
/** Phrases of a note, folded. `Em libras` is not one: Libras is also a language. */
const NOTED_CURRENCY = new RegExp(
  String.raw`(?:^| )(?:(?:em|in|en) (?:${SURE_CODES}|${NAMES}|pesos?|moeda estrangeira|foreign currency|moneda extranjera)|(?:${SURE_CODES}) \d+|\d+ (?:${SURE_CODES}|${NAMES}))(?: |$)`,
);
const NOTED_SIGN = new RegExp(String.raw`(?:${SIGNS})\s?\d|\d\s?(?:${SIGNS})`, 'i');
const NAMED_CURRENCY = new RegExp(`^(?:${SURE_CODES}|${NAMES})(?: americanos?)?$`);
/** A sign of another currency alone in its cell. */
const ALONE = new RegExp(String.raw`^\s*(?:${SIGNS}|U?\$)\s*$`, 'i');
const SCALE =
  /(?:^| )(?:mil|milhar(?:es)?|milhao|milhoes|mi|mm|bi|bilhoes|thousands?|millions?|000s?|x ?1000(?:000)?|k|miles|millones|centavos?|cents?|centimos?)(?: |$)/;
/** Words around a table about its amounts. Without one of them, a text such as `Mil Flores` is a name. */
const ABOUT_AMOUNTS =
  /reais|r\$|us\$|\b(?:valor(?:es)?|amounts?|figures|numbers|moeda|currency|moneda|divisa|importes?|montos?|quantias)\b|^\W*(?:em|in|en) \w+\W*$/i;
const NAMED_IN_FILE = new RegExp(`(?:^| )(?:${SURE_CODES}|${NAMES})(?: |$)`);
const PERCENT = /%|\b(?:percentual|porcentagem|percent|percentage|porcentaje)\b/i;

type Reason = 'currency' | 'scale' | 'percent';
type Table = {
  titles: readonly string[];
  columns: Columns;
  /** The rows outside of the table. */
  around: readonly SheetRow[];
  /** Of the sheet and of the file. */
  names: readonly string[];
  isExport: boolean;
};

/** Returns why the amount of a row is not one in reais, and the text that says so. */
export type FindForeignAmount = (row: SheetRow) => { reason: Reason; value: string } | undefined;

/** Looks at titles once, and at the column of currencies and the notes of each row. */
export function makeFindForeignAmount(table: Table): FindForeignAmount {
  const { titles, columns, isExport } = table;
  const ofTable = isExport ? undefined : findOfTable(table);
  const amountTitles = titles.filter((_, column) => isAmount(columns[column]));
  const currencyColumn = titles.findIndex((title) => isCurrencyTitle(title));
  const rateColumn = amountTitles.some((title) => REAIS_TITLE.test(title))
    ? -1
    : titles.findIndex((title, column) => columns[column] === null && RATE_TITLE.test(fold(title)));
  return ({ cells }) => {
    if (ofTable !== undefined) return ofTable;
    const cell = cells[currencyColumn];
    const isOther = !isUnfilled(cell) && !REAIS.test(fold(readText(cell)));
    const rate = cells[rateColumn];
    const note = isOther ? cell : isRate(rate) ? rate : isExport ? undefined : findNote(cells, columns);
    return note === undefined ? undefined : { reason: 'currency', value: readText(note) };
  };
}

const isAmount = (field: Field | null | undefined): boolean => AMOUNT_FIELDS.some((one) => one === field);

/** With a rate of exchange other than 1, nothing says which currency the amount of a row is in. */
const isRate = (cell: ReadCell | undefined): boolean =>
  ![null, 0, 100].includes(readAmount(cell ?? null, 'comma'));

/** Returns what the titles of amounts, the texts around the table, and the names of sheet and file say about all rows. */
function findOfTable({ titles, columns, around, names }: Table): ReturnType<FindForeignAmount> {
  const texts = [
    ...titles.filter((_, column) => isAmount(columns[column])),
    ...around
      .flatMap(({ cells }) => cells.map(readText))
      .filter((text) => text.length <= MAX_NOTE && ABOUT_AMOUNTS.test(text)),
  ];
  for (const value of texts) {
    const reason = findReason(value);
    if (reason !== undefined) return { reason, value };
  }
  const name = names.find((one) => NAMED_IN_FILE.test(fold(one)));
  return name === undefined ? undefined : { reason: 'currency', value: name };
}

/** A longer text around a table is about something else. */
const MAX_NOTE = 100;

/** Fields whose texts say nothing about the amount, or are read as amounts. */
const OWN_FIELDS: readonly (Field | null | undefined)[] = [
  ...(['kind', 'category', 'form', 'status'] as const),
  ...AMOUNT_FIELDS,
];

/** Returns the cell that says that the amount of its row is in another currency, such as `pago em dólar`. */
const findNote = (cells: readonly ReadCell[], columns: Columns): ReadCell | undefined =>
  cells.find((cell, column) => {
    const field = columns[column];
    // For speed: folding all cells takes a second.
    if (typeof cell !== 'string' || OWN_FIELDS.includes(field) || !MAY_NAME.test(cell)) return false;
    const folded = fold(cell);
    const isName = field === null && (NAMED_CURRENCY.test(folded) || ALONE.test(cell));
    return isName || NOTED_SIGN.test(cell) || NOTED_CURRENCY.test(folded);
  });

const MAY_NAME = new RegExp(`${ANY_SIGN}|${SURE_CODES}|d[oó]l|peso|moeda|currency|moneda`, 'i');

function findReason(text: string): Reason | undefined {
  const folded = expandTitle(text);
  if (OTHER_SIGN.test(text) || OTHER_CURRENCY.test(folded)) return 'currency';
  if (SCALE.test(folded)) return 'scale';
  return PERCENT.test(text) ? 'percent' : undefined;
}

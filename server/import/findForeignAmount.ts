// Finds amounts that are not in reais, by titles, a column of currencies, and notes. Formats of cells are read with the cells.
import { isEmpty, readText, type ReadCell, type SheetRow } from '../files/sheet';
import type { Columns } from './analysis';
import { AMOUNT_FIELDS, type Field } from './fields';
import { fold } from '../../api-spec/fold';

const CURRENCY_TITLE = /^(?:moeda|currency|moneda|divisa|cod moeda|codigo moeda|currency code)$/;
const REAIS = /^(?:r|brl|real|reais|r\$|reales|986)?$/;
/** Codes and names of other currencies in a title. `fold` keeps no signs. */
const OTHER_CURRENCY =
  /(?:^| )(?:usd|us|eur|euros?|dolar(?:es)?|dollars?|gbp|libras?|ars|pesos?|clp|uyu|pyg|mxn|jpy|cny)(?: |$)/;
const OTHER_SIGN = /[€£¥]|US\$|U\$S|(?<!R\s?)\$/i;
/** Phrases of a note, folded. `Em libras` is not one: Libras is also a language. */
const NOTED_CURRENCY =
  /(?:^| )(?:(?:em|in|en) (?:usd|eur|gbp|dolar(?:es)?|dollars?|euros?|pesos?|moeda estrangeira|foreign currency|moneda extranjera)|(?:usd|eur|gbp|ars|clp|mxn) \d+|\d+ (?:usd|eur|gbp|ars|clp|mxn|dolar(?:es)?|dollars?|euros?))(?: |$)/;
const NOTED_SIGN = /(?:US\$|U\$S|[€£¥])\s?\d|\d\s?(?:US\$|U\$S|[€£¥])/i;
const NAMED_CURRENCY = /^(?:usd|eur|gbp|euros?|dolar(?:es)?|dollars?)(?: americanos?)?$/;
const SCALE =
  /(?:^| )(?:mil|milhar(?:es)?|milhao|milhoes|mm|thousands?|millions?|000s?|k|miles|millones)(?: |$)/;
const PERCENT = /%|\b(?:percentual|porcentagem|percent|percentage|porcentaje)\b/i;

type Reason = 'currency' | 'scale' | 'percent';
type Table = {
  titles: readonly string[];
  columns: Columns;
  above: readonly SheetRow[];
  isExport: boolean;
};

/** Returns why the amount of a row is not one in reais, and the text that says so. */
export type FindForeignAmount = (row: SheetRow) => { reason: Reason; value: string } | undefined;

/** Looks at titles once, and at the column of currencies and the notes of each row. */
export function makeFindForeignAmount({ titles, columns, above, isExport }: Table): FindForeignAmount {
  const ofTable = [
    ...titles.filter((_, column) => AMOUNT_FIELDS.some((field) => field === columns[column])),
    ...above
      .flatMap(({ cells }) => cells.map(readText))
      .filter((text) => /reais|r\$|valores|amounts/i.test(text)),
  ].flatMap((text) => {
    const reason = findReason(text);
    return reason === undefined ? [] : [{ reason, value: text }];
  })[0];
  const currencyColumn = titles.findIndex((title) => CURRENCY_TITLE.test(fold(title)));
  return ({ cells }) => {
    if (ofTable !== undefined) return ofTable;
    const cell = cells[currencyColumn];
    const isOther = !isEmpty(cell) && !REAIS.test(fold(readText(cell)));
    const note = isOther ? cell : isExport ? undefined : findNote(cells, columns);
    return note === undefined ? undefined : { reason: 'currency', value: readText(note) };
  };
}

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
    const isName = field === null && NAMED_CURRENCY.test(folded);
    return isName || NOTED_SIGN.test(cell) || NOTED_CURRENCY.test(folded);
  });

const MAY_NAME = /[$€£¥]|usd|eur|gbp|ars|clp|mxn|d[oó]l|peso|moeda|currency|moneda/i;

function findReason(text: string): Reason | undefined {
  const folded = fold(text);
  if (OTHER_SIGN.test(text) || OTHER_CURRENCY.test(folded)) return 'currency';
  if (SCALE.test(folded)) return 'scale';
  return PERCENT.test(text) ? 'percent' : undefined;
}

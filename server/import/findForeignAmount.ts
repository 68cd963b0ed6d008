// Finds amounts that are not in reais, by the titles and by a column of currencies. Formats of cells are read with the cells.
import { isEmpty, readText, type SheetRow } from '../files/sheet';
import type { Columns } from './analysis';
import { AMOUNT_FIELDS } from './fields';
import { fold } from './fold';

const CURRENCY_TITLE = /^(?:moeda|currency|moneda|divisa|cod moeda|codigo moeda|currency code)$/;
const REAIS = /^(?:r|brl|real|reais|r\$|reales|986)?$/;
/** Codes and names of other currencies in a title. `fold` keeps no signs. */
const OTHER_CURRENCY =
  /(?:^| )(?:usd|us|eur|euros?|dolar(?:es)?|dollars?|gbp|libras?|ars|pesos?|clp|uyu|pyg|mxn|jpy|cny)(?: |$)/;
const OTHER_SIGN = /[€£¥]|US\$|U\$S|(?<!R\s?)\$/i;
const SCALE =
  /(?:^| )(?:mil|milhar(?:es)?|milhao|milhoes|mm|thousands?|millions?|000s?|k|miles|millones)(?: |$)/;
const PERCENT = /%|\b(?:percentual|porcentagem|percent|percentage|porcentaje)\b/i;

type Reason = 'currency' | 'scale' | 'percent';
type Table = { titles: readonly string[]; columns: Columns; above: readonly SheetRow[] };

/** Returns why the amount of a row is not one in reais, and the text that says so. */
export type FindForeignAmount = (row: SheetRow) => { reason: Reason; value: string } | undefined;

/** Looks at titles once, and at the column of currencies for each row. */
export function makeFindForeignAmount({ titles, columns, above }: Table): FindForeignAmount {
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
    const value = readText(cell);
    return isEmpty(cell) || REAIS.test(fold(value)) ? undefined : { reason: 'currency', value };
  };
}

function findReason(text: string): Reason | undefined {
  const folded = fold(text);
  if (OTHER_SIGN.test(text) || OTHER_CURRENCY.test(folded)) return 'currency';
  if (SCALE.test(folded)) return 'scale';
  return PERCENT.test(text) ? 'percent' : undefined;
}

import { ANY_SIGN, CODES } from './foreignCurrencies';
import { readTags } from './readTags';
import type { Fault } from './sheet';
import { unescapeXml } from './unescapeXml';

/** What a number format says about the numbers of its cells, beyond their value. */
export type CellFormat =
  /** They are no amounts in reais. */
  | { fault: Extract<Fault, 'currency' | 'scale' | 'percent'> }
  /** They are hours and minutes. */
  | { isDuration: true }
  /** They are numbers of documents, such as `NF-0007`. */
  | { prefix: string; digits: number };

/** The number formats with a meaning that every spreadsheet has. */
const BUILT_IN: ReadonlyMap<string, string> = new Map([
  ['9', '0%'],
  ['10', '0.00%'],
  ['46', '[h]:mm:ss'],
]);

/** Returns the formats with a meaning, by the index of the style of a cell. */
export function readCellFormats(styles: string): ReadonlyMap<string, CellFormat> {
  const codes = new Map(BUILT_IN);
  const formats = new Map<string, CellFormat>();
  let [isInCells, index] = [false, 0];
  for (const { name, type, attributes } of readTags(styles, ['numFmt', 'cellXfs', 'xf'])) {
    if (name === 'numFmt')
      codes.set(attributes.get('numFmtId') ?? '', unescapeXml(attributes.get('formatCode') ?? ''));
    else if (name === 'cellXfs') isInCells = type === 'start';
    else if (isInCells && type !== 'end') {
      const format = describeFormat(codes.get(attributes.get('numFmtId') ?? '') ?? '');
      if (format !== null) formats.set(String(index), format);
      index += 1;
    }
  }
  return formats;
}

/** Formats are short. */
const MAX_LENGTH = 255;

/** Describes the format of positive numbers, which is the first one. */
function describeFormat(code: string): CellFormat | null {
  const [first = ''] = code.slice(0, MAX_LENGTH).split(';');
  if (/\[(?:h+|m+|s+)\]/i.test(first)) return { isDuration: true };
  if (removeTexts(first).includes('%')) return { fault: 'percent' };
  if (isForeign(first)) return { fault: 'currency' };
  if (isScaled(first)) return { fault: 'scale' };
  const [, prefix = '', digits = ''] = /^(?:"([^"]*)")?(0{2,})$/.exec(first.replace(/\\(.)/g, '"$1"')) ?? [];
  return digits === '' ? null : { prefix, digits: digits.length };
}

/** Removes quoted texts, and parts such as colours and languages. */
const removeTexts = (format: string): string => format.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '');

/** Whether a text after the number says thousands or millions. With a comma after its digits, the stored number is whole. */
const isScaled = (format: string): boolean =>
  /"\s*(?:mil|milh(?:ares|ão|ões|oes)|mi|mm|k|thousands?|millions?|miles|millones|centavos?|cents?)\b[^"]*"/i.test(
    format,
  ) && !/[0#?],+[^0#?]*$/.test(format);

const OTHER_CURRENCY = new RegExp(String.raw`${ANY_SIGN}|\b(?:${CODES})\b`, 'i');

function isForeign(format: string): boolean {
  const currency = [...format.matchAll(/\[\$([^\]-]*)[^\]]*\]/g)].map(([, sign = '']) => sign);
  const rest = format.replace(/\[[^\]]*\]/g, ' ').replace(/["\\_*]/g, '');
  return [...currency, rest].some((text) => OTHER_CURRENCY.test(text));
}

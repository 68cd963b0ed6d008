import { RefusedFile } from './refusedFile';

/**
 * Doubles each quotation mark inside of a quoted field, as in `"Loja "Sol" Ltda"`. The library would drop some of them.
 * @throws RefusedFile if a field has no closing mark. It would swallow the rows below.
 */
export function repairQuotes(text: string, separator: string, firstRow: number): string {
  if (!text.includes('"')) return text;
  const unquoted = new RegExp(`[^${separator === '\t' ? '\\t' : `\\${separator}`}\\r\\n]*`, 'y');
  const parts: string[] = [];
  let [at, row] = [0, firstRow];
  while (at < text.length) {
    if (text[at] === '"') {
      const { field, end } = readQuoted(text, { at, separator, row });
      parts.push(field);
      at = end;
    }
    unquoted.lastIndex = at;
    const [rest = ''] = unquoted.exec(text) ?? [];
    const mark = text[at + rest.length] ?? '';
    parts.push(rest, mark);
    at += rest.length + 1;
    if (mark === '\n' || (mark === '\r' && text[at] !== '\n')) row += 1;
  }
  return parts.join('');
}

type Start = { at: number; separator: string; row: number };

/** Reads a field that starts with a quotation mark. A mark before the separator or the end of the line closes it. */
function readQuoted(text: string, { at, separator, row }: Start): { field: string; end: number } {
  const parts = ['"'];
  let hasLines = false;
  for (let from = at + 1; ;) {
    const mark = text.indexOf('"', from);
    if (mark < 0) throw new RefusedFile('quotes', row);
    const part = text.slice(from, mark);
    hasLines ||= part.includes('\n');
    parts.push(part);
    if (text[mark + 1] === '"') {
      parts.push('""');
      from = mark + 2;
    } else if (isEnd(text, mark + 1, separator)) {
      return { field: `${parts.join('')}"`, end: mark + 1 };
    } else {
      // Of a field with several lines, this mark may belong to another row.
      if (hasLines) throw new RefusedFile('quotes', row);
      parts.push('""');
      from = mark + 1;
    }
  }
}

/** Spaces may follow the closing mark. */
function isEnd(text: string, from: number, separator: string): boolean {
  let at = from;
  while (text[at] === ' ') at += 1;
  const next = text[at];
  return next === undefined || next === separator || next === '\r' || next === '\n';
}

// Checks that every planted change still applies, because a whole run takes minutes.
import { existsSync, readFileSync } from 'node:fs';
import { DOCUMENT, TABLE_START, tableRow } from './results';
import { DOCUMENTS, KINDS } from './kinds';
import type { DocumentName, Kind } from './kinds';
import { applyEdit } from './plantedChange';
import { PLANTED } from './changes/all';

const isKey =
  <T extends object>(object: T) =>
  (key: string): key is Extract<keyof T, string> =>
    Object.hasOwn(object, key);
const KIND_NAMES = Object.keys(KINDS).filter(isKey(KINDS));
const readExcuses = (kind: Kind): Partial<Record<DocumentName, string>> => KINDS[kind];

it.each(PLANTED)('$id can be planted', ({ edits }) => {
  const texts = new Map<string, string>();
  for (const edit of edits) {
    const text = texts.get(edit.file) ?? (existsSync(edit.file) ? readFileSync(edit.file, 'utf8') : '');
    texts.set(edit.file, applyEdit(text, edit));
  }
  expect(texts.size).toBeGreaterThan(0);
});

it('an edit whose text does not occur exactly once is an error', () => {
  const edit = { file: 'x', find: 'a', replace: 'b' };
  expect(() => applyEdit('xyz', edit)).toThrow('0 times');
  expect(() => applyEdit('aba', edit)).toThrow('2 times');
  expect(() => applyEdit('x', { file: 'x', change: (text) => text })).toThrow('changes nothing');
  expect(applyEdit('xay', edit)).toBe('xby');
});

it('every planted change has a unique id', () => {
  const ids = PLANTED.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

it.each(KIND_NAMES)('%s: planted in each document, or listed with a reason', (kind) => {
  const planted: string[] = PLANTED.filter((one) => one.kind === kind).map(({ document }) => document);
  const excused = Object.keys(readExcuses(kind));
  expect([...new Set([...planted, ...excused])].sort()).toEqual(Object.keys(DOCUMENTS).sort());
  expect(planted.filter((document) => excused.includes(document))).toEqual([]);
});

it('the table of the document has a row for each planted change, in this order', () => {
  const [, table = ''] = readFileSync(DOCUMENT, 'utf8').split(TABLE_START);
  const rows = table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map(splitCells);
  // The table of catches has five columns, and its first two lines are the head. The last column is an output.
  const catches = rows.filter((cells) => cells.length === 5).slice(2);
  expect(catches.map((cells) => cells.slice(0, 4))).toEqual(
    PLANTED.map((planted) => splitCells(tableRow(planted))),
  );
});

const splitCells = (row: string) =>
  row
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());

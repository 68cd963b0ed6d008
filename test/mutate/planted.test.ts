// The planted changes against the project as it is now: a line that was moved is noticed here, and not in half an hour.
import { existsSync, readFileSync } from 'node:fs';
import { BEGINS, DOCUMENT, rowOf } from './catches';
import { KINDS, PLACES } from './kinds';
import type { Kind, Place } from './kinds';
import { edited } from './plantedChange';
import { PLANTED } from './planted/all';

const isKey =
  <T extends object>(of: T) =>
  (key: string): key is Extract<keyof T, string> =>
    Object.hasOwn(of, key);
const KIND_NAMES = Object.keys(KINDS).filter(isKey(KINDS));
const PLACE_NAMES = Object.keys(PLACES).filter(isKey(PLACES));
const nowhere = (kind: Kind): Partial<Record<Place, string>> => KINDS[kind];

it.each(PLANTED)('$id can be planted', ({ edits }) => {
  const texts = new Map<string, string>();
  for (const edit of edits) {
    const text = texts.get(edit.file) ?? (existsSync(edit.file) ? readFileSync(edit.file, 'utf8') : '');
    texts.set(edit.file, edited(text, edit));
  }
  expect(texts.size).toBeGreaterThan(0);
});

it('an edit that finds nothing, or finds it twice, is an error', () => {
  const edit = { file: 'x', find: 'a', replace: 'b' };
  expect(() => edited('xyz', edit)).toThrow('0 times');
  expect(() => edited('aba', edit)).toThrow('2 times');
  expect(() => edited('x', { file: 'x', change: (text) => text })).toThrow('changes nothing');
  expect(edited('xay', edit)).toBe('xby');
});

it('each has a name of its own', () => {
  const ids = PLANTED.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

it.each(KIND_NAMES)('%s: planted in each place, or said why it cannot stand there', (kind) => {
  const planted = PLANTED.filter((one) => one.kind === kind).map(({ place }) => place);
  const excused = Object.keys(nowhere(kind));
  expect([...new Set([...planted, ...excused])].sort()).toEqual([...PLACE_NAMES].sort());
  expect(planted.filter((place) => excused.includes(place))).toEqual([]);
});

it('the kept table has a row for each, in this order', () => {
  const [, table = ''] = readFileSync(DOCUMENT, 'utf8').split(BEGINS);
  const kept = table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map(cellsOf);
  const wanted = PLANTED.map((planted) => cellsOf(rowOf(planted)));
  expect(
    kept
      .filter((cells) => cells.length === 5)
      .slice(2)
      .map((cells) => cells.slice(0, 4)),
  ).toEqual(wanted);
});

const cellsOf = (row: string) =>
  row
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());

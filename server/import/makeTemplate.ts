import type { Readable } from 'node:stream';
import { addDays, type Day } from '../company/days';
import { ENTRY_COLUMNS } from '../entries/entryColumns';
import { FORM_TITLES, KIND_TITLES } from '../entries/entryTexts';
import { writeXlsx } from '../files/writeXlsx';
import type { Cell } from '../files/table';
import type { Language, Text } from '../http/language';
import { EXAMPLE_NAMES } from './words';

const FILE_NAME: Text = {
  'pt-BR': 'modelo-de-importacao',
  en: 'import-template',
  es: 'plantilla-de-importacion',
};
const SHEET_NAME: Text = { 'pt-BR': 'Lançamentos', en: 'Entries', es: 'Movimientos' };

/** The columns of an export after these are computed, so a new entry needs none of them. */
const COLUMNS = ENTRY_COLUMNS.slice(0, 12);

type Options = { categories: readonly { name: string; kind?: string }[]; today: Day };

/** Makes a spreadsheet with the titles of an export and one example, which an import leaves out. */
export function makeTemplate(
  language: Language,
  { categories, today }: Options,
): { name: string; type: string; content: Readable } {
  const category = categories.find(({ kind }) => kind === 'receivable')?.name ?? categories[0]?.name ?? '';
  const example: Cell[] = [
    KIND_TITLES.receivable[language],
    EXAMPLE_NAMES[language],
    category,
    FORM_TITLES.boleto[language],
    'NF 4711',
    ...[1, 3],
    ...[today, addDays(today, 30), null],
    ...[45_090, null],
  ];
  async function* rows(): AsyncGenerator<Cell[]> {
    yield Promise.resolve(example);
  }
  return {
    name: `${FILE_NAME[language]}.xlsx`,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    content: writeXlsx({
      name: SHEET_NAME[language],
      columns: COLUMNS.map(({ title, type, width }) => ({ title: title[language], type, width })),
      rows: rows(),
    }),
  };
}

import type { Readable } from 'node:stream';
import { addDays } from '../../api-spec/days';
import type { Day } from '../company/days';
import { ENTRY_COLUMNS, ENTRY_FIELDS, type EntryColumn } from '../entries/entryColumns';
import { writeXlsx } from '../files/writeXlsx';
import type { Cell } from '../files/table';
import type { Language } from '../texts/catalogues';
import { makeTranslate } from '../texts/translate';

/** The columns of an export that are not computed. */
const COLUMNS: readonly EntryColumn[] = [
  ...ENTRY_COLUMNS.slice(0, 12),
  ...[ENTRY_FIELDS.discount, ENTRY_FIELDS.interest, ENTRY_FIELDS.fine],
];

type Options = { categories: readonly { name: string; kind?: string }[]; today: Day };

/** Makes a spreadsheet with the titles of an export and one example, which an import leaves out. */
export function makeTemplate(
  language: Language,
  { categories, today }: Options,
): { name: string; type: string; content: Readable } {
  const translate = makeTranslate(language);
  const category = categories.find(({ kind }) => kind === 'receivable')?.name ?? categories[0]?.name ?? '';
  const example: Cell[] = [
    translate('entry.kind.receivable'),
    translate('template.example'),
    category,
    translate('entry.form.boleto'),
    'NF 4711',
    ...[1, 3],
    ...[today, addDays(today, 30), null],
    ...[45_090, null],
    ...[null, null, null],
  ];
  async function* rows(): AsyncGenerator<Cell[]> {
    yield Promise.resolve(example);
  }
  return {
    name: `${translate('template.fileName')}.xlsx`,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    content: writeXlsx({
      name: translate('entry.entries'),
      columns: COLUMNS.map(({ title, type, width }) => ({ title: translate(title), type, width })),
      rows: rows(),
    }),
  };
}

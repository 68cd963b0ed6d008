// The columns of an export of the portal, which are certain by their titles.
import { ENTRY_COLUMNS, ENTRY_FIELDS } from '../entries/entryColumns';
import { LANGUAGES } from '../texts/catalogues';
import { makeTranslate } from '../texts/translate';
import type { Columns } from './analysis';
import { FIELDS } from './fields';

/** The titles in each language. */
const TITLES = LANGUAGES.map((language) => ENTRY_COLUMNS.map(({ title }) => makeTranslate(language)(title)));

/** Computed columns have no field. */
const COLUMNS: Columns = Object.keys(ENTRY_FIELDS).map(
  (name) => FIELDS.find((field) => field === name) ?? null,
);

/** Numbers of columns in exports of earlier releases. Later columns follow them. */
const EARLIER_WIDTHS = [15, 19];

/** Returns the fields of the columns of an export, or `null` for another table. */
export function readExportColumns(titles: readonly string[]): Columns | null {
  const isExport =
    [...EARLIER_WIDTHS, COLUMNS.length].includes(titles.length) &&
    TITLES.some((one) => titles.every((title, column) => title === one[column]));
  return isExport ? COLUMNS.slice(0, titles.length) : null;
}

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

/** Columns of an export of an earlier release. Later columns follow them. */
const EARLIER_WIDTH = 15;

/** Returns the fields of the columns of an export, or `null` for another table. */
export function readExportColumns(titles: readonly string[]): Columns | null {
  const isExport =
    (titles.length === COLUMNS.length || titles.length === EARLIER_WIDTH) &&
    TITLES.some((one) => titles.every((title, column) => title === one[column]));
  return isExport ? COLUMNS.slice(0, titles.length) : null;
}

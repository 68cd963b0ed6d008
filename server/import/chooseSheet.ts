import { RefusedFile } from '../files/refusedFile';
import type { Sheet, SheetRow } from '../files/sheet';
import { RefusedChoices } from './analysis';
import { findHeader, HEADER_ROWS } from './findHeader';

export type ChosenSheet = { name: string; rows: SheetRow[]; names: string[] };

/**
 * Reads the sheet with the chosen name, or else the one with the most known titles.
 * @returns also the names of all sheets that have rows.
 * @throws RefusedFile, RefusedChoices
 */
export async function chooseSheet(
  sheets: readonly Sheet[],
  chosenName: string | undefined,
): Promise<ChosenSheet> {
  const [only, ...others] = sheets;
  if (only !== undefined && others.length === 0 && (chosenName ?? only.name) === only.name) {
    const rows = await only.read();
    return { name: only.name, rows, names: rows.length > 0 && only.name !== '' ? [only.name] : [] };
  }
  const withRows: { sheet: Sheet; score: number }[] = [];
  for (const sheet of sheets) {
    const first = await sheet.read(HEADER_ROWS);
    if (first.length > 0) withRows.push({ sheet, score: findHeader(first).score });
  }
  const [best] = [...withRows].sort((a, b) => b.score - a.score);
  if (best === undefined) throw new RefusedFile('no-table');
  const isWanted = ({ sheet: { name } }: { sheet: Sheet }) => name === chosenName;
  const chosen = chosenName === undefined ? best : withRows.find(isWanted);
  if (chosen === undefined) throw new RefusedChoices();
  const { name } = chosen.sheet;
  return { name, rows: await chosen.sheet.read(), names: withRows.map(({ sheet }) => sheet.name) };
}

import { RefusedFile } from '../files/refusedFile';
import type { ReadSheet, Sheet } from '../files/sheet';
import { RefusedChoices } from './analysis';
import { findHeader, HEADER_ROWS } from './findHeader';

export type ChosenSheet = ReadSheet & { name: string; names: string[] };

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
    const read = await only.read();
    return { ...read, name: only.name, names: read.rows.length > 0 && only.name !== '' ? [only.name] : [] };
  }
  const withRows: { sheet: Sheet; score: number }[] = [];
  for (const sheet of sheets) {
    const { rows } = await sheet.read(HEADER_ROWS);
    if (rows.length > 0) withRows.push({ sheet, score: findHeader(rows).score });
  }
  const [best] = [...withRows].sort((a, b) => b.score - a.score);
  if (best === undefined) throw new RefusedFile('no-table');
  const isWanted = ({ sheet: { name } }: { sheet: Sheet }) => name === chosenName;
  const chosen = chosenName === undefined ? best : withRows.find(isWanted);
  if (chosen === undefined) throw new RefusedChoices();
  const { name } = chosen.sheet;
  return { ...(await chosen.sheet.read()), name, names: withRows.map(({ sheet }) => sheet.name) };
}

// Finds the rows that the words around them call paid or open: `Contas pagas` as the name of the file, or as a title of a section.
import { readText, type SheetRow } from '../files/sheet';
import type { FoundTable } from './findHeader';
import { fold } from '../../api-spec/fold';
import { DONE_WORDS } from './titleWords';
import { NOT_DONE_WORDS, OPEN_WORDS } from './valueWords';

/** A longer text is a note. */
const MAX_LENGTH = 60;

/** Marks the rows below these words. A section with other words ends the one before. */
export function markStatus(table: FoundTable, names: readonly string[]): FoundTable {
  const texts = table.above
    .flatMap(({ cells }) => cells.map(readText))
    .filter((text) => text.length <= MAX_LENGTH);
  const above = texts.join(' ');
  // A title above the table is nearer to its rows than the name of the file.
  let saidStatus = readStatus(DONE_WORDS.test(fold(above)) ? above : [above, ...names].join(' '));
  const below = table.below.map((row): SheetRow => {
    const [text, ...more] = row.cells.map(readText).filter((one) => one !== '');
    const isTitle = text !== undefined && more.length === 0 && text.length <= MAX_LENGTH;
    if (isTitle && (DONE_WORDS.test(fold(text)) || OPEN_WORDS.test(fold(text))))
      saidStatus = readStatus(text);
    return saidStatus === undefined ? row : { ...row, saidStatus };
  });
  return { ...table, below };
}

/** The name of a list, as in `Contas a receber recebidas`. In `Contas a pagar e pagas` it says what is open. */
const LIST_NAMES =
  /(?<!\b(?:e|ou|y|and) |[,/&+] ?)\b(?:contas|titulos) a (?:pagar|receber)\b(?! (?:e|ou|y|and)\b| ?[,/&+])/g;

function readStatus(text: string): SheetRow['saidStatus'] {
  const folded = fold(text).replaceAll(LIST_NAMES, '');
  if (DONE_WORDS.test(folded)) return OPEN_WORDS.test(folded) ? undefined : 'paid';
  return NOT_DONE_WORDS.test(folded) ? 'open' : undefined;
}

import { FILE_LIMITS } from './limits';
import { RefusedFile } from './refusedFile';

/** A tag that is not closed, or is very long, takes the library minutes. */
const BROKEN_TAG = /<[^<>]*(?:<|$)|<[^<>]{50000}/;

/** A cell of Excel has 32,767 characters, and an entity at most 10 signs. A longer text takes the library minutes. */
const MAX_TEXT = FILE_LIMITS.cell * 10;
/** The tags of all cells of the largest table, with a reserve. Each one is an object of the library. */
const MAX_TAGS = FILE_LIMITS.rows * FILE_LIMITS.columns * 10;

/** Each different text of the cells is an object of the library, also an empty one. */
const MAX_STRINGS = (FILE_LIMITS.rows * FILE_LIMITS.columns) / 2;

/** Checks the tags and sizes of a part of a spreadsheet before a library reads it. @throws RefusedFile */
export function checkXml(xml: string): void {
  if (BROKEN_TAG.test(xml)) throw new RefusedFile('broken');
  checkSize(xml);
}

/** Counts without a list of all finds, which would take more memory than the file. @throws RefusedFile */
function checkSize(xml: string): void {
  let tags = 0;
  for (let at = xml.indexOf('<'); at >= 0; tags += 1) {
    const next = xml.indexOf('<', at + 1);
    if ((next < 0 ? xml.length : next) - at > MAX_TEXT || tags > MAX_TAGS) throw new RefusedFile('inflated');
    at = next;
  }
  let strings = 0;
  // The workbook decides which part has the strings.
  for (const pattern = /<(?:\w+:)?si\b/g; pattern.test(xml); strings += 1)
    if (strings > MAX_STRINGS) throw new RefusedFile('inflated');
}

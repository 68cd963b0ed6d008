import { FILE_LIMITS } from './limits';
import { RefusedFile } from './refusedFile';

/** A tag that is not closed, or is very long, takes the library minutes. */
const BROKEN_TAG = /<[^<>]*(?:<|$)|<[^<>]{50000}/;

/** Each string is an object of the library, also the empty ones. */
const MOST_STRINGS = FILE_LIMITS.rows * FILE_LIMITS.columns;

/** Checks a part of a spreadsheet before a library reads it. @throws RefusedFile */
export function checkXml(name: string, xml: string): void {
  // Spreadsheets declare no entities.
  if (BROKEN_TAG.test(xml) || xml.includes('<!DOCTYPE')) throw new RefusedFile('broken');
  if (name.endsWith('sharedStrings.xml') && countStrings(xml) > MOST_STRINGS)
    throw new RefusedFile('inflated');
}

const countStrings = (xml: string): number => xml.match(/<(?:\w+:)?si\b/g)?.length ?? 0;

import { RefusedFile } from './refusedFile';

/** A tag of XML. Its names have no prefix, those of its attributes have one. */
export type Tag = {
  name: string;
  type: 'start' | 'end' | 'empty';
  attributes: ReadonlyMap<string, string>;
  /** Where the text after the tag starts. */
  end: number;
};

const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map();
const ATTRIBUTE = /\s+([^\s=/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y;

/**
 * Reads the tags with some names, in their order. The check of all parts has ensured that each `<` has its `>`.
 * @throws RefusedFile if attributes have two readings
 */
export function* readTags(xml: string, names: readonly string[]): Generator<Tag> {
  const pattern = new RegExp(`<(/?)(?:[^\\s<>/:]+:)?(${names.join('|')})(?=[\\s/>])([^<>]*)>`, 'g');
  for (let match = pattern.exec(xml); match !== null; match = pattern.exec(xml)) {
    const [, slash, name = '', text = ''] = match;
    const isEmpty = text.endsWith('/');
    yield {
      name,
      type: slash === '/' ? 'end' : isEmpty ? 'empty' : 'start',
      attributes: readAttributes(isEmpty ? text.slice(0, -1) : text),
      end: pattern.lastIndex,
    };
  }
}

/** Both kinds of quotes, spaces around the `=`, and any order are permitted. */
function readAttributes(text: string): ReadonlyMap<string, string> {
  if (text === '') return NO_ATTRIBUTES;
  const attributes = new Map<string, string>();
  ATTRIBUTE.lastIndex = 0;
  let end = 0;
  for (let match = ATTRIBUTE.exec(text); match !== null; match = ATTRIBUTE.exec(text)) {
    const [, name = '', value = match[3] ?? ''] = match;
    if (attributes.has(name)) throw new RefusedFile('broken');
    attributes.set(name, value);
    end = ATTRIBUTE.lastIndex;
  }
  if (text.slice(end).trim() !== '') throw new RefusedFile('broken');
  return attributes;
}

/** Whether an attribute is true. */
export const isTrue = (text: string | undefined): boolean => text === '1' || text === 'true';

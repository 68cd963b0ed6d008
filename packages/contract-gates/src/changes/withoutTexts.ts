import { entries, parseRef } from '../description/document';
import type { Document } from '../description/document';
import { mapObjects } from '../description/grammar';
import type { Kind } from '../description/grammar';
import { TEXT_KEYWORDS, sortSet } from '../description/schemaShape';

/** The extensions that a rule compares. */
const EXTENSIONS = ['x-sunset', 'x-roles', 'x-provider-state'];
const EXTENSIONS_OF: Partial<Record<Kind, string>> = { response: 'x-examples', example: 'x-parameters' };

/** Returns the description without what changes no message: texts, other extensions, and the order of sets. */
export function withoutTexts(document: Document): Document {
  const references = [...JSON.stringify(document).matchAll(/"(#\/[^"]*)"/g)];
  const referenced = new Set(references.flatMap(([, reference = '']) => parseRef(reference)));
  const isKept = (key: string, value: unknown, kind: Kind): boolean => {
    // A reference may lead through an extension.
    if (key.startsWith('x-'))
      return [...EXTENSIONS, EXTENSIONS_OF[kind]].includes(key) || referenced.has(key);
    if (kind === 'schema') return !TEXT_KEYWORDS.includes(key) && !(key === 'deprecated' && value === false);
    return !['description', 'summary', 'externalDocs'].includes(key);
  };
  return mapObjects(document, (value, kind) =>
    Object.fromEntries(
      entries(value)
        .filter(([key, one]) => isKept(key, one, kind))
        .map(([key, one]) => [key, kind === 'schema' ? sortSets(key, one) : one]),
    ),
  );
}

/** Sorts the lists of a schema that have no order. One type may be a text. */
function sortSets(keyword: string, value: unknown): unknown {
  const sort = (one: unknown) => (Array.isArray(one) ? sortSet(one) : one);
  if (keyword === 'dependentRequired')
    return Object.fromEntries(entries(value).map(([field, names]) => [field, sort(names)]));
  if (keyword === 'type') return sort([value].flat());
  return ['enum', 'required'].includes(keyword) ? sort(value) : value;
}

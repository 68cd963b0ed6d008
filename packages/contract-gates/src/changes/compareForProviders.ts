// Finds earlier responses that the portal's new guard refuses.
import { entry, follow, keysOfRef, textIn } from '../description/document';
import type { Document } from '../description/document';
import type { Change } from './change';
import { compareSchemas } from './compareSchemas';
import { change } from './descriptionRules';
import type { DescriptionRule } from './descriptionRules';
import type { SchemaLocation } from './schemaLocation';
import type { Schema } from '../description/schemaShape';

/** The rule for a provider, and those safe ones for a caller that say the same. */
type Counterpart = { rule: DescriptionRule; instead: DescriptionRule[]; words?: string };

const ALWAYS = 'has to come always now';

/** A guard reads a response as a server reads a request, so what is broken is found by the rules of requests. */
const COUNTERPARTS: Partial<Record<string, Counterpart>> = {
  'request-field-added-required': {
    rule: 'provider-field-required',
    instead: ['response-field-added'],
    words: ALWAYS,
  },
  'request-field-made-required': {
    rule: 'provider-field-required',
    instead: ['response-field-made-required'],
    words: ALWAYS,
  },
  'request-type-narrowed': { rule: 'provider-type-narrowed', instead: ['response-type-narrowed'] },
  'request-null-refused': { rule: 'provider-null-refused', instead: ['response-null-gone'] },
  'request-enum-value-removed': {
    rule: 'provider-enum-value-removed',
    instead: ['response-enum-value-removed'],
  },
  'request-limits-tightened': { rule: 'provider-limits-tightened', instead: ['response-limits-tightened'] },
  'request-more-fields-refused': {
    rule: 'provider-more-fields-refused',
    instead: ['response-more-fields-gone'],
    words: 'only described fields may come',
  },
  'request-variant-removed': { rule: 'provider-variant-removed', instead: [] },
};

/** What a caller finds in a validated response, and what a provider finds; nothing of it twice. */
export function addProviderChanges(
  found: Change[],
  before: Schema,
  after: Schema,
  location: SchemaLocation,
): Change[] {
  const validated: SchemaLocation = { ...location, direction: 'request', isValidated: true };
  const refused = compareSchemas(before, after, validated).flatMap(({ rule, at, message }) => {
    const counterpart = COUNTERPARTS[rule];
    return counterpart === undefined ? [] : [{ ...counterpart, at, message: counterpart.words ?? message }];
  });
  const isSaid = (one: Change) =>
    refused.some(({ instead, at }) => at === one.at && instead.some((rule) => rule === one.rule));
  return [
    ...found.filter((one) => !isSaid(one)),
    ...refused.map(({ rule, at, message }) => change(rule, at, message)),
  ];
}

/** The guarded schemas that a response is, behind references and as an arm or a part. */
export function findValidated(document: Document, value: unknown, validated: readonly string[]): string[] {
  return namesIn(document, value, []).filter((name) => validated.includes(name));
}

function namesIn(document: Document, value: unknown, seen: readonly string[]): string[] {
  const $ref = textIn(value, '$ref');
  if ($ref !== undefined && !seen.includes($ref)) {
    const name = /^#\/components\/schemas\/([^/]+)$/.exec($ref)?.[1];
    const behind = namesIn(document, follow(document, keysOfRef($ref)), [...seen, $ref]);
    return name === undefined ? behind : [name, ...behind];
  }
  return ['oneOf', 'anyOf', 'allOf'].flatMap((keyword) => {
    const parts = entry(value, keyword);
    return Array.isArray(parts) ? parts.flatMap((part: unknown) => namesIn(document, part, seen)) : [];
  });
}

// Finds earlier responses that the consumer's new validators refuse.
import { follow, parseRef, readList, readString } from '../description/document';
import type { Document } from '../description/document';
import type { Change } from './change';
import { compareSchemas } from './compareSchemas';
import { change } from './descriptionRules';
import type { DescriptionRule } from './descriptionRules';
import type { SchemaLocation } from './schemaLocation';
import type { Schema } from '../description/schemaShape';

/** The rule for a provider, and the safe rules for a caller that it replaces. */
type Counterpart = { rule: DescriptionRule; instead: DescriptionRule[]; message?: string };

const NOW_REQUIRED = 'is now required';

/** A validator reads a response like a server reads a request, so the rules of requests apply. */
const COUNTERPARTS: Partial<Record<string, Counterpart>> = {
  'request-field-added-required': {
    rule: 'provider-field-required',
    instead: ['response-field-added'],
    message: NOW_REQUIRED,
  },
  'request-field-made-required': {
    rule: 'provider-field-required',
    instead: ['response-field-made-required'],
    message: NOW_REQUIRED,
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
    message: 'only described fields are allowed',
  },
  'request-variant-removed': { rule: 'provider-variant-removed', instead: [] },
};

/** Adds the changes for providers, which replace the corresponding ones for callers. */
export function addProviderChanges(
  callerChanges: Change[],
  before: Schema,
  after: Schema,
  location: SchemaLocation,
): Change[] {
  const validated: SchemaLocation = { ...location, direction: 'request', isValidated: true };
  const refused = compareSchemas(before, after, validated).flatMap(({ rule, at, message }) => {
    const counterpart = COUNTERPARTS[rule];
    return counterpart === undefined ? [] : [{ ...counterpart, at, message: counterpart.message ?? message }];
  });
  const isReplaced = (one: Change) =>
    refused.some(({ instead, at }) => at === one.at && instead.some((rule) => rule === one.rule));
  return [
    ...callerChanges.filter((one) => !isReplaced(one)),
    ...refused.map(({ rule, at, message }) => change(rule, at, message)),
  ];
}

/** Returns the validated schemas of a response, also behind references, variants and parts. */
export function findValidated(document: Document, value: unknown, validated: readonly string[]): string[] {
  return namesIn(document, value, []).filter((name) => validated.includes(name));
}

function namesIn(document: Document, value: unknown, seen: readonly string[]): string[] {
  const $ref = readString(value, '$ref');
  if ($ref !== undefined && !seen.includes($ref)) {
    const name = /^#\/components\/schemas\/([^/]+)$/.exec($ref)?.[1];
    const behind = namesIn(document, follow(document, parseRef($ref)), [...seen, $ref]);
    return name === undefined ? behind : [name, ...behind];
  }
  return ['oneOf', 'anyOf', 'allOf']
    .flatMap((keyword) => readList(value, keyword))
    .flatMap((part) => namesIn(document, part, seen));
}

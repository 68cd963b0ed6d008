// Finds expectations of a pact that a conforming provider may not meet.
// A field is guaranteed if the description requires it, or if the named example of the scenario has it.
// The same applies to null and to the number of items. For items matched by type, only the description counts, because a
// provider may return other items than the example. For headers, too, only the description counts.
import { entries, entry, readList, resolved } from '../description/document';
import type { Document, JsonObject } from '../description/document';
import { findJsonContent } from '../description/jsonContent';
import { findOperation, findResponse, listOperations } from '../description/operations';
import { listScenarios } from '../description/scenarios';
import { readRequired } from '../description/schemaShape';
import type { Schema } from '../description/schemaShape';
import { EXACT, findMatchers, findMatching, readRules } from './expectations';
import type { Interaction } from './pactFile';
import { allShapes, matchingShapes } from './valueShapes';
import { checkCount, matchesExactly, checkNull } from './guaranteedValues';
import type { At } from './guaranteedValues';

/** Returns one line for each expected field, value and header that is not guaranteed. */
export function optionalExpectations(interactions: Interaction[], document: Document): string[] {
  const scenarios = listScenarios(document);
  return interactions.flatMap((interaction) => {
    const { description, method, path, status, response } = interaction;
    const operation = findOperation(listOperations(document), method, path);
    const described = operation && findResponse(document, operation, status);
    if (described === undefined) return [];
    const value = entry(findJsonContent(described, response.headers['content-type']?.[0]), 'schema');
    const example = scenarios.find(({ id }) => id === description)?.response;
    const at = { location: '$', keys: [], rules: readRules(response.rules['body']) };
    const lines = [
      ...checkHeaders(document, described, interaction),
      ...checkFields(response.body, value === undefined ? [] : [{ document, value }], example, at),
    ];
    return [...new Set(lines)].map((line) => `${description} ${line}`);
  });
}

function checkHeaders(document: Document, described: unknown, { response }: Interaction): string[] {
  const required = entries(entry(described, 'headers'))
    .filter(([, header]) => entry(resolved(document, header), 'required') === true)
    .map(([name]) => name.toLowerCase());
  // `content` describes the content type, not `headers`.
  return Object.keys(response.headers)
    .filter((name) => name !== 'content-type' && !required.includes(name))
    .map((name) => `header ${name} is expected, but the description does not require it`);
}

const child = ({ location, keys, rules }: At, step: string, key: string): At => ({
  location: `${location}${step}`,
  keys: [...keys, key],
  rules,
});

/**
 * @param schemas The possible schemas of the value.
 * @param example The value of the example. `undefined`: it has none.
 */
function checkFields(value: unknown, schemas: Schema[], example: unknown, at: At): string[] {
  const shapes = schemas.flatMap((schema) =>
    isInEveryItem(at) ? allShapes(schema) : matchingShapes(value, schema),
  );
  const inside = (of: (shape: JsonObject) => unknown): Schema[] =>
    shapes
      .map(({ document, shape }) => ({ document, value: of(shape) }))
      .filter((schema) => schema.value !== undefined);

  const nullFault = checkNull(value, shapes, example, at);
  if (nullFault !== null) return [nullFault];
  if (Array.isArray(value)) {
    const items = inside((shape) => shape['items']);
    const contains = findMatchers(at.keys, at.rules).find((one) => entry(one, 'match') === 'arrayContains');
    if (contains !== undefined) return checkContainedItems(value, items, example, at, contains);
    const countFault = checkCount(value, shapes, example, at);
    return countFault === null ? checkItems(value, items, example, at) : [countFault];
  }
  // The keys and values of a map are only examples.
  const isMap = findMatchers(at.keys, at.rules).some((matcher) =>
    ['eachKey', 'eachValue', 'values'].includes(String(entry(matcher, 'match'))),
  );
  return entries(value).flatMap(([key, one]) => {
    const next = child(at, isMap ? '.*' : `.${key}`, key);
    const given = isMap ? undefined : entry(example, key);
    const isRequired = shapes.length > 0 && shapes.every(({ shape }) => readRequired(shape).includes(key));
    if (!isMap && !isRequired && given === undefined) return [`${next.location} ${explainOptional(at)}`];
    return checkFields(
      one,
      inside((shape) => entry(entry(shape, 'properties'), key) ?? shape['additionalProperties']),
      given,
      next,
    );
  });
}

/** Below a list matched by type, or a map. The expectation applies to every item. */
const isInEveryItem = ({ location }: At): boolean => location.includes('*');

const explainOptional = (at: At): string =>
  isInEveryItem(at)
    ? 'is expected of every item, but the description does not require it'
    : 'is expected, but the description does not require it and the named example does not have it';

function checkItems(value: unknown[], items: Schema[], example: unknown, at: At): string[] {
  const isExact = findMatching(at.keys, at.rules).strictness === EXACT;
  return value.flatMap((one, index) => {
    const key = String(index);
    return isExact
      ? checkFields(one, items, entry(example, key), child(at, `[${key}]`, key))
      : checkFields(one, items, undefined, child(at, '[*]', key));
  });
}

/** Checks items that the list has to contain. One complete item in the example is enough. */
function checkContainedItems(value: unknown[], items: Schema[], example: unknown, at: At, contains: unknown) {
  const examples: unknown[] = Array.isArray(example) ? example : [];
  return readList(contains, 'variants').flatMap((variant) => {
    const key = String(entry(variant, 'index'));
    const one = entry(value, key);
    const inside = {
      location: `${at.location}[${key}]`,
      keys: [],
      rules: readRules(entry(variant, 'rules')),
    };
    const checkAgainst = (item: unknown) => checkFields(one, items, item, inside);
    const isInExample = examples.some(
      (item) => matchesExactly(item, one, inside) && checkAgainst(item).length === 0,
    );
    if (isInExample) return [];
    const lines = checkAgainst(undefined);
    return lines.length > 0
      ? lines
      : [`${inside.location} is expected to be in the list, and the named example has no such item`];
  });
}

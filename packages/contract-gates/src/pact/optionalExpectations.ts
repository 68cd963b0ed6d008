// What a pact expects although a provider that keeps to the description may leave it out. A field is sure where the
// description requires it, or where the named example of the very scenario has it: in its state a provider answers that.
// So it is with `null`, and with how many items a list holds. Of a list whose items are matched by type, the example shows
// some items and a provider may have others: there only what the description says, of every arm, is sure. A header stands
// in no example.
import { entries, entry, resolved } from '../description/document';
import type { Document, JsonObject } from '../description/document';
import { jsonIn, operationAt, operationsOf, scenariosOf } from '../description/operations';
import { readRequired } from '../description/schemaShape';
import type { Schema } from '../description/schemaShape';
import { EXACT, matchersAt, matchingAt, rulesIn } from './expectations';
import type { Interaction } from './pactFile';
import { allShapes, matchingShapes } from './valueShapes';
import { checkCount, matchesExactly, checkNull } from './guaranteedValues';
import type { At } from './guaranteedValues';

/** A line for each field, value and header of an answer that is expected and not sure to come. */
export function optionalExpectations(interactions: Interaction[], document: Document): string[] {
  const scenarios = scenariosOf(document);
  return interactions.flatMap((interaction) => {
    const described = describedResponse(document, interaction);
    if (described === undefined) return [];
    const { description, response } = interaction;
    const value = entry(jsonIn(described, response.headers['content-type']?.[0]), 'schema');
    const example = scenarios.find(({ id }) => id === description)?.response;
    const at = { place: '$', keys: [], rules: rulesIn(response.rules['body']) };
    const lines = [
      ...checkHeaders(document, described, interaction),
      ...checkFields(response.body, value === undefined ? [] : [{ document, value }], example, at),
    ];
    return [...new Set(lines)].map((line) => `${description} ${line}`);
  });
}

/** What the description says of the answer; `undefined` where it knows no such operation or status. */
function describedResponse(document: Document, { method, path, status }: Interaction): unknown {
  const answers = entry(operationAt(operationsOf(document), method, path)?.value, 'responses');
  const names = [String(status), `${Math.floor(status / 100)}XX`, 'default'];
  return resolved(
    document,
    names.map((name) => entry(answers, name)).find((described) => described !== undefined),
  );
}

function checkHeaders(document: Document, described: unknown, { response }: Interaction): string[] {
  const sure = entries(entry(described, 'headers'))
    .filter(([, header]) => entry(resolved(document, header), 'required') === true)
    .map(([name]) => name.toLowerCase());
  // In which form an answer comes is said by its content, never among its headers.
  return Object.keys(response.headers)
    .filter((name) => name !== 'content-type' && !sure.includes(name))
    .map((name) => `header ${name} is expected, and the description does not require it`);
}

const child = ({ place, keys, rules }: At, step: string, key: string): At => ({
  place: `${place}${step}`,
  keys: [...keys, key],
  rules,
});

/**
 * @param schemas what the value may be, each in its own right
 * @param shown what the example has in this place; `undefined` where it says nothing of it
 */
function checkFields(value: unknown, schemas: Schema[], shown: unknown, at: At): string[] {
  const shapes = schemas.flatMap((schema) =>
    isInEveryItem(at) ? allShapes(schema) : matchingShapes(value, schema),
  );
  const inside = (of: (shape: JsonObject) => unknown): Schema[] =>
    shapes
      .map(({ document, shape }) => ({ document, value: of(shape) }))
      .filter((schema) => schema.value !== undefined);

  const wrongNull = checkNull(value, shapes, shown, at);
  if (wrongNull !== null) return [wrongNull];
  if (Array.isArray(value)) {
    const items = inside((shape) => shape['items']);
    const contains = matchersAt(at.keys, at.rules).find((one) => entry(one, 'match') === 'arrayContains');
    if (contains !== undefined) return checkContainedItems(value, items, shown, at, contains);
    const wrongCount = checkCount(value, shapes, shown, at);
    return wrongCount === null ? checkItems(value, items, shown, at) : [wrongCount];
  }
  // The keys of a map are examples, and so is what stands behind them.
  const isMap = matchersAt(at.keys, at.rules).some((matcher) =>
    ['eachKey', 'eachValue', 'values'].includes(String(entry(matcher, 'match'))),
  );
  return entries(value).flatMap(([key, one]) => {
    const next = child(at, isMap ? '.*' : `.${key}`, key);
    const given = isMap ? undefined : entry(shown, key);
    const isRequired = shapes.length > 0 && shapes.every(({ shape }) => readRequired(shape).includes(key));
    if (!isMap && !isRequired && given === undefined) return [`${next.place} ${explainOptional(at)}`];
    return checkFields(
      one,
      inside((shape) => entry(entry(shape, 'properties'), key) ?? shape['additionalProperties']),
      given,
      next,
    );
  });
}

/** Below a list matched by type, or a map: what is expected there is expected of whatever a provider has. */
const isInEveryItem = ({ place }: At): boolean => place.includes('*');

const explainOptional = (at: At): string =>
  isInEveryItem(at)
    ? 'is expected of every item, and the description does not require it'
    : 'is expected, and neither does the description require it nor the named example show it';

function checkItems(value: unknown[], items: Schema[], shown: unknown, at: At): string[] {
  const isExact = matchingAt(at.keys, at.rules).strictness === EXACT;
  return value.flatMap((one, index) => {
    const key = String(index);
    return isExact
      ? checkFields(one, items, entry(shown, key), child(at, `[${key}]`, key))
      : checkFields(one, items, undefined, child(at, '[*]', key));
  });
}

/** A list has to hold such items somewhere: one of the example that has all of an item is enough. */
function checkContainedItems(value: unknown[], items: Schema[], shown: unknown, at: At, contains: unknown) {
  const variants = entry(contains, 'variants');
  const examples: unknown[] = Array.isArray(shown) ? shown : [];
  return (Array.isArray(variants) ? variants : []).flatMap((variant: unknown) => {
    const key = String(entry(variant, 'index'));
    const one = entry(value, key);
    const inside = { place: `${at.place}[${key}]`, keys: [], rules: rulesIn(entry(variant, 'rules')) };
    const linesBeside = (example: unknown) => checkFields(one, items, example, inside);
    const isShown = examples.some(
      (example) => matchesExactly(example, one, inside) && linesBeside(example).length === 0,
    );
    if (isShown) return [];
    const lines = linesBeside(undefined);
    return lines.length > 0
      ? lines
      : [`${inside.place} is expected to be in the list, and the named example has no such item`];
  });
}

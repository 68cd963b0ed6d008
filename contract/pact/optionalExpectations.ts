// What a pact expects although a provider that keeps to the description may leave it out. A field is sure where the
// description requires it, or where the named example of the very scenario has it: in its state a provider answers that.
// Of a list whose items are matched by type, the example shows some items and a provider may have others: there only what
// is required is sure. A header stands in no example.
import Ajv2020 from 'ajv/dist/2020.js';
import { entries, entry, isObject, resolved } from '../../api-spec/document';
import type { Document, JsonObject } from '../../api-spec/document';
import { operationsOf, patternOf, scenariosOf } from '../../api-spec/operations';
import { armsIn, expanded, requiredIn, shapeOf, withBeside } from '../changes/schemaShape';
import type { Schema } from '../changes/schemaShape';
import { EXACT, matchersAt, matchingAt, rulesIn } from './expectations';
import type { Rule } from './expectations';
import type { Interaction } from './pactFile';

/** A line for each field and header of an answer that is expected and not sure to come. */
export function optionalExpectations(interactions: Interaction[], document: Document): string[] {
  const scenarios = scenariosOf(document);
  return interactions.flatMap((interaction) => {
    const answer = answerOf(document, interaction);
    if (answer === undefined) return [];
    const { description, response } = interaction;
    const schema = entry(entry(entry(answer, 'content'), 'application/json'), 'schema');
    const example = scenarios.find(({ id }) => id === description)?.answer;
    const at = { place: '$', keys: [], rules: rulesIn(response.rules['body']) };
    const lines = [
      ...optionalHeaders(document, answer, interaction),
      ...optionalFields(response.body, [{ document, value: schema }], example, at),
    ];
    return [...new Set(lines)].map((line) => `${description} ${line}`);
  });
}

/** What the description says of the answer; `undefined` where it knows no such operation or status. */
function answerOf(document: Document, { method, path, status }: Interaction): unknown {
  const operation = operationsOf(document).find(
    (one) => one.method === method && patternOf(one.path).test(path),
  );
  const answers = entry(operation?.value, 'responses');
  const names = [String(status), `${Math.floor(status / 100)}XX`, 'default'];
  return resolved(
    document,
    names.map((name) => entry(answers, name)).find((answer) => answer !== undefined),
  );
}

function optionalHeaders(document: Document, answer: unknown, { response }: Interaction): string[] {
  const sure = entries(entry(answer, 'headers'))
    .filter(([, header]) => entry(resolved(document, header), 'required') === true)
    .map(([name]) => name.toLowerCase());
  // In which form an answer comes is said by its content, never among its headers.
  return Object.keys(response.headers)
    .filter((name) => name !== 'content-type' && !sure.includes(name))
    .map((name) => `header ${name} is expected, and the description does not require it`);
}

type At = { place: string; keys: string[]; rules: Rule[] };

const below = ({ place, keys, rules }: At, step: string, key: string): At => ({
  place: `${place}${step}`,
  keys: [...keys, key],
  rules,
});

/**
 * @param schemas what the value may be, each in its own right
 * @param shown what the example has in this place; `undefined` where it says nothing of it
 */
function optionalFields(value: unknown, schemas: Schema[], shown: unknown, at: At): string[] {
  const shapes = schemas.flatMap((schema) => shapesFor(value, schema));
  const inside = (of: (shape: JsonObject) => unknown): Schema[] =>
    shapes
      .map(({ document, shape }) => ({ document, value: of(shape) }))
      .filter((schema) => schema.value !== undefined);

  if (Array.isArray(value)) {
    const items = inside((shape) => shape['items']);
    return optionalItems(value, items, shown, at);
  }
  // The keys of a map are examples, and so is what stands behind them.
  const isMap = matchersAt(at.keys, at.rules).some((matcher) =>
    ['eachKey', 'eachValue', 'values'].includes(String(entry(matcher, 'match'))),
  );
  return entries(value).flatMap(([key, one]) => {
    const next = below(at, isMap ? '.*' : `.${key}`, key);
    const given = isMap ? undefined : entry(shown, key);
    const isRequired = shapes.length > 0 && shapes.every(({ shape }) => requiredIn(shape).includes(key));
    if (!isMap && !isRequired && given === undefined) return [`${next.place} ${whyNotSure(at)}`];
    return optionalFields(
      one,
      inside((shape) => entry(entry(shape, 'properties'), key) ?? shape['additionalProperties']),
      given,
      next,
    );
  });
}

const whyNotSure = ({ place }: At): string =>
  place.includes('*')
    ? 'is expected of every item, and the description does not require it'
    : 'is expected, and neither does the description require it nor the named example show it';

function optionalItems(value: unknown[], items: Schema[], shown: unknown, at: At): string[] {
  const contains = matchersAt(at.keys, at.rules).find((one) => entry(one, 'match') === 'arrayContains');
  if (contains !== undefined) {
    const variants = entry(contains, 'variants');
    return (Array.isArray(variants) ? variants : []).flatMap((variant: unknown) =>
      optionalInOneItem(value, items, shown, at, variant),
    );
  }
  const isExact = matchingAt(at.keys, at.rules).strictness === EXACT;
  return value.flatMap((one, index) => {
    const key = String(index);
    return isExact
      ? optionalFields(one, items, entry(shown, key), below(at, `[${key}]`, key))
      : optionalFields(one, items, undefined, below(at, '[*]', key));
  });
}

/** A list has to hold such an item somewhere: one of the example that has all of it is enough. */
function optionalInOneItem(value: unknown[], items: Schema[], shown: unknown, at: At, variant: unknown) {
  const key = String(entry(variant, 'index'));
  const inside = { place: `${at.place}[${key}]`, keys: [], rules: rulesIn(entry(variant, 'rules')) };
  const linesBeside = (example: unknown) => optionalFields(entry(value, key), items, example, inside);
  const examples: unknown[] = Array.isArray(shown) ? shown : [];
  return examples.some((example) => linesBeside(example).length === 0) ? [] : linesBeside(undefined);
}

type Shape = { document: Document; shape: JsonObject };

/** Of a union the arms that the value fits into, as far as it goes; all of them where it fits into none. */
function shapesFor(value: unknown, schema: Schema): Shape[] {
  const shape = shapeOf(schema);
  const arms = armsIn(schema, shape)?.map((arm) => withBeside(arm, shape).schema);
  if (arms === undefined) return [{ document: schema.document, shape }];
  const fitting = arms.filter((arm) => fits(value, arm));
  return (fitting.length > 0 ? fitting : arms).flatMap((arm) => shapesFor(value, arm));
}

const ajv = new Ajv2020({ strict: false, validateFormats: false });

const fits = (value: unknown, { document, value: schema }: Schema): boolean => {
  const isRight = ajv.compile(requiringNothing(expanded(document, schema)));
  return isRight(value);
};

/** A pact names a part of an answer only. */
function requiringNothing(schema: unknown): JsonObject {
  const open = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(open);
    if (!isObject(value)) return value;
    const kept = entries(value).filter(([key, one]) => key !== 'required' || !Array.isArray(one));
    return Object.fromEntries(kept.map(([key, one]) => [key, open(one)]));
  };
  const opened = open(schema);
  return isObject(opened) ? opened : {};
}

// Compares named examples, which are scenarios.
import { entries, entry, readString, resolved } from '../description/document';
import { canonical } from '../description/schemaShape';
import type { Schema } from '../description/schemaShape';
import type { Change } from './change';
import { change } from './descriptionRules';
import { hasSameKey, pairUp } from './pairUp';

type Examples = [name: string, example: unknown][];

export function compareExamples(before: Examples, after: Examples, of: string): Change[] {
  const { pairs, removed, added } = pairUp(before, after, hasSameKey);
  const at = (name: string) => `${of} example ${name}`;
  return [
    ...removed.map(([name]) => change('scenario-removed', at(name), 'is gone')),
    ...added.map(([name]) => change('scenario-added', at(name), 'is new')),
    ...pairs.flatMap(([[name, oldExample], [, newExample]]) => {
      const [oldState, newState] = [stateOf(oldExample), stateOf(newExample)];
      const differs = (key: string) =>
        canonical(entry(oldExample, key)) !== canonical(entry(newExample, key));
      return [
        ...(oldState !== newState
          ? [change('scenario-state-changed', at(name), `${oldState} became ${newState}`)]
          : []),
        ...(differs('value') ? [change('scenario-changed', at(name), 'has other values')] : []),
        ...(differs('x-parameters') ? [change('scenario-changed', at(name), 'has other parameters')] : []),
      ];
    }),
  ];
}

/** Compares the examples of a response outside its content. A response that gets a body may move them there. */
export function compareExtraExamples(before: Schema, after: Schema, of: string): Change[] {
  const extra = (response: Schema) =>
    readExamples({ ...response, value: entry(response.value, 'x-examples') });
  const inContent = (response: Schema) =>
    entries(entry(response.value, 'content')).flatMap(([, media]) =>
      readExamples({ ...response, value: entry(media, 'examples') }),
    );
  const names = [before, after].flatMap(extra).map(([name]) => name);
  const examplesOf = (response: Schema) => [
    ...new Map([...inContent(response), ...extra(response)].filter(([name]) => names.includes(name))),
  ];
  return compareExamples(examplesOf(before), examplesOf(after), of);
}

const stateOf = (example: unknown) => readString(example, 'x-provider-state') ?? 'no state';

export const readExamples = ({ document, value }: Schema): Examples =>
  entries(value).map(([name, example]) => [name, resolved(document, example)]);

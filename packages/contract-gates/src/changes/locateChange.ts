// Finds the line of a change in the description.
import { entries, entry, follow, keysOfRef, textIn } from '../description/document';
import type { Document } from '../description/document';
import { operationsOf } from '../description/operations';
import type { Operation } from '../description/operations';
import { lineAt, readDocument, readObject } from '../description/readDocument';

/** The keys from the root of the document to an object. References are followed. */
type Keys = readonly string[];

/**
 * Returns the line of a location. For a removed field it is the line of its schema.
 * @param text An API description.
 * @param at The location of a change: `getToken 200 Accepted.ds_Token`.
 */
export const locateChange = (text: string, at: string): number =>
  lineAt(text, keysOfChange(readObject(text), operationsOf(readDocument(text)), at));

function keysOfChange(document: Document, operations: Operation[], at: string): Keys {
  const [first = '', second = '', ...rest] = at.split(' ');
  if (first === 'schema') return inSchema(document, ['components', 'schemas', second], rest.join(' '));
  const operation = operations.find(({ id }) => id === first);
  if (operation === undefined) return entry(document, 'paths') === undefined ? [] : ['paths'];
  const keys = resolvedKeys(document, ['paths', operation.path]).concat(operation.method);
  if (second === 'request') {
    const body = below(document, keys, 'requestBody');
    return body === null ? keys : inContent(document, body, rest);
  }
  const response = below(document, [...keys, 'responses'], second);
  if (response !== null) return inResponse(document, response, rest);
  return inParameter(document, keys, [second, ...rest]) ?? keys;
}

function inResponse(document: Document, keys: Keys, [what = '', name = '', ...rest]: string[]): Keys {
  if (what !== 'header') return inContent(document, keys, [what, name, ...rest].filter(Boolean));
  const headers = entries(follow(document, [...keys, 'headers'])).map(([key]) => key);
  const own = headers.find((key) => key.toLowerCase() === name);
  const header = own === undefined ? null : below(document, [...keys, 'headers'], own);
  if (header === null) return keys;
  const schema = below(document, header, 'schema');
  return schema === null || rest.length === 0 ? header : inSchema(document, schema, rest.join(' '));
}

/** A location begins with the media type, unless it is JSON. */
function inContent(document: Document, keys: Keys, steps: string[]): Keys {
  const forms = entries(follow(document, [...keys, 'content'])).map(([key]) => key);
  const named = forms.find((form) => form === steps[0]);
  const form = named ?? forms.find((one) => /json/i.test(one)) ?? forms[0];
  if (form === undefined) return keys;
  const [what = '', ...rest] = named === undefined ? steps : steps.slice(1);
  const media = [...keys, 'content', form];
  if (what === 'example') return below(document, [...media, 'examples'], rest.join(' ')) ?? media;
  const schema = below(document, media, 'schema');
  if (schema === null) return media;
  return what === '' ? schema : inSchema(document, schema, [what, ...rest].join(' '));
}

/** `query page`, or `{owner}` for a path parameter. */
function inParameter(document: Document, keys: Keys, [what = '', ...rest]: string[]): Keys | null {
  const isPart = /^\{.*\}$/.test(what);
  const [where, name] = isPart ? ['path', what.slice(1, -1)] : [what, rest[0] ?? ''];
  const path = isPart ? rest : rest.slice(1);
  for (const list of [
    [...keys, 'parameters'],
    [...keys.slice(0, -1), 'parameters'],
  ]) {
    const parameters = follow(document, list);
    if (!Array.isArray(parameters)) continue;
    for (const index of parameters.keys()) {
      const parameter = resolvedKeys(document, [...list, String(index)]);
      const value = follow(document, parameter);
      if (textIn(value, 'in') !== where || textIn(value, 'name') !== name) continue;
      const schema = below(document, parameter, 'schema');
      return schema === null || path.length === 0 ? parameter : inSchema(document, schema, path.join(' '));
    }
  }
  return null;
}

/** Returns the schema at the path, or its nearest existing ancestor. */
function inSchema(document: Document, keys: Keys, path: string): Keys {
  if (path === '') return keys;
  return stepsInto(document, keys, path, []) ?? inSchema(document, keys, withoutLastStep(path));
}

const withoutLastStep = (path: string) => path.replace(/(\[\]|\.?[^.[\]]+)$|.$/, '');

/** Steps are fields, variants, `[]` and `{any}`. Names may contain dots, so the longest name comes first. */
function stepsInto(document: Document, keys: Keys, path: string, seen: readonly string[]): Keys | null {
  if (path === '') return keys;
  const state = [...keys, path].join(' ');
  if (seen.includes(state)) return null;
  const schema = follow(document, keys);
  const steps = childrenOf(schema).flatMap(([name, child]) => {
    const next = below(document, keys, ...child);
    if (name === '') return [{ next, rest: path }];
    const isStep = path === name || path.startsWith(`${name}.`) || path.startsWith(`${name}[]`);
    return isStep ? [{ next, rest: path.slice(name.length).replace(/^\./, '') }] : [];
  });
  for (const { next, rest } of steps) {
    const found = next === null ? null : stepsInto(document, next, rest, [...seen, state]);
    if (found !== null) return found;
  }
  return null;
}

/** Returns the possible steps from a schema with their keys, the longest name first. Parts have no name. */
function childrenOf(schema: unknown): [name: string, keys: Keys][] {
  const variants = ['oneOf', 'anyOf'].flatMap((keyword) => {
    const list = entry(schema, keyword);
    return Array.isArray(list)
      ? list.map((variant: unknown, index): [string, Keys] => [
          textIn(variant, '$ref')?.split('/').at(-1) ?? `variant${String(index + 1)}`,
          [keyword, String(index)],
        ])
      : [];
  });
  const fields = entries(entry(schema, 'properties')).map(([name]): [string, Keys] => [
    name,
    ['properties', name],
  ]);
  const others: [string, Keys][] = [
    ['[]', ['items']],
    ['{any}', ['additionalProperties']],
  ];
  const parts = ['allOf', 'oneOf', 'anyOf'].flatMap((keyword) => {
    const list = entry(schema, keyword);
    return Array.isArray(list)
      ? list.map((_part, index): [string, Keys] => ['', [keyword, String(index)]])
      : [];
  });
  return [...variants, ...fields, ...others, ...parts].sort(([one], [other]) => other.length - one.length);
}

/** `null`: the keys lead nowhere. */
function below(document: Document, keys: Keys, ...steps: string[]): Keys | null {
  const next = [...keys, ...steps];
  return follow(document, next) === undefined ? null : resolvedKeys(document, next);
}

function resolvedKeys(document: Document, keys: Keys, seen: readonly string[] = []): string[] {
  const $ref = textIn(follow(document, keys), '$ref');
  return $ref === undefined || seen.includes($ref)
    ? [...keys]
    : resolvedKeys(document, keysOfRef($ref), [...seen, $ref]);
}

// Readers of the parts of a request. They check and clean texts (specification §7.47).
import type { ValidateFunction } from 'ajv/dist/2020.js';
import {
  entries,
  entry,
  findJsonSchema,
  follow,
  listObjects,
  parseRef,
  readString,
  resolved,
} from 'contract-gates/description';
import type { Document } from 'contract-gates/description';
import { hasRefusedCharacter } from '../../api-spec/texts';
import { Refusal } from '../errors/refusal';
import { cleanBody } from './bodyTexts';
import { HttpError } from './httpError';

/** A part of a request that was read, or the response that refuses it. */
type ReadPart = { value: unknown } | { error: HttpError | Refusal };

const refuseInvalid = (): ReadPart => ({ error: new HttpError(400) });

/**
 * Makes a reader of a body, which cleans its texts. It refuses characters with 422 and the names of the fields, if the
 * operation describes them, else with 400.
 */
export function makeBodyReader(
  document: Document,
  at: readonly string[],
  { validate, verbatim }: { validate: ValidateFunction; verbatim: ReadonlySet<string> },
): (sent: unknown) => ReadPart {
  const problemsAt = findJsonSchema(document, [...at, 'responses', '422']) ?? [];
  const refusal = resolved(document, follow(document, problemsAt));
  const namesFields = entry(entry(refusal, 'properties'), 'problems') !== undefined;
  return (sent) => {
    const { body, refused, isTooDeep } = cleanBody(sent, verbatim);
    if (isTooDeep || !validate(body)) return refuseInvalid();
    if (refused.length === 0) return { value: body };
    const problems = refused.map((field) => ({ field, reason: 'characters' }));
    return {
      error: namesFields ? new Refusal('invalid-values', { fields: { problems } }) : refuseCharacters(),
    };
  };
}

/** Returns the names of the fields whose texts stay as they are. */
export const listVerbatimFields = (document: Document): ReadonlySet<string> =>
  new Set(
    listObjects(document).flatMap(({ kind, value }) =>
      kind !== 'schema'
        ? []
        : entries(entry(value, 'properties'))
            .filter(([, field]) => entry(field, 'x-verbatim') === true)
            .map(([name]) => name),
    ),
  );

const refuseCharacters = () => new Refusal('characters');

/**
 * Makes a reader of the parameters in the path or in the query, which converts integers. It refuses one that is invalid,
 * unknown, repeated or missing. `undefined`: the operation has none there.
 */
export function makeParameterReader(
  document: Document,
  at: readonly string[],
  location: 'path' | 'query',
  validatorAt: (pointer: string[]) => ValidateFunction,
): ((sent: unknown) => ReadPart) | undefined {
  const parameters = entry(follow(document, at), 'parameters');
  const described = (Array.isArray(parameters) ? parameters : [])
    .map((parameter: unknown, index) => {
      const $ref = readString(parameter, '$ref');
      return $ref === undefined ? [...at, 'parameters', String(index)] : parseRef($ref);
    })
    .filter((keys) => readString(follow(document, keys), 'in') === location);
  if (described.length === 0) return undefined;
  const kinds = new Map(
    described.map((keys) => {
      const parameter = follow(document, keys);
      const isInteger = readString(entry(parameter, 'schema'), 'type') === 'integer';
      const isRequired = entry(parameter, 'required') === true;
      const validate = validatorAt([...keys, 'schema']);
      return [readString(parameter, 'name') ?? '', { isInteger, isRequired, validate }];
    }),
  );
  return (sent) => {
    const values: [string, unknown][] = [];
    for (const [name, text] of entries(sent)) {
      const kind = kinds.get(name);
      const value = kind?.isInteger === true ? parseInteger(text) : text;
      if (kind === undefined || typeof text !== 'string' || !kind.validate(value)) return refuseInvalid();
      if (hasRefusedCharacter(text)) return { error: refuseCharacters() };
      values.push([name, value]);
    }
    const given = new Set(values.map(([name]) => name));
    const isMissing = [...kinds].some(([name, { isRequired }]) => isRequired && !given.has(name));
    return isMissing ? refuseInvalid() : { value: Object.fromEntries(values) };
  };
}

/** Returns the number of a text, and any other value as it is, which no integer schema accepts. */
const parseInteger = (text: unknown): unknown =>
  typeof text === 'string' && /^-?\d{1,15}$/.test(text) ? Number(text) : text;

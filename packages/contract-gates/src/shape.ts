// Checks the shape of files that people write: the configuration, the records and the allowed changes.
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';

const isTime = (text: string) => !Number.isNaN(Date.parse(text));
const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && isTime(text) && new Date(text).toISOString().startsWith(text);

const A_TIME = 'a time, ISO 8601';
const A_DAY = 'an existing day, YYYY-MM-DD';

const formats = { [A_TIME]: isTime, [A_DAY]: isDay };
const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, verbose: true, formats }).addKeyword({
  keyword: 'isFunction',
  validate: (_wanted: true, value: unknown) => typeof value === 'function',
  error: { message: 'must be a function' },
});

export const TEXT = { type: 'string', pattern: '\\S' };
export const TIME = { type: 'string', format: A_TIME };
export const DAY = { type: 'string', format: A_DAY };
export const FLAG = { type: 'boolean' };
export const FUNCTION = { isFunction: true };

/** A list with at least one item. */
export const list = (items: object) => ({ type: 'array', items, minItems: 1 });

/** An object without further fields. */
export const object = (required: Record<string, object>, optional: Record<string, object> = {}) => ({
  type: 'object',
  properties: { ...required, ...optional },
  required: Object.keys(required),
  additionalProperties: false,
});

/** Compiles a JSON schema to a type guard. */
export const compileShape = <T>(schema: object): ValidateFunction<T> => ajv.compile<T>(schema);

/** Returns one line for each fault of the last checked value: `agreements[0].pact is missing`. */
export const listFaults = ({ errors }: ValidateFunction): string[] => (errors ?? []).map(formatFault);

function formatFault({ instancePath, keyword, params, data, message = '' }: ErrorObject): string {
  const path = instancePath
    .replaceAll(/\/(\d+)(?=\/|$)/g, '[$1]')
    .replaceAll('/', '.')
    .replace(/^\./, '');
  const field = (name: unknown) => (path === '' ? String(name) : `${path}.${String(name)}`);
  if (keyword === 'required') return `${field(params['missingProperty'])} is missing`;
  if (keyword === 'additionalProperties') return `${field(params['additionalProperty'])} is unknown`;
  if (keyword === 'pattern') return `${path} is empty`;
  if (keyword === 'enum') return `${path} ${JSON.stringify(data)} is unknown`;
  if (keyword === 'format')
    return `${path} has to be ${String(params['format'])}, not ${JSON.stringify(data)}`;
  return `${path} ${message}`.trimStart();
}

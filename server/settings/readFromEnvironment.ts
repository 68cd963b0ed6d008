import { Ajv, type ErrorObject } from 'ajv';
import { BadSetting } from './badSetting';
import { SETTING_FORMATS } from './formats';
import { SETTINGS, type SettingName, type SettingValues } from './schema';
import { readSecretVariable, readVariable, type Environment, type SettingText } from './variables';

/** The schema of a setting, with the additional keywords. */
type SettingSchema = {
  type?: unknown;
  enum?: readonly unknown[];
  minimum?: number;
  maximum?: number;
  properties?: Readonly<Record<string, SettingSchema>>;
  secret?: boolean;
  separator?: string;
  expects?: string;
  readonly [keyword: string]: unknown;
};

const ajv = new Ajv({
  useDefaults: true,
  removeAdditional: 'all',
  // Errors then contain the schema of the value.
  verbose: true,
  allowUnionTypes: true,
  formats: SETTING_FORMATS,
});
ajv.addVocabulary(['expects', 'secret', 'separator', 'example']);
const isValid = ajv.compile<SettingValues>({ type: 'object', properties: SETTINGS });

const isSettingName = (name: string): name is SettingName => name in SETTINGS;
const SETTING_NAMES: readonly SettingName[] = Object.keys(SETTINGS).filter(isSettingName);

/** The values of the settings, and the variable of each given one. */
export type ReadSettings = {
  values: SettingValues;
  variables: Readonly<Partial<Record<SettingName, string>>>;
};

/**
 * Reads settings from the environment and validates them. The default replaces an absent or empty variable.
 * @param names the settings to read. The others get their defaults.
 * @param folder the folder for relative paths in `…_FILE`.
 * @throws BadSetting
 */
export function readFromEnvironment(
  env: Environment,
  folder: string,
  names: readonly SettingName[] = SETTING_NAMES,
): ReadSettings {
  const texts: Partial<Record<SettingName, SettingText>> = {};
  const values: Record<string, unknown> = {};
  const variables: Partial<Record<SettingName, string>> = {};
  for (const name of names) {
    const schema: SettingSchema = SETTINGS[name];
    const text = schema.secret ? readSecretVariable(env, name, folder) : readVariable(env, name);
    if (text === null) continue;
    texts[name] = text;
    variables[name] = text.variable;
    values[name] = parse(schema, text);
  }
  if (!isValid(values)) throw new BadSetting(sentenceFor(isValid.errors?.[0], texts));
  return { values, variables };
}

/** Converts a text to the JSON type of its schema. A text that cannot be converted fails the validation later. */
function parse({ type, enum: choices, separator }: SettingSchema, { variable, text }: SettingText): unknown {
  if (choices !== undefined) return text.toLowerCase();
  // A number of more digits is out of the range of every setting.
  if (type === 'integer') return /^\d{1,9}$/.test(text) ? Number(text) : text;
  if (separator !== undefined) {
    const items = text.split(separator).map((item) => item.trim());
    return items.filter((item) => item !== '');
  }
  if (type !== 'array' && type !== 'object') return text;
  try {
    return JSON.parse(text);
  } catch {
    throw new BadSetting(`${variable} is not JSON.`);
  }
}

function sentenceFor(
  error: ErrorObject | undefined,
  texts: Readonly<Partial<Record<SettingName, SettingText>>>,
): string {
  const [name = '', ...path] = error?.instancePath.slice(1).split('/') ?? [];
  const setting = isSettingName(name) ? texts[name] : undefined;
  if (error === undefined || !isSettingName(name) || setting === undefined)
    return 'A setting cannot be read.';
  const { separator, secret }: SettingSchema = SETTINGS[name];
  const { variable, text } = setting;
  const { schema, missing } = findSchema(error);
  const expected = describeExpected(schema);

  if (missing !== null) path.push(missing);
  if (path.length === 0)
    return `${variable} must be ${expected}${secret ? '' : quoteSafely(', but is', text)}.`;
  if (separator !== undefined) {
    return `${variable} must be a list, and each item must be ${expected}${quoteSafely(', but one is', String(error.data))}.`;
  }
  // Omits the value, because a login, a name or a password is personal data.
  return `${variable}: ${describePath(path)} must be ${expected}.`;
}

/** Returns the schema of the invalid value, or of the missing property. */
function findSchema({ parentSchema = {}, params }: ErrorObject): {
  schema: SettingSchema;
  missing: string | null;
} {
  const schema: SettingSchema = parentSchema;
  const missingProperty: unknown = params['missingProperty'];
  if (typeof missingProperty !== 'string') return { schema, missing: null };
  return { schema: schema.properties?.[missingProperty] ?? {}, missing: missingProperty };
}

function describeExpected({ expects, enum: choices, minimum, maximum }: SettingSchema): string {
  if (choices !== undefined) return `one of ${choices.join(', ')}`;
  return expects ?? `a whole number from ${String(minimum)} to ${String(maximum)}`;
}

/** Quotes a value that cannot be a secret. It is short, and has no characters of a user or a query in an address. */
const quoteSafely = (lead: string, text: string): string =>
  /^[\w.:/*-]{1,40}$/.test(text) ? `${lead} "${text}"` : '';

/** `['0', 'login']` becomes "login of item 1". */
const describePath = (path: readonly string[]): string =>
  path
    .map((step) => (/^\d+$/.test(step) ? `item ${Number(step) + 1}` : step))
    .reverse()
    .join(' of ');

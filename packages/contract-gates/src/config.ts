// The configuration file of a repository, `contract.config.ts`.
import type { VerifierOptions } from '@pact-foundation/pact';
import { isObject } from './description/document';

/** The agreement with one provider. A backend may have the role of several providers. */
export type Agreement = {
  provider: string;
  /** File of the pact. */
  pact: string;
  /** Tag of its operations in the API description. */
  tag: string;
  /** Whether a backend may leave all of its operations out. */
  isOptional?: boolean;
};

/**
 * A command and its arguments: `node`, or an installed package with a command of the same name.
 * It does not run in a shell.
 */
export type Command = readonly [name: string, ...args: string[]];

/** A provider that `contract-gates` starts itself. */
export type StartedProvider = {
  /** Address of its operations, without a slash at the end. */
  providerBaseUrl: string;
  close: () => Promise<void> | void;
} & Pick<VerifierOptions, 'stateHandlers' | 'providerStatesSetupUrl'>;

export type Config = {
  /** The API description, in YAML or JSON. */
  description: string;
  /** Name of the consumer in the pacts. */
  consumer: string;
  agreements: readonly Agreement[];
  /** Writes the pacts to the folder in PACT_FOLDER, else to the committed one. */
  consumerTests?: { command: Command; advice?: string };
  /** Verifies the providers of this repository. Without it, `startProvider` is verified. */
  providerTests?: { command: Command; advice?: string; jestReport?: string };
  /** Starts the provider of this repository. */
  startProvider?: () => Promise<StartedProvider>;
  /** Fails if generated files are older than the description. */
  generated?: { command: Command; advice: string };
  /** Generated validators of responses. */
  validators?: {
    file: (schema: string) => string;
    /** Schemas of successful responses without a validator. */
    except?: readonly string[];
  };
  /** TypeScript code of the consumer. The report lists the fields that it reads. */
  sources?: { folder: string; types: string; tsconfig: string };
  /** Folder of the committed records of verifications and deployments. */
  records: string;
  /** File of the breaking changes that both sides agreed on. */
  allowedChanges: string;
  /** Folder for results. It is not committed. */
  results: string;
  /** The command that starts this tool, for printed advice. */
  command: string;
};

type Defaults = Pick<Config, 'records' | 'allowedChanges' | 'results' | 'command'>;

export const DEFAULTS: Defaults = {
  records: 'pacts/records',
  allowedChanges: 'allowed-changes.yaml',
  results: '.cache/contract',
  command: 'npx --no-install contract-gates',
};

/** Adds the defaults. @throws {Error} with one line for each wrong setting. */
export function defineConfig<const Given extends Omit<Config, keyof Defaults> & Partial<Defaults>>(
  given: Given,
): Defaults & Given {
  const faults = findFaults(given);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return { ...DEFAULTS, ...given };
}

/** Whether a value is a configuration. */
export const isConfig = (value: unknown): value is Config => findFaults(value).length === 0;

type Check = { isRight: (value: unknown) => boolean; wanted: string };

const text: Check = {
  isRight: (value) => typeof value === 'string' && value.trim() !== '',
  wanted: 'a text that is not empty',
};
const action: Check = { isRight: (value) => typeof value === 'function', wanted: 'a function' };
const flag: Check = { isRight: (value) => typeof value === 'boolean', wanted: 'true or false' };
const texts: Check = {
  isRight: (value) => Array.isArray(value) && value.every(text.isRight),
  wanted: 'a list of texts',
};
const command: Check = {
  isRight: (value) => texts.isRight(value) && Array.isArray(value) && value.length > 0,
  wanted: 'a list: the command and its arguments',
};
const list: Check = {
  isRight: (value) => Array.isArray(value) && value.length > 0,
  wanted: 'a list that is not empty',
};

type Shape = { required?: Record<string, Check>; optional?: Record<string, Check> };

const AGREEMENT: Shape = {
  required: { provider: text, pact: text, tag: text },
  optional: { isOptional: flag },
};
const PARTS: Record<string, Shape> = {
  consumerTests: { required: { command }, optional: { advice: text } },
  providerTests: { required: { command }, optional: { advice: text, jestReport: text } },
  generated: { required: { command, advice: text } },
  validators: { required: { file: action }, optional: { except: texts } },
  sources: { required: { folder: text, types: text, tsconfig: text } },
};
const WHOLE: Shape = {
  required: { description: text, consumer: text, agreements: list },
  optional: { startProvider: action, records: text, allowedChanges: text, results: text, command: text },
};

/** One line for each wrong setting. */
export function findFaults(value: unknown): string[] {
  if (!isObject(value)) return ['it has no default export made by defineConfig'];
  const { agreements } = value;
  const parts = Object.entries(PARTS).filter(([name]) => value[name] !== undefined);
  const rest = Object.fromEntries(Object.entries(value).filter(([name]) => !Object.hasOwn(PARTS, name)));
  const faults = [
    ...faultsOf(rest, WHOLE, ''),
    ...parts.flatMap(([name, shape]) => faultsOf(value[name], shape, `${name}.`)),
    ...(Array.isArray(agreements)
      ? agreements.flatMap((one: unknown, index) => faultsOf(one, AGREEMENT, `agreements[${index}].`))
      : []),
  ];
  return faults.length > 0 ? faults : findDuplicates(value);
}

function faultsOf(value: unknown, { required = {}, optional = {} }: Shape, prefix: string): string[] {
  if (!isObject(value)) return [`${prefix.slice(0, -1)} is not an object`];
  const known = { ...required, ...optional };
  const given = Object.keys(value).filter((name) => value[name] !== undefined);
  return [
    ...Object.keys(required)
      .filter((name) => !given.includes(name))
      .map((name) => `${prefix}${name} is missing`),
    ...given.flatMap((name) => {
      const check = known[name];
      if (check === undefined)
        return [`${prefix}${name} is unknown. Known are ${Object.keys(known).join(', ')}`];
      return check.isRight(value[name]) ? [] : [`${prefix}${name} has to be ${check.wanted}`];
    }),
  ];
}

/** Reports a provider, pact or tag that two agreements share. */
function findDuplicates({ agreements }: Record<string, unknown>): string[] {
  const rows = (Array.isArray(agreements) ? agreements : []).filter(isObject);
  return ['provider', 'pact', 'tag'].flatMap((name) => {
    const values = rows.map((row) => row[name]);
    return [...new Set(values.filter((one, index) => values.indexOf(one) !== index))].map(
      (twice) => `agreements: two have the ${name} ${String(twice)}`,
    );
  });
}

export const providersOf = ({ agreements }: Config): string[] => agreements.map(({ provider }) => provider);

/** Git pathspecs for all files except the records. A commit that changes only records is the same version. */
export const allButRecords = ({ records }: Config): string[] => [':(top)', `:(top,exclude)${records}`];

// The configuration file of a repository, `contract.config.ts`.
import { relative } from 'node:path';
import type { VerifierOptions } from '@pact-foundation/pact';
import { isObject } from './description/document';
import { FLAG, FUNCTION, TEXT, compileShape, list, listFaults, object } from './shape';

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
  /** Writes the pacts to the folder in the environment variable PACT_FOLDER. */
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
    /** Schemas of a response's parts that have their own validators. Default: none. */
    parts?: (schema: string) => readonly string[];
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

/** Folders in that of the records. */
export const DEPLOYMENTS = 'deployments';
export const VERIFICATIONS = 'verifications';

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

const COMMAND = list(TEXT);

const isWellFormed = compileShape<Config>(
  object(
    {
      description: TEXT,
      consumer: TEXT,
      agreements: list(object({ provider: TEXT, pact: TEXT, tag: TEXT }, { isOptional: FLAG })),
    },
    {
      consumerTests: object({ command: COMMAND }, { advice: TEXT }),
      providerTests: object({ command: COMMAND }, { advice: TEXT, jestReport: TEXT }),
      startProvider: FUNCTION,
      generated: object({ command: COMMAND, advice: TEXT }),
      validators: object({ file: FUNCTION }, { except: { type: 'array', items: TEXT }, parts: FUNCTION }),
      sources: object({ folder: TEXT, types: TEXT, tsconfig: TEXT }),
      records: TEXT,
      allowedChanges: TEXT,
      results: TEXT,
      command: TEXT,
    },
  ),
);

/** Returns one line for each wrong setting. */
export function findFaults(value: unknown): string[] {
  if (isWellFormed(value)) return [...findDuplicates(value), ...findInRecords(value)];
  return isObject(value) ? listFaults(isWellFormed) : ['it has no default export made by defineConfig'];
}

/** Reports a provider, pact or tag that two agreements share. */
const findDuplicates = ({ agreements }: Config): string[] =>
  (['provider', 'pact', 'tag'] as const).flatMap((name) => {
    const values = agreements.map((agreement) => agreement[name]);
    return [...new Set(values.filter((one, index) => values.indexOf(one) !== index))].map(
      (twice) => `agreements: two have the ${name} ${twice}`,
    );
  });

/** Reports a file of the agreement in the folder of the records, because changes there do not make a new version. */
const findInRecords = ({ agreements, description, records = DEFAULTS.records }: Partial<Config>): string[] =>
  [description ?? '', ...(agreements ?? []).map(({ pact }) => pact)]
    .filter((file) => !relative(records, file).startsWith('..'))
    .map((file) => `records: ${file} is in the folder ${records}, which is for records only`);

export const listProviders = ({ agreements }: Config): string[] => agreements.map(({ provider }) => provider);

export const listPacticipants = (config: Config): string[] => [config.consumer, ...listProviders(config)];

/**
 * Git pathspecs for all files except the records. A commit that changes only records is the same version. Another
 * configuration of the repository has its records in the default folder.
 */
export const allButRecords = ({ records }: Config): string[] => [
  ':(top)',
  ...[DEPLOYMENTS, VERIFICATIONS].flatMap((kind) => [
    `:(exclude,glob)${records}/${kind}/*.json`,
    `:(top,exclude,glob)**/${DEFAULTS.records}/${kind}/*.json`,
  ]),
];

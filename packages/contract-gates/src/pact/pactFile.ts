// Reads the HTTP interactions of a pact, format version 4.
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Versions } from '../changes/compareWithBase';
import {
  UnreadableError,
  entries,
  entry,
  isObject,
  parseJson,
  readList,
  readString,
} from '../description/document';
import { findLine } from '../description/readDocument';
import type { Agreement } from '../config';
import { git, readAtCommit } from '../git';

export type Interaction = {
  /** The id of the scenario: `signIn: accepted`. */
  description: string;
  states: { name: string; params: Record<string, unknown> }[];
  method: string;
  path: string;
  query: unknown;
  request: Part;
  status: number;
  response: Part;
  /** Its failure is ignored. */
  pending: boolean;
};

export type Part = {
  /** Names in lower case. */
  headers: Record<string, string[]>;
  /** `undefined`: the pact expects no body. */
  body: unknown;
  /** Matching rules in `body`, `header`, `path` or `query`, by path (`$.token`). */
  rules: Record<string, Record<string, unknown>>;
};

/** Reads the interactions of all agreements. @throws {Error} if a pact is invalid. */
export const allInteractions = (agreements: readonly Agreement[]): Interaction[] =>
  agreements.flatMap(({ pact }) => readPact(readFileSync(pact, 'utf8')));

/** Returns the current pacts and those of a commit, which includes deleted ones. */
export function pactFilesSince(agreements: readonly Agreement[], commit: string | null): string[] {
  const pacts = agreements.map(({ pact }) => pact);
  const folders = [...new Set(pacts.map((pact) => `${dirname(pact)}/`))];
  const then = commit === null ? '' : (git('ls-tree', '--name-only', commit, ...folders) ?? '');
  const files = then.split('\n').filter((file) => file.endsWith('.json'));
  return [...new Set([...pacts, ...files])];
}

/** The interactions of each provider. A file may have another name than before. */
type Pacts = ReadonlyMap<string, Interaction[]>;

/** Before the first and after the last pact of a provider, it has no interactions. */
export type PactVersions = { provider: string; before: Interaction[]; after: Interaction[] };

export const pairPacts = (before: Pacts, after: Pacts): PactVersions[] =>
  [...new Set([...before.keys(), ...after.keys()])].map((provider) => ({
    provider,
    before: before.get(provider) ?? [],
    after: after.get(provider) ?? [],
  }));

/** @throws {UnreadableError} if a text is not a pact. */
export function readVersions(files: readonly Versions[]): PactVersions[] {
  const readAll = (texts: (string | null)[]) => groupByProvider(texts.filter((text) => text !== null));
  return pairPacts(readAll(files.map(({ before }) => before)), readAll(files.map(({ after }) => after)));
}

/**
 * Reads the consumer's pacts at a commit, whose files may have had other names and folders.
 * @throws {UnreadableError}
 */
export function readPactsAt(
  commit: string,
  { agreements, consumer }: { agreements: readonly Agreement[]; consumer: string },
): Pacts {
  const readFiles = (files: string[]) =>
    groupByProvider(
      files
        .map((file) => readAtCommit(commit, file)?.toString())
        .filter((text) => text !== undefined)
        .filter((text) => readName(text, 'consumer') === consumer),
    );
  const near = readFiles(pactFilesSince(agreements, commit));
  if (agreements.every(({ provider }) => near.has(provider))) return near;
  const options = ['--files-with-matches', '--fixed-strings'];
  const found = git('grep', ...options, '"pactSpecification"', commit, '--', '*.json') ?? '';
  // A line is `<commit>:<file>`.
  const everywhere = found.split('\n').map((line) => line.slice(commit.length + 1));
  return new Map([...readFiles(everywhere.filter((file) => file !== '')), ...near]);
}

function groupByProvider(texts: readonly string[]): Pacts {
  const pacts = new Map<string, Interaction[]>();
  for (const text of texts) {
    const provider = readName(text, 'provider');
    pacts.set(provider, [...(pacts.get(provider) ?? []), ...readPact(text)]);
  }
  return pacts;
}

const readName = (text: string, of: 'consumer' | 'provider') =>
  readString(entry(parseJson(text), of), 'name') ?? '';

/** @throws {UnreadableError} if the text is not a pact of version 4. */
export function readPact(text: string): Interaction[] {
  const pact = parseJson(text);
  const version = readString(entry(entry(pact, 'metadata'), 'pactSpecification'), 'version') ?? '';
  const interactions = entry(pact, 'interactions');
  if (!version.startsWith('4') || !Array.isArray(interactions))
    throw new UnreadableError(
      'This is not a pact of version 4. Write it with `PactV4` and `SpecificationVersion.SPECIFICATION_VERSION_V4`',
    );
  return interactions.map(readInteraction);
}

/** Returns the names of the values that each provider state has to return for its requests, such as `token`. */
export function readStateValues(text: string): Map<string, string[]> {
  const values = new Map<string, string[]>();
  for (const interaction of readList(parseJson(text), 'interactions')) {
    const [state, ...others] = readList(interaction, 'providerStates');
    const name = readString(state, 'name');
    // Of several states, any may return the value.
    if (name === undefined || others.length > 0) continue;
    const names = listStateValues(entry(entry(interaction, 'request'), 'generators'));
    values.set(name, [...new Set([...(values.get(name) ?? []), ...names])]);
  }
  return values;
}

/** Returns the names in the expressions at and below a value: `Bearer ${token}`, or the name alone. */
function listStateValues(value: unknown): string[] {
  const expression = entry(value, 'type') === 'ProviderState' ? readString(value, 'expression') : undefined;
  if (expression === undefined) return entries(value).flatMap(([, one]) => listStateValues(one));
  const names = [...expression.matchAll(/\$\{([^}]+)\}/g)].map(([, name = '']) => name);
  return expression.includes('${') ? names : [expression];
}

/**
 * Returns the line of an interaction. `null`: the pact does not have it.
 * @param at The location of a change: `signIn: accepted $.verdict`.
 */
export function locateInteraction(text: string, at: string): number | null {
  const index = readPact(text).findIndex(
    ({ description }) => at === description || at.startsWith(`${description} `),
  );
  return index < 0 ? null : findLine(text, ['interactions', String(index)]);
}

function readInteraction(value: unknown): Interaction {
  const request = entry(value, 'request');
  const response = entry(value, 'response');
  return {
    description: readString(value, 'description') ?? '',
    states: readList(value, 'providerStates').map((state) => {
      const params = entry(state, 'params');
      return { name: readString(state, 'name') ?? '', params: isObject(params) ? params : {} };
    }),
    method: (readString(request, 'method') ?? 'GET').toLowerCase(),
    path: readString(request, 'path') ?? '',
    query: entry(request, 'query'),
    request: readPart(request),
    status: Number(entry(response, 'status') ?? 200),
    response: readPart(response),
    pending: entry(value, 'pending') === true,
  };
}

const readPart = (value: unknown): Part => ({
  headers: Object.fromEntries(
    entries(entry(value, 'headers')).map(([name, values]) => [
      name.toLowerCase(),
      Array.isArray(values) ? values.map(String) : [String(values)],
    ]),
  ),
  body: entry(entry(value, 'body'), 'content'),
  rules: Object.fromEntries(
    entries(entry(value, 'matchingRules')).map(([category, rules]) => [
      category,
      isObject(rules) ? rules : {},
    ]),
  ),
});

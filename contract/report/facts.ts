// All that the page tells, as data.
import { entries, entry, resolved, sha256, textIn, isObject } from '../../api-spec/document';
import type { Document } from '../../api-spec/document';
import { operationsOf, scenariosOf } from '../../api-spec/operations';
import type { Scenario } from '../../api-spec/operations';
import { readDocument } from '../../api-spec/readDocument';
import { readPact } from '../pact/pactFile';
import type { Interaction } from '../pact/pactFile';
import { lastVerification } from '../records/records';
import type { Verification, VerificationRecord } from '../records/records';
import type { ChangesSince } from './changesSince';
import type { CodeUses } from './codeUses';
import { expectedFields } from './expectedFields';
import type { How } from './expectedFields';
import { fieldFacts } from './fieldFacts';
import type { FieldFact } from './fieldFacts';

export type Facts = {
  title: string;
  /** SHA-256 in hexadecimal. */
  description: string;
  pact: string;
  commit: string | null;
  /** ISO 8601, UTC. */
  at: string;
  verification: Verification | null;
  operations: OperationFacts[];
  states: { name: string; scenarios: string[] }[];
  fields: FieldFact[];
  changes: ChangesSince;
};

export type OperationFacts = {
  id: string;
  method: string;
  path: string;
  summary: string;
  /** Names of the security schemes that it asks for. */
  security: string[];
  statuses: { status: string; words: string }[];
  scenarios: ScenarioFacts[];
};

export type ScenarioFacts = Pick<Scenario, 'id' | 'summary' | 'state' | 'status' | 'body' | 'answer'> & {
  /** What the pact expects of the answer; `null` where it has no interaction of that name. */
  expected: { path: string; how: How }[] | null;
};

export type Given = {
  descriptionText: string;
  pactText: string;
  records: VerificationRecord[];
  uses: CodeUses;
  changes: ChangesSince;
  commit: string | null;
  at: string;
};

/** @throws {Error} when a text is no description or no pact. */
export function factsOf({ descriptionText, pactText, records, uses, changes, commit, at }: Given): Facts {
  const document = readDocument(descriptionText);
  const interactions = readPact(pactText);
  const description = sha256(descriptionText);
  const pact = sha256(pactText);
  const verification = lastVerification(records, pact, description) ?? null;
  const scenarios = scenariosOf(document);
  return {
    title: textIn(entry(document, 'info'), 'title') ?? '',
    description,
    pact,
    commit,
    at,
    verification,
    operations: operationsOf(document).map(({ id, method, path, value }) => ({
      id,
      method: method.toUpperCase(),
      path,
      summary: textIn(value, 'summary') ?? '',
      security: schemesIn(entry(value, 'security') ?? entry(document, 'security')),
      statuses: statusesIn(document, entry(value, 'responses')),
      scenarios: scenarios
        .filter(({ operation }) => operation.id === id)
        .map((scenario) => ({ ...scenario, expected: expectationOf(scenario.id, interactions) })),
    })),
    states: statesOf(scenarios, interactions),
    fields: fieldFacts({ document, interactions, uses, verification }),
    changes,
  };
}

const schemesIn = (security: unknown): string[] =>
  Array.isArray(security) ? security.flatMap((one: unknown) => (isObject(one) ? Object.keys(one) : [])) : [];

const statusesIn = (document: Document, responses: unknown) =>
  entries(responses).map(([status, response]) => ({
    status,
    words: textIn(resolved(document, response), 'description') ?? '',
  }));

function expectationOf(id: string, interactions: Interaction[]): ScenarioFacts['expected'] {
  const interaction = interactions.find(({ description }) => description === id);
  if (interaction === undefined) return null;
  return [...expectedFields(interaction.response)].map(([path, how]) => ({ path, how }));
}

/** Of the description and of the pact: they may differ while somebody works on one of them. */
function statesOf(scenarios: Scenario[], interactions: Interaction[]): Facts['states'] {
  const uses = [
    ...scenarios.map(({ id, state }) => ({ id, state })),
    ...interactions.flatMap(({ description, states }) =>
      states.map(({ name }) => ({ id: description, state: name })),
    ),
  ].filter(({ state }) => state !== '');
  return [...new Set(uses.map(({ state }) => state))].map((name) => ({
    name,
    scenarios: [...new Set(uses.filter(({ state }) => state === name).map(({ id }) => id))],
  }));
}

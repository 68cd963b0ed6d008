// All that the page tells, as data.
import { entries, entry, resolved, sha256, textIn, isObject } from '../description/document';
import type { Document } from '../description/document';
import { operationsOf, scenariosOf } from '../description/operations';
import type { Scenario } from '../description/operations';
import { readDocument } from '../description/readDocument';
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
  agreements: AgreementFacts[];
  commit: string | null;
  /** ISO 8601, UTC. */
  at: string;
  operations: OperationFacts[];
  states: { name: string; scenarios: string[] }[];
  fields: FieldFact[];
  changes: ChangesSince;
};

export type AgreementFacts = {
  provider: string;
  /** SHA-256 of the pact, in hexadecimal. */
  pact: string;
  /** The last one of exactly these bytes. */
  verification: Verification | null;
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
  /** A pact for each agreement, with the portal's identity in it. */
  pacts: { provider: string; text: string; identity: string | null }[];
  records: VerificationRecord[];
  uses: CodeUses;
  changes: ChangesSince;
  commit: string | null;
  at: string;
};

/** @throws {Error} when a text is no description or no pact. */
export function factsOf({ descriptionText, pacts, records, uses, changes, commit, at }: Given): Facts {
  const document = readDocument(descriptionText);
  const interactions = pacts.flatMap(({ text }) => readPact(text));
  const description = sha256(descriptionText);
  const agreements = pacts.map(({ provider, text, identity }) => ({
    provider,
    pact: sha256(text),
    verification: lastVerification(records, identity, description) ?? null,
  }));
  const returned = Object.fromEntries(
    agreements.flatMap(({ verification }) => Object.entries(verification?.returned ?? {})),
  );
  const scenarios = scenariosOf(document);
  return {
    title: textIn(entry(document, 'info'), 'title') ?? '',
    description,
    agreements,
    commit,
    at,
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
    fields: fieldFacts({ document, interactions, uses, returned }),
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

/** Of the description and of the pact: they may differ while one of them is being changed. */
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

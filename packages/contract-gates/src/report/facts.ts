// The content of the report, as data.
import { entry, hashText, readString } from '../description/document';
import { listOperations } from '../description/operations';
import { listScenarios } from '../description/scenarios';
import type { Scenario } from '../description/scenarios';
import { readDocument } from '../description/readDocument';
import { readPact } from '../pact/pactFile';
import type { Interaction } from '../pact/pactFile';
import { lastVerification } from '../records/order';
import type { Verified } from '../records/order';
import type { Verification } from '../records/records';
import type { ChangesSince } from './changesSince';
import type { CodeUses } from './codeUses';
import { fieldFacts } from './fieldFacts';
import type { FieldFact } from './fieldFacts';
import type { OperationOverview } from './overview';
import type { SinceDeployment } from './sinceDeployment';

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
  overview: OperationOverview[];
  since: readonly SinceDeployment[];
};

type AgreementFacts = {
  provider: string;
  /** SHA-256 of the pact, in hexadecimal. */
  pact: string;
  /** The last verification of exactly these bytes. */
  verification: Verification | null;
};

type OperationFacts = { id: string; method: string; path: string; summary: string };

type Given = {
  descriptionText: string;
  /** The pact of each agreement, with the consumer's identity in it. */
  pacts: { provider: string; text: string; identity: string | null }[];
  records: Verified;
  uses: CodeUses;
  changes: ChangesSince;
  overview: OperationOverview[];
  since: readonly SinceDeployment[];
  commit: string | null;
  at: string;
};

/** @throws {Error} if a text is not a description or a pact. */
export function collectFacts({ descriptionText, pacts, records, uses, ...others }: Given): Facts {
  const document = readDocument(descriptionText);
  const interactions = pacts.flatMap(({ text }) => readPact(text));
  const description = hashText(descriptionText);
  const agreements = pacts.map(({ provider, text, identity }) => ({
    provider,
    pact: hashText(text),
    verification: lastVerification(records, identity, description) ?? null,
  }));
  const returned = Object.fromEntries(
    agreements.flatMap(({ verification }) => Object.entries(verification?.returned ?? {})),
  );
  return {
    title: readString(entry(document, 'info'), 'title') ?? '',
    description,
    agreements,
    ...others,
    operations: listOperations(document).map(({ id, method, path, value }) => ({
      id,
      method: method.toUpperCase(),
      path,
      summary: readString(value, 'summary') ?? '',
    })),
    states: statesOf(listScenarios(document), interactions),
    fields: fieldFacts({ document, interactions, uses, returned }),
  };
}

/** Reads the states of the description and of the pact, which may differ during a change. */
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

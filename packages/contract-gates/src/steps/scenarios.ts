import { readFileSync } from 'node:fs';
import type { Config } from '../config';
import { hasTag, listOperations } from '../description/operations';
import { listScenarios } from '../description/scenarios';
import type { Scenario } from '../description/scenarios';
import { readDocument } from '../description/readDocument';
import { readPact } from '../pact/pactFile';
import type { Interaction } from '../pact/pactFile';
import { failed, passed } from '../step';
import type { Step } from '../step';

/** Checks that a pact has every scenario of its agreement and no other. */
export const scenarios: Step = {
  id: 'scenarios',
  name: 'one set of scenarios',
  run: ({ config }) => {
    const gaps = scenarioGaps(config);
    return gaps.length === 0
      ? passed()
      : failed(gaps, 'Add the scenario to the pact or to the description, or remove it from the other one.');
  },
};

/**
 * Compares the scenarios of the description with the interactions of the pacts. Returns one line for each difference.
 * A pact has the scenarios of the operations with its agreement's tag, if they name a provider state.
 * @param textOf Reads a file of the repository.
 */
export function scenarioGaps(
  { description, agreements }: Pick<Config, 'description' | 'agreements'>,
  textOf = (file: string) => readFileSync(file, 'utf8'),
): string[] {
  const document = readDocument(textOf(description), description);
  const all = listScenarios(document);
  const tags = agreements.map(({ tag }) => tag);
  const untagged = listOperations(document)
    .filter((operation) => tags.filter((tag) => hasTag(operation, tag)).length !== 1)
    .map(({ id }) => `${description}: ${id} needs exactly one of the tags ${tags.join(', ')}`);
  const inPacts = agreements.flatMap(({ pact, tag }) => {
    const own = all.filter(({ operation, state }) => state !== '' && hasTag(operation, tag));
    if (own.length === 0)
      return [`${description}: no example of an operation with the tag ${tag} has x-provider-state`];
    const interactions = readPact(textOf(pact));
    return [...differences(own, pact, interactions), ...stateGaps(own, pact, interactions)];
  });
  return [...untagged, ...inPacts];
}

function differences(scenarios: Scenario[], pact: string, interactions: Interaction[]): string[] {
  const ids = scenarios.map(({ id }) => id);
  const names = interactions.map(({ description }) => description);
  return [
    ...ids.filter((id) => !names.includes(id)).map((id) => `${pact} does not have ${id}`),
    ...names
      .filter((id) => !ids.includes(id))
      .map((id) => `${pact} has ${id}, which is not one of its scenarios (\`operationId: example\`)`),
  ];
}

/** Reports interactions whose provider state differs from the description. */
const stateGaps = (scenarios: Scenario[], pact: string, interactions: Interaction[]): string[] =>
  scenarios.flatMap(({ id, state }) => {
    const given = interactions.find(({ description }) => description === id)?.states.map(({ name }) => name);
    return given === undefined || given.join() === state
      ? []
      : [`${pact} has the state "${given.join()}" for ${id}, the description has "${state}"`];
  });

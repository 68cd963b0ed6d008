// The scenarios of the API description against the interactions of the pacts.
import { readFileSync } from 'node:fs';
import type { Config } from './config';
import { hasTag, operationsOf, scenariosOf } from './description/operations';
import type { Scenario } from './description/operations';
import { readDocument } from './description/readDocument';
import { readPact } from './pact/pactFile';
import type { Interaction } from './pact/pactFile';

/**
 * One line for each scenario that a pact forgets, and for each interaction that is no scenario. A pact has the scenarios
 * of the operations with its agreement's tag, if they name a provider state.
 * @param textOf The text of a file of the repository.
 */
export function scenarioGaps(
  { description, agreements }: Pick<Config, 'description' | 'agreements'>,
  textOf = (file: string) => readFileSync(file, 'utf8'),
): string[] {
  const document = readDocument(textOf(description), description);
  const scenarios = scenariosOf(document);
  const tags = agreements.map(({ tag }) => tag);
  const untagged = operationsOf(document)
    .filter((operation) => tags.filter((tag) => hasTag(operation, tag)).length !== 1)
    .map(({ id }) => `${description} gives ${id} not exactly one of the tags ${tags.join(', ')}`);
  const inPacts = agreements.flatMap(({ pact, tag }) => {
    const own = scenarios.filter(({ operation, state }) => state !== '' && hasTag(operation, tag));
    const interactions = readPact(textOf(pact));
    return [...differences(own, pact, interactions), ...stateGaps(own, pact, interactions)];
  });
  return [...untagged, ...inPacts];
}

function differences(scenarios: Scenario[], pact: string, interactions: Interaction[]): string[] {
  const known = scenarios.map(({ id }) => id);
  const names = interactions.map(({ description }) => description);
  return [
    ...known.filter((id) => !names.includes(id)).map((id) => `${pact} does not have ${id}`),
    ...names.filter((id) => !known.includes(id)).map((id) => `${pact} has ${id}, which is no scenario of it`),
  ];
}

/** The interaction of a scenario names the state that the description names for it. */
const stateGaps = (scenarios: Scenario[], pact: string, interactions: Interaction[]): string[] =>
  scenarios.flatMap(({ id, state }) => {
    const given = interactions.find(({ description }) => description === id)?.states.map(({ name }) => name);
    return given === undefined || given.join() === state
      ? []
      : [`${pact} plays ${id} in the state "${given.join()}", the description in "${state}"`];
  });

// The scenarios of the API description, and the places that have to know each of them.
import { DESCRIPTION, entry } from './description/document';
import { operationsOf, scenariosOf } from './description/operations';
import type { Operation, Scenario } from './description/operations';
import { readDocument } from './description/readDocument';
import { readPact } from './pact/pactFile';
import type { Interaction } from './pact/pactFile';
import { AGREEMENTS } from './places';

/** A scenario's id in quotes or as code, at the start of a table's row or as a key. */
const ID = /^\s*(?:'|\| `)(\w+: [\w-]+)(?:'|`)/gm;

const FILES = ['src/everyScenario.test.tsx', 'test/e2e/everyScenario.e2e.ts', 'docs/contract.md'];

/**
 * What differs, a line each: a scenario that a place forgets, and a name in a place that is no scenario. A pact has the
 * scenarios of the operations with its agreement's tag, if they name a provider state.
 * @param textOf The text of a file of the project.
 */
export function scenarioGaps(textOf: (file: string) => string): string[] {
  const document = readDocument(textOf(DESCRIPTION));
  const scenarios = scenariosOf(document);
  const inPacts = AGREEMENTS.flatMap(({ pact, tag }) => {
    const own = scenarios.filter(({ operation, state }) => state !== '' && hasTag(operation, tag));
    const interactions = readPact(textOf(pact));
    const names = interactions.map(({ description }) => description);
    return [...differences(own, pact, names), ...stateGaps(own, pact, interactions)];
  });
  return [
    ...untagged(operationsOf(document)),
    ...inPacts,
    ...FILES.flatMap((file) => differences(scenarios, file, idsIn(textOf(file)))),
  ];
}

function differences(scenarios: Scenario[], file: string, names: string[]): string[] {
  const known = scenarios.map(({ id }) => id);
  return [
    ...known.filter((id) => !names.includes(id)).map((id) => `${file} does not have ${id}`),
    ...names.filter((id) => !known.includes(id)).map((id) => `${file} has ${id}, which is no scenario of it`),
  ];
}

const hasTag = ({ value }: Operation, tag: string): boolean => {
  const tags = entry(value, 'tags');
  return Array.isArray(tags) && tags.includes(tag);
};

/** Operations that no agreement, or more than one, is about. */
function untagged(operations: Operation[]): string[] {
  const tags = AGREEMENTS.map(({ tag }) => tag);
  return operations
    .filter((operation) => tags.filter((tag) => hasTag(operation, tag)).length !== 1)
    .map(({ id }) => `${DESCRIPTION} gives ${id} not exactly one of the tags ${tags.join(', ')}`);
}

/** The interaction of a scenario names the state that the description names for it. */
const stateGaps = (scenarios: Scenario[], pact: string, interactions: Interaction[]): string[] =>
  scenarios.flatMap(({ id, state }) => {
    const given = interactions.find(({ description }) => description === id)?.states.map(({ name }) => name);
    return given === undefined || given.join() === state
      ? []
      : [`${pact} plays ${id} in the state "${given.join()}", the description in "${state}"`];
  });

const idsIn = (text: string): string[] => [...text.matchAll(ID)].map((match) => match[1] ?? '');

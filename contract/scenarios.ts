// The scenarios of the API description, and the places that have to know each of them.
import { DESCRIPTION } from '../api-spec/document';
import { scenariosOf } from '../api-spec/operations';
import type { Scenario } from '../api-spec/operations';
import { readDocument } from '../api-spec/readDocument';
import { readPact } from './pact/pactFile';
import { PACT } from './places';

type Place = { file: string; names: string[] };

/** A scenario's id in quotes or as code, at the start of a table's row or as a key. */
const ID = /^\s*(?:'|\| `)(\w+: [\w-]+)(?:'|`)/gm;

const FILES = ['src/everyScenario.test.tsx', 'test/e2e/everyScenario.e2e.ts', 'docs/contract.md'];

/**
 * What differs, a line each: a scenario that a place forgets, and a name in a place that is no scenario.
 * @param textOf The text of a file of the project.
 */
export function scenarioGaps(textOf: (file: string) => string): string[] {
  const scenarios = scenariosOf(readDocument(textOf(DESCRIPTION)));
  const pact = readPact(textOf(PACT));
  const places: Place[] = [
    { file: PACT, names: pact.map(({ description }) => description) },
    ...FILES.map((file) => ({ file, names: idsIn(textOf(file)) })),
  ];
  return [...places.flatMap((place) => differences(scenarios, place)), ...stateGaps(scenarios, pact)];
}

function differences(scenarios: Scenario[], { file, names }: Place): string[] {
  const known = scenarios.map(({ id }) => id);
  return [
    ...known.filter((id) => !names.includes(id)).map((id) => `${file} does not have ${id}`),
    ...names.filter((id) => !known.includes(id)).map((id) => `${file} has ${id}, which is no scenario`),
  ];
}

/** The interaction of a scenario stands in the state that the description names for it. */
const stateGaps = (scenarios: Scenario[], pact: ReturnType<typeof readPact>): string[] =>
  scenarios.flatMap(({ id, state }) => {
    const given = pact.find(({ description }) => description === id)?.states.map(({ name }) => name);
    return given === undefined || given.join() === state
      ? []
      : [`${PACT} plays ${id} in the state "${given.join()}", the description in "${state}"`];
  });

const idsIn = (text: string): string[] => [...text.matchAll(ID)].map((match) => match[1] ?? '');

// The named examples of the API description, typed. All tests use them as fixtures.
import { listScenarios } from 'contract-gates/description';
import type { Scenario } from 'contract-gates/description';
import type { ScenarioId } from '../../api-spec/scenarios.gen';
import type {
  GetPath,
  GetResponse,
  PostBody,
  PostPath,
  PostResponse,
  PutBody,
  PutPath,
} from '../../src/api/operationTypes';
import { readShippedDescription } from './description';

/** All scenarios in the order of the description. */
export const SCENARIOS: readonly Scenario[] = listScenarios(readShippedDescription());

function findScenario(path: string, method: 'get' | 'post' | 'put', name: string): Scenario {
  const scenario = SCENARIOS.find(
    ({ operation, name: scenarioName }) =>
      operation.path === path && operation.method === method && scenarioName === name,
  );
  if (!scenario) throw new Error(`${method} ${path} has no scenario ${name}`);
  return scenario;
}

/** Returns the names of an operation's scenarios in the pact, which are those with a provider state. */
export const listPactScenarios = (path: GetPath | PostPath): string[] =>
  SCENARIOS.filter(({ operation, state }) => operation.path === path && state !== '').map(({ name }) => name);

/** Returns a scenario by its id, whatever its status. */
export function getScenarioById(id: ScenarioId): Scenario {
  const scenario = SCENARIOS.find((one) => one.id === id);
  if (!scenario) throw new Error(`no scenario ${id}`);
  return scenario;
}

// The description's lint checks each example against its schema, so the types below are correct.

/** Returns the scenario of a POST: request body, response body and provider state. */
export function postScenario<P extends PostPath>(path: P, name: string) {
  const { body, response, state, id } = findScenario(path, 'post', name);
  return { id, body: body as PostBody<P>, response: response as PostResponse<P>, state };
}

/** Returns the scenario of a PUT: request body and provider state. */
export function putScenario<P extends PutPath>(path: P, name: string) {
  const { body, state, id } = findScenario(path, 'put', name);
  return { id, body: body as PutBody<P>, state };
}

/** Returns the scenario of a GET: response body and provider state. */
export function getScenario<P extends GetPath>(path: P, name: string) {
  const { response, state, id } = findScenario(path, 'get', name);
  return { id, response: response as GetResponse<P>, state };
}

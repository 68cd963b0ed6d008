// A minimal backend for tests. It responds with the scenario of the last provider state.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { follow, listScenarios, readDocument, readString } from 'contract-gates/description';
import { closeNow, listenLocally } from 'contract-gates/listenLocally';

const SCENARIOS = listScenarios(readDocument(readFileSync(new URL('openapi.yaml', import.meta.url), 'utf8')));

export type TestProvider = { baseUrl: string; statesUrl: string; close: () => void };

/** The response of the state handler. A redirect leads to an address that responds with 200. */
export type StateResponse = { status: number; contentType?: string; body?: object };

/**
 * The operations are below `/club/v1`.
 * @param change Changes each response of an operation.
 * @param stateResponse Changes the response of the state handler, by scenario.
 */
export async function startProvider(
  change = (response: unknown) => response,
  stateResponse: (scenario: string) => StateResponse = () => ({ status: 200 }),
): Promise<TestProvider> {
  let scenarioId = '';
  const server = createServer((request, response) => {
    void (async () => {
      const send = (status: number, body: unknown, contentType = 'application/json') =>
        response
          .writeHead(status, { 'content-type': contentType, location: '/sign-in' })
          .end(JSON.stringify(body));
      if (request.url === '/sign-in') {
        send(200, {});
        return;
      }
      if (request.url === '/states') {
        scenarioId = readString(follow(await json(request), ['params']), 'scenario') ?? '';
        const { status, contentType, body = { token: 'any' } } = stateResponse(scenarioId);
        send(status, body, contentType);
        return;
      }
      const scenario = SCENARIOS.find(({ id }) => id === scenarioId);
      if (scenario === undefined || request.url?.startsWith('/club/v1/') !== true) send(404, {});
      else send(scenario.status, change(scenario.response));
    })();
  });
  const origin = await listenLocally(server);
  return {
    baseUrl: `${origin}/club/v1`,
    statesUrl: `${origin}/states`,
    close: () => {
      closeNow(server);
    },
  };
}

// The smallest backend there can be, for tests: it answers with the scenario that Pact told it last.
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { follow, textIn } from '../src/description/document';
import { listenLocally } from '../src/listenLocally';
import { SCENARIOS } from './scenarios';

export type TestProvider = { baseUrl: string; statesUrl: string; close: () => void };

/** How the state handler responds. A status between 300 and 399 leads to an address that responds well. */
export type StateResponse = { status: number; contentType?: string };

/**
 * Its operations are below `/erp/v1`.
 * @param change Plants a fault in each response of an operation.
 * @param stateResponse Plants a fault in the response of the state handler, by scenario.
 */
export async function startProvider(
  change = (answer: unknown) => answer,
  stateResponse: (scenario: string) => StateResponse = () => ({ status: 200 }),
): Promise<TestProvider> {
  let told = '';
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
        told = textIn(follow(await json(request), ['params']), 'scenario') ?? '';
        const { status, contentType } = stateResponse(told);
        send(status, { token: 'any' }, contentType);
        return;
      }
      const scenario = SCENARIOS.find(({ id }) => id === told);
      if (scenario === undefined || request.url?.startsWith('/erp/v1/') !== true) send(404, {});
      else send(scenario.status, change(scenario.response));
    })();
  });
  const origin = await listenLocally(server);
  return {
    baseUrl: `${origin}/erp/v1`,
    statesUrl: `${origin}/states`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

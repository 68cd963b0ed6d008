// The smallest backend there can be, for tests: it answers with the scenario that Pact told it last.
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { follow, textIn } from '../../api-spec/document';
import { listenLocally } from '../listenLocally';
import { SCENARIOS } from '../../test/support/scenarios';

export type TestProvider = { baseUrl: string; statesUrl: string; close: () => void };

/** Its operations stand below `/erp/v1`. `change` plants a fault in each answer; the states of scenario `stateless` fail. */
export async function startProvider(
  change = (answer: unknown) => answer,
  stateless: string | null = null,
): Promise<TestProvider> {
  let told = '';
  const server = createServer((request, response) => {
    void (async () => {
      const send = (status: number, body: unknown) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      if (request.url === '/states') {
        told = textIn(follow(await json(request), ['params']), 'scenario') ?? '';
        send(told === stateless ? 500 : 200, { token: 'any' });
        return;
      }
      const scenario = SCENARIOS.find(({ id }) => id === told);
      if (scenario === undefined || request.url?.startsWith('/erp/v1/') !== true) send(404, {});
      else send(scenario.status, change(scenario.answer));
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

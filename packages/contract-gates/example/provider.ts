// A provider in plain Node: a warehouse that returns how many pieces of an article are left.
import { createServer } from 'node:http';

/** Listens on a free port. */
export async function startWarehouse() {
  const articles = new Map<string, number>();
  const server = createServer((request, response) => {
    const id = decodeURIComponent((request.url ?? '').replace(/^\/articles\//, ''));
    const pieces = articles.get(id);
    const [status, body] =
      pieces === undefined ? [404, { reason: 'unknown article' }] : [200, { id, pieces }];
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    providerBaseUrl: `http://127.0.0.1:${String(port)}`,
    stateHandlers: {
      'article 7 exists': () => {
        articles.set('7', 12);
        return Promise.resolve();
      },
      'no article exists': () => {
        articles.clear();
        return Promise.resolve();
      },
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

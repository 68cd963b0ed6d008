import { createServer } from 'node:http';

/** Starts the warehouse on a free port. */
export async function startWarehouse() {
  const articles = new Map<string, number>();
  const server = createServer(({ method, url = '' }, response) => {
    const id = decodeURIComponent(url.replace(/^\/articles\//, ''));
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const pieces = articles.get(id);
    if (method === 'DELETE') {
      articles.delete(id);
      response.writeHead(204).end();
    } else if (pieces === undefined) send(404, { reason: 'unknown article' });
    else send(200, { id, pieces });
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

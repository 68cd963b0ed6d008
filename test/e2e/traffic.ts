// The requests of all pages of a browser.
import type { BrowserContext, Page, Request } from '@playwright/test';

/** Time without a request after which a step is over, in milliseconds. */
const QUIET_MS = 20;
/** A request that takes longer hangs. */
const LIMIT_MS = 15_000;

type Sent = { page: Page; path: string; token: string | null };

export type Traffic = ReturnType<typeof recordTraffic>;

/** Records the requests of a context. */
export function recordTraffic(context: BrowserContext) {
  const running = new Set<Request>();
  let changedAt = performance.now();
  let sent: Sent[] = [];
  let documents = 0;
  /** The tokens that the backend has refused. */
  const refused = new Set<string>();

  context.on('request', (request) => {
    if (isAhead(request)) return;
    running.add(request);
    changedAt = performance.now();
    if (request.isNavigationRequest()) documents += 1;
    const { pathname: path } = new URL(request.url());
    if (path.startsWith('/api/'))
      sent.push({ page: request.frame().page(), path, token: readToken(request) });
  });
  const onEnd = (request: Request) => {
    if (running.delete(request)) changedAt = performance.now();
  };
  context.on('requestfinished', onEnd);
  context.on('requestfailed', onEnd);
  context.on('response', (response) => {
    const token = readToken(response.request());
    if (response.status() === 401 && token !== null && !response.url().endsWith(END)) refused.add(token);
  });
  context.on('page', (page) =>
    page.on('close', () => {
      for (const request of running) if (request.frame().page() === page) running.delete(request);
    }),
  );

  return {
    refused,
    /** Begins a step. */
    begin: () => {
      sent = [];
      documents = 0;
    },
    /** Waits until no request runs and the pages are idle. */
    settle: async () => {
      const latest = performance.now() + LIMIT_MS;
      for (;;) {
        while (running.size > 0 || performance.now() - changedAt < QUIET_MS) {
          if (performance.now() > latest)
            throw new Error(`hanging: ${[...running].map((one) => one.url()).join()}`);
          await new Promise((resolve) => setTimeout(resolve, 10));
        }
        const lastChange = changedAt;
        await Promise.all(context.pages().map(waitUntilIdle));
        if (lastChange === changedAt) return;
      }
    },
    /** Returns what is wrong with the requests of the step, which began and ended with these tokens. */
    findFaults: (
      before: string | null,
      after: string | null,
      limits: { requests: number; documents: number },
    ) => {
      const faults: string[] = [];
      if (sent.length > limits.requests) faults.push(`${sent.length} requests to the API`);
      if (documents > limits.documents) faults.push(`${documents} documents`);
      const renewed = new Set<Page>();
      for (const { page, path, token } of sent) {
        if (token === null) {
          // A call that a page begins just when the session ends has none.
          const hasEnded = before !== null && after === null;
          if (path !== SIGN_IN && !hasEnded) faults.push(`no token in the request ${path}`);
        } else if (token === after) renewed.add(page);
        else if (token !== before) faults.push(`an unknown token in the request ${path}`);
        else if (path !== END && renewed.has(page)) faults.push(`the earlier token in the request ${path}`);
      }
      const ends = sent.filter(({ path }) => path === END);
      if (ends.length > 1) faults.push(`${ends.length} requests ${END}`);
      return faults;
    },
  };
}

const SIGN_IN = '/api/authorization/getToken';
const END = '/api/session/end';

/** Whether the portal loads a file ahead, for a later page. Nothing waits for it. */
const isAhead = (request: Request): boolean =>
  request.resourceType() === 'fetch' && new URL(request.url()).pathname.startsWith('/assets/');

const readToken = (request: Request): string | null =>
  /^Bearer (.+)$/.exec(request.headers()['authorization'] ?? '')?.[1] ?? null;

/** Waits until the page has rendered what it knows. A page that is being replaced is not idle, and then has requests. */
const waitUntilIdle = (page: Page): Promise<void> =>
  page
    .evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 2_000 })))
    .catch(() => undefined);

// A page with a cold cache on a described device, and what the browser reports about it.
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

export type Device = 'mobile' | 'desktop';

const MEGABIT = 1_000_000 / 8;

/** A slow phone in a slow network. The desktop has the speed of this machine. */
const MOBILE = {
  cpuSlowdown: 4,
  network: {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6 * MEGABIT,
    uploadThroughput: 0.75 * MEGABIT,
  },
};

const SCREENS = {
  mobile: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1366, height: 768 } },
} as const;

/** A request as the network counts it. Times are in ms of the wall clock, as in `Date.now()`. */
export type SentRequest = {
  path: string;
  method: string;
  type: string;
  priority: string;
  isPrefetch: boolean;
  isFromCache: boolean;
  startedAt: number;
  /** Infinity while it runs. */
  endedAt: number;
  /** Bytes of head and body as they were received. */
  bytes: number;
  /** Bytes of the body alone. */
  body: number;
};

export type Visit = {
  context: BrowserContext;
  page: Page;
  devtools: CDPSession;
  requests: SentRequest[];
  /** Waits until no request runs and none has started for a second. */
  waitUntilQuiet: () => Promise<void>;
  /** Used memory of the page's scripts after a garbage collection, in bytes. */
  readHeap: () => Promise<number>;
  close: () => Promise<void>;
};

const QUIET_MS = 1_000;
const PATIENCE_MS = 60_000;

export type VisitOptions = {
  device: Device;
  /** The peers are not made for the portal's policy. */
  isPolicyKept: boolean;
};

/** Opens an empty page in a context of its own, whose cache is empty. */
export async function openVisit(browser: Browser, options: VisitOptions): Promise<Visit> {
  const context = await browser.newContext({
    ...SCREENS[options.device],
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    bypassCSP: !options.isPolicyKept,
  });
  // The compiler of this process marks the names of functions, also of those that run in the page.
  await context.addInitScript('globalThis.__name = (named) => named');
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  if (options.device === 'mobile') {
    await devtools.send('Network.emulateNetworkConditions', MOBILE.network);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: MOBILE.cpuSlowdown });
  }
  const { requests, readLastEvent } = recordRequests(devtools);
  return {
    context,
    page,
    devtools,
    requests,
    waitUntilQuiet: async () => {
      const until = Date.now() + PATIENCE_MS;
      while (Date.now() < until) {
        const isRunning = requests.some(({ endedAt }) => endedAt === Infinity);
        if (!isRunning && Date.now() - readLastEvent() >= QUIET_MS) return;
        await pause(50);
      }
      throw new Error('The page was not quiet within a minute.');
    },
    readHeap: async () => {
      await devtools.send('HeapProfiler.enable');
      // The first collection runs finalizers whose objects only the second one frees.
      for (let run = 0; run < 2; run += 1) await devtools.send('HeapProfiler.collectGarbage');
      return (await devtools.send('Runtime.getHeapUsage')).usedSize;
    },
    close: () => context.close(),
  };
}

/** Values of `initialPriority` that mark a request as not needed now. */
const PREFETCH_PRIORITIES = ['VeryLow'];

function recordRequests(devtools: CDPSession): { requests: SentRequest[]; readLastEvent: () => number } {
  const requests: SentRequest[] = [];
  const byId = new Map<string, SentRequest>();
  const headBytes = new Map<SentRequest, number>();
  let lastEventAt = Date.now();
  // The events have a monotonic time. The first one of each request also has the time of the wall clock.
  let offset = 0;
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type = '', timestamp, wallTime }) => {
    lastEventAt = Date.now();
    if (!request.url.startsWith('http')) return;
    offset = wallTime - timestamp;
    const { pathname, search } = new URL(request.url);
    const headers = Object.entries(request.headers).map(([name, value]) => `${name}: ${value}`.toLowerCase());
    const sent: SentRequest = {
      path: pathname + search,
      method: request.method,
      type,
      priority: request.initialPriority,
      isPrefetch:
        type === 'Prefetch' ||
        (type === 'Fetch' && pathname.startsWith('/assets/')) ||
        PREFETCH_PRIORITIES.includes(request.initialPriority) ||
        headers.some((line) => /^(sec-)?purpose: prefetch/.test(line)),
      isFromCache: false,
      startedAt: wallTime * 1000,
      endedAt: Infinity,
      bytes: 0,
      body: 0,
    };
    requests.push(sent);
    byId.set(requestId, sent);
  });
  devtools.on('Network.requestServedFromCache', ({ requestId }) => {
    const sent = byId.get(requestId);
    if (sent) sent.isFromCache = true;
  });
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    const sent = byId.get(requestId);
    if (sent && (response.fromDiskCache === true || response.fromPrefetchCache === true))
      sent.isFromCache = true;
    // What was received by now is the head.
    if (sent) headBytes.set(sent, response.encodedDataLength);
  });
  const recordEnd = (requestId: string, timestamp: number, bytes: number) => {
    lastEventAt = Date.now();
    const sent = byId.get(requestId);
    if (!sent) return;
    sent.endedAt = (timestamp + offset) * 1000;
    sent.bytes = sent.isFromCache ? 0 : bytes;
    sent.body = Math.max(0, sent.bytes - (headBytes.get(sent) ?? 0));
  };
  devtools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    recordEnd(requestId, timestamp, encodedDataLength);
  });
  devtools.on('Network.loadingFailed', ({ requestId, timestamp }) => {
    recordEnd(requestId, timestamp, 0);
  });
  return { requests, readLastEvent: () => lastEventAt };
}

export const sumBytes = (requests: readonly SentRequest[]): number =>
  requests.reduce((sum, { bytes }) => sum + bytes, 0);

export const sumBodies = (requests: readonly SentRequest[]): number =>
  requests.reduce((sum, { body }) => sum + body, 0);

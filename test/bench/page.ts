// The login page: paint, bytes, memory, and when it can be typed in, beside its peers.
import { LOGIN } from './apiSite';
import { openBrowserSite, VARIANTS, type BrowserSite, type Variant } from './browserSite';
import { addRecorder, readLogin, readTimes, SHORTEST_EVENT_MS } from './inPage';
import {
  format,
  formatSamples,
  median,
  percentile,
  ratios,
  type Bench,
  type Table,
  type Unit,
} from './measurement';
import { openVisit, sumBodies, sumBytes, type Device, type SentRequest } from './visit';

/** What one round measures of a variant on a device. */
type Sample = {
  firstPaint: number;
  largestPaint: number;
  typedAt: number;
  hydratedAt: number;
  bytesToType: number;
  bytesToQuiet: number;
  requestsToQuiet: number;
  prefetched: number;
  scriptsToHydrate: number;
  layoutShift: number;
  blocking: number;
  heap: number;
  bytesAgain: number;
  requestsAgain: number;
};

type Samples = Record<Device, Record<Variant, Sample[]>>;

const DESKTOP_EVERY = 3;
const DEVICES: readonly Device[] = ['mobile', 'desktop'];

export const measurePage: Bench = async ({ rounds, log }) => {
  const site = await openBrowserSite(log);
  try {
    const samples: Samples = { mobile: makeLists(), desktop: makeLists() };
    // The first visits of a browser are slower, and no round counts them.
    await site.browser.newContext().then((context) => context.close());
    for (const variant of VARIANTS) await measureOnce(site, variant, 'desktop');
    let portalRequestedAgain: string[] = [];
    const keys: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      log(`round ${round + 1} of ${rounds}`);
      keys.push(...(await typeWhileLoading(site)));
      // The desktop is for comparison only, so it needs fewer rounds.
      for (const device of round % DESKTOP_EVERY === 0 ? DEVICES : (['mobile'] as const))
        for (const variant of rotate(VARIANTS, round)) {
          const { sample, requestedAgain } = await measureOnce(site, variant, device);
          samples[device][variant].push(sample);
          if (variant === 'portal') portalRequestedAgain = requestedAgain;
        }
    }
    return summarize(samples, keys, portalRequestedAgain);
  } finally {
    await site.close();
  }
};

const makeLists = (): Record<Variant, Sample[]> => ({
  portal: [],
  static: [],
  floor: [],
  signIn: [],
  admin: [],
});

/** Each round begins with another variant, so that none always follows the same one. */
const rotate = <T>(list: readonly T[], by: number): T[] => [
  ...list.slice(by % list.length),
  ...list.slice(0, by % list.length),
];

/** Visits a page twice: once undisturbed and then again with its cache, and once with a cold cache and probes. */
async function measureOnce(
  site: BrowserSite,
  variant: Variant,
  device: Device,
): Promise<{ sample: Sample; requestedAgain: string[] }> {
  const watched = await watchVisit(site, variant, device);
  const probed = await probeVisit(site, variant, device);
  return { sample: { ...watched.sample, ...probed }, requestedAgain: watched.requestedAgain };
}

async function watchVisit({ browser, origins }: BrowserSite, variant: Variant, device: Device) {
  const visit = await openVisit(browser, { device, isPolicyKept: variant === 'portal' });
  const { page, requests } = visit;
  try {
    await addRecorder(page, { isProbing: false, hasScripts: variant !== 'static' });
    await page.goto(origins[variant]);
    await page.locator('input[type=password]').waitFor();
    await visit.waitUntilQuiet();
    const times = await readTimes(page);
    const firstRequests = requests.splice(0);
    const neededRequests = firstRequests.filter(
      (request) => !isPrefetch(request, times.timeOrigin + times.readyAt),
    );
    const heap = await visit.readHeap();

    await page.goto(origins[variant]);
    await page.locator('input[type=password]').waitFor();
    await visit.waitUntilQuiet();
    const sent = requests.filter(({ isFromCache }) => !isFromCache);
    return {
      sample: {
        firstPaint: times.firstPaint,
        largestPaint: times.largestPaint,
        bytesToQuiet: sumBytes(neededRequests),
        requestsToQuiet: neededRequests.length,
        prefetched: sumBytes(firstRequests) - sumBytes(neededRequests),
        layoutShift: times.layoutShift,
        blocking: times.blocking,
        heap,
        bytesAgain: sumBytes(sent),
        requestsAgain: sent.length,
      },
      requestedAgain: sent.map(({ path, bytes }) => `${path} (${bytes} B)`),
    };
  } finally {
    await visit.close();
  }
}

/** Whether the page asked for it ahead of its use: with the lowest priority, or when the login could already be used. */
const isPrefetch = ({ isPrefetch: isMarked, priority, startedAt }: SentRequest, readyAt: number): boolean =>
  isMarked || (startedAt > readyAt && ['VeryLow', 'Low'].includes(priority));

async function probeVisit({ browser, origins }: BrowserSite, variant: Variant, device: Device) {
  const visit = await openVisit(browser, { device, isPolicyKept: variant === 'portal' });
  const { page, requests } = visit;
  const hasScripts = variant !== 'static';
  try {
    await addRecorder(page, { isProbing: true, hasScripts });
    await page.goto(origins[variant]);
    if (hasScripts) await page.locator('[aria-invalid="true"]').first().waitFor();
    else await page.locator('input[type=password]').waitFor();
    // The probe runs every ten milliseconds of the slowed page.
    await page.waitForFunction(() => (globalThis.benchRecorder?.read().typedAt ?? 0) > 0);
    await page.waitForTimeout(100);
    const times = await readTimes(page);
    const isKept = (await readLogin(page)).startsWith('1');
    const hydratedAt = hasScripts ? times.messageAt : times.fieldAt;
    // Text that the scripts wiped has to be typed again.
    const typedAt = isKept ? times.typedAt : hydratedAt;
    const hasEndedAt = (at: number, request: SentRequest) => request.endedAt <= times.timeOrigin + at;
    return {
      typedAt,
      hydratedAt,
      bytesToType: sumBodies(
        requests.filter((request) => request.type === 'Document' || hasEndedAt(typedAt, request)),
      ),
      scriptsToHydrate: sumBodies(
        requests.filter(
          (request) => request.type === 'Script' && !request.isPrefetch && hasEndedAt(hydratedAt, request),
        ),
      ),
    };
  } finally {
    await visit.close();
  }
}

/** What a person types, at the pace of a fast typist. It takes longer than the code needs to load and run. */
const TYPED = { login: LOGIN, password: 'uma senha bastante longa' };
const KEY_GAP_MS = 80;

/** Types while the code of the login, and then of the app area, loads and runs. Returns the time of each key, in ms. */
async function typeWhileLoading({ browser, origins }: BrowserSite): Promise<number[]> {
  const visit = await openVisit(browser, { device: 'mobile', isPolicyKept: true });
  const { page } = visit;
  try {
    await addRecorder(page, { isProbing: false, hasScripts: true });
    await page.goto(origins.portal, { waitUntil: 'commit' });
    await page.locator('input[name=login]').focus();
    await page.keyboard.type(TYPED.login, { delay: KEY_GAP_MS });
    await page.keyboard.press('Tab');
    await page.keyboard.type(TYPED.password, { delay: KEY_GAP_MS });
    await visit.waitUntilQuiet();
    const { keys } = await readTimes(page);
    const count = TYPED.login.length + 1 + TYPED.password.length;
    // Event Timing reports no faster events.
    const unreportedKeys = Array.from({ length: Math.max(0, count - keys.length) }, () => SHORTEST_EVENT_MS);
    return [...keys, ...unreportedKeys];
  } finally {
    await visit.close();
  }
}

const NAMES: Record<Variant, string> = {
  portal: 'Portaria',
  static: 'static page',
  floor: 'library floor',
  signIn: 'MUI sign-in',
  admin: 'react-admin',
};

const ROWS: { key: keyof Sample; name: string; unit: Unit; divisor?: number }[] = [
  { key: 'firstPaint', name: 'first contentful paint', unit: 'ms' },
  { key: 'largestPaint', name: 'largest contentful paint', unit: 'ms' },
  { key: 'typedAt', name: 'login can be typed in', unit: 'ms' },
  { key: 'hydratedAt', name: 'form responds to a submit', unit: 'ms' },
  { key: 'bytesToType', name: 'bodies received before typing', unit: 'kB', divisor: 1000 },
  { key: 'scriptsToHydrate', name: 'bodies of scripts until the form responds', unit: 'kB', divisor: 1000 },
  { key: 'bytesToQuiet', name: 'received until quiet', unit: 'kB', divisor: 1000 },
  { key: 'requestsToQuiet', name: 'requests until quiet', unit: '' },
  { key: 'prefetched', name: 'prefetched beside it', unit: 'kB', divisor: 1000 },
  { key: 'layoutShift', name: 'layout shift', unit: '' },
  { key: 'blocking', name: 'blocking after the first paint', unit: 'ms' },
  { key: 'heap', name: 'heap', unit: 'MB', divisor: 1_000_000 },
  { key: 'bytesAgain', name: 'second visit', unit: 'B' },
  { key: 'requestsAgain', name: 'requests of the second visit', unit: '' },
];

function summarize(samples: Samples, keys: number[], requestedAgain: string[]) {
  const read = (device: Device, variant: Variant, key: keyof Sample, divisor = 1) =>
    samples[device][variant].map((sample) => sample[key] / divisor);
  const mobile = (key: keyof Sample, divisor = 1) => read('mobile', 'portal', key, divisor);
  const toStatic = (key: keyof Sample) => ratios(mobile(key), read('mobile', 'static', key));
  const tables = DEVICES.map((device): Table => ({
    title: device === 'mobile' ? 'Login, mobile' : 'Login, desktop',
    head: ['', ...VARIANTS.map((variant) => NAMES[variant])],
    rows: ROWS.map(({ key, name, unit, divisor }) => [
      name,
      ...VARIANTS.map((variant) =>
        variant === 'portal'
          ? formatSamples(read(device, variant, key, divisor), unit)
          : format(median(read(device, variant, key, divisor)), unit),
      ),
    ]),
  }));
  const typing: Table = {
    title: 'From a key to its character while the code loads, mobile',
    head: ['keys', 'median', '95th percentile', 'the worst'],
    rows: [
      [
        String(keys.length),
        format(median(keys), 'ms'),
        format(percentile(keys, 0.95), 'ms'),
        format(Math.max(...keys), 'ms'),
      ],
    ],
  };
  const secondVisit: Table = {
    title: 'Requests of the second visit',
    head: ['request'],
    rows: requestedAgain.map((path) => [path]),
  };
  return {
    raw: { samples, keys, requestedAgain },
    tables: [...tables, typing, secondVisit],
    targets: [
      {
        what: 'first paint of the login against a static page, mobile',
        unit: '×' as const,
        line: 1.3,
        samples: toStatic('firstPaint'),
      },
      {
        what: 'the page, received before the login can be typed in',
        unit: 'kB' as const,
        line: 10,
        samples: mobile('bytesToType', 1000),
      },
      {
        what: 'scripts until the login responds',
        unit: 'kB' as const,
        line: 125,
        samples: mobile('scriptsToHydrate', 1000),
      },
      {
        what: 'from a key to its character while the code loads, 95th percentile, mobile',
        unit: 'ms' as const,
        line: 100,
        samples: [percentile(keys, 0.95)],
      },
      {
        what: 'the same, the worst key',
        unit: 'ms' as const,
        line: 200,
        samples: [Math.max(...keys)],
      },
    ],
  };
}

// Curves: what one more page, dashboard, widget kind, operation or language costs the login, how a dashboard grows with its
// widgets, what much of everything costs a person, and how the backend and the browser do with more replicas and more tabs.
import { chromium, type Browser } from 'playwright-core';
import { findBrowser } from '../support/browser';
import { makeReplay, openApiSite, openReader, readProperty, type ApiSite } from './apiSite';
import { measureGrowth, summarizeGrowth, tabulateGrowth } from './growth';
import { addRecorder, timeToFrame } from './inPage';
import { measureLargeLists } from './largeLists';
import { formatSamples, type Bench, type Table } from './measurement';
import { FIGURES, fillLogin, linkTo } from './portalPage';
import { measureReplicas } from './replicas';
import { openVisit } from './visit';

const WIDGETS = [1, 20, 60, 100];
const TABS = [1, 5, 10, 20];
/** Timings of scale show a shape, so they need fewer rounds. */
const MAX_ROUNDS = 3;

export const measureScale: Bench = async ({ rounds, log }) => {
  const browser = await chromium.launch(await findBrowser());
  const backend = await openApiSite();
  try {
    const bytes = await measureGrowth(browser, log);
    const dashboardRounds = Math.min(rounds, MAX_ROUNDS);
    log('dashboards with more widgets');
    const widgets = await measureWidgets(browser, backend, dashboardRounds);
    log('much of everything');
    const largeLists = await measureLargeLists(browser, dashboardRounds);
    log('open tabs');
    const tabs = await measureTabs(browser, backend);
    log('replicas');
    const replicas = await measureReplicas();
    return {
      raw: { bytes: Object.fromEntries(bytes), widgets, tabs },
      repeated: `what a person does ${dashboardRounds} times, all else once`,
      targets: summarizeGrowth(bytes),
      tables: [tabulateGrowth(bytes), tabulateWidgets(widgets), largeLists, tabulateTabs(tabs), replicas],
    };
  } finally {
    await backend.close();
    await browser.close();
  }
};

/** The sign that the last widget is shown: its title. The home page has amounts too, so an amount is no sign. */
const makeLastSign = (count: number) =>
  ({ kind: 'text', selector: 'main', pattern: `Figura ${count}(?!\\d)` }) as const;

type WidgetSample = { count: number; times: number[]; nodes: number; heap: number };

/** Opens a dashboard with more and more widgets. The backend answers at once, so the time is the portal's. */
async function measureWidgets(
  browser: Browser,
  { origin }: ApiSite,
  rounds: number,
): Promise<WidgetSample[]> {
  const dashboard = await fetchDashboard(origin);
  const replay = makeReplay();
  const samples: WidgetSample[] = [];
  for (const count of WIDGETS) {
    const sample: WidgetSample = { count, times: [], nodes: 0, heap: 0 };
    for (let round = 0; round < rounds; round += 1) {
      const visit = await openVisit(browser, { device: 'mobile', isPolicyKept: true });
      const { page, devtools } = visit;
      try {
        await replay.attach(devtools, ({ path }) =>
          path.endsWith('/dashboards/vendas')
            ? { ...dashboard, widgets: repeatWidgets(dashboard.widgets, count) }
            : null,
        );
        await addRecorder(page, { isProbing: false, hasScripts: true });
        await page.goto(origin);
        await (await fillLogin(page)).tap();
        await page.locator(FIGURES.selector, { hasText: new RegExp(FIGURES.pattern) }).waitFor();
        await linkTo(page, '/app').tap();
        await visit.waitUntilQuiet();
        const link = page.locator('main a[href="/app/dashboards/vendas"]').first();
        sample.times.push(await timeToFrame(page, makeLastSign(count), () => link.tap()));
        await visit.waitUntilQuiet();
        sample.heap = await visit.readHeap();
        sample.nodes = await page.evaluate(() => document.querySelectorAll('*').length);
      } finally {
        await visit.close();
      }
    }
    samples.push(sample);
  }
  return samples;
}

type DashboardBody = { widgets: object[] };

/** Returns a dashboard as the backend sends it. */
async function fetchDashboard(origin: string): Promise<DashboardBody> {
  const read = await openReader(origin);
  const body = await read('/api/dashboards/vendas');
  const widgets = readProperty(body, 'widgets');
  if (typeof body !== 'object' || body === null || !Array.isArray(widgets))
    throw new Error('The backend sent no dashboard.');
  return {
    ...body,
    widgets: widgets.filter((widget): widget is object => typeof widget === 'object' && widget !== null),
  };
}

/** Returns this number of widgets, with ids and titles of their own. */
const repeatWidgets = (widgets: readonly object[], count: number): object[] =>
  Array.from({ length: count }, (_widget, index) => ({
    ...widgets[index % widgets.length],
    id: `widget-${index}`,
    title: `Figura ${index + 1}`,
  }));

const tabulateWidgets = (samples: WidgetSample[]): Table => ({
  title: 'A dashboard with more widgets, mobile, backend instant',
  head: ['widgets', 'tap → all widgets', 'elements', 'heap'],
  rows: samples.map(({ count, times, nodes, heap }) => [
    String(count),
    formatSamples(times, 'ms'),
    String(nodes),
    `${(heap / 1_000_000).toFixed(1)} MB`,
  ]),
});

type TabSample = { count: number; heap: number; followMs: number };

/** Opens more and more tabs of one session, and changes the mode in one of them. */
async function measureTabs(browser: Browser, { origin }: ApiSite): Promise<TabSample[]> {
  const replay = makeReplay();
  const visit = await openVisit(browser, { device: 'desktop', isPolicyKept: true });
  const samples: TabSample[] = [];
  try {
    await replay.attach(visit.devtools);
    await visit.page.goto(origin);
    await (await fillLogin(visit.page)).click();
    await visit.page.locator(FIGURES.selector, { hasText: new RegExp(FIGURES.pattern) }).waitFor();
    for (const count of TABS) {
      while (visit.context.pages().length < count) {
        const page = await visit.context.newPage();
        await replay.attach(await visit.context.newCDPSession(page));
        await page.goto(`${origin}/app/dashboards/vendas`);
        await page.locator(FIGURES.selector, { hasText: new RegExp(FIGURES.pattern) }).waitFor();
      }
      const pages = visit.context.pages();
      const mode = samples.length % 2 === 0 ? 'dark' : 'light';
      await pages[0]?.getByRole('banner').locator('button[aria-haspopup="dialog"]').last().click();
      const startedAt = performance.now();
      await pages[0]?.getByRole('dialog').locator(`input[value="${mode}"]`).click();
      await Promise.all(pages.map((page) => page.locator(`html[data-mode="${mode}"]`).waitFor()));
      const followMs = performance.now() - startedAt;
      await pages[0]?.keyboard.press('Escape');
      const lastPage = pages.at(-1);
      const devtools = lastPage === undefined ? visit.devtools : await visit.context.newCDPSession(lastPage);
      await devtools.send('HeapProfiler.collectGarbage');
      const { usedSize } = await devtools.send('Runtime.getHeapUsage');
      samples.push({ count, heap: usedSize, followMs });
    }
  } finally {
    await visit.close();
  }
  return samples;
}

const tabulateTabs = (samples: TabSample[]): Table => ({
  title: 'Open tabs',
  head: ['tabs', 'heap of the last one', 'a change has reached all'],
  rows: samples.map(({ count, heap, followMs }) => [
    String(count),
    `${(heap / 1_000_000).toFixed(1)} MB`,
    `${followMs.toFixed(0)} ms`,
  ]),
});

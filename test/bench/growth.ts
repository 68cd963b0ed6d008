// What one more page, dashboard, widget kind, operation or language costs the login in bytes. Run alone, it fails if a
// figure misses its line (`npx tsx test/bench/growth.ts`).
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { formatTable } from '../../server/process/table';
import { runIn } from '../planted/command';
import { makeCopy, restore } from '../planted/workingCopy';
import { closeServingApp } from '../support/backend/app';
import { findBrowser } from '../support/browser';
import { serveFolder } from './browserSite';
import { grow, readSentBytes, type Growth } from './grow';
import { reachesLine, type Table, type Target } from './measurement';
import { openVisit } from './visit';

/** How many of each are added. The cost of one is a part of the difference. */
const GROWTHS: { growth: Growth; count: number }[] = [
  { growth: 'page', count: 10 },
  { growth: 'dashboard', count: 10 },
  { growth: 'widget kind', count: 10 },
  { growth: 'operation', count: 10 },
  { growth: 'language', count: 5 },
];

type Bytes = { login: number; scripts: number };

export async function measureGrowth(
  browser: Browser,
  log: (line: string) => void,
): Promise<Map<Growth, Bytes>> {
  const copy = await makeCopy('bench');
  const results = new Map<Growth, Bytes>();
  try {
    for (const { growth, count } of [{ growth: 'nothing' as const, count: 0 }, ...GROWTHS]) {
      log(`build with ${count === 0 ? 'nothing' : `${count} more: ${growth}`}`);
      await restore(copy);
      grow(copy, growth, count);
      const command = ['--import', 'tsx', 'node_modules/webpack/bin/webpack.js', '--mode', 'production'];
      const { code, output } = await runIn(copy, [process.execPath, ...command]);
      if (code !== 0) throw new Error(`The build with more (${growth}) failed:\n${output}`);
      results.set(growth, await measureLogin(browser, join(copy, 'dist')));
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  return results;
}

/** Returns the bytes that a visit to the login needs, without prefetch and without heads of responses. */
async function measureLogin(browser: Browser, folder: string): Promise<Bytes> {
  const { app, origin } = await serveFolder(folder);
  const visit = await openVisit(browser, { device: 'desktop', isPolicyKept: true });
  try {
    await visit.page.goto(origin);
    await visit.page.locator('form input[type=password]').waitFor();
    await visit.waitUntilQuiet();
    const paths = new Set(visit.requests.filter(({ isPrefetch }) => !isPrefetch).map(({ path }) => path));
    const sumSentBytes = (files: string[]) =>
      files.reduce((total, path) => total + readSentBytes(folder, path), 0);
    const scripts = [...paths].filter((path) => path.endsWith('.js'));
    return { login: sumSentBytes([...paths]), scripts: sumSentBytes(scripts) };
  } finally {
    await visit.close();
    await closeServingApp(app);
  }
}

const divideGrowth = (bytes: Map<Growth, Bytes>, growth: Growth, key: keyof Bytes): number => {
  const count = GROWTHS.find((row) => row.growth === growth)?.count ?? 1;
  return ((bytes.get(growth)?.[key] ?? Number.NaN) - (bytes.get('nothing')?.[key] ?? Number.NaN)) / count;
};

export const tabulateGrowth = (bytes: Map<Growth, Bytes>): Table => ({
  title: 'Bytes on the login for one more',
  head: ['one more', 'login', 'of it scripts', 'measured with'],
  rows: GROWTHS.map(({ growth, count }) => [
    growth,
    `${divideGrowth(bytes, growth, 'login').toFixed(0)} B`,
    `${divideGrowth(bytes, growth, 'scripts').toFixed(0)} B`,
    `${count} more`,
  ]),
});

export function summarizeGrowth(bytes: Map<Growth, Bytes>): Target[] {
  const highestCost = Math.max(
    ...GROWTHS.filter(({ growth }) => growth !== 'language').map(({ growth }) =>
      divideGrowth(bytes, growth, 'login'),
    ),
  );
  return [
    {
      what: 'on the login for one more page, dashboard, widget kind or operation (the most)',
      unit: 'B',
      line: 60,
      samples: [highestCost],
    },
    {
      what: 'on the login for one more language',
      unit: 'kB',
      line: 1,
      samples: [divideGrowth(bytes, 'language', 'login') / 1000],
    },
  ];
}

if (process.argv[1] === import.meta.filename) {
  const browser = await chromium.launch(await findBrowser());
  try {
    const bytes = await measureGrowth(browser, console.log);
    const { head, rows } = tabulateGrowth(bytes);
    console.log(`\n${formatTable([head, ...rows])}\n`);
    for (const target of summarizeGrowth(bytes).filter((target) => !reachesLine(target))) {
      console.log(`More than ${target.line} ${target.unit}: ${target.what}`);
      process.exitCode = 1;
    }
  } finally {
    await browser.close();
  }
}

// `npx tsx scripts/icons.ts`: draws the icons of the installed app from src/favicon.svg. Run it after a change of that file.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findBrowser } from '../test/support/browser';

const ARCH = readFileSync('src/favicon.svg', 'utf8');
/** Without rounded corners, because the system cuts its own shape. */
const SQUARE = ARCH.replace(' rx="7"', '');

// A maskable icon is cut to 80 % of its size, so the arch is smaller there.
const ICONS = [
  { file: 'icon-192.png', size: 192, svg: ARCH },
  { file: 'icon-512.png', size: 512, svg: ARCH },
  {
    file: 'icon-maskable-512.png',
    size: 512,
    svg: SQUARE.replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"').replace(
      '<rect width="32" height="32"',
      '<rect x="-4" y="-4" width="40" height="40"',
    ),
  },
  { file: 'apple-touch-icon.png', size: 180, svg: SQUARE },
];

const browser = await chromium.launch(await findBrowser());
const page = await browser.newPage();
for (const { file, size, svg } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${svg}`);
  await page.screenshot({ path: join('src', file), omitBackground: true });
}
await browser.close();

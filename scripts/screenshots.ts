// `npm run screenshots`: takes all pictures of docs/screenshots/ from the built portal with the demonstration users and their company.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { seedDemonstrationCompany } from '../server/demonstration/demonstration';
import { addDemonstrationUsers, buildTestApp } from '../test/support/backend/app';
import { openTestDatabase } from '../test/support/backend/database';
import { findBrowser } from '../test/support/browser';
import { buildPortal, isBuilt } from './portalBuild';
import { SHEET_LANGUAGES, SHEET_MODES, SHEET_SIZES, SHEETS, SHOTS } from './screenshotList';
import type { Shot } from './screenshotList';

const FOLDER = resolve('docs/screenshots');
/** Limit of a picture, in bytes. People also read the page on a phone. */
const MAX_BYTES = 150 * 1024;

/** Height of one picture of a sheet, in pixels. */
const TILE = 250;

if (!isBuilt()) buildPortal();
const database = await openTestDatabase();
await addDemonstrationUsers(database);
await seedDemonstrationCompany(database, {
  name: 'Comercial Aurora',
  people: ['Ana Souza', 'Bruno Lima', 'Carla Dias'],
  now: new Date(),
});
const app = await buildTestApp(database, {
  settings: {
    portalFolder: resolve('dist'),
    config: {
      company: { name: 'Comercial Aurora' },
      support: { name: 'Central de TI', phone: '+55 (11) 5555-0100', email: 'ti@aurora.example' },
      privacyUrl: 'https://aurora.example/privacidade',
    },
  },
});
const origin = await app.listen({ port: 0, host: '127.0.0.1' });
const browser = await chromium.launch(await findBrowser());

await mkdir(FOLDER, { recursive: true });
for (const name of await readdir(FOLDER)) await rm(resolve(FOLDER, name));
for (const shot of SHOTS) await save(`${shot.name}.png`, await takeScreenshot(shot));
for (const code of SHEETS) await save(`sheet-${code}.jpg`, await takeSheet(code));

await browser.close();
await app.close();
await database.close();

async function takeScreenshot({ path, width, height, stored, isSignedIn, act }: Shot): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
  });
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
  const page = await context.newPage();
  if (isSignedIn) {
    await page.goto(`${origin}/user/login`);
    await page.locator('input[name=login]').fill('52998224725');
    await page.locator('input[name=password]').fill('portaria-demo');
    await page.keyboard.press('Enter');
    await page.locator('#content h1').waitFor();
  }
  await page.goto(origin + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await act?.(page);
  const picture = await page.screenshot();
  await context.close();
  return picture;
}

/** Takes one dashboard in all sizes, languages and modes. */
async function takeSheet(code: string): Promise<Buffer> {
  const rows = [];
  for (const language of SHEET_LANGUAGES)
    for (const mode of SHEET_MODES) {
      const tiles = [];
      for (const size of SHEET_SIZES) {
        const stored = { 'vien-themecolor': `${mode}.bluenavy`, theme_lang: language };
        const shot = { name: code, path: `/app/dashboards/${code}`, ...size, stored, isSignedIn: true };
        const data = (await takeScreenshot(shot)).toString('base64');
        tiles.push(`<img height="${TILE}" src="data:image/png;base64,${data}">`);
      }
      rows.push(`<div>${tiles.join('')}</div>`);
    }
  const page = await browser.newPage();
  await page.setContent(
    `<style>body{margin:0;display:inline-grid;gap:8px;padding:8px}div{display:flex;gap:8px}</style>${rows.join('')}`,
  );
  const sheet = await page.locator('body').screenshot({ type: 'jpeg', quality: 72 });
  await page.close();
  return sheet;
}

async function save(name: string, picture: Buffer): Promise<void> {
  await writeFile(resolve(FOLDER, name), picture);
  console.log(`${name}  ${(picture.length / 1024).toFixed(0)} KiB`);
  if (picture.length > MAX_BYTES) throw new Error(`${name} is larger than ${MAX_BYTES / 1024} KiB`);
}

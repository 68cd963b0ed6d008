// The report that `npm run contract -- report` writes, opened from its file as a person would.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { makeRepository } from '../../packages/contract-gates/test/repository';
import type { TestRepository } from '../../packages/contract-gates/test/repository';
import { whyNoGit } from '../../packages/contract-gates/test/needsGit';
import { expectNoViolation } from './axe';

const DESCRIPTION = 'api-spec/openapi.yaml';

// One file for all; a worker of its own would write it again.
test.describe.configure({ mode: 'serial' });

const reason = whyNoGit();
test.skip(reason !== null, reason ?? '');

let repository: TestRepository;
let address: string;

test.beforeAll(() => {
  // It has the compiler read the whole portal.
  test.setTimeout(120_000);
  // The history is the test's own, so that something changed since.
  repository = makeRepository();
  const old = readFileSync(DESCRIPTION, 'utf8')
    .replace('  /session:\n', '  /who:\n')
    .replace('required: [statusLogin, ds_Token]', 'required: [statusLogin, ds_Token, cd_Dashboard]')
    .replace('required: [message]\n', 'minProperties: 0\n');
  repository.write(DESCRIPTION, old);
  repository.commit('What was agreed before');
  // In a folder of its own: another run beside this one has its own file.
  const file = join(repository.folder, 'report.html');
  address = pathToFileURL(file).href;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['node_modules/contract-gates/bin/contract-gates.js', 'report', '--base', 'HEAD', '--out', file],
    { encoding: 'utf8', env: { ...process.env, GIT_DIR: join(repository.folder, '.git') } },
  );
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

test.afterAll(() => {
  repository.remove();
});

/** Opens the page and returns what it asked for, beside itself, and what its log says. */
async function open(page: Page, fragment = ''): Promise<string[]> {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(address)) seen.push(request.url());
  });
  page.on('console', (message) => seen.push(message.text()));
  page.on('pageerror', (error) => seen.push(String(error)));
  await page.goto(address + fragment);
  return seen;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const code = (page: Page, text: string) => page.getByRole('cell', { name: text });

test('the agreement report opens from its file, asks for nothing, and speaks both languages without a reload', async ({
  page,
}) => {
  const seen = await open(page);
  await expect(heading(page)).toHaveText('Relatório do acordo');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  const hash = createHash('sha256').update(readFileSync(DESCRIPTION)).digest('hex');
  await expect(page.getByRole('definition').first()).toHaveText(hash);
  await page.evaluate(() => Object.assign(window, { marked: true }));

  await page.getByRole('radio', { name: 'English' }).check();
  await expect(heading(page)).toHaveText('Agreement report');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle('Agreement report · Portaria');
  expect(await page.evaluate(() => 'marked' in window)).toBe(true);
  await expect(page).toHaveURL(/#en$/);
  await page.reload();
  await expect(heading(page)).toHaveText('Agreement report');
  // By keyboard, and back.
  await page.getByRole('radio', { name: 'English' }).press('ArrowLeft');
  await expect(heading(page)).toHaveText('Relatório do acordo');
  expect(seen).toEqual([]);
});

test('the agreement report tells of a field who declares it, expects it and reads it', async ({ page }) => {
  await open(page, '#en-getToken');
  await expect(page.getByRole('heading', { name: 'POST /authorization/getToken' })).toBeInViewport();
  const fields = page
    .getByRole('region', { name: 'POST /authorization/getToken' })
    .getByRole('table', { name: 'Fields of the answer 200 · getToken' });
  const row = fields.getByRole('row', { name: /^cd_Dashboard/ });
  await expect(row).toContainText('Accepted: text / number / null');
  await expect(row).toContainText('Any value of the type: accepted, accepted-leading-zeros');
  await expect(row).toContainText(/api\/auth\.ts:\d+/);
  await expect(row).toContainText('used though optional');
  const session = page.getByRole('table', { name: 'Fields of the answer 200 · getSession' });
  await expect(session.getByRole('row', { name: /^role/ })).toContainText('The very value: admin, editor');
  await expect(code(page, 'getSession: admin').first()).toBeVisible();
});

for (const { locale, title } of [
  { locale: 'pt-PT', title: 'Relatório do acordo' },
  { locale: 'en-US', title: 'Agreement report' },
  { locale: 'fr-FR', title: 'Agreement report' },
]) {
  test.describe(locale, () => {
    test.use({ locale });

    test(`the agreement report speaks ${title === 'Agreement report' ? 'English' : 'Portuguese'} to a browser that does not say otherwise, and what its address says`, async ({
      page,
    }) => {
      await open(page);
      await expect(heading(page)).toHaveText(title);
      await expect(page).toHaveTitle(`${title} · Portaria`);
      await open(page, '#other');
      await expect(heading(page)).toHaveText(title);
      await page.goto('about:blank');
      await open(page, '#pt-changes');
      await expect(heading(page)).toHaveText('Relatório do acordo');
    });
  });
}

test.describe('without scripts', () => {
  test.use({ locale: 'en-US', javaScriptEnabled: false });

  test('the agreement report is in Portuguese, and can be read in English', async ({ page }) => {
    await page.goto(address);
    await expect(heading(page)).toHaveText('Relatório do acordo');
    await page.getByRole('radio', { name: 'English' }).check();
    await expect(heading(page)).toHaveText('Agreement report');
  });
});

test('the agreement report tells what changed in the language of the page, also where the page is narrow', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, '#pt-changes');
  const gone = page.getByRole('listitem').filter({ hasText: 'answer-field-made-optional' });
  await expect(gone).toContainText('✕ quebra');
  await expect(gone).toContainText('Um campo que sempre vinha pode faltar.');
  await expect(gone).toContainText('getToken 200 Accepted.cd_Dashboard');
  const required = page.getByRole('listitem').filter({ hasText: 'answer-field-made-required' });
  await expect(required.first()).toContainText('✓ segura');
  for (const sign of await page.locator('.sign:visible').all()) {
    expect(await sign.evaluate((pill) => pill.getClientRects().length)).toBe(1);
    expect(await sign.evaluate((pill) => pill.clientHeight)).toBeLessThan(30);
  }
  const list = page.getByRole('list').filter({ has: gone });
  expect(await list.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  // The files are those of here, and the commit is one from before.
  await expect(page.getByRole('definition').nth(3)).toHaveText(/^[0-9a-f]{40}-dirty$/);
});

for (const { name, width, fragment, colorScheme } of [
  { name: 'Portuguese, light, 1280 pixels', width: 1280, fragment: '#pt', colorScheme: 'light' as const },
  { name: 'English, dark, 1280 pixels', width: 1280, fragment: '#en', colorScheme: 'dark' as const },
  { name: 'Portuguese, dark, 320 pixels', width: 320, fragment: '#pt', colorScheme: 'dark' as const },
]) {
  test(`the agreement report, ${name}: axe finds nothing and the page is as wide as the window`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await open(page, fragment);
    await expect(heading(page)).toBeVisible();
    await expectNoViolation(page, name);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    if (width > 320) return;
    // What is wider scrolls in its own place, by keyboard too.
    const table = page.getByRole('region', { name: 'Campos da resposta 200 · getToken' });
    await table.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  });
}

test('the agreement report is light on paper, and shows one language', async ({ page }) => {
  await open(page, '#en');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(heading(page)).toHaveText('Agreement report');
});

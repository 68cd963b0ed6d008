// The report of `npm run contract -- report`, opened from its file in a browser.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { makeAgreementRepository } from '../support/agreementRepository';
import type { TestRepository } from '../../packages/contract-gates/test/repository';
import { whyNoGit } from '../../packages/contract-gates/test/needsGit';
import { expectNoViolation } from './axe';

const DESCRIPTION = 'api-spec/openapi.yaml';

// All tests share one file. Another worker would write it again.
test.describe.configure({ mode: 'serial' });

const reason = whyNoGit();
test.skip(reason !== null, reason ?? '');

let repository: TestRepository;
let address: string;

test.beforeAll(() => {
  // The compiler reads the whole portal.
  test.setTimeout(120_000);
  // A separate repository has a base from which the description differs.
  repository = makeAgreementRepository();
  const old = readFileSync(DESCRIPTION, 'utf8')
    .replace('  /session:\n', '  /who:\n')
    .replace('required: [statusLogin, ds_Token]', 'required: [statusLogin, ds_Token, cd_Dashboard]')
    .replace(
      '    Problem:\n      type: object\n      required: [message]\n',
      '    Problem:\n      type: object\n',
    );
  repository.write(DESCRIPTION, old);
  repository.commit('What was agreed before');
  // A separate folder, because another run may write at the same time.
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

/** Opens the page and returns its other requests and its console messages. */
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

test('the agreement report opens from its file and loads nothing', async ({ page }) => {
  const seen = await open(page);
  await expect(heading(page)).toHaveText('Agreement report');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle('Agreement report · Portaria and the ERP backend');
  const hash = createHash('sha256').update(readFileSync(DESCRIPTION)).digest('hex');
  await expect(page.getByRole('definition').first()).toHaveText(hash);
  expect(seen).toEqual([]);
});

test('the agreement report shows who declares, expects and reads a field', async ({ page }) => {
  await open(page, '#getToken');
  await expect(page.getByRole('heading', { name: 'POST /authorization/getToken' })).toBeInViewport();
  const fields = page
    .getByRole('region', { name: 'POST /authorization/getToken' })
    .getByRole('table', { name: 'Fields of the response 200 · getToken' });
  const row = fields.getByRole('row', { name: /^cd_Dashboard/ });
  await expect(row).toContainText('Accepted: string / number / null');
  await expect(row).toContainText('Any value of the type: accepted, accepted-leading-zeros');
  await expect(row).toContainText(/api\/userRecord\.ts:\d+/);
  await expect(row).toContainText('used though optional');
  const session = page.getByRole('table', { name: 'Fields of the response 200 · getSession' });
  await expect(session.getByRole('row', { name: /^role/ })).toContainText('This value: admin, editor');
  const states = page.getByRole('table', { name: 'Provider states' });
  await expect(states.getByRole('cell', { name: 'getSession: admin' }).first()).toBeVisible();
});

test('the agreement report shows what changed, also on a narrow page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, '#changes');
  const gone = page.getByRole('listitem').filter({ hasText: 'response-field-made-optional' });
  await expect(gone).toContainText('✕ breaking');
  await expect(gone).toContainText('A required field of a response is now optional.');
  await expect(gone).toContainText('getToken 200 Accepted.cd_Dashboard');
  const required = page.getByRole('listitem').filter({ hasText: 'response-field-made-required' });
  await expect(required.first()).toContainText('✓ safe');
  const signs = await page
    .locator('.sign:visible')
    .evaluateAll((pills) => pills.map((pill) => [pill.getClientRects().length, pill.clientHeight] as const));
  expect(signs.length).toBeGreaterThan(0);
  expect(signs.filter(([lines, height]) => lines !== 1 || height >= 30)).toEqual([]);
  const list = page.getByRole('list').filter({ has: gone });
  expect(await list.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  // The files are the current ones, and the commit is an earlier one.
  await expect(page.getByRole('definition').nth(3)).toHaveText(/^[0-9a-f]{40}-dirty$/);
});

// The tables of all operations are alike, and axe takes minutes for them.
const ONE_OPERATION = 'section[aria-labelledby="getToken"]';
const ALL_LIMIT_MS = 20 * 60_000;
for (const { width, colorScheme, checked } of [
  { width: 1280, colorScheme: 'light' as const, checked: 'html' },
  { width: 1280, colorScheme: 'dark' as const, checked: 'html' },
  { width: 320, colorScheme: 'dark' as const, checked: 'html' },
  { width: 320, colorScheme: 'dark' as const, checked: ONE_OPERATION },
]) {
  test(`the agreement report, ${colorScheme}, ${width} pixels: axe finds nothing in ${checked} and the page fits the window`, async ({
    page,
  }) => {
    if (checked !== ONE_OPERATION) test.setTimeout(ALL_LIMIT_MS);
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await open(page);
    await expect(heading(page)).toBeVisible();
    // axe cannot compute a contrast on the gradients that show where a table continues.
    await page.addStyleTag({ content: '.scroll { background: none !important; }' });
    await expectNoViolation(page, `${colorScheme}, ${width} pixels`, [], checked);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    if (width > 320) return;
    const names = page.locator(ONE_OPERATION).getByRole('rowheader').locator('code');
    expect(await names.evaluateAll((codes) => codes.map((code) => code.getClientRects().length))).toEqual(
      Array<number>(await names.count()).fill(1),
    );
    const scenarios = page.getByRole('cell', { name: 'accepted, ' }).first();
    expect(await scenarios.evaluate((cell) => cell.clientWidth)).toBeGreaterThanOrEqual(200);
    // A wider table scrolls in its own region, also by keyboard.
    const table = page.getByRole('region', { name: 'Fields of the response 200 · getToken' });
    await table.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  });
}

test('the agreement report is light on paper', async ({ page }) => {
  await open(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(heading(page)).toHaveText('Agreement report');
});

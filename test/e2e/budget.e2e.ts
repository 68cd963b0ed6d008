import type { Request } from '@playwright/test';
import { expect, loginForm, test } from './portal';

/** Bytes of script on the wire, compressed with brotli, until the login can be used. */
const MOST_SCRIPT_BYTES = 127_000;

test('what the login costs: its own chunks alone, compressed, and no more than the budget', async ({
  page,
  portal,
}) => {
  const begun: Request[] = [];
  const finished: Request[] = [];
  page.on('request', (request) => begun.push(request));
  page.on('requestfinished', (request) => finished.push(request));
  await page.goto(portal);
  const { login, submit } = loginForm(page);
  await expect(submit).toBeEnabled();
  await login.fill('1');
  await page.waitForLoadState('networkidle');

  const pathsOf = (requests: Request[]) =>
    requests
      .map((request) => new URL(request.url()).pathname.replace(/\.\w{12}\./, '.'))
      // A browser without a window asks for no icon.
      .filter((path) => path !== '/favicon.svg')
      .sort();
  // That an answer has been read to its end is told apart from what the page does with it.
  const wanted = [
    '/',
    '/assets/main.css',
    '/assets/main.js',
    '/assets/text-pt-BR.js',
    '/assets/user.css',
    '/assets/user.js',
    '/config.json',
  ];
  await expect.poll(() => pathsOf(finished)).toEqual(wanted);
  expect(pathsOf(begun)).toEqual(wanted);

  let bytes = 0;
  for (const request of finished.filter((one) => one.url().endsWith('.js'))) {
    const answer = await request.response();
    expect(await answer?.headerValue('content-encoding'), request.url()).toBe('br');
    bytes += (await request.sizes()).responseBodySize;
  }
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(MOST_SCRIPT_BYTES);
});

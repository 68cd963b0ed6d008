// Fixtures for the tests of the cloud identity: the shipped build, and the emulator in place of the service. The browser's
// calls to the service are forwarded to the emulator, so the tests use the shipped code and policy.
import { resolve } from 'node:path';
import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { buildTestApp, closeServingApp } from '../support/backend/app';
import { expectNoFaults, watchBrowser } from '../e2e/portal';
import type { Watch } from '../e2e/portal';
import { PROJECT, startEmulator } from './emulator';
import type { Emulator } from './emulator';

export { expect };

const SERVICE = 'https://identitytoolkit.googleapis.com';

type TestFixtures = {
  watch: Watch;
  /** Origin of a portal with a cloud identity. */
  portal: string;
  /** An address that no other test uses. */
  email: string;
};
type WorkerFixtures = { emulator: Emulator; origin: string };

export const test = base.extend<TestFixtures, WorkerFixtures>({
  emulator: [
    // eslint-disable-next-line no-empty-pattern -- playwright reads the dependencies from this pattern
    async ({}, use) => {
      const emulator = await startEmulator();
      await use(emulator);
      await emulator.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  origin: [
    // eslint-disable-next-line no-empty-pattern -- see above
    async ({}, use) => {
      const app = await buildTestApp(null, {
        settings: {
          portalFolder: resolve('dist'),
          config: {
            cloudIdentity: { apiKey: 'any', authDomain: `${PROJECT}.invalid`, projectId: PROJECT },
          },
        },
      });
      await use(await app.listen({ port: 0, host: '127.0.0.1' }));
      await closeServingApp(app);
    },
    { scope: 'worker' },
  ],

  portal: async ({ origin }, use) => {
    await use(origin);
  },

  // eslint-disable-next-line no-empty-pattern -- see above
  email: async ({}, use, { testId }) => {
    await use(`pessoa-${testId.toLowerCase()}@empresa.example`);
  },

  watch: [
    async ({ context, origin, emulator }, use) => {
      const watch = await watchBrowser(context, [origin, SERVICE]);
      await context.route(`${SERVICE}/**`, async (route) => {
        const { pathname, search } = new URL(route.request().url());
        const url = `${emulator.origin}/identitytoolkit.googleapis.com${pathname}${search}`;
        await route.fulfill({ response: await route.fetch({ url }) });
      });
      await use(watch);
      await expectNoFaults(watch);
    },
    { auto: true },
  ],
});

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** Returns the visible text of the screen, without the brand. */
export const readMainText = (page: Page) => page.getByRole('main').innerText();

/** Returns the paths of the calls to the service, in order. */
export const listCalls = (watch: Watch) =>
  watch
    .requests()
    .filter(({ url, method }) => url.startsWith(SERVICE) && method === 'POST')
    .map(({ url }) => new URL(url).pathname);

/** Holds the calls to an operation of the service until `release`, then forwards them to the emulator. */
export async function holdService(page: Page, operation: string) {
  let release: () => void = () => undefined;
  let arrive: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(`${SERVICE}/v1/accounts:${operation}**`, async (route) => {
    arrive();
    await released;
    await route.fallback();
  });
  return { arrived, release: () => release() };
}

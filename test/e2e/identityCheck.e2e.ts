// The shipped build with a cloud identity and stubbed responses of its service, so it needs no emulator.
import { resolve } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { buildTestApp, closeServingApp } from '../support/backend/app';
import { expectNoFaults, watchBrowser } from './portal';
import type { Watch } from './portal';

const SERVICE = 'https://identitytoolkit.googleapis.com';

const test = base.extend<{ watch: Watch; portal: string }>({
  // eslint-disable-next-line no-empty-pattern -- playwright reads the dependencies from this pattern
  portal: async ({}, use) => {
    const cloudIdentity = { apiKey: 'any', authDomain: 'demo.invalid', projectId: 'demo' };
    const app = await buildTestApp(null, {
      settings: { portalFolder: resolve('dist'), config: { cloudIdentity } },
    });
    await use(await app.listen({ port: 0, host: '127.0.0.1' }));
    await closeServingApp(app);
  },

  watch: [
    async ({ context, portal }, use) => {
      const watch = await watchBrowser(context, [portal, SERVICE]);
      await use(watch);
      await expectNoFaults(watch);
    },
    { auto: true },
  ],
});

// reCAPTCHA is a script of the service. Trusted Types make the library's attempt to load it throw.
test('a cloud project that enforces reCAPTCHA causes a message with the reason [specification §8.10]', async ({
  page,
  portal,
  watch,
}) => {
  watch.expectLog(/400 .*identitytoolkit/);
  watch.expectLog(/TrustedScriptURL/);
  watch.expectLog(/policy violated: require-trusted-types-for/);
  await page.route(`${SERVICE}/**`, (route) => {
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    const request = route.request();
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    if (request.url().includes('/recaptchaConfig')) {
      const json = { recaptchaKey: 'projects/p/keys/k', recaptchaEnforcementState: [] };
      return route.fulfill({ headers, json });
    }
    return route.fulfill({
      status: 400,
      headers,
      json: { error: { code: 400, message: 'MISSING_RECAPTCHA_TOKEN' } },
    });
  });
  await page.goto(`${portal}/user/forgot-password`);
  await page.getByLabel('E-mail').fill('ines@empresa.example');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'O serviço de identidade exige uma verificação (reCAPTCHA) que este portal não permite. Avise o administrador.',
  );
});

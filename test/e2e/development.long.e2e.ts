// Runs `npm run dev` on a copy of the sources and edits the copy.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { DATABASE_START_MS } from '../support/backend/database';

const COPIED = [
  ...['api-spec', 'packages', 'locales', 'pacts', 'scripts', 'server', 'src'],
  ...['contract.config.ts', 'package.json', 'tsconfig.json', 'webpack.config.ts'],
];
const CLOUD_IDENTITY = { apiKey: 'k', authDomain: 'd', projectId: 'p' };

type Development = {
  address: string;
  output: () => string;
  /** Replaces the first occurrence of a text in a file of the copy. */
  edit: (path: string, before: string, after: string) => void;
};

const test = base.extend<object, { development: Development }>({
  development: [
    // eslint-disable-next-line no-empty-pattern -- playwright reads the dependencies from this pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'portaria-dev-'));
      for (const path of COPIED) cpSync(path, join(folder, path), { recursive: true });
      symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
      const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], {
        cwd: folder,
        env: {
          PATH: process.env['PATH'] ?? '',
          PORT: '0',
          DATA_DIR: join(folder, 'data'),
          AUTH_GUARD: 'on',
          CLOUD_IDENTITY: JSON.stringify(CLOUD_IDENTITY),
        },
      });
      const ended = once(child, 'exit');
      let output = '';
      const address = await new Promise<string>((found, fail) => {
        const collect = (chunk: Buffer) => {
          output += chunk.toString();
          const line = /^Portaria: (http:\S+)$/m.exec(output)?.[1];
          if (line !== undefined) found(line);
        };
        child.stdout.on('data', collect);
        child.stderr.on('data', collect);
        void ended.then(() => fail(new Error(`npm run dev has ended: ${output}`)));
      });
      await use({
        address,
        output: () => output,
        edit: (path, before, after) => {
          const file = join(folder, path);
          const text = readFileSync(file, 'utf8');
          if (!text.includes(before)) throw new Error(`${path} does not contain ${before}`);
          writeFileSync(file, text.replace(before, after));
        },
      });
      child.kill('SIGTERM');
      const [code] = (await ended) as [number | null];
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
      expect(code, 'exit code after SIGTERM').toBe(0);
    },
    { scope: 'worker', timeout: 2 * DATABASE_START_MS },
  ],
});

// Both tests use one server.
test.describe.configure({ mode: 'default' });

test('npm run dev prints the demonstration logins and reads the settings of npm start', async ({
  development,
  request,
}) => {
  expect(development.output()).toMatch(/52998224725 +portaria-demo +Ana Souza +admin +vendas/);
  expect(development.output()).toMatch(/^Opening the embedded database in data …$/m);
  const config = await request.get(`${development.address}/config.json`);
  expect(await config.json()).toEqual({
    apiBaseUrl: '/api/',
    authGuardEnabled: true,
    cloudIdentity: CLOUD_IDENTITY,
    identityChangesLogin: false,
    company: null,
    environment: null,
    support: null,
    privacyUrl: null,
    languages: null,
  });
});

test('an edited style, component or text appears at once, and typed text stays', async ({
  development: { address, edit },
  page,
}) => {
  await page.goto(`${address}/user/login`);
  const login = page.locator('input[inputmode="numeric"]');
  await login.fill('00123');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const form = page.locator('form');
  const submit = form.locator('button[type="submit"]');

  edit('src/ui/SubmitButton.module.css', 'min-block-size: var(--control-height)', 'min-block-size: 61px');
  await expect(submit).toHaveCSS('min-block-size', '61px');
  edit('src/ui/page.css', ':root', ':root { --edited: yes }\n:root');
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--edited')))
    .toBe('yes');

  edit('src/ui/FormFrame.tsx', 'noValidate', 'noValidate title="edited"');
  await expect(form).toHaveAttribute('title', 'edited');
  await expect(login).toHaveValue('00123');

  edit('src/screens/signIn/loginForm.messages.ts', "defaultMessage: 'Entrar'", "defaultMessage: 'Entrar já'");
  await expect(submit).toHaveText('Entrar já');

  await page.getByRole('combobox', { name: 'Idioma' }).selectOption('en-US');
  await expect(submit).toHaveText('Sign in');
  edit('locales/en-US.json', '"login.submit": "Sign in"', '"login.submit": "Come in"');
  await expect(submit).toHaveText('Come in');

  await expect(login).toHaveValue('00123');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

import type { Page } from '@playwright/test';
import {
  readAddress,
  ana,
  bruno,
  elisa,
  expect,
  loginForm,
  userButton,
  signIn,
  readStorage,
  readStorageWithoutDesk,
  submitLogin,
  test,
} from './portal';
import type { Watch } from './portal';
import { longIf } from './long';

/** The pages of the portal, identified by their headings. */
const PAGES = {
  login: 'Entrar',
  forgotten: 'Esqueceu a senha?',
  signInFirst: 'Entre para ver os painéis',
  notFound: 'Página não encontrada',
  unauthorized: 'Acesso negado',
} as const;

async function expectPage(page: Page, shown: keyof typeof PAGES, at: string) {
  // The address is checked first, because the previous page may have the same heading.
  await expect.poll(() => readAddress(page)).toBe(at);
  await expect(page.getByRole('heading', { level: 1, name: PAGES[shown] }), at).toBeVisible();
}

const listChunks = (watch: Watch) =>
  watch.requests().flatMap(({ url }) => /\/assets\/([\w-]+)\.\w+\.js$/.exec(url)?.[1] ?? []);

test.describe('guard off', () => {
  const table: [address: string, shown: keyof typeof PAGES, at: string][] = [
    ['/', 'login', '/'],
    ['/app', 'signInFirst', '/app'],
    ['/app/dashboards', 'signInFirst', '/app/dashboards/default'],
    ['/app/dashboards/x', 'signInFirst', '/app/dashboards/x'],
    ['/user', 'login', '/user'],
    ['/user/login', 'login', '/user/login'],
    ['/user/forgot-password', 'forgotten', '/user/forgot-password'],
    ['/error', 'notFound', '/error'],
    ['/unauthorized', 'notFound', '/error'],
    ['/anything', 'notFound', '/error'],
    ['/app/anything', 'notFound', '/app/anything'],
    ['/user/anything', 'notFound', '/error'],
  ];
  test('signed out, every route shows its page and calls no API, and the not-found page leads to the app root [specification §2.1, §2.2, §2.4, §2.5, §2.6, §2.7]', async ({
    page,
    portal,
    watch,
  }) => {
    for (const [address, shown, at] of table) {
      await page.goto(portal + address);
      await expectPage(page, shown, at);
    }
    expect(watch.requests().filter(({ url }) => url.includes('/api/'))).toEqual([]);
    expect(await readStorage(page)).toEqual({});
    await test.step('the not-found page has a title, a code and a link to the app root', async () => {
      await page.goto(`${portal}/anything`);
      await expectPage(page, 'notFound', '/error');
      await expect(page.getByText('Código 404')).toBeVisible();
      await expect(page).toHaveTitle('Página não encontrada · Portaria');
      await page.getByRole('link', { name: 'Voltar ao início' }).click();
      await expectPage(page, 'signInFirst', '/app');
      await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).click();
      await expectPage(page, 'login', '/user/login');
    });
  });

  test('the address without a code opens the dashboard of the sign-in @long [specification §2.3]', async ({
    page,
    portal,
  }) => {
    await signIn(page, portal, bruno);
    await page.goto(`${portal}/app/dashboards`);
    await expect(userButton(page)).toHaveAccessibleName('Bruno Lima');
    await expect.poll(() => readAddress(page)).toBe('/app/dashboards/financeiro');
  });
});

test.describe('guard on', () => {
  test('signed out, guarded routes load no code of the app area [specification §2.8, §2.9, §2.10, §2.11, §2.20, §4.11]', async ({
    page,
    guardedPortal,
    watch,
  }) => {
    const table: [address: string, shown: keyof typeof PAGES, at: string][] = [
      ['/', 'login', '/user/login'],
      ['/app', 'login', '/user/login'],
      ['/app/dashboards/x?y=1', 'login', '/user/login'],
      ['/app/anything', 'login', '/user/login'],
      ['/user', 'login', '/user'],
      ['/user/forgot-password', 'forgotten', '/user/forgot-password'],
      ['/error', 'notFound', '/error'],
      ['/unauthorized', 'unauthorized', '/unauthorized'],
      ['/anything', 'notFound', '/error'],
    ];
    for (const [address, shown, at] of table) {
      await page.goto(guardedPortal + address);
      await expectPage(page, shown, at);
    }
    expect(listChunks(watch)).toContain('user');
    expect(listChunks(watch)).not.toContain('app');
    expect(watch.requests().filter(({ url }) => url.includes('/api/'))).toEqual([]);
  });

  test('a text that is no token is not a session @long [specification §4.5, §4.6]', async ({
    page,
    guardedPortal,
    watch,
  }) => {
    for (const absent of ['', '""', 'null', 'undefined', '"null"', '"undefined"', '{', '7', '"only a token"'])
      await test.step(absent || 'an empty text', async () => {
        const record = { statusLogin: 0, ds_Mensagem: null, ds_Token: absent, cd_Dashboard: null };
        // The storage changes between two pages, so no page reads half of it.
        await page.goto(`${guardedPortal}/robots.txt`);
        await page.evaluate(
          ([token, user]) => {
            localStorage.setItem('portal-token', token ?? '');
            localStorage.setItem('portal-user', user ?? '');
          },
          [absent, JSON.stringify(record)],
        );
        await page.goto(`${guardedPortal}/app`);
        await expectPage(page, 'login', '/user/login');
        expect(listChunks(watch)).not.toContain('app');
        await expect.poll(() => readStorage(page)).toEqual({});
      });
  });

  test('editor and admin may enter, and the requested address opens after the sign-in @long [specification §2.9, §2.19, §4.7]', async ({
    page,
    guardedPortal,
  }) => {
    await page.goto(`${guardedPortal}/app/dashboards/vendas?mes=2026-10#topo`);
    await expectPage(page, 'login', '/user/login');
    await submitLogin(page, bruno.login);
    await expect(userButton(page)).toHaveAccessibleName('Bruno Lima');
    expect(readAddress(page)).toBe('/app/dashboards/vendas?mes=2026-10#topo');

    // Only the history stores the address, so another sign-in opens its own dashboard.
    await page.getByRole('button', { name: 'Bruno Lima' }).click();
    await page.getByRole('button', { name: 'Sair' }).click();
    await expectPage(page, 'login', '/user/login');
    await submitLogin(page, elisa.login);
    await expect(userButton(page)).toHaveAccessibleName('Elisa Martins');
    expect(readAddress(page)).toBe('/app/dashboards/default');
  });

  test('the empty path shows who is signed in, and offers the dashboard and a sign-out [specification §2.8, §2.17]', async ({
    page,
    guardedPortal,
  }) => {
    await signIn(page, guardedPortal, ana);
    await page.goto(guardedPortal);
    await expect(page.getByText('Você já entrou como Ana Souza.')).toBeVisible();
    await expectPage(page, 'login', '/');
    await page.getByRole('link', { name: 'Ir para o painel' }).click();
    await expect(userButton(page)).toHaveAccessibleName('Ana Souza');
    expect(readAddress(page)).toBe('/app/dashboards/vendas');

    await page.goto(guardedPortal);
    await page.getByRole('button', { name: 'Sair' }).click();
    await expectPage(page, 'login', '/user/login');
    await expect(page.getByText('Você já entrou')).toHaveCount(0);
    await expect.poll(() => readStorageWithoutDesk(page)).toEqual({ 'theme-user-role': '1' });
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Ana Souza' })).toHaveCount(0);
    await expectPage(page, 'login', '/user/login');
  });

  test('an unknown stored role opens the access-denied page [specification §2.10, §4.11, §6.1]', async ({
    page,
    guardedPortal,
  }) => {
    await signIn(page, guardedPortal, ana);
    await page.route('**/api/session', (route) => route.fulfill({ status: 200, body: '{}' }));
    await page.evaluate(() => {
      localStorage.setItem('theme-user-role', '7');
    });
    await page.goto(`${guardedPortal}/app/dashboards/vendas`);
    await expectPage(page, 'unauthorized', '/unauthorized');
    await expect(page.getByText('Código 401')).toBeVisible();
    await expect(page.getByText('Você não tem acesso a esta página.')).toBeVisible();
    await page.getByRole('link', { name: 'Voltar ao início' }).click();
    await expect(page.getByText('Você já entrou')).toBeVisible();
    await expectPage(page, 'login', '/');
  });
});

test.describe('odd addresses', () => {
  const odd = [
    '/.',
    '/app/../user/login',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/app/dashboards/..%2f..%2fuser',
    '/app/dashboards/%00',
    '/app/dashboards/a.js',
    '/app/dashboards/config.json',
    '//evil.example/app',
    '/\\evil.example',
    '/%5Cevil.example',
    '/APP',
    '/app//dashboards//x',
    '/user/login/',
    '/app;x=1',
    '/?redirect=https://evil.example&next=//evil.example&returnUrl=javascript:alert(1)',
    '/user/login?from=//evil.example#//evil.example',
    `/${'a'.repeat(6_000)}`,
    `/app/dashboards/${'x'.repeat(6_000)}`,
    '/%F0%9F%98%80',
  ];
  for (const guard of ['off', 'on']) {
    test(
      `with the guard ${guard}, every odd address opens a defined page of the same origin [specification §2.7]`,
      longIf(guard === 'on'),
      async ({ page, portal, guardedPortal }) => {
        const origin = guard === 'on' ? guardedPortal : portal;
        for (const address of odd) {
          await page.goto(origin + address);
          await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
          const heading = await page.getByRole('heading', { level: 1 }).innerText();
          expect(Object.values<string>(PAGES), address).toContain(heading);
          expect(new URL(page.url()).origin, address).toBe(origin);
          expect(readAddress(page), address).toMatch(
            /^\/(\?|$|app$|app\/dashboards\/|app\/+dashboards\/+x$|user\/login|error$)/i,
          );
        }
      },
    );
  }

  test('a malformed percent sign opens a defined page [specification §2.7]', async ({
    page,
    portal,
    watch,
  }) => {
    // The router logs this warning.
    watch.expectLog(/could not be decoded/);
    for (const address of ['/%', '/app/dashboards/%E0%A4%A', '/app/%zz']) {
      await page.goto(portal + address);
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
      expect(new URL(page.url()).origin).toBe(portal);
    }
  });

  test('no parameter changes where a sign-in leads [specification §2.19]', async ({ page, portal }) => {
    await page.goto(`${portal}/user/login?from=//evil.example&redirect=/error&next=https://evil.example`);
    await submitLogin(page, elisa.login);
    await expect(userButton(page)).toHaveAccessibleName('Elisa Martins');
    expect(page.url()).toBe(`${portal}/app/dashboards/default`);
  });

  for (const from of ['//evil.example', 'https://evil.example/app', '/apple', '/user/forgot-password', 7])
    test(
      `the stored address ${from} outside the app area is ignored after a sign-in [specification §2.19]`,
      longIf(from !== '//evil.example'),
      async ({ page, portal }) => {
        await page.goto(`${portal}/user/login`);
        await page.evaluate((kept) => {
          history.replaceState({ usr: { from: kept }, key: 'k', idx: 0 }, '', '/user/login');
        }, from);
        await page.reload();
        await expect(loginForm(page).submit).toBeVisible();
        await submitLogin(page, elisa.login);
        await expect(userButton(page)).toHaveAccessibleName('Elisa Martins');
        expect(page.url()).toBe(`${portal}/app/dashboards/default`);
      },
    );
});

import type { Page } from '@playwright/test';
import type { LanguageCode } from '../../api-spec/languages';
import {
  ana,
  expect,
  holdRequests,
  loginForm,
  PASSWORD,
  readOverflow,
  readStorage,
  signIn,
  store,
  test,
  toasts,
  WRONG_PASSWORD,
  mark,
  isMarked,
} from './portal';
import { longIf } from './long';
import { readTexts } from './texts';

const localizedForm = (page: Page, code: LanguageCode) =>
  loginForm(page, {
    login: readTexts(code)('login.login.label'),
    password: readTexts(code)('login.password.label'),
    submit: new RegExp(`^${readTexts(code)('login.submit')}$`),
  });

const languageChoice = (page: Page) => page.getByRole('combobox');

const html = (page: Page) => page.locator('html');

test('a first visit is in Portuguese, a language of the same direction needs no reload, and one of the other direction reloads [specification §1.2, §3.4, §3.5, §3.9, §4.12, §9.1]', async ({
  page,
  portal,
}) => {
  await page.goto(portal);
  await expect(localizedForm(page, 'pt-BR').submit).toBeVisible();
  await expect(html(page)).toHaveAttribute('lang', 'pt-BR');
  await expect(html(page)).toHaveAttribute('dir', 'ltr');
  await expect(page).toHaveTitle('Entrar · Portaria');
  await expect(languageChoice(page)).toHaveValue('pt-BR');
  await expect(languageChoice(page).getByRole('option')).toHaveText([
    'Português',
    'English',
    'Español',
    'English (RTL)',
  ]);
  expect(await readStorage(page)).toEqual({});
  await test.step('a language of the same direction changes without a reload, visible messages included', async () => {
    await localizedForm(page, 'pt-BR').submit.click();
    await expect(page.getByText('Informe o login', { exact: true })).toBeVisible();
    await mark(page);

    for (const code of ['es-ES', 'en-US', 'pt-BR'] as const) {
      await languageChoice(page).selectOption(code);
      await expect(page.getByText(readTexts(code)('login.login.invalid'), { exact: true })).toBeVisible();
      await expect(page.getByText(readTexts(code)('login.password.missing'), { exact: true })).toBeVisible();
      await expect(html(page)).toHaveAttribute('lang', code);
      await expect(page).toHaveTitle(readTexts(code)('login.page'));
      await expect.poll(() => readStorage(page)).toEqual({ theme_lang: code });
    }
    expect(await isMarked(page)).toBe(true);
  });
  await test.step('a language of the other direction is stored, and the page reloads mirrored', async () => {
    const readBrandSide = async () => {
      const [brand, field] = await Promise.all([
        page.getByText('Portaria', { exact: true }).boundingBox(),
        page.getByRole('textbox').first().boundingBox(),
      ]);
      return (brand?.x ?? 0) < (field?.x ?? 0) ? 'brand on the left' : 'brand on the right';
    };
    await expect(localizedForm(page, 'pt-BR').submit).toBeVisible();
    expect(await readBrandSide()).toBe('brand on the left');

    await mark(page);
    await languageChoice(page).selectOption('en-EN');
    await expect(html(page)).toHaveAttribute('dir', 'rtl');
    await expect(html(page)).toHaveAttribute('lang', 'en');
    await expect(localizedForm(page, 'en-EN').submit).toBeVisible();
    expect(await isMarked(page)).toBe(false);
    expect(await readBrandSide()).toBe('brand on the right');
    expect(await readStorage(page)).toEqual({ theme_lang: 'en-EN' });

    await mark(page);
    await languageChoice(page).selectOption('es-ES');
    await expect(localizedForm(page, 'es-ES').submit).toBeVisible();
    await expect(html(page)).toHaveAttribute('dir', 'ltr');
    await expect(html(page)).toHaveAttribute('lang', 'es-ES');
    expect(await isMarked(page)).toBe(false);
    expect(await readBrandSide()).toBe('brand on the left');
  });
});

for (const code of ['xx-XX', '', '__proto__', '<b>']) {
  test(
    `a page with the unknown stored code "${code}" is in English [specification §9.1]`,
    longIf(code === '' || code === '<b>'),
    async ({ page, portal }) => {
      await store(page, { theme_lang: code });
      await page.goto(portal);
      await expect(localizedForm(page, 'en-US').submit).toBeVisible();
      await expect(html(page)).toHaveAttribute('lang', 'en-US');
      expect(await readStorage(page)).toEqual({ theme_lang: code });
    },
  );
}

test('a language that loads during a navigation applies to the new screen [specification §1.2]', async ({
  page,
  portal,
}) => {
  const { arrived, release } = await holdRequests(page, '**/assets/text-en-US.*.js');
  await page.goto(portal);
  await languageChoice(page).selectOption('en-US');
  await arrived;
  await page.getByRole('link', { name: readTexts('pt-BR')('login.forgotPassword') }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(readTexts('pt-BR')('user.forgot.title'));
  release();
  await expect(heading).toHaveText(readTexts('en-US')('user.forgot.title'));
});

test('a submit right after the choice of the other direction is not lost @long [specification §4.12]', async ({
  page,
  portal,
}) => {
  await page.goto(portal);
  await page.waitForLoadState('networkidle');
  const { login, password, submit } = loginForm(page);
  await login.fill(ana.login);
  await password.fill(PASSWORD);
  // The page reloads only when the server responds to this request.
  const config = await holdRequests(page, '**/config.json');
  await languageChoice(page).selectOption('en-EN');
  await config.arrived;
  const token = await holdRequests(page, '**/authorization/getToken');
  await submit.click();
  await token.arrived;
  config.release();
  token.release();
  await expect(page.getByRole('heading', { level: 1, name: 'Sales' })).toBeVisible();
  await expect(html(page)).toHaveAttribute('dir', 'rtl');
});

test('a stored direction is set before the first paint [specification §4.13]', async ({ page, portal }) => {
  await store(page, { theme_lang: 'en-EN' });
  // The portal's code is not loaded yet.
  const pending = await holdRequests(page, /\/assets\/main\.\w+\.js$/);
  await page.goto(portal, { waitUntil: 'commit' });
  await pending.arrived;
  await expect(html(page)).toHaveAttribute('dir', 'rtl');
  await expect(html(page)).toHaveAttribute('lang', 'en');
  await expect(localizedForm(page, 'en-EN').submit).toBeVisible();
  pending.release();
  await expect(localizedForm(page, 'en-EN').submit).toBeVisible();
});

test('another tab adopts a language at once, and another direction at the next navigation @long [specification §4.14]', async ({
  page,
  portal,
  context,
}) => {
  await page.goto(`${portal}/user/login`);
  const otherTab = await context.newPage();
  await otherTab.goto(`${portal}/user/login`);
  await localizedForm(otherTab, 'pt-BR').login.fill('123');
  await mark(otherTab);

  await languageChoice(page).selectOption('en-US');
  await expect(localizedForm(otherTab, 'en-US').submit).toBeVisible();
  // The portal's listener was added first, so it has run when this one runs.
  await otherTab.evaluate(() => {
    window.addEventListener('storage', ({ newValue }) => {
      document.documentElement.dataset['received'] = newValue ?? '';
    });
  });
  await languageChoice(page).selectOption('en-EN');
  await expect(html(page)).toHaveAttribute('dir', 'rtl');
  await expect(html(otherTab)).toHaveAttribute('data-received', 'en-EN');
  await expect(html(otherTab)).toHaveAttribute('dir', 'ltr');
  await expect(localizedForm(otherTab, 'en-US').login).toHaveValue('123');
  expect(await isMarked(otherTab)).toBe(true);

  await otherTab.getByRole('link', { name: readTexts('en-US')('login.forgotPassword') }).click();
  await expect(html(otherTab)).toHaveAttribute('dir', 'rtl');
  await expect(
    otherTab.getByRole('heading', { name: readTexts('en-EN')('user.forgot.title') }),
  ).toBeVisible();
});

test('the label of a failure changes with the language, and the server’s message stays [specification §1.2, §8.1, §8.4]', async ({
  page,
  portal,
}) => {
  await store(page, { theme_lang: 'en-US' });
  await page.goto(portal);
  const form = localizedForm(page, 'en-US');
  await form.login.fill(ana.login);
  await form.password.fill(WRONG_PASSWORD);
  await form.submit.click();
  await expect(toasts(page)).toContainText(readTexts('en-US')('toast.title'));
  await expect(toasts(page)).toContainText('Invalid login number or password.');
  await languageChoice(page).selectOption('es-ES');
  const message = readTexts('es-ES')('login.attention', { words: 'Invalid login number or password.' });
  await expect(page.getByRole('main').getByText(message)).toBeVisible();
});

test.describe('at 320 pixels', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const code of ['pt-BR', 'en-US', 'es-ES', 'en-EN'] as const) {
    test(
      `no screen in ${code} is wider than the page [specification §1.2]`,
      longIf(code !== 'en-EN'),
      async ({ page, portal }) => {
        await store(page, { theme_lang: code });
        await page.goto(portal);
        const form = localizedForm(page, code);
        await form.submit.click();
        await expect(page.getByText(readTexts(code)('login.password.missing'))).toBeVisible();
        expect(await readOverflow(page)).toBe(0);

        await form.login.fill(ana.login);
        await form.password.fill(WRONG_PASSWORD);
        await form.submit.click();
        await expect(toasts(page)).toHaveCount(1);
        expect(await readOverflow(page)).toBe(0);

        for (const path of ['/user/forgot-password', '/error', '/app']) {
          await page.goto(portal + path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          expect(await readOverflow(page), path).toBe(0);
        }
      },
    );
  }

  test('a dashboard is not wider than the page [specification §2.3]', async ({ page, portal }) => {
    await signIn(page, portal, ana);
    expect(await readOverflow(page)).toBe(0);
    await page.getByRole('button', { name: 'Ana Souza' }).click();
    await expect(page.getByRole('button', { name: 'Sair' })).toBeVisible();
    expect(await readOverflow(page)).toBe(0);
    await page.goto(`${portal}/app/dashboards/${'umcodigo'.repeat(20)}`);
    await expect(page.getByRole('heading', { name: 'Painel não encontrado' })).toBeVisible();
    expect(await readOverflow(page)).toBe(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page explains in three languages that it needs JavaScript [specification §1.2]', async ({
    page,
    portal,
  }) => {
    await page.goto(portal);
    const sentences = page.locator('noscript p');
    await expect(sentences).toHaveText([
      /^A Portaria precisa de JavaScript\./,
      /^Portaria needs JavaScript\./,
      /^Portaria necesita JavaScript\./,
    ]);
    for (const sentence of await sentences.all()) await expect(sentence).toBeVisible();
  });
});

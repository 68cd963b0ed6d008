import type { Page } from '@playwright/test';
import type { LanguageCode } from '../../src/config/languages';
import {
  ana,
  expect,
  hold,
  loginForm,
  signIn,
  storageOf,
  store,
  test,
  toasts,
  WRONG_PASSWORD,
  mark,
  isMarked,
} from './portal';
import { wordsOf } from './words';

const formIn = (page: Page, code: LanguageCode) =>
  loginForm(page, {
    login: wordsOf(code)('login.login.label'),
    password: wordsOf(code)('login.password.label'),
    submit: new RegExp(`^${wordsOf(code)('login.submit')}$`),
  });

const languageChoice = (page: Page) => page.getByRole('combobox');

const html = (page: Page) => page.locator('html');

test('specification §9.1, §3.4, §3.5: a first visit is in Brazilian Portuguese, and choosing nothing stores nothing', async ({
  page,
  portal,
}) => {
  await page.goto(portal);
  await expect(formIn(page, 'pt-BR').submit).toBeVisible();
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
  expect(await storageOf(page)).toEqual({});
});

for (const unknown of ['xx-XX', '', '__proto__', '<b>']) {
  test(`specification §9.1: the stored code "${unknown}" is not in the list, so the page is in English`, async ({
    page,
    portal,
  }) => {
    await store(page, { theme_lang: unknown });
    await page.goto(portal);
    await expect(formIn(page, 'en-US').submit).toBeVisible();
    await expect(html(page)).toHaveAttribute('lang', 'en-US');
    expect(await storageOf(page)).toEqual({ theme_lang: unknown });
  });
}

test('specification §4.12, §3.9, §1.2: a language of the same direction changes live, standing messages too', async ({
  page,
  portal,
}) => {
  await page.goto(portal);
  await formIn(page, 'pt-BR').submit.click();
  await expect(page.getByText('Informe o login', { exact: true })).toBeVisible();
  await mark(page);

  for (const code of ['es-ES', 'en-US', 'pt-BR'] as const) {
    await languageChoice(page).selectOption(code);
    await expect(page.getByText(wordsOf(code)('login.login.invalid'), { exact: true })).toBeVisible();
    await expect(page.getByText(wordsOf(code)('login.password.missing'), { exact: true })).toBeVisible();
    await expect(html(page)).toHaveAttribute('lang', code);
    await expect(page).toHaveTitle(wordsOf(code)('login.page'));
    await expect.poll(() => storageOf(page)).toEqual({ theme_lang: code });
  }
  expect(await isMarked(page)).toBe(true);
});

test('specification §1.2: a language that comes while another screen asks for its texts comes whole', async ({
  page,
  portal,
}) => {
  const { arrived, release } = await hold(page, '**/assets/text-en-US.*.js');
  await page.goto(portal);
  await languageChoice(page).selectOption('en-US');
  await arrived;
  await page.getByRole('link', { name: wordsOf('pt-BR')('login.forgotPassword') }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(wordsOf('pt-BR')('user.forgot.title'));
  release();
  await expect(heading).toHaveText(wordsOf('en-US')('user.forgot.title'));
});

test('specification §4.12, §3.9: a language of the other direction is stored and the page reloads, mirrored; and back', async ({
  page,
  portal,
}) => {
  const sides = async () => {
    const [brand, field] = await Promise.all([
      page.getByText('Portaria', { exact: true }).boundingBox(),
      page.getByRole('textbox').first().boundingBox(),
    ]);
    return (brand?.x ?? 0) < (field?.x ?? 0) ? 'brand on the left' : 'brand on the right';
  };
  await page.goto(portal);
  await expect(formIn(page, 'pt-BR').submit).toBeVisible();
  expect(await sides()).toBe('brand on the left');

  await mark(page);
  await languageChoice(page).selectOption('en-EN');
  await expect(html(page)).toHaveAttribute('dir', 'rtl');
  await expect(html(page)).toHaveAttribute('lang', 'en');
  await expect(formIn(page, 'en-EN').submit).toBeVisible();
  expect(await isMarked(page)).toBe(false);
  expect(await sides()).toBe('brand on the right');
  expect(await storageOf(page)).toEqual({ theme_lang: 'en-EN' });

  await mark(page);
  await languageChoice(page).selectOption('es-ES');
  await expect(formIn(page, 'es-ES').submit).toBeVisible();
  await expect(html(page)).toHaveAttribute('dir', 'ltr');
  await expect(html(page)).toHaveAttribute('lang', 'es-ES');
  expect(await isMarked(page)).toBe(false);
  expect(await sides()).toBe('brand on the left');
});

test('specification §4.13: a stored direction is there before the first paint', async ({ page, portal }) => {
  await store(page, { theme_lang: 'en-EN' });
  // None of the portal's own code has come yet.
  const held = await hold(page, /\/assets\/main\.\w+\.js$/);
  await page.goto(portal, { waitUntil: 'commit' });
  await held.arrived;
  await expect(html(page)).toHaveAttribute('dir', 'rtl');
  await expect(html(page)).toHaveAttribute('lang', 'en');
  expect(await page.locator('#root').innerHTML()).toBe('');
  held.release();
  await expect(formIn(page, 'en-EN').submit).toBeVisible();
});

test('specification §4.14: a language chosen in another tab arrives; another direction waits for the next step', async ({
  page,
  portal,
  context,
}) => {
  await page.goto(`${portal}/user/login`);
  const other = await context.newPage();
  await other.goto(`${portal}/user/login`);
  await formIn(other, 'pt-BR').login.fill('123');
  await mark(other);

  await languageChoice(page).selectOption('en-US');
  await expect(formIn(other, 'en-US').submit).toBeVisible();
  // Asked after the portal's own listener was there, so it has heard when this one has.
  await other.evaluate(() => {
    window.addEventListener('storage', ({ newValue }) => {
      document.documentElement.dataset['heard'] = newValue ?? '';
    });
  });
  await languageChoice(page).selectOption('en-EN');
  await expect(html(page)).toHaveAttribute('dir', 'rtl');
  await expect(html(other)).toHaveAttribute('data-heard', 'en-EN');
  await expect(html(other)).toHaveAttribute('dir', 'ltr');
  await expect(formIn(other, 'en-US').login).toHaveValue('123');
  expect(await isMarked(other)).toBe(true);

  await other.getByRole('link', { name: wordsOf('en-US')('login.forgotPassword') }).click();
  await expect(html(other)).toHaveAttribute('dir', 'rtl');
  await expect(other.getByRole('heading', { name: wordsOf('en-EN')('user.forgot.title') })).toBeVisible();
});

test('specification §1.2, §8.1, §8.4: the words of a failure follow the language, the server’s own words stay', async ({
  page,
  portal,
}) => {
  await store(page, { theme_lang: 'en-US' });
  await page.goto(portal);
  const form = formIn(page, 'en-US');
  await form.login.fill(ana.login);
  await form.password.fill(WRONG_PASSWORD);
  await form.submit.click();
  await expect(toasts(page)).toContainText(wordsOf('en-US')('toast.title'));
  await expect(toasts(page)).toContainText('Invalid login or password.');
  await languageChoice(page).selectOption('es-ES');
  const standing = wordsOf('es-ES')('login.attention', { words: 'Invalid login or password.' });
  await expect(page.getByRole('main').getByText(standing)).toBeVisible();
});

test.describe('at 320 pixels', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  const overflow = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

  for (const code of ['pt-BR', 'en-US', 'es-ES', 'en-EN'] as const) {
    test(`specification §1.2: nothing in ${code} is wider than the page`, async ({ page, portal }) => {
      await store(page, { theme_lang: code });
      await page.goto(portal);
      const form = formIn(page, code);
      await form.submit.click();
      await expect(page.getByText(wordsOf(code)('login.password.missing'))).toBeVisible();
      expect(await overflow(page)).toBe(0);

      await form.login.fill(ana.login);
      await form.password.fill(WRONG_PASSWORD);
      await form.submit.click();
      await expect(toasts(page)).toHaveCount(1);
      expect(await overflow(page)).toBe(0);

      for (const path of ['/user/forgot-password', '/error', '/app']) {
        await page.goto(portal + path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await overflow(page), path).toBe(0);
      }
    });
  }

  test('specification §2.3: a dashboard is no wider than the page', async ({ page, portal }) => {
    await signIn(page, portal, ana);
    expect(await overflow(page)).toBe(0);
    await page.getByRole('button', { name: 'Ana Souza' }).click();
    await expect(page.getByRole('menuitem')).toHaveCount(3);
    expect(await overflow(page)).toBe(0);
    await page.goto(`${portal}/app/dashboards/${'umcodigo'.repeat(20)}`);
    await expect(page.getByRole('heading', { name: 'Este painel não existe' })).toBeVisible();
    expect(await overflow(page)).toBe(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('specification §1.2: the page says in three languages what it needs', async ({ page, portal }) => {
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

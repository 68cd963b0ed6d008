import type { Page } from '@playwright/test';
import { expectNoViolation } from './axe';
import { ana, expect, expectStored, hold, owner, PASSWORD, signIn, storageOf, store, test } from './portal';
import { expectStill } from './stillness';

/** The parts of the menus, by their Portuguese names. */
const menus = (page: Page) => ({
  button: page.getByRole('banner').getByRole('button', { name: 'Menu principal' }),
  main: page.getByRole('navigation', { name: 'Menu principal' }),
  panel: page.getByRole('navigation', { name: 'Painéis', exact: true }),
  panelSwitch: page.getByRole('button', { name: 'Submenu', exact: true }),
  subsOf: (entry: string) => page.getByRole('button', { name: `Submenu: ${entry}` }),
  drawer: page.getByRole('dialog', { name: 'Menu principal' }),
  link: (name: string) => page.getByRole('link', { name, exact: true }),
});

/** Which of the three menu types stands on the page. */
const type = (page: Page) => page.locator('[data-menu]').getAttribute('data-menu');

/** The page hears of a breakpoint before its next frame: what is pressed after that meets the new width. */
async function resize(page: Page, width: number, height = 800) {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
}

test('specification §9.5, §2.30: the menus change where a breakpoint is crossed, and nowhere else', async ({
  page,
  portal,
}) => {
  await resize(page, 1600);
  await signIn(page, portal);
  for (const [width, expected] of [
    [1600, 'menu-default'],
    [1440, 'menu-default'],
    [1439, 'menu-sub-hidden'],
    [768, 'menu-sub-hidden'],
    [767, 'menu-hidden'],
    [320, 'menu-hidden'],
    [768, 'menu-sub-hidden'],
    [1440, 'menu-default'],
  ] as const) {
    await resize(page, width);
    await expect(page.locator('[data-menu]'), String(width)).toHaveClass(new RegExp(`(^| )${expected}$`));
    expect(await type(page)).toBe(expected);
    const { main, panel, button } = menus(page);
    await expect(main).toBeVisible({ visible: expected !== 'menu-hidden' });
    await expect(panel).toBeVisible({ visible: expected === 'menu-default' });
    await expect(button).toHaveAttribute('aria-expanded', String(expected !== 'menu-hidden'));
  }
  // Nothing was chosen, so nothing is kept.
  expect(Object.keys(await storageOf(page)).filter((key) => key.startsWith('portal-menu'))).toEqual([]);
});

test('specification §2.31, §2.32: what is opened and closed by hand is kept for its width, over resizes and visits', async ({
  page,
  portal,
}) => {
  await resize(page, 1600);
  await signIn(page, portal);
  const { button, main, panel, panelSwitch } = menus(page);

  await panelSwitch.click();
  await expect(panelSwitch).toHaveAttribute('aria-expanded', 'false');
  await expect(panel).toBeHidden();
  await resize(page, 1500);
  await expect(panel).toBeHidden();
  await resize(page, 1024);
  await panelSwitch.click();
  await expect(panel).toBeVisible();
  await resize(page, 1600);
  await expect(panel).toBeHidden();
  await expect(main).toBeVisible();
  await resize(page, 900);
  await expect(panel).toBeVisible();
  await button.click();
  await expect(main).toBeHidden();
  await expect(panel).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  // The main menu comes back with the panel that it went with.
  await button.click();
  await expect(panel).toBeVisible();
  await button.click();

  await expectStored(page, { 'portal-menu-medium': 'menu-hidden' });
  await page.reload();
  await expect(owner(page)).toBeVisible();
  await expect(main).toBeHidden();
  await resize(page, 1600);
  await expect(main).toBeVisible();
  await expect(panel).toBeHidden();
  expect(await storageOf(page)).toMatchObject({
    'portal-menu-wide': 'menu-sub-hidden',
    'portal-menu-medium': 'menu-hidden',
  });
});

test('specification §2.33: both levels mark where the page is, and every entry leads somewhere', async ({
  page,
  portal,
}) => {
  await resize(page, 1600);
  await signIn(page, portal);
  const { main, panel } = menus(page);
  const entry = (name: string) => main.getByRole('link', { name });
  await expect(panel.getByRole('link')).toHaveText(['Visão geral', 'Vendas', 'Financeiro']);
  await expect(panel.getByRole('link', { name: 'Vendas' })).toHaveAttribute('aria-current', 'page');
  await expect(entry('Painéis')).toHaveAttribute('aria-current', 'true');
  await expect(entry('Configurações')).not.toHaveAttribute('aria-current');

  await entry('Configurações').click();
  await expect(page).toHaveURL(`${portal}/app/settings`);
  await expect(entry('Configurações')).toHaveAttribute('aria-current', 'page');
  await expect(entry('Painéis')).not.toHaveAttribute('aria-current');
  const parts = page.getByRole('navigation', { name: 'Configurações' });
  await expect(parts.getByRole('link')).toHaveCount(5);
  await expect(parts.locator('[aria-current]')).toHaveCount(0);
  for (const part of await parts.getByRole('link').all()) {
    await part.click();
    await expect(part).toHaveAttribute('aria-current', 'page');
    await expect(entry('Configurações')).toHaveAttribute('aria-current', 'true');
    await expect(parts.locator('[aria-current]')).toHaveCount(1);
    await expect(page.locator(`section${new URL(page.url()).hash}`)).toBeFocused();
  }
  await expectNoViolation(page, 'settings with their panel');

  await entry('Painéis').click();
  await expect(page).toHaveURL(/\/app\/dashboards\/vendas$/);
  await expect(panel.getByRole('link', { name: 'Vendas' })).toHaveAttribute('aria-current', 'page');
});

test('specification §2.34: without the panel an entry offers what stands below it over the page', async ({
  page,
  portal,
}) => {
  await resize(page, 1024);
  await signIn(page, portal);
  const { subsOf, link, main } = menus(page);
  const disclose = subsOf('Painéis');
  await expect(disclose).toHaveAttribute('aria-expanded', 'false');
  const before = await page.getByRole('main').boundingBox();

  await disclose.click();
  await expect(disclose).toHaveAttribute('aria-expanded', 'true');
  await expect(link('Financeiro')).toBeVisible();
  expect(await page.getByRole('main').boundingBox()).toEqual(before);
  await expectNoViolation(page, 'overlay');

  await subsOf('Configurações').click();
  await expect(link('Financeiro')).toBeHidden();
  await expect(link('Aparência')).toBeVisible();
  await page.mouse.click(900, 600);
  await expect(link('Aparência')).toBeHidden();

  await disclose.click();
  await link('Financeiro').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Financeiro' })).toBeVisible();
  await expect(link('Financeiro')).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(main.getByRole('link', { name: 'Painéis' })).toHaveAttribute('aria-current', 'true');
});

test('specification §2.34, WCAG 2.1.1: the menus by keyboard alone', async ({ page, portal }) => {
  await resize(page, 1024);
  await store(page, { 'vien-themecolor': 'dark.greenlime' });
  await signIn(page, portal);
  const { subsOf, link, panelSwitch, main, button } = menus(page);
  await link('Ir para o conteúdo').focus();
  for (let steps = 0; steps < 12 && !(await main.locator(':focus').count()); steps += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(main.getByRole('link', { name: 'Painéis' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(subsOf('Painéis')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(link('Visão geral')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(link('Visão geral')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(subsOf('Painéis')).toBeFocused();
  await expect(link('Visão geral')).toBeHidden();

  // Left by Tab, the list does not stay over what has the focus.
  await page.keyboard.press('Space');
  await expect(link('Financeiro')).toBeVisible();
  await panelSwitch.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('navigation', { name: 'Você está em' }).getByRole('link')).toBeFocused();
  await expect(link('Financeiro')).toBeHidden();

  await subsOf('Painéis').focus();
  await page.keyboard.press('Enter');
  await expect(link('Financeiro')).toBeVisible();
  for (let steps = 0; steps < 3; steps += 1) await page.keyboard.press('Tab');
  await expect(link('Financeiro')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Financeiro' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();

  await button.focus();
  await page.keyboard.press('Enter');
  await expect(main).toBeHidden();
  await expect(button).toBeFocused();
  // What is hidden is no stop of the keyboard.
  for (let steps = 0; steps < 12; steps += 1) {
    await page.keyboard.press('Tab');
    expect(await page.locator('#main-menu :focus, #sub-menu :focus').count()).toBe(0);
  }
});

test('specification §2.35: the panel while the list is on its way, and when it cannot be had', async ({
  page,
  portal,
  watch,
}) => {
  await resize(page, 1600);
  await signIn(page, portal);
  const held = await hold(page, /\/api\/dashboards$/);
  await page.reload();
  await held.arrived;
  const panel = page.locator('#sub-menu');
  await expect(panel.getByText('Carregando os painéis…')).toBeAttached();
  held.release();
  await expect(panel.getByRole('link')).toHaveCount(3);
  await page.unroute(/\/api\/dashboards$/);

  watch.expectLog(/500 .*\/api\/dashboards/);
  await page.route(/\/api\/dashboards$/, (route) => route.fulfill({ status: 500, json: { message: 'x' } }));
  await page.reload();
  await expect(panel.getByText('A lista de painéis não pôde ser carregada.')).toBeVisible();
  await expectNoViolation(page, 'a list that failed');
  await page.unroute(/\/api\/dashboards$/);
  await panel.getByRole('button', { name: 'Carregar a lista de novo' }).click();
  await expect(panel.getByRole('link')).toHaveCount(3);

  watch.expectLog(/404 .*\/api\/dashboards/);
  await page.route(/\/api\/dashboards$/, (route) => route.fulfill({ status: 404, json: { message: 'x' } }));
  await page.reload();
  await expect(panel.getByRole('link')).toHaveText(['Painel padrão']);
});

test('specification §2.30: a page of the type menu-hidden starts without menus, and the button brings them', async ({
  page,
  portal,
}) => {
  await resize(page, 1600);
  await store(page, { 'portal-menu': 'menu-hidden' });
  await signIn(page, portal);
  const { main, button } = menus(page);
  await expect(main).toBeHidden();
  await button.click();
  await expect(main).toBeVisible();
  expect(await type(page)).toBe('menu-sub-hidden');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  /** A finger that goes from one place to another, in steps. */
  async function swipe(page: Page, from: number, to: number) {
    const client = await page.context().newCDPSession(page);
    const touch = (kind: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      client.send('Input.dispatchTouchEvent', {
        type: kind,
        touchPoints: x === undefined ? [] : [{ x, y: 500 }],
      });
    await touch('touchStart', from);
    for (let step = 1; step <= 8; step += 1) await touch('touchMove', from + ((to - from) * step) / 8);
    await touch('touchEnd');
  }

  test('specification §2.36: the menus lie over the page, both levels in one column', async ({
    page,
    portal,
  }) => {
    await signIn(page, portal);
    const { button, drawer, main } = menus(page);
    await expect(main).toHaveCount(0);
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    await button.tap();
    await expect(drawer).toBeVisible();
    await expect(drawer.getByRole('link', { name: 'Vendas' })).toHaveAttribute('aria-current', 'page');
    await expectNoViolation(page, 'drawer');
    // The page below neither scrolls nor takes the focus.
    const isHeld = () =>
      page.evaluate(() =>
        [document.documentElement, document.body].some((it) => getComputedStyle(it).overflowY === 'hidden'),
      );
    await expect.poll(isHeld).toBe(true);
    for (let steps = 0; steps < 12; steps += 1) {
      await page.keyboard.press('Tab');
      await expect.poll(() => drawer.evaluate((it) => it.contains(document.activeElement))).toBe(true);
    }

    const subs = drawer.getByRole('button', { name: 'Submenu: Configurações' });
    await expect(drawer.getByRole('link', { name: 'Idioma' })).toBeHidden();
    await subs.tap();
    await expect(subs).toHaveAttribute('aria-expanded', 'true');
    await drawer.getByRole('link', { name: 'Idioma' }).tap();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL(`${portal}/app/settings#language`);
    await expect(page.locator('section#language')).toBeFocused();

    await button.tap();
    await drawer.getByRole('link', { name: 'Painéis' }).tap();
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Vendas' })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('specification §2.36: closed by Escape, the backdrop, its button and a swipe, and the focus goes back', async ({
    page,
    portal,
  }) => {
    await signIn(page, portal);
    const { button, drawer } = menus(page);
    const ways: Record<string, () => Promise<void>> = {
      Escape: () => page.keyboard.press('Escape'),
      backdrop: () => page.touchscreen.tap(345, 600),
      button: () => drawer.getByRole('button', { name: 'Fechar o menu' }).tap(),
      swipe: () => swipe(page, 220, 10),
    };
    for (const [way, close] of Object.entries(ways)) {
      await button.tap();
      await expect(drawer, way).toBeVisible();
      // A finger meets it where it will be.
      await expectStill(page);
      await close();
      await expect(drawer, way).toBeHidden();
      await expect(button, way).toBeFocused();
    }
    // It is a phone's state alone: nothing is kept, and another width starts as it stands there.
    await button.tap();
    await expect(drawer).toBeVisible();
    await resize(page, 1024);
    await expect(drawer).toBeHidden();
    await resize(page, 360, 740);
    await expect(drawer).toBeHidden();
    await button.tap();
    await expect(drawer).toBeVisible();
    await page.reload();
    await expect(owner(page)).toBeVisible();
    await expect(drawer).toBeHidden();
    expect(Object.keys(await storageOf(page)).filter((key) => key.startsWith('portal-menu'))).toEqual([]);
  });

  test('specification §2.37: from right to left the drawer is on the other side, and is swiped to it', async ({
    page,
    portal,
  }) => {
    await store(page, { theme_lang: 'en-EN' });
    await page.goto(`${portal}/user/login`);
    await page.getByLabel('Login').fill(ana.login);
    await page.locator('input[name=password]').fill(PASSWORD);
    await page.keyboard.press('Enter');
    const button = page.getByRole('banner').getByRole('button', { name: 'Main menu' });
    const drawer = page.getByRole('dialog', { name: 'Main menu' });
    await button.tap();
    await expect(drawer).toBeVisible();
    await expectNoViolation(page, 'drawer, right to left');
    const box = await drawer.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(360);
    await swipe(page, 200, 60);
    await expectStill(page);
    await expect(drawer).toBeVisible();
    await swipe(page, 140, 350);
    await expect(drawer).toBeHidden();
  });
});

test('specification §2.37: from right to left everything stands on the other side', async ({
  page,
  portal,
}) => {
  await resize(page, 1600);
  await store(page, { theme_lang: 'en-EN', 'vien-themecolor': 'dark.greenlime' });
  await page.goto(`${portal}/user/login`);
  await page.getByLabel('Login').fill(ana.login);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  const main = page.locator('#main-menu');
  const panel = page.locator('#sub-menu');
  await expect(panel.getByRole('link')).toHaveCount(3);
  const [first, second, content] = await Promise.all(
    [main, panel, page.getByRole('main')].map((part) => part.boundingBox()),
  );
  expect((first?.x ?? 0) + (first?.width ?? 0)).toBe(1600);
  expect((second?.x ?? 0) + (second?.width ?? 0)).toBe(first?.x);
  expect((content?.x ?? 0) + (content?.width ?? 0)).toBeLessThan(second?.x ?? 0);
  await expectNoViolation(page, 'right to left, dark');
  await page.getByRole('button', { name: 'Submenu', exact: true }).click();
  await page.getByRole('button', { name: 'Submenu: Dashboards' }).click();
  const list = page.locator('#subs-of-dashboards');
  await expect(list).toBeVisible();
  await expectStill(page);
  const [box, arrow] = await Promise.all([
    list.boundingBox(),
    page
      .locator('#main-menu button[aria-expanded=false] svg')
      .first()
      .evaluate((svg) => getComputedStyle(svg).transform),
  ]);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(first?.x);
  expect(arrow).toBe('matrix(-1, 0, 0, 1, 0, 0)');
  const shadow = await list.evaluate((it) => getComputedStyle(it).boxShadow);
  expect(shadow).toMatch(/ -16px 0px 40px/);
});

test('specification §2.38, §4.15: menus slide once the page has its transition class, and never against the person’s wish', async ({
  page,
  portal,
}) => {
  await resize(page, 1600);
  const slides = () =>
    page.locator('#sub-menu').evaluate((it) => {
      const { transitionDuration, transitionProperty } = getComputedStyle(it);
      return transitionProperty.includes('translate') ? parseFloat(transitionDuration) : 0;
    });
  const setClass = (isOn: boolean) =>
    page.evaluate((on) => document.body.classList.toggle('default-transition', on), isOn);
  await signIn(page, portal);
  // The page gives itself the class once, a while after its start.
  await expect(page.locator('body')).toHaveClass(/default-transition/);
  await setClass(false);
  expect(await slides()).toBe(0);
  await setClass(true);
  expect(await slides()).toBeGreaterThan(0);
  expect(await slides()).toBeLessThan(0.2);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await slides()).toBe(0);
});

test('specification §2.38: a list that is open when the page gets its transition class stays where it is', async ({
  page,
  portal,
}) => {
  await resize(page, 1024);
  await page.goto(`${portal}/app`);
  const body = page.locator('body');
  await expect(body).toHaveClass(/default-transition/);
  const setClass = (isOn: boolean) =>
    body.evaluate((it, on) => {
      it.classList.toggle('default-transition', on);
      return document.getAnimations().length;
    }, isOn);
  await setClass(false);
  await menus(page).subsOf('Painéis').click();
  await expect(page.locator('#subs-of-dashboards')).toBeVisible();
  // What has just been opened may go the rest of its way; a slide from the start would be there each time.
  const moving = async () => {
    await setClass(false);
    return setClass(true);
  };
  await expect.poll(moving).toBe(0);
  await menus(page).subsOf('Configurações').click();
  await expect(page.locator('#subs-of-settings')).toHaveCSS('animation-duration', '0.14s');
});

test('specification §2.30: signed out, the menus offer what needs no session and call nothing', async ({
  page,
  portal,
  watch,
}) => {
  await resize(page, 1600);
  await page.goto(`${portal}/app`);
  const { panel, main } = menus(page);
  await expect(panel.getByRole('link')).toHaveText(['Painel padrão']);
  await main.getByRole('link', { name: 'Configurações' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Configurações' })).toBeVisible();
  expect(watch.requests().filter(({ url }) => url.includes('/api/'))).toEqual([]);
});

test('specification §2.34: the page that is open already is asked for again, and the focus is on it', async ({
  page,
  portal,
}) => {
  await resize(page, 1024);
  await signIn(page, portal);
  for (const visit of ['first', 'second', 'third']) {
    await menus(page).subsOf('Painéis').click();
    await menus(page).main.getByRole('link', { name: 'Vendas', exact: true }).press('Enter');
    await expect(menus(page).subsOf('Painéis')).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('main'), visit).toBeFocused();
  }
});

test('on paper there are no menus, and no room is kept for them', async ({ page, portal }) => {
  await resize(page, 1600);
  await signIn(page, portal);
  await page.emulateMedia({ media: 'print' });
  await expect(menus(page).main).toBeHidden();
  const left = await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().left);
  expect(left).toBeLessThan(100);
});

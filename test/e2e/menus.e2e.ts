import type { Page } from '@playwright/test';
import { expectNoViolation } from './axe';
import {
  ana,
  expect,
  expectStored,
  holdRequests,
  userButton,
  PASSWORD,
  signIn,
  signInAt,
  readStorage,
  setSettings,
  store,
  test,
} from './portal';
import { expectNoAnimation } from './animations';

/** The parts of the menus, by their Portuguese names. */
const menus = (page: Page) => ({
  button: page.getByRole('button', { name: 'Menu principal' }),
  main: page.getByRole('navigation', { name: 'Menu principal' }),
  panel: page.getByRole('navigation', { name: 'Painéis', exact: true }),
  panelSwitch: page.getByRole('button', { name: /^(Recolher|Mostrar) a lista$/ }),
  /** The tile of an entry whose list opens over the page. */
  tile: (name: string) =>
    page.getByRole('navigation', { name: 'Menu principal' }).getByRole('button', { name, exact: true }),
  drawer: page.getByRole('dialog', { name: 'Menu principal' }),
  link: (name: string) => page.getByRole('link', { name, exact: true }),
});

/** Returns the current menu type of the page. */
const readMenuType = (page: Page) => page.locator('[data-menu]').getAttribute('data-menu');

/** Changes the width and waits a frame, in which the page reacts to a breakpoint. */
async function resize(page: Page, width: number, height = 800) {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
}

test('the menus change only at the two breakpoints, and are stored for each width, across resizes and visits @long [specification §9.5, §2.30, §2.31, §2.32]', async ({
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
    expect(await readMenuType(page)).toBe(expected);
    const { main, panel, button } = menus(page);
    await expect(main).toBeVisible({ visible: expected !== 'menu-hidden' });
    await expect(panel).toBeVisible({ visible: expected === 'menu-default' });
    await expect(button).toHaveAttribute('aria-expanded', String(expected !== 'menu-hidden'));
  }
  // Nothing was chosen, so nothing is stored.
  expect(Object.keys(await readStorage(page)).filter((key) => key.startsWith('portal-menu'))).toEqual([]);
  await test.step('open and closed menus are stored for each width, across resizes and visits', async () => {
    await resize(page, 1600);
    const { button, main, panel, panelSwitch } = menus(page);

    await panelSwitch.click();
    await expect(panelSwitch).toHaveAccessibleName('Mostrar a lista');
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
    // The main menu opens again together with the panel.
    await button.click();
    await expect(panel).toBeVisible();
    await button.click();

    await expectStored(page, { 'portal-menu-medium': 'menu-hidden' });
    await page.reload();
    await expect(userButton(page)).toBeVisible();
    await expect(main).toBeHidden();
    await resize(page, 1600);
    await expect(main).toBeVisible();
    await expect(panel).toBeHidden();
    expect(await readStorage(page)).toMatchObject({
      'portal-menu-wide': 'menu-sub-hidden',
      'portal-menu-medium': 'menu-hidden',
    });
  });
});

test('both menu levels mark the current page in words, and every entry opens a page [specification §2.33, §2.381]', async ({
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
  await expect(main.getByText('Configurações')).toBeVisible();

  await entry('Configurações').click();
  await expect(page).toHaveURL(`${portal}/app/settings`);
  await expect(entry('Configurações')).toHaveAttribute('aria-current', 'page');
  await expect(entry('Painéis')).not.toHaveAttribute('aria-current');
  const parts = page.getByRole('navigation', { name: 'Configurações' });
  await expect(parts.getByRole('link')).toHaveCount(5);
  await expect(parts.locator('[aria-current]')).toHaveText(['Aparência']);
  for (const part of await parts.getByRole('link').all()) {
    await part.click();
    await expect(part).toHaveAttribute('aria-current', 'location');
    await expect(entry('Configurações')).toHaveAttribute('aria-current', 'true');
    await expect(parts.locator('[aria-current]')).toHaveCount(1);
    await expect(page.locator(`section${new URL(page.url()).hash}`)).toBeFocused();
  }
  await expectNoViolation(page, 'settings with their panel');

  await main.getByRole('link', { name: 'Início', exact: true }).click();
  await expect(page).toHaveURL(`${portal}/app`);
  await expect(panel.getByRole('link')).toHaveText(['Visão geral', 'Vendas', 'Financeiro']);

  await entry('Painéis').click();
  await expect(page).toHaveURL(/\/app\/dashboards\/vendas$/);
  await expect(panel.getByRole('link', { name: 'Vendas' })).toHaveAttribute('aria-current', 'page');
});

test('without the panel an entry opens its sub-entries over the page, and a chosen one closes them and gets the focus @long [specification §2.34]', async ({
  page,
  portal,
}) => {
  await resize(page, 1024);
  await signIn(page, portal);
  const { tile, link } = menus(page);
  const opener = tile('Painéis');
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  const before = await page.getByRole('main').boundingBox();

  await opener.click();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await expect(link('Financeiro')).toBeVisible();
  expect(await page.getByRole('main').boundingBox()).toEqual(before);
  await expectNoViolation(page, 'overlay');

  await tile('Configurações').click();
  await expect(link('Financeiro')).toBeHidden();
  await expect(link('Aparência')).toBeVisible();
  await page.mouse.click(900, 600);
  await expect(link('Aparência')).toBeHidden();

  await opener.click();
  await link('Financeiro').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Financeiro' })).toBeVisible();
  await expect(link('Financeiro')).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(opener).toHaveAttribute('aria-current', 'true');
  await test.step('an entry of the current page closes the list and moves the focus to the page', async () => {
    for (const visit of ['first', 'second', 'third']) {
      await menus(page).tile('Painéis').click();
      await menus(page).main.getByRole('link', { name: 'Financeiro', exact: true }).press('Enter');
      await expect(menus(page).tile('Painéis')).toHaveAttribute('aria-expanded', 'false');
      await expect(page.getByRole('main'), visit).toBeFocused();
    }
  });
});

test('a tile opens its list under the pointer, so a dashboard is one click away [specification §2.34]', async ({
  page,
  portal,
}) => {
  await resize(page, 1366);
  await signIn(page, portal);
  const { tile, link } = menus(page);
  await tile('Painéis').hover();
  await link('Financeiro').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Financeiro' })).toBeVisible();
  await expect(link('Financeiro')).toBeHidden();
  await test.step('also after a press opened it and an entry was chosen', async () => {
    await page.mouse.move(900, 600);
    await tile('Painéis').click();
    await link('Vendas').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Vendas' })).toBeVisible();
    await page.mouse.move(900, 600);
    await tile('Painéis').hover();
    await expect(link('Financeiro')).toBeVisible();
  });
});

test('the menus work by keyboard, and a star appears under the pointer or with the focus [specification §2.34, §2.96, WCAG 2.1.1]', async ({
  page,
  portal,
}) => {
  await resize(page, 1024);
  await store(page, { 'vien-themecolor': 'dark.greenlime' });
  await signIn(page, portal);
  await test.step('a star appears under the pointer or with the focus, and the open list stays after a press', async () => {
    await menus(page).tile('Painéis').click();
    const list = page.getByRole('dialog', { name: 'Painéis' });
    const star = list.getByRole('button', { name: 'Favorito: Financeiro' });
    // The parent of the star changes its opacity.
    const starBox = star.locator('..');
    await expect(starBox).toHaveCSS('opacity', '0');
    await list.getByRole('link', { name: 'Financeiro' }).hover();
    await expect(starBox).toHaveCSS('opacity', '1');
    await list.getByRole('link', { name: 'Vendas' }).hover();
    await expect(starBox).toHaveCSS('opacity', '0');
    await star.focus();
    await expect(starBox).toHaveCSS('opacity', '1');
    await star.press('Enter');
    await expect(list.getByRole('list', { name: 'Favoritos' }).getByRole('link')).toHaveText(['Financeiro']);
    await expect(star).toBeFocused();
    await list.getByRole('link', { name: 'Vendas' }).hover();
    await page.keyboard.press('Shift+Tab');
    await expect(starBox).toHaveCSS('opacity', '1');
    await expectNoViolation(page, 'favourites');
    await star.click();
    await expect(list.getByRole('list')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(menus(page).tile('Painéis')).toBeFocused();
  });
  await test.step('the menus work by keyboard', async () => {
    const { tile, link, panelSwitch, main, button } = menus(page);
    await link('Ir para o conteúdo').focus();
    // At most 12 controls of the top bar come before the main menu.
    for (let steps = 0; steps < 12; steps += 1) {
      if ((await main.locator(':focus').count()) > 0) break;
      await page.keyboard.press('Tab');
    }
    await expect(main.getByRole('link', { name: 'Portaria, início' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(main.getByRole('link', { name: 'Início', exact: true })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(tile('Painéis')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(link('Painéis')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(link('Visão geral')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(tile('Painéis')).toBeFocused();
    await expect(link('Visão geral')).toBeHidden();

    // Tab out of the list closes it, so it does not cover the focused element.
    await page.keyboard.press('Space');
    await expect(link('Financeiro')).toBeVisible();
    await panelSwitch.focus();
    await expect(link('Financeiro')).toBeHidden();

    await tile('Painéis').focus();
    await page.keyboard.press('Enter');
    await expect(link('Painéis')).toBeFocused();
    // A star is beside each dashboard.
    for (let steps = 0; steps < 5; steps += 1) await page.keyboard.press('Tab');
    await expect(link('Financeiro')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Financeiro' })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();

    await button.focus();
    await page.keyboard.press('Enter');
    await expect(main).toBeHidden();
    await expect(button).toBeFocused();
    // Hidden entries never get the focus.
    for (let steps = 0; steps < 12; steps += 1) {
      await page.keyboard.press('Tab');
      expect(await page.locator('#main-menu :focus, #list-panel :focus').count()).toBe(0);
    }
  });
});

test('a long list has a search, which Escape clears before it closes the list, and opens at its current entry [specification §2.97]', async ({
  page,
  portal,
  watch,
}) => {
  // The server has no such dashboard.
  watch.expectLog(/404 .*\/api\/dashboards\/fc-55/);
  const dashboards = Array.from({ length: 60 }, (_, index) => ({
    code: `fc-${index}`,
    title: `Painel nº ${index}`,
  }));
  await page.route(/\/api\/dashboards$/, (route) => route.fulfill({ json: { dashboards } }));
  await resize(page, 1024);
  await page.goto(`${portal}/user/login`);
  await signInAt(page);
  await menus(page).tile('Painéis').click();
  const list = page.getByRole('dialog', { name: 'Painéis' });
  const field = list.getByRole('searchbox', { name: 'Buscar em Painéis' });
  await field.fill('n 39');
  await expect(list.getByRole('listitem')).toHaveText(['Painel nº 39']);
  await field.fill('zzz');
  await expect(list.getByText('Nenhum resultado para “zzz”.')).toBeVisible();
  await expectNoViolation(page, 'a search without results');
  await field.press('Escape');
  await expect(field).toHaveValue('');
  await expect(list.getByRole('listitem')).toHaveCount(60);
  await expectNoViolation(page, 'a long list');
  await field.press('Escape');
  await expect(list).toBeHidden();
  await test.step('it opens at its current entry', async () => {
    await resize(page, 1600);
    await page.goto(`${portal}/app/dashboards/fc-55`);
    await expect(page.locator('#list-panel').getByRole('link', { name: 'Painel nº 55' })).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

test.describe('the marks of rail and list', () => {
  /** Returns how far each mark is from the current tile or entry, in pixels. */
  const readDistances = (page: Page) =>
    page.evaluate(() =>
      ['#main-menu > ul', '#list-panel nav > div'].map((selector) => {
        const list = document.querySelector(selector);
        const current = list?.querySelector('[aria-current]');
        if (!list || !current) return null;
        const top = list.getBoundingClientRect().top + parseFloat(getComputedStyle(list, '::before').top);
        return Math.round(Math.abs(top - current.getBoundingClientRect().top));
      }),
    );
  /** Returns the elements whose mark has slid since the last call. */
  const readSlides = (page: Page) =>
    page.evaluate(() => {
      const { slides = '' } = document.body.dataset;
      document.body.dataset['slides'] = '';
      return [...new Set(slides.split(' ').filter(Boolean))];
    });

  test('slide to the new place like the menus, jump with reduced motion, and are visible in forced colours [specification §2.38, §2.98, §4.15]', async ({
    page,
    portal,
  }) => {
    await page.clock.install();
    await resize(page, 1600);
    await signIn(page, portal);
    await page.clock.runFor(1_500);
    await expect(page.locator('body')).toHaveClass(/default-transition/);
    await page.evaluate(() => {
      document.addEventListener('transitionrun', ({ target, pseudoElement, propertyName }) => {
        if (pseudoElement !== '::before' || propertyName !== 'top' || !(target instanceof Element)) return;
        const { dataset } = document.body;
        dataset['slides'] = `${dataset['slides'] ?? ''} ${target.closest('[id]')?.id ?? ''}`;
      });
    });
    const { panel, main } = menus(page);
    await panel.getByRole('link', { name: 'Financeiro' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Financeiro' })).toBeVisible();
    await expect.poll(() => readDistances(page)).toEqual([0, 0]);
    expect(await readSlides(page)).toEqual(['list-panel']);
    await main.getByRole('link', { name: 'Configurações' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Configurações' })).toBeVisible();
    await expect.poll(() => readDistances(page)).toEqual([0, 0]);
    expect(await readSlides(page)).toContain('main-menu');

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await main.getByRole('link', { name: 'Painéis' }).click();
    await panel.getByRole('link', { name: 'Visão geral' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Visão geral' })).toBeVisible();
    expect(await readDistances(page)).toEqual([0, 0]);
    expect(await readSlides(page)).toEqual([]);
    await test.step('menus slide only with the transition class and without reduced motion', async () => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      const readSlideSeconds = () =>
        page.locator('#list-panel').evaluate((it) => {
          const { transitionDuration, transitionProperty } = getComputedStyle(it);
          return transitionProperty.includes('translate') ? parseFloat(transitionDuration) : 0;
        });
      const setClass = (isOn: boolean) =>
        page.evaluate((on) => document.body.classList.toggle('default-transition', on), isOn);
      await setClass(false);
      expect(await readSlideSeconds()).toBe(0);
      await setClass(true);
      expect(await readSlideSeconds()).toBeGreaterThan(0);
      expect(await readSlideSeconds()).toBeLessThan(0.2);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect(await readSlideSeconds()).toBe(0);
    });
    await test.step('the marks are visible in forced colours', async () => {
      await page.emulateMedia({ forcedColors: 'active' });
      await expect.poll(() => readDistances(page)).toEqual([0, 0]);
      for (const list of ['#main-menu > ul', '#list-panel nav > div'])
        expect(await page.locator(list).evaluate((it) => getComputedStyle(it, '::before').outlineStyle)).toBe(
          'solid',
        );
    });
  });
});

test('the panel shows that the list loads, that it failed, and a retry @long [specification §2.35]', async ({
  page,
  portal,
  watch,
}) => {
  await resize(page, 1600);
  await signIn(page, portal);
  const pending = await holdRequests(page, /\/api\/dashboards$/);
  await page.reload();
  await pending.arrived;
  const panel = page.locator('#list-panel');
  await expect(panel.getByText('Carregando os painéis…')).toBeAttached();
  pending.release();
  await expect(panel.getByRole('link')).toHaveCount(3);
  await page.unroute(/\/api\/dashboards$/);

  watch.expectLog(/500 .*\/api\/dashboards/);
  await page.route(/\/api\/dashboards$/, (route) => route.fulfill({ status: 500, json: { message: 'x' } }));
  await page.reload();
  await expect(panel.getByText('Não foi possível carregar a lista de painéis.')).toBeVisible();
  await expectNoViolation(page, 'a list that failed');
  await page.unroute(/\/api\/dashboards$/);
  await panel.getByRole('button', { name: 'Recarregar a lista' }).click();
  await expect(panel.getByRole('link')).toHaveCount(3);

  watch.expectLog(/404 .*\/api\/dashboards/);
  await page.route(/\/api\/dashboards$/, (route) => route.fulfill({ status: 404, json: { message: 'x' } }));
  await page.reload();
  await expect(panel.getByRole('link')).toHaveText(['Painel padrão']);
});

test('a page with the type menu-hidden starts without menus, and the button opens them @long [specification §2.30]', async ({
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
  expect(await readMenuType(page)).toBe('menu-sub-hidden');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  /** Moves a finger horizontally in steps. */
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

  test('the drawer shows both menu levels in one column over the page [specification §2.36]', async ({
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
    // A finger cannot hover, so it sees every star.
    await expect(drawer.getByRole('button', { name: 'Favorito: Vendas' }).locator('..')).toHaveCSS(
      'opacity',
      '1',
    );
    // The page below does not scroll.
    const isScrollLocked = () =>
      page.evaluate(() =>
        [document.documentElement, document.body].some(
          (element) => getComputedStyle(element).overflowY === 'hidden',
        ),
      );
    await expect.poll(isScrollLocked).toBe(true);
    // The focus stays in the drawer.
    for (let steps = 0; steps < 12; steps += 1) {
      await page.keyboard.press('Tab');
      await expect
        .poll(() => drawer.evaluate((element) => element.contains(document.activeElement)))
        .toBe(true);
    }

    const subEntries = drawer.getByRole('button', { name: 'Lista: Configurações' });
    await expect(drawer.getByRole('link', { name: 'Idioma' })).toBeHidden();
    await subEntries.tap();
    await expect(subEntries).toHaveAttribute('aria-expanded', 'true');
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

  test('Escape, the backdrop, the button and a swipe close the drawer and return the focus, except to an open menu [specification §2.36]', async ({
    page,
    portal,
  }) => {
    await signIn(page, portal);
    const { button, drawer } = menus(page);
    const ways: Record<string, () => Promise<void>> = {
      Escape: () => page.keyboard.press('Escape'),
      // The drawer does not cover the last pixels of the 360.
      backdrop: () => page.touchscreen.tap(345, 600),
      button: () => drawer.getByRole('button', { name: 'Fechar menu' }).tap(),
      swipe: () => swipe(page, 220, 10),
    };
    for (const [way, close] of Object.entries(ways)) {
      await button.tap();
      await expect(drawer, way).toBeVisible();
      // A swipe hits the drawer only at its final position.
      await expectNoAnimation(page);
      await close();
      await expect(drawer, way).toBeHidden();
      await expect(button, way).toBeFocused();
    }
    // The open drawer is not stored, and another width has its own state.
    await button.tap();
    await expect(drawer).toBeVisible();
    await resize(page, 1024);
    await expect(drawer).toBeHidden();
    await resize(page, 360, 740);
    await expect(drawer).toBeHidden();
    await button.tap();
    await expect(drawer).toBeVisible();
    await page.reload();
    await expect(userButton(page)).toBeVisible();
    await expect(drawer).toBeHidden();
    expect(Object.keys(await readStorage(page)).filter((key) => key.startsWith('portal-menu'))).toEqual([]);
    await test.step('a menu that opens while the drawer moves out keeps the focus', async () => {
      await expect(page.locator('body')).toHaveClass(/default-transition/);
      await button.click();
      await expect(drawer).toBeVisible();
      await expectNoAnimation(page);
      // The drawer moves until the test finishes its animation.
      await drawer.evaluate((element) => {
        element.style.transitionDuration = '60s';
      });
      await page.keyboard.press('Escape');
      const leavingDrawer = page.locator('#menu-drawer[data-ending-style]');
      await expect(leavingDrawer).toBeAttached();
      await userButton(page).click();
      const menu = page.getByRole('banner').getByRole('dialog');
      await expect(menu).toBeVisible();
      const hasFocus = () => menu.evaluate((element) => element.contains(document.activeElement));
      await expect.poll(hasFocus).toBe(true);
      await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
      await expect(leavingDrawer).not.toBeAttached();
      await expectNoAnimation(page);
      expect(await hasFocus()).toBe(true);
    });
  });

  test('right to left, the drawer and the menus are on the other side, and a swipe to that side closes the drawer @long [specification §2.37]', async ({
    page,
    portal,
  }) => {
    await store(page, { theme_lang: 'en-EN', 'vien-themecolor': 'dark.greenlime' });
    await page.goto(`${portal}/user/login`);
    await page.getByLabel('Login').fill(ana.login);
    await page.locator('input[name=password]').fill(PASSWORD);
    await page.keyboard.press('Enter');
    const button = page.getByRole('button', { name: 'Main menu' });
    const drawer = page.getByRole('dialog', { name: 'Main menu' });
    await button.tap();
    await expect(drawer).toBeVisible();
    await expectNoViolation(page, 'drawer, right to left');
    const box = await drawer.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(360);
    await swipe(page, 200, 60);
    await expectNoAnimation(page);
    await expect(drawer).toBeVisible();
    await swipe(page, 140, 350);
    await expect(drawer).toBeHidden();
    await test.step('on a wide page the menus are mirrored', async () => {
      await resize(page, 1600);
      const main = page.locator('#main-menu');
      const panel = page.locator('#list-panel');
      await expect(panel.getByRole('link')).toHaveCount(3);
      const [rail, list, content] = await Promise.all(
        [main, panel, page.getByRole('main')].map((part) => part.boundingBox()),
      );
      expect((rail?.x ?? 0) + (rail?.width ?? 0)).toBe(1600);
      expect((list?.x ?? 0) + (list?.width ?? 0)).toBe(rail?.x);
      expect((content?.x ?? 0) + (content?.width ?? 0)).toBeLessThan(list?.x ?? 0);
      await expectNoViolation(page, 'right to left, dark');
      await page.getByRole('button', { name: 'Hide list' }).click();
      await main.getByRole('button', { name: 'Dashboards' }).click();
      const overlay = main.getByRole('dialog', { name: 'Dashboards' });
      await expect(overlay).toBeVisible();
      await expectNoAnimation(page);
      const [listBox, arrowTransform] = await Promise.all([
        overlay.boundingBox(),
        page
          .getByRole('button', { name: 'Show list' })
          .locator('svg')
          .evaluate((svg) => getComputedStyle(svg).transform),
      ]);
      expect((listBox?.x ?? 0) + (listBox?.width ?? 0)).toBeLessThanOrEqual(rail?.x ?? 0);
      // The first number mirrors the arrow.
      expect(arrowTransform).toBe('matrix(-1, 0, 0, 1, 0, 0)');
    });
  });
});

test('signed out, the menus show only entries that need no session, and call no API @long [specification §2.30, §2.33, §2.38]', async ({
  page,
  portal,
  watch,
}) => {
  await page.clock.install();
  await resize(page, 1600);
  await page.goto(`${portal}/app`);
  const { panel, main } = menus(page);
  await main.getByRole('link', { name: 'Painéis' }).click();
  await expect(panel.getByRole('link')).toHaveText(['Painel padrão']);
  await main.getByRole('link', { name: 'Configurações' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Configurações' })).toBeVisible();
  await test.step('the list of settings marks the section that is in view', async () => {
    await page.setViewportSize({ width: 1600, height: 600 });
    const current = page.getByRole('navigation', { name: 'Configurações' }).locator('[aria-current]');
    await expect(current).toHaveText('Aparência');
    await page.getByRole('heading', { name: 'Atalhos' }).hover();
    await page.mouse.wheel(0, 10_000);
    await expect(current).not.toHaveText('Aparência');
    await page.mouse.wheel(0, -10_000);
    await expect(current).toHaveText('Aparência');
  });
  await test.step('an open list does not move when the page gets its transition class', async () => {
    await resize(page, 1024);
    const body = page.locator('body');
    await page.clock.runFor(1_500);
    await expect(body).toHaveClass(/default-transition/);
    const setClass = (isOn: boolean) =>
      body.evaluate((it, on) => {
        it.classList.toggle('default-transition', on);
        return document.getAnimations().length;
      }, isOn);
    await setClass(false);
    await menus(page).tile('Painéis').click();
    const list = page.getByRole('dialog', { name: 'Painéis' });
    await expect(list).toBeVisible();
    // The opening animation may still run at first. An animation caused by the class would run each time.
    const countAnimations = async () => {
      await setClass(false);
      return setClass(true);
    };
    await expect.poll(countAnimations).toBe(0);
    await expect(list).toHaveCSS('transition-duration', '0.12s, 0.12s');
  });
  expect(watch.requests().filter(({ url }) => url.includes('/api/'))).toEqual([]);
});

test('a printed page names company, person and date, and has no buttons, no menus and no space for them [specification §2.283, §4.43]', async ({
  page,
  portal,
}) => {
  await resize(page, 1600);
  await setSettings(page, { company: { name: 'Comercial Aurora' } });
  await signIn(page, portal);
  const head = page.locator('main > div').filter({ hasText: 'Impresso em' });
  await expect(head).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(head).toContainText('Comercial Aurora');
  await expect(head).toContainText('Ana Souza');
  await expect(head).toContainText(/Impresso em \d\d\/\d\d\/\d{4}, \d\d:\d\d/);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(menus(page).main).toBeHidden();
  // The main menu and the panel together would take more space.
  const start = await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().left);
  expect(start).toBeLessThan(100);
  for (const [address, shown] of [
    ['/app', page.getByText('Próximos 7 dias')],
    ['/app/entries?view=all', page.locator('main [data-index]').first()],
  ] as const) {
    await page.goto(`${portal}${address}`);
    await expect(shown).toBeVisible();
    await expect(page.getByRole('main').getByText(/^(?:Bom dia|Boa tarde|Boa noite)/)).toBeHidden();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(0);
  }
});

import { DEMONSTRATION_COMPANY } from '../../server/auth/seed';
import type { Locator, Page } from '@playwright/test';
import { expectNoViolation } from './axe';
import {
  readAddress,
  ana,
  bruno,
  expect,
  holdRequests,
  openAppearance,
  readOverflow,
  userButton,
  PASSWORD,
  signIn,
  store,
  test,
} from './portal';
import { readTexts } from './texts';
import { longIf } from './long';

const bar = (page: Page) => page.getByRole('banner');
const html = (page: Page) => page.locator('html');

const languages = (popup: Locator) =>
  popup.getByRole('group', { name: /^(Idioma|Language)$/ }).getByRole('radio');

test('the appearance lists the languages by their own names, and marks the current one @long [specification §2.39, §3.4, §4.12]', async ({
  page,
  portal,
}) => {
  await signIn(page, portal);
  const popup = await openAppearance(page);
  const names = popup.getByRole('group', { name: 'Idioma' }).locator('label');
  await expect(names).toHaveText(['Português', 'English', 'Español', 'English (RTL)']);
  await expect(languages(popup).nth(0)).toBeChecked();
  await expect(popup.getByText('Ao mudar a direção do texto, a página recarrega.')).toBeVisible();
  await expectNoViolation(page, 'user menu');

  await popup.getByRole('radio', { name: 'Español' }).click();
  await expect(html(page)).toHaveAttribute('lang', 'es-ES');
  await expect(languages(page.getByRole('dialog')).nth(2)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(html(page)).toHaveAttribute('dir', 'rtl');
  const mirroredPopup = await openAppearance(page);
  await expect(languages(mirroredPopup).nth(3)).toBeChecked();
  await expectNoViolation(page, 'user menu, right to left');
});

for (const { code, sales, width } of [
  { code: 'pt-BR', sales: 'Vendas', width: 1024 },
  { code: 'en-US', sales: 'Sales', width: 1024 },
  { code: 'es-ES', sales: 'Ventas', width: 320 },
  { code: 'en-EN', sales: 'Sales', width: 1024 },
] as const) {
  const text = readTexts(code);
  test(
    `every page in ${code} has the same breadcrumb, heading and title [specification §4.30, §4.31]`,
    longIf(code !== 'es-ES'),
    async ({ page, portal }) => {
      await page.setViewportSize({ width, height: 800 });
      await store(page, { theme_lang: code, 'portal-menu': 'menu-hidden' });
      await page.goto(`${portal}/user/login`);
      await page.getByRole('textbox').first().fill(ana.login);
      await page.locator('input[name=password]').fill(PASSWORD);
      await page.keyboard.press('Enter');
      const steps = page.getByRole('navigation', { name: text('app.breadcrumb') }).getByRole('listitem');
      const heading = page.getByRole('heading', { level: 1 });
      // On a phone the mark replaces the first step.
      const isPhone = width === 320;
      const firstSteps = isPhone ? [] : [text('app.start')];
      // Without room the menus replace the steps between.
      const between = width < 1024 ? [] : [text('menu.dashboards')];

      await expect(heading).toHaveText(sales);
      await expect(steps).toHaveText([...firstSteps, ...between, sales]);
      await expect(page).toHaveTitle(`${sales} · ${DEMONSTRATION_COMPANY}`);
      await expect(steps.last().locator('[aria-current=page]')).toHaveText(sales);
      expect(await readOverflow(page)).toBe(0);

      await page.goto(`${portal}/app/settings`);
      await expect(heading).toHaveText(text('menu.settings'));
      await expect(steps).toHaveText([...firstSteps, text('menu.settings')]);
      await expect(page).toHaveTitle(`${text('menu.settings')} · ${DEMONSTRATION_COMPANY}`);

      await page.goto(`${portal}/app/dashboards/nenhum`);
      await expect(heading).toHaveText(text('dashboard.unknown.title'));
      await expect(page).toHaveTitle(`${text('dashboard.unknown.title')} · ${DEMONSTRATION_COMPANY}`);
      await expect(steps).toHaveText([...firstSteps, ...between, 'nenhum']);

      await bar(page)
        .getByRole('link', { name: text(isPhone ? 'app.home' : 'app.start'), exact: true })
        .click();
      await expect(steps).toHaveCount(firstSteps.length);
      await expect(heading).toContainText('Ana');
      await expect(page).toHaveTitle(new RegExp(`Ana · ${DEMONSTRATION_COMPANY}$`));
      await expect(page.getByRole('main')).toBeFocused();
    },
  );
}

test('the full-screen switch follows the browser, and the user menu shows the masked login without a name, and a general label without both [specification §4.32, §4.33]', async ({
  page,
  portal,
  watch,
}) => {
  await signIn(page, portal);
  await openAppearance(page);
  const toggle = page.getByRole('switch', { name: 'Tela cheia' });
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  await expect(toggle).not.toBeChecked();
  await toggle.click();
  await expect(toggle).toBeChecked();
  expect(await isFull()).toBe(true);
  // Full screen ends without the switch.
  await page.evaluate(() => document.exitFullscreen());
  await expect(toggle).not.toBeChecked();
  await toggle.click();
  await expect(toggle).toBeChecked();
  await toggle.click();
  await expect(toggle).not.toBeChecked();
  expect(await isFull()).toBe(false);

  await test.step('the switch is absent if the browser has no full screen', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(Document.prototype, 'fullscreenEnabled', { get: () => false });
    });
    await page.reload();
    await openAppearance(page);
    await expect(toggle).toHaveCount(0);
  });
  await test.step('the user menu shows the masked login without a name, and a general label without both', async () => {
    const session = /\/api\/session$/;
    await page.route(session, async (route) => {
      const response = await route.fetch();
      const profile = (await response.json()) as Record<string, unknown>;
      await route.fulfill({ json: { ...profile, name: ' ', login: '00123' } });
    });
    await page.reload();
    await expect(bar(page).getByRole('button', { name: '**1**' })).toBeVisible();

    await page.unroute(session);
    watch.expectLog(/404 .*\/api\/session/);
    await page.route(session, (route) => route.fulfill({ status: 404, json: { message: 'x' } }));
    await page.reload();
    await bar(page).getByRole('button', { name: 'Minha conta' }).click();
    await expect(page.getByRole('dialog', { name: 'Minha conta' })).toContainText('Administrador');
  });
});

test('open menus do not move the top bar, the breadcrumb waits for the title of a dashboard, and skip link and language keep the page [specification §2.39, §4.30, §4.31, §4.34]', async ({
  page,
  portal,
}) => {
  await signIn(page, portal);
  await test.step('an open menu does not move the buttons', async () => {
    const readPositions = () =>
      bar(page)
        .locator(':scope > div button')
        .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().left));
    await expect(bar(page).getByRole('button', { name: ana.name })).toBeVisible();
    const before = await readPositions();
    expect(before.length).toBeGreaterThan(1);
    for (const name of ['Ajuda', ana.name]) {
      await bar(page).getByRole('button', { name }).click();
      await expect(bar(page).getByRole('button', { name })).toHaveAttribute('aria-expanded', 'true');
      expect((await readPositions()).slice(0, before.length), name).toEqual(before);
      await page.keyboard.press('Escape');
      await expect(bar(page).getByRole('button', { name })).toHaveAttribute('aria-expanded', 'false');
    }
  });
  await test.step('the breadcrumb shows a dashboard only when its title is known', async () => {
    const pending = await holdRequests(page, /\/api\/dashboards$/);
    await page.reload();
    await pending.arrived;
    const steps = page.getByRole('navigation', { name: 'Trilha de navegação' }).getByRole('listitem');
    await expect(steps).toHaveText(['Início', 'Painéis']);
    pending.release();
    await expect(steps).toHaveText(['Início', 'Painéis', 'Vendas']);
  });
  await test.step('the skip link moves the focus to the content and does not change the address', async () => {
    await page.goto(`${portal}/app/settings#language`);
    await expect(page.getByRole('region', { name: 'Idioma' })).toBeFocused();
    await page.evaluate(() => {
      (document.activeElement as HTMLElement | null)?.blur();
    });
    const skip = page.getByRole('link', { name: 'Ir para o conteúdo' });
    await skip.focus();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    expect(readAddress(page)).toBe('/app/settings#language');
  });
  await test.step('the title changes with the language, without a reload', async () => {
    await expect(page).toHaveTitle(`Configurações · ${DEMONSTRATION_COMPANY}`);
    await (await openAppearance(page)).getByRole('radio', { name: 'Español' }).click();
    await expect(page).toHaveTitle(`${readTexts('es-ES')('menu.settings')} · ${DEMONSTRATION_COMPANY}`);
  });
});

test('the user menu shows name and role, and opens the settings [specification §4.33]', async ({
  page,
  portal,
}) => {
  await signIn(page, portal, bruno);
  const button = bar(page).getByRole('button', { name: 'Bruno Lima' });
  await button.click();
  const menu = page.getByRole('dialog', { name: 'Bruno Lima' });
  await expect(menu).toContainText('Editor');
  await menu.getByRole('link', { name: 'Configurações' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Configurações' })).toBeVisible();
  expect(readAddress(page)).toBe('/app/settings');
  await expect(menu).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('the top bar never covers the focused element [WCAG 2.4.11]', async ({ page, portal }) => {
  await page.setViewportSize({ width: 900, height: 400 });
  await signIn(page, portal);
  await page.goto(`${portal}/app/settings`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const controls = page.getByRole('main').locator('a, button, input, select');
  await controls.last().focus();
  const covered: string[] = [];
  for (let remaining = await controls.count(); remaining > 0; remaining -= 1) {
    const focused = await page.evaluate(() => {
      const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
      const barEnd = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      return { isCovered: bottom <= barEnd, name: `${String(document.activeElement?.id)} ${top}` };
    });
    const isInMain = await page
      .getByRole('main')
      .evaluate((it) => it !== document.activeElement && it.contains(document.activeElement));
    if (!isInMain) break;
    if (focused.isCovered) covered.push(focused.name);
    await page.keyboard.press('Shift+Tab');
  }
  expect(covered).toEqual([]);
});

for (const { name, width, appearance, mode, language } of [
  {
    name: '320 pixels',
    width: 320,
    appearance: {},
    mode: { name: 'Escuro', value: 'dark' },
    language: { name: 'Español', lang: 'es-ES' },
  },
  {
    name: '360 pixels, dark, right to left',
    width: 360,
    appearance: { theme_lang: 'en-EN', 'vien-themecolor': 'dark.redruby' },
    mode: { name: 'Light', value: 'light' },
    language: { name: 'English', lang: 'en-US' },
  },
]) {
  test(
    `at ${name} the user menu has the appearance, and a language is two taps away [specification §4.35]`,
    longIf(width > 320),
    async ({ page, portal }) => {
      await page.setViewportSize({ width, height: 640 });
      await store(page, appearance);
      await page.goto(`${portal}/user/login`);
      await page.getByRole('textbox').first().fill(ana.login);
      await page.locator('input[name=password]').fill(PASSWORD);
      await page.keyboard.press('Enter');
      await expect(userButton(page)).toHaveAccessibleName(ana.name);
      const popup = await openAppearance(page);
      const box = await popup.boundingBox();
      expect(box?.x ?? -1).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
      expect(await readOverflow(page)).toBe(0);
      await expectNoViolation(page, 'user menu');
      for (const choice of await languages(popup).all()) await expect(choice).toBeInViewport({ ratio: 1 });

      await popup.getByRole('radio', { name: mode.name }).click();
      await expect(html(page)).toHaveAttribute('data-mode', mode.value);
      await popup.getByRole('radio', { name: language.name, exact: true }).click();
      await expect(html(page)).toHaveAttribute('lang', language.lang);
    },
  );
}

test('signed out, a sign-in link replaces the user menu at every width [specification §4.33, §2.2]', async ({
  page,
  portal,
}) => {
  await store(page, { theme_lang: 'es-ES' });
  for (const width of [320, 640, 768, 1600]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(`${portal}/app`);
    await expect(bar(page).getByRole('link', { name: readTexts('es-ES')('app.signIn') })).toBeInViewport({
      ratio: 1,
    });
    expect(await readOverflow(page), String(width)).toBe(0);
    const box = await bar(page).boundingBox();
    // A bar of two rows is higher.
    expect(box?.height, String(width)).toBeLessThanOrEqual(65);
  }
});

test('at a breakpoint the focus moves to the control that replaces the focused one @long [specification §2.70]', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await signIn(page, portal);
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link').first().focus();
  await page.setViewportSize({ width: 700, height: 800 });
  await expect(page.getByRole('button', { name: 'Menu principal' })).toBeFocused();
});

// Without and with a line below the title, and with buttons.
for (const path of ['/app/settings', '/app/dashboards/financeiro', '/app/entries/new'])
  test(
    `the head of ${path} stays visible, and shrinks after scrolling without moving the content [specification §4.36]`,
    longIf(path !== '/app/dashboards/financeiro'),
    async ({ page, portal }) => {
      await page.setViewportSize({ width: 1024, height: 700 });
      await signIn(page, portal);
      await page.goto(portal + path);
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toHaveCSS('font-size', '28px');
      await page.waitForLoadState('networkidle');
      const readHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
      const scrollTo = (top: number) =>
        page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
      const before = await readHeight();
      await scrollTo(200);
      await expect(title).toHaveCSS('font-size', '20px');
      await expect(title).toBeInViewport({ ratio: 1 });
      expect(await readHeight()).toBe(before);
      await scrollTo(0);
      await expect(title).toHaveCSS('font-size', '28px');
      expect(await readHeight()).toBe(before);
    },
  );

test.describe('a device without a pointer that hovers', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('shows no tooltips, and its buttons have names [specification §4.52]', async ({ page, portal }) => {
    await signIn(page, portal);
    const help = bar(page).getByRole('button', { name: 'Ajuda', exact: true });
    await help.tap();
    await expect(page.getByRole('dialog', { name: 'Ajuda' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(help).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(help).toBeFocused();
    // A tooltip appears in the frame after the focus.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await expect(page.getByText('Ajuda', { exact: true })).toHaveCount(0);
  });
});

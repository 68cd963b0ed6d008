import type { Page } from '@playwright/test';
import {
  ana,
  carla,
  expect,
  loginForm,
  userButton,
  PASSWORD,
  signIn,
  submitLogin,
  test,
  toasts,
  WRONG_PASSWORD,
} from './portal';

test.describe('by keyboard alone', () => {
  /** Returns the focused element, and whether its outline is visible. */
  const readFocus = (page: Page) =>
    page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      return {
        name: element.getAttribute('aria-label') ?? element.textContent,
        id: element.id,
        isShown: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
        isInView: box.top >= 0 && box.bottom <= window.innerHeight,
      };
    });

  async function tabTo(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab') {
    await page.keyboard.press(key);
    const focus = await readFocus(page);
    expect(focus, 'an element has the focus').not.toBeNull();
    expect(focus?.isShown, `the focus is visible on ${focus?.name ?? ''}`).toBe(true);
    expect(focus?.isInView, `${focus?.name ?? ''} is in view`).toBe(true);
  }

  test('a loaded page of the app area has no focus, so Tab begins at its start [WCAG 2.4.1, 2.4.3]', async ({
    page,
    portal,
  }) => {
    await page.goto(`${portal}/app/settings`);
    await expect(page.getByRole('heading', { level: 1, name: 'Configurações' })).toBeVisible();
    await expect(page.locator('*:focus')).toHaveCount(0);
    await tabTo(page);
    await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused();
  });

  test('a person signs in, opens the user menu and signs out [WCAG 2.1.1, 2.4.7]', async ({
    page,
    portal,
  }) => {
    await page.goto(portal);
    const { login, password, submit } = loginForm(page);
    await expect(submit).toBeVisible();

    await expect(login).toBeFocused();
    await page.keyboard.type(carla.login);
    await tabTo(page);
    await expect(password).toBeFocused();
    await page.keyboard.type(WRONG_PASSWORD);
    await tabTo(page);
    await expect(page.getByRole('button', { name: 'Mostrar senha' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(password).toHaveAttribute('type', 'text');
    await tabTo(page);
    await expect(submit).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toasts(page)).toHaveCount(1);
    await expect(password).toBeFocused();
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(userButton(page)).toHaveAccessibleName('Carla Dias');

    // The page has the focus, and Tab does not stop at an old toast.
    await expect(page.getByRole('main')).toBeFocused();
    await expect(toasts(page)).toHaveCount(0);
    const favourite = page.getByRole('button', { name: 'Favorito: Visão geral' });
    await expect(favourite).toBeVisible();
    await tabTo(page);
    await expect(favourite).toBeFocused();
    // The end of the page, and then its start. The figures that load meanwhile have further stops.
    const skipLink = page.getByRole('link', { name: 'Ir para o conteúdo' });
    const reachSkipLink = async () => {
      await page.keyboard.press('Tab');
      return skipLink.evaluate((it) => it === document.activeElement);
    };
    await expect.poll(reachSkipLink, { intervals: [0] }).toBe(true);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    const menu = page.getByRole('button', { name: 'Carla Dias' });
    for (
      let steps = 0;
      steps < 12 && !(await menu.evaluate((it) => it === document.activeElement));
      steps += 1
    ) {
      await tabTo(page, 'Shift+Tab');
    }
    await expect(menu).toBeFocused();
    await page.keyboard.press('Enter');
    const account = page.getByRole('dialog', { name: 'Carla Dias' });
    await expect(account.getByRole('link', { name: 'Minha conta' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(account.getByRole('link', { name: 'Minha conta' })).toBeFocused();
    await tabTo(page);
    await expect(account.getByRole('link', { name: 'Configurações' })).toBeFocused();
    await tabTo(page);
    await expect(account.getByRole('button', { name: 'Trocar senha' })).toBeFocused();
    await tabTo(page);
    await expect(account.getByRole('button', { name: 'Sair' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(submit).toBeVisible();
    await expect(page).toHaveURL(`${portal}/user/login`);
  });

  test('the focus stays in view at 320 pixels and no toast covers it [WCAG 2.4.11]', async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${portal}/user/login`);
    await submitLogin(page, ana.login, WRONG_PASSWORD);
    await expect(toasts(page)).toHaveCount(1);
    const { password } = loginForm(page);
    await expect(password).toBeFocused();
    const [toast, field] = await Promise.all([toasts(page).boundingBox(), password.boundingBox()]);
    expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(field?.y ?? 0);
    await tabTo(page);
    await tabTo(page);
    await expect(loginForm(page).submit).toBeFocused();
  });

  test('a failed sign-in is announced once [WCAG 4.1.3]', async ({ page, portal }) => {
    await page.goto(portal);
    await expect(loginForm(page).submit).toBeVisible();
    const alert = page.getByRole('alert');
    await expect(alert).toHaveText('');
    await submitLogin(page, ana.login, WRONG_PASSWORD);
    await expect(alert).toHaveText('Atenção: Login ou senha inválidos.');
    await expect(page.locator('.redux-toastr[aria-live], .redux-toastr [aria-live]')).toHaveAttribute(
      'aria-live',
      'off',
    );
  });
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('controls measure at least 24 pixels, and 44 on pages for touch @long [WCAG 2.5.8]', async ({
    page,
    portal,
  }) => {
    await signIn(page, portal, ana);
    const smallControls: string[] = [];
    // One call measures all controls, because the page may render between two calls.
    const measure = async (minimum: number) => {
      const parts = await page
        .locator('a:visible, button:visible, select:visible, input:visible')
        .evaluateAll((elements) =>
          elements.map((element) => {
            const { width, height } = element.getBoundingClientRect();
            return { name: element.getAttribute('aria-label') ?? element.textContent, width, height };
          }),
        );
      expect(parts).not.toEqual([]);
      for (const { name, width, height } of parts) {
        if (height > 1 && (height < minimum || width < minimum))
          smallControls.push(`${name} ${width}×${height}`);
      }
    };
    await measure(44);
    await page.goto(`${portal}/user/forgot-password`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await measure(44);
    await page.goto(portal);
    await expect(loginForm(page).submit).toBeVisible();
    await measure(24);
    expect(smallControls).toEqual([]);
  });
});

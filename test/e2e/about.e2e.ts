import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import config from '../../contract.config';
import { expectNoViolation } from './axe';
import { ana, expect, signIn, store, test } from './portal';

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');
const description = hashOf('api-spec/openapi.yaml');
const pacts = config.agreements.map(({ provider, pact }) => ({ provider, hash: hashOf(pact) }));
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

const box = (page: Page) => page.getByRole('dialog', { name: 'Sobre a Portaria' });
const userMenu = (page: Page) => page.getByRole('banner').getByRole('button', { name: ana.name });
const copyButton = (page: Page) => box(page).getByRole('button', { name: 'Copiar estes dados' });

async function openByKeyboard(page: Page) {
  await userMenu(page).press('Enter');
  const item = page.getByRole('menuitem', { name: 'Sobre a Portaria' });
  // The menu shows before it has the focus, and so the keys.
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.type('Sobre');
  await expect(item).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(box(page)).toBeVisible();
}

test('specification §2.71: from the user menu by keyboard: version and hashes of these very files, and back', async ({
  page,
  portal,
}) => {
  await signIn(page, portal);
  // Twice: its code is loaded at the first use, and there at once the next time.
  for (const time of ['first', 'second']) {
    await openByKeyboard(page);
    const told = box(page).getByRole('definition');
    await expect(told.nth(0), time).toHaveText(
      new RegExp(`^${version}, (do commit [0-9a-f]{12}(-dirty)?|sem commit conhecido)$`),
    );
    await expect(told.nth(1)).toHaveText(description.slice(0, 12));
    for (const [index, { hash }] of pacts.entries()) {
      await expect(told.nth(2 + 2 * index)).toHaveText(hash.slice(0, 12));
      await expect(told.nth(3 + 2 * index)).not.toBeEmpty();
    }
    await expect(box(page).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(box(page)).toBeHidden();
    await expect(userMenu(page)).toBeFocused();
  }
});

test('specification §2.71: keeps the focus when its content comes late', async ({ page, portal }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/palette.*', async (route) => {
    await held;
    await route.continue();
  });
  await signIn(page, portal);
  await openByKeyboard(page);
  await expect(box(page).getByRole('button', { name: 'Fechar' })).toBeFocused();
  release();
  await expect(box(page).getByRole('term').first()).toBeVisible();
  await expect(box(page).getByRole('button', { name: 'Fechar' })).toBeFocused();
});

test('specification §2.71: without a session the palette leads to it', async ({ page, portal }) => {
  await page.goto(`${portal}/app`);
  const opener = page.getByRole('button', { name: 'Buscar ou ir para…' });
  await opener.press('Enter');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('versao');
  await expect(page.getByRole('option')).toHaveText(['Sobre a Portaria: versão e contrato']);
  await page.keyboard.press('Enter');
  await expect(box(page)).toBeVisible();
  await box(page).getByRole('button', { name: 'Fechar' }).click();
  await expect(box(page)).toBeHidden();
  await expect(opener).toBeFocused();
});

test('specification §2.72: one button copies all of it, with the hashes whole', async ({
  page,
  portal,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, portal);
  await openByKeyboard(page);
  await copyButton(page).click();
  await expect(box(page).getByRole('status')).toHaveText('Dados copiados.');
  const lines = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  expect(lines).toEqual([
    'Portaria',
    expect.stringMatching(`^Versão: ${version}, `),
    `Descrição da API (SHA-256): ${description}`,
    ...pacts.flatMap(({ provider, hash }) => [
      `Pacto com ${provider} (SHA-256): ${hash}`,
      expect.stringMatching(`^Última verificação de ${provider}: \\S`),
    ]),
  ]);
});

test('specification §2.72: where the browser does not allow it, the text is there to be selected', async ({
  page,
  portal,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await signIn(page, portal);
  await openByKeyboard(page);
  await copyButton(page).click();
  await expect(box(page).getByRole('status')).toContainText('Não foi possível copiar.');
  await page.keyboard.press('Tab');
  await expect(box(page).getByRole('textbox', { name: 'Sobre a Portaria' })).toBeFocused();
  const selected = await page.evaluate(() => getSelection()?.toString());
  expect(selected).toContain(description);
  for (const { hash } of pacts) expect(selected).toContain(hash);
});

for (const { name, look, viewport } of [
  { name: 'light, wide', look: {}, viewport: { width: 1280, height: 800 } },
  {
    name: 'dark, right to left, 320 pixels',
    look: { 'vien-themecolor': 'dark.greenlime', theme_lang: 'en-EN' },
    viewport: { width: 320, height: 640 },
  },
]) {
  test.describe(name, () => {
    test.use({ viewport });

    test('specification §2.70, §2.71: the about box fits the page, and axe finds nothing', async ({
      page,
      portal,
    }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
      });
      await store(page, look);
      await page.goto(`${portal}/app`);
      await expect(page.locator('[aria-keyshortcuts="Control+K"]')).toBeVisible();
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox')).toBeFocused();
      await page.keyboard.type(viewport.width === 320 ? 'about' : 'sobre');
      await page.keyboard.press('Enter');
      const copy = page.getByRole('dialog').getByRole('button', { name: /^Copiar estes dados$|^Copy these/ });
      await expect(copy).toBeVisible();
      await expectNoViolation(page, 'about box');
      const [above, below] = await copy.evaluate((button) => {
        const [inner, outer] = [
          button.getBoundingClientRect(),
          button.parentElement?.getBoundingClientRect(),
        ];
        return [inner.top - (outer?.top ?? 0), (outer?.bottom ?? 0) - inner.bottom].map(Math.round);
      });
      // A hair line above.
      expect(Math.abs((above ?? 0) - (below ?? 0))).toBeLessThanOrEqual(1);
      await copy.click();
      await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
      await expectNoViolation(page, 'about box with the text to copy');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
      const dialog = page.getByRole('dialog');
      expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    });
  });
}

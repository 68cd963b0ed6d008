import { DEMONSTRATION_COMPANY } from '../../server/auth/seed';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import config from '../../contract.config';
import { expectNoViolation } from './axe';
import { LONG } from './long';
import { expect, setSettings, signIn, store, test } from './portal';

const hashFile = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');
const description = hashFile('api-spec/openapi.yaml');
const pacts = config.agreements.map(({ provider, pact }) => ({ provider, hash: hashFile(pact) }));
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

const box = (page: Page) => page.getByRole('dialog', { name: 'Sobre a Portaria' });
const helpMenu = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Ajuda' });
const technical = (page: Page) => box(page).getByText('Detalhes técnicos');
const copyButton = (page: Page) => box(page).getByRole('button', { name: 'Copiar dados para o suporte' });

async function openByKeyboard(page: Page) {
  await helpMenu(page).press('Enter');
  const panel = page.getByRole('dialog', { name: 'Ajuda' });
  // The panel is visible before it has the focus. Keys pressed before would be lost.
  await expect(panel.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('button', { name: 'Sobre a Portaria' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(box(page)).toBeVisible();
}

test('the about box opens from the help menu by keyboard, keeps the focus, and shows the version and hashes of this build [specification §2.71]', async ({
  page,
  portal,
}) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/palette.*', async (route) => {
    await released;
    await route.continue();
  });
  await signIn(page, portal);
  await openByKeyboard(page);
  await expect(box(page).getByRole('button', { name: 'Fechar' })).toBeFocused();
  release();
  await expect(box(page).getByRole('term').first()).toBeVisible();
  await expect(box(page).getByRole('button', { name: 'Fechar' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box(page)).toBeHidden();
  await test.step('it shows the version and hashes of this build each time', async () => {
    for (const time of ['first', 'second']) {
      await openByKeyboard(page);
      const values = box(page).getByRole('definition');
      await expect(values, time).toHaveText([version, DEMONSTRATION_COMPANY]);
      await page.keyboard.press('Tab');
      await expect(technical(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(values.nth(2)).toHaveText(/^([0-9a-f]{12}(-dirty)?|desconhecido)$/);
      await expect(values.nth(3)).toHaveText(description.slice(0, 12));
      for (const [index, { hash }] of pacts.entries()) {
        await expect(values.nth(4 + 2 * index)).toHaveText(hash.slice(0, 12));
        await expect(values.nth(5 + 2 * index)).not.toBeEmpty();
      }
      await expect(box(page).locator(':focus')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(box(page)).toBeHidden();
      await expect(helpMenu(page)).toBeFocused();
    }
  });
});

test('without a session the palette opens the about box @long [specification §2.71]', async ({
  page,
  portal,
}) => {
  await page.goto(`${portal}/app`);
  const opener = page.getByRole('button', { name: 'Ir para página ou painel…' });
  await opener.press('Enter');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('sobre');
  await expect(page.getByRole('option')).toHaveText(['Sobre a Portaria']);
  await page.keyboard.press('Enter');
  await expect(box(page)).toBeVisible();
  await box(page).getByRole('button', { name: 'Fechar' }).click();
  await expect(box(page)).toBeHidden();
  await expect(opener).toBeFocused();
});

test('one button copies all data with the full hashes, or shows them for selection when the browser denies copying [specification §2.72]', async ({
  page,
  portal,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await setSettings(page, { company: { name: 'Comercial Aurora' } });
  await signIn(page, portal);
  await openByKeyboard(page);
  await expect(box(page).getByRole('definition')).toHaveText([version, 'Comercial Aurora']);
  await copyButton(page).click();
  await expect(box(page).getByRole('status')).toHaveText('Dados copiados.');
  const lines = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  expect(lines).toEqual([
    'Portaria',
    `Versão: ${version}`,
    'Empresa: Comercial Aurora',
    expect.stringMatching(/^Commit: \S/),
    `Descrição da API (SHA-256): ${description}`,
    ...pacts.flatMap(({ provider, hash }) => [
      `Contrato com ${provider} (SHA-256): ${hash}`,
      expect.stringMatching(`^Última verificação de ${provider}: \\S`),
    ]),
  ]);
  await test.step('it shows the text for selection when the browser denies copying', async () => {
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await copyButton(page).click();
    await expect(box(page).getByRole('status')).toContainText('Não foi possível copiar.');
    await page.keyboard.press('Tab');
    await expect(box(page).getByRole('textbox', { name: 'Sobre a Portaria' })).toBeFocused();
    const selected = await page.evaluate(() => getSelection()?.toString());
    expect(selected).toContain(description);
    for (const { hash } of pacts) expect(selected).toContain(hash);
  });
});

for (const { name, appearance, viewport } of [
  { name: 'light, wide', appearance: {}, viewport: { width: 1280, height: 800 } },
  {
    name: 'dark, right to left, 320 pixels',
    appearance: { 'vien-themecolor': 'dark.greenlime', theme_lang: 'en-EN' },
    viewport: { width: 320, height: 640 },
  },
]) {
  test.describe(name, () => {
    test.use({ viewport });

    test(
      'the about box fits the page and axe finds no violation [specification §2.70, §2.71]',
      LONG,
      async ({ page, portal }) => {
        await page.addInitScript(() => {
          Object.defineProperty(navigator, 'clipboard', { value: undefined });
        });
        await store(page, appearance);
        await page.goto(`${portal}/app`);
        await expect(page.locator('[aria-keyshortcuts="Control+K"]')).toBeAttached();
        await page.keyboard.press('Control+k');
        await expect(page.getByRole('combobox')).toBeFocused();
        await page.keyboard.type(viewport.width === 320 ? 'about' : 'sobre');
        await page.keyboard.press('Enter');
        const copy = page
          .getByRole('dialog')
          .getByRole('button', { name: /^Copiar dados para o suporte$|^Copy details/ });
        await expect(copy).toBeVisible();
        await page.getByText(/^(Detalhes técnicos|Technical details)$/).click();
        await expectNoViolation(page, 'about box');
        const [above, below] = await copy.evaluate((button) => {
          const [inner, outer] = [
            button.getBoundingClientRect(),
            button.parentElement?.getBoundingClientRect(),
          ];
          return [inner.top - (outer?.top ?? 0), (outer?.bottom ?? 0) - inner.bottom].map(Math.round);
        });
        // The line above is one pixel thick.
        expect(Math.abs((above ?? 0) - (below ?? 0))).toBeLessThanOrEqual(1);
        await copy.click();
        await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
        await expectNoViolation(page, 'about box with the text to copy');
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
        const dialog = page.getByRole('dialog');
        expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      },
    );
  });
}

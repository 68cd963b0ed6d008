// Walks the screens in each language and reads every text that a person can meet: what stands on the page, hidden words
// for who hears it, and names in attributes. None may be another language's.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { LANGUAGES } from '../../src/config/languages';
import { STORED_ROLES } from '../../src/config/roles';
import { ana, expect, expectStored, PASSWORD, store, test } from './portal';

const CATALOGUES = ['pt-BR', 'en-US', 'es-ES'] as const;
type Name = (typeof CATALOGUES)[number];

/** The texts of a catalogue: whole ones, and the words between placeholders, which the page holds apart. */
function textsOf(name: Name): Set<string> {
  const catalogue = JSON.parse(readFileSync(`locales/${name}.json`, 'utf8')) as Record<string, string>;
  const parts = Object.values(catalogue).flatMap((text) =>
    text.includes(', plural,')
      ? [...text.matchAll(/\{#? ?([^{}]+)\}/g)].map((found) => found[1] ?? '')
      : text.split(/\{\w+\}|<[^>]+>/),
  );
  return new Set(parts.map((part) => plain(part)).filter((part) => /\p{L}{2}/u.test(part)));
}

// Isolation marks stand round words of others, and a list of words may end in a point.
const plain = (text: string) =>
  text
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const texts = new Map(CATALOGUES.map((name) => [name, textsOf(name)]));

/** What only other languages say. */
function foreignTo(name: Name): Map<string, string> {
  const own = texts.get(name) ?? new Set();
  return new Map(
    CATALOGUES.filter((other) => other !== name).flatMap((other) =>
      [...(texts.get(other) ?? [])]
        .filter((text) => !own.has(text))
        .map((text): [string, string] => [text, other]),
    ),
  );
}

const read = (page: Page) =>
  page.evaluate(() => {
    const found = [document.title];
    const pageLang = document.documentElement.lang;
    const isOwn = (element: Element | null) =>
      element?.closest('script, style, noscript, template') === null &&
      (element.closest('[lang]')?.getAttribute('lang') ?? pageLang) === pageLang;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (isOwn(parentElement) && textContent) found.push(textContent);
    }
    for (const name of [
      'title',
      'aria-label',
      'placeholder',
      'alt',
      'aria-description',
      'aria-roledescription',
      'aria-valuetext',
    ]) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        if (isOwn(element)) found.push(element.getAttribute(name) ?? '');
      }
    }
    return found;
  });

/** The title that the reference backend answers, by catalogue. */
const TITLE_OF_VENDAS: Record<Name, string> = { 'pt-BR': 'Vendas', 'en-US': 'Sales', 'es-ES': 'Ventas' };

for (const { code, catalogue } of LANGUAGES) {
  test(`specification §1.2: no screen in ${code} shows a text of another language`, async ({
    page,
    portal,
    guardedPortal,
    watch,
  }) => {
    const foreign = foreignTo(catalogue);
    const met = new Set<string>();
    const look = async (where: string) => {
      const seen = (await read(page)).map(plain).filter(Boolean);
      for (const text of seen) met.add(text);
      expect(
        seen.flatMap((text) => (foreign.has(text) ? [`${text} (${foreign.get(text) ?? ''})`] : [])),
        where,
      ).toEqual([]);
    };
    // Not the hidden one of a dashboard that is asked for.
    const heading = page.locator('h1:not(.visuallyHidden)');
    const dialog = page.getByRole('dialog');

    await store(page, { theme_lang: code });
    await page.goto(`${portal}/user/login`);
    const password = page.locator('input[name=password]');
    await password.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    await look('login with its messages');
    for (const path of [
      '/user/forgot-password',
      '/error',
      '/app',
      '/app/settings',
      '/app/dashboards/vendas',
    ]) {
      await page.goto(portal + path);
      await expect(heading).toBeVisible();
      await look(`${path}, signed out`);
    }
    await page.goto(`${guardedPortal}/unauthorized`);
    await expect(heading).toBeVisible();
    await look('/unauthorized');
    watch.expectLog(/500 .*config\.json/);
    await page.route('**/config.json', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
    await page.goto(`${portal}/`);
    await expect(heading).toBeVisible();
    await look('start that failed');

    await page.goto(`${portal}/user/login`);
    await page.locator('input[name=login]').fill(ana.login);
    await password.fill(PASSWORD);
    await password.press('Enter');
    await expect(page).toHaveURL(/\/app\/dashboards\/vendas$/);
    // The next address is a new page, which knows what storage holds.
    await expectStored(page, { 'theme-user-role': STORED_ROLES[ana.role] });
    for (const path of ['/app/dashboards/vendas', '/app/dashboards/nenhum', '/app/settings', '/']) {
      await page.goto(portal + path);
      await expect(heading).toBeVisible();
      await look(`${path}, signed in`);
    }
    await page.goto(`${portal}/app/dashboards/vendas`);
    await expect(heading).toHaveText(TITLE_OF_VENDAS[catalogue]);
    await page.getByRole('button', { name: ana.name }).click();
    await expect(page.getByRole('menuitem').last()).toBeVisible();
    await look('user menu');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toBeFocused();
    await look('palette');
    await page.keyboard.type('zzz');
    await expect(page.getByRole('option')).toHaveCount(0);
    await look('palette that found nothing');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.keyboard.press('?');
    await expect(dialog).toBeVisible();
    await look('shortcuts');

    // The walk reads what it says it reads.
    const own = [...(texts.get(catalogue) ?? [])].filter((text) => met.has(text));
    expect(own.length).toBeGreaterThan(90);
  });
}

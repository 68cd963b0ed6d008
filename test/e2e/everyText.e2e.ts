// Visits the screens in each language and reads every text. This includes hidden text for screen readers and names in
// attributes. No text may be in another language.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { LANGUAGES } from '../../api-spec/languages';
import type { CatalogueName } from '../../api-spec/languages';
import { chooseLanguageWithoutReply } from '../../server/http/language';
import { makeTranslate } from '../../server/texts/translate';
import { listCatalogueLanguages } from '../../src/config/languages';
import { writeRole } from '../../src/config/roles';
import { ana, expect, expectStored, PASSWORD, store, test } from './portal';
import { longIf } from './long';

const CATALOGUES = listCatalogueLanguages().map(({ catalogue }) => catalogue);

/** Removes the isolation marks around texts of the server, and extra spaces. */
const normalize = (text: string) =>
  text
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The variants of a plural without their number, such as `minutes` of `{# minutes}`. */
const PLURAL_VARIANT = /\{#? ?([^{}]+)\}/g;
/** A placeholder such as `{name}`, or a tag. */
const PLACEHOLDER = /\{\w+\}|<[^>]+>/;

/** Returns the texts of a catalogue. A text with placeholders is split at them, like on the page. */
function readCatalogue(name: CatalogueName): Set<string> {
  const catalogue = JSON.parse(readFileSync(`locales/${name}.json`, 'utf8')) as Record<string, string>;
  const parts = Object.values(catalogue).flatMap((text) =>
    text.includes(', plural,')
      ? [...text.matchAll(PLURAL_VARIANT)].map(([, variant = '']) => variant)
      : text.split(PLACEHOLDER),
  );
  // A part without two letters in a row is punctuation, which languages share.
  return new Set(parts.map((part) => normalize(part)).filter((part) => /\p{L}{2}/u.test(part)));
}

const catalogueTexts = new Map(CATALOGUES.map((name) => [name, readCatalogue(name)]));

/** Returns the texts that only other languages have, with the language of each. */
function findForeignTexts(name: CatalogueName): Map<string, string> {
  const ownTexts = catalogueTexts.get(name) ?? new Set();
  return new Map(
    CATALOGUES.filter((other) => other !== name).flatMap((other) =>
      [...(catalogueTexts.get(other) ?? [])]
        .filter((text) => !ownTexts.has(text))
        .map((text): [string, string] => [text, other]),
    ),
  );
}

const TEXT_ATTRIBUTES = [
  'title',
  'aria-label',
  'placeholder',
  'alt',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
];

/** Returns the title, the texts and the text attributes of the page, without parts in another `lang`. */
const readPageTexts = (page: Page) =>
  page.evaluate((attributes) => {
    const texts = [document.title];
    const pageLang = document.documentElement.lang;
    const isInPageLanguage = (element: Element | null) =>
      element?.closest('script, style, noscript, template') === null &&
      (element.closest('[lang]')?.getAttribute('lang') ?? pageLang) === pageLang;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (isInPageLanguage(parentElement) && textContent) texts.push(textContent);
    }
    for (const name of attributes) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        if (isInPageLanguage(element)) texts.push(element.getAttribute(name) ?? '');
      }
    }
    return texts;
  }, TEXT_ATTRIBUTES);

for (const { code, catalogue, tag } of LANGUAGES) {
  test(
    `no screen in ${code} shows a text of another language [specification §1.2]`,
    longIf(code !== 'en-EN'),
    async ({ page, portal, guardedPortal, watch }) => {
      const foreignTexts = findForeignTexts(catalogue);
      const seenTexts = new Set<string>();
      const check = async (where: string) => {
        const pageTexts = (await readPageTexts(page)).map(normalize).filter(Boolean);
        for (const text of pageTexts) seenTexts.add(text);
        expect(
          pageTexts
            .filter((text) => foreignTexts.has(text))
            .map((text) => `${text} (${foreignTexts.get(text) ?? ''})`),
          where,
        ).toEqual([]);
      };
      // A dashboard that is still loading has a hidden heading.
      const heading = page.locator('h1:not(.visuallyHidden)');
      const dialog = page.getByRole('dialog');

      await store(page, { theme_lang: code });
      await page.goto(`${portal}/user/login`);
      const password = page.locator('input[name=password]');
      await password.focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
      await check('login with its messages');
      for (const path of [
        '/user/forgot-password',
        '/error',
        '/app',
        '/app/settings',
        '/app/dashboards/vendas',
      ]) {
        await page.goto(portal + path);
        await expect(heading).toBeVisible();
        await check(`${path}, signed out`);
      }
      await page.goto(`${guardedPortal}/unauthorized`);
      await expect(heading).toBeVisible();
      await check('/unauthorized');
      watch.expectLog(/500 .*config\.json/);
      // Not `times: 1`: the route would end while the page loads, and another waiting request could stay without a response.
      await page.route('**/config.json', (route) => route.fulfill({ status: 500, body: '' }));
      await page.goto(`${portal}/`);
      await expect(heading).toBeVisible();
      await check('start that failed');
      await page.unroute('**/config.json');

      await page.goto(`${portal}/user/login`);
      await page.locator('input[name=login]').fill(ana.login);
      await password.fill(PASSWORD);
      await password.press('Enter');
      await expect(page).toHaveURL(/\/app\/dashboards\/vendas$/);
      // The next page reads the session from the storage.
      await expectStored(page, { 'theme-user-role': writeRole(ana.role) });
      for (const path of ['/app/dashboards/vendas', '/app/dashboards/nenhum', '/app/settings', '/']) {
        await page.goto(portal + path);
        await expect(heading).toBeVisible();
        await check(`${path}, signed in`);
      }
      await page.goto(`${portal}/app/dashboards/vendas`);
      // The title of a dashboard is a text of the server.
      const translate = makeTranslate(chooseLanguageWithoutReply(tag).language);
      await expect(heading).toHaveText(translate('dashboard.vendas'));
      await page.getByRole('button', { name: ana.name }).click();
      await expect(dialog.getByRole('radio').last()).toBeVisible();
      await check('user menu');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox')).toBeFocused();
      await check('palette');
      await page.keyboard.type('zzz');
      // The search in the list stays.
      await expect(page.getByRole('option')).toHaveCount(1);
      await check('palette that found nothing');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await page.keyboard.press('?');
      await expect(dialog).toBeVisible();
      await check('shortcuts');

      // A minimum of known texts proves that the test reads the screens.
      const knownTexts = [...(catalogueTexts.get(catalogue) ?? [])].filter((text) => seenTexts.has(text));
      expect(knownTexts.length).toBeGreaterThan(90);
    },
  );
}

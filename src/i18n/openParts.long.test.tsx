// Reads dialogs and drawers in the pseudo-language: text without accents is not from a catalogue.
// test/texts.test.ts checks that each catalogue has every text in its language.
import { act, screen, waitFor, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import type { MessageFormatElement } from 'react-intl';
import parseCatalogue from '../../locales/parse-loader.js';
import { network } from '../../test/support/network';
import { renderApp, storeSession } from '../../test/support/renderApp';
import { getScenario } from '../../test/support/scenarios';
import { resizeTo } from '../../test/support/viewport';
import { languageChosen } from '../store/language';
import { loadCatalogue } from './catalogue';

const { response: session } = getScenario('/session', 'admin');
const { response: list } = getScenario('/dashboards', 'dashboards');

const source = readFileSync('locales/pt-BR.json', 'utf8');
const parsePart = (resourceQuery: string) =>
  JSON.parse(
    parseCatalogue
      .call({ resourceQuery, getOptions: () => ({ isPseudo: true }) }, source)
      .replace(/^export default |;\s*$/g, ''),
  ) as Record<string, MessageFormatElement[]>;
const pseudo = { ...parsePart('?first'), ...parsePart('?frame'), ...parsePart('?pages') };
/** Returns a text without its placeholders. */
const pseudoText = (id: string) =>
  (pseudo[id] ?? []).map((part) => ('value' in part ? part.value : '')).join('');

/** Data, names, and formats of the browser. */
const DATA = [
  // The initials of the name.
  'AS',
  ...[session.name, session.login, 'Portaria', 'Ctrl', 'Shift', 'Tab', 'Enter', 'Esc', 'SHA-256'],
  ...['Português', 'English (RTL)', 'English', 'Español', 'EN-RTL', 'in 2 minutes', '2 minutes', 'AM', 'PM'],
  ...list.dashboards.flatMap(({ code, title }) => [title, code]),
];

/** Returns all texts on the page, including hidden ones and names in attributes. */
function readTexts(): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    // A text in another language has a `lang`, and codes are not translated.
    const { parentElement, textContent } = walker.currentNode;
    if (parentElement?.closest('[lang]:not(html), code, style') === null) found.push(textContent ?? '');
  }
  for (const name of ['title', 'aria-label', 'placeholder', 'aria-valuetext', 'aria-description']) {
    for (const element of document.querySelectorAll(`[${name}]`))
      found.push(element.getAttribute(name) ?? '');
  }
  return found;
}

const untranslated = () =>
  readTexts().filter(
    (text) => text !== 'en' && /[a-z]{2}/i.test(DATA.reduce((rest, data) => rest.replaceAll(data, ''), text)),
  );

beforeAll(async () => {
  await Promise.all([
    import('../screens/app/AppFrame'),
    import('../screens/app/palette/overlayParts'),
    import('../screens/signIn/SessionDialog'),
  ]);
}, 60_000);

async function openInPseudo(endsInMs: number) {
  storeSession();
  network.get('/session', { ...session, expiresAt: new Date(Date.now() + endsInMs).toISOString() });
  network.get('/dashboards', list);
  const view = await renderApp({
    at: '/app/dashboards/vendas',
    load: async (code, part) => (code === 'en-US' ? pseudo : loadCatalogue(code, part)),
  });
  act(() => void view.store.dispatch(languageChosen('en-US')));
  await screen.findAllByText(/⟦/);
  const press = async (name: string) => view.user.click(await screen.findByRole('button', { name }));
  const dialog = (role = 'dialog') => screen.findByRole(role);
  const dialogCloses = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  return { ...view, press, dialog, dialogCloses };
}

it('all texts of the app area’s dialogs are from the catalogues [specification §1.2]', async () => {
  const { user, press, dialog, dialogCloses } = await openInPseudo(3_600_000);
  await press(session.name);
  within(await dialog()).getAllByRole('radio');
  expect(untranslated()).toEqual([]);
  await user.keyboard('{Escape}');
  await dialogCloses();
  await press(pseudoText('app.help'));
  await screen.findByRole('button', { name: pseudoText('about.title') });
  expect(untranslated()).toEqual([]);
  await press(pseudoText('about.title'));
  within(await dialog()).getByRole('button', { name: pseudoText('about.copy') });
  expect(untranslated()).toEqual([]);
  await user.keyboard('{Escape}');
  await dialogCloses();
  await user.keyboard('{Control>}k{/Control}');
  expect((await screen.findAllByRole('option')).length).toBeGreaterThan(20);
  expect(untranslated()).toEqual([]);
  await user.keyboard('{Escape}');
  await dialogCloses();
  await user.keyboard('?');
  within(await dialog()).getByText(pseudoText('shortcut.title'));
  expect(untranslated()).toEqual([]);
}, 30_000);

it('all texts of a phone’s drawer are from the catalogues [specification §1.2]', async () => {
  resizeTo(400);
  const { press, dialog } = await openInPseudo(3_600_000);
  expect(untranslated()).toEqual([]);
  await press(pseudoText('menu.main'));
  within(await dialog()).getByRole('link', { name: pseudoText('menu.settings') });
  expect(untranslated()).toEqual([]);
}, 30_000);

it('all texts of the session’s end and of the form over the page are from the catalogues [specification §1.2]', async () => {
  const { user, press, dialog } = await openInPseudo(90_000);
  await dialog('alertdialog');
  expect(untranslated()).toEqual([]);
  await press(pseudoText('expiry.again'));
  await user.click(await screen.findByRole('button', { name: pseudoText('login.submit') }));
  await screen.findByText(pseudoText('login.password.missing'));
  expect(untranslated()).toEqual([]);
}, 30_000);

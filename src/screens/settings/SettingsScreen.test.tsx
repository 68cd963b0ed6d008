import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { eachRow } from '../../../test/support/eachRow';
import { network, stubWithoutExtension } from '../../../test/support/network';
import { changeInAnotherTab } from '../../../test/support/otherTab';
import { renderApp, storeSession } from '../../../test/support/renderApp';
import { settingsPartTo } from '../../config/settingsParts';
import type { SettingsPart } from '../../config/settingsParts';
import { STORED, listStorageKeys } from '../../config/stored';
import type { StorageKey } from '../../config/stored';

const STORAGE_KEYS = listStorageKeys();
const ADDRESS = '/app/settings';

/** Opens the settings page and waits for its heading. */
async function openSettings(options: Partial<Parameters<typeof renderApp>[0]> = {}) {
  const view = await renderApp({ at: ADDRESS, ...options });
  await screen.findByRole('heading', { level: 1, name: 'Configurações' });
  return view;
}

/** Opens the appearance without a session, and returns it. */
async function openAppearance(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Aparência' }));
  return screen.findByRole('dialog', { name: 'Aparência' });
}

const radio = (name: string) => screen.getByRole('radio', { name });
const toggle = (name: string) => screen.getByRole('switch', { name });
const storedData = () => screen.getByRole('region', { name: 'Dados salvos neste navegador' });
/** Finds the row of a key in the list of stored values. */
const findRow = (key: string) => within(storedData()).findByRole('row', { name: new RegExp(`\\b${key}$`) });
const readStorage = () => Object.fromEntries(Object.entries(localStorage));
const expectStored = (expected: Record<string, string>) =>
  waitFor(() => expect(readStorage()).toEqual(expected));

// Loads the screens before the tests, because compiling them takes long.
beforeAll(async () => {
  await Promise.all([import('../app/AppFrame'), import('./SettingsScreen')]);
}, 60_000);

it('is a page of the app area, open to everyone without the guard, and sends no request [specification §2.60]', async () => {
  await openSettings();
  expect(document.title).toBe('Configurações · Portaria');
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Aparência',
    'Idioma',
    'Menus',
    'Atalhos de teclado',
    'Dados salvos neste navegador',
  ]);
  expect(network.sent()).toEqual([]);
  expect(readStorage()).toEqual({});
});

it('needs a session with the guard [specification §2.60]', async () => {
  const { address } = await renderApp({ at: `${ADDRESS}#menus`, settings: { authGuardEnabled: true } });
  await screen.findByRole('heading', { level: 1, name: 'Entrar' });
  expect(address()).toBe('/user/login');
});

eachRow([
  ['appearance', 'Aparência'],
  ['language', 'Idioma'],
  ['menus', 'Menus'],
  ['shortcuts', 'Atalhos de teclado'],
  ['stored', 'Dados salvos neste navegador'],
] satisfies [SettingsPart, string][])(
  '#%s moves the focus to its section [specification §2.61]',
  async (part, name) => {
    await openSettings({ at: settingsPartTo(part) });
    expect(screen.getByRole('region', { name })).toHaveFocus();
  },
);

it('each choice is stored at once, in the format of the earlier portal [specification §2.62, §4.40, §3.10, §3.12]', async () => {
  const { user } = await openSettings();
  expect(radio('Verde-limão')).toBeChecked();
  expect(radio('Claro')).toBeChecked();
  expect(radio('Arredondados')).toBeChecked();

  await user.click(radio('Vermelho-rubi'));
  await expectStored({ 'vien-themecolor': 'light.redruby' });
  await user.click(radio('Escuro'));
  await expectStored({ 'vien-themecolor': 'dark.redruby' });
  expect(document.documentElement.dataset).toMatchObject({ color: 'redruby', mode: 'dark' });
  await user.click(radio('Retos'));
  await expectStored({ 'vien-themecolor': 'dark.redruby', 'vien-themeradius': 'flat' });
  expect(document.documentElement.dataset['radius']).toBe('flat');

  await user.click(radio('Igual ao do sistema'));
  await waitFor(() => expect(readStorage()['portal-theme-mode']).toBe('system:dark.redruby'));
  // A system without a preference is light.
  expect(document.documentElement.dataset['mode']).toBe('light');
});

it('the density is stored, and "Automática" leaves it to the pointer again [specification §3.22, §4.42]', async () => {
  const { user } = await openSettings();
  expect(radio('Automática')).toBeChecked();
  expect(document.documentElement.dataset['density']).toBe('auto');
  await user.click(radio('Compacta'));
  await expectStored({ 'portal-density': 'compact' });
  expect(document.documentElement.dataset['density']).toBe('compact');
  changeInAnotherTab(STORED.theme.density.key, 'comfortable');
  await waitFor(() => expect(radio('Confortável')).toBeChecked());
  await user.click(radio('Automática'));
  await expectStored({});
  expect(document.documentElement.dataset['density']).toBe('auto');
});

eachRow([
  ['pt-BR', 'Menu e lista', 'Tudo à vista. Em telas grandes.'],
  ['pt-BR', 'Só o menu', 'A lista abre quando você precisa. Em tablets e telas maiores.'],
  ['pt-BR', 'Sem menus', 'Mais espaço para a página. Em qualquer tela.'],
  ['en-US', 'Menu and list', 'Everything in view. On large screens.'],
  ['es-ES', 'Menú y lista', 'Todo a la vista. En pantallas grandes.'],
  ['en-EN', 'Menu only', 'The list opens when you need it. On tablets and larger screens.'],
])(
  'in %s, the menu type "%s" says to which screens it applies [specification §2.30, §9.5]',
  async (language, name, text) => {
    localStorage.setItem(STORED.language.chosen.key, language);
    await renderApp({ at: ADDRESS });
    expect(await screen.findByRole('radio', { name })).toHaveAccessibleDescription(text);
  },
);

it('a colour chosen in the system mode keeps the system mode @long [specification §4.40]', async () => {
  localStorage.setItem(STORED.theme.color.key, 'dark.redruby');
  localStorage.setItem(STORED.theme.mode.key, 'system:dark.redruby');
  const { user } = await openSettings();
  expect(radio('Igual ao do sistema')).toBeChecked();
  await user.click(radio('Azul-marinho'));
  await expectStored({ 'vien-themecolor': 'dark.bluenavy', 'portal-theme-mode': 'system:dark.bluenavy' });
  expect(radio('Igual ao do sistema')).toBeChecked();
});

it('a colour chosen in an earlier portal takes precedence, and the list shows the ignored value @long [specification §3.12, §2.63]', async () => {
  localStorage.setItem(STORED.theme.color.key, 'dark.redruby');
  localStorage.setItem(STORED.theme.mode.key, 'system:dark.redruby');
  await openSettings();
  expect(await findRow('portal-theme-mode')).toHaveTextContent('Igual ao do sistema');
  changeInAnotherTab(STORED.theme.color.key, 'dark.greysteel');
  await waitFor(() => expect(radio('Cinza-aço')).toBeChecked());
  expect(radio('Escuro')).toBeChecked();
  expect(document.documentElement.dataset).toMatchObject({ color: 'greysteel', mode: 'dark' });
  expect(await findRow('portal-theme-mode')).toHaveTextContent('Sem efeito');
});

it('language, menu type and shortcuts are stored at once [specification §2.62, §3.9, §3.20, §3.21]', async () => {
  const { user } = await openSettings();
  await user.click(radio('Sem menus'));
  await expectStored({ 'portal-menu': 'menu-hidden' });
  await user.click(toggle('Atalho da busca'));
  await user.click(toggle('Lista de atalhos'));
  await expectStored({
    'portal-menu': 'menu-hidden',
    'portal-command-palette': 'off',
    'portal-shortcut-help': 'off',
  });
  await user.click(toggle('Lista de atalhos'));
  await waitFor(() => expect(readStorage()['portal-shortcut-help']).toBe('on'));
  await user.click(radio('Español'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Configuración' })).toBeInTheDocument();
  await waitFor(() => expect(readStorage()['theme_lang']).toBe('es-ES'));
  expect(document.title).toBe('Configuración · Portaria');
});

describe('the list of stored data [specification §2.63]', () => {
  /** Stores a session, and a value under every other key. */
  function storeEverything(): void {
    storeSession();
    const values: Partial<Record<StorageKey, string>> = {
      theme_lang: 'pt-BR',
      'vien-themecolor': 'dark.redruby',
      'vien-themeradius': 'flat',
      'portal-density': 'compact',
      'portal-theme-mode': 'system:dark.redruby',
      'portal-menu': 'menu-hidden',
      'portal-menu-wide': 'menu-default',
      'portal-menu-medium': 'menu-sub-hidden',
      'portal-command-palette': 'off',
      'portal-shortcut-help': 'on',
      'portal-desk': '{}',
      'portal-entry-columns': 'due,amount',
      'portal-submissions': '{}',
      'theme-user-role': '0',
    };
    for (const key of STORAGE_KEYS) {
      const value = values[key];
      if (value !== undefined) localStorage.setItem(key, value);
    }
  }

  it('has a row for every key, and shows no secret', async () => {
    stubWithoutExtension();
    storeEverything();
    const token = String(JSON.parse(localStorage.getItem(STORED.session.token.key) ?? ''));
    expect(token).not.toBe('');
    await openSettings();
    expect(Object.keys(localStorage).sort()).toEqual([...STORAGE_KEYS].sort());
    const expectedTexts: Record<StorageKey, string> = {
      'portal-token': 'conteúdo não é exibido',
      'portal-user': 'conteúdo não é exibido',
      theme_lang: 'Português',
      'vien-themecolor': 'Vermelho-rubi · Escuro',
      'vien-themeradius': 'Retos',
      'portal-density': 'Compacta',
      'portal-theme-mode': 'Igual ao do sistema',
      'portal-menu': 'Sem menus',
      'portal-menu-wide': 'Menu e lista',
      'portal-menu-medium': 'Só o menu',
      'portal-command-palette': 'Desativado',
      'portal-shortcut-help': 'Ativado',
      'portal-desk': 'Salvo',
      'portal-entry-columns': 'Salvo',
      'portal-submissions': 'Salvo',
      'theme-user-role': 'Editor',
    };
    for (const key of STORAGE_KEYS) expect(await findRow(key)).toHaveTextContent(expectedTexts[key]);
    expect(within(storedData()).queryByRole('list')).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(token);
  });

  it('names what is not stored, and follows each choice', async () => {
    const { user } = await openSettings();
    expect(await within(storedData()).findByText(/^Nada salvo ainda/)).toBeInTheDocument();
    await user.click(radio('Retos'));
    expect(await findRow('vien-themeradius')).toHaveTextContent('Retos');
    const namesWithoutValue = within(storedData())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(namesWithoutValue).toHaveLength(STORAGE_KEYS.length - 1);
    expect(namesWithoutValue).toContain('Sua sessão');
    expect(namesWithoutValue).not.toContain('Cantos');
  });

  it('shows changes of another tab, including unknown keys @long', async () => {
    await openSettings();
    expect(await within(storedData()).findByText(/^Nada salvo ainda/)).toBeInTheDocument();
    changeInAnotherTab(STORED.theme.radius.key, 'flat');
    expect(await findRow('vien-themeradius')).toHaveTextContent('Retos');
    changeInAnotherTab(STORED.role.stored.key, '1');
    expect(await findRow('theme-user-role')).toBeInTheDocument();
  });

  it('reports an invalid value without repeating it', async () => {
    for (const key of STORAGE_KEYS) {
      if (key !== STORED.session.token.key && key !== STORED.session.user.key)
        localStorage.setItem(key, 'coisa-estranha');
    }
    await renderApp({ at: ADDRESS });
    await screen.findByRole('heading', { level: 1, name: 'Settings' });
    const table = await screen.findByRole('table', { name: 'Saved data' });
    expect(within(table).getAllByText(/Unknown to this version/)).toHaveLength(
      // Not the two keys of the session, the theme mode, which has no effect, and the submissions, which have no value.
      STORAGE_KEYS.length - 4,
    );
    expect(document.body).not.toHaveTextContent('coisa-estranha');
  });

  it('does not list a value that the browser refused to store @long [specification §8.6]', async () => {
    const { user } = await openSettings({
      storage: {
        getItem: () => null,
        removeItem: () => undefined,
        setItem: () => {
          throw new Error('full');
        },
      },
    });
    // redux-persist logs the error in development.
    jest.spyOn(console, 'error').mockImplementationOnce(() => undefined);
    await user.click(radio('Retos'));
    expect(document.documentElement.dataset['radius']).toBe('flat');
    expect(await screen.findByText(/^Nada salvo ainda/)).toBeInTheDocument();
  });
});

describe('the reset of the settings [specification §2.64]', () => {
  const resetButton = () => screen.getByRole('button', { name: 'Restaurar padrões' });

  function storeChoices(): void {
    localStorage.setItem(STORED.theme.color.key, 'dark.redruby');
    localStorage.setItem(STORED.theme.mode.key, 'system:dark.redruby');
    localStorage.setItem(STORED.theme.radius.key, 'flat');
    localStorage.setItem(STORED.menu.type.key, 'menu-hidden');
    localStorage.setItem(STORED.menu.wide.key, 'menu-default');
    localStorage.setItem(STORED.shortcuts.palette.key, 'off');
    localStorage.setItem(STORED.language.chosen.key, 'pt-BR');
    localStorage.setItem(STORED.role.stored.key, '0');
  }

  it('asks for confirmation, removes the keys, and keeps language and role', async () => {
    storeChoices();
    const { user } = await openSettings();
    await user.click(resetButton());
    expect(screen.getByRole('group', { name: /^Restaurar o padrão de aparência/ })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
    expect(readStorage()['vien-themeradius']).toBe('flat');
    await user.click(screen.getByRole('button', { name: 'Restaurar' }));
    await expectStored({ theme_lang: 'pt-BR', 'theme-user-role': '0' });
    expect(within(storedData()).getByRole('status')).toHaveTextContent('voltaram ao padrão');
    expect(resetButton()).toHaveFocus();
    expect(radio('Verde-limão')).toBeChecked();
    expect(radio('Claro')).toBeChecked();
    expect(radio('Menu e lista')).toBeChecked();
    expect(toggle('Atalho da busca')).toBeChecked();
    expect(document.documentElement.dataset).toMatchObject({
      color: 'greenlime',
      mode: 'light',
      radius: 'rounded',
    });
  });

  it('keeps an invalid value, and the list still reports it @long', async () => {
    localStorage.setItem(STORED.theme.color.key, 'coisa-estranha');
    localStorage.setItem(STORED.theme.radius.key, 'flat');
    const { user } = await openSettings();
    await user.click(resetButton());
    await user.click(screen.getByRole('button', { name: 'Restaurar' }));
    await expectStored({ 'vien-themecolor': 'coisa-estranha' });
    expect(await findRow('vien-themecolor')).toHaveTextContent(
      'desconhecido nesta versão: é mantido, mas vale o padrão',
    );
  });

  it.each(['Escape', 'the button'])('%s cancels the reset', async (way) => {
    storeChoices();
    const { user } = await openSettings();
    const before = readStorage();
    await user.click(resetButton());
    if (way === 'Escape') await user.keyboard('{Escape}');
    else await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(resetButton()).toHaveFocus();
    expect(within(storedData()).getByRole('status')).toBeEmptyDOMElement();
    expect(readStorage()).toEqual(before);
  });
});

it('colours and the dark switch are on the settings page and in the top bar [specification §9.6]', async () => {
  const { user } = await openSettings();
  const names = ['Vermelho-rubi', 'Escuro'];
  for (const name of names) expect(radio(name)).toBeVisible();
  const panel = within(await openAppearance(user));
  for (const name of names) expect(panel.getByRole('radio', { name })).toBeVisible();
});

describe('in the top bar', () => {
  it('the appearance applies a choice at once and stays open [specification §2.65]', async () => {
    const { user } = await renderApp({ at: '/app/dashboards/default' });
    const panel = await openAppearance(user);
    const button = screen.getByRole('button', { name: 'Aparência' });
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.click(within(panel).getByRole('radio', { name: 'Roxo' }));
    await user.click(within(panel).getByRole('radio', { name: 'Retos' }));
    await user.click(within(panel).getByRole('radio', { name: 'Escuro' }));
    await expectStored({ 'vien-themecolor': 'dark.purplemonster', 'vien-themeradius': 'flat' });
    expect(document.documentElement.dataset).toMatchObject({ color: 'purplemonster', mode: 'dark' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    expect(button).toHaveFocus();
  });

  it('light or dark ends the following of the system and keeps the colour [specification §2.66]', async () => {
    localStorage.setItem(STORED.theme.color.key, 'dark.redruby');
    localStorage.setItem(STORED.theme.mode.key, 'system:dark.redruby');
    const { user } = await renderApp({ at: '/app/dashboards/default' });
    const panel = await openAppearance(user);
    // The system has no preference, so the page is light although the stored theme is dark.
    expect(document.documentElement.dataset['mode']).toBe('light');
    await user.click(within(panel).getByRole('radio', { name: 'Escuro' }));
    await expectStored({ 'vien-themecolor': 'dark.redruby' });
    await user.click(within(panel).getByRole('radio', { name: 'Claro' }));
    await expectStored({ 'vien-themecolor': 'light.redruby' });
  });
});

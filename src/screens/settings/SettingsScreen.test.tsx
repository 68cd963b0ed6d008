import { act, screen, waitFor, within } from '@testing-library/react';
import { network, withoutExtension } from '../../../test/support/network';
import { renderApp, storeSession } from '../../../test/support/renderApp';
import { settingsPartTo } from '../../config/settingsParts';
import type { SettingsPart } from '../../config/settingsParts';
import { STORED, listStoredFields } from '../../config/stored';
import type { StorageKey } from '../../config/stored';
import { OFFERED } from '../../config/themes';

const STORAGE_KEYS = listStoredFields().map(({ key }) => key);
const AT = '/app/settings';

/** The page, on screen. */
async function open(options: Partial<Parameters<typeof renderApp>[0]> = {}) {
  const view = await renderApp({ at: AT, ...options });
  await screen.findByRole('heading', { level: 1, name: 'Configurações' });
  return view;
}

const radio = (name: string) => screen.getByRole('radio', { name });
const toggle = (name: string) => screen.getByRole('switch', { name });
const stored = () => screen.getByRole('region', { name: 'Guardado neste navegador' });
/** The row of a key in the list of stored values. */
const row = (key: string) => within(stored()).findByRole('row', { name: new RegExp(`\\b${key}$`) });
const entries = () => Object.fromEntries(Object.entries(localStorage));
const becomes = (expected: Record<string, string>) => waitFor(() => expect(entries()).toEqual(expected));

/** Changes storage as another tab does. */
function elsewhere(key: string, value: string): void {
  localStorage.setItem(key, value);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: value })));
}

// Compiled here, and not while a test waits.
beforeAll(async () => {
  await Promise.all([import('../app/AppFrame'), import('./SettingsScreen')]);
}, 60_000);

it('specification §2.60: is a page of the app area, for everybody while the guard is off, and calls nothing', async () => {
  await open();
  expect(document.title).toBe('Configurações · Portaria');
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Aparência',
    'Idioma',
    'Menus',
    'Atalhos de teclado',
    'Guardado neste navegador',
  ]);
  expect(network.sent()).toEqual([]);
  expect(entries()).toEqual({});
});

it('specification §2.60: behind the guard it needs a session', async () => {
  const { address } = await renderApp({ at: `${AT}#menus`, settings: { authGuardEnabled: true } });
  await screen.findByRole('heading', { level: 1, name: 'Entrar' });
  expect(address()).toBe('/user/login');
});

it.each([
  ['appearance', 'Aparência'],
  ['language', 'Idioma'],
  ['menus', 'Menus'],
  ['shortcuts', 'Atalhos de teclado'],
  ['stored', 'Guardado neste navegador'],
] satisfies [SettingsPart, string][])(
  'specification §2.61: #%s gives its section the focus',
  async (part, name) => {
    await open({ at: settingsPartTo(part) });
    expect(screen.getByRole('region', { name })).toHaveFocus();
  },
);

it('specification §2.62, §4.40, §3.10, §3.12: each choice is kept at once, in the form of the earlier portal', async () => {
  const { user } = await open();
  expect(radio('Verde-limão')).toBeChecked();
  expect(radio('Claro')).toBeChecked();
  expect(radio('Redondos')).toBeChecked();

  await user.click(radio('Vermelho-rubi'));
  await becomes({ 'vien-themecolor': 'light.redruby' });
  await user.click(radio('Escuro'));
  await becomes({ 'vien-themecolor': 'dark.redruby' });
  expect(document.documentElement.dataset).toMatchObject({ color: 'redruby', mode: 'dark' });
  await user.click(radio('Retos'));
  await becomes({ 'vien-themecolor': 'dark.redruby', 'vien-themeradius': 'flat' });
  expect(document.documentElement.dataset['radius']).toBe('flat');

  await user.click(radio('Como o sistema'));
  await waitFor(() => expect(entries()['portal-theme-mode']).toBe('system:dark.redruby'));
  // A system without a preference is light.
  expect(document.documentElement.dataset['mode']).toBe('light');
});

it('specification §4.40: a colour chosen while the page follows the system goes on following', async () => {
  localStorage.setItem(STORED.theme.color.key, 'dark.redruby');
  localStorage.setItem(STORED.theme.mode.key, 'system:dark.redruby');
  const { user } = await open();
  expect(radio('Como o sistema')).toBeChecked();
  await user.click(radio('Azul-marinho'));
  await becomes({ 'vien-themecolor': 'dark.bluenavy', 'portal-theme-mode': 'system:dark.bluenavy' });
  expect(radio('Como o sistema')).toBeChecked();
});

it('specification §3.12, §2.63: a colour chosen in an earlier portal wins, and the list says what lost', async () => {
  localStorage.setItem(STORED.theme.color.key, 'dark.redruby');
  localStorage.setItem(STORED.theme.mode.key, 'system:dark.redruby');
  await open();
  expect(await row('portal-theme-mode')).toHaveTextContent('Como o sistema');
  elsewhere(STORED.theme.color.key, 'dark.greysteel');
  await waitFor(() => expect(radio('Cinza-aço')).toBeChecked());
  expect(radio('Escuro')).toBeChecked();
  expect(document.documentElement.dataset).toMatchObject({ color: 'greysteel', mode: 'dark' });
  expect(await row('portal-theme-mode')).toHaveTextContent('Sem efeito');
});

it('specification §2.62, §3.9, §3.20, §3.21: language, menu type and shortcuts are kept at once', async () => {
  const { user } = await open();
  await user.click(radio('Sem menus'));
  await becomes({ 'portal-menu': 'menu-hidden' });
  await user.click(toggle('Busca de comandos'));
  await user.click(toggle('Lista de atalhos'));
  await becomes({
    'portal-menu': 'menu-hidden',
    'portal-command-palette': 'off',
    'portal-shortcut-help': 'off',
  });
  await user.click(toggle('Lista de atalhos'));
  await waitFor(() => expect(entries()['portal-shortcut-help']).toBe('on'));
  await user.click(radio('Español'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Configuración' })).toBeInTheDocument();
  await waitFor(() => expect(entries()['theme_lang']).toBe('es-ES'));
  expect(document.title).toBe('Configuración · Portaria');
});

describe('specification §2.63: what is kept here', () => {
  /** Something under every key that there is. */
  function storeEverything(): void {
    storeSession();
    const texts: Partial<Record<StorageKey, string>> = {
      theme_lang: 'pt-BR',
      'vien-themecolor': 'dark.redruby',
      'vien-themeradius': 'flat',
      'portal-theme-mode': 'system:dark.redruby',
      'portal-menu': 'menu-hidden',
      'portal-menu-wide': 'menu-default',
      'portal-menu-medium': 'menu-sub-hidden',
      'portal-command-palette': 'off',
      'portal-shortcut-help': 'on',
      'theme-user-role': '0',
    };
    for (const key of STORAGE_KEYS) {
      const text = texts[key];
      if (text !== undefined) localStorage.setItem(key, text);
    }
  }

  it('every key has its row, in words, and no secret is told', async () => {
    withoutExtension();
    storeEverything();
    const token = String(JSON.parse(localStorage.getItem(STORED.session.token.key) ?? ''));
    expect(token).not.toBe('');
    await open();
    expect(Object.keys(localStorage).sort()).toEqual([...STORAGE_KEYS].sort());
    const words: Record<StorageKey, string> = {
      'portal-token': 'conteúdo não é mostrado',
      'portal-user': 'conteúdo não é mostrado',
      theme_lang: 'Português',
      'vien-themecolor': 'Vermelho-rubi · Escuro',
      'vien-themeradius': 'Retos',
      'portal-theme-mode': 'Como o sistema',
      'portal-menu': 'Sem menus',
      'portal-menu-wide': 'Menu e submenu',
      'portal-menu-medium': 'Só o menu',
      'portal-command-palette': 'Desligado',
      'portal-shortcut-help': 'Ligado',
      'theme-user-role': 'Editor',
    };
    for (const key of STORAGE_KEYS) expect(await row(key)).toHaveTextContent(words[key]);
    expect(within(stored()).queryByRole('list')).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(token);
  });

  it('what is not kept is named, and follows each choice', async () => {
    const { user } = await open();
    expect(await within(stored()).findByText(/^Nada está guardado/)).toBeInTheDocument();
    await user.click(radio('Retos'));
    expect(await row('vien-themeradius')).toHaveTextContent('Retos');
    const absent = within(stored())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(absent).toHaveLength(STORAGE_KEYS.length - 1);
    expect(absent).toContain('Sua sessão');
    expect(absent).not.toContain('Cantos');
  });

  it('another tab’s changes show, those of a key that no choice belongs to as well', async () => {
    await open();
    expect(await within(stored()).findByText(/^Nada está guardado/)).toBeInTheDocument();
    elsewhere(STORED.theme.radius.key, 'flat');
    expect(await row('vien-themeradius')).toHaveTextContent('Retos');
    elsewhere(STORED.role.stored.key, '1');
    expect(await row('theme-user-role')).toBeInTheDocument();
  });

  it('a text that means nothing is told as such, and not repeated', async () => {
    for (const key of STORAGE_KEYS) {
      if (key !== STORED.session.token.key && key !== STORED.session.user.key)
        localStorage.setItem(key, 'coisa-estranha');
    }
    await renderApp({ at: AT });
    await screen.findByRole('heading', { level: 1, name: 'Settings' });
    const table = await screen.findByRole('table', { name: 'What is kept' });
    expect(within(table).getAllByText(/does not know/)).toHaveLength(
      // "As the system" is set aside.
      STORAGE_KEYS.length - 3,
    );
    expect(document.body).not.toHaveTextContent('coisa-estranha');
  });

  it('specification §8.6: what the browser refused to keep is not said to be kept', async () => {
    const { user } = await open({
      storage: {
        getItem: () => null,
        removeItem: () => undefined,
        setItem: () => {
          throw new Error('full');
        },
      },
    });
    // redux-persist logs it in development.
    jest.spyOn(console, 'error').mockImplementationOnce(() => undefined);
    await user.click(radio('Retos'));
    expect(document.documentElement.dataset['radius']).toBe('flat');
    expect(await screen.findByText(/^Nada está guardado/)).toBeInTheDocument();
  });
});

describe('specification §2.64: back to the shipped settings', () => {
  const ask = () => screen.getByRole('button', { name: 'Voltar ao padrão' });

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

  it('is asked once more in place, takes the keys out of storage, and leaves language and role', async () => {
    storeChoices();
    const { user } = await open();
    await user.click(ask());
    expect(screen.getByRole('group', { name: /^Voltar ao padrão em aparência/ })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
    expect(entries()['vien-themeradius']).toBe('flat');
    await user.click(screen.getByRole('button', { name: 'Sim, voltar ao padrão' }));
    await becomes({ theme_lang: 'pt-BR', 'theme-user-role': '0' });
    expect(within(stored()).getByRole('status')).toHaveTextContent('voltaram ao padrão');
    expect(ask()).toHaveFocus();
    expect(radio('Verde-limão')).toBeChecked();
    expect(radio('Claro')).toBeChecked();
    expect(radio('Menu e submenu')).toBeChecked();
    expect(toggle('Busca de comandos')).toBeChecked();
    expect(document.documentElement.dataset).toMatchObject({
      color: 'greenlime',
      mode: 'light',
      radius: 'rounded',
    });
  });

  it('leaves a text that means nothing as it was found, and the list goes on saying so', async () => {
    localStorage.setItem(STORED.theme.color.key, 'coisa-estranha');
    localStorage.setItem(STORED.theme.radius.key, 'flat');
    const { user } = await open();
    await user.click(ask());
    await user.click(screen.getByRole('button', { name: 'Sim, voltar ao padrão' }));
    await becomes({ 'vien-themecolor': 'coisa-estranha' });
    expect(await row('vien-themecolor')).toHaveTextContent('não conhece: fica como está, e vale o padrão');
  });

  it.each(['Escape', 'the button'])('%s takes the question back, and nothing changes', async (way) => {
    storeChoices();
    const { user } = await open();
    const before = entries();
    await user.click(ask());
    if (way === 'Escape') await user.keyboard('{Escape}');
    else await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(ask()).toHaveFocus();
    expect(within(stored()).getByRole('status')).toBeEmptyDOMElement();
    expect(entries()).toEqual(before);
  });
});

describe('specification §9.6: what is not offered is on no screen, and the stored theme holds', () => {
  beforeEach(() => {
    localStorage.setItem(STORED.theme.color.key, 'dark.redruby');
  });
  afterEach(() => {
    jest.restoreAllMocks();
    expect(document.documentElement.dataset).toMatchObject({ color: 'redruby', mode: 'dark' });
    expect(entries()).toEqual({ 'vien-themecolor': 'dark.redruby' });
  });

  it('colours', async () => {
    jest.replaceProperty(OFFERED, 'colors', false);
    await open();
    expect(screen.queryByRole('radio', { name: 'Vermelho-rubi' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cores e cantos' })).not.toBeInTheDocument();
    expect(radio('Escuro')).toBeChecked();
    expect(toggle('Modo escuro')).toBeChecked();
  });

  it('the dark switch', async () => {
    jest.replaceProperty(OFFERED, 'darkSwitch', false);
    const { user } = await open();
    expect(radio('Vermelho-rubi')).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Cores e cantos' }));
    expect(await screen.findByRole('dialog', { name: 'Cores e cantos' })).toBeInTheDocument();
    expect(screen.queryByRole('radio', { name: 'Escuro' })).not.toBeInTheDocument();
    expect(screen.queryByRole('switch', { name: 'Modo escuro' })).not.toBeInTheDocument();
  });
});

describe('in the top bar', () => {
  it('specification §2.65: the switcher chooses live, and stays open for the next choice', async () => {
    const { user } = await renderApp({ at: '/app/dashboards/default' });
    await screen.findByRole('heading', { level: 1 });
    const button = screen.getByRole('button', { name: 'Cores e cantos' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    const panel = await screen.findByRole('dialog', { name: 'Cores e cantos' });
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.click(within(panel).getByRole('radio', { name: 'Roxo monstro' }));
    await user.click(within(panel).getByRole('radio', { name: 'Retos' }));
    await user.click(within(panel).getByRole('radio', { name: 'Escuro' }));
    await becomes({ 'vien-themecolor': 'dark.purplemonster', 'vien-themeradius': 'flat' });
    expect(document.documentElement.dataset).toMatchObject({ color: 'purplemonster', mode: 'dark' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    expect(button).toHaveFocus();
  });

  it('specification §2.66: the dark switch makes the mode explicit, and keeps the colour', async () => {
    localStorage.setItem(STORED.theme.color.key, 'dark.redruby');
    localStorage.setItem(STORED.theme.mode.key, 'system:dark.redruby');
    const { user } = await open();
    // The system has no preference, so the page is light although the stored theme is dark.
    expect(toggle('Modo escuro')).not.toBeChecked();
    await user.click(toggle('Modo escuro'));
    expect(toggle('Modo escuro')).toBeChecked();
    expect(radio('Escuro')).toBeChecked();
    await becomes({ 'vien-themecolor': 'dark.redruby' });
    await user.click(toggle('Modo escuro'));
    await becomes({ 'vien-themecolor': 'light.redruby' });
  });
});

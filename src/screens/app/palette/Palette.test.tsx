import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { defer } from '../../../../test/support/defer';
import { network } from '../../../../test/support/network';
import { renderApp, storeSession } from '../../../../test/support/renderApp';
import { getScenario } from '../../../../test/support/scenarios';
import { STORED } from '../../../config/stored';

const { response: session } = getScenario('/session', 'admin');
const { response: dashboards } = getScenario('/dashboards', 'dashboards');

/** Returns the names of the options of a group. */
function readOptions(groupName: string): string[] {
  const group = screen.queryByRole('group', { name: groupName });
  const options = group === null ? [] : within(group).getAllByRole('option');
  return options.map(({ textContent }) => textContent);
}

async function openPalette() {
  const { user } = await renderApp({ at: '/app/dashboards/vendas' });
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Buscar ou ir para' });
  return user;
}

// Loads the screens before the tests, because compiling them takes long.
beforeAll(async () => {
  await Promise.all([import('../AppFrame'), import('./overlayParts')]);
}, 60_000);

beforeEach(() => {
  storeSession();
  network.get('/session', session);
});

it('offers every part of the settings and marks the current choices [specification §2.41]', async () => {
  network.get('/dashboards', dashboards);
  localStorage.setItem(STORED.theme.color.key, 'dark.redruby');
  await openPalette();
  expect(readOptions('Configurações')).toHaveLength(5);
  expect(readOptions('Idioma')).toEqual(['Portuguêsatual', 'English', 'Español', 'English (RTL)']);
  expect(readOptions('Aparência')).toHaveLength(13);
  expect(readOptions('Aparência').filter((name) => name.endsWith('atual'))).toEqual([
    'Modo escuroatual',
    'Vermelho-rubiatual',
  ]);
  expect(readOptions('Menus')).toEqual([
    'Menu e lista (telas grandes)atual',
    'Só o menu (tablets e telas maiores)',
    'Sem menus (qualquer tela)',
  ]);
  await waitFor(() => expect(readOptions('Painéis')).toHaveLength(dashboards.dashboards.length));
  expect(readOptions('Outros comandos')).toEqual([
    'Trocar senha',
    'Ver atalhos de teclado',
    'Sobre a Portaria',
    'Sair do sistema',
  ]);
});

it('a role that may open no page finds no page [specification §2.41]', async () => {
  network.get('/dashboards', dashboards);
  localStorage.setItem(STORED.role.stored.key, '7');
  network.any('get', '/session', () => HttpResponse.json({}, { status: 404 }));
  await openPalette();
  expect([readOptions('Painéis'), readOptions('Páginas'), readOptions('Configurações')]).toEqual([
    [],
    [],
    [],
  ]);
  expect(readOptions('Idioma')).toHaveLength(4);
});

it('retries the list of dashboards and stays open', async () => {
  network.any('get', '/dashboards', () => HttpResponse.json({}, { status: 500 }));
  const user = await openPalette();
  await waitFor(() =>
    expect(readOptions('Painéis')).toEqual(['Não foi possível listar os painéis: tentar de novo']),
  );
  network.get('/dashboards', dashboards);
  await user.keyboard('listar{Enter}{Control>}a{/Control}{Backspace}');
  await waitFor(() => expect(readOptions('Painéis')).toHaveLength(dashboards.dashboards.length));
});

it('the existing status element announces that nothing was found [specification §2.42]', async () => {
  network.get('/dashboards', dashboards);
  const user = await openPalette();
  const status = screen.getByRole('status');
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
  await user.keyboard('visao');
  await waitFor(() => expect(status).toHaveTextContent('1 resultado'));
  await user.keyboard('qqq');
  expect(status).toHaveTextContent('Nenhum resultado para “visaoqqq”. Aqui se acham páginas');
  expect(screen.getAllByRole('status')).toEqual([status]);
});

describe('the shortcut does nothing over another modal dialog [specification §2.40]', () => {
  it('over the list of shortcuts, which still returns the focus', async () => {
    network.get('/dashboards', dashboards);
    const { user } = await renderApp({ at: '/app/dashboards/vendas' });
    const home = await screen.findByRole('link', { name: 'Portaria, início' });
    home.focus();
    await user.keyboard('?');
    const list = await screen.findByRole('dialog', { name: 'Atalhos de teclado' });
    await user.keyboard('{Control>}k{/Control}{Control>}k{/Control}');
    expect(list).toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: 'Buscar ou ir para', hidden: true })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(list).not.toBeInTheDocument());
    expect(home).toHaveFocus();
  });

  it('over the end of the session, which stays above the palette @long', async () => {
    network.get('/dashboards', dashboards);
    const response = defer<typeof session>();
    network.get('/session', () => response.promise);
    const user = await openPalette();
    response.release({ ...session, expiresAt: new Date(Date.now() + 90_000).toISOString() });
    await screen.findByRole('alertdialog', { name: 'Sua sessão vai expirar' });
    await user.keyboard('{Control>}k{/Control}');
    await user.click(screen.getByRole('button', { name: 'Agora não' }));
    expect(await screen.findByRole('dialog', { name: 'Buscar ou ir para' })).toBeInTheDocument();
    await user.keyboard('{Control>}k{/Control}');
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Buscar ou ir para' })).not.toBeInTheDocument(),
    );
  });
});

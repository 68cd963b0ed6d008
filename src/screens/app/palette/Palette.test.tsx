import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { network } from '../../../../test/support/network';
import { renderApp, storeSession } from '../../../../test/support/renderApp';
import { getScenario } from '../../../../test/support/scenarios';
import { OFFERED } from '../../../config/themes';
import { KEYS } from '../../../config/storageKeys';

const { answer: session } = getScenario('/session', 'admin');
const { answer: dashboards } = getScenario('/dashboards', 'dashboards');

async function openPalette() {
  const { user, ...rest } = await renderApp({ at: '/app/dashboards/vendas' });
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Buscar ou ir para' });
  const names = (group: string) => {
    const found = screen.queryByRole('group', { name: group });
    return found
      ? within(found)
          .getAllByRole('option')
          .map(({ textContent }) => textContent)
      : [];
  };
  return { user, names, ...rest };
}

// Compiled here, and not while a test waits.
beforeAll(async () => {
  await Promise.all([import('../AppFrame'), import('./Overlays')]);
}, 60_000);

beforeEach(() => {
  storeSession();
  network.get('/session', session);
});

it('specification §2.41: offers every part of the settings, and marks what holds now', async () => {
  network.get('/dashboards', dashboards);
  localStorage.setItem(KEYS.color, 'dark.redruby');
  const { names } = await openPalette();
  expect(names('Configurações')).toHaveLength(5);
  expect(names('Idioma')).toEqual(['Portuguêsem uso', 'English', 'Español', 'English (RTL)']);
  expect(names('Tema e cor')).toHaveLength(13);
  expect(names('Tema e cor').filter((name) => name.endsWith('em uso'))).toEqual([
    'Tema escuroem uso',
    'Vermelho-rubiem uso',
  ]);
  expect(names('Painéis')).toHaveLength(dashboards.dashboards.length);
  expect(names('Outros comandos')).toEqual(['Atalhos do teclado', 'Sair do sistema']);
});

it('specification §2.41: a role that may open no page finds none', async () => {
  network.get('/dashboards', dashboards);
  localStorage.setItem(KEYS.role, '7');
  network.any('get', '/session', () => HttpResponse.json({}, { status: 404 }));
  const { names } = await openPalette();
  expect([names('Painéis'), names('Páginas'), names('Configurações')]).toEqual([[], [], []]);
  expect(names('Idioma')).toHaveLength(4);
});

it('specification §9.6: what is taken away is not in the palette either', async () => {
  network.get('/dashboards', dashboards);
  Object.assign(OFFERED, { colors: false, darkSwitch: false });
  const { names } = await openPalette();
  expect(names('Tema e cor')).toEqual([]);
  Object.assign(OFFERED, { colors: true, darkSwitch: true });
});

it('asks again for dashboards that could not be listed, and stays open', async () => {
  network.any('get', '/dashboards', () => HttpResponse.json({}, { status: 500 }));
  const { user, names } = await openPalette();
  await waitFor(() =>
    expect(names('Painéis')).toEqual(['Os painéis não puderam ser listados: tentar de novo']),
  );
  network.get('/dashboards', dashboards);
  await user.keyboard('listados{Enter}{Control>}a{/Control}{Backspace}');
  await waitFor(() => expect(names('Painéis')).toHaveLength(dashboards.dashboards.length));
});

import { act, screen } from '@testing-library/react';
import { network } from '../../test/support/network';
import { renderApp, storeSession } from '../../test/support/renderApp';
import { getScenario } from '../../test/support/scenarios';
import { resizeTo } from '../../test/support/viewport';
import { languageChosen } from '../store/language';
import { loadCatalogue } from './catalogue';

/** Opens the settings with the texts of the frame alone. Those of the pages cannot be loaded until the connection returns. */
async function openFrameWithoutConnection() {
  resizeTo(1366);
  storeSession();
  network.get('/session', getScenario('/session', 'admin').response);
  network.get('/dashboards', getScenario('/dashboards', 'dashboards').response);
  network.get('/company', getScenario('/company', 'company').response);
  let isConnected = false;
  const view = await renderApp({
    at: '/app/settings',
    lastTexts: 'frame',
    load: (code, part) =>
      part === 'pages' && !isConnected ? Promise.reject(new Error('offline')) : loadCatalogue(code, part),
  });
  await screen.findByRole('heading', { level: 1, name: 'Configurações' });
  const connect = () => {
    isConnected = true;
  };
  return { ...view, connect };
}

it('a page whose texts cannot be loaded leaves the frame, and opens after another attempt [specification §8.14]', async () => {
  // React reports the error that the boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, connect } = await openFrameWithoutConnection();
  const link = await screen.findByRole('link', { name: 'Empresa' });
  // The page waits for its texts inside the click.
  await act(() => user.click(link));
  const retry = await screen.findByRole('button', { name: 'Tentar de novo' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Não foi possível abrir esta tela');
  connect();
  await user.click(retry);
  expect(await screen.findByRole('heading', { level: 1, name: 'Empresa' })).toBeInTheDocument();
});

it('the palette keeps what was typed while its texts cannot be loaded [specification §8.14]', async () => {
  const { user, connect } = await openFrameWithoutConnection();
  await user.keyboard('{Control>}k{/Control}');
  expect(
    await screen.findByText('Não foi possível carregar o conteúdo. Ele aparece quando a conexão voltar.'),
  ).toBeInTheDocument();
  await user.keyboard('empresa');
  connect();
  await act(() => Promise.resolve(window.dispatchEvent(new Event('online'))));
  expect(await screen.findByRole('option', { name: /Empresa/ })).toBeInTheDocument();
});

it('the language changes although the texts of other pages cannot be loaded [specification §4.12]', async () => {
  const { store } = await openFrameWithoutConnection();
  act(() => void store.dispatch(languageChosen('en-US')));
  expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeInTheDocument();
});

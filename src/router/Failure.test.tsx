import { act, screen, waitFor } from '@testing-library/react';
import { renderApp } from '../../test/support/renderApp';
import { loadCatalogue } from '../i18n/catalogue';

const MESSAGE = 'Não foi possível carregar a Portaria. Verifique a conexão.';

/** Opens the login, whose other texts cannot be loaded until the connection returns, and goes to another page. */
async function leaveLoginWithoutConnection() {
  // React reports the error that the boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isConnected = false;
  const view = await renderApp({
    at: '/user/login',
    lastTexts: 'first',
    load: (code, part) =>
      part !== 'first' && !isConnected ? Promise.reject(new Error('offline')) : loadCatalogue(code, part),
  });
  const connect = () => {
    isConnected = true;
  };
  const link = await screen.findByRole('link', { name: 'Esqueceu a senha?' });
  // The page waits for its texts inside the click.
  await act(() => view.user.click(link));
  const retry = await screen.findByRole('button', { name: 'Tentar de novo' });
  expect(screen.getByText(MESSAGE)).toBeInTheDocument();
  return { ...view, retry, connect };
}

it('a page whose texts cannot be loaded is replaced by a text and a button that loads them again [specification §8.9]', async () => {
  const { user, retry, connect, reload } = await leaveLoginWithoutConnection();
  connect();
  await user.click(retry);
  expect(await screen.findByRole('heading', { level: 1, name: 'Esqueceu a senha?' })).toBeInTheDocument();
  expect(screen.queryByText(MESSAGE)).not.toBeInTheDocument();
  expect(reload).not.toHaveBeenCalled();
});

it('if the texts cannot be loaded again, the button reloads the page [specification §8.9]', async () => {
  const { user, retry, reload } = await leaveLoginWithoutConnection();
  await user.click(retry);
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

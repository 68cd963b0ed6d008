import { screen } from '@testing-library/react';
import { renderApp } from '../../test/support/renderApp';
import { preloadApp } from './routes';

it('a slash at the end of the address does not change what is preloaded [specification §2.20, §2.60]', async () => {
  await preloadApp('/app/settings/', true, { isSignedIn: true, role: 'admin' });
  await renderApp({ at: '/app/settings/' });
  // No wait: everything is already loaded.
  expect(screen.getByRole('heading', { level: 1, name: 'Configurações' })).toBeInTheDocument();
  await screen.findByText(/^Nada salvo ainda/);
}, 60_000);

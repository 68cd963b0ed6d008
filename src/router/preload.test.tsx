import { screen } from '@testing-library/react';
import { renderApp } from '../../test/support/renderApp';
import { preloadApp } from './routes';

it('specification §2.20, §2.60: a slash at the end of the address changes nothing of what is loaded early', async () => {
  await preloadApp('/app/settings/', true, { isSignedIn: true, role: 'admin' });
  await renderApp({ at: '/app/settings/' });
  // At once: nothing of it is waited for any more.
  expect(screen.getByRole('heading', { level: 1, name: 'Configurações' })).toBeInTheDocument();
  await screen.findByText(/^Nada está guardado/);
}, 60_000);

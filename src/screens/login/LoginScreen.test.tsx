import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, delay } from 'msw';
import { network, withoutExtension } from '../../../test/support/network';
import { renderApp, signInAs, storeSession } from '../../../test/support/renderApp';
import { getScenario, postScenario } from '../../../test/support/scenarios';
import { KEYS } from '../../config/storageKeys';

const PATH = '/authorization/getToken';
const { answer: accepted } = postScenario(PATH, 'accepted');
const { answer: refused } = postScenario(PATH, 'refused');
const { answer: session } = getScenario('/session', 'admin');

it('shows the server’s own words when a login is refused', async () => {
  network.post(PATH, refused);
  const { user } = await renderApp({ at: '/' });
  await signInAs(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Atenção: Login ou senha inválidos.');
});

import { screen, waitFor } from '@testing-library/react';
import { eachRow } from '../../test/support/eachRow';
import { network } from '../../test/support/network';
import { renderApp, storeSession } from '../../test/support/renderApp';
import { getScenario } from '../../test/support/scenarios';
import { startStore } from '../../test/support/testStore';
import { STORED } from '../config/stored';
import { sessionApi } from './session';

const { response: session } = getScenario('/session', 'admin');

eachRow([
  ['a role that is not text', { ...session, role: 1 }],
  ['a name that is not text', { ...session, name: { first: 'Ana' } }],
  ['no role', { login: session.login, name: session.name, expiresAt: session.expiresAt }],
  ['a list', [session]],
])(
  'a response of GET session with %s changes neither role nor name [specification §7.9]',
  async (_, reply) => {
    localStorage.setItem(STORED.role.stored.key, '0');
    storeSession();
    network.any('get', '/session', reply);
    network.get('/dashboards', getScenario('/dashboards', 'dashboards').response);
    await renderApp({ at: '/app/dashboards/vendas' });
    await waitFor(() => expect(network.sentTo('/session')).not.toHaveLength(0));
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Minha conta' })).toBeInTheDocument();
    expect(localStorage.getItem(STORED.role.stored.key)).toBe('0');
  },
);

it('a session whose end cannot be read has no known end [specification §4.16]', async () => {
  const store = await startStore();
  network.any('get', '/session', { ...session, expiresAt: 'amanhã' });
  const { data } = await store.dispatch(
    sessionApi.endpoints.getSession.initiate(undefined, { forceRefetch: true }),
  );
  expect(data).toMatchObject({ name: session.name, endsInMs: null });
});

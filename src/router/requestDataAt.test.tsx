import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { defer } from '../../test/support/defer';
import { network, noContent } from '../../test/support/network';
import { renderApp, signInAs } from '../../test/support/renderApp';
import { getScenario, postScenario } from '../../test/support/scenarios';
import { logoutRequested } from '../store/session';

const accepted = postScenario('/authorization/getToken', 'accepted').response;
const session = getScenario('/session', 'admin').response;
const list = getScenario('/dashboards', 'dashboards').response;

// Loads the screens before the tests, because compiling them takes long.
beforeAll(async () => {
  await Promise.all([import('../screens/app/AppFrame'), import('../screens/dashboard/DashboardScreen')]);
}, 60_000);

/** The codes of the dashboards whose figures were requested. */
const requested = () =>
  network.sentTo('/dashboards/{code}').map(({ url }) => new URL(url).pathname.split('/').at(-1));

/** Signs in on the way to an address. The list of dashboards is sent when `release` is called. */
async function signInTo(at: string) {
  const { promise: isReleased, release } = defer<undefined>();
  network.post('/authorization/getToken', accepted);
  network.get('/session', session);
  network.get('/dashboards', async () => {
    await isReleased;
    return HttpResponse.json(list);
  });
  network.any('get', '/dashboards/:code', () => HttpResponse.json({ message: 'não' }, { status: 404 }));
  const view = await renderApp({ at, settings: { authGuardEnabled: true } });
  await signInAs(view.user);
  await waitFor(() => expect(network.sentTo('/dashboards')).toHaveLength(1));
  return { ...view, release };
}

it('a sign-in requests the figures of the user’s dashboard before the list is there [specification §4.51]', async () => {
  const { release } = await signInTo('/');
  await waitFor(() => expect(requested()).toEqual(['vendas']));
  release(undefined);
  expect(await screen.findByRole('heading', { level: 1, name: 'Vendas' })).toBeInTheDocument();
  expect(network.sentTo('/dashboards')).toHaveLength(1);
});

it('a sign-in on the way to another dashboard requests its figures once it is listed @long [specification §4.51]', async () => {
  const { release, address } = await signInTo('/app/dashboards/financeiro?period=7d');
  expect(await screen.findByRole('heading', { level: 1, name: 'Carregando o painel…' })).toBeInTheDocument();
  expect(requested()).toEqual([]);
  release(undefined);
  await waitFor(() => expect(requested()).toEqual(['financeiro']));
  expect(network.sentTo('/dashboards/{code}')[0]?.url).toContain('period=7d');
  expect(address()).toBe('/app/dashboards/financeiro?period=7d');
});

it('a sign-in on the way to a dashboard that is not listed requests no figures [specification §4.51]', async () => {
  const { release } = await signInTo('/app/dashboards/secreto');
  release(undefined);
  expect(await screen.findByRole('heading', { name: 'Painel não encontrado' })).toBeInTheDocument();
  expect(requested()).toEqual([]);
});

it.each([
  { status: 404, hasList: false, shown: 'Sem dados por enquanto' },
  { status: 503, hasList: true, shown: 'Não foi possível carregar os números' },
])(
  'the page shows a failure of the early requests ($status) [specification §4.51]',
  async ({ status, hasList, shown }) => {
    network.post('/authorization/getToken', accepted);
    const { promise: isReleased, release } = defer<undefined>();
    network.get('/session', async () => {
      await isReleased;
      return HttpResponse.json(session);
    });
    const fail = () => HttpResponse.json({ message: 'não' }, { status });
    network.any('get', '/dashboards', () => (hasList ? HttpResponse.json(list) : fail()));
    network.any('get', '/dashboards/:code', fail);
    const { user } = await renderApp({ at: '/', settings: { authGuardEnabled: true } });
    await signInAs(user);
    await waitFor(() => expect(requested()).toEqual(['vendas']));
    release(undefined);
    expect(await screen.findByRole('heading', { name: shown })).toBeInTheDocument();
  },
);

it('a logout during the early requests sends no other request for the user [specification §4.51]', async () => {
  network.post('/session/end', noContent());
  const { release, store, address } = await signInTo('/app/dashboards/financeiro');
  act(() => void store.dispatch(logoutRequested()));
  release(undefined);
  await waitFor(() => expect(address()).toBe('/user/login'));
  await screen.findByLabelText('Login');
  expect(requested()).toEqual([]);
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { eachRow } from '../../test/support/eachRow';
import { network } from '../../test/support/network';
import { renderApp, signInAs, storeSession } from '../../test/support/renderApp';
import { getScenario } from '../../test/support/scenarios';

const { response: session } = getScenario('/session', 'admin');
const { response: dashboards } = getScenario('/dashboards', 'dashboards');

const dispatchReturn = (event: 'online' | 'focus') => act(() => void window.dispatchEvent(new Event(event)));
const countRequests = () =>
  Object.fromEntries(
    [...new Set(network.sent().map(({ url }) => url))].map((url) => [
      new URL(url).pathname,
      network.sent().filter((sent) => sent.url === url).length,
    ]),
  );

// Loads the screen before the tests, because compiling it takes long.
beforeAll(async () => {
  await Promise.all([import('../screens/app/AppFrame'), import('../screens/signIn/SessionDialog')]);
}, 60_000);

describe('failed queries [specification §7.14]', () => {
  eachRow([
    ['without a connection', 'online', () => HttpResponse.error()],
    ['without a connection', 'focus', () => HttpResponse.error()],
    ['by an error of the server', 'focus', () => HttpResponse.json({}, { status: 503 })],
    ['by a page in place of the response', 'online', () => HttpResponse.html('<p>wifi</p>')],
  ] as const)('%s are all sent again on "%s", without a reload', async (_how, event, fail) => {
    storeSession();
    // Matches all queries of the API, including future ones.
    network.any('get', '/*', fail);
    await renderApp({ at: '/app/dashboards' });
    await screen.findByRole('heading', { name: 'Não foi possível carregar os painéis' });
    const before = countRequests();
    expect(Object.keys(before).length).toBeGreaterThan(1);
    dispatchReturn(event);
    await waitFor(() => {
      const after = countRequests();
      for (const [path, times] of Object.entries(before))
        expect([path, after[path]]).toEqual([path, times + 1]);
    });

    network.get('/session', session);
    network.get('/dashboards', dashboards);
    dispatchReturn(event);
    expect(await screen.findByRole('button', { name: session.name })).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 1, name: 'Vendas' })).toBeInTheDocument();
  });

  eachRow([[403], [404], [429], [501]])('are not sent again after status %i', async (status) => {
    storeSession();
    // This query is sent again, which shows that the event was handled.
    network.any('get', '/session', () => HttpResponse.json({}, { status: 503 }));
    network.any('get', '/dashboards', () => HttpResponse.json({}, { status }));
    await renderApp({ at: '/app/dashboards' });
    await waitFor(() => expect(network.sentTo('/dashboards')).toHaveLength(1));
    await screen.findByRole('heading', { level: 1, name: /^(?!Carregando)/ });
    const before = network.sentTo('/session').length;
    dispatchReturn('online');
    await waitFor(() => expect(network.sentTo('/session')).toHaveLength(before + 1));
    expect(network.sentTo('/dashboards')).toHaveLength(1);
  });

  it('are sent once if they end the session', async () => {
    storeSession();
    network.get('/session', session);
    network.any('get', '/dashboards', () => HttpResponse.json({}, { status: 401 }));
    const { address } = await renderApp({ at: '/app/dashboards' });
    await waitFor(() => expect(address()).toBe('/user/login'));
    dispatchReturn('online');
    await screen.findByRole('button', { name: 'Entrar' });
    expect(network.sentTo('/dashboards')).toHaveLength(1);
  });

  it('are sent again after growing pauses, and then no more [specification §9.11]', async () => {
    storeSession();
    network.get('/session', session);
    network.any('get', '/dashboards', () => HttpResponse.error());
    await renderApp({ at: '/app/dashboards' });
    await screen.findByRole('heading', { name: 'Não foi possível carregar os painéis' });
    const countSent = () => network.sentTo('/dashboards').length;
    const before = countSent();
    jest.useFakeTimers({ advanceTimers: true });
    try {
      dispatchReturn('online');
      for (const [index, pause] of [0, 2_000, 4_000, 8_000, 16_000, 32_000].entries()) {
        await act(() => jest.advanceTimersByTimeAsync(pause));
        await waitFor(() => expect(countSent()).toBe(before + index + 1));
      }
      await act(() => jest.advanceTimersByTimeAsync(600_000));
      expect(countSent()).toBe(before + 6);
    } finally {
      jest.useRealTimers();
    }
  });

  it('do not cause a failed sign-in to be sent again [specification §7.1]', async () => {
    storeSession();
    network.get('/session', { ...session, expiresAt: new Date(Date.now() + 90_000).toISOString() });
    network.any('get', '/dashboards', () => HttpResponse.error());
    network.any('post', '/authorization/getToken', () => HttpResponse.error());
    const { user } = await renderApp({ at: '/app/dashboards' });
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Entrar de novo' }));
    await user.clear(dialog.getByLabelText('Login'));
    await signInAs(user);
    await waitFor(() => expect(network.sentTo('/authorization/getToken')).toHaveLength(1));
    const before = network.sentTo('/dashboards').length;
    dispatchReturn('online');
    await waitFor(() => expect(network.sentTo('/dashboards').length).toBeGreaterThan(before));
    expect(network.sentTo('/authorization/getToken')).toHaveLength(1);
  });
});

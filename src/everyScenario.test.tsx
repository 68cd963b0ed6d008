// Each scenario of the API description, as a user sees it. A scenario without an entry does not compile.
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { readString } from 'contract-gates/description';
import type { ScenarioId } from '../api-spec/scenarios.gen';
import { dashboardApi } from './api/dashboard';
import { entriesApi } from './api/entries';
import { network, stubWithoutExtension } from '../test/support/network';
import { renderApp, signInAs, storeSession } from '../test/support/renderApp';
import { getScenario, postScenario, getScenarioById, SCENARIOS } from '../test/support/scenarios';
import { resizeTo } from '../test/support/viewport';
import { STORED } from './config/stored';

const SIGN_IN = '/authorization/getToken';

// Loads the screens before the tests, because compiling them takes long.
beforeAll(async () => {
  await Promise.all([
    import('./screens/app/AppFrame'),
    import('./screens/dashboard/DashboardScreen'),
    import('./screens/signIn/LoginScreen'),
    import('./screens/toasts/ToastArea'),
  ]);
}, 120_000);

/** Signs in with the scenario's request. The backend sends the scenario's response. */
async function signInWith(name: string) {
  stubWithoutExtension();
  const { body, response } = postScenario(SIGN_IN, name);
  network.post(SIGN_IN, response);
  const view = await renderApp({ at: '/' });
  await signInAs(view.user, body.ds_Login, body.ds_Senha);
  await waitFor(() => expect(network.sentTo(SIGN_IN)).toHaveLength(1));
  expect(JSON.parse(network.sentTo(SIGN_IN)[0]?.body ?? '')).toEqual(body);
  return view;
}

const opensDashboard = (name: string, dashboard: string) => async () => {
  const { address } = await signInWith(name);
  await waitFor(() => expect(address()).toBe(`/app/dashboards/${dashboard}`));
};

const showsMessage = (name: string, text: string) => async () => {
  const { address } = await signInWith(name);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(address()).toBe('/');
};

const showsPerson = (name: string, person: string, role: string) => async () => {
  storeSession();
  network.get('/session', getScenario('/session', name).response);
  network.get('/dashboards', getScenario('/dashboards', 'dashboards').response);
  const { user } = await renderApp({ at: '/app/dashboards/vendas' });
  await user.click(await screen.findByRole('button', { name: person }));
  expect(await screen.findByText(role)).toBeInTheDocument();
};

/** Stores a session, stubs both operations of the app area, and opens a dashboard. */
async function openDashboardWith(id: ScenarioId) {
  resizeTo(1600); // both menus are beside the content
  storeSession();
  network.get('/session', getScenario('/session', 'admin').response);
  network.get('/dashboards', getScenario('/dashboards', 'dashboards').response);
  const { operation, status, response } = getScenarioById(id);
  network.any('get', operation.path, () => HttpResponse.json(response as object, { status }));
  return renderApp({ at: '/app/dashboards/vendas' });
}

const endsSession = (id: ScenarioId) => async () => {
  const { address } = await openDashboardWith(id);
  await waitFor(() => expect(address()).toBe('/user/login'));
  await waitFor(() => expect(localStorage.getItem(STORED.session.token.key)).toBeNull());
};

const showsNoName = (id: ScenarioId) => async () => {
  await openDashboardWith(id);
  expect(await screen.findByRole('button', { name: 'Minha conta' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Financeiro' })).toBeInTheDocument();
};

const showsNoList = (id: ScenarioId) => async () => {
  await openDashboardWith(id);
  expect(await screen.findByRole('link', { name: 'Painel padrão' })).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Ana Souza' })).toBeInTheDocument();
};

/** Signs out by the user menu, whatever the backend's response is. */
const signsOut = (id: ScenarioId) => async () => {
  const { operation, status, response } = getScenarioById(id);
  network.any('post', operation.path, () =>
    status === 204 ? new HttpResponse(null, { status }) : HttpResponse.json(response as object, { status }),
  );
  resizeTo(1600);
  storeSession();
  network.get('/session', getScenario('/session', 'admin').response);
  network.get('/dashboards', getScenario('/dashboards', 'dashboards').response);
  const { user, address } = await renderApp({ at: '/app/dashboards/vendas' });
  await user.click(await screen.findByRole('button', { name: 'Ana Souza' }));
  await user.click(await screen.findByRole('button', { name: 'Sair' }));
  await waitFor(() => expect(address()).toBe('/user/login'));
  await waitFor(() => expect(network.sentTo(operation.path)).toHaveLength(1));
  const [sent] = network.sentTo(operation.path);
  expect(sent?.headers.get('authorization')).toBe('Bearer token-of-the-scenario');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await waitFor(() => expect(localStorage.getItem(STORED.session.token.key)).toBeNull());
};

/** Changes the password by the user menu, with the request of the scenario. The backend sends its response. */
async function changePasswordAs(id: ScenarioId) {
  const { body, operation, status, response } = getScenarioById(id);
  network.any('post', operation.path, () =>
    status === 204 ? new HttpResponse(null, { status }) : HttpResponse.json(response as object, { status }),
  );
  storeSession();
  network.get('/session', getScenario('/session', 'admin').response);
  network.get('/dashboards', getScenario('/dashboards', 'dashboards').response);
  const view = await renderApp({ at: '/app/dashboards/vendas' });
  const { user } = view;
  await user.click(await screen.findByRole('button', { name: 'Ana Souza' }));
  await user.click(await screen.findByRole('button', { name: 'Trocar senha' }));
  await user.type(await screen.findByLabelText('Senha atual'), readString(body, 'currentPassword') ?? '');
  await user.type(screen.getByLabelText('Nova senha'), readString(body, 'newPassword') ?? '');
  await user.click(screen.getByRole('button', { name: 'Trocar senha' }));
  await waitFor(() => expect(network.sentTo(operation.path)).toHaveLength(1));
  expect(JSON.parse(network.sentTo(operation.path)[0]?.body ?? '')).toEqual(body);
  return view;
}

const changesPassword = (id: ScenarioId) => async () => {
  await changePasswordAs(id);
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Senha alterada.');
  expect(screen.queryByLabelText('Senha atual')).not.toBeInTheDocument();
};

const refusesPassword = (id: ScenarioId, field: string, message: string) => async () => {
  await changePasswordAs(id);
  await waitFor(() => expect(screen.getByLabelText(field)).toHaveAccessibleDescription(new RegExp(message)));
  expect(screen.getByLabelText(field)).toHaveFocus();
};

const keepsPassword = (id: ScenarioId, message: string) => async () => {
  await changePasswordAs(id);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
};

const endsSessionOfChange = (id: ScenarioId) => async () => {
  const { address } = await changePasswordAs(id);
  await waitFor(() => expect(address()).toBe('/user/login'));
};

const NOT_OFFERED = 'Aqui não é possível trocar a senha.';

const asksToWait = (id: ScenarioId, sentence: string) => async () => {
  const { body, response, status } = getScenarioById(id);
  network.any('post', SIGN_IN, () => HttpResponse.json(response as object, { status }));
  const { user, address } = await renderApp({ at: '/' });
  await signInAs(user, readString(body, 'ds_Login') ?? '', readString(body, 'ds_Senha'));
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(address()).toBe('/');
};

async function listsDashboards() {
  await openDashboardWith('listDashboards: dashboards');
  for (const name of ['Visão geral', 'Vendas', 'Financeiro']) {
    expect(await screen.findByRole('link', { name })).toBeInTheDocument();
  }
}

/** Signs in at a dashboard. The backend sends the response of the scenario to every call of its operation. */
async function openWith(id: ScenarioId) {
  const { operation, status, response } = getScenarioById(id);
  const view = await openDashboardWith('listDashboards: dashboards');
  network.any('get', operation.path, () =>
    status === 304
      ? new HttpResponse(null, { status })
      : HttpResponse.json(response as object, { status, headers: { ETag: '"etag-of-the-scenario"' } }),
  );
  return view;
}

/** Requests the dashboard of a scenario, as the page does. */
async function loadDashboard(id: ScenarioId) {
  const view = await openWith(id);
  const { pathname, searchParams } = new URL(getScenarioById(id).path, 'http://portal.invalid');
  const request = { code: pathname.split('/').at(-1) ?? '', period: searchParams.get('period') ?? undefined };
  const load = () =>
    act(async () =>
      view.store.dispatch(dashboardApi.endpoints.getDashboard.initiate(request, { forceRefetch: true })),
    );
  return { ...view, load };
}

const readsWidget = (id: ScenarioId, variant: string) => async () => {
  const { load } = await loadDashboard(id);
  expect((await load()).data?.widgets[0]).toMatchObject({ variant });
};

const refusesDashboard = (id: ScenarioId) => async () => {
  const { load, address } = await loadDashboard(id);
  const { status, response } = getScenarioById(id);
  const reason = readString(response, 'reason');
  expect((await load()).error).toMatchObject({
    kind: 'http',
    status,
    ...(reason !== undefined && { reason }),
  });
  expect(address()).toBe('/app/dashboards/vendas');
};

/** The first response has figures, and the second one has not changed. */
const keepsFigures = (id: ScenarioId) => async () => {
  const { load } = await loadDashboard('getDashboard: metric');
  const { data } = await load();
  const { headers, status } = getScenarioById(id);
  network.any('get', '/dashboards/{code}', () => new HttpResponse(null, { status }));
  expect((await load()).data).toEqual(data);
  expect(network.sentTo('/dashboards/{code}').at(-1)?.headers.get('if-none-match')).toBe(
    headers['if-none-match'],
  );
};

const endsSessionOfDashboard = (id: ScenarioId) => async () => {
  const { load, address } = await loadDashboard(id);
  await load();
  await waitFor(() => expect(address()).toBe('/user/login'));
};

/** Requests the entries of a scenario, as the page does. */
async function loadEntries(id: ScenarioId) {
  const { store, address } = await openWith(id);
  const { searchParams } = new URL(getScenarioById(id).path, 'http://portal.invalid');
  const filter = Object.fromEntries(searchParams);
  const result = await act(async () => store.dispatch(entriesApi.endpoints.listEntries.initiate(filter)));
  return { ...result, address };
}

const readsEntries = (id: ScenarioId) => async () => {
  expect((await loadEntries(id)).data).toEqual(getScenarioById(id).response);
};

const refusesEntries = (id: ScenarioId) => async () => {
  const { error, address } = await loadEntries(id);
  expect(error).toMatchObject({ kind: 'http', status: getScenarioById(id).status });
  expect(address()).toBe('/app/dashboards/vendas');
};

const endsSessionOfEntries = (id: ScenarioId) => async () => {
  const { address } = await loadEntries(id);
  await waitFor(() => expect(address()).toBe('/user/login'));
};

const EXPECTED: Record<ScenarioId, () => Promise<void>> = {
  'getToken: accepted': opensDashboard('accepted', 'vendas'),
  'getToken: accepted-without-dashboard': opensDashboard('accepted-without-dashboard', 'default'),
  'getToken: accepted-leading-zeros': opensDashboard('accepted-leading-zeros', 'financeiro'),
  'getToken: refused': showsMessage('refused', 'Atenção: Login ou senha inválidos.'),
  'getToken: wrong-password': showsMessage('wrong-password', 'Atenção: Login ou senha inválidos.'),
  'getToken: too-many': asksToWait('getToken: too-many', 'Muitas tentativas'),
  'getToken: busy': asksToWait('getToken: busy', 'Muitas pessoas estão entrando ao mesmo tempo'),
  'getToken: blocked': showsMessage('blocked', 'Atenção: Usuário bloqueado. Procure o administrador.'),
  'getSession: admin': showsPerson('admin', 'Ana Souza', 'Administrador'),
  'getSession: editor': showsPerson('editor', 'Bruno Lima', 'Editor'),
  'getSession: rejected': endsSession('getSession: rejected'),
  'getSession: not-found': showsNoName('getSession: not-found'),
  'getSession: not-allowed': showsNoName('getSession: not-allowed'),
  'getSession: not-implemented': showsNoName('getSession: not-implemented'),
  'endSession: ended': signsOut('endSession: ended'),
  'endSession: rejected': signsOut('endSession: rejected'),
  'endSession: not-found': signsOut('endSession: not-found'),
  'endSession: not-allowed': signsOut('endSession: not-allowed'),
  'endSession: not-implemented': signsOut('endSession: not-implemented'),
  'listDashboards: dashboards': listsDashboards,
  'listDashboards: rejected': endsSession('listDashboards: rejected'),
  'listDashboards: not-found': showsNoList('listDashboards: not-found'),
  'listDashboards: not-allowed': showsNoList('listDashboards: not-allowed'),
  'listDashboards: not-implemented': showsNoList('listDashboards: not-implemented'),
  'getDashboard: metric': readsWidget('getDashboard: metric', 'metric'),
  'getDashboard: share': readsWidget('getDashboard: share', 'share'),
  'getDashboard: series': readsWidget('getDashboard: series', 'series'),
  'getDashboard: progress': readsWidget('getDashboard: progress', 'progress'),
  'getDashboard: table': readsWidget('getDashboard: table', 'table'),
  'getDashboard: problem': readsWidget('getDashboard: problem', 'problem'),
  'getDashboard: unknown-kind': readsWidget('getDashboard: unknown-kind', 'unknown'),
  'getDashboard: not-modified': keepsFigures('getDashboard: not-modified'),
  'getDashboard: unknown-period': refusesDashboard('getDashboard: unknown-period'),
  'getDashboard: rejected': endsSessionOfDashboard('getDashboard: rejected'),
  'getDashboard: not-permitted': refusesDashboard('getDashboard: not-permitted'),
  'getDashboard: unknown-code': refusesDashboard('getDashboard: unknown-code'),
  'getDashboard: not-found': refusesDashboard('getDashboard: not-found'),
  'getDashboard: not-allowed': refusesDashboard('getDashboard: not-allowed'),
  'getDashboard: not-implemented': refusesDashboard('getDashboard: not-implemented'),
  'listEntries: overdue': readsEntries('listEntries: overdue'),
  'listEntries: bad-filter': refusesEntries('listEntries: bad-filter'),
  'listEntries: rejected': endsSessionOfEntries('listEntries: rejected'),
  'listEntries: not-found': refusesEntries('listEntries: not-found'),
  'listEntries: not-allowed': refusesEntries('listEntries: not-allowed'),
  'listEntries: not-implemented': refusesEntries('listEntries: not-implemented'),
  'changePassword: changed': changesPassword('changePassword: changed'),
  'changePassword: wrong-password': refusesPassword(
    'changePassword: wrong-password',
    'Senha atual',
    'A senha atual não confere.',
  ),
  'changePassword: not-accepted': refusesPassword(
    'changePassword: not-accepted',
    'Nova senha',
    'Escolha outra senha.',
  ),
  'changePassword: too-many': keepsPassword('changePassword: too-many', 'Muitas tentativas.'),
  'changePassword: rejected': endsSessionOfChange('changePassword: rejected'),
  'changePassword: not-found': keepsPassword('changePassword: not-found', NOT_OFFERED),
  'changePassword: not-allowed': keepsPassword('changePassword: not-allowed', NOT_OFFERED),
  'changePassword: not-implemented': keepsPassword('changePassword: not-implemented', NOT_OFFERED),
};

it('every scenario has a test, and no other test exists', () => {
  expect(Object.keys(EXPECTED).sort()).toEqual(SCENARIOS.map(({ id }) => id).sort());
});

it.each(Object.entries(EXPECTED))('%s', (_id, check) => check());

// Each scenario of the API description, as a person meets it. One without an entry here fails, and so does an entry that
// names none: `npm run contract` reads the names.
import { screen, waitFor } from '@testing-library/react';
import { network, withoutExtension } from '../test/support/network';
import { renderApp, signInAs, storeSession } from '../test/support/renderApp';
import { getScenario, postScenario, SCENARIOS } from '../test/support/scenarios';
import { resizeTo } from '../test/support/viewport';

const SIGN_IN = '/authorization/getToken';

/** Signs in with what the scenario sends; the backend answers what it answers. */
async function signedInAs(name: string) {
  withoutExtension();
  const { body, answer } = postScenario(SIGN_IN, name);
  network.post(SIGN_IN, answer);
  const view = await renderApp({ at: '/' });
  await signInAs(view.user, body.ds_Login, body.ds_Senha);
  await waitFor(() => expect(network.sentTo(SIGN_IN)).toHaveLength(1));
  expect(JSON.parse(network.sentTo(SIGN_IN)[0]?.body ?? '')).toEqual(body);
  return view;
}

const opens = (name: string, dashboard: string) => async () => {
  const { address } = await signedInAs(name);
  await waitFor(() => expect(address()).toBe(`/app/dashboards/${dashboard}`));
};

const says = (name: string, words: string) => async () => {
  const { address } = await signedInAs(name);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(address()).toBe('/');
};

const tells = (name: string, person: string, role: string) => async () => {
  storeSession();
  network.get('/session', getScenario('/session', name).answer);
  network.get('/dashboards', getScenario('/dashboards', 'dashboards').answer);
  const { user } = await renderApp({ at: '/app/dashboards/vendas' });
  await user.click(await screen.findByRole('button', { name: person }));
  expect(await screen.findByText(role)).toBeInTheDocument();
};

async function listsDashboards() {
  resizeTo(1600); // both menus stand beside the content
  storeSession();
  network.get('/session', getScenario('/session', 'admin').answer);
  network.get('/dashboards', getScenario('/dashboards', 'dashboards').answer);
  await renderApp({ at: '/app/dashboards/vendas' });
  for (const name of ['Visão geral', 'Vendas', 'Financeiro']) {
    expect(await screen.findByRole('link', { name })).toBeInTheDocument();
  }
}

const EXPECTED: Record<string, () => Promise<void>> = {
  'getToken: accepted': opens('accepted', 'vendas'),
  'getToken: accepted-without-dashboard': opens('accepted-without-dashboard', 'default'),
  'getToken: accepted-leading-zeros': opens('accepted-leading-zeros', 'financeiro'),
  'getToken: refused': says('refused', 'Atenção: Login ou senha inválidos.'),
  'getToken: blocked': says('blocked', 'Atenção: Usuário bloqueado. Procure o administrador.'),
  'getSession: admin': tells('admin', 'Ana Souza', 'Administrador'),
  'getSession: editor': tells('editor', 'Bruno Lima', 'Editor'),
  'listDashboards: dashboards': listsDashboards,
};

it('every scenario is met, and nothing else', () => {
  expect(Object.keys(EXPECTED).sort()).toEqual(SCENARIOS.map(({ id }) => id).sort());
});

it.each(Object.entries(EXPECTED))('%s', (_id, meet) => meet());

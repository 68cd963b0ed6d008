// Each scenario of the API description, as a user sees it. A scenario without an entry does not compile.
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { entry, readString } from 'contract-gates/description';
import type { ScenarioId } from '../api-spec/scenarios.gen';
import { watchDownloads } from '../test/support/downloads';
import { storeAdministrator } from '../test/support/administrator';
import { formUser } from '../test/support/formUser';
import { network, noContent, stubWithoutExtension } from '../test/support/network';
import { renderApp, signInAs, storeSession } from '../test/support/renderApp';
import {
  getScenario,
  getScenarioById,
  postScenario,
  putScenario,
  SCENARIOS,
} from '../test/support/scenarios';
import { resizeTo } from '../test/support/viewport';
import { STORED } from './config/stored';

const SIGN_IN = '/authorization/getToken';

// Loads the screens before the tests, because compiling them takes long.
beforeAll(async () => {
  await Promise.all([
    import('./screens/app/AppFrame'),
    import('./screens/dashboard/DashboardScreen'),
    import('./screens/dashboard/Figures'),
    import('./screens/categories/CategoriesScreen'),
    import('./screens/categories/CategoryScreen'),
    import('./screens/categories/MergeScreen'),
    import('./screens/company/CompanyScreen'),
    import('./screens/entries/EntriesScreen'),
    import('./screens/entries/form/EntryScreen'),
    import('./screens/entries/series/SeriesListScreen'),
    import('./screens/entries/series/SeriesScreen'),
    import('./screens/import/ImportScreen'),
    import('./screens/account/setup/SetupScreen'),
    import('./router/OwnAccountPage'),
    import('./screens/signIn/LoginScreen'),
    import('./screens/toasts/ToastArea'),
    import('./screens/users/UsersScreen'),
    import('./screens/users/UserScreen'),
    import('./screens/account/SetPasswordScreen'),
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
  storeAdministrator();
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
  storeAdministrator();
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
  storeAdministrator();
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
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Senha trocada.');
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

/** Opens the page of a scenario, which has the address of its operation. The backend sends the response. */
async function openPage(id: ScenarioId) {
  storeAdministrator();
  // A list that is filtered by an import shows its file.
  network.get('/entries/imports', getScenario('/entries/imports', 'imports').response);
  const { operation, path, status, response } = getScenarioById(id);
  network.any('get', operation.path, () =>
    HttpResponse.json(response as object, { status, headers: { ETag: '"etag-of-the-scenario"' } }),
  );
  return renderApp({ at: `/app${path}` });
}

const showsWidget = (id: ScenarioId, title: string, text: string) => async () => {
  await openPage(id);
  expect(await screen.findByRole('region', { name: title })).toHaveTextContent(text);
};

const showsNoFigures = (id: ScenarioId, title: string) => async () => {
  await openPage(id);
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
};

/** The first response has figures, and the second one has not changed. */
const keepsFigures = (id: ScenarioId) => async () => {
  const { user } = await openPage('getDashboard: metric');
  const figure = await screen.findByRole('region', { name: 'Vencido a receber' });
  const refresh = screen.getByRole('button', { name: 'Atualizar' });
  const { headers, operation, status } = getScenarioById(id);
  network.any('get', operation.path, () => new HttpResponse(null, { status }));
  await user.click(refresh);
  await waitFor(() => expect(network.sentTo(operation.path)).toHaveLength(2));
  expect(network.sentTo(operation.path)[1]?.headers.get('if-none-match')).toBe(headers['if-none-match']);
  await waitFor(() => expect(refresh).toHaveAttribute('aria-disabled', 'false'));
  expect(screen.getByText(/^Atualizado às/)).toBeInTheDocument();
  expect(figure).toHaveTextContent('R$ 18.402,50');
};

const endsSessionOfPage = (id: ScenarioId) => async () => {
  const { address } = await openPage(id);
  await waitFor(() => expect(address()).toBe('/user/login'));
};

const showsEntries = (id: ScenarioId, name: string, total: string) => async () => {
  await openPage(id);
  expect(await screen.findByRole('row', { name: new RegExp(name) })).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveTextContent(total);
};

const showsNoEntries = (id: ScenarioId, text: string) => async () => {
  await openPage(id);
  expect(await screen.findByText(text)).toBeInTheDocument();
};
/** Opens the home page with the company's day. */
async function openDay(id: ScenarioId) {
  stubEntries(id);
  const { response } = getScenario('/session', 'admin');
  network.get('/session', { ...response, operations: ['getDay', 'listDashboards', 'payEntries'] });
  return renderApp({ at: '/app' });
}

/** Opens the list of entries with its views. */
async function openSummary(id: ScenarioId) {
  stubEntries(id);
  const { response } = getScenario('/session', 'admin');
  network.get('/session', { ...response, operations: ['listEntries', 'summarizeEntries'] });
  return renderApp({ at: '/app/entries?sort=dueOn' });
}

/** Opens the palette of a backend that searches data, and types a word. */
async function searchInPalette(id: ScenarioId) {
  stubEntries(id);
  const { response } = getScenario('/session', 'admin');
  network.get('/session', { ...response, operations: ['listEntries', 'search'] });
  const view = await renderApp({ at: '/app/settings' });
  await view.user.click(await screen.findByRole('button', { name: 'Buscar ou ir para…' }));
  await view.user.type(await screen.findByRole('combobox', { name: /^Nome, valor/ }), 'padaria');
  return view;
}

/** Stubs what the pages of entries read, and the operation of a scenario with its response. */
/** Types a word into the name of a new entry, in the portal of a backend that suggests names. */
async function typeCounterparty(id: ScenarioId) {
  stubEntries(id);
  const { response } = getScenario('/session', 'admin');
  network.get('/session', {
    ...response,
    operations: ['addEntry', 'listCategories', 'suggestCounterparties'],
  });
  const view = await renderApp({ at: '/app/entries/new' });
  await view.user.type(await screen.findByRole('combobox', { name: 'Cliente ou fornecedor' }), 'padaria');
  return view;
}

function stubEntries(id: ScenarioId, role: 'admin' | 'editor' = 'admin') {
  storeSession();
  network.get('/session', getScenario('/session', role).response);
  network.get('/dashboards', getScenario('/dashboards', 'dashboards').response);
  const stored = getScenario('/entries/{id}', 'entry').response;
  const total = { count: 1, amountCents: stored.amountCents, paidCents: 0 };
  network.get('/entries', { entries: [stored], total, next: null });
  network.get('/entries/{id}', stored);
  network.get('/categories', getScenario('/categories', 'categories').response);
  const { operation, status, response } = getScenarioById(id);
  const { method, path } = operation;
  if (method !== 'get' && method !== 'post' && method !== 'put') throw new Error(`no stub for ${method}`);
  network.any(method, path, () =>
    status === 204 ? new HttpResponse(null, { status }) : HttpResponse.json(response as object, { status }),
  );
}

const ROW = 'Padaria São João';

/** What a person does, by operation. */
const ENTRY_ACTIONS = {
  openForm: async () => renderApp({ at: '/app/entries/4711' }),
  openNewForm: async () => renderApp({ at: '/app/entries/new' }),
  openHistory: async () => renderApp({ at: '/app/entries/4711/history' }),
  addPayment: async (id: ScenarioId) => {
    network.get('/entries/{id}/history', getScenario('/entries/{id}/history', 'paid').response);
    // The portal itself refuses more than what is open.
    const stored = getScenario('/entries/{id}', 'entry').response;
    network.get('/entries/{id}', { ...stored, amountCents: 100_000, openCents: 100_000 });
    network.get('/company', getScenario('/company', 'company').response);
    const view = await renderApp({ at: '/app/entries/4711/payments/new' });
    const { user } = view;
    const type = async (label: string, text: string) => {
      const field = await screen.findByLabelText(label);
      await user.clear(field);
      await user.type(field, text);
    };
    const principal = Number(entry(getScenarioById(id).body, 'principalCents')) / 100;
    await type('Data do recebimento', '20/11/2026');
    await type('Valor recebido (R$)', principal.toFixed(2).replace('.', ','));
    await user.click(screen.getByLabelText('Forma de pagamento'));
    await user.click(await screen.findByRole('option', { name: 'PIX' }));
    const rest = screen.queryByLabelText('O que acontece com o resto?');
    if (rest) {
      await user.click(rest);
      await user.click(await screen.findByRole('option', { name: 'Continua em aberto' }));
    }
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    return view;
  },
  voidPayment: async () => {
    network.get('/entries/{id}/history', getScenario('/entries/{id}/history', 'paid').response);
    network.get('/entries/{id}', { ...getScenario('/entries/{id}', 'entry').response, version: 2 });
    const view = await renderApp({ at: '/app/entries/4711/payments/81/void' });
    const reason = await screen.findByLabelText('Motivo do estorno');
    await view.user.type(reason, 'Digitado no lançamento errado{Enter}');
    return view;
  },
  refundPayment: async (id: ScenarioId) => {
    const { payments, events } = getScenario('/entries/{id}/history', 'paid').response;
    // The portal itself refuses more than what is left of the payment.
    const [payment] = payments.map((one) => ({ ...one, principalCents: 100_000 }));
    network.get('/entries/{id}/history', { payments: payment ? [payment] : [], events });
    network.get('/entries/{id}', { ...getScenario('/entries/{id}', 'entry').response, version: 2 });
    const view = await renderApp({ at: '/app/entries/4711/payments/81/refund' });
    const { user } = view;
    const type = async (label: string, text: string) => {
      const field = await screen.findByLabelText(label);
      await user.clear(field);
      await user.type(field, text);
    };
    const choose = async (label: string, option: string) => {
      await user.click(screen.getByLabelText(label));
      await user.click(await screen.findByRole('option', { name: option }));
    };
    const principal = Number(entry(getScenarioById(id).body, 'principalCents')) / 100;
    await type('Data da devolução', '20/11/2026');
    await type('Valor devolvido (R$)', principal.toFixed(2).replace('.', ','));
    await choose('O que acontece com a dívida?', 'A dívida volta a ficar aberta');
    await choose('Forma da devolução', 'PIX');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    return view;
  },
  add: async (id: ScenarioId) => {
    const view = await renderApp({ at: '/app/entries/new' });
    await fillEntryForm(view.user, getScenarioById(id).body);
    await view.user.click(screen.getByRole('button', { name: 'Salvar' }));
    return view;
  },
  addInstallments: async (id: ScenarioId) => {
    const view = await renderApp({ at: '/app/entries/new/installments' });
    const type = (label: string, text: string) => view.user.type(screen.getByLabelText(label), text);
    await screen.findByLabelText('Cliente ou fornecedor');
    await fillBasics(view.user, getScenarioById(id).body);
    await view.user.clear(screen.getByLabelText('Emissão'));
    await type('Emissão', '10/10/2026');
    await type('Valor total (R$)', '450,90');
    await type('Número de parcelas', '3');
    await type('Primeiro vencimento', '07/11/2026');
    await view.user.click(screen.getByRole('button', { name: 'Salvar' }));
    return view;
  },
  addSeries: async (id: ScenarioId) => {
    const view = await renderApp({ at: '/app/entries/new/series' });
    const type = (label: string, text: string) => view.user.type(screen.getByLabelText(label), text);
    await screen.findByLabelText('Cliente ou fornecedor');
    await fillBasics(view.user, getScenarioById(id).body);
    await view.user.clear(screen.getByLabelText('Emissão'));
    await type('Emissão', '01/12/2026');
    await type('Valor (R$)', '2500');
    await type('Primeiro vencimento', '31/12/2026');
    await choose(view.user, 'Repete', 'Todo mês, no mesmo dia');
    await choose(view.user, 'Termina', 'Sem data para terminar');
    await view.user.click(screen.getByRole('button', { name: 'Salvar' }));
    return view;
  },
  changeOccurrences: async () => {
    stubSeries();
    const view = await renderApp({ at: '/app/entries/4711' });
    const amount = await screen.findByLabelText('Valor (R$)');
    await view.user.clear(amount);
    await view.user.type(amount, '500');
    await choose(view.user, 'Aplicar a', 'Este e os seguintes');
    await view.user.click(screen.getByRole('button', { name: 'Salvar' }));
    return view;
  },
  deleteOccurrences: async () => {
    stubSeries();
    const view = await renderApp({ at: '/app/entries/4711/series/delete' });
    await screen.findByLabelText('Excluir');
    await choose(view.user, 'Excluir', 'Este e os seguintes');
    await view.user.click(screen.getByRole('button', { name: 'Salvar' }));
    return view;
  },
  change: async (id: ScenarioId) => {
    const view = await renderApp({ at: '/app/entries/4711' });
    const amount = await screen.findByLabelText('Valor (R$)');
    await view.user.clear(amount);
    await view.user.type(amount, String(Number(entry(getScenarioById(id).body, 'amountCents')) / 100));
    await view.user.click(screen.getByRole('button', { name: 'Salvar' }));
    return view;
  },
  pay: async () => {
    const view = await renderApp({ at: '/app/entries?sort=dueOn' });
    await view.user.click(await screen.findByRole('button', { name: `Registrar recebimento: ${ROW}` }));
    await view.user.click(
      await screen.findByRole('button', { name: /^Confirmar (?:pagamento|recebimento)$/ }),
    );
    return view;
  },
  changeSelected: async () => {
    const operations = ['changeEntries'];
    network.get('/session', { ...getScenario('/session', 'admin').response, operations });
    const view = await renderApp({ at: '/app/entries?sort=dueOn' });
    await view.user.click(await screen.findByRole('checkbox', { name: new RegExp(ROW) }));
    await view.user.click(await screen.findByRole('button', { name: 'Alterar' }));
    await screen.findByLabelText('Vencimento');
    await choose(view.user, 'Forma de pagamento', 'PIX');
    await view.user.click(screen.getByRole('button', { name: 'Confirmar alteração' }));
    return view;
  },
  remove: async () => {
    const view = await renderApp({ at: '/app/entries?sort=dueOn' });
    await view.user.click(await screen.findByRole('button', { name: `Excluir: ${ROW}` }));
    return view;
  },
  restore: async () => {
    network.any('post', '/entries/deletions', noContent);
    const view = await ENTRY_ACTIONS.remove();
    await view.user.click(await screen.findByRole('button', { name: 'Desfazer' }));
    return view;
  },
};

async function choose(user: UserEvent, label: string, name: string) {
  await user.click(screen.getByLabelText(label));
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }));
}

/** The entry of the examples is one of a series, which this session may change and delete. */
function stubSeries() {
  const operations = ['changeEntry', 'changeOccurrences', 'deleteOccurrences'];
  network.get('/session', { ...getScenario('/session', 'admin').response, operations });
  network.get('/entries/{id}', { ...getScenario('/entries/{id}', 'entry').response, occurrence: 2 });
}

async function fillBasics(user: UserEvent, body: unknown) {
  const text = (name: string) => readString(body, name) ?? '';
  await user.type(screen.getByLabelText('Cliente ou fornecedor'), text('counterparty'));
  await choose(user, 'Categoria', text('category'));
  await choose(user, 'Forma de pagamento', 'Boleto');
  await user.type(screen.getByLabelText('Documento'), text('document'));
}

/** Fills the form of a new entry with the body of a scenario. */
async function fillEntryForm(user: UserEvent, body: unknown) {
  const text = (name: string) => readString(body, name) ?? '';
  const dayOf = (name: string) => text(name).split('-').reverse().join('/');
  const type = async (label: string | RegExp, typed: string) => {
    const field = screen.getByLabelText(label);
    await user.clear(field);
    if (typed !== '') await user.type(field, typed);
  };
  await screen.findByLabelText('Cliente ou fornecedor');
  await fillBasics(user, body);
  await type('Parcela', String(entry(body, 'installment')));
  await type('Número de parcelas', String(entry(body, 'installments')));
  await type('Emissão', dayOf('issuedOn'));
  await type('Vencimento', dayOf('dueOn'));
  await type('Valor (R$)', '450,90');
  if (text('paidOn') === '') return;
  await type(/^Data do (?:pagamento|recebimento)$/, dayOf('paidOn'));
  await type(/^Valor (?:pago|recebido)/, '450,90');
}

type EntryAction = keyof typeof ENTRY_ACTIONS;

/** Does the action of a scenario, and checks the sent body. */
async function actOnEntry(id: ScenarioId, action: EntryAction, role: 'admin' | 'editor' = 'admin') {
  stubEntries(id, role);
  const view = await ENTRY_ACTIONS[action](id);
  const { operation, body } = getScenarioById(id);
  const isSent = ({ method, url }: { method: string; url: string }) =>
    method.toLowerCase() === operation.method &&
    (operation.path.includes('{') || new URL(url).pathname.endsWith(operation.path));
  await waitFor(() => expect(network.sent().filter(isSent)).not.toEqual([]));
  if (body !== undefined) expect(JSON.parse(network.sent().find(isSent)?.body ?? '')).toEqual(body);
  return view;
}

const reportsChange = (id: ScenarioId, action: EntryAction, text: string) => async () => {
  const { address } = await actOnEntry(id, action);
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(text);
  await waitFor(() => expect(address()).toMatch(/^\/app\/entries(?:\?|$)/));
};

const namesAdded = (id: ScenarioId, action: EntryAction, text: RegExp) => async () => {
  const { address } = await actOnEntry(id, action);
  expect(await screen.findByText(text)).toBeVisible();
  expect(address()).toMatch(/^\/app\/entries(?:\?|$)/);
};

const offersUndo = (id: ScenarioId) => async () => {
  await actOnEntry(id, 'remove');
  expect(await screen.findByRole('button', { name: 'Desfazer' })).toBeInTheDocument();
};

const offersUndoOfChange = (id: ScenarioId) => async () => {
  await actOnEntry(id, 'changeSelected');
  expect(await screen.findByText('1 lançamento alterado.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Desfazer' })).toBeInTheDocument();
};

const fillsForm = (id: ScenarioId) => async () => {
  await actOnEntry(id, 'openForm');
  expect(await screen.findByLabelText('Valor (R$)')).toHaveValue('450,90');
  expect(screen.getByLabelText('Vencimento')).toHaveValue('07/11/2026');
};

const showsHistory =
  (id: ScenarioId, ...texts: string[]) =>
  async () => {
    await actOnEntry(id, 'openHistory');
    expect(await screen.findByRole('heading', { level: 2, name: 'Recebimentos' })).toBeInTheDocument();
    for (const text of texts) expect(screen.getByRole('main')).toHaveTextContent(text);
  };

const changesPayments = (id: ScenarioId, action: EntryAction, text: string) => async () => {
  const { address } = await actOnEntry(id, action);
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(text);
  await waitFor(() => expect(address()).toBe('/app/entries/4711/history'));
};

const listsCategories = (id: ScenarioId) => async () => {
  const { user } = await actOnEntry(id, 'openNewForm');
  await user.click(await screen.findByLabelText('Categoria'));
  const list = within(await screen.findByRole('listbox'));
  expect(list.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Venda de produtosReceita bruta',
    'Compra de mercadoriasCustos',
  ]);
};

const explainsEntry = (id: ScenarioId, action: EntryAction, text: string) => async () => {
  await actOnEntry(id, action);
  expect(await screen.findByText(new RegExp(text))).toBeInTheDocument();
};

const endsSessionOfEntry = (id: ScenarioId, action: EntryAction) => async () => {
  const { address } = await actOnEntry(id, action);
  await waitFor(() => expect(address()).toBe('/user/login'));
};

/** An editor has no such button, so the role must have changed since the portal read it. */
const refusesDeletion = (id: ScenarioId) => async () => {
  await actOnEntry(id, 'remove');
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    'Seu perfil não permite esta ação. Peça a um administrador.',
  );
};

/** The list says who may delete which entry, but the day of the company may have ended since. */
const refusesForeignDeletion = (id: ScenarioId) => async () => {
  await actOnEntry(id, 'remove');
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(/que você mesmo criou hoje/);
};

const refusesPaidDeletion = (id: ScenarioId) => async () => {
  await actOnEntry(id, 'remove');
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(/^1 lançamento tem pagamento/);
};

/** What is stored before a change, if it is not the usual company. */
const STORED_COMPANIES: Partial<Record<ScenarioId, 'charges' | 'letterhead'>> = {
  'changeCompany: charges': 'charges',
  'changeCompany: letterhead': 'letterhead',
};

/** Opens the company's data, which the backend sends, and the operation of a scenario with its response. */
async function openCompany(id: ScenarioId) {
  stubEntries(id);
  const { operation } = getScenarioById(id);
  const stored = STORED_COMPANIES[id] ?? 'company';
  if (operation.method === 'put') network.get('/company', getScenario('/company', stored).response);
  return renderApp({ at: '/app/company' });
}

const fillsCompany = (id: ScenarioId) => async () => {
  await openCompany(id);
  expect(await screen.findByLabelText('Nome da empresa')).toHaveValue('Comércio Aurora');
  expect(screen.getByLabelText('Saldo (R$)')).toHaveValue('-1.250,00');
  expect(screen.getByLabelText('A semana começa em')).toHaveValue('domingo');
  expect(screen.getByText('2 feriados na lista')).toBeInTheDocument();
};

const fillsCharges = (id: ScenarioId) => async () => {
  await openCompany(id);
  expect(await screen.findByLabelText('Multa (%)')).toHaveValue('2,00');
  expect(screen.getByLabelText('Juros ao mês (%)')).toHaveValue('1,00');
};

const fillsLetterhead = (id: ScenarioId) => async () => {
  await openCompany(id);
  expect(await screen.findByLabelText('CPF ou CNPJ')).toHaveValue('12.ABC.345/01DE-35');
  expect(screen.getByLabelText('Endereço')).toHaveValue('Rua das Flores 12\n01310-100 São Paulo');
  expect(screen.getByRole('img', { name: 'Logotipo' })).toBeInTheDocument();
};

const showsNoCompany = (id: ScenarioId, text: string) => async () => {
  await openCompany(id);
  expect(await screen.findByRole('heading', { level: 2, name: text })).toBeInTheDocument();
};

/** Changes the target, and checks the sent body. */
async function changeCompany(id: ScenarioId) {
  const view = await openCompany(id);
  const { body } = getScenarioById(id);
  const target = await screen.findByLabelText('Meta de faturamento por mês (R$)');
  await view.user.clear(target);
  await view.user.type(target, String(Number(entry(body, 'monthlyTargetCents')) / 100));
  const fine = entry(body, 'fineBasisPoints');
  if (fine !== undefined) {
    await view.user.clear(screen.getByLabelText('Multa (%)'));
    await view.user.type(screen.getByLabelText('Multa (%)'), String(Number(fine) / 100));
    await view.user.clear(screen.getByLabelText('Juros ao mês (%)'));
  }
  const taxNumber = entry(body, 'taxNumber');
  if (typeof taxNumber === 'string') {
    await view.user.clear(screen.getByLabelText('CPF ou CNPJ'));
    await view.user.type(screen.getByLabelText('CPF ou CNPJ'), taxNumber);
    await view.user.type(screen.getByLabelText('Endereço'), '{Backspace>19/}');
  }
  await view.user.click(screen.getByRole('button', { name: 'Salvar' }));
  const isPut = ({ method }: { method: string }) => method === 'PUT';
  await waitFor(() => expect(network.sent().some(isPut)).toBe(true));
  // A person cannot choose another zone than the listed ones.
  const { timeZone } = getScenario('/company', 'company').response;
  expect(JSON.parse(network.sent().find(isPut)?.body ?? '')).toEqual({ ...Object(body), timeZone });
  return view;
}

const explainsCompany = (id: ScenarioId, text: string | RegExp) => async () => {
  await changeCompany(id);
  expect(await screen.findByText(text)).toBeInTheDocument();
};

const savesCompany = (id: ScenarioId) => async () => {
  await changeCompany(id);
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Dados da empresa alterados.');
};

const endsSessionOfCompany =
  (id: ScenarioId, act: (id: ScenarioId) => ReturnType<typeof openCompany>) => async () => {
    const { address } = await act(id);
    await waitFor(() => expect(address()).toBe('/user/login'));
  };

const BANK_OPERATIONS = [
  ...['listMoneyAccounts', 'addMoneyAccount', 'changeMoneyAccount'],
  ...['listAccountMovements', 'addTransfer', 'voidTransfer'],
];

/** Opens a page about the accounts, in the portal of a backend that has them. */
async function openBank(id: ScenarioId, at: string) {
  stubEntries(id);
  network.get('/session', { ...getScenario('/session', 'admin').response, operations: BANK_OPERATIONS });
  if (!id.startsWith('listMoneyAccounts'))
    network.get('/money-accounts', getScenario('/money-accounts', 'accounts').response);
  if (!id.startsWith('listAccountMovements'))
    network.get(
      '/money-accounts/{id}/movements',
      getScenario('/money-accounts/{id}/movements', 'movements').response,
    );
  return renderApp({ at });
}

const BANK_ACTIONS = {
  list: (id: ScenarioId) => openBank(id, '/app/bank'),
  movements: (id: ScenarioId) => openBank(id, '/app/bank/2'),
  add: async (id: ScenarioId) => {
    const view = await openBank(id, '/app/bank/new');
    const { body } = postScenario('/money-accounts', 'added');
    await view.user.type(await screen.findByLabelText('Nome'), body.name);
    await choose(view.user, 'Tipo', 'Caixa');
    await view.user.type(screen.getByLabelText('Saldo inicial (R$)'), '0');
    const day = screen.getByLabelText('Data do saldo inicial');
    await view.user.clear(day);
    await view.user.type(day, '01/01/2026');
    await view.user.click(screen.getByRole('button', { name: 'Salvar' }));
    return view;
  },
  change: async (id: ScenarioId) => {
    const view = await openBank(id, '/app/bank/2/edit');
    const name = await screen.findByLabelText('Nome');
    await view.user.clear(name);
    await view.user.type(name, putScenario('/money-accounts/{id}', 'changed').body.name);
    await view.user.click(screen.getByRole('button', { name: 'Salvar' }));
    return view;
  },
  transfer: async (id: ScenarioId) => {
    const view = await openBank(id, '/app/bank/transfer?from=1');
    const { body } = postScenario('/transfers', 'transferred');
    await screen.findByLabelText('Para');
    await choose(view.user, 'Para', 'Caixa');
    const day = screen.getByLabelText('Data da transferência');
    await view.user.clear(day);
    await view.user.type(day, '19/11/2026');
    await view.user.type(screen.getByLabelText('Valor (R$)'), '500');
    await view.user.type(screen.getByLabelText('Observação'), body.note ?? '');
    await view.user.click(screen.getByRole('button', { name: 'Salvar' }));
    return view;
  },
  void: async (id: ScenarioId) => {
    const view = await openBank(id, '/app/bank/2');
    await view.user.click(await screen.findByRole('button', { name: /^Estornar/ }));
    const { body } = postScenario('/transfers/{id}/void', 'voided');
    await view.user.type(await screen.findByLabelText('Motivo do estorno'), `${body.reason}{Enter}`);
    return view;
  },
};

/** Does what a person does in a scenario, and checks the sent body. */
async function actOnBank(id: ScenarioId, action: keyof typeof BANK_ACTIONS) {
  const view = await BANK_ACTIONS[action](id);
  const { body, operation } = getScenarioById(id);
  if (body === undefined) return view;
  const isSent = ({ method }: { method: string }) => method === operation.method.toUpperCase();
  await waitFor(() => expect(network.sent().some(isSent)).toBe(true));
  expect(JSON.parse(network.sent().find(isSent)?.body ?? '')).toEqual(body);
  return view;
}

const showsOfBank =
  (id: ScenarioId, action: keyof typeof BANK_ACTIONS, text: string | RegExp) => async () => {
    await actOnBank(id, action);
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  };

const endsSessionOfBank = (id: ScenarioId, action: keyof typeof BANK_ACTIONS) => async () => {
  const { address } = await actOnBank(id, action);
  await waitFor(() => expect(address()).toBe('/user/login'));
};

/** Opens the page of the months, in the portal of a backend that closes them, and does what a person does there. */
async function actOnMonths(id: ScenarioId) {
  stubEntries(id);
  const operations = ['listMonths', 'closeMonth', 'reopenMonth', 'exportMonth'];
  network.get('/session', { ...getScenario('/session', 'admin').response, operations });
  const months = {
    closed: getScenario('/months', 'closed').response,
    open: postScenario('/months/reopen', 'reopened').response,
  };
  const isReopening = id.startsWith('reopenMonth');
  if (!id.startsWith('listMonths'))
    network.get('/months', isReopening ? months.closed : { ...months.open, version: 1 });
  const view = await renderApp({ at: '/app/bank/months' });
  if (id.startsWith('listMonths')) return view;
  await view.user.click(
    await screen.findByRole('button', { name: isReopening ? /^Reabrir/ : /^Fechar outubro/ }),
  );
  if (isReopening)
    await view.user.type(
      await screen.findByLabelText('Motivo'),
      postScenario('/months/reopen', 'reopened').body.reason,
    );
  await view.user.click(
    await screen.findByRole('button', { name: isReopening ? 'Reabrir o mês' : 'Fechar o mês' }),
  );
  const { body, operation } = getScenarioById(id);
  await waitFor(() => expect(network.sentTo(operation.path).length).toBe(1));
  expect(JSON.parse(network.sentTo(operation.path)[0]?.body ?? '')).toEqual(body);
  return view;
}

/** Exports the first month by the button or its menu. The backend sends the response. */
async function exportMonth(id: ScenarioId) {
  const saved = watchDownloads();
  const { type = '', response, operation } = getScenarioById(id);
  stubEntries(id);
  const session = getScenario('/session', 'admin').response;
  network.get('/session', { ...session, operations: ['listMonths', 'exportMonth'] });
  network.get('/months', getScenario('/months', 'closed').response);
  if (typeof response === 'string')
    network.any(
      'get',
      operation.path,
      () => new HttpResponse(response, { headers: { 'content-type': type } }),
    );
  const view = await renderApp({ at: '/app/bank/months' });
  if (id.endsWith('pdf')) {
    await view.user.click(await screen.findByRole('button', { name: /^Formatos de outubro/ }));
    await view.user.click(await screen.findByRole('menuitem', { name: /pdf/ }));
  } else await view.user.click(await screen.findByRole('button', { name: 'Exportar outubro de 2026' }));
  return { ...view, saved };
}

const savesMonth = (id: ScenarioId, file: string) => async () => {
  const { saved } = await exportMonth(id);
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Exportação concluída.');
  expect(saved.map(({ name }) => name)).toEqual([file]);
};

const showsOfMonths = (id: ScenarioId, text: string | RegExp) => async () => {
  await actOnMonths(id);
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
};

const endsSessionOfMonths = (id: ScenarioId) => async () => {
  const { address } = await actOnMonths(id);
  await waitFor(() => expect(address()).toBe('/user/login'));
};

const [OTHER_USER] = getScenario('/users', 'users').response.users;

/** Opens a page about the users, in the portal of a backend that manages them. */
async function openUsers(id: ScenarioId, at: string) {
  stubEntries(id);
  const operations = ['listUsers', 'addUser', 'changeUser', 'changeUserAccess', 'makePasswordLink'];
  network.get('/session', { ...getScenario('/session', 'admin').response, operations });
  if (!id.startsWith('listUsers')) network.get('/users', getScenario('/users', 'users').response);
  return renderApp({ at });
}

const USER_ACTIONS = {
  list: (id: ScenarioId) => openUsers(id, '/app/users'),
  add: async (id: ScenarioId) => {
    const view = await openUsers(id, '/app/users/new');
    const { body } = postScenario('/users', 'added');
    await view.user.type(await screen.findByLabelText('Login'), body.login);
    await view.user.type(screen.getByLabelText('Nome'), body.name);
    await view.user.click(screen.getByRole('button', { name: 'Salvar' }));
    return view;
  },
  rename: async (id: ScenarioId) => {
    const view = await openUsers(id, `/app/users/${String(OTHER_USER?.id)}`);
    const { body } = putScenario('/users/{id}', 'changed');
    const name = await screen.findByLabelText('Nome');
    await view.user.clear(name);
    await view.user.type(name, body.name);
    await choose(view.user, 'Painel inicial', 'Vendas');
    await view.user.click(screen.getByRole('button', { name: 'Salvar' }));
    return view;
  },
  block: (id: ScenarioId) => confirmAct(id, 'Bloquear'),
  link: (id: ScenarioId) => confirmAct(id, 'Redefinir a senha'),
  openLink: (id: ScenarioId) => {
    stubEntries(id);
    const { secret } = postScenario('/account/password/link/check', 'usable').body;
    return renderApp({ at: `/user/set-password#${secret}` });
  },
  setPassword: async (id: ScenarioId) => {
    network.post(
      '/account/password/link/check',
      postScenario('/account/password/link/check', 'usable').response,
    );
    stubEntries(id);
    const { secret, newPassword } = postScenario('/account/password/link', 'set').body;
    const view = await renderApp({ at: `/user/set-password#${secret}` });
    await view.user.type(await screen.findByLabelText('Nova senha'), newPassword);
    await view.user.click(screen.getByRole('button', { name: 'Salvar a senha' }));
    return view;
  },
};

/** Presses a button on the page of the other user, and confirms it. */
async function confirmAct(id: ScenarioId, name: string) {
  const view = await openUsers(id, `/app/users/${String(OTHER_USER?.id)}`);
  await view.user.click(await screen.findByRole('button', { name }));
  await view.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
  return view;
}

/** Does what a person does in a scenario, and checks the sent body. */
async function actOnUsers(id: ScenarioId, action: keyof typeof USER_ACTIONS) {
  const view = await USER_ACTIONS[action](id);
  const { body, operation } = getScenarioById(id);
  if (body === undefined) return view;
  const findSent = () =>
    network.sentTo(operation.path).find(({ method }) => method === operation.method.toUpperCase());
  await waitFor(() => expect(findSent()).toBeDefined());
  expect(JSON.parse(findSent()?.body ?? '')).toEqual(body);
  return view;
}

const showsOfUsers =
  (id: ScenarioId, action: keyof typeof USER_ACTIONS, text: string | RegExp) => async () => {
    await actOnUsers(id, action);
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  };

const endsSessionOfUsers = (id: ScenarioId, action: keyof typeof USER_ACTIONS) => async () => {
  const { address } = await actOnUsers(id, action);
  await waitFor(() => expect(address()).toBe('/user/login'));
};

/** Opens a page about the categories, which the backend sends with the response of the scenario. */
async function openCategories(id: ScenarioId, at = '/app/categories') {
  stubEntries(id);
  if (getScenarioById(id).operation.method !== 'get')
    network.get('/categories/chart', getScenario('/categories/chart', 'chart').response);
  return renderApp({ at });
}

const CATEGORY_ACTIONS = {
  list: (id: ScenarioId) => openCategories(id),
  rename: async (id: ScenarioId) => {
    const view = await openCategories(id, '/app/categories/1');
    const name = await screen.findByLabelText('Nome');
    await view.user.clear(name);
    const [first] = (getScenarioById(id).body as { categories: { name: string }[] }).categories;
    await view.user.type(name, first?.name ?? '');
    await view.user.click(screen.getByRole('button', { name: 'Salvar' }));
    return view;
  },
  merge: async (id: ScenarioId) => {
    const view = await openCategories(id, '/app/categories/2/merge');
    await screen.findByLabelText('Unir com');
    await choose(view.user, 'Unir com', 'Venda de produtos');
    await view.user.click(screen.getByRole('button', { name: 'Salvar' }));
    return view;
  },
  undo: async (id: ScenarioId) => {
    stubEntries(id);
    network.get('/categories/chart', postScenario('/categories/merges', 'merged').response);
    const view = await renderApp({ at: '/app/categories' });
    await view.user.click(await screen.findByRole('button', { name: 'Separar Revenda de novo' }));
    return view;
  },
};
type CategoryAction = keyof typeof CATEGORY_ACTIONS;

/** Does what a person does in a scenario, and checks the sent body. */
async function actOnCategories(id: ScenarioId, action: CategoryAction) {
  const view = await CATEGORY_ACTIONS[action](id);
  const { body, operation } = getScenarioById(id);
  if (body === undefined) return view;
  const isSent = ({ method }: { method: string }) => method === operation.method.toUpperCase();
  await waitFor(() => expect(network.sent().some(isSent)).toBe(true));
  expect(JSON.parse(network.sent().find(isSent)?.body ?? '')).toEqual(body);
  return view;
}

const reportsCategories = (id: ScenarioId, action: CategoryAction, text: string) => async () => {
  await actOnCategories(id, action);
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(text);
};

const explainsCategories = (id: ScenarioId, action: CategoryAction, text: string | RegExp) => async () => {
  await actOnCategories(id, action);
  expect(await screen.findByText(text)).toBeInTheDocument();
};

const endsSessionOfCategories = (id: ScenarioId, action: CategoryAction) => async () => {
  const { address } = await actOnCategories(id, action);
  await waitFor(() => expect(address()).toBe('/user/login'));
};

/** Opens a page about what recurs. The backend sends the response of the scenario. */
async function openSeries(id: ScenarioId, at: string) {
  stubEntries(id);
  const operations = ['listSeries', 'getSeries', 'previewSeriesEnd', 'changeSeriesEnd'];
  network.get('/session', { ...getScenario('/session', 'admin').response, operations });
  if (!id.startsWith('getSeries'))
    network.get('/series/{id}', getScenario('/series/{id}', 'series').response);
  if (!id.startsWith('preview'))
    network.get('/series/{id}/end', getScenario('/series/{id}/end', 'preview').response);
  return renderApp({ at });
}

/** Ends the series of the examples, as the person sees it, until the yes to the deletion. */
async function endSeries(id: ScenarioId) {
  const view = await openSeries(id, '/app/series/12');
  await screen.findByLabelText('Termina');
  await choose(view.user, 'Termina', 'Em um dia');
  await view.user.type(screen.getByLabelText('Último dia'), '30/11/2026');
  return view;
}

async function saveSeriesEnd(id: ScenarioId) {
  const view = await endSeries(id);
  await view.user.click(await screen.findByRole('checkbox', { name: 'Sim, excluir 1 lançamento' }));
  await view.user.click(screen.getByRole('button', { name: 'Salvar' }));
  const isSent = ({ method }: { method: string }) => method === 'PUT';
  await waitFor(() => expect(network.sent().some(isSent)).toBe(true));
  expect(JSON.parse(network.sent().find(isSent)?.body ?? '')).toEqual(getScenarioById(id).body);
  return view;
}

const endsSessionOfSeries =
  (act: (id: ScenarioId) => Promise<{ address: () => string }>, id: ScenarioId) => async () => {
    const { address } = await act(id);
    await waitFor(() => expect(address()).toBe('/user/login'));
  };

/** Opens the audit with the filter of the scenarios. The backend sends the response. */
async function openAudit(id: ScenarioId) {
  const session = getScenario('/session', 'admin').response;
  stubEntries(id);
  network.get('/session', { ...session, operations: ['listEvents', 'exportEvents'] });
  if (!id.startsWith('list')) network.get('/events', getScenario('/events', 'events').response);
  return renderApp({ at: '/app/audit?group=entries' });
}

/** Exports the events of the scenario by the button. */
async function exportAudit(id: ScenarioId) {
  const saved = watchDownloads();
  const { type = '', response } = getScenarioById(id);
  const view = await openAudit(id);
  if (typeof response === 'string')
    network.any(
      'get',
      '/events/export',
      () => new HttpResponse(response, { headers: { 'content-type': type } }),
    );
  if (id.endsWith('csv')) {
    await view.user.click(await screen.findByRole('button', { name: 'Escolher o formato' }));
    await view.user.click(await screen.findByRole('menuitem', { name: /Texto/ }));
  } else await view.user.click(await screen.findByRole('button', { name: 'Exportar' }));
  return { ...view, saved };
}

const savesEvents = (id: ScenarioId, file: string) => async () => {
  const { saved } = await exportAudit(id);
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Exportação concluída.');
  expect(saved.map(({ name }) => name)).toEqual([file]);
};

/** Exports the entries of a scenario by the button or its menu. The backend sends the response. */
async function exportAs(id: ScenarioId) {
  storeAdministrator();
  network.get('/entries', getScenario('/entries', 'overdue').response);
  const { operation, path, status, type = '', response } = getScenarioById(id);
  const name = `lancamentos.${path.includes('format=csv') ? 'csv' : 'xlsx'}`;
  network.any('get', operation.path, () =>
    typeof response === 'string'
      ? new HttpResponse(response, {
          headers: { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` },
        })
      : HttpResponse.json(response as object, { status }),
  );
  const saved = watchDownloads();
  const view = await renderApp({ at: '/app/entries?kind=receivable&status=overdue' });
  const { user } = view;
  if (name.endsWith('csv')) {
    await user.click(await screen.findByRole('button', { name: 'Escolher o formato' }));
    await user.click(await screen.findByRole('menuitem', { name: /Texto/ }));
  } else await user.click(await screen.findByRole('button', { name: 'Exportar' }));
  await waitFor(() => expect(network.sentTo(operation.path)).toHaveLength(1));
  return { ...view, saved, name, sent: network.sentTo(operation.path)[0] };
}

const savesFile = (id: ScenarioId) => async () => {
  const { saved, sent, name } = await exportAs(id);
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Exportação concluída.');
  expect(saved.map((file) => file.name)).toEqual([name]);
  const { path, response } = getScenarioById(id);
  expect(Buffer.from((await saved[0]?.blob.arrayBuffer()) ?? new ArrayBuffer(0)).toString()).toBe(response);
  expect(new URL(sent?.url ?? '').search).toBe(new URL(path, 'http://x').search);
};

const savesNothing = (id: ScenarioId, text: string) => async () => {
  const { saved } = await exportAs(id);
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(text);
  expect(saved).toEqual([]);
  expect(screen.getByRole('button', { name: 'Exportar' })).toBeInTheDocument();
};

const endsSessionOfExport = (id: ScenarioId) => async () => {
  const { address } = await exportAs(id);
  await waitFor(() => expect(address()).toBe('/user/login'));
};
/** Exports the selected row, or all of the filter, by the bar below the list. The backend sends the response. */
async function exportSelectionAs(id: ScenarioId) {
  stubEntries(id);
  const { operation, path, body, status, type = '', response } = getScenarioById(id);
  const format = operation.id === 'reportEntries' ? 'pdf' : (readString(body, 'format') ?? '');
  const name = `lancamentos.${format}`;
  if (typeof response === 'string')
    network.any(
      'post',
      operation.path,
      () =>
        new HttpResponse(response, {
          status,
          headers: { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` },
        }),
    );
  const stored = getScenario('/entries/{id}', 'entry').response;
  const total = { count: 3, amountCents: 3 * stored.amountCents, paidCents: 0 };
  network.get('/entries', { entries: [stored], total, next: null });
  const saved = watchDownloads();
  const kind = new URL(path, 'http://x').searchParams.get('kind');
  const view = await renderApp({ at: `/app/entries?sort=dueOn${kind === null ? '' : `&kind=${kind}`}` });
  const { user } = view;
  await user.click(await screen.findByRole('checkbox', { name: new RegExp(stored.counterparty) }));
  if (entry(body, 'ids') === undefined)
    await user.click(screen.getByRole('button', { name: 'Selecionar todos os 3' }));
  await user.click(screen.getByRole('button', { name: 'Escolher o formato da seleção' }));
  const item = { xlsx: /Planilha/, csv: /Texto/, pdf: /Relatório/ }[format] ?? '';
  await user.click(await screen.findByRole('menuitem', { name: item }));
  await waitFor(() => expect(network.sentTo(operation.path)).toHaveLength(1));
  const [sent] = network.sentTo(operation.path);
  expect(JSON.parse(sent?.body ?? '')).toEqual(body);
  return { ...view, saved, name, sent };
}

const savesSelection = (id: ScenarioId) => async () => {
  const { saved, sent, name } = await exportSelectionAs(id);
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Exportação concluída.');
  expect(saved.map((file) => file.name)).toEqual([name]);
  const { path, response } = getScenarioById(id);
  expect(Buffer.from((await saved[0]?.blob.arrayBuffer()) ?? new ArrayBuffer(0)).toString()).toBe(response);
  expect(new URL(sent?.url ?? '').search).toBe(new URL(path, 'http://x').search);
};

const savesNoSelection = (id: ScenarioId, text: string) => async () => {
  const { saved } = await exportSelectionAs(id);
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(text);
  expect(saved).toEqual([]);
  expect(screen.getByRole('button', { name: 'Exportar seleção' })).toBeInTheDocument();
};

const endsSessionOfSelection = (id: ScenarioId) => async () => {
  const { address } = await exportSelectionAs(id);
  await waitFor(() => expect(address()).toBe('/user/login'));
};

const OTHER_EXPORTS = 'Há outras exportações em andamento.';
const OWN_FILE = 'Outro arquivo seu ainda está em andamento. Espere ele terminar e tente de novo.';
const NO_EXPORT = 'A exportação ainda não está disponível aqui.';

const IMPORT_PATHS = ['/entries/imports', '/entries/imports/preview'] as const;

/** Opens the page of imports, where the backend sends the response of a scenario. */
async function openImport(id: ScenarioId) {
  storeAdministrator();
  network.get('/categories', getScenario('/categories', 'categories').response);
  const [imports, preview] = IMPORT_PATHS;
  network.get(imports, getScenario(imports, 'imports').response);
  network.post(preview, postScenario(preview, 'understood').response);
  const { operation, status, type = '', response } = getScenarioById(id);
  const body = (text: string) => ({
    headers: { 'content-type': type, 'content-disposition': `attachment; filename="${text}.xlsx"` },
  });
  network.any(operation.method === 'get' ? 'get' : 'post', operation.path, () =>
    typeof response === 'string'
      ? new HttpResponse(response, body('modelo'))
      : HttpResponse.json(response as object, { status }),
  );
  return renderApp({ at: '/app/entries/import' });
}

const listsImports = (id: ScenarioId) => async () => {
  await openImport(id);
  expect(await screen.findByRole('rowheader', { name: 'contas.csv' })).toBeInTheDocument();
};

/** Chooses the file of a scenario, or one without a table if the scenario has none. */
async function chooseFile(id: ScenarioId) {
  const view = await openImport(id);
  const text = readString(getScenarioById(id).body, 'file') ?? '';
  const file = new File([text === '' ? 'x' : text], 'contas.csv', { type: 'text/csv' });
  await view.user.upload(await screen.findByLabelText('Planilha com os lançamentos'), file);
  return view;
}

const showsPreview = (id: ScenarioId, text: string) => async () => {
  await chooseFile(id);
  expect(await screen.findByText(text)).toBeInTheDocument();
};

async function importFile(id: ScenarioId) {
  const view = await chooseFile(id);
  await view.user.click(await screen.findByRole('button', { name: 'Importar 1 lançamento' }));
  return view;
}

const importsEntries = (id: ScenarioId) => async () => {
  await importFile(id);
  expect(await screen.findByRole('heading', { name: '1 lançamento importado' })).toBeInTheDocument();
};

const importsNothing = (id: ScenarioId, text: string) => async () => {
  await importFile(id);
  expect(await screen.findByText(text)).toBeInTheDocument();
};

async function undoImport(id: ScenarioId) {
  const view = await openImport(id);
  await view.user.click(await screen.findByRole('button', { name: /^Desfazer importação/ }));
  const dialog = within(await screen.findByRole('alertdialog', { name: /^Desfazer/ }));
  await view.user.click(dialog.getByRole('button', { name: 'Desfazer importação' }));
  return view;
}

const undoesImport = (id: ScenarioId, text: string) => async () => {
  await undoImport(id);
  // A toast has the text twice, because it is announced too.
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
};

async function loadTemplate(id: ScenarioId) {
  const saved = watchDownloads();
  const view = await openImport(id);
  await view.user.click(await screen.findByRole('button', { name: 'Baixar um modelo' }));
  return { ...view, saved };
}

const savesTemplate = (id: ScenarioId) => async () => {
  const { saved } = await loadTemplate(id);
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['modelo.xlsx']));
};

const endsSessionOfImport =
  (id: ScenarioId, act: (id: ScenarioId) => Promise<{ address: () => string }>) => async () => {
    const { address } = await act(id);
    await waitFor(() => expect(address()).toBe('/user/login'));
  };

/** Opens a page of statements, where the session names all operations. */
async function openStatements(id: ScenarioId, at: string) {
  storeAdministrator();
  network.get('/session', {
    ...getScenario('/session', 'admin').response,
    operations: ['previewStatement', 'importStatement', 'listStatementLines', 'undoStatementImport'],
  });
  const { moneyAccounts, parts, ...preview } = postScenario(
    '/statements/preview',
    'statement-understood',
  ).response;
  const [account] = moneyAccounts;
  network.post('/statements/preview', {
    ...preview,
    moneyAccounts,
    parts: parts.map((part) => ({ ...part, accountId: account?.id ?? null, questions: [] })),
  });
  answerWith('listStatementLines: statement-lines');
  answerWith(id);
  return renderApp({ at });
}

async function previewStatement(id: ScenarioId) {
  const view = await openStatements(id, '/app/bank/import');
  const file = new File([readString(getScenarioById(id).body, 'file') ?? 'x'], 'extrato.csv');
  await view.user.upload(await screen.findByLabelText('Arquivo do extrato'), file);
  return view;
}

async function importStatement(id: ScenarioId) {
  const view = await previewStatement(id);
  await view.user.click(await screen.findByRole('button', { name: 'Importar extrato agora' }));
  return view;
}

const openLines = (id: ScenarioId) => openStatements(id, '/app/bank/1/statement');

async function undoStatement(id: ScenarioId) {
  const view = await openLines(id);
  await view.user.click(await screen.findByRole('button', { name: /^Desfazer a importação de/ }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await view.user.click(dialog.getByRole('button', { name: 'Desfazer esta importação' }));
  return view;
}

/** Opens the lines that wait, in the portal of a backend that reconciles. */
async function openProposals(id: ScenarioId) {
  storeAdministrator();
  network.get('/session', {
    ...getScenario('/session', 'admin').response,
    operations: [
      'listMoneyAccounts',
      'compareBankBalance',
      'listProposals',
      'listLineCandidates',
      'reconcileLines',
      'recordLine',
      'unmatchLine',
      'ignoreLine',
      'restoreLine',
    ],
  });
  network.get('/money-accounts', getScenario('/money-accounts', 'accounts').response);
  for (const first of [
    'compareBankBalance: differs',
    'listProposals: proposals',
    'listLineCandidates: candidates',
    'reconcileLines: reconciled',
    'recordLine: recorded',
    'ignoreLine: ignored',
  ] as const)
    answerWith(first);
  answerWith(id);
  return renderApp({ at: '/app/bank/1/reconcile' });
}

/** What a person does with the first line. Each act sends the body of its scenario. */
const LINE_ACTS = {
  open: openProposals,
  accept: async (id: ScenarioId) => {
    const view = await openProposals(id);
    await view.user.click(await screen.findByRole('button', { name: /^Conciliar .* com Padaria/ }));
    return view;
  },
  search: async (id: ScenarioId) => {
    const view = await openProposals(id);
    const [button] = await screen.findAllByRole('button', { name: /^Procurar/ });
    if (button !== undefined) await view.user.click(button);
    return view;
  },
  undo: async (id: ScenarioId) => {
    const view = await LINE_ACTS.accept(id);
    await view.user.click(await screen.findByRole('button', { name: /^Desfazer conciliação/ }));
    return view;
  },
  record: async (id: ScenarioId) => {
    network.get('/categories', getScenario('/categories', 'categories').response);
    const view = await openProposals(id);
    const [button] = await screen.findAllByRole('button', { name: /^Novo lançamento de/ });
    if (button !== undefined) await view.user.click(button);
    const { body } = postScenario('/statements/lines/{id}/record', 'recorded');
    const { type, choose, save } = formUser(view.user);
    await type('Cliente ou fornecedor', body.entry?.counterparty ?? '');
    await choose('Categoria', new RegExp(`^${body.entry?.category ?? ''}`));
    await save();
    return view;
  },
  ignore: async (id: ScenarioId) => {
    const view = await openProposals(id);
    const [button] = await screen.findAllByRole('button', { name: /^Ignorar/ });
    if (button !== undefined) await view.user.click(button);
    const { body } = postScenario('/statements/lines/{id}/ignore', 'ignored');
    await view.user.type(await screen.findByLabelText('Motivo'), `${body.reason}{Enter}`);
    return view;
  },
  restore: async (id: ScenarioId) => {
    const view = await LINE_ACTS.ignore(id);
    await view.user.click(await screen.findByRole('button', { name: /^Deixar de ignorar/ }));
    return view;
  },
};

const showsLine = (id: ScenarioId, act: keyof typeof LINE_ACTS, text: string | RegExp) => async () => {
  await LINE_ACTS[act](id);
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
};

const showsStatement =
  (act: (id: ScenarioId) => Promise<unknown>, id: ScenarioId, text: string | RegExp) => async () => {
    await act(id);
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  };

const NO_ENTRIES = 'A lista de lançamentos ainda não está disponível aqui.';
const NO_FIGURES = 'Sem dados por enquanto';
const NOT_FOUND = 'Painel não encontrado';

const NO_COMPANY = 'Aqui não é possível alterar os dados da empresa.';

/** Opens the own account, where the session names all operations. */
async function openAccount() {
  storeAdministrator();
  network.get('/session', {
    ...getScenario('/session', 'admin').response,
    operations: ['changeAccount', 'listOwnSessions', 'endOwnSessions'],
  });
  network.get('/account/sessions', getScenario('/account/sessions', 'sessions').response);
  return renderApp({ at: '/app/account' });
}

/** Answers an operation with the response of a scenario. */
const answerWith = (id: ScenarioId) => {
  const { operation, status, response } = getScenarioById(id);
  const { method } = operation;
  if (method !== 'get' && method !== 'post' && method !== 'put') throw new Error(`no stub for ${method}`);
  network.any(method, operation.path, () =>
    status === 204 ? noContent() : HttpResponse.json(response as object, { status }),
  );
};

/** Changes the own name with the request of a scenario. */
async function changeNameAs(id: ScenarioId) {
  answerWith(id);
  const view = await openAccount();
  const field = await screen.findByLabelText('Nome');
  await view.user.clear(field);
  await view.user.type(field, readString(getScenarioById(id).body, 'name') ?? '');
  await view.user.click(screen.getByRole('button', { name: 'Salvar' }));
  return view;
}

/** Ends another session with the password of a scenario. */
async function endSessionAs(id: ScenarioId) {
  answerWith(id);
  const view = await openAccount();
  await view.user.click(await screen.findByRole('button', { name: /^Encerrar: Chrome, Android/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const password = readString(getScenarioById(id).body, 'currentPassword') ?? '';
  await view.user.type(dialog.getByLabelText('Senha atual'), password);
  await view.user.click(dialog.getByRole('button', { name: 'Encerrar' }));
  return view;
}

const leadsToLogin = async ({ address }: Awaited<ReturnType<typeof renderApp>>) =>
  waitFor(() => expect(address()).toBe('/user/login'));

/** Sets up the installation with the values of a scenario. The backend sends its response. */
async function setUpAs(id: ScenarioId) {
  const { body, status, response } = getScenarioById(id);
  network.get('/setup', getScenario('/setup', 'open').response);
  network.any('post', '/setup', () =>
    status === 204 ? noContent() : HttpResponse.json(response as object, { status }),
  );
  const view = await renderApp({ at: '/setup' });
  const { user } = view;
  const company = entry(body, 'company');
  await user.type(await screen.findByLabelText('Código de configuração'), readString(body, 'secret') ?? '');
  await user.type(screen.getByLabelText('Seu nome'), readString(body, 'name') ?? '');
  await user.type(screen.getByLabelText('Login'), readString(body, 'login') ?? '');
  await user.type(screen.getByLabelText('Senha'), readString(body, 'password') ?? '');
  await user.type(screen.getByLabelText('Nome da empresa'), readString(company, 'name') ?? '');
  await user.click(screen.getByRole('button', { name: 'Concluir' }));
  await waitFor(() =>
    expect(network.sentTo('/setup').filter(({ method }) => method === 'POST')).toHaveLength(1),
  );
  expect(JSON.parse(network.sentTo('/setup').at(-1)?.body ?? '')).toEqual(body);
  return view;
}

/** Opens the page of the setup with the response of a scenario. */
async function openSetupWith(name: 'open' | 'closed') {
  network.get('/setup', getScenario('/setup', name).response);
  return renderApp({ at: '/setup' });
}

const EXPECTED: Record<ScenarioId, () => Promise<void>> = {
  'getToken: accepted': opensDashboard('accepted', 'vendas'),
  'getToken: accepted-without-dashboard': opensDashboard('accepted-without-dashboard', 'default'),
  'getToken: accepted-leading-zeros': opensDashboard('accepted-leading-zeros', 'financeiro'),
  'getToken: refused': showsMessage('refused', 'Atenção: Login ou senha inválidos.'),
  'getToken: wrong-password': showsMessage('wrong-password', 'Atenção: Login ou senha inválidos.'),
  'getToken: too-many': asksToWait('getToken: too-many', 'Muitas tentativas'),
  'getToken: busy': asksToWait('getToken: busy', 'O servidor está ocupado no momento'),
  'getToken: blocked': showsMessage('blocked', 'Atenção: Usuário bloqueado. Procure o administrador.'),
  'getSetup: open': async () => {
    await openSetupWith('open');
    expect(await screen.findByLabelText('Código de configuração')).toBeVisible();
  },
  'getSetup: closed': async () => {
    await openSetupWith('closed');
    expect(await screen.findByText(/^Esta instalação já está configurada/)).toBeVisible();
  },
  'setUp: done': async () => {
    const { address } = await setUpAs('setUp: done');
    await waitFor(() => expect(address()).toBe('/user/login'));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Tudo pronto.');
  },
  'setUp: set-up-already': async () => {
    await setUpAs('setUp: set-up-already');
    expect(await screen.findByText(/^Esta instalação já foi configurada/)).toBeVisible();
  },
  'setUp: wrong-secret': async () => {
    await setUpAs('setUp: wrong-secret');
    const field = screen.getByLabelText('Código de configuração');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^O código não confere/));
    expect(field).toHaveFocus();
  },
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
  'getDashboard: metric': showsWidget('getDashboard: metric', 'Vencido a receber', 'R$ 18.402,50'),
  'getDashboard: share': showsWidget('getDashboard: share', 'A receber por idade', 'Total: R$ 99.600,00'),
  'getDashboard: series': showsWidget(
    'getDashboard: series',
    'Entradas e saídas',
    'Entradas: R$ 1.312,00 até agora',
  ),
  'getDashboard: account': showsWidget('getDashboard: account', 'Recebido', 'R$ 44.100,00'),
  'getDashboard: progress': showsWidget(
    'getDashboard: progress',
    'Meta do mês',
    '68,0% da meta de R$ 90.000,00',
  ),
  'getDashboard: table': showsWidget('getDashboard: table', 'Clientes por receita', 'Padaria São João'),
  'getDashboard: problem': showsWidget(
    'getDashboard: problem',
    'Vencido a receber',
    'Demorou demais. Tente de novo.',
  ),
  'getDashboard: unknown-kind': showsWidget('getDashboard: unknown-kind', 'Vendas por hora', '09h'),
  'getDashboard: not-modified': keepsFigures('getDashboard: not-modified'),
  'getDashboard: unknown-period': showsNoFigures(
    'getDashboard: unknown-period',
    'Não foi possível carregar os números',
  ),
  'getDashboard: rejected': endsSessionOfPage('getDashboard: rejected'),
  'getDashboard: not-permitted': showsNoFigures(
    'getDashboard: not-permitted',
    'Você não tem acesso a este painel',
  ),
  'getDashboard: unknown-code': showsNoFigures('getDashboard: unknown-code', NOT_FOUND),
  'getDashboard: not-found': showsNoFigures('getDashboard: not-found', NO_FIGURES),
  'getDashboard: not-allowed': showsNoFigures('getDashboard: not-allowed', NO_FIGURES),
  'getDashboard: not-implemented': showsNoFigures('getDashboard: not-implemented', NO_FIGURES),
  'listEntries: overdue': showsEntries(
    'listEntries: overdue',
    'Padaria São João',
    '2 lançamentos, R$ 1.650,90',
  ),
  'listEntries: found': showsEntries('listEntries: found', 'Padaria São João', '1 lançamento, R$ 450,90'),
  'listEntries: imported': showsEntries(
    'listEntries: imported',
    'Padaria São João',
    '1 lançamento, R$ 450,90',
  ),
  'listEntries: bad-filter': showsNoFigures(
    'listEntries: bad-filter',
    'Não foi possível carregar os lançamentos',
  ),
  'listEntries: rejected': endsSessionOfPage('listEntries: rejected'),
  'getDay: day': async () => {
    await openDay('getDay: day');
    const figures = within(await screen.findByRole('region', { name: 'Números do dia' }));
    expect(figures.getByRole('link', { name: /^A pagar hoje/ })).toHaveTextContent(/R\$\s352,50/);
    expect(screen.getByRole('button', { name: 'Registrar pagamento: CPFL' })).toBeVisible();
  },
  'getDay: rejected': async () => {
    const { address } = await openDay('getDay: rejected');
    await waitFor(() => expect(address()).toBe('/user/login'));
  },
  'summarizeEntries: summary': async () => {
    await openSummary('summarizeEntries: summary');
    expect(await screen.findByRole('link', { name: 'Vencidos 2' })).toBeInTheDocument();
  },
  'summarizeEntries: rejected': async () => {
    const { address } = await openSummary('summarizeEntries: rejected');
    await waitFor(() => expect(address()).toBe('/user/login'));
  },
  'search: found': async () => {
    await searchInPalette('search: found');
    const name = /^Padaria São João 1 lançamento · R\$\s450,90 a receber$/;
    expect(await screen.findByRole('option', { name })).toBeInTheDocument();
    expect(screen.getByRole('option', { name: /venceu em 07\/11\/2026 · NF 4711/ })).toBeInTheDocument();
  },
  'search: rejected': async () => {
    const { address } = await searchInPalette('search: rejected');
    await waitFor(() => expect(address()).toBe('/user/login'));
  },
  'suggestCounterparties: found': async () => {
    await typeCounterparty('suggestCounterparties: found');
    expect(await screen.findByRole('option', { name: 'Padaria São João 1 lançamento' })).toBeInTheDocument();
  },
  'suggestCounterparties: rejected': async () => {
    const { address } = await typeCounterparty('suggestCounterparties: rejected');
    await waitFor(() => expect(address()).toBe('/user/login'));
  },
  'listEntries: not-found': showsNoEntries('listEntries: not-found', NO_ENTRIES),
  'listEntries: not-allowed': showsNoEntries('listEntries: not-allowed', NO_ENTRIES),
  'listEntries: not-implemented': showsNoEntries('listEntries: not-implemented', NO_ENTRIES),
  'listCategories: categories': listsCategories('listCategories: categories'),
  'listCategories: rejected': endsSessionOfEntry('listCategories: rejected', 'openNewForm'),
  'getCategoryChart: chart': async () => {
    await openCategories('getCategoryChart: chart');
    expect(await screen.findByRole('link', { name: 'Venda de produtos' })).toBeInTheDocument();
    expect(screen.getByText('1 lançamento')).toBeInTheDocument();
  },
  'getCategoryChart: rejected': endsSessionOfCategories('getCategoryChart: rejected', 'list'),
  'changeCategories: changed': reportsCategories(
    'changeCategories: changed',
    'rename',
    'Categoria alterada.',
  ),
  'changeCategories: changed-meanwhile': explainsCategories(
    'changeCategories: changed-meanwhile',
    'rename',
    /alterou as categorias enquanto você editava/,
  ),
  'changeCategories: repeated': explainsCategories(
    'changeCategories: repeated',
    'rename',
    'Já existe uma categoria com este nome.',
  ),
  'changeCategories: rejected': endsSessionOfCategories('changeCategories: rejected', 'rename'),
  'mergeCategory: merged': reportsCategories('mergeCategory: merged', 'merge', 'Categorias unidas.'),
  'mergeCategory: rejected': endsSessionOfCategories('mergeCategory: rejected', 'merge'),
  'undoMerge: undone': reportsCategories('undoMerge: undone', 'undo', 'Categorias separadas.'),
  'undoMerge: rejected': endsSessionOfCategories('undoMerge: rejected', 'undo'),
  'listMonths: closed': showsOfMonths('listMonths: closed', 'outubro de 2026'),
  'listMonths: rejected': endsSessionOfMonths('listMonths: rejected'),
  'closeMonth: closed': showsOfMonths('closeMonth: closed', 'Mês fechado.'),
  'closeMonth: changed-meanwhile': showsOfMonths(
    ...(['closeMonth: changed-meanwhile', /^Os meses ou os dados da empresa mudaram/] as const),
  ),
  'closeMonth: rejected': endsSessionOfMonths('closeMonth: rejected'),
  'reopenMonth: reopened': showsOfMonths('reopenMonth: reopened', 'Mês reaberto.'),
  'reopenMonth: rejected': endsSessionOfMonths('reopenMonth: rejected'),
  'exportMonth: xlsx': savesMonth('exportMonth: xlsx', 'export.xlsx'),
  'exportMonth: pdf': savesMonth('exportMonth: pdf', 'export.pdf'),
  'exportMonth: rejected': endsSessionOfSeries(exportMonth, 'exportMonth: rejected'),
  'listMoneyAccounts: accounts': showsOfBank('listMoneyAccounts: accounts', 'list', 'Conta principal'),
  'listMoneyAccounts: rejected': endsSessionOfBank('listMoneyAccounts: rejected', 'list'),
  'addMoneyAccount: added': showsOfBank('addMoneyAccount: added', 'add', 'Conta criada.'),
  'addMoneyAccount: rejected': endsSessionOfBank('addMoneyAccount: rejected', 'add'),
  'changeMoneyAccount: changed': showsOfBank('changeMoneyAccount: changed', 'change', 'Conta alterada.'),
  'changeMoneyAccount: changed-meanwhile': showsOfBank(
    ...(['changeMoneyAccount: changed-meanwhile', 'change', /alterou esta conta enquanto/] as const),
  ),
  'changeMoneyAccount: rejected': endsSessionOfBank('changeMoneyAccount: rejected', 'change'),
  'listAccountMovements: movements': showsOfBank(
    ...(['listAccountMovements: movements', 'movements', 'Conta principal'] as const),
  ),
  'listAccountMovements: rejected': endsSessionOfBank('listAccountMovements: rejected', 'movements'),
  'addTransfer: transferred': showsOfBank(
    ...(['addTransfer: transferred', 'transfer', 'Transferência registrada.'] as const),
  ),
  'addTransfer: rejected': endsSessionOfBank('addTransfer: rejected', 'transfer'),
  'voidTransfer: voided': showsOfBank('voidTransfer: voided', 'void', 'Transferência estornada.'),
  'voidTransfer: rejected': endsSessionOfBank('voidTransfer: rejected', 'void'),
  'listUsers: users': showsOfUsers('listUsers: users', 'list', 'Bruno Lima'),
  'listUsers: rejected': endsSessionOfUsers('listUsers: rejected', 'list'),
  'addUser: added': showsOfUsers('addUser: added', 'add', /^Usuário criado\./),
  'addUser: rejected': endsSessionOfUsers('addUser: rejected', 'add'),
  'changeUser: changed': showsOfUsers('changeUser: changed', 'rename', 'Usuário alterado.'),
  'changeUser: changed-meanwhile': showsOfUsers(
    'changeUser: changed-meanwhile',
    'rename',
    /foi alterado enquanto você editava/,
  ),
  'changeUser: rejected': endsSessionOfUsers('changeUser: rejected', 'rename'),
  'changeUserAccess: blocked': showsOfUsers('changeUserAccess: blocked', 'block', 'Usuário bloqueado.'),
  'changeUserAccess: rejected': endsSessionOfUsers('changeUserAccess: rejected', 'block'),
  'makePasswordLink: made': showsOfUsers('makePasswordLink: made', 'link', /user\/set-password#Zk3T/),
  'makePasswordLink: rejected': endsSessionOfUsers('makePasswordLink: rejected', 'link'),
  'checkPasswordLink: usable': showsOfUsers('checkPasswordLink: usable', 'openLink', 'Bruno Lima'),
  'checkPasswordLink: unusable-link': showsOfUsers(
    'checkPasswordLink: unusable-link',
    'openLink',
    'Este link não vale mais',
  ),
  'setPassword: set': async () => {
    const { address } = await actOnUsers('setPassword: set', 'setPassword');
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Senha criada.');
    await waitFor(() => expect(address()).toBe('/user/login'));
  },
  'setPassword: unusable-link': showsOfUsers(
    'setPassword: unusable-link',
    'setPassword',
    'Este link não vale mais',
  ),
  'getCompany: company': fillsCompany('getCompany: company'),
  'getCompany: charges': fillsCharges('getCompany: charges'),
  'getCompany: letterhead': fillsLetterhead('getCompany: letterhead'),
  'getCompany: rejected': endsSessionOfCompany('getCompany: rejected', openCompany),
  'getCompany: not-offered': showsNoCompany('getCompany: not-offered', NO_COMPANY),
  'changeCompany: changed': savesCompany('changeCompany: changed'),
  'changeCompany: charges': savesCompany('changeCompany: charges'),
  'changeCompany: letterhead': savesCompany('changeCompany: letterhead'),
  'changeCompany: not-permitted': explainsCompany(
    'changeCompany: not-permitted',
    'Seu perfil não permite esta ação. Peça a um administrador.',
  ),
  'changeCompany: changed-meanwhile': explainsCompany(
    'changeCompany: changed-meanwhile',
    /alterou os dados da empresa enquanto você editava/,
  ),
  'changeCompany: unknown-zone': explainsCompany(
    'changeCompany: unknown-zone',
    'Escolha uma opção da lista.',
  ),
  'changeCompany: rejected': endsSessionOfCompany('changeCompany: rejected', changeCompany),
  'getEntry: entry': fillsForm('getEntry: entry'),
  'getEntry: unknown-entry': explainsEntry(
    'getEntry: unknown-entry',
    'openForm',
    'Este lançamento não existe mais',
  ),
  'getEntry: rejected': endsSessionOfEntry('getEntry: rejected', 'openForm'),
  'getEntryHistory: paid': showsHistory(
    'getEntryHistory: paid',
    '18/11/2026Boleto',
    'Valor abatido: R$ 450,00Desconto: R$ 0,90',
    'Bruno Lima registrou o recebimento',
    'Valor recebido: R$ 450,00',
    'Bruno Lima alterou o lançamento',
    'Vencimento: antes 05/11/2026, depois 07/11/2026',
  ),
  'getEntryHistory: rejected': endsSessionOfEntry('getEntryHistory: rejected', 'openHistory'),
  'addPayment: added': changesPayments('addPayment: added', 'addPayment', 'Recebimento registrado.'),
  'addPayment: above-open': explainsEntry(
    'addPayment: above-open',
    'addPayment',
    'Passa do que está em aberto.',
  ),
  'addPayment: changed-meanwhile': explainsEntry(
    'addPayment: changed-meanwhile',
    'addPayment',
    'alterou este lançamento enquanto você editava',
  ),
  'addPayment: rejected': endsSessionOfEntry('addPayment: rejected', 'addPayment'),
  'voidPayment: voided': changesPayments('voidPayment: voided', 'voidPayment', 'Recebimento estornado.'),
  'voidPayment: rejected': endsSessionOfEntry('voidPayment: rejected', 'voidPayment'),
  'addInstallments: added': namesAdded('addInstallments: added', 'addInstallments', /^3 lançamentos criados/),
  'addInstallments: rejected': endsSessionOfEntry('addInstallments: rejected', 'addInstallments'),
  'addSeries: added': namesAdded('addSeries: added', 'addSeries', /^2 lançamentos criados/),
  'addSeries: rejected': endsSessionOfEntry('addSeries: rejected', 'addSeries'),
  'listEvents: events': async () => {
    await openAudit('listEvents: events');
    expect(await screen.findByRole('link', { name: 'Padaria São João' })).toBeInTheDocument();
    expect(screen.getByText(/^Alterou um lançamento/)).toBeInTheDocument();
  },
  'listEvents: rejected': endsSessionOfSeries(openAudit, 'listEvents: rejected'),
  'exportEvents: xlsx': savesEvents('exportEvents: xlsx', 'export.xlsx'),
  'exportEvents: csv': savesEvents('exportEvents: csv', 'export.csv'),
  'exportEvents: rejected': endsSessionOfSeries(exportAudit, 'exportEvents: rejected'),
  'listSeries: series': async () => {
    await openSeries('listSeries: series', '/app/series');
    expect(await screen.findByRole('link', { name: 'Imobiliária Central' })).toBeInTheDocument();
    expect(screen.getByText('Todo mês, no dia 10')).toBeInTheDocument();
  },
  'listSeries: rejected': endsSessionOfSeries((id) => openSeries(id, '/app/series'), 'listSeries: rejected'),
  'getSeries: series': async () => {
    await openSeries('getSeries: series', '/app/series/12');
    expect(await screen.findByRole('heading', { name: 'Imobiliária Central' })).toBeInTheDocument();
    expect(screen.getByText('Todo mês, no dia 10')).toBeInTheDocument();
  },
  'getSeries: rejected': endsSessionOfSeries((id) => openSeries(id, '/app/series/12'), 'getSeries: rejected'),
  'previewSeriesEnd: preview': async () => {
    await endSeries('previewSeriesEnd: preview');
    expect(await screen.findByText(/^1 lançamento em aberto será excluído/)).toHaveTextContent('10/12/2026');
  },
  'previewSeriesEnd: rejected': endsSessionOfSeries(endSeries, 'previewSeriesEnd: rejected'),
  'changeSeriesEnd: ended': async () => {
    await saveSeriesEnd('changeSeriesEnd: ended');
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Recorrência alterada.');
  },
  'changeSeriesEnd: rejected': endsSessionOfSeries(saveSeriesEnd, 'changeSeriesEnd: rejected'),
  'changeOccurrences: changed': reportsChange(
    'changeOccurrences: changed',
    'changeOccurrences',
    'Lançamento alterado.',
  ),
  'changeOccurrences: rejected': endsSessionOfEntry('changeOccurrences: rejected', 'changeOccurrences'),
  'deleteOccurrences: deleted': reportsChange(
    'deleteOccurrences: deleted',
    'deleteOccurrences',
    'Exclusão concluída.',
  ),
  'deleteOccurrences: rejected': endsSessionOfEntry('deleteOccurrences: rejected', 'deleteOccurrences'),
  'refundPayment: refunded': changesPayments(
    'refundPayment: refunded',
    'refundPayment',
    'Devolução registrada.',
  ),
  'refundPayment: above-left': explainsEntry(
    'refundPayment: above-left',
    'refundPayment',
    'Passa do que ainda pode ser devolvido.',
  ),
  'refundPayment: rejected': endsSessionOfEntry('refundPayment: rejected', 'refundPayment'),
  'addEntry: added': namesAdded('addEntry: added', 'add', /^(?:Despesa|Receita) lançada/),
  'addEntry: paid-later': explainsEntry(
    'addEntry: paid-later',
    'add',
    'O pagamento não pode ser posterior a hoje.',
  ),
  'addEntry: rejected': endsSessionOfEntry('addEntry: rejected', 'add'),
  'addEntry: not-offered': explainsEntry(
    'addEntry: not-offered',
    'add',
    'Aqui não é possível alterar lançamentos.',
  ),
  'changeEntry: changed': reportsChange('changeEntry: changed', 'change', 'Lançamento alterado.'),
  'changeEntry: changed-meanwhile': explainsEntry(
    'changeEntry: changed-meanwhile',
    'change',
    'alterou este lançamento enquanto você editava',
  ),
  'changeEntry: rejected': endsSessionOfEntry('changeEntry: rejected', 'change'),
  'changeEntries: changed': offersUndoOfChange('changeEntries: changed'),
  'changeEntries: changed-meanwhile': explainsEntry(
    'changeEntries: changed-meanwhile',
    'changeSelected',
    'alterou ou excluiu 1 destes lançamentos',
  ),
  'changeEntries: refused': explainsEntry(
    'changeEntries: refused',
    'changeSelected',
    'Este valor não foi aceito.',
  ),
  'changeEntries: rejected': endsSessionOfEntry('changeEntries: rejected', 'changeSelected'),
  'payEntries: paid': reportsChange('payEntries: paid', 'pay', 'Recebimento registrado: '),
  'payEntries: paid-already': explainsEntry(
    'payEntries: paid-already',
    'pay',
    'Este lançamento já está quitado ou não existe mais.',
  ),
  'payEntries: changed-meanwhile': explainsEntry(
    'payEntries: changed-meanwhile',
    'pay',
    'alterou 1 lançamento enquanto você preenchia o pagamento',
  ),
  'payEntries: rejected': endsSessionOfEntry('payEntries: rejected', 'pay'),
  'deleteEntries: deleted': offersUndo('deleteEntries: deleted'),
  'deleteEntries: changed-meanwhile': reportsChange(
    'deleteEntries: changed-meanwhile',
    'remove',
    'Outra pessoa alterou 1 lançamento depois que você abriu a lista, e nada foi excluído.',
  ),
  'deleteEntries: not-permitted': refusesDeletion('deleteEntries: not-permitted'),
  'deleteEntries: not-own': refusesForeignDeletion('deleteEntries: not-own'),
  'deleteEntries: has-payment': refusesPaidDeletion('deleteEntries: has-payment'),
  'deleteEntries: rejected': endsSessionOfEntry('deleteEntries: rejected', 'remove'),
  'restoreEntries: restored': reportsChange(
    'restoreEntries: restored',
    'restore',
    '1 lançamento restaurado.',
  ),
  'restoreEntries: rejected': endsSessionOfEntry('restoreEntries: rejected', 'restore'),
  'listImports: imports': listsImports('listImports: imports'),
  'listImports: rejected': endsSessionOfImport('listImports: rejected', openImport),
  'previewImport: understood': showsPreview('previewImport: understood', 'O que será importado'),
  'previewImport: rejected': endsSessionOfImport('previewImport: rejected', chooseFile),
  'previewImport: not-a-table': showsPreview(
    'previewImport: not-a-table',
    'Não encontramos uma tabela neste arquivo. Ele precisa de uma linha de títulos e de linhas com valores.',
  ),
  'previewImport: own-file-running': showsPreview('previewImport: own-file-running', OWN_FILE),
  'importEntries: imported': importsEntries('importEntries: imported'),
  'importEntries: own-file-running': importsNothing('importEntries: own-file-running', OWN_FILE),
  'importEntries: rejected': endsSessionOfImport('importEntries: rejected', importFile),
  'getImportTemplate: template': savesTemplate('getImportTemplate: template'),
  'getImportTemplate: rejected': endsSessionOfImport('getImportTemplate: rejected', loadTemplate),
  'undoImport: undone': undoesImport('undoImport: undone', 'Importação desfeita: 1 lançamento excluído.'),
  'undoImport: unknown-import': undoesImport(
    'undoImport: unknown-import',
    'Esta importação não existe mais.',
  ),
  'undoImport: rejected': endsSessionOfImport('undoImport: rejected', undoImport),
  'compareBankBalance: differs': showsLine(
    ...(['compareBankBalance: differs', 'open', /^Difere do banco desde/] as const),
  ),
  'compareBankBalance: rejected': endsSessionOfImport('compareBankBalance: rejected', LINE_ACTS.open),
  'listProposals: proposals': showsLine('listProposals: proposals', 'open', 'Padaria São João'),
  'listProposals: rejected': endsSessionOfImport('listProposals: rejected', LINE_ACTS.open),
  'listLineCandidates: candidates': showsLine(
    ...(['listLineCandidates: candidates', 'search', 'Padaria São João · NF 4711'] as const),
  ),
  'listLineCandidates: rejected': endsSessionOfImport('listLineCandidates: rejected', LINE_ACTS.search),
  'reconcileLines: reconciled': showsLine('reconcileLines: reconciled', 'accept', '1 linha conciliada.'),
  'reconcileLines: not-balanced': showsLine('reconcileLines: not-balanced', 'accept', /não somam o valor/),
  'reconcileLines: changed-meanwhile': showsLine(
    ...([
      'reconcileLines: changed-meanwhile',
      'accept',
      /^O que foi proposto para esta linha mudou/,
    ] as const),
  ),
  'reconcileLines: rejected': endsSessionOfImport('reconcileLines: rejected', LINE_ACTS.accept),
  'recordLine: recorded': showsLine(
    ...(['recordLine: recorded', 'record', 'Lançamento criado, pago e conciliado.'] as const),
  ),
  'recordLine: changed-meanwhile': showsLine(
    ...(['recordLine: changed-meanwhile', 'record', /já tratou desta linha/] as const),
  ),
  'recordLine: rejected': endsSessionOfImport('recordLine: rejected', LINE_ACTS.record),
  'unmatchLine: unmatched': showsLine('unmatchLine: unmatched', 'undo', 'A linha espera de novo.'),
  'unmatchLine: rejected': endsSessionOfImport('unmatchLine: rejected', LINE_ACTS.undo),
  'ignoreLine: ignored': showsLine('ignoreLine: ignored', 'ignore', 'Ignorada'),
  'ignoreLine: changed-meanwhile': showsLine(
    ...(['ignoreLine: changed-meanwhile', 'ignore', /já tratou desta linha/] as const),
  ),
  'ignoreLine: rejected': endsSessionOfImport('ignoreLine: rejected', LINE_ACTS.ignore),
  'restoreLine: considered': showsLine('restoreLine: considered', 'restore', 'A linha espera de novo.'),
  'restoreLine: rejected': endsSessionOfImport('restoreLine: rejected', LINE_ACTS.restore),
  'listStatementLines: statement-lines': showsStatement(
    openLines,
    'listStatementLines: statement-lines',
    'Extrato de Conta principal',
  ),
  'listStatementLines: rejected': endsSessionOfImport('listStatementLines: rejected', openLines),
  'previewStatement: statement-understood': showsStatement(
    previewStatement,
    'previewStatement: statement-understood',
    /^Escolha a conta deste extrato\./,
  ),
  'previewStatement: no-statement': showsStatement(
    previewStatement,
    'previewStatement: no-statement',
    'O arquivo não tem as colunas de um extrato: data, descrição e valor.',
  ),
  'previewStatement: own-file-running': showsStatement(
    previewStatement,
    'previewStatement: own-file-running',
    OWN_FILE,
  ),
  'previewStatement: rejected': endsSessionOfImport('previewStatement: rejected', previewStatement),
  'importStatement: statement-imported': showsStatement(
    importStatement,
    'importStatement: statement-imported',
    '2 movimentos importados',
  ),
  'importStatement: own-file-running': showsStatement(
    importStatement,
    'importStatement: own-file-running',
    OWN_FILE,
  ),
  'importStatement: rejected': endsSessionOfImport('importStatement: rejected', importStatement),
  'undoStatementImport: statement-undone': showsStatement(
    undoStatement,
    'undoStatementImport: statement-undone',
    '2 movimentos removidos do extrato.',
  ),
  'undoStatementImport: unknown-statement': showsStatement(
    undoStatement,
    'undoStatementImport: unknown-statement',
    'Esta importação de extrato não existe mais.',
  ),
  'undoStatementImport: rejected': endsSessionOfImport('undoStatementImport: rejected', undoStatement),
  'exportEntries: xlsx': savesFile('exportEntries: xlsx'),
  'exportEntries: csv': savesFile('exportEntries: csv'),
  'exportEntries: bad-filter': savesNothing(
    'exportEntries: bad-filter',
    'A requisição não tem o formato esperado.',
  ),
  'exportEntries: rejected': endsSessionOfExport('exportEntries: rejected'),
  'exportEntries: not-found': savesNothing('exportEntries: not-found', NO_EXPORT),
  'exportEntries: not-allowed': savesNothing('exportEntries: not-allowed', NO_EXPORT),
  'exportEntries: not-implemented': savesNothing('exportEntries: not-implemented', NO_EXPORT),
  'exportEntries: too-many-files': savesNothing('exportEntries: too-many-files', OTHER_EXPORTS),
  'exportEntries: own-file-running': savesNothing('exportEntries: own-file-running', OWN_FILE),
  'exportSelection: xlsx': savesSelection('exportSelection: xlsx'),
  'exportSelection: csv': savesSelection('exportSelection: csv'),
  'exportSelection: rejected': endsSessionOfSelection('exportSelection: rejected'),
  'exportSelection: not-found': savesNoSelection('exportSelection: not-found', NO_EXPORT),
  'exportSelection: too-many-files': savesNoSelection('exportSelection: too-many-files', OTHER_EXPORTS),
  'exportSelection: own-file-running': savesNoSelection('exportSelection: own-file-running', OWN_FILE),
  'reportEntries: selection': savesSelection('reportEntries: selection'),
  'reportEntries: filter': savesSelection('reportEntries: filter'),
  'reportEntries: rejected': endsSessionOfSelection('reportEntries: rejected'),
  'reportEntries: not-found': savesNoSelection('reportEntries: not-found', NO_EXPORT),
  'reportEntries: too-many-entries': savesNoSelection(
    'reportEntries: too-many-entries',
    'Um relatório pode ter até 2.000 lançamentos. Filtre ou selecione menos.',
  ),
  'reportEntries: too-many-files': savesNoSelection('reportEntries: too-many-files', OTHER_EXPORTS),
  'reportEntries: own-file-running': savesNoSelection('reportEntries: own-file-running', OWN_FILE),
  'reportEntries: report-too-slow': savesNoSelection(
    'reportEntries: report-too-slow',
    'O relatório demorou demais.',
  ),
  'changeAccount: changed': async () => {
    await changeNameAs('changeAccount: changed');
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Nome alterado.');
    expect(screen.getByRole('button', { name: 'Ana Lima Souza' })).toBeInTheDocument();
  },
  'changeAccount: rejected': async () => leadsToLogin(await changeNameAs('changeAccount: rejected')),
  'listOwnSessions: sessions': async () => {
    await openAccount();
    const items = await screen.findAllByText(/^(Firefox|Chrome), /);
    expect(items.map(({ textContent }) => textContent)).toContain('Firefox, Windows');
    expect(screen.getByText('Esta sessão')).toBeVisible();
  },
  'listOwnSessions: rejected': async () => {
    storeAdministrator();
    const { response } = getScenario('/session', 'admin');
    network.get('/session', { ...response, operations: ['listOwnSessions'] });
    answerWith('listOwnSessions: rejected');
    await leadsToLogin(await renderApp({ at: '/app/account' }));
  },
  'endOwnSessions: ended': async () => {
    await endSessionAs('endOwnSessions: ended');
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Sessão encerrada.');
    expect(screen.queryByLabelText('Senha atual')).not.toBeInTheDocument();
  },
  'endOwnSessions: wrong-password': async () => {
    await endSessionAs('endOwnSessions: wrong-password');
    await waitFor(() =>
      expect(screen.getByLabelText('Senha atual')).toHaveAccessibleDescription(/^A senha atual não confere/),
    );
  },
  'endOwnSessions: rejected': async () => leadsToLogin(await endSessionAs('endOwnSessions: rejected')),
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

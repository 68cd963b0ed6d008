// Runs every scenario on each backend: once over HTTP, and once in the shipped portal.
import { resolve } from 'node:path';
import { expect, test as base } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { entry, isObject, readString } from 'contract-gates/description';
import type { Scenario } from 'contract-gates/description';
import { buildMock } from 'contract-gates/mock';
import { allInteractions } from 'contract-gates/pact';
import type { Interaction } from 'contract-gates/pact';
import { buildTestApp, closeServingApp } from '../support/backend/app';
import { openTestDatabase } from '../support/backend/database';
import { formatTaxNumber } from '../../api-spec/taxNumber';
import type { ScenarioId } from '../../api-spec/scenarios.gen';
import { buildWithStates, findHandler } from '../pact/providerStates';
import { listen, secondProvider } from '../providers/second';
import config from '../../contract.config';
import { getScenarioById, postScenario, putScenario, SCENARIOS } from '../support/scenarios';
import { readAddress, store, submitLogin, toasts, watchBrowser } from './portal';
import { longIf } from './long';

/** What a backend gives for a scenario. */
type Given = {
  /** Null if the scenario needs no token. */
  token: string | null;
  /** The tag of the present response, for a scenario in which nothing has changed. */
  etag?: string | undefined;
  /** The secret of the setup, if it is open. */
  secret?: string | undefined;
};

type Backend = {
  /** Address of its operations. */
  api: string;
  /** Origin of a portal that calls it. */
  portal: string;
  /** Sets up the scenario. */
  prepare: (scenario: Scenario) => Promise<Given>;
};
type Closer = () => Promise<unknown>;

const INTERACTIONS = allInteractions(config.agreements);

/** Returns the pact's interaction, or undefined for a scenario that is in no pact. */
const findInteraction = ({ id }: Scenario): Interaction | undefined =>
  INTERACTIONS.find(({ description }) => description === id);

/** Returns the provider state of a scenario with its parameters, from the pact. */
function findState(scenario: Scenario): { name: string; params: Record<string, unknown> } {
  const [state] = findInteraction(scenario)?.states ?? [];
  if (!state) throw new Error(`the pact has no state for ${scenario.id}`);
  return state;
}

/** Returns the token of the request. For a 401 it has further letters, as in the pact, so no backend has issued it. */
const makeSentToken = ({ status }: Scenario, token: string | undefined): string | null => {
  if (token === undefined) return null;
  return status === 401 ? `${token}other` : token;
};

/** Returns the body of the request. An accepted secret is that of the state. */
const makeSentBody = ({ body, status }: Scenario, { secret }: Given): unknown =>
  secret !== undefined && status < 400 && isObject(body) ? { ...body, secret } : body;

const post = async (address: string, body: unknown): Promise<unknown> => {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  return response.json();
};

/** Starts the shipped portal with an API on another origin. */
async function startPortal(api: string, closers: Closer[]): Promise<string> {
  const app = await buildTestApp(null, {
    settings: { portalFolder: resolve('dist'), config: { apiBaseUrl: `${api}/` } },
  });
  closers.push(() => closeServingApp(app));
  return app.listen({ port: 0, host: '127.0.0.1' });
}

const BACKEND_NAMES = ['the reference backend', 'the mock', 'a second provider'] as const;
type BackendName = (typeof BACKEND_NAMES)[number];

const BACKENDS: Record<BackendName, (closers: Closer[]) => Promise<Backend>> = {
  'the reference backend': async (closers) => {
    const database = await openTestDatabase();
    closers.push(() => database.close());
    const { app, stateHandlers } = await buildWithStates(database, {
      settings: { portalFolder: resolve('dist') },
    });
    closers.push(() => closeServingApp(app));
    const portal = await app.listen({ port: 0, host: '127.0.0.1' });
    return {
      api: `${portal}/api`,
      portal,
      prepare: async (scenario) => {
        const given = await findHandler(stateHandlers, scenario.state)();
        return {
          token: makeSentToken(scenario, given['token']),
          etag: given['etag'],
          secret: given['secret'],
        };
      },
    };
  },

  'the mock': async (closers) => {
    const app = await buildMock({ file: 'api-spec/openapi.yaml', logStream: { write: () => undefined } });
    closers.push(() => closeServingApp(app));
    const api = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api`;
    return {
      api,
      portal: await startPortal(api, closers),
      // The mock has no states. The login selects a successful scenario, and the controls select a failure.
      prepare: async (scenario) => {
        const { operation, name, needsToken, status } = scenario;
        await fetch(`${new URL(api).origin}/controls`, { method: 'DELETE' });
        const isSuccess = status < 400;
        const select = (id: string) =>
          fetch(`${new URL(api).origin}/controls/${id}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ scenario: name }),
          });
        if (!isSuccess) await select(operation.id);
        // Nothing in a request for the company says which one is stored.
        else if (['charges', 'letterhead'].includes(name)) await select('getCompany');
        if (!needsToken) return { token: null };
        const login = isSuccess ? findState(scenario).params['login'] : '52998224725';
        const credentials = { ds_Login: login, ds_Senha: 'any' };
        const response = await post(`${api}/authorization/getToken`, credentials);
        return { token: readString(response, 'ds_Token') ?? null };
      },
    };
  },

  'a second provider': async (closers) => {
    const { server, address } = await listen(secondProvider());
    closers.push(async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    });
    const api = `${address}/right/api`;
    return {
      api,
      portal: await startPortal(api, closers),
      prepare: async (scenario) => {
        const { name: state, params } = findState(scenario);
        const given = await post(`${address}/right/pact-states`, { state, params, action: 'setup' });
        const token = makeSentToken(scenario, readString(given, 'token'));
        return { token, etag: readString(given, 'etag'), secret: readString(given, 'secret') };
      },
    };
  },
};

const test = base.extend<object, { start: (name: BackendName) => Promise<Backend> }>({
  start: [
    // eslint-disable-next-line no-empty-pattern -- playwright reads the dependencies from this pattern
    async ({}, use) => {
      const closers: Closer[] = [];
      const started = new Map<BackendName, Promise<Backend>>();
      await use((name) => {
        const backend = started.get(name) ?? BACKENDS[name](closers);
        started.set(name, backend);
        return backend;
      });
      for (const close of closers.reverse()) await close();
    },
    { scope: 'worker' },
  ],
});

/** Checks what a person sees of a scenario. `response` is the backend's response over HTTP. `sent` is the body to send. */
type Check = (page: Page, response: unknown, sent?: unknown) => Promise<void>;

const dashboard =
  (title: string | RegExp, address: string): Check =>
  async (page) => {
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(readAddress(page)).toBe(address);
  };
const serverMessage: Check = async (page, response) => {
  const message = readString(response, 'ds_Mensagem') ?? '';
  expect(message).not.toBe('');
  await expect(page.getByRole('main').getByText(`Atenção: ${message}`)).toBeVisible();
  await expect(toasts(page)).toContainText(message);
  expect(readAddress(page)).toBe('/user/login');
};
const userMenu =
  (role: string): Check =>
  async (page, response) => {
    const name = readString(response, 'name') ?? '';
    expect(name).not.toBe('');
    await page.getByRole('banner').getByRole('button', { name }).click();
    await expect(page.getByRole('dialog', { name })).toContainText(role);
  };
const menuEntries: Check = async (page, response) => {
  const dashboards = entry(response, 'dashboards');
  const titles = Array.isArray(dashboards) ? dashboards.map((one) => readString(one, 'title') ?? '') : [];
  expect(titles).not.toEqual([]);
  const menu = page.getByRole('navigation', { name: 'Painéis', exact: true });
  await expect(menu.getByRole('link')).toHaveText(titles);
};

const login: Check = async (page) => {
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
  expect(readAddress(page)).toBe('/user/login');
};
const userMenuWithoutName: Check = async (page) => {
  await expect(page.getByRole('banner').getByRole('button', { name: 'Minha conta' })).toBeVisible();
};
const defaultEntry: Check = async (page) => {
  const menu = page.getByRole('navigation', { name: 'Painéis', exact: true });
  await expect(menu.getByRole('link')).toHaveText(['Painel padrão']);
};
const tryLater =
  (message: string): Check =>
  async (page) => {
    await expect(page.getByRole('main')).toContainText(message);
    expect(readAddress(page)).toBe('/user/login');
  };

const signOut: Check = async (page) => {
  const responded = page.waitForResponse((response) => response.url().endsWith('/session/end'));
  await page.getByRole('banner').getByRole('button', { name: 'Ana Souza' }).click();
  await page.getByRole('button', { name: 'Sair' }).click();
  await responded;
  await login(page, undefined);
  await expect(toasts(page)).toHaveCount(0);
};

/** Most backends reject the token at once, so the login opens. The mock rejects only the sign-out. */
const refusedSignOut: Check = async (page, response) => {
  const account = page.getByRole('banner').getByRole('button', { name: 'Ana Souza' });
  await expect(page.getByRole('button', { name: 'Entrar' }).or(account).first()).toBeVisible();
  await ((await account.isVisible()) ? signOut : login)(page, response);
};

/** Changes the password by the user menu, with the request of the scenario, and checks what the person sees. */
const changePassword =
  (name: string, check: Check): Check =>
  async (page, response) => {
    const { body } = postScenario('/account/password', name);
    await page.getByRole('banner').getByRole('button', { name: 'Ana Souza' }).click();
    await page.getByRole('button', { name: 'Trocar senha' }).click();
    const dialog = page.getByRole('dialog', { name: 'Trocar senha' });
    await dialog.getByLabel('Senha atual').fill(body.currentPassword);
    await dialog.getByLabel('Nova senha').fill(body.newPassword);
    await dialog.getByRole('button', { name: 'Trocar senha' }).click();
    await check(page, response);
  };
const passwordChanged: Check = async (page) => {
  await expect(toasts(page)).toContainText('Senha trocada.');
  await expect(page.getByRole('dialog', { name: 'Trocar senha' })).toBeHidden();
};
const passwordRefused =
  (field: string, message: string): Check =>
  async (page) => {
    await expect(page.getByText(message)).toBeVisible();
    await expect(page.getByLabel(field)).toBeFocused();
    await expect(page.getByLabel(field)).toHaveAttribute('aria-invalid', 'true');
  };
const passwordKept =
  (message: string): Check =>
  async (page) => {
    await expect(page.getByRole('dialog', { name: 'Trocar senha' })).toContainText(message);
  };
/** Most backends reject the token at once, so the login opens. The mock rejects only the change. */
const refusedChange: Check = async (page, response) => {
  const account = page.getByRole('banner').getByRole('button', { name: 'Ana Souza' });
  await expect(page.getByRole('button', { name: 'Entrar' }).or(account).first()).toBeVisible();
  await ((await account.isVisible()) ? changePassword('rejected', login) : login)(page, response);
};
const NOT_OFFERED = 'Aqui não é possível trocar a senha.';
const NO_FIGURES = 'Sem dados por enquanto';

const main = (page: Page) => page.getByRole('main');

/** Returns the first widget of a kind in a response, or another one if the company's day shows all of this kind. */
function findWidget(response: unknown, kind: string): unknown {
  const widgets = entry(response, 'widgets');
  const shown: unknown[] = Array.isArray(widgets)
    ? widgets.filter((one) => entry(one, 'inDay') !== true)
    : [];
  return shown.find((one) => readString(one, 'kind') === kind) ?? shown[0];
}

const widget =
  (kind: string): Check =>
  async (page, response) => {
    const title = readString(findWidget(response, kind), 'title') ?? '';
    expect(title).not.toBe('');
    await expect(main(page).getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible();
  };
const widgetProblem: Check = async (page, response) => {
  const widgets = entry(response, 'widgets');
  const broken: unknown = Array.isArray(widgets) ? widgets.find((one) => entry(one, 'problem')) : undefined;
  const message = readString(entry(broken, 'problem'), 'message') ?? '';
  expect(message).not.toBe('');
  await expect(main(page).getByText(message)).toBeVisible();
};
/** The first call has no tag. The second one, by the button, gets a 304. */
const sameFigures: Check = async (page) => {
  const figures = main(page).getByRole('heading', { level: 2 });
  await expect(figures.first()).toBeVisible();
  // A company without entries has its first steps, and no figures to ask for again.
  if (await page.getByRole('region', { name: 'Comece por aqui' }).isVisible()) return;
  const before = await figures.allTextContents();
  const responded = page.waitForResponse((response) => response.url().includes('/dashboards/default'));
  await page.getByRole('button', { name: 'Atualizar' }).click();
  expect((await responded).status()).toBe(304);
  await expect(figures).toHaveText(before);
};
const noFigures = (title: string | RegExp): Check => {
  return async (page) => {
    await expect(main(page).getByRole('heading', { name: title })).toBeVisible();
  };
};
/** The portal sends no period that it does not know, so most backends return the month, or the steps of an empty company. */
const monthOrFailure = noFigures(
  /^(Não foi possível carregar os números|Vencido a receber|Caixa em 30 dias|Quadro 1|Comece por aqui)$/,
);
/** A backend may leave the dashboard out of the list. */
const noAccess = noFigures(/^(Você não tem acesso a este painel|Painel não encontrado)$/);

const entryRows: Check = async (page, response) => {
  const list = entry(response, 'entries');
  const name = readString(Array.isArray(list) ? list[0] : undefined, 'counterparty') ?? '';
  expect(name).not.toBe('');
  await expect(main(page).getByText(name).first()).toBeVisible();
};
const noEntries =
  (text: string | RegExp): Check =>
  async (page) => {
    await expect(main(page)).toContainText(text);
  };
const startExport = async (page: Page, format: 'xlsx' | 'csv') => {
  if (format === 'xlsx') await main(page).getByRole('button', { name: 'Exportar' }).click();
  else {
    await main(page).getByRole('button', { name: 'Escolher o formato' }).click();
    await page.getByRole('menuitem', { name: /Texto/ }).click();
  }
};
const savedFile =
  (format: 'xlsx' | 'csv', firstBytes: string): Check =>
  async (page, response) => {
    expect(String(response).startsWith(firstBytes)).toBe(true);
    const downloaded = page.waitForEvent('download');
    await startExport(page, format);
    expect((await downloaded).suggestedFilename()).toMatch(new RegExp(`^[a-z]+[\\d-]*\\.${format}$`));
    await expect(toasts(page)).toContainText('Exportação concluída.');
  };
const refusedExport =
  (message: string | RegExp): Check =>
  async (page) => {
    await startExport(page, 'xlsx');
    await expect(toasts(page)).toContainText(message);
  };
/** Most backends reject the token at once, so the login opens. The mock rejects only the export. */
const rejectedExport: Check = async (page, response) => {
  const button = page.getByRole('button', { name: 'Exportar' });
  await expect(page.getByRole('button', { name: 'Entrar' }).or(button).first()).toBeVisible();
  if (await button.isVisible()) await startExport(page, 'xlsx');
  await login(page, response);
};
/** Exports the first row by the bar below the list. */
const startSelection = async (page: Page, item: RegExp) => {
  await page.getByRole('checkbox').nth(1).check();
  await page.getByRole('button', { name: 'Escolher o formato da seleção' }).click();
  await page.getByRole('menuitem', { name: item }).click();
};
const savedSelection =
  (item: RegExp, extension: string, firstBytes: string): Check =>
  async (page, response) => {
    expect(String(response).startsWith(firstBytes)).toBe(true);
    const downloaded = page.waitForEvent('download');
    await startSelection(page, item);
    expect((await downloaded).suggestedFilename()).toMatch(new RegExp(`^[a-z]+[\\d-]*\\.${extension}$`));
    await expect(toasts(page)).toContainText('Exportação concluída.');
  };
const refusedSelection =
  (item: RegExp, message: string): Check =>
  async (page) => {
    await startSelection(page, item);
    await expect(toasts(page)).toContainText(message);
  };
const rejectedSelection =
  (item: RegExp): Check =>
  async (page, response) => {
    const row = page.getByRole('checkbox').nth(1);
    await expect(page.getByRole('button', { name: 'Entrar' }).or(row).first()).toBeVisible();
    if (await row.isVisible()) await startSelection(page, item);
    await login(page, response);
  };
const EXPORT_NOT_OFFERED = 'A exportação ainda não está disponível aqui.';
const ENTRIES_NOT_OFFERED = 'A lista de lançamentos ainda não está disponível aqui.';

/** The page from which a scenario is reached. */
const open = async (page: Page, path: string) => {
  await page.goto(new URL(path, page.url()).href);
};
/** Fills the form of a new entry with the body of a scenario, and submits it. */
const addEntry =
  (id: ScenarioId, check: Check): Check =>
  async (page, response) => {
    const { body } = getScenarioById(id);
    const text = (name: string) => readString(body, name) ?? '';
    const dayOf = (name: string) => text(name).split('-').reverse().join('/');
    await open(page, '/app/entries/new');
    const kind = text('kind') === 'payable' ? 'A pagar' : 'A receber';
    await page.getByRole('radio', { name: kind, exact: true }).check();
    await page.getByLabel('Cliente ou fornecedor').fill(text('counterparty'));
    await page.getByLabel('Categoria', { exact: true }).click();
    await page.getByRole('option').first().click();
    await page.getByLabel('Forma de pagamento').click();
    await page.getByRole('option', { name: 'Boleto' }).click();
    await page.getByLabel('Emissão', { exact: true }).fill(dayOf('issuedOn'));
    await page.getByLabel('Vencimento', { exact: true }).fill(dayOf('dueOn'));
    await page.getByLabel('Valor (R$)').fill('450,90');
    if (text('paidOn') !== '') {
      await page.getByLabel(/^Data do (?:pagamento|recebimento)$/).fill(dayOf('paidOn'));
      await page.getByLabel(/^Valor (?:pago|recebido)/).fill('450,90');
    }
    await page.getByRole('button', { name: 'Salvar' }).click();
    await check(page, response);
  };
const changeEntry =
  (check: Check): Check =>
  async (page, response) => {
    await open(page, '/app/entries/4711');
    await page.getByLabel('Valor (R$)').fill('500');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await check(page, response);
  };
const payEntry =
  (check: Check): Check =>
  async (page, response) => {
    await open(page, '/app/entries?view=all');
    await page
      .getByRole('button', { name: /^Registrar (?:pagamento|recebimento):/ })
      .first()
      .click();
    await page.getByRole('button', { name: /^Confirmar (?:pagamento|recebimento)$/ }).click();
    await check(page, response);
  };
const deleteEntry =
  (check: Check): Check =>
  async (page, response) => {
    await open(page, '/app/entries?view=all');
    await page.getByRole('button', { name: 'Excluir:' }).first().click();
    await check(page, response);
  };
const restoreEntry =
  (check: Check): Check =>
  (page, response) =>
    deleteEntry(async () => {
      await page.getByRole('button', { name: 'Desfazer' }).click();
      await check(page, response);
    })(page, response);
const entryReported =
  (text: string): Check =>
  async (page) => {
    await expect(toasts(page)).toContainText(text);
    await expect(page.getByRole('heading', { level: 1, name: 'Lançamentos' })).toBeVisible();
  };
const entryExplained =
  (path: string | null, text: string): Check =>
  async (page) => {
    if (path !== null) await open(page, path);
    await expect(page.getByText(text).first()).toBeVisible();
  };
const entryFilled: Check = async (page, response) => {
  await open(page, '/app/entries/4711');
  await expect(page.getByLabel('Cliente ou fornecedor')).toHaveValue(
    readString(response, 'counterparty') ?? '',
  );
};
const historyShown =
  (text: string | RegExp): Check =>
  async (page) => {
    await open(page, '/app/entries/4711/history');
    await expect(page.getByRole('heading', { level: 2, name: 'Recebimentos' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(text);
  };
/** Divides an amount in three. */
const addInstallments =
  (check: Check): Check =>
  async (page, response) => {
    await open(page, '/app/entries/new/installments');
    await page.getByRole('radio', { name: 'A receber', exact: true }).check();
    await page.getByLabel('Cliente ou fornecedor').fill('Padaria São João');
    await page.getByLabel('Categoria', { exact: true }).click();
    await page.getByRole('option').first().click();
    await page.getByLabel('Forma de pagamento').click();
    await page.getByRole('option', { name: 'Boleto' }).click();
    await page.getByLabel('Valor total (R$)').fill('450,90');
    await page.getByLabel('Número de parcelas').fill('3');
    await page.getByLabel('Primeiro vencimento', { exact: true }).fill('07/11/2026');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await check(page, response);
  };
const addSeries =
  (check: Check): Check =>
  async (page, response) => {
    await open(page, '/app/entries/new/series');
    await page.getByRole('radio', { name: 'A receber', exact: true }).check();
    await page.getByLabel('Cliente ou fornecedor').fill('Padaria São João');
    for (const [label, option] of [
      ['Categoria', /./],
      ['Forma de pagamento', 'Boleto'],
      ['Repete', 'Todo mês, no mesmo dia'],
      ['Termina', 'Sem data para terminar'],
    ] as const) {
      await page.getByLabel(label, { exact: true }).click();
      await page.getByRole('option', { name: option }).first().click();
    }
    await page.getByLabel('Valor (R$)').fill('2500');
    await page.getByLabel('Primeiro vencimento', { exact: true }).fill('31/12/2026');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await check(page, response);
  };
/** A call over HTTP has ended the series of some backends, and others have none. */
const useSeries =
  (path: string, label: string) =>
  (check: Check): Check =>
  async (page, response) => {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Carregando')).toHaveCount(0);
    const scope = page.getByLabel(label, { exact: true });
    if (!(await scope.isVisible())) return;
    await scope.click();
    await page.getByRole('option', { name: 'Este e os seguintes' }).click();
    await page.getByRole('button', { name: 'Salvar' }).click();
    await check(page, response);
  };
/** Ends the series of the examples until the yes. A call over HTTP has ended the series of some backends, and others have none. */
const endSeries =
  (check: Check): Check =>
  async (page, response) => {
    await open(page, '/app/series/12');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Carregando')).toHaveCount(0);
    const end = page.getByLabel('Termina', { exact: true });
    if (!(await end.isVisible())) return;
    await end.click();
    await page.getByRole('option', { name: 'Em um dia' }).click();
    await page.getByLabel('Último dia', { exact: true }).fill('30/11/2026');
    await check(page, response);
  };
const saveSeriesEnd = (check: Check): Check =>
  endSeries(async (page, response) => {
    const effect = page.getByText(/será excluído|é criado ou excluído/);
    await expect(effect).toBeVisible();
    const yes = page.getByRole('checkbox', { name: /^Sim, excluir/ });
    if (await yes.isVisible()) await yes.check();
    await page.getByRole('button', { name: 'Salvar' }).click();
    await check(page, response);
  });
const changeSeries = useSeries('/app/entries/4711', 'Aplicar a');
const deleteSeries = useSeries('/app/entries/4711/series/delete', 'Excluir');
/** Changes the form of the first entry, if the session names the operation. */
const changeSelected =
  (check: Check): Check =>
  async (page, response) => {
    await open(page, '/app/entries?view=all');
    await page.getByRole('row').nth(1).getByRole('checkbox').check();
    await expect(page.getByRole('group', { name: 'Seleção' })).toBeVisible();
    const change = page.getByRole('button', { name: 'Alterar' });
    if (!(await change.isVisible())) return;
    await change.click();
    await page.getByLabel('Forma de pagamento').click();
    await page.getByRole('option', { name: 'Cartão' }).click();
    await page.getByRole('button', { name: 'Confirmar alteração' }).click();
    await check(page, response);
  };
/** A backend whose entry is paid has a sentence in place of the form. */
const addPayment =
  (amount: string) =>
  (check: Check): Check =>
  async (page, response) => {
    await open(page, '/app/entries/4711/payments/new');
    await page.getByLabel('Valor recebido (R$)').fill(amount);
    const rest = page.getByLabel('O que acontece com o resto?');
    if (await rest.isVisible()) {
      await rest.click();
      await page.getByRole('option', { name: 'Continua em aberto' }).click();
    }
    await page.getByRole('button', { name: 'Salvar' }).click();
    await check(page, response);
  };
const paymentReported =
  (text: string): Check =>
  async (page) => {
    await expect(toasts(page)).toContainText(text);
    await expect(page.getByRole('heading', { level: 1, name: 'Histórico' })).toBeVisible();
  };
const textShown =
  (text: string | RegExp): Check =>
  async (page) => {
    await expect(page.getByText(text).first()).toBeVisible();
  };
/** The number of entries differs by backend. */
const namedByList: Check = async (page, response) => {
  await textShown(/^\d+ lançamentos? criados?/)(page, response);
  await expect(page.getByRole('heading', { level: 1, name: 'Lançamentos' })).toBeVisible();
};
/** A call over HTTP has voided the payment of some backends already. */
const voidPayment =
  (check: Check): Check =>
  async (page, response) => {
    await open(page, '/app/entries/4711/history');
    await expect(page.getByRole('heading', { level: 2, name: 'Recebimentos' })).toBeVisible();
    const link = page.getByRole('link', { name: 'Estornar recebimento' }).first();
    if (!(await link.isVisible())) return;
    await link.click();
    await page.getByLabel('Motivo do estorno').fill('Digitado no lançamento errado');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await check(page, response);
  };
/** A call over HTTP has refunded the payment of some backends already. */
const refundPayment =
  (amount: string) =>
  (check: Check): Check =>
  async (page, response) => {
    await open(page, '/app/entries/4711/history');
    await expect(page.getByRole('heading', { level: 2, name: 'Recebimentos' })).toBeVisible();
    const link = page.getByRole('link', { name: 'Registrar devolução' }).first();
    if (!(await link.isVisible())) return;
    await link.click();
    await page.getByLabel('Valor devolvido (R$)').fill(amount);
    await page.getByLabel('O que acontece com a dívida?').click();
    await page.getByRole('option', { name: 'A dívida volta a ficar aberta' }).click();
    await page.getByRole('button', { name: 'Salvar' }).click();
    await check(page, response);
  };
const categoryOptions: Check = async (page, response) => {
  await open(page, '/app/entries/new');
  await page.getByLabel('Categoria', { exact: true }).click();
  const categories = entry(response, 'categories');
  const name = readString(Array.isArray(categories) ? categories[0] : undefined, 'name') ?? '';
  await expect(page.getByRole('option', { name }).first()).toBeVisible();
};
const undoOffered: Check = async (page) => {
  await expect(page.getByRole('button', { name: 'Desfazer' })).toBeVisible();
};
/** An editor has no button. The mock always has an administrator. */
const deletionRefused =
  (text: string): Check =>
  async (page, response) => {
    await open(page, '/app/entries?view=all');
    await expect(page.getByRole('heading', { level: 1, name: 'Lançamentos' })).toBeVisible();
    const remove = page.getByRole('button', { name: 'Excluir:' });
    if (!(await remove.first().isVisible())) return;
    await deleteEntry(async () => {
      await expect(toasts(page)).toContainText(text);
    })(page, response);
  };
/** The form of another backend has the present version already, so its change is accepted. */
const changedMeanwhile = changeEntry(async (page) => {
  const refused = main(page).getByText('alterou este lançamento enquanto você editava');
  await expect(refused.or(toasts(page).getByText('Lançamento alterado.')).first()).toBeVisible();
});
/** A paid entry of another backend has no button. */
const paidAlready: Check = async (page, response) => {
  await open(page, '/app/entries?view=all');
  await expect(main(page).getByRole('row').nth(1)).toBeVisible();
  if (
    !(await page
      .getByRole('button', { name: /^Registrar (?:pagamento|recebimento):/ })
      .first()
      .isVisible())
  )
    return;
  await payEntry(async () => {
    await expect(page.getByText('Este lançamento já está quitado ou não existe mais.')).toBeVisible();
  })(page, response);
};
/** Most backends reject the token at once, so the login opens. The mock rejects only the call of the scenario. */
const refusedEntryCall =
  (act: (check: Check) => Check): Check =>
  async (page, response) => {
    const account = page.getByRole('banner').getByRole('button', { name: 'Ana Souza' });
    await expect(page.getByRole('button', { name: 'Entrar' }).or(account).first()).toBeVisible();
    await ((await account.isVisible()) ? act(login) : login)(page, response);
  };
const openThen =
  (path: string) =>
  (check: Check): Check =>
  async (page, response) => {
    await open(page, path);
    await check(page, response);
  };

/** Does the check if the page offers the operation. A session that names no operations offers none. */
const ifOffered =
  (find: (page: Page) => Locator, check: Check): Check =>
  async (page, response) => {
    // Each request of the page has its response then.
    await page.waitForLoadState('networkidle');
    if (await find(page).isVisible()) await check(page, response);
  };
const exportButton = (page: Page) => main(page).getByRole('button', { name: 'Exportar' });
const refusedIfOffered = (path: string): Check =>
  refusedEntryCall((check) =>
    openThen(path)(ifOffered((page) => page.getByRole('button', { name: 'Entrar' }), check)),
  );

/** Types a word into the palette. The session of another backend does not name the operation, so it sends nothing. */
const searchInPalette = (check: Check): Check =>
  openThen('/app/settings')(async (page, response) => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^(?:Buscar ou ir|Ir) para/ })
      .click();
    await page.getByRole('combobox').fill('padaria');
    await check(page, response);
  });

/** Types a word into the name of a new entry. The session of another backend does not name the operation, so it sends nothing. */
const typeCounterparty = (check: Check): Check =>
  openThen('/app/entries/new')(async (page, response) => {
    const field = page.getByLabel('Cliente ou fornecedor');
    await field.fill('padaria');
    if ((await field.getAttribute('role')) === 'combobox') await check(page, response);
  });

/** Opens the first category of the list, and changes its name. */
const renameCategory =
  (name: string) =>
  (check: Check): Check =>
    openThen('/app/categories')(async (page, response) => {
      await main(page).getByRole('listitem').first().getByRole('link').click();
      await page.getByLabel('Nome').fill(name);
      await page.getByRole('button', { name: 'Salvar' }).click();
      await check(page, response);
    });
/** Merges the second category of the list. The call over HTTP has merged it in some backends. */
const mergeCategory = (check: Check): Check =>
  openThen('/app/categories')(async (page, response) => {
    await expect(main(page).getByRole('listitem').first()).toBeVisible();
    const second = main(page).getByRole('listitem').nth(1).getByRole('link');
    if (!(await second.isVisible())) return;
    await second.click();
    await page.getByRole('link', { name: 'Unir com outra categoria' }).click();
    await page.getByLabel('Unir com').click();
    await page.getByRole('option').first().click();
    await page.getByRole('button', { name: 'Salvar' }).click();
    await check(page, response);
  });
/** Undoes the merge. The call over HTTP has undone it in some backends. */
const undoMerge = (check: Check): Check =>
  openThen('/app/categories')(async (page, response) => {
    await expect(main(page).getByRole('listitem').first()).toBeVisible();
    const undo = page.getByRole('button', { name: /^Separar/ }).first();
    if (!(await undo.isVisible())) return;
    await undo.click();
    await check(page, response);
  });

/** Opens the first other user. A backend that does not name its operations has the list alone. */
const actOnUser = (name: string, check: Check): Check =>
  openThen('/app/users')(async (page, response) => {
    await main(page)
      .getByRole('link', { name: 'Bruno Lima' })
      .or(main(page).getByRole('link', { name: 'Pessoa' }))
      .first()
      .click();
    await expect(main(page).getByRole('heading', { level: 1, name: 'Usuário', exact: true })).toBeVisible();
    const button = main(page).getByRole('button', { name });
    if (!(await button.isVisible())) return;
    await button.click();
    await page.getByRole('dialog').getByRole('button', { name }).click();
    await check(page, response);
  });
const renameUser = (check: Check): Check =>
  openThen('/app/users')(async (page, response) => {
    await main(page)
      .getByRole('link', { name: 'Bruno Lima' })
      .or(main(page).getByRole('link', { name: 'Pessoa' }))
      .first()
      .click();
    await expect(main(page).getByRole('heading', { level: 1, name: 'Usuário', exact: true })).toBeVisible();
    if (!(await page.getByLabel('Nome').isVisible())) return;
    await page.getByLabel('Nome').fill('Bruno Lima Neto');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await check(page, response);
  });
const addUser = (check: Check): Check =>
  openThen('/app/users/new')(async (page, response) => {
    await page.getByLabel('Login').fill('00777');
    await page.getByLabel('Nome').fill('Carla Dias');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await check(page, response);
  });
const addMoneyAccount = (check: Check): Check =>
  openThen('/app/bank/new')(async (page, response) => {
    await page.getByLabel('Nome').fill('Caixa');
    await page.getByLabel('Tipo').click();
    await page.getByRole('option', { name: 'Caixa' }).click();
    await page.getByLabel('Saldo inicial (R$)').fill('0');
    await page.getByLabel('Data do saldo inicial', { exact: true }).fill('01/11/2026');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await check(page, response);
  });
const changeMoneyAccount = (check: Check): Check =>
  openThen('/app/bank/2/edit')(async (page, response) => {
    await page.getByLabel('Nome').fill('Caixa da loja');
    // Some backends have no opening balance of it, which a person must say then.
    for (const [label, value] of [
      ['Saldo inicial (R$)', '0,00'],
      ['Data do saldo inicial', '01/11/2026'],
    ] as const) {
      const field = page.getByLabel(label, { exact: true });
      if ((await field.inputValue()) === '') await field.fill(value);
    }
    await page.getByRole('button', { name: 'Salvar' }).click();
    await check(page, response);
  });
/** Some backends have no such month, or are closed already by the call over HTTP. */
const actOnMonth =
  (name: RegExp, submit: string) =>
  (check: Check): Check =>
    openThen(MONTHS_PAGE)(async (page, response) => {
      await expect(
        main(page)
          .getByText(/fechado|Fechado|Nenhum mês/)
          .first(),
      ).toBeVisible();
      const button = main(page).getByRole('button', { name }).first();
      if (!(await button.isVisible())) return;
      await button.click();
      const reason = page.getByLabel('Motivo');
      if (await reason.isVisible()) await reason.fill('Faltou um pagamento');
      await page.getByRole('button', { name: submit }).click();
      await check(page, response);
    });
const monthFormats = (page: Page) =>
  main(page)
    .getByRole('button', { name: /^Formatos de/ })
    .first();
const savedMonth =
  (format: 'xlsx' | 'pdf', firstBytes: string): Check =>
  async (page, response) => {
    expect(String(response).startsWith(firstBytes)).toBe(true);
    const downloaded = page.waitForEvent('download');
    await monthFormats(page).click();
    await page.getByRole('menuitem', { name: format === 'pdf' ? /pdf/ : /xlsx/ }).click();
    expect((await downloaded).suggestedFilename()).toMatch(new RegExp(`^[a-z]+[\\d-]*\\.${format}$`));
  };
const closeMonth = actOnMonth(/^Fechar/, 'Fechar o mês');
const reopenMonth = actOnMonth(/^Reabrir/, 'Reabrir o mês');
/** A transfer needs two accounts, which some backends do not have. */
const addTransfer = (check: Check): Check =>
  openThen('/app/bank/transfer')(async (page, response) => {
    const to = page.getByLabel('Para', { exact: true });
    await expect(to.or(main(page).getByText('Uma transferência precisa de duas contas'))).toBeVisible();
    if (!(await to.isVisible())) return;
    await page.getByLabel('De', { exact: true }).click();
    await page.getByRole('option').first().click();
    await to.click();
    await page.getByRole('option').last().click();
    await page.getByLabel('Valor (R$)').fill('1');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await check(page, response);
  });
/** The call over HTTP has voided the transfer in some backends. */
const voidTransfer = (check: Check): Check =>
  openThen('/app/bank/2')(async (page, response) => {
    await expect(
      main(page)
        .getByText(/^Saldo|Sem saldo inicial/)
        .first(),
    ).toBeVisible();
    const button = main(page)
      .getByRole('button', { name: /^Estornar/ })
      .first();
    if (!(await button.isVisible())) return;
    await button.click();
    await page.getByLabel('Motivo do estorno').fill('Engano');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await check(page, response);
  });
const userShown =
  (text: string | RegExp): Check =>
  async (page) => {
    await expect(page.getByText(text).first()).toBeVisible();
  };
const openLink =
  (check: Check): Check =>
  async (page, response) => {
    const { secret } = postScenario('/account/password/link/check', 'usable').body;
    await open(page, `/user/set-password#${secret}`);
    await check(page, response);
  };
const setPassword =
  (check: Check): Check =>
  async (page, response) => {
    const { secret, newPassword } = postScenario('/account/password/link', 'set').body;
    await open(page, `/user/set-password#${secret}`);
    await page.getByLabel('Nova senha').fill(newPassword);
    await page.getByRole('button', { name: 'Salvar a senha' }).click();
    await check(page, response);
  };

const COMPANY_PAGE = '/app/company';
const companyFilled: Check = async (page, response) => {
  await open(page, COMPANY_PAGE);
  await expect(page.getByLabel('Nome da empresa')).toHaveValue(readString(response, 'name') ?? '');
};
/** Saves another target than the present one. */
const changeCompany =
  (check: Check): Check =>
  async (page, response) => {
    await open(page, COMPANY_PAGE);
    await page.getByLabel('Meta de faturamento por mês (R$)').fill('95000');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await check(page, response);
  };
/** Saves a higher fine and no interest. */
const changeCharges: Check = async (page) => {
  await open(page, COMPANY_PAGE);
  await page.getByLabel('Multa (%)').fill('2,5');
  await page.getByLabel('Juros ao mês (%)').fill('');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText(SAVED_COMPANY).first()).toBeVisible();
};
/** Saves a CPF and one line of an address. */
const changeLetterhead: Check = async (page) => {
  await open(page, COMPANY_PAGE);
  await page.getByLabel('CPF ou CNPJ').fill('123.456.789-09');
  await page.getByLabel('Endereço').fill('Rua das Flores 12');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText(SAVED_COMPANY).first()).toBeVisible();
};
const companyShown =
  (text: string | RegExp): Check =>
  async (page) => {
    await expect(page.getByText(text).first()).toBeVisible();
  };
/** An editor has no form. The mock always has an administrator. */
const companyRefused: Check = async (page, response) => {
  await open(page, COMPANY_PAGE);
  const heading = page.getByRole('heading', { name: 'Só administradores podem alterar os dados da empresa' });
  const name = page.getByLabel('Nome da empresa');
  await expect(heading.or(name).first()).toBeVisible();
  if (await name.isVisible())
    await changeCompany(companyShown('Seu perfil não permite esta ação. Peça a um administrador.'))(
      page,
      response,
    );
};
const SAVED_COMPANY = 'Dados da empresa alterados.';
/** The form of another backend has the present data already, so its change is accepted. */
const acceptedOr = (text: RegExp): Check => companyShown(new RegExp(`${text.source}|${SAVED_COMPANY}`));

const IMPORT_PAGE = '/app/entries/import';
const pastImports: Check = async (page, response) => {
  const list = entry(response, 'imports');
  const name = readString(Array.isArray(list) ? list[0] : undefined, 'fileName') ?? '';
  expect(name).not.toBe('');
  await expect(main(page).getByRole('rowheader', { name }).first()).toBeVisible();
};
/** Chooses the file of a scenario, or one without a table if the scenario has none. */
const previewFile =
  (id: ScenarioId) =>
  (check: Check): Check =>
  async (page, response) => {
    await open(page, IMPORT_PAGE);
    const text = readString(getScenarioById(id).body, 'file') ?? '';
    const buffer = Buffer.from(text === '' ? 'x' : text);
    await page
      .getByLabel('Planilha com os lançamentos')
      .setInputFiles({ name: 'contas.csv', mimeType: 'text/csv', buffer });
    await check(page, response);
  };
const importShown =
  (text: string | RegExp): Check =>
  async (page) => {
    await expect(main(page).getByText(text).last()).toBeVisible();
  };
const importFile = (check: Check): Check =>
  previewFile('importEntries: imported')(async (page, response) => {
    await importShown('O que será importado')(page, response);
    const start = page.getByRole('button', { name: /^Importar \d/ });
    // The same file was imported by the call over HTTP.
    if (!(await start.isVisible())) await page.getByRole('switch', { name: /possíveis duplicadas/ }).click();
    await start.click();
    await check(page, response);
  });
/** A backend without imports has no button. */
const undoImport = (check: Check): Check =>
  openThen(IMPORT_PAGE)(async (page, response) => {
    await expect(page.getByLabel('Planilha com os lançamentos')).toBeVisible();
    await page.waitForLoadState('networkidle');
    const undo = page.getByRole('button', { name: 'Desfazer importação: ' }).first();
    if (!(await undo.isVisible())) return;
    await undo.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Desfazer importação' }).click();
    await check(page, response);
  });
/** Chooses the statement of a scenario. */
const previewStatement =
  (id: ScenarioId) =>
  (check: Check): Check =>
  async (page, response) => {
    await open(page, '/app/bank/import');
    const buffer = Buffer.from(readString(getScenarioById(id).body, 'file') ?? 'x');
    await page
      .getByLabel('Arquivo do extrato')
      .setInputFiles({ name: 'extrato.csv', mimeType: 'text/csv', buffer });
    await check(page, response);
  };
/** The call over HTTP has imported the same file in some backends. The mock asks for the account again after each answer. */
const importStatement = (check: Check): Check =>
  previewStatement('importStatement: statement-imported')(async (page, response) => {
    await importShown(/movimentos? novos?$/)(page, response);
    const account = main(page).getByLabel('Conta da empresa');
    if ((await account.inputValue()) === '') {
      await account.click();
      await page.getByRole('option').first().click();
    }
    const start = page.getByRole('button', { name: 'Importar extrato agora' });
    const nothing = main(page).getByText('Não há nada de novo neste extrato.');
    const isDecided = async () =>
      (await start.isVisible()) || (await nothing.isVisible()) || (await account.inputValue()) === '';
    await expect.poll(isDecided).toBe(true);
    if (!(await start.isVisible())) return;
    await start.click();
    await check(page, response);
  });
const MONTHS_PAGE = '/app/bank/months';
const EVENTS_PAGE = '/app/audit?group=entries';
const PROPOSALS_PAGE = '/app/bank/1/reconcile';
/** The call over HTTP has done the same with the line in some backends, so there may be no button. */
const onLine =
  (name: RegExp, act: (page: Page) => Promise<void>) =>
  (check: Check): Check =>
    openThen(PROPOSALS_PAGE)(async (page, response) => {
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const button = main(page).getByRole('button', { name }).first();
      if (!(await button.isVisible())) return;
      await button.click();
      await act(page);
      await check(page, response);
    });
const acceptLine = onLine(/^Conciliar .* com /, () => Promise.resolve());
const undoLine = onLine(/^Conciliar .* com /, async (page) => {
  const undo = main(page)
    .getByRole('button', { name: /^Desfazer/ })
    .first();
  await expect(undo).toBeVisible();
  await undo.click();
});
const ignoreLine = onLine(/^Ignorar /, async (page) => {
  await page.getByLabel('Motivo').fill('Tarifa já lançada');
  await page.getByRole('button', { name: 'Salvar' }).click();
});
const recordLine = onLine(/^Novo lançamento de /, async (page) => {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Cliente ou fornecedor').fill('Padaria São João');
  await dialog.getByLabel('Categoria').click();
  await page.getByRole('option').first().click();
  await dialog.getByRole('button', { name: 'Salvar' }).click();
});
const searchLine = onLine(/^Procurar /, () => Promise.resolve());
const restoreLine = onLine(/^Ignorar /, async (page) => {
  await page.getByLabel('Motivo').fill('Tarifa já lançada');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await main(page)
    .getByRole('button', { name: /^Deixar de ignorar/ })
    .first()
    .click();
});
const LINES_PAGE = '/app/bank/1/statement';
const undoStatement = (check: Check): Check =>
  openThen(LINES_PAGE)(async (page, response) => {
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const undo = page.getByRole('button', { name: 'Desfazer a importação de ' }).first();
    if (!(await undo.isVisible())) return;
    await undo.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Desfazer esta importação' }).click();
    await check(page, response);
  });
const loadTemplate = (check: Check): Check =>
  openThen(IMPORT_PAGE)(async (page, response) => {
    await page.getByRole('button', { name: 'Baixar um modelo' }).click();
    await check(page, response);
  });
const templateSaved: Check = async (page, response) => {
  expect(String(response).startsWith('PK')).toBe(true);
  await open(page, IMPORT_PAGE);
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar um modelo' }).click();
  expect((await downloaded).suggestedFilename()).toMatch(/\.xlsx$/);
};

/** Checks by scenario id. */
/** The own account shows what a backend names. One that names no operations has neither the name nor the sessions. */
const inAccount =
  (part: (page: Page) => Locator, check: Check): Check =>
  async (page, response) => {
    await expect(page.getByRole('heading', { level: 1, name: 'Minha conta' })).toBeVisible();
    // The part of the password comes with the session too.
    await expect(main(page).getByRole('button', { name: 'Trocar senha' })).toBeVisible();
    if (await part(page).isVisible()) await check(page, response);
  };
const nameField = (page: Page) => page.getByLabel('Nome', { exact: true });
const endButton = (page: Page) => page.getByRole('button', { name: /^Encerrar: / }).first();

/** Changes the own name with the request of the scenario. */
const changeName = (name: string, check: Check): Check =>
  inAccount(nameField, async (page, response) => {
    await nameField(page).fill(putScenario('/account', name).body.name);
    await page.getByRole('button', { name: 'Salvar' }).click();
    await check(page, response);
  });
/** Ends the first other session with the password of the scenario. */
const endSession = (name: string, check: Check): Check =>
  inAccount(endButton, async (page, response) => {
    await endButton(page).click();
    const dialog = page.getByRole('dialog');
    const { currentPassword } = postScenario('/account/sessions/end', name).body;
    await dialog.getByLabel('Senha atual').fill(currentPassword);
    await dialog.getByRole('button', { name: 'Encerrar' }).click();
    await check(page, response);
  });
/** Most backends reject the token at once. The mock rejects only the operation, which is not offered there. */
const rejectedAccount: Check = async (page, response) => {
  const title = page.getByRole('heading', { level: 1, name: 'Minha conta' });
  await expect(page.getByRole('button', { name: 'Entrar' }).or(title).first()).toBeVisible();
  if (!(await title.isVisible())) await login(page, response);
};

/** Sets up the installation with the request of the scenario, and checks what the person sees. */
const setUp =
  (name: string, check: Check): Check =>
  async (page, response, sent) => {
    const { body } = postScenario('/setup', name);
    await page.getByLabel('Código de configuração').fill(readString(sent, 'secret') ?? body.secret);
    await page.getByLabel('Seu nome').fill(body.name);
    await page.getByLabel('Login').fill(body.login);
    await page.getByLabel('Senha', { exact: true }).fill(body.password);
    await page.getByLabel('Nome da empresa').fill(body.company.name);
    await page.getByRole('button', { name: 'Concluir' }).click();
    await check(page, response);
  };
/** Most backends say at once that the installation is set up. The mock only refuses the form. */
const setUpAlready: Check = async (page, response) => {
  const closed = page.getByText(/^Esta instalação já está configurada/);
  const secret = page.getByLabel('Código de configuração');
  await expect(closed.or(secret)).toBeVisible();
  if (await closed.isVisible()) return;
  await setUp('set-up-already', async () => {
    await expect(page.getByText(/^Esta instalação já foi configurada/)).toBeVisible();
  })(page, response);
};

const CHECKS: Record<ScenarioId, Check> = {
  'getToken: accepted': dashboard('Vendas', '/app/dashboards/vendas'),
  'getToken: accepted-without-dashboard': dashboard(/^(Início|Visão geral)$/, '/app/dashboards/default'),
  'getToken: accepted-leading-zeros': dashboard('Financeiro', '/app/dashboards/financeiro'),
  'getToken: refused': serverMessage,
  'getToken: wrong-password': serverMessage,
  'getToken: blocked': serverMessage,
  'getToken: too-many': tryLater('Muitas tentativas'),
  'getToken: busy': tryLater('O servidor está ocupado no momento'),
  'getSetup: open': async (page) => {
    await expect(page.getByLabel('Código de configuração')).toBeVisible();
  },
  'getSetup: closed': async (page) => {
    await expect(page.getByRole('heading', { name: 'Primeiro uso' })).toBeVisible();
  },
  'setUp: done': setUp('done', async (page) => {
    await login(page, undefined);
    await expect(toasts(page)).toContainText('Tudo pronto.');
  }),
  'setUp: set-up-already': setUpAlready,
  'setUp: wrong-secret': setUp('wrong-secret', async (page) => {
    await expect(page.getByText(/^O código não confere/)).toBeVisible();
    await expect(page.getByLabel('Código de configuração')).toBeFocused();
  }),
  'getSession: admin': userMenu('Administrador'),
  'getSession: editor': userMenu('Editor'),
  'getSession: rejected': login,
  'getSession: not-found': userMenuWithoutName,
  'getSession: not-allowed': userMenuWithoutName,
  'getSession: not-implemented': userMenuWithoutName,
  'endSession: ended': signOut,
  'endSession: rejected': refusedSignOut,
  'endSession: not-found': signOut,
  'endSession: not-allowed': signOut,
  'endSession: not-implemented': signOut,
  'listDashboards: dashboards': menuEntries,
  'listDashboards: rejected': login,
  'listDashboards: not-found': defaultEntry,
  'listDashboards: not-allowed': defaultEntry,
  'listDashboards: not-implemented': defaultEntry,
  'getDashboard: metric': widget('metric'),
  'getDashboard: share': widget('share'),
  'getDashboard: series': widget('series'),
  'getDashboard: account': widget('metric'),
  'getDashboard: progress': widget('progress'),
  'getDashboard: table': widget('table'),
  'getDashboard: problem': widgetProblem,
  'getDashboard: unknown-kind': widget('heatmap'),
  'getDashboard: not-modified': sameFigures,
  'getDashboard: unknown-period': monthOrFailure,
  'getDashboard: rejected': login,
  'getDashboard: not-permitted': noAccess,
  'getDashboard: unknown-code': noFigures('Painel não encontrado'),
  'getDashboard: not-found': noFigures(NO_FIGURES),
  'getDashboard: not-allowed': noFigures(NO_FIGURES),
  'getDashboard: not-implemented': noFigures(NO_FIGURES),
  'listEntries: overdue': entryRows,
  'listEntries: found': entryRows,
  'listEntries: imported': entryRows,
  'listEntries: bad-filter': noEntries(/Não foi possível|lançamento/),
  'listEntries: rejected': login,
  'getDay: day': openThen('/app')(async (page, response) => {
    // The session of another backend does not name the operation, so its home has no day.
    const figures = page.getByRole('region', { name: 'Números do dia' });
    await expect(figures.or(page.getByRole('region', { name: 'Precisa de atenção' })).first()).toBeVisible();
    if (!(await figures.isVisible())) return;
    await entryRows(page, entry(response, 'overdue'));
  }),
  'getDay: rejected': refusedEntryCall((check) =>
    openThen('/app')(async (page, response) => {
      // A home without the day calls nothing that is refused.
      const attention = page.getByRole('region', { name: 'Precisa de atenção' });
      await expect(attention.or(page.getByRole('button', { name: 'Entrar' })).first()).toBeVisible();
      if (!(await attention.isVisible())) await check(page, response);
    }),
  ),
  'summarizeEntries: summary': openThen('/app/entries?view=all')(async (page, response) => {
    await expect(main(page).getByRole('table')).toBeVisible();
    // The session of another backend does not name the operation, so its list has no views.
    if (!(await page.getByRole('navigation', { name: 'Visões da lista' }).isVisible())) return;
    const count = entry(entry(response, 'counts'), 'overdue');
    await expect(main(page).getByRole('link', { name: `Vencidos ${String(count)}` })).toBeVisible();
  }),
  'summarizeEntries: rejected': refusedEntryCall((check) =>
    openThen('/app/entries?view=all')(async (page, response) => {
      // A list without views calls nothing that is refused.
      const table = page.getByRole('table');
      await expect(table.or(page.getByRole('button', { name: 'Entrar' })).first()).toBeVisible();
      if (!(await table.isVisible())) await check(page, response);
    }),
  ),
  'search: found': searchInPalette(async (page, response) => {
    await expect(page.getByRole('option', { name: 'Buscar “padaria” em Lançamentos' })).toBeVisible();
    if (!(await page.getByRole('combobox', { name: /^Nome, valor/ }).isVisible())) return;
    const names = entry(response, 'names');
    const name = readString(Array.isArray(names) ? names[0] : undefined, 'counterparty') ?? '';
    const group = page.getByRole('group', { name: 'Clientes e fornecedores' });
    await expect(group.getByRole('option', { name })).toBeVisible();
  }),
  'search: rejected': refusedEntryCall((check) =>
    searchInPalette(async (page, response) => {
      if (await page.getByRole('combobox', { name: /^Nome, valor/ }).isVisible()) await check(page, response);
    }),
  ),
  'suggestCounterparties: found': typeCounterparty(async (page, response) => {
    const names = entry(response, 'counterparties');
    const name = readString(Array.isArray(names) ? names[0] : undefined, 'name') ?? '';
    await expect(page.getByRole('option', { name })).toBeVisible();
  }),
  'suggestCounterparties: rejected': refusedEntryCall(typeCounterparty),
  'listEntries: not-found': noEntries(ENTRIES_NOT_OFFERED),
  'listEntries: not-allowed': noEntries(ENTRIES_NOT_OFFERED),
  'listEntries: not-implemented': noEntries(ENTRIES_NOT_OFFERED),
  'listCategories: categories': categoryOptions,
  'listCategories: rejected': refusedEntryCall(openThen('/app/entries/new')),
  'getCategoryChart: chart': openThen('/app/categories')(async (page, response) => {
    const categories = entry(response, 'categories');
    const name = readString(Array.isArray(categories) ? categories[0] : undefined, 'name') ?? '';
    await expect(main(page).getByRole('link', { name })).toBeVisible();
  }),
  'getCategoryChart: rejected': refusedEntryCall(openThen('/app/categories')),
  'changeCategories: changed': renameCategory('Vendas')(companyShown('Categoria alterada.')),
  // The form of another backend has the present chart already, so its change is accepted.
  'changeCategories: changed-meanwhile': renameCategory('Vendas')(
    companyShown(/alterou as categorias enquanto|Categoria alterada\./),
  ),
  'changeCategories: repeated': renameCategory('Revenda')(
    companyShown('Já existe uma categoria com este nome.'),
  ),
  'changeCategories: rejected': refusedEntryCall(renameCategory('Vendas')),
  'mergeCategory: merged': mergeCategory(companyShown('Categorias unidas.')),
  'mergeCategory: rejected': refusedEntryCall(mergeCategory),
  'undoMerge: undone': undoMerge(companyShown('Categorias separadas.')),
  'undoMerge: rejected': refusedEntryCall(undoMerge),
  'listMonths: closed': openThen(MONTHS_PAGE)(textShown('Fechado')),
  'listMonths: rejected': refusedEntryCall(openThen(MONTHS_PAGE)),
  'closeMonth: closed': closeMonth(userShown('Mês fechado.')),
  'closeMonth: changed-meanwhile': closeMonth(userShown(/Mês fechado\.|Os meses ou os dados/)),
  'closeMonth: rejected': refusedEntryCall(closeMonth),
  'reopenMonth: reopened': reopenMonth(userShown('Mês reaberto.')),
  'reopenMonth: rejected': refusedEntryCall(reopenMonth),
  'exportMonth: xlsx': openThen(MONTHS_PAGE)(ifOffered(monthFormats, savedMonth('xlsx', 'PK'))),
  'exportMonth: pdf': openThen(MONTHS_PAGE)(ifOffered(monthFormats, savedMonth('pdf', '%PDF'))),
  'exportMonth: rejected': refusedIfOffered(MONTHS_PAGE),
  'listMoneyAccounts: accounts': openThen('/app/bank')(textShown('Caixa')),
  'listMoneyAccounts: rejected': refusedEntryCall(openThen('/app/bank')),
  'addMoneyAccount: added': addMoneyAccount(userShown(/^Conta criada\.|Já existe uma conta/)),
  'addMoneyAccount: rejected': refusedEntryCall(addMoneyAccount),
  'changeMoneyAccount: changed': changeMoneyAccount(userShown('Conta alterada.')),
  'changeMoneyAccount: changed-meanwhile': changeMoneyAccount(
    userShown(/esta conta enquanto|alterada enquanto|Conta alterada/),
  ),
  'changeMoneyAccount: rejected': refusedEntryCall(changeMoneyAccount),
  'listAccountMovements: movements': openThen('/app/bank/2')(textShown(/Transferência/)),
  'listAccountMovements: rejected': refusedEntryCall(openThen('/app/bank/2')),
  'addTransfer: transferred': addTransfer(userShown('Transferência registrada.')),
  'addTransfer: rejected': refusedEntryCall(addTransfer),
  'voidTransfer: voided': voidTransfer(userShown('Transferência estornada.')),
  'voidTransfer: rejected': refusedEntryCall(voidTransfer),
  'listUsers: users': openThen('/app/users')(async (page, response) => {
    const users = entry(response, 'users');
    const name = readString(Array.isArray(users) ? users[0] : undefined, 'name') ?? '';
    await expect(main(page).getByRole('link', { name })).toBeVisible();
  }),
  'listUsers: rejected': refusedEntryCall(openThen('/app/users')),
  'addUser: added': addUser(userShown(/^Usuário criado\./)),
  'addUser: rejected': refusedEntryCall(addUser),
  'changeUser: changed': renameUser(userShown('Usuário alterado.')),
  'changeUser: changed-meanwhile': renameUser(
    userShown(/foi alterado enquanto você editava|Usuário alterado/),
  ),
  'changeUser: rejected': refusedEntryCall(renameUser),
  'changeUserAccess: blocked': actOnUser('Bloquear', userShown('Usuário bloqueado.')),
  'changeUserAccess: rejected': refusedEntryCall((check) => actOnUser('Bloquear', check)),
  'makePasswordLink: made': actOnUser('Redefinir a senha', userShown(/user\/set-password#/)),
  'makePasswordLink: rejected': refusedEntryCall((check) => actOnUser('Redefinir a senha', check)),
  'checkPasswordLink: usable': openLink(async (page, response) => {
    await expect(page.getByText(readString(response, 'name') ?? '')).toBeVisible();
  }),
  'checkPasswordLink: unusable-link': openLink(userShown('Este link não vale mais')),
  'setPassword: set': setPassword(userShown('Senha criada.')),
  'setPassword: unusable-link': setPassword(userShown('Este link não vale mais')),
  'getCompany: company': companyFilled,
  'getCompany: charges': openThen(COMPANY_PAGE)(async (page) => {
    await expect(page.getByLabel('Multa (%)')).toHaveValue(/^\d+,\d\d$/);
    await expect(page.getByLabel('Juros ao mês (%)')).toHaveValue(/^\d+,\d\d$/);
  }),
  'getCompany: letterhead': openThen(COMPANY_PAGE)(async (page, response) => {
    const shown = formatTaxNumber(readString(response, 'taxNumber') ?? '');
    await expect(page.getByLabel('CPF ou CNPJ')).toHaveValue(shown);
    await expect(page.getByRole('img', { name: 'Logotipo' })).toBeVisible();
  }),
  'getCompany: rejected': refusedEntryCall(openThen(COMPANY_PAGE)),
  'getCompany: not-offered': openThen(COMPANY_PAGE)(
    companyShown('Aqui não é possível alterar os dados da empresa.'),
  ),
  'changeCompany: changed': changeCompany(companyShown(SAVED_COMPANY)),
  'changeCompany: charges': changeCharges,
  'changeCompany: letterhead': changeLetterhead,
  'changeCompany: not-permitted': companyRefused,
  'changeCompany: changed-meanwhile': changeCompany(acceptedOr(/alterou os dados da empresa enquanto/)),
  'changeCompany: unknown-zone': changeCompany(acceptedOr(/Escolha uma opção da lista\./)),
  'changeCompany: rejected': refusedEntryCall(changeCompany),
  'getEntry: entry': entryFilled,
  'getEntry: unknown-entry': entryExplained('/app/entries/1000000', 'Este lançamento não existe mais'),
  'getEntry: rejected': refusedEntryCall(openThen('/app/entries/4711')),
  'getEntryHistory: paid': historyShown(/R\$\s*\d+,\d\d.*alterou o lançamento/s),
  'getEntryHistory: rejected': refusedEntryCall(openThen('/app/entries/4711/history')),
  'addPayment: added': addPayment('100')(paymentReported('Recebimento registrado.')),
  'addPayment: above-open': addPayment('450,91')(textShown('Passa do que está em aberto.')),
  'addPayment: changed-meanwhile': addPayment('100')(
    textShown(/alterou este lançamento enquanto você editava|Recebimento registrado\./),
  ),
  'addPayment: rejected': refusedEntryCall(addPayment('100')),
  'voidPayment: voided': voidPayment(paymentReported('Recebimento estornado.')),
  'voidPayment: rejected': refusedEntryCall(voidPayment),
  'addInstallments: added': addInstallments(namedByList),
  'addInstallments: rejected': refusedEntryCall(addInstallments),
  'addSeries: added': addSeries(namedByList),
  'addSeries: rejected': refusedEntryCall(addSeries),
  'listEvents: events': openThen('/app/audit?group=entries')(textShown(/lançamento/)),
  'listEvents: rejected': refusedEntryCall(openThen('/app/audit')),
  'exportEvents: xlsx': openThen(EVENTS_PAGE)(ifOffered(exportButton, savedFile('xlsx', 'PK'))),
  'exportEvents: csv': openThen(EVENTS_PAGE)(ifOffered(exportButton, savedFile('csv', ''))),
  'exportEvents: rejected': refusedIfOffered(EVENTS_PAGE),
  'listSeries: series': openThen('/app/series')(textShown('Imobiliária Central')),
  'listSeries: rejected': refusedEntryCall(openThen('/app/series')),
  'getSeries: series': openThen('/app/series/12')(textShown('Todo mês, no dia 10')),
  'getSeries: rejected': refusedEntryCall(openThen('/app/series/12')),
  'previewSeriesEnd: preview': endSeries(textShown(/será excluído|é criado ou excluído/)),
  'previewSeriesEnd: rejected': refusedEntryCall(endSeries),
  'changeSeriesEnd: ended': saveSeriesEnd(textShown('Recorrência alterada.')),
  'changeSeriesEnd: rejected': refusedEntryCall(saveSeriesEnd),
  'changeOccurrences: changed': changeSeries(entryReported('Lançamento alterado.')),
  'changeOccurrences: rejected': refusedEntryCall(changeSeries),
  'deleteOccurrences: deleted': deleteSeries(entryReported('Exclusão concluída.')),
  'deleteOccurrences: rejected': refusedEntryCall(deleteSeries),
  'refundPayment: refunded': refundPayment('0,10')(paymentReported('Devolução registrada.')),
  'refundPayment: above-left': refundPayment('1000,00')(textShown('Passa do que ainda pode ser devolvido.')),
  'refundPayment: rejected': refusedEntryCall(refundPayment('0,10')),
  'addEntry: added': addEntry(
    'addEntry: added',
    textShown(/(?:Despesa|Receita) lançada|1 lançamento criado/),
  ),
  'addEntry: paid-later': addEntry(
    'addEntry: paid-later',
    entryExplained(null, 'O pagamento não pode ser posterior a hoje.'),
  ),
  'addEntry: rejected': refusedEntryCall((check) => addEntry('addEntry: rejected', check)),
  'addEntry: not-offered': addEntry(
    'addEntry: not-offered',
    entryExplained(null, 'Aqui não é possível alterar lançamentos.'),
  ),
  'changeEntry: changed': changeEntry(entryReported('Lançamento alterado.')),
  'changeEntry: changed-meanwhile': changedMeanwhile,
  'changeEntry: rejected': refusedEntryCall(changeEntry),
  'changeEntries: changed': changeSelected(undoOffered),
  'changeEntries: changed-meanwhile': changeSelected(async (page) => {
    const refused = page.getByText('alterou ou excluiu 1 destes lançamentos');
    await expect(refused.or(page.getByText('1 lançamento alterado.')).first()).toBeVisible();
  }),
  'changeEntries: refused': changeSelected(async (page) => {
    const refused = page.getByText('Este valor não foi aceito.');
    await expect(refused.or(page.getByText('1 lançamento alterado.')).first()).toBeVisible();
  }),
  'changeEntries: rejected': refusedEntryCall(changeSelected),
  'payEntries: paid': payEntry(entryReported('registrado: ')),
  'payEntries: paid-already': paidAlready,
  'payEntries: changed-meanwhile': payEntry(
    entryExplained(null, 'alterou 1 lançamento enquanto você preenchia o pagamento'),
  ),
  'payEntries: rejected': refusedEntryCall(payEntry),
  'deleteEntries: deleted': deleteEntry(undoOffered),
  'deleteEntries: changed-meanwhile': deleteEntry(
    entryReported('Outra pessoa alterou 1 lançamento depois que você abriu a lista, e nada foi excluído.'),
  ),
  'deleteEntries: not-permitted': deletionRefused(
    'Seu perfil não permite esta ação. Peça a um administrador.',
  ),
  'deleteEntries: not-own': deletionRefused('que você mesmo criou hoje'),
  'deleteEntries: has-payment': deletionRefused('1 lançamento tem pagamento'),
  'deleteEntries: rejected': refusedEntryCall(deleteEntry),
  'restoreEntries: restored': restoreEntry(entryReported('1 lançamento restaurado.')),
  'restoreEntries: rejected': refusedEntryCall(restoreEntry),
  'listImports: imports': openThen(IMPORT_PAGE)(pastImports),
  'listImports: rejected': refusedEntryCall(openThen(IMPORT_PAGE)),
  'previewImport: understood': previewFile('previewImport: understood')(importShown('O que será importado')),
  'previewImport: rejected': refusedEntryCall(previewFile('previewImport: rejected')),
  'previewImport: not-a-table': previewFile('previewImport: not-a-table')(
    importShown(/Não encontramos uma tabela/),
  ),
  'previewImport: own-file-running': previewFile('previewImport: own-file-running')(
    importShown(/Outro arquivo seu ainda está em andamento/),
  ),
  'importEntries: own-file-running': importFile(importShown(/Outro arquivo seu ainda está em andamento/)),
  'importEntries: imported': importFile(importShown(/^\d+ lançamentos? importados?$/)),
  'importEntries: rejected': refusedEntryCall(importFile),
  'getImportTemplate: template': templateSaved,
  'getImportTemplate: rejected': refusedEntryCall(loadTemplate),
  'undoImport: undone': undoImport(importShown(/^Importação desfeita/)),
  'undoImport: unknown-import': undoImport(async (page) => {
    await expect(toasts(page)).toContainText('Esta importação não existe mais.');
  }),
  'undoImport: rejected': refusedEntryCall(undoImport),
  'listStatementLines: statement-lines': openThen(LINES_PAGE)(textShown(/^Extrato de /)),
  'listStatementLines: rejected': refusedEntryCall(openThen(LINES_PAGE)),
  'previewStatement: statement-understood': previewStatement('previewStatement: statement-understood')(
    importShown(/^Escolha a conta deste extrato\./),
  ),
  'previewStatement: no-statement': previewStatement('previewStatement: no-statement')(
    importShown(/^O arquivo não tem as colunas de um extrato|^Sem extrato/),
  ),
  'previewStatement: own-file-running': previewStatement('previewStatement: own-file-running')(
    importShown(/Outro arquivo seu ainda está em andamento/),
  ),
  'compareBankBalance: differs': openThen(PROPOSALS_PAGE)(
    ifOffered((page) => page.getByText(/Difere do banco/).first(), textShown(/Difere do banco/)),
  ),
  'compareBankBalance: rejected': refusedIfOffered(PROPOSALS_PAGE),
  'listProposals: proposals': openThen(PROPOSALS_PAGE)(textShown(/PIX/)),
  'listProposals: rejected': refusedEntryCall(openThen(PROPOSALS_PAGE)),
  'listLineCandidates: candidates': searchLine(textShown(/Padaria/)),
  'listLineCandidates: rejected': refusedEntryCall(searchLine),
  'reconcileLines: reconciled': acceptLine(userShown('Conciliada')),
  'reconcileLines: not-balanced': acceptLine(userShown(/Conciliada|não somam/)),
  'reconcileLines: changed-meanwhile': acceptLine(userShown(/já tratou|proposto para esta linha|Conciliada/)),
  'reconcileLines: rejected': refusedEntryCall(acceptLine),
  'unmatchLine: unmatched': undoLine(userShown('A linha espera de novo.')),
  'unmatchLine: rejected': refusedEntryCall(undoLine),
  'recordLine: recorded': recordLine(userShown(/Lançamento criado/)),
  'recordLine: changed-meanwhile': recordLine(userShown(/tratou|criado/)),
  'recordLine: rejected': refusedEntryCall(recordLine),
  'ignoreLine: ignored': ignoreLine(userShown('Ignorada')),
  'ignoreLine: changed-meanwhile': ignoreLine(userShown(/tratou|Ignorada/)),
  'ignoreLine: rejected': refusedEntryCall(ignoreLine),
  'restoreLine: considered': restoreLine(userShown('A linha espera de novo.')),
  'restoreLine: rejected': refusedEntryCall(restoreLine),
  'previewStatement: rejected': refusedEntryCall(previewStatement('previewStatement: rejected')),
  'importStatement: statement-imported': importStatement(importShown(/^\d+ movimentos? importados?$/)),
  'importStatement: own-file-running': importStatement(
    importShown(/Outro arquivo seu ainda está em andamento/),
  ),
  'importStatement: rejected': refusedEntryCall(importStatement),
  'undoStatementImport: statement-undone': undoStatement(async (page) => {
    await expect(toasts(page)).toContainText(/removidos? do extrato/);
  }),
  'undoStatementImport: unknown-statement': undoStatement(async (page) => {
    await expect(toasts(page)).toContainText('Esta importação de extrato não existe mais.');
  }),
  'undoStatementImport: rejected': refusedEntryCall(undoStatement),
  'exportEntries: xlsx': savedFile('xlsx', 'PK'),
  'exportEntries: csv': savedFile('csv', ''),
  // The portal sends no filter that it does not know, so most backends make a file.
  'exportEntries: bad-filter': refusedExport(/Não foi possível concluir|Exportação concluída/),
  'exportEntries: rejected': rejectedExport,
  'exportEntries: not-found': refusedExport(EXPORT_NOT_OFFERED),
  'exportEntries: not-allowed': refusedExport(EXPORT_NOT_OFFERED),
  'exportEntries: not-implemented': refusedExport(EXPORT_NOT_OFFERED),
  'exportEntries: too-many-files': refusedExport('Há outras exportações em andamento.'),
  'exportEntries: own-file-running': refusedExport('Outro arquivo seu ainda está em andamento.'),
  'exportSelection: xlsx': savedSelection(/Planilha/, 'xlsx', 'PK'),
  'exportSelection: csv': savedSelection(/Texto/, 'csv', ''),
  'exportSelection: rejected': rejectedSelection(/Planilha/),
  'exportSelection: not-found': refusedSelection(/Planilha/, EXPORT_NOT_OFFERED),
  'exportSelection: too-many-files': refusedSelection(/Planilha/, 'Há outras exportações em andamento.'),
  'exportSelection: own-file-running': refusedSelection(
    /Planilha/,
    'Outro arquivo seu ainda está em andamento.',
  ),
  'reportEntries: selection': savedSelection(/Relatório/, 'pdf', '%PDF'),
  'reportEntries: filter': savedSelection(/Relatório/, 'pdf', '%PDF'),
  'reportEntries: rejected': rejectedSelection(/Relatório/),
  'reportEntries: not-found': refusedSelection(/Relatório/, EXPORT_NOT_OFFERED),
  'reportEntries: too-many-entries': refusedSelection(
    /Relatório/,
    'Um relatório pode ter até 2.000 lançamentos. Filtre ou selecione menos.',
  ),
  'reportEntries: too-many-files': refusedSelection(/Relatório/, 'Há outras exportações em andamento.'),
  'reportEntries: own-file-running': refusedSelection(
    /Relatório/,
    'Outro arquivo seu ainda está em andamento.',
  ),
  'reportEntries: report-too-slow': refusedSelection(/Relatório/, 'O relatório demorou demais.'),
  'changeAccount: changed': changeName('changed', async (page) => {
    await expect(toasts(page)).toContainText('Nome alterado.');
  }),
  'changeAccount: rejected': rejectedAccount,
  'listOwnSessions: sessions': inAccount(endButton, async (page) => {
    await expect(page.getByText('Esta sessão')).toBeVisible();
  }),
  'listOwnSessions: rejected': rejectedAccount,
  'endOwnSessions: ended': endSession('ended', async (page) => {
    await expect(toasts(page)).toContainText('Sessão encerrada.');
  }),
  'endOwnSessions: wrong-password': endSession('wrong-password', async (page) => {
    await expect(page.getByText('A senha atual não confere.')).toBeVisible();
  }),
  'endOwnSessions: rejected': rejectedAccount,
  'changePassword: changed': changePassword('changed', passwordChanged),
  'changePassword: wrong-password': changePassword(
    'wrong-password',
    passwordRefused('Senha atual', 'A senha atual não confere.'),
  ),
  'changePassword: not-accepted': changePassword(
    'not-accepted',
    passwordRefused('Nova senha', 'Escolha outra senha.'),
  ),
  'changePassword: too-many': changePassword('too-many', passwordKept('Muitas tentativas.')),
  'changePassword: rejected': refusedChange,
  'changePassword: not-found': changePassword('not-found', passwordKept(NOT_OFFERED)),
  'changePassword: not-allowed': changePassword('not-allowed', passwordKept(NOT_OFFERED)),
  'changePassword: not-implemented': changePassword('not-implemented', passwordKept(NOT_OFFERED)),
};

test('every scenario of the API description has a check, and no other', () => {
  expect(Object.keys(CHECKS).sort()).toEqual(SCENARIOS.map(({ id }) => id).sort());
});

/**
 * Compares a response with an example. Fields that the portal branches on must be equal, the others have the same type.
 * @param agreed the value in the pact. A `null` in the pact is required, and a `null` in the example alone is optional.
 */
function expectLike(example: unknown, agreed: unknown, actual: unknown, path: string): void {
  const field = path.slice(path.lastIndexOf('.') + 1);
  if (field === 'statusLogin') expect(Number(actual) > 0, path).toBe(Number(example) > 0);
  else if (path === '$.role') expect(actual, path).toBe(example);
  else if (example === null) expect(agreed === null ? actual : (actual ?? null), path).toBeNull();
  else if (Array.isArray(example)) {
    if (!Array.isArray(actual)) throw new Error(`${path} is not a list`);
    // An empty example matches every list.
    if (example.length === 0) return;
    const common = pickCommonFields(example);
    // The list of widgets may contain others as well.
    const alike = path === '$.widgets' ? actual.filter((item) => isAlike(common, item)) : actual;
    expect(alike.length, path).toBeGreaterThan(0);
    alike.forEach((item, index) => expectLike(common, entry(agreed, '0'), item, `${path}[${index}]`));
  } else if (isObject(example)) {
    for (const [key, value] of Object.entries(example)) {
      expectLike(value, entry(agreed, key), entry(actual, key), `${path}.${key}`);
    }
  } else expect(typeof actual, path).toBe(typeof example);
}

/** Whether a widget has the kind and the fields of an example. */
const isAlike = (example: unknown, widget: unknown): boolean =>
  isObject(example) &&
  isObject(widget) &&
  widget['kind'] === example['kind'] &&
  Object.keys(example).every((key) => key in widget);

/** Returns the fields that every item of a list has. A field that one item omits is optional. */
function pickCommonFields(items: unknown[]): unknown {
  const [first] = items;
  if (!isObject(first)) return first;
  const fields = Object.entries(first);
  return Object.fromEntries(fields.filter(([key]) => items.every((item) => isObject(item) && key in item)));
}

/** Returns the form of a scenario, whose parts are texts. */
function makeForm(parts: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(isObject(parts) ? parts : {})) {
    if (name === 'file') form.append(name, new Blob([String(value)]), 'contas.csv');
    else form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return form;
}

async function callBackend({ api }: Backend, scenario: Scenario, given: Given) {
  const { operation, path, headers, takesForm } = scenario;
  const { token, etag } = given;
  const sent = makeSentBody(scenario, given);
  const response = await fetch(api + path, {
    method: operation.method.toUpperCase(),
    headers: {
      accept: 'application/json',
      // The form has its own type, with its boundary.
      ...(!takesForm && { 'content-type': 'application/json' }),
      ...headers,
      ...(headers['if-none-match'] !== undefined && etag !== undefined && { 'if-none-match': etag }),
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    ...(sent !== undefined && { body: takesForm ? makeForm(sent) : JSON.stringify(sent) }),
  });
  const isJson = (response.headers.get('content-type') ?? '').includes('json');
  const read = () => (isJson ? response.json() : response.text());
  const body: unknown = [204, 304].includes(response.status) ? undefined : await read();
  return { status: response.status, body };
}

/** Opens the portal for a scenario, at the login or signed in. */
async function openPortal(
  page: Page,
  portal: string,
  { body, operation, path }: Scenario,
  token: string | null,
): Promise<void> {
  if (operation.path === '/setup') {
    await page.goto(`${portal}/setup`);
    return;
  }
  if (token === null) {
    await page.goto(`${portal}/user/login`);
    await submitLogin(page, readString(body, 'ds_Login') ?? '', readString(body, 'ds_Senha'));
    return;
  }
  const user = JSON.stringify({ statusLogin: 0, ds_Token: token });
  await store(page, { 'portal-token': JSON.stringify(token), 'portal-user': user });
  // The pages of `getDashboard` and `listEntries` have the same addresses as the operations.
  const pages: Record<string, string> = {
    getDashboard: path,
    changeAccount: '/account',
    listOwnSessions: '/account',
    endOwnSessions: '/account',
    listEntries: path,
    exportEntries: '/entries?kind=receivable&status=overdue',
    exportSelection: '/entries?view=all',
    reportEntries: '/entries?view=all',
  };
  await page.goto(`${portal}/app${pages[operation.id] ?? '/dashboards/default'}`);
}

/** The scenarios of `npm test`: one for each way to send a request and to receive a response. */
const SHORT: Record<BackendName, readonly ScenarioId[]> = {
  'the reference backend': [
    'getToken: accepted',
    'getDashboard: metric',
    'addEntry: added',
    'previewImport: understood',
    'exportEntries: xlsx',
  ],
  'the mock': ['getToken: accepted', 'getDashboard: metric'],
  'a second provider': ['getToken: accepted', 'getDashboard: metric'],
};

for (const name of BACKEND_NAMES) {
  // Only the mock can play a scenario without a provider state.
  for (const scenario of SCENARIOS.filter(({ state }) => state !== '' || name === 'the mock')) {
    const isShort = SHORT[name].some((id) => id === scenario.id);
    test(
      `${name} responds to ${scenario.id}, and the portal shows it`,
      longIf(!isShort),
      async ({ start, context, page }) => {
        const backend = await start(name);
        const given = await backend.prepare(scenario);
        const received = await callBackend(backend, scenario, given);
        expect(received.status).toBe(scenario.status);
        const agreed = findInteraction(scenario)?.response.body;
        const hasOptionalFields = !['getToken', 'getSession', 'listDashboards'].includes(
          scenario.operation.id,
        );
        expectLike(
          hasOptionalFields ? (agreed ?? scenario.response) : scenario.response,
          agreed,
          received.body,
          '$',
        );

        const check = Object.entries(CHECKS).find(([id]) => id === scenario.id)?.[1];
        if (!check) throw new Error(`no check for ${scenario.id}`);
        const watch = await watchBrowser(context, [backend.portal, new URL(backend.api).origin]);
        if (scenario.status >= 400) watch.expectLog(new RegExp(`status of ${String(scenario.status)}`));
        await page.setViewportSize({ width: 1600, height: 800 });
        // The call above may have ended its session or changed its data. Only a GET changes nothing.
        const present = scenario.operation.method === 'get' ? given : await backend.prepare(scenario);
        await openPortal(page, backend.portal, scenario, present.token);
        await check(page, received.body, makeSentBody(scenario, present));
        expect(watch.faults(), 'faults in the browser').toEqual([]);
      },
    );
  }
}

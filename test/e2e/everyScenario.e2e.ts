// Every scenario of the agreement, at each backend there is: asked over HTTP, and seen by a person in the shipped portal.
import { resolve } from 'node:path';
import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { entry, isObject, textIn } from 'contract-gates/description';
import type { Scenario } from 'contract-gates/description';
import { buildMock } from 'contract-gates/mock';
import { allInteractions } from 'contract-gates/pact';
import type { Interaction } from 'contract-gates/pact';
import { buildTestApp, closeServingApp } from '../support/backend/app';
import { openTestDatabase } from '../support/backend/database';
import type { ScenarioId } from '../../api-spec/scenarios.gen';
import { handlerOf, stateHandlers } from '../pact/providerStates';
import { listen, secondProvider } from '../providers/second';
import config from '../../contract.config';
import { SCENARIOS } from '../support/scenarios';
import { addressOf, store, submitLogin, toasts, watchOver } from './portal';

type Backend = {
  /** Where its operations stand. */
  api: string;
  /** Origin of a portal that is pointed at it. */
  portal: string;
  /** Brings about what the scenario asks for, and gives the token for it where somebody is signed in. */
  prepare: (scenario: Scenario) => Promise<string | null>;
};
type Closer = () => Promise<unknown>;

const INTERACTIONS = allInteractions(config.agreements);

/** Its interaction; undefined for a scenario that is in no pact. */
const interactionOf = ({ id }: Scenario): Interaction | undefined =>
  INTERACTIONS.find(({ description }) => description === id);

/** The state of a scenario as the pact says it, with what it is about. */
function stateOf(scenario: Scenario): { name: string; params: Record<string, unknown> } {
  const [state] = interactionOf(scenario)?.states ?? [];
  if (!state) throw new Error(`the pact has no state for ${scenario.id}`);
  return state;
}

/** A token that no backend gave out, for a scenario that wants one and has no session. */
const tokenOfNoSession = ({ needsToken }: Scenario): string | null =>
  needsToken ? 'token-of-no-session' : null;

const post = async (address: string, body: unknown): Promise<unknown> => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  return answer.json();
};

/** The shipped portal, with its API on another origin. */
async function portalOn(api: string, closers: Closer[]): Promise<string> {
  const app = await buildTestApp(null, {
    settings: { portalFolder: resolve('dist'), apiBaseUrl: `${api}/` },
  });
  closers.push(() => closeServingApp(app));
  return app.listen({ port: 0, host: '127.0.0.1' });
}

const BACKENDS: Record<string, (closers: Closer[]) => Promise<Backend>> = {
  'the reference backend': async (closers) => {
    const database = await openTestDatabase();
    closers.push(() => database.close());
    const app = await buildTestApp(database, { settings: { portalFolder: resolve('dist') } });
    closers.push(() => closeServingApp(app));
    const portal = await app.listen({ port: 0, host: '127.0.0.1' });
    const handlers = stateHandlers(app, database);
    return {
      api: `${portal}/api`,
      portal,
      prepare: async (scenario) => {
        const given = await handlerOf(handlers, scenario.state)();
        return given['token'] ?? tokenOfNoSession(scenario);
      },
    };
  },

  'the mock': async (closers) => {
    const app = await buildMock({ file: 'api-spec/openapi.yaml', logStream: { write: () => undefined } });
    closers.push(() => closeServingApp(app));
    const api = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api`;
    return {
      api,
      portal: await portalOn(api, closers),
      // It has no states. The login selects a success scenario, and the controls select a failure.
      prepare: async (scenario) => {
        const { operation, name, needsToken, status } = scenario;
        await fetch(`${new URL(api).origin}/controls`, { method: 'DELETE' });
        const isSuccess = status < 300;
        if (!isSuccess) {
          await fetch(`${new URL(api).origin}/controls/${operation.id}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ scenario: name }),
          });
        }
        if (!needsToken) return null;
        const login = isSuccess ? stateOf(scenario).params['login'] : '52998224725';
        const credentials = { ds_Login: login, ds_Senha: 'any' };
        return textIn(await post(`${api}/authorization/getToken`, credentials), 'ds_Token') ?? null;
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
      portal: await portalOn(api, closers),
      prepare: async (scenario) => {
        const { name: state, params } = stateOf(scenario);
        const given = await post(`${address}/right/pact-states`, { state, params, action: 'setup' });
        return textIn(given, 'token') ?? tokenOfNoSession(scenario);
      },
    };
  },
};

const test = base.extend<object, { start: (name: string) => Promise<Backend> }>({
  start: [
    // eslint-disable-next-line no-empty-pattern -- playwright reads the dependencies from this pattern
    async ({}, use) => {
      const closers: Closer[] = [];
      const started = new Map<string, Promise<Backend>>();
      await use((name) => {
        const make = BACKENDS[name];
        if (!make) throw new Error(`no backend is called ${name}`);
        const backend = started.get(name) ?? make(closers);
        started.set(name, backend);
        return backend;
      });
      for (const close of closers.reverse()) await close();
    },
    { scope: 'worker' },
  ],
});

/** What a person sees of a scenario; `answer` is what the backend says to a program that asks. */
type Look = (page: Page, answer: unknown) => Promise<void>;

const dashboard =
  (title: string | RegExp, address: string): Look =>
  async (page) => {
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(addressOf(page)).toBe(address);
  };
const serverWords: Look = async (page, answer) => {
  const words = textIn(answer, 'ds_Mensagem') ?? '';
  expect(words).not.toBe('');
  await expect(page.getByRole('main').getByText(`Atenção: ${words}`)).toBeVisible();
  await expect(toasts(page)).toContainText(words);
  expect(addressOf(page)).toBe('/user/login');
};
const userMenu =
  (role: string): Look =>
  async (page, answer) => {
    const name = textIn(answer, 'name') ?? '';
    expect(name).not.toBe('');
    await page.getByRole('banner').getByRole('button', { name }).click();
    await expect(page.getByRole('menu')).toContainText(role);
  };
const menuEntries: Look = async (page, answer) => {
  const dashboards = entry(answer, 'dashboards');
  const titles = Array.isArray(dashboards) ? dashboards.map((one) => textIn(one, 'title') ?? '') : [];
  expect(titles).not.toEqual([]);
  const menu = page.getByRole('navigation', { name: 'Painéis', exact: true });
  await expect(menu.getByRole('link')).toHaveText(titles);
};

const login: Look = async (page) => {
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
  expect(addressOf(page)).toBe('/user/login');
};
const userMenuWithoutName: Look = async (page) => {
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sua conta' })).toBeVisible();
};
const defaultEntry: Look = async (page) => {
  const menu = page.getByRole('navigation', { name: 'Painéis', exact: true });
  await expect(menu.getByRole('link')).toHaveText(['Painel padrão']);
};
const patience =
  (sentence: string): Look =>
  async (page) => {
    await expect(page.getByRole('main')).toContainText(sentence);
    expect(addressOf(page)).toBe('/user/login');
  };

const signOut: Look = async (page) => {
  const answered = page.waitForResponse((response) => response.url().endsWith('/session/end'));
  await page.getByRole('banner').getByRole('button', { name: 'Ana Souza' }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await answered;
  await login(page, undefined);
  await expect(toasts(page)).toHaveCount(0);
};

/** A backend with the session of no token leads to the login. The mock refuses the sign-out alone. */
const refusedSignOut: Look = async (page, answer) => {
  const account = page.getByRole('banner').getByRole('button', { name: 'Ana Souza' });
  await expect(page.getByRole('button', { name: 'Entrar' }).or(account).first()).toBeVisible();
  await ((await account.isVisible()) ? signOut : login)(page, answer);
};

/** By scenario id. */
const SEEN: Record<ScenarioId, Look> = {
  'getToken: accepted': dashboard('Vendas', '/app/dashboards/vendas'),
  'getToken: accepted-without-dashboard': dashboard(/^(Início|Visão geral)$/, '/app/dashboards/default'),
  'getToken: accepted-leading-zeros': dashboard('Financeiro', '/app/dashboards/financeiro'),
  'getToken: refused': serverWords,
  'getToken: wrong-password': serverWords,
  'getToken: blocked': serverWords,
  'getToken: too-many': patience('Muitas tentativas'),
  'getToken: busy': patience('Muitas pessoas estão entrando ao mesmo tempo'),
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
};

test('each scenario of the API description is looked at, and no other', () => {
  expect(Object.keys(SEEN).sort()).toEqual(SCENARIOS.map(({ id }) => id).sort());
});

/**
 * What the portal branches on is exact; the rest has to be of the same kind. `agreed` is what the pact shows there: a `null`
 * that it asks for has to be written out, one that only the example has may be left out.
 */
function expectLike(example: unknown, agreed: unknown, answer: unknown, at: string): void {
  const field = at.slice(at.lastIndexOf('.') + 1);
  if (field === 'statusLogin') expect(Number(answer) > 0, at).toBe(Number(example) > 0);
  else if (field === 'role') expect(answer, at).toBe(example);
  else if (example === null) expect(agreed === null ? answer : (answer ?? null), at).toBeNull();
  else if (Array.isArray(example)) {
    if (!Array.isArray(answer)) throw new Error(`${at} is no list`);
    expect(answer.length, at).toBeGreaterThan(0);
    const every = inEvery(example);
    answer.forEach((item, index) => expectLike(every, entry(agreed, '0'), item, `${at}[${index}]`));
  } else if (isObject(example)) {
    for (const [key, value] of Object.entries(example)) {
      expectLike(value, entry(agreed, key), entry(answer, key), `${at}.${key}`);
    }
  } else expect(typeof answer, at).toBe(typeof example);
}

/** What each item of an example's list has: a field that one of them leaves out may be missing. */
function inEvery(items: unknown[]): unknown {
  const [first] = items;
  if (!isObject(first)) return first;
  const fields = Object.entries(first);
  return Object.fromEntries(fields.filter(([key]) => items.every((item) => isObject(item) && key in item)));
}

async function askOver({ api }: Backend, { operation, body }: Scenario, token: string | null) {
  const answer = await fetch(api + operation.path, {
    method: operation.method.toUpperCase(),
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const read: unknown = answer.status === 204 ? undefined : await answer.json();
  return { status: answer.status, answer: read };
}

/** Opens the portal as the scenario needs it: at the login, or signed in. */
async function openFor(page: Page, portal: string, { body }: Scenario, token: string | null): Promise<void> {
  if (token === null) {
    await page.goto(`${portal}/user/login`);
    await submitLogin(page, textIn(body, 'ds_Login') ?? '', textIn(body, 'ds_Senha'));
    return;
  }
  const user = JSON.stringify({ statusLogin: 0, ds_Token: token });
  await store(page, { 'portal-token': JSON.stringify(token), 'portal-user': user });
  await page.goto(`${portal}/app/dashboards/default`);
}

for (const name of Object.keys(BACKENDS)) {
  // Only the mock can be brought to a scenario without a provider state.
  for (const scenario of SCENARIOS.filter(({ state }) => state !== '' || name === 'the mock')) {
    test(`${name}, ${scenario.id}: answered, and seen in the portal`, async ({ start, context, page }) => {
      const backend = await start(name);
      const token = await backend.prepare(scenario);
      const asked = await askOver(backend, scenario, token);
      expect(asked.status).toBe(scenario.status);
      expectLike(scenario.response, interactionOf(scenario)?.response.body, asked.answer, '$');

      const look = Object.entries(SEEN).find(([id]) => id === scenario.id)?.[1];
      if (!look) throw new Error(`nobody said what is seen of ${scenario.id}`);
      const watch = await watchOver(context, [backend.portal, new URL(backend.api).origin]);
      if (scenario.status >= 400) watch.expectLog(new RegExp(`status of ${String(scenario.status)}`));
      await page.setViewportSize({ width: 1600, height: 800 });
      // Some operations end what they were asked with.
      await openFor(page, backend.portal, scenario, await backend.prepare(scenario));
      await look(page, asked.answer);
      expect(watch.faults(), 'faults in the browser').toEqual([]);
    });
  }
}

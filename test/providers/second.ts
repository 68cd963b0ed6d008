// A backend as another house would write it: it knows the agreement from the pact alone, and nothing of this repository.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { cors } from 'hono/cors';

type User = {
  login: string;
  password: string;
  name: string;
  role: string;
  dashboard: string | null;
  isBlocked: boolean;
};

/** What Pact sends before an interaction, and after it with the action `teardown`. */
type StateChange = { state: string; action: string; params: Partial<User> & { scenario: string } };

const DASHBOARDS = [
  { code: 'default', title: 'Início', icon: 'layout-dashboard' },
  { code: 'vendas', title: 'Vendas', icon: 'trending-up' },
  { code: 'financeiro', title: 'Financeiro', icon: 'wallet' },
];
const SESSION_MS = 3_600_000;

export function secondProvider(): Hono {
  const users = new Map<string, User>();
  const sessions = new Map<string, User>();
  const app = new Hono();
  app.use(cors());

  const open = (user: User): string => {
    const token = randomUUID();
    sessions.set(token, user);
    return token;
  };
  const callerOf = (authorization: string | undefined) =>
    sessions.get(/^Bearer (.+)$/.exec(authorization ?? '')?.[1] ?? '');

  app.post('/api/authorization/getToken', async (context) => {
    const { ds_Login: login, ds_Senha: password } = await context.req.json<Record<string, string>>();
    const user = users.get(login ?? '');
    if (user?.password !== password) {
      return context.json({ statusLogin: 1, ds_Mensagem: 'Usuário ou senha não conferem.' });
    }
    if (user?.isBlocked === true) {
      return context.json({ statusLogin: 2, ds_Mensagem: 'Acesso bloqueado. Fale com o suporte.' });
    }
    return user
      ? context.json({ statusLogin: 0, ds_Token: open(user), cd_Dashboard: user.dashboard })
      : context.json({ message: 'Faltam login e senha.' }, 400);
  });

  app.get('/api/session', (context) => {
    const user = callerOf(context.req.header('authorization'));
    if (!user) return context.json({ message: 'Sem sessão.' }, 401);
    const { login, name, role } = user;
    return context.json({ login, name, role, expiresAt: new Date(Date.now() + SESSION_MS).toISOString() });
  });

  app.get('/api/dashboards', (context) => {
    const user = callerOf(context.req.header('authorization'));
    return user ? context.json({ dashboards: DASHBOARDS }) : context.json({ message: 'Sem sessão.' }, 401);
  });

  app.post('/pact-states', async (context) => {
    const { state, action, params } = await context.req.json<StateChange>();
    if (action !== 'setup') return context.json({});
    users.clear();
    sessions.clear();
    if (state === 'no user with this login exists') return context.json({});
    const user: User = {
      login: '',
      password: randomUUID(),
      name: 'Usuário',
      role: 'editor',
      dashboard: null,
      isBlocked: state === 'a blocked user exists',
      ...params,
    };
    users.set(user.login, user);
    // Only somebody who is signed in has a role in the state; the token goes into the call.
    return context.json(params.role === undefined ? {} : { token: open(user) });
  });
  return app;
}

/** Listens on this machine alone, on any free port. */
export async function listen(app: Hono): Promise<{ server: Server; address: string }> {
  const answer = getRequestListener(app.fetch);
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The provider has no port');
  return { server, address: `http://127.0.0.1:${bound.port}` };
}

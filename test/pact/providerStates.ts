// Brings the reference backend into the states that the pact names.
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../server/database/open';
import { addUser, signInWith } from '../support/backend/app';
import { emptyDatabase } from '../support/backend/database';
import type { SeedUser } from '../../server/auth/seed';
import { getScenario, postScenario } from '../support/scenarios';
import type { ProviderState } from '../../api-spec/scenarios.gen';

const PATH = '/authorization/getToken';

/**
 * A handler for each state of the API description. What it responds with takes the place of `${…}` in the requests of its
 * interactions.
 */
type StateHandlers = Record<ProviderState, () => Promise<Record<string, string>>>;

/** Returns the handler of a state that the API description names. */
export function handlerOf(handlers: StateHandlers, state: string) {
  const isKnown = (name: string): name is ProviderState => Object.hasOwn(handlers, name);
  if (!isKnown(state)) throw new Error(`no handler for the state ${state}`);
  return handlers[state];
}

/** What a state hands to the requests of its interactions. */
type Given = { token: string };

export function stateHandlers(app: FastifyInstance, database: Database): StateHandlers {
  const only = async (...users: (Partial<SeedUser> & { login: string })[]) => {
    await emptyDatabase(database);
    for (const user of users) await addUser(database, user);
    return {};
  };
  const userOf = (scenario: string, traits: Partial<SeedUser> = {}) => {
    const { ds_Login: login, ds_Senha: password } = postScenario(PATH, scenario).body;
    return only({ login, password, ...traits });
  };
  const signedIn = async (scenario: 'admin' | 'editor'): Promise<Given> => {
    const { login, name, role } = getScenario('/session', scenario).answer;
    await only({ login, name, role, password: 'uma senha correta' });
    const answer: unknown = (await signInWith(app, { login, password: 'uma senha correta' })).json();
    if (typeof answer !== 'object' || answer === null || !('ds_Token' in answer)) throw new Error('no token');
    return { token: String(answer.ds_Token) };
  };

  return {
    'a user with a dashboard exists': () => userOf('accepted', { dashboard: 'vendas' }),
    'a user without a dashboard exists': () => userOf('accepted-without-dashboard', { dashboard: null }),
    'a user whose login starts with zeros exists': () =>
      userOf('accepted-leading-zeros', { dashboard: 'financeiro' }),
    'no user with this login exists': () => only(),
    'a blocked user exists': () => userOf('blocked', { isBlocked: true }),
    'an administrator is signed in': () => signedIn('admin'),
    'an editor is signed in': () => signedIn('editor'),
    'no session with this token exists': () => only(),
  };
}

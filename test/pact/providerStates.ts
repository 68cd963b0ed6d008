// Sets up the provider states of the pact in the reference backend.
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../server/database/open';
import { addUser, readToken, signInWith } from '../support/backend/app';
import { emptyDatabase } from '../support/backend/database';
import type { SeedUser } from '../../server/auth/seed';
import { getScenario, postScenario } from '../support/scenarios';
import type { ProviderState } from '../../api-spec/scenarios.gen';

const PATH = '/authorization/getToken';

/** A handler for each provider state of the API description. Its result replaces `${…}` in the requests of the pact. */
type StateHandlers = Record<ProviderState, () => Promise<Record<string, string>>>;

/** Returns the handler of a provider state. */
export function findHandler(handlers: StateHandlers, state: string) {
  const isKnown = (name: string): name is ProviderState => Object.hasOwn(handlers, name);
  if (!isKnown(state)) throw new Error(`no handler for the state ${state}`);
  return handlers[state];
}

type Given = { token: string };

export function makeStateHandlers(app: FastifyInstance, database: Database): StateHandlers {
  const setUsers = async (...users: (Partial<SeedUser> & { login: string })[]) => {
    await emptyDatabase(database);
    for (const user of users) await addUser(database, user);
    return {};
  };
  const setScenarioUser = (scenario: string, traits: Partial<SeedUser> = {}) => {
    const { ds_Login: login, ds_Senha: password } = postScenario(PATH, scenario).body;
    return setUsers({ login, password, ...traits });
  };
  const setSignedIn = async (scenario: 'admin' | 'editor'): Promise<Given> => {
    const { login, name, role } = getScenario('/session', scenario).response;
    await setUsers({ login, name, role, password: 'uma senha correta' });
    const response = await signInWith(app, { login, password: 'uma senha correta' });
    return { token: readToken(response.json<unknown>()) };
  };

  return {
    'a user with a dashboard exists': () => setScenarioUser('accepted', { dashboard: 'vendas' }),
    'a user without a dashboard exists': () =>
      setScenarioUser('accepted-without-dashboard', { dashboard: null }),
    'a user whose login starts with zeros exists': () =>
      setScenarioUser('accepted-leading-zeros', { dashboard: 'financeiro' }),
    'no user with this login exists': () => setUsers(),
    'a blocked user exists': () => setScenarioUser('blocked', { isBlocked: true }),
    'an administrator is signed in': () => setSignedIn('admin'),
    'an editor is signed in': () => setSignedIn('editor'),
    'no session with this token exists': () => setUsers(),
  };
}

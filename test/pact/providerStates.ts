// Brings the reference backend into the states that the pact names.
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../server/database/open';
import { addUser, signInWith } from '../support/backend/app';
import { emptyDatabase } from '../support/backend/database';
import type { SeedUser } from '../../server/auth/seed';
import { getScenario, postScenario } from '../support/scenarios';
import { STATES } from './states';
import type { StateHandlers } from './states';

const PATH = '/authorization/getToken';

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
    [STATES.withDashboard]: () => userOf('accepted', { dashboard: 'vendas' }),
    [STATES.withoutDashboard]: () => userOf('accepted-without-dashboard', { dashboard: null }),
    [STATES.leadingZeros]: () => userOf('accepted-leading-zeros', { dashboard: 'financeiro' }),
    [STATES.nobody]: () => only(),
    [STATES.blocked]: () => userOf('blocked', { isBlocked: true }),
    [STATES.administrator]: () => signedIn('admin'),
    [STATES.editor]: () => signedIn('editor'),
    [STATES.noSession]: () => only(),
  };
}

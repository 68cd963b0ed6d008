import type { FastifyReply, FastifyRequest } from 'fastify';
import type { components } from '../../api-spec/schema.gen';
import type { Database } from '../database/open';
import { speak } from '../language';
import type { Text } from '../language';
import type { Metrics } from '../metrics';
import type { Passwords } from '../passwords';
import { Problem } from '../problem';
import { nameInLog, type Pseudonym } from '../pseudonyms';
import type { Throttle } from '../throttle';
import { beginSession } from '../sessions';
import type { Demonstration } from '../settings';
import type { Tokens } from '../tokens';
import type { Turn } from '../turns';
import { findUserByLogin, isAdmitted, replaceHash, type User } from '../users';

type Credentials = components['schemas']['Credentials'];
type TokenAnswer = components['schemas']['TokenAnswer'];

const WRONG: Text = {
  'pt-BR': 'Login ou senha inválidos.',
  en: 'Invalid login or password.',
  es: 'Usuario o contraseña no válidos.',
};
const BLOCKED: Text = {
  'pt-BR': 'Usuário bloqueado. Procure o administrador.',
  en: 'This user is blocked. Contact your administrator.',
  es: 'Usuario bloqueado. Póngase en contacto con el administrador.',
};

const refused = (statusLogin: number, message: string): TokenAnswer => ({
  statusLogin,
  ds_Mensagem: message,
  ds_Token: null,
  cd_Dashboard: null,
});

// A new hash for today's figures waits for no burst of sign-ins to pass.
const REHASH_WITHIN_MS = 500;
const AFTER_ALL_SIGN_INS = -1_000;

export type SignInParts = {
  clock: () => Date;
  database: Database;
  demonstration: Demonstration;
  metrics: Metrics;
  passwords: Passwords;
  pseudonym: Pseudonym;
  throttle: Throttle;
  tokens: Tokens;
};

/**
 * A sign-in (specification §3, §7). A refusal is an answer, not an error: unknown login, wrong password and wrong
 * password of a blocked user are the same words after the same work; only the right password learns of the block.
 */
export function signIn({
  clock,
  database,
  demonstration,
  metrics,
  passwords,
  pseudonym,
  throttle,
  tokens,
}: SignInParts) {
  return async (
    request: FastifyRequest<{ Body: Credentials }>,
    reply: FastifyReply,
  ): Promise<TokenAnswer> => {
    const { ds_Login: login, ds_Senha: password } = request.body;
    // Says who it was: the user's id, or the keyed hash of the login where no user was looked up or found.
    const count = (outcome: string, user: User | null) => {
      metrics.signIns.inc({ outcome });
      return { event: 'sign-in', outcome, user: user?.id ?? nameInLog(pseudonym, login) };
    };
    const log = (outcome: string, user: User | null) => {
      request.log.info({ ...count(outcome, user), address: request.ip }, 'sign-in');
    };

    const findIfMatching = async (turn: Turn) => {
      const found = await findUserByLogin(database, login);
      const user = found && isAdmitted(found, demonstration) ? found : null;
      const matched = await passwords.verify(password, user?.passwordHash ?? null, turn);
      return { user, matched };
    };
    const { user, matched } = await throttle
      .guard(login, { address: request.ip, connection: request.raw.socket }, findIfMatching)
      .catch((error: unknown) => {
        if (!(error instanceof Problem)) throw error;
        throw error.recording(count(error.statusCode === 429 ? 'throttled' : 'shed', null));
      });

    if (user === null || !matched) {
      log('refused', user);
      return refused(1, speak(reply)(WRONG));
    }
    if (user.isBlocked) {
      log('blocked', user);
      return refused(2, speak(reply)(BLOCKED));
    }
    if (passwords.isOutdated(user.passwordHash)) await rehash(user, password);
    const { token, ...issued } = await tokens.issue(user.id);
    if (!(await beginSession(database, user, issued, clock()))) {
      // An administrator changed the user while the password was verified.
      log('overtaken', user);
      return refused(1, speak(reply)(WRONG));
    }
    log('accepted', user);
    return {
      statusLogin: 0,
      ds_Mensagem: null,
      ds_Token: token,
      cd_Dashboard: user.dashboard,
    };
  };

  async function rehash(user: User, password: string): Promise<void> {
    try {
      const turn = { latest: performance.now() + REHASH_WITHIN_MS, priority: AFTER_ALL_SIGN_INS };
      await replaceHash(database, user, await passwords.hash(password, turn));
    } catch (error) {
      // Too many sign-ins at once: the old hash still works, and the next sign-in tries again.
      if (!(error instanceof Problem)) throw error;
    }
  }
}

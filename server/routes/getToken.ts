import type { components } from '../../api-spec/schema.gen';
import { recordAccess } from '../audit/recordAccess';
import { listFieldChanges } from '../audit/recordEvents';
import type { RecordRefused } from '../audit/recordRefused';
import { nameDevice } from '../auth/device';
import { nameInLog, type KeyedHash } from '../auth/keyedHash';
import type { Passwords } from '../auth/passwords';
import type { QueueOptions } from '../turns/queue';
import type { RateLimiter } from '../auth/rateLimiter';
import { beginSession, deleteExpiredSessions } from '../auth/sessions';
import type { Tokens } from '../auth/tokens';
import type { Demonstration } from '../auth/users';
import { findUserByLogin, isAdmitted, replaceHash, type User } from '../auth/users';
import type { Database } from '../database/database';
import { Refusal } from '../errors/refusal';
import type { Handler } from '../http/operations';
import type { Metrics } from '../monitoring/metrics';
import { makeTranslate } from '../texts/translate';

type TokenResponse = components['schemas']['TokenResponse'];

const makeRefusal = (statusLogin: number, message: string): TokenResponse => ({
  statusLogin,
  ds_Mensagem: message,
  ds_Token: null,
  cd_Dashboard: null,
});

// A new hash for the current cost runs only if no sign-in is waiting.
const REHASH_WITHIN_MS = 500;
/** Priority in the queue of hashes. Sign-ins have higher ones. */
const AFTER_ALL_SIGN_INS = -1_000;

type SignInDependencies = {
  clock: () => Date;
  database: Database;
  demonstration: Demonstration;
  metrics: Metrics;
  passwords: Passwords;
  keyedHash: KeyedHash;
  rateLimiter: RateLimiter;
  recordRefused: RecordRefused;
  tokens: Tokens;
};

/**
 * Signs in (specification §3, §7). A refusal has HTTP status 200 and a positive `statusLogin`. An unknown login, a wrong
 * password, and a wrong password of a blocked user get the same message after the same time. The block is reported only
 * for the correct password.
 */
export function signIn({
  clock,
  database,
  demonstration,
  metrics,
  passwords,
  keyedHash,
  rateLimiter,
  recordRefused,
  tokens,
}: SignInDependencies): Handler<'getToken'> {
  return async ({ body: { ds_Login: login, ds_Senha: password }, language, request }) => {
    const translate = makeTranslate(language);
    // Returns a log record. An unknown login is a keyed hash, because it may be a CPF.
    const recordOutcome = (outcome: string, user: User | null) => {
      metrics.signIns.inc({ outcome });
      return { event: 'sign-in', outcome, user: user?.id ?? nameInLog(keyedHash, login) };
    };
    const logOutcome = (outcome: string, user: User | null) => {
      request.log.info({ ...recordOutcome(outcome, user), address: request.ip }, 'sign-in');
    };
    const refuse = async (outcome: string, user: User | null) => {
      logOutcome(outcome, user);
      await recordRefused.signIn(login, request.id);
      return outcome === 'blocked'
        ? makeRefusal(2, translate('signIn.blocked'))
        : makeRefusal(1, translate('signIn.wrong'));
    };

    const findUserAndVerify = async (options: QueueOptions) => {
      const storedUser = await findUserByLogin(database, login);
      const user = storedUser && isAdmitted(storedUser, demonstration) ? storedUser : null;
      const isCorrect = await passwords.verify(password, user?.passwordHash ?? null, options);
      return { user, isCorrect };
    };
    const { user, isCorrect } = await rateLimiter
      .guard(login, { address: request.ip, connection: request.raw.socket }, findUserAndVerify)
      .catch(async (error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
        if (error.reason === 'throttled') await recordRefused.signIn(login, request.id);
        throw error.withRecord(recordOutcome(error.reason === 'throttled' ? 'throttled' : 'shed', null));
      });

    if (user === null || !isCorrect) return refuse('refused', user);
    if (user.isBlocked) return refuse('blocked', user);
    if (passwords.isOutdated(user.passwordHash)) await rehash(user, password);
    const { token, ...issued } = await tokens.issue(user.id);
    const now = clock();
    const device = nameDevice(request.headers['user-agent']);
    await deleteExpiredSessions(database, now);
    const isBegun = await database.inTransaction('write', async (queries) => {
      if (!(await beginSession({ queries }, user, issued, now, device))) return false;
      await recordAccess(
        queries,
        { actor: { user, requestId: request.id }, now },
        { action: 'signed-in', changes: listFieldChanges(null, { device }) },
      );
      return true;
    });
    // An administrator changed the user while the password was verified.
    if (!isBegun) return refuse('overtaken', user);
    logOutcome('accepted', user);
    return {
      statusLogin: 0,
      ds_Mensagem: null,
      ds_Token: token,
      cd_Dashboard: user.dashboard,
    };
  };

  async function rehash(user: User, password: string): Promise<void> {
    try {
      const options = { latest: performance.now() + REHASH_WITHIN_MS, priority: AFTER_ALL_SIGN_INS };
      await replaceHash(database, user, await passwords.hash(password, options));
    } catch (error) {
      // The queue is full. The old hash still works, and the next sign-in retries.
      if (!(error instanceof Refusal)) throw error;
    }
  }
}

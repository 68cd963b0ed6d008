import { countIfRefused, type RecordRefused } from '../audit/recordRefused';
import type { KeyedHash } from '../auth/keyedHash';
import { toNetwork } from '../auth/network';
import type { Passwords } from '../auth/passwords';
import type { RateLimiter } from '../auth/rateLimiter';
import { isSetupOpen, isSetupSecret } from '../auth/setup';
import type { Demonstration } from '../auth/users';
import { findSetupProblems, setUpInstallation } from '../company/setUpInstallation';
import { TIME_ZONES } from '../company/timeZones';
import { changeFigures } from '../database/changeFigures';
import type { Database } from '../database/database';
import { Refusal } from '../errors/refusal';
import type { Handlers } from '../http/operations';
import { refuseProblems } from '../rules/fieldRules';

type Dependencies = {
  clock: () => Date;
  database: Database;
  demonstration: Demonstration;
  keyedHash: KeyedHash;
  passwords: Passwords;
  rateLimiter: RateLimiter;
  recordRefused: RecordRefused;
};

/** Time of the hash in its queue, in ms. */
const HASH_MS = 15_000;

/** Says whether somebody has to set up the installation, and lets the person with the secret of the start do it once. */
export function setupHandlers({
  clock,
  database,
  demonstration,
  keyedHash,
  passwords,
  rateLimiter,
  recordRefused,
}: Dependencies): Handlers<'getSetup' | 'setUp'> {
  const isOpen = async () => demonstration === 'none' && (await isSetupOpen(database.queries));
  return {
    getSetup: async () => ((await isOpen()) ? { isOpen: true, timeZones: TIME_ZONES } : { isOpen: false }),
    setUp: async ({ body, request, reply }) => {
      if (!(await isOpen())) throw new Refusal('set-up-already');
      const { ip: address } = request;
      // Counted for each network, so that a stranger cannot delay the person who has the secret.
      const attempt = rateLimiter.guard(
        `setup ${toNetwork(address)}`,
        { address, connection: request.raw.socket },
        async () => ({ isCorrect: await isSetupSecret(database, keyedHash, body.secret) }),
      );
      const { isCorrect } = await countIfRefused(attempt, () => recordRefused.setup(request.id));
      if (!isCorrect) {
        // Another person may have set it up meanwhile, which removes the secret.
        if (!(await isOpen())) throw new Refusal('set-up-already');
        throw new Refusal('wrong-secret', { record: { event: 'setup', outcome: 'wrong-secret', address } });
      }
      refuseProblems(findSetupProblems(body, clock()));
      const options = { latest: performance.now() + HASH_MS, priority: 0 };
      const passwordHash = await passwords.hash(body.password, options);
      const user = await changeFigures(database, (queries) =>
        setUpInstallation({ queries, requestId: request.id, now: clock() }, body, passwordHash),
      );
      request.log.info({ event: 'setup', outcome: 'done', user, address }, 'the installation is set up');
      return reply.code(204).send();
    },
  };
}

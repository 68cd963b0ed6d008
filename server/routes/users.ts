import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { countIfRefused } from '../audit/recordRefused';
import { forgetFailures } from '../auth/attemptCounts';
import type { Authenticate, Caller } from '../auth/authenticate';
import type { KeyedHash } from '../auth/keyedHash';
import { readCompany } from '../company/company';
import type { Dashboards } from '../dashboards/catalogue';
import type { Queries } from '../database/database';
import { Refusal } from '../errors/refusal';
import type { Handlers } from '../http/operations';
import { refuseProblems } from '../rules/fieldRules';
import type { QueueOptions } from '../turns/queue';
import {
  addWaitingUser,
  changeAccess,
  changeUser,
  findLinkUser,
  makeLink,
  useLink,
} from '../users/changeUsers';
import { isOwnPassword, type OwnPasswordCall, type OwnPasswordDependencies } from '../users/ownPassword';
import { readUser, readUsers } from '../users/readUsers';

type Dependencies = OwnPasswordDependencies & {
  authenticate: Authenticate;
  clock: () => Date;
  dashboards: Dashboards;
  keyedHash: KeyedHash;
};

type UserOperation =
  | 'listUsers'
  | 'addUser'
  | 'changeUser'
  | 'changeUserAccess'
  | 'makePasswordLink'
  | 'setPassword'
  | 'checkPasswordLink';

type AdministratorCall = { caller: Caller; request: FastifyRequest };

/** 256 random bits as text. */
const makeSecret = (): string => randomBytes(32).toString('base64url');

/** Lists and changes users for administrators, and checks and uses one-time links. */
export function userHandlers({
  authenticate,
  clock,
  dashboards,
  keyedHash,
  ...ownPassword
}: Dependencies): Handlers<UserOperation> {
  const { database, passwords, rateLimiter, recordRefused } = ownPassword;
  const makeEdit = ({ caller: { user }, request }: AdministratorCall, queries: Queries) => ({
    ...{ queries, now: clock(), actor: { user, requestId: request.id } },
  });
  const makeInput = (
    { name, role, dashboard = null }: { name: string; role: string; dashboard?: string | null },
    isConfirmed: boolean,
  ) => ({ values: { name, role, dashboard }, dashboards: Object.keys(dashboards), isConfirmed });
  const logChange = ({ caller: { user }, request }: AdministratorCall, change: string, subject: string) =>
    request.log.info({ event: 'user-change', change, user: user.id, subject }, 'user change');

  /**
   * Checks the caller's own password if it was sent, and counts a wrong one as a failed sign-in.
   * @returns whether it was sent.
   * @throws Refusal
   */
  async function confirmPassword(call: OwnPasswordCall, password: string | undefined): Promise<boolean> {
    if (password === undefined) return false;
    if (!(await isOwnPassword(ownPassword, call, password)))
      refuseProblems([{ field: 'currentPassword', reason: 'wrong-password' }]);
    return true;
  }

  /**
   * Returns the user that an attempt with the secret of a link finds. One without a user counts as a failed attempt.
   * @throws Refusal
   */
  async function guardLink<User>(
    request: FastifyRequest,
    secret: string,
    findUser: (options: QueueOptions) => Promise<User | null>,
  ): Promise<User> {
    const client = { address: request.ip, connection: request.raw.socket };
    const attempt = rateLimiter.guard(`link ${secret}`, client, async (options) => {
      const linkUser = await findUser(options);
      return { isCorrect: linkUser !== null, user: linkUser };
    });
    const { user } = await countIfRefused(attempt, () => recordRefused.link(request.id));
    if (user === null) throw new Refusal('unusable-link', { record: { event: 'password-link-refused' } });
    return user;
  }

  return {
    listUsers: async () => ({ users: await readUsers(database.queries, clock()) }),
    addUser: async ({ body, write, ...call }) => {
      const { login, currentPassword, ...values } = body;
      const input = makeInput(
        values,
        await confirmPassword({ ...call, operation: 'addUser' }, currentPassword),
      );
      const unusableHash = await passwords.hash(makeSecret());
      const user = await write('account', async (queries) => {
        const id = await addWaitingUser(makeEdit(call, queries), { ...input, login, unusableHash });
        return readUser(queries, clock(), id);
      });
      logChange(call, 'add', user.id);
      return user;
    },
    changeUser: async ({ params: { id }, body, write, ...call }) => {
      const { version, currentPassword, ...values } = body;
      const input = makeInput(
        values,
        await confirmPassword({ ...call, operation: 'changeUser' }, currentPassword),
      );
      const user = await write('account', async (queries) => {
        await changeUser(makeEdit(call, queries), { id, version }, input);
        return readUser(queries, clock(), id);
      });
      logChange(call, 'change', id);
      return user;
    },
    changeUserAccess: async ({ params: { id }, body: { version, change }, write, ...call }) => {
      const user = await write('account', async (queries) => {
        await changeAccess(makeEdit(call, queries), { id, version }, change);
        return readUser(queries, clock(), id);
      });
      logChange(call, change, id);
      return user;
    },
    makePasswordLink: async ({ params: { id }, body: { version, currentPassword }, ...call }) => {
      const isConfirmed = await confirmPassword({ ...call, operation: 'makePasswordLink' }, currentPassword);
      const secret = makeSecret();
      const unusableHash = await passwords.hash(makeSecret());
      const { expiresAt } = await database.inTransaction('write', async (queries) => {
        const edit = makeEdit(call, queries);
        const link = await makeLink(edit, { id, version }, { secret, unusableHash, isConfirmed });
        await forgetFailures(queries, keyedHash, { login: link.login });
        const { role } = await authenticate.again(call.caller.session, queries);
        if (role !== 'admin') throw new Refusal('not-permitted');
        return link;
      });
      logChange(call, 'link', id);
      return { secret, expiresAt: expiresAt.toISOString() };
    },
    setPassword: async ({ body: { secret, newPassword }, request, reply }) => {
      const user = await guardLink(request, secret, async (options) => {
        if ((await findLinkUser(database.queries, secret, clock())) === null) return null;
        const hash = await passwords.hash(newPassword, options);
        return database.inTransaction('write', async (queries) => {
          const actor = { user: null, requestId: request.id };
          const linkUser = await useLink({ queries, actor, now: clock() }, secret, hash);
          if (linkUser)
            await forgetFailures(queries, keyedHash, { login: linkUser.login, address: request.ip });
          return linkUser;
        });
      });
      request.log.info({ event: 'password-set', user: user.id, address: request.ip }, 'password set');
      return reply.code(204).send();
    },
    checkPasswordLink: async ({ body: { secret }, request }) => {
      const { queries } = database;
      const user = await guardLink(request, secret, () => findLinkUser(queries, secret, clock()));
      const { name: company } = await readCompany(queries);
      return { name: user.name, ...(company !== '' && { company }) };
    },
  };
}

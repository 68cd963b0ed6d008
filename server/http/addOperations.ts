import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RecordRefused } from '../audit/recordRefused';
import type { Authenticate, Caller } from '../auth/authenticate';
import type { Queries } from '../database/database';
import type { Role } from '../database/roles';
import { CannotStart } from '../errors/cannotStart';
import { Refusal } from '../errors/refusal';
import type { Language } from '../texts/catalogues';
import { API_PREFIX } from './address';
import type { DescribedRoute, Description } from './description';
import { acceptForms, readForm } from './forms';
import { chooseLanguage } from './language';
import { PUBLIC_OPERATIONS, type Handlers, type OperationId } from './operations';
import { makeSubmit, type SubmitDependencies, type Write } from './submit';
import { FILE_LIMIT, makeBeginTurn, REQUEST_LIMIT, SEARCH_LIMIT, type BeginTurn } from '../turns/userTurns';
import { ClientLeft, watchFile, type WatchedFile } from './watchFile';

declare module 'fastify' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be extended
  interface FastifyRequest {
    /** User and session of the token. `null` for an operation that needs no token. */
    caller: Caller | null;
    /** The user of a correct token, also if the session is refused. For the log. */
    userId: string | null;
    /** Keeps the turn of the user until the returned function is called. */
    holdTurn: (() => () => void) | null;
    /** The file that the request sends or asks for. */
    watchedFile: WatchedFile | null;
  }
}

/** A list of 500 entries, or 999 instalments. */
const LIST_BYTES = 128 * 1024;
/** The ids of 10,000 entries, 500 changes with long names of categories, or a company with 200 holidays and a logo. */
const SELECTION_BYTES = 256 * 1024;

/** 5,000 categories with long names, or 50 lines of a statement with 50 entries each. */
const CHART_BYTES = 1024 * 1024;

/** Bytes of the bodies that may be larger than those of the other operations. */
const BODY_LIMITS: Partial<Record<string, number>> = {
  addInstallments: LIST_BYTES,
  payEntries: LIST_BYTES,
  changeEntries: SELECTION_BYTES,
  deleteEntries: LIST_BYTES,
  restoreEntries: LIST_BYTES,
  changeCategories: CHART_BYTES,
  reconcileLines: CHART_BYTES,
  changeCompany: SELECTION_BYTES,
  exportSelection: SELECTION_BYTES,
  reportEntries: SELECTION_BYTES,
} satisfies Partial<Record<OperationId, number>>;

type AnyHandler = {
  handle(call: {
    params: unknown;
    query: unknown;
    body: unknown;
    caller: Caller | null;
    write: Write | null;
    signal: AbortSignal;
    language: Language;
    request: FastifyRequest;
    reply: FastifyReply;
  }): Promise<unknown>;
}['handle'];

type Options = {
  description: Description;
  handlers: Handlers;
  authenticate: Authenticate;
  recordRefused: RecordRefused;
  submit: SubmitDependencies;
};

/** The signal of an operation without a file. */
const NEVER = new AbortController().signal;

/** Operations that a portal may call with each letter that a person types. */
const SEARCHES: ReadonlySet<string> = new Set<OperationId>(['search', 'suggestCounterparties']);

/**
 * Adds a route for each operation of the description. `security` and `x-roles` of the operation say who may call it. The
 * caller is checked, and gets a turn, before the body is read. The caller is checked again in the transaction of a change,
 * and while a file is read, made or sent.
 * @throws CannotStart if an operation has no handler, a handler has no operation, or an operation is public without being in
 *   `PUBLIC_OPERATIONS`.
 */
export function addOperations(
  app: FastifyInstance,
  { description, handlers, authenticate, recordRefused, submit: submitDependencies }: Options,
): void {
  const submit = makeSubmit(submitDependencies);
  const turns = {
    ...{ file: makeBeginTurn(FILE_LIMIT), request: makeBeginTurn(REQUEST_LIMIT) },
    search: makeBeginTurn(SEARCH_LIMIT),
  };
  const findTurns = ({ id, hasFile }: DescribedRoute) =>
    SEARCHES.has(id) ? turns.search : hasFile ? turns.file : turns.request;
  const byId = new Map<string, AnyHandler>(Object.entries(handlers));
  for (const id of byId.keys())
    if (!description.routes.some((route) => route.id === id))
      throw new CannotStart(
        `The API description has no operation ${id}. Describe it in api-spec/openapi.yaml, or remove its handler from server/routes.`,
      );

  app.decorateRequest('caller', null);
  app.decorateRequest('userId', null);
  app.decorateRequest('holdTurn', null);
  app.decorateRequest('watchedFile', null);
  const add = (scope: FastifyInstance, route: DescribedRoute) => {
    const handle = byId.get(route.id);
    if (handle === undefined)
      throw new CannotStart(
        `The operation ${route.id} has no handler. Add one to server/routes, or remove the operation from api-spec/openapi.yaml.`,
      );
    const bodyLimit = BODY_LIMITS[route.id];
    scope.route({
      ...route.options,
      url: `${API_PREFIX}${route.options.url}`,
      ...(bodyLimit !== undefined && { bodyLimit }),
      onRequest: makeAuthorize(route, { authenticate, recordRefused }, findTurns(route)),
      // A change is confirmed in its transaction.
      ...(route.hasFile && route.submitStatus === null && { onSend: makeConfirmFile(route, authenticate) }),
      handler: async (request, reply) => {
        const endWork = request.holdTurn?.();
        try {
          return await respond(request, reply);
        } catch (error) {
          if (error instanceof ClientLeft) return await reply.hijack();
          throw error;
        } finally {
          endWork?.();
        }
      },
    });
    const respond = async (request: FastifyRequest, reply: FastifyReply) => {
      const { params, query, caller, watchedFile } = request;
      const form = route.takesForm ? await readForm(request) : null;
      watchedFile?.signal.throwIfAborted();
      const body = form ?? request.body;
      const language = chooseLanguage(reply);
      const signal = watchedFile?.signal ?? NEVER;
      const call = { params, query, body, caller, language, request, reply, signal };
      if (caller === null || route.submitStatus === null) return handle({ ...call, write: null });
      const { status, body: result } = await submit(
        request,
        {
          operation: route.id,
          userId: caller.user.id,
          status: route.submitStatus,
          content: form === null ? [params, body] : [params, form.bytes, form.choices ?? ''],
          confirm: async (queries) => {
            const role = await confirmCaller(route, authenticate, caller, queries);
            // The rules of another role were applied.
            if (role !== caller.user.role) throw new Refusal('not-permitted');
          },
        },
        (write) => handle({ ...call, write }),
      );
      return reply.code(status).send(result ?? undefined);
    };
  };
  for (const route of description.routes.filter(({ takesForm }) => !takesForm)) add(app, route);
  app.register(async (scope) => {
    await acceptForms(scope);
    for (const route of description.routes.filter(({ takesForm }) => takesForm)) add(scope, route);
  });
}

/**
 * Checks that the session of a caller has not ended since the request began, and that the user may still call the operation.
 * Returns the present role.
 */
async function confirmCaller(
  { roles }: DescribedRoute,
  authenticate: Authenticate,
  { session }: Caller,
  queries?: Queries,
): Promise<Role> {
  const { role } = await authenticate.again(session, queries);
  if (roles?.includes(role) !== true) throw new Refusal('not-permitted');
  return role;
}

/** Makes the hook that checks the caller before a file is sent, and ends one whose caller may not have it any more. */
function makeConfirmFile(route: DescribedRoute, authenticate: Authenticate) {
  return async ({ caller, watchedFile }: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    if (caller === null || watchedFile === null || reply.statusCode >= 400) return payload;
    const content = payload instanceof Readable ? payload : null;
    try {
      await confirmCaller(route, authenticate, caller);
    } catch (error) {
      content?.destroy();
      reply.removeHeader('content-disposition');
      throw error;
    }
    watchedFile.signal.addEventListener('abort', () => content?.destroy());
    return payload;
  };
}

/** Makes the hook that gives a turn to the caller of an operation, authenticates the caller, and checks the role. */
function makeAuthorize(
  route: DescribedRoute,
  { authenticate, recordRefused }: Pick<Options, 'authenticate' | 'recordRefused'>,
  beginTurn: BeginTurn,
) {
  const { id, roles, takesForm, hasFile } = route;
  const isPublic = PUBLIC_OPERATIONS.some((one) => one === id);
  if (isPublic !== (roles === null))
    throw new CannotStart(
      isPublic
        ? `The operation ${id} needs a token, although PUBLIC_OPERATIONS lists it. Write "security: []" below it in api-spec/openapi.yaml, or remove it from that list in server/http/operations.ts.`
        : `The operation ${id} is public, but PUBLIC_OPERATIONS does not list it. Remove its "security: []" from api-spec/openapi.yaml, or add it to that list in server/http/operations.ts.`,
    );
  if (roles === null) return [];
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const file = hasFile ? watchFile(reply) : null;
    const admit = async (userId: string) => {
      request.userId = userId;
      const endTurn = await beginTurn(userId, file?.signal);
      request.holdTurn = makeHold(() => {
        file?.stop();
        endTurn();
      });
      const endResponse = request.holdTurn();
      if (reply.raw.destroyed) endResponse();
      // A client that has left gets no response. One that reads slowly keeps its turn.
      reply.raw.once('finish', endResponse).once('close', endResponse);
      assertPresent(reply);
    };
    try {
      const caller = await authenticate(request.headers.authorization, admit);
      request.caller = caller;
      if (!roles.includes(caller.user.role)) {
        await recordRefused.act(caller.user.id, id, request.id);
        throw new Refusal('not-permitted');
      }
      // The body of a client that has left never ends.
      assertPresent(reply);
      request.hasFileTime = takesForm;
      request.watchedFile = file;
      file?.watch(request, () => confirmCaller(route, authenticate, caller));
    } catch (error) {
      file?.stop();
      if (!(error instanceof ClientLeft)) throw error;
      reply.hijack();
    }
  };
}

/** @throws ClientLeft if the client of a request has left. */
function assertPresent({ raw }: FastifyReply): void {
  if (raw.destroyed) throw new ClientLeft();
}

/** Makes a function that holds something until the function that it returns is called. `end` is called after the last hold. */
function makeHold(end: () => void): () => () => void {
  const holds = new Set<symbol>();
  return () => {
    const hold = Symbol('hold');
    holds.add(hold);
    return () => {
      if (holds.delete(hold) && holds.size === 0) end();
    };
  };
}

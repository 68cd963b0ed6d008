import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Authenticate, Caller } from '../auth/authenticate';
import { CannotStart } from '../errors/cannotStart';
import { Refusal } from '../errors/refusal';
import type { Language } from '../texts/catalogues';
import { API_PREFIX } from './address';
import type { DescribedRoute, Description } from './description';
import { acceptForms, readForm } from './forms';
import { chooseLanguage } from './language';
import { PUBLIC_OPERATIONS, type Handlers, type OperationId } from './operations';
import { makeSubmit, type SubmitDependencies, type Write } from './submit';

declare module 'fastify' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be extended
  interface FastifyRequest {
    /** User and session of the token. `null` for an operation that needs no token. */
    caller: Caller | null;
  }
}

/** A list of 500 entries, or a company with 200 holidays. */
const LIST_BYTES = 128 * 1024;
/** The ids of 10,000 entries. */
const SELECTION_BYTES = 256 * 1024;

/** Bytes of the bodies that may be larger than those of the other operations. */
const BODY_LIMITS: Partial<Record<string, number>> = {
  payEntries: LIST_BYTES,
  deleteEntries: LIST_BYTES,
  restoreEntries: LIST_BYTES,
  changeCompany: LIST_BYTES,
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
    language: Language;
    request: FastifyRequest;
    reply: FastifyReply;
  }): Promise<unknown>;
}['handle'];

type Options = {
  description: Description;
  handlers: Handlers;
  authenticate: Authenticate;
  submit: SubmitDependencies;
};

/**
 * Adds a route for each operation of the description. `security` and `x-roles` of the operation say who may call it. The
 * caller is checked before the body is read.
 * @throws CannotStart if an operation has no handler, a handler has no operation, or an operation is public without being in
 *   `PUBLIC_OPERATIONS`.
 */
export function addOperations(
  app: FastifyInstance,
  { description, handlers, authenticate, submit: submitDependencies }: Options,
): void {
  const submit = makeSubmit(submitDependencies);
  const byId = new Map<string, AnyHandler>(Object.entries(handlers));
  for (const id of byId.keys())
    if (!description.routes.some((route) => route.id === id))
      throw new CannotStart(
        `The API description has no operation ${id}. Describe it in api-spec/openapi.yaml, or remove its handler from server/routes.`,
      );

  app.decorateRequest('caller', null);
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
      onRequest: makeAuthorize(route, authenticate),
      handler: async (request, reply) => {
        const { params, query, caller } = request;
        const form = route.takesForm ? await readForm(request) : null;
        const body = form ?? request.body;
        const language = chooseLanguage(reply);
        const call = { params, query, body, caller, language, request, reply };
        if (route.submitStatus === null || caller === null) return handle({ ...call, write: null });
        const { status, body: result } = await submit(
          request,
          {
            operation: route.id,
            userId: caller.user.id,
            status: route.submitStatus,
            content: form === null ? [params, body] : [params, form.bytes, form.choices ?? ''],
          },
          (write) => handle({ ...call, write }),
        );
        return reply.code(status).send(result ?? undefined);
      },
    });
  };
  for (const route of description.routes.filter(({ takesForm }) => !takesForm)) add(app, route);
  app.register(async (scope) => {
    await acceptForms(scope);
    for (const route of description.routes.filter(({ takesForm }) => takesForm)) add(scope, route);
  });
}

/** Makes the hook that authenticates the caller of an operation, and checks the caller's role. */
function makeAuthorize({ id, roles, takesForm }: DescribedRoute, authenticate: Authenticate) {
  const isPublic = PUBLIC_OPERATIONS.some((one) => one === id);
  if (isPublic !== (roles === null))
    throw new CannotStart(
      isPublic
        ? `The operation ${id} needs a token, although PUBLIC_OPERATIONS lists it. Write "security: []" below it in api-spec/openapi.yaml, or remove it from that list in server/http/operations.ts.`
        : `The operation ${id} is public, but PUBLIC_OPERATIONS does not list it. Remove its "security: []" from api-spec/openapi.yaml, or add it to that list in server/http/operations.ts.`,
    );
  if (roles === null) return [];
  return async (request: FastifyRequest) => {
    const caller = await authenticate(request.headers.authorization);
    if (!roles.includes(caller.user.role)) throw new Refusal('not-permitted');
    request.caller = caller;
    request.hasFileTime = takesForm;
  };
}

// Lint rules for this description. `redocly.yaml` loads them, `npm run contract -- --only lint` runs them.

/** Returns a node and its location behind references. `node` is undefined for a broken reference, which another rule reports. */
function resolveRef(ctx, node, location) {
  return node?.$ref === undefined ? { node, location } : ctx.resolve(node);
}

/** `application/json; charset=utf-8` is JSON as well. */
const JSON_TYPE = /^application\/json *(;|$)/i;
const BODY_TYPE = /^(application\/json|multipart\/form-data) *(;|$)/i;

/** Returns the first media type of a request or response that matches. */
function findMedia(content, pattern) {
  const [type, media] = Object.entries(content ?? {}).find(([name]) => pattern.test(name)) ?? [];
  return { type, media };
}

/** Returns the responses of an operation by media type: JSON, or else the types of a file. */
function listResponses(operation, ctx) {
  return Object.entries(operation.responses ?? {}).flatMap(([status, response]) => {
    const resolved = resolveRef(ctx, response, ctx.location.child(['responses', status]));
    const { type, media } = findMedia(resolved.node?.content, JSON_TYPE);
    const types = media === undefined ? Object.entries(resolved.node?.content ?? {}) : [[type, media]];
    return types.map(([name, one]) => ({
      status,
      media: one,
      location: resolved.location.child(['content', name]),
    }));
  });
}

/** Returns the named examples of an operation's responses. A response without a body declares them as `x-examples`. */
function listResponseExamples(operation, ctx) {
  const withBody = listResponses(operation, ctx).flatMap(({ media, location }) =>
    listExamples(media, location, ctx),
  );
  const withoutBody = Object.entries(operation.responses ?? {}).flatMap(([status, response]) => {
    const resolved = resolveRef(ctx, response, ctx.location.child(['responses', status]));
    return Object.keys(resolved.node?.['x-examples'] ?? {}).map((name) => ({
      name,
      location: resolved.location.child(['x-examples', name]),
    }));
  });
  return [...withBody, ...withoutBody];
}

function listExamples(media, parent, ctx) {
  return Object.entries(media?.examples ?? {}).map(([name, example]) => {
    const location = parent.child(['examples', name]);
    return { name, location, example: resolveRef(ctx, example, location).node ?? {} };
  });
}

/** Whether a schema, or a part that it is composed of, has the field. */
function hasStatusLogin(schema, ctx, seen = new Set()) {
  const { node } = resolveRef(ctx, schema, ctx.location);
  if (typeof node !== 'object' || node === null || seen.has(node)) return false;
  seen.add(node);
  if (Object.hasOwn(node.properties ?? {}, 'statusLogin')) return true;
  const parts = [...(node.oneOf ?? []), ...(node.anyOf ?? []), ...(node.allOf ?? [])];
  return parts.some((part) => hasStatusLogin(part, ctx, seen));
}

/** Returns the outcome that a variant's range describes, or `null` if the range is not exactly one of the two. */
function readOutcome(variant, ctx) {
  const { node } = resolveRef(ctx, variant, ctx.location);
  const field = node?.properties?.statusLogin;
  if (field === undefined || !(node.required ?? []).includes('statusLogin')) return null;
  const range = ['minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum'].filter((key) =>
    Object.hasOwn(field, key),
  );
  if (range.length !== 1) return null;
  if (field.maximum === 0) return 'accepted';
  return field.exclusiveMinimum === 0 ? 'refused' : null;
}

/** Accepted and refused sign-ins both have status 200, so only `statusLogin` distinguishes them. */
const statusLoginHasTwoVariants = () => ({
  Operation(operation, ctx) {
    for (const { media, location } of listResponses(operation, ctx)) {
      if (!hasStatusLogin(media.schema, ctx)) continue;
      const { node } = resolveRef(ctx, media.schema, ctx.location);
      const outcomes = (node.oneOf ?? []).map((variant) => readOutcome(variant, ctx));
      if ([...outcomes].sort().join() === 'accepted,refused') continue;
      ctx.report({
        message:
          'A response with `statusLogin` must be a `oneOf` of two variants that require it: one with `maximum: 0`, one with `exclusiveMinimum: 0`, and no other bound.',
        location: location.child('schema'),
      });
    }
  },
});

const eachVariantHasAnExample = () => ({
  Operation(operation, ctx) {
    for (const { media, location } of listResponses(operation, ctx)) {
      if (!hasStatusLogin(media.schema, ctx)) continue;
      const outcomesWithExample = new Set();
      for (const { example, location: exampleLocation } of listExamples(media, location, ctx)) {
        const status = example.value?.statusLogin;
        if (typeof status === 'number') outcomesWithExample.add(status > 0 ? 'refused' : 'accepted');
        else
          ctx.report({
            message: 'This example has no number `statusLogin`, so it matches no variant of the response.',
            location: exampleLocation,
          });
      }
      for (const outcome of ['accepted', 'refused']) {
        if (outcomesWithExample.has(outcome)) continue;
        ctx.report({
          message: `No named example shows a sign-in that is ${outcome}.`,
          location: location.child('examples'),
        });
      }
    }
  },
});

const requiresCredentials = (security) =>
  Array.isArray(security) && security.length > 0 && security.every((one) => Object.keys(one).length > 0);

/** An operation without `security` inherits the document's, which requires credentials. Only `security: []` needs none. */
const securityIsDeclared = () => ({
  Root(root, ctx) {
    if (requiresCredentials(root.security)) return;
    ctx.report({
      message:
        'The top level must have a `security` that requires credentials, because operations without their own inherit it.',
      location: ctx.location.child('security'),
    });
  },
  Operation({ security }, ctx) {
    if (security === undefined || requiresCredentials(security)) return;
    if (Array.isArray(security) && security.length === 0) return;
    ctx.report({
      message: '`security` must require credentials in each of its alternatives, or be `[]`.',
      location: ctx.location.child('security'),
    });
  },
});

const responseHasAnExample = () => ({
  Operation(operation, ctx) {
    for (const { status, media, location } of listResponses(operation, ctx)) {
      if (!status.startsWith('2') || Object.keys(media.examples ?? {}).length > 0) continue;
      ctx.report({
        message: 'A successful response must have a named example, because each example is a scenario.',
        location,
      });
    }
  },
});

const exampleNamesItsProviderState = () => ({
  Operation(operation, ctx) {
    for (const { status, media, location } of listResponses(operation, ctx)) {
      if (!status.startsWith('2')) continue;
      for (const { name, example, location: exampleLocation } of listExamples(media, location, ctx)) {
        const state = example['x-provider-state'];
        if (typeof state === 'string' && state.trim() !== '') continue;
        ctx.report({
          message: `\`${name}\` has no \`x-provider-state\` with the provider state that leads to this response.`,
          location: exampleLocation,
        });
      }
    }
  },
});

/** Request and response of a scenario have the same name, which is unique in the operation. */
const scenarioHasRequestAndResponse = () => ({
  Operation(operation, ctx) {
    const responses = listResponseExamples(operation, ctx);
    const body = resolveRef(ctx, operation.requestBody, ctx.location.child('requestBody'));
    const { type, media } = findMedia(body.node?.content, BODY_TYPE);
    const requests = media ? listExamples(media, body.location.child(['content', type]), ctx) : [];

    responses.forEach(({ name, location }, index) => {
      if (responses.findIndex((one) => one.name === name) < index)
        ctx.report({ message: `Two responses of this operation have an example \`${name}\`.`, location });
      if (operation.requestBody !== undefined && !requests.some((one) => one.name === name))
        ctx.report({ message: `The request has no example \`${name}\`.`, location });
    });
    for (const { name, location } of requests) {
      if (!responses.some((one) => one.name === name))
        ctx.report({ message: `No response has an example \`${name}\`.`, location });
    }
  },
});

/** A misspelt role would only refuse callers, so no test would notice it. */
const rolesAreThoseOfASession = () => {
  let roles;
  return {
    Root(root) {
      roles = root.components?.schemas?.Session?.properties?.role?.['x-roles'] ?? [];
    },
    Operation(operation, ctx) {
      const allowed = operation['x-roles'];
      if (allowed === undefined) return;
      if (Array.isArray(allowed) && allowed.length > 0 && allowed.every((role) => roles.includes(role)))
        return;
      ctx.report({
        message: '`x-roles` must be a list of roles that the schema `Session` names in `x-roles` of `role`.',
        location: ctx.location.child('x-roles'),
      });
    },
  };
};

export default function plugin() {
  return {
    id: 'portaria',
    rules: {
      oas3: {
        'status-login-has-two-variants': statusLoginHasTwoVariants,
        'each-variant-has-an-example': eachVariantHasAnExample,
        'security-is-declared': securityIsDeclared,
        'response-has-an-example': responseHasAnExample,
        'example-names-its-provider-state': exampleNamesItsProviderState,
        'scenario-has-request-and-response': scenarioHasRequestAndResponse,
        'roles-are-those-of-a-session': rolesAreThoseOfASession,
      },
    },
  };
}

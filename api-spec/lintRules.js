// The description's own rules, which no general lint knows. `redocly.yaml` loads them, `npm run contract -- --only lint` runs them.

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A node and its place, `$ref`s followed. `node` is undefined where a reference leads nowhere: another rule says so. */
function behind(ctx, node, location) {
  return node?.$ref === undefined ? { node, location } : ctx.resolve(node);
}

/** The JSON of a request or an answer, with its media type as written: `application/json; charset=utf-8` is JSON too. */
function jsonOf(content) {
  const [type, media] =
    Object.entries(content ?? {}).find(([name]) => /^application\/json *(;|$)/i.test(name)) ?? [];
  return { type, media };
}

/** The JSON of an operation's answers: status, media type, and its place in the file. */
function answersOf(operation, ctx) {
  return Object.entries(operation.responses ?? {}).flatMap(([status, response]) => {
    const found = behind(ctx, response, ctx.location.child(['responses', status]));
    const { type, media } = jsonOf(found.node?.content);
    return media === undefined ? [] : [{ status, media, location: found.location.child(['content', type]) }];
  });
}

function examplesOf(media, location, ctx) {
  return Object.entries(media?.examples ?? {}).map(([name, example]) => {
    const place = location.child(['examples', name]);
    return { name, location: place, example: behind(ctx, example, place).node ?? {} };
  });
}

/** Whether the field stands in a schema, or in a part that it is put together from. */
function hasStatusLogin(schema, ctx, seen = new Set()) {
  const { node } = behind(ctx, schema, ctx.location);
  if (typeof node !== 'object' || node === null || seen.has(node)) return false;
  seen.add(node);
  if (Object.hasOwn(node.properties ?? {}, 'statusLogin')) return true;
  const parts = [...(node.oneOf ?? []), ...(node.anyOf ?? []), ...(node.allOf ?? [])];
  return parts.some((part) => hasStatusLogin(part, ctx, seen));
}

/** Which of the two meanings an arm's range gives; `null` where it is not exactly one of them. */
function meaningOf(arm, ctx) {
  const { node } = behind(ctx, arm, ctx.location);
  const field = node?.properties?.statusLogin;
  if (field === undefined || !(node.required ?? []).includes('statusLogin')) return null;
  const range = ['minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum'].filter((key) =>
    Object.hasOwn(field, key),
  );
  if (range.length !== 1) return null;
  if (field.maximum === 0) return 'accepted';
  return field.exclusiveMinimum === 0 ? 'refused' : null;
}

/** A refusal is a 200: its answer says by `statusLogin` alone which of the two it is. */
const statusLoginHasTwoArms = () => ({
  Operation(operation, ctx) {
    for (const { media, location } of answersOf(operation, ctx)) {
      if (!hasStatusLogin(media.schema, ctx)) continue;
      const { node } = behind(ctx, media.schema, ctx.location);
      const meanings = (node.oneOf ?? []).map((arm) => meaningOf(arm, ctx));
      if ([...meanings].sort().join() === 'accepted,refused') continue;
      ctx.report({
        message:
          'An answer with `statusLogin` is a `oneOf` of two arms that require it: one with `maximum: 0`, one with `exclusiveMinimum: 0`, and no other bound.',
        location: location.child('schema'),
      });
    }
  },
});

const eachArmHasAnExample = () => ({
  Operation(operation, ctx) {
    for (const { media, location } of answersOf(operation, ctx)) {
      if (!hasStatusLogin(media.schema, ctx)) continue;
      const shown = new Set();
      for (const { example, location: place } of examplesOf(media, location, ctx)) {
        const status = example.value?.statusLogin;
        if (typeof status === 'number') shown.add(status > 0 ? 'refused' : 'accepted');
        else
          ctx.report({
            message: 'This example has no number `statusLogin`, so it is in no arm of its answer.',
            location: place,
          });
      }
      for (const arm of ['accepted', 'refused']) {
        if (shown.has(arm)) continue;
        ctx.report({
          message: `No named example shows a sign-in that is ${arm}.`,
          location: location.child('examples'),
        });
      }
    }
  },
});

const asksForSomething = (security) =>
  Array.isArray(security) && security.length > 0 && security.every((one) => Object.keys(one).length > 0);

/** Who forgets `security` gets the document's, which asks for something; open is only what says `security: []`. */
const securityIsSaid = () => ({
  Root(root, ctx) {
    if (asksForSomething(root.security)) return;
    ctx.report({
      message:
        'The top level names a `security` that asks for something: an operation that forgets its own has this one.',
      location: ctx.location.child('security'),
    });
  },
  Operation({ security }, ctx) {
    if (security === undefined || asksForSomething(security)) return;
    if (Array.isArray(security) && security.length === 0) return;
    ctx.report({
      message: '`security` either asks for something in each of its alternatives, or is `[]`.',
      location: ctx.location.child('security'),
    });
  },
});

const answerHasAnExample = () => ({
  Operation(operation, ctx) {
    for (const { status, media, location } of answersOf(operation, ctx)) {
      if (!status.startsWith('2') || Object.keys(media.examples ?? {}).length > 0) continue;
      ctx.report({ message: 'A successful answer has a named example: no example, no scenario.', location });
    }
  },
});

const exampleNamesItsState = () => ({
  Operation(operation, ctx) {
    for (const { status, media, location } of answersOf(operation, ctx)) {
      if (!status.startsWith('2')) continue;
      for (const { name, example, location: place } of examplesOf(media, location, ctx)) {
        const state = example['x-provider-state'];
        if (typeof state === 'string' && state.trim() !== '') continue;
        ctx.report({
          message: `\`${name}\` does not say in \`x-provider-state\` what has to be so before a provider gives this answer.`,
          location: place,
        });
      }
    }
  },
});

/** Request and answer of a scenario are found by one name, and an operation has it once. */
const scenariosStandInPairs = () => ({
  Operation(operation, ctx) {
    const answers = answersOf(operation, ctx).flatMap(({ media, location }) =>
      examplesOf(media, location, ctx),
    );
    const body = behind(ctx, operation.requestBody, ctx.location.child('requestBody'));
    const { type, media } = jsonOf(body.node?.content);
    const requests = media ? examplesOf(media, body.location.child(['content', type]), ctx) : [];

    answers.forEach(({ name, location }, index) => {
      if (answers.findIndex((one) => one.name === name) < index)
        ctx.report({ message: `\`${name}\` stands in two answers of this operation.`, location });
      if (operation.requestBody !== undefined && !requests.some((one) => one.name === name))
        ctx.report({ message: `No example of the request is called \`${name}\`.`, location });
    });
    for (const { name, location } of requests) {
      if (!answers.some((one) => one.name === name))
        ctx.report({ message: `No example of an answer is called \`${name}\`.`, location });
    }
  },
});

/** Whether a text is a day that the calendar has. */
const isDay = (value) =>
  typeof value === 'string' &&
  DAY.test(value) &&
  new Date(`${value}T00:00:00Z`).toJSON()?.slice(0, 10) === value;

/** Who leaves an old way has to know by when. */
const deprecationHasASunset = () => {
  const check = (node, ctx) => {
    const sunset = node['x-sunset'];
    if (node.deprecated === true && !isDay(sunset))
      ctx.report({
        message: 'What is `deprecated` says until when it is there: `x-sunset: YYYY-MM-DD`.',
        location: ctx.location.child(sunset === undefined ? 'deprecated' : 'x-sunset'),
      });
    if (node.deprecated !== true && sunset !== undefined)
      ctx.report({
        message: '`x-sunset` stands beside `deprecated: true`.',
        location: ctx.location.child('x-sunset'),
      });
  };
  return { Operation: check, Schema: check, Parameter: check, Header: check };
};

export default function plugin() {
  return {
    id: 'portaria',
    rules: {
      oas3: {
        'status-login-has-two-arms': statusLoginHasTwoArms,
        'each-arm-has-an-example': eachArmHasAnExample,
        'security-is-said': securityIsSaid,
        'answer-has-an-example': answerHasAnExample,
        'example-names-its-state': exampleNamesItsState,
        'scenarios-stand-in-pairs': scenariosStandInPairs,
        'deprecation-has-a-sunset': deprecationHasASunset,
      },
    },
  };
}

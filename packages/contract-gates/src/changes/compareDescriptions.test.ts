import { follow, isObject } from '../description/document';
import type { Document } from '../description/document';
import { listOperations } from '../description/operations';
import { readObject } from '../description/readDocument';
import { CLUB_DESCRIPTION } from '../../test/club';
import { compareDescriptions } from './compareDescriptions';
import { DESCRIPTION_RULES } from './descriptionRules';
import { applyEdits } from '../../test/editDescription';
import type { Edits } from '../../test/editDescription';

const VALIDATED = ['Accepted', 'Session', 'CourtList'];

const TAGS = ['sign-in', 'booking'];

const TODAY = '2026-11-21';

const SCHEMAS = 'components schemas';
const CREDENTIALS = `${SCHEMAS} Credentials`;
const SESSION = `${SCHEMAS} Session`;
const ACCEPTED = `${SCHEMAS} Accepted`;
const REFUSED = `${SCHEMAS} Refused`;
const COURT = `${SCHEMAS} Court`;
const COURT_LIST = `${SCHEMAS} CourtList`;
const VARIANTS = `${SCHEMAS} SignInResult oneOf`;
const DISCRIMINATOR = `${SCHEMAS} SignInResult discriminator`;
const SIGN_IN = 'paths /sign-in post';
const BODY = `${SIGN_IN} requestBody`;
const RESPONSE = `${SIGN_IN} responses 200 content application/json`;
const GET_SESSION = 'paths /session get';
const SESSION_CONTENT = `${GET_SESSION} responses 200 content`;
const COURTS = 'paths /courts get';
const RETRY = 'components responses TooMany headers Retry-After';

const valueAt = (path: string): unknown => follow(CLUB_DESCRIPTION, path.split(' '));
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const text = { type: 'string' };
const object = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more });
const withCode = object({ code: text }, { required: ['code'] });
const textFields = (...names: string[]) => ({
  properties: Object.fromEntries(names.map((name) => [name, text])),
});
/** A field `a` beside two variants. */
const fieldBesideVariants = (more: object = {}) => ({
  ...textFields('a'),
  ...more,
  oneOf: [textFields('b'), textFields('c')],
});
const jsonText = (contentSchema: object, more: object = {}) => ({
  ...{ type: 'string', contentMediaType: 'application/json', contentSchema },
  ...more,
});
const jsonContent = (schema: object) => ({ 'application/json': { schema } });
const discriminator = (mapping: Record<string, string>) => ({
  propertyName: 'kind',
  mapping: Object.fromEntries(
    Object.entries(mapping).map(([value, name]) => [value, `#/components/schemas/${name}`]),
  ),
});

const withRoles = (...names: string[]): Edits => ({ [`${GET_SESSION} x-roles`]: names });
const OAUTH = 'components securitySchemes oauth';
/** An operation that needs scopes, and possibly more credentials. */
const withOauth = (scopes: string[], more: object = {}): Edits => ({
  [OAUTH]: { type: 'oauth2', flows: { implicit: {}, authorizationCode: {} } },
  [`${GET_SESSION} security`]: [{ oauth: scopes, ...more }],
});
const withKey = (name: string): Edits => ({
  'components securitySchemes key': { type: 'apiKey', in: 'header', name },
  [`${GET_SESSION} security`]: [{ key: [] }],
});
const withMethod = (method: string, more: object = {}): Edits => ({
  [`paths /session ${method}`]: { ...(valueAt(GET_SESSION) as object), operationId: 'probe', ...more },
});
const deprecated = (until: string, location = GET_SESSION): Edits => ({
  [`${location} deprecated`]: true,
  [`${location} x-sunset`]: until,
});
const withParameters = (...parameters: unknown[]): Edits => ({ [`${COURTS} parameters`]: parameters });
const pageParameter = (more: object = {}) => ({
  ...{ name: 'page', in: 'query', schema: { type: 'integer' } },
  ...more,
});
const pathParameter = (name: string, schema: object = text) => ({ name, in: 'path', required: true, schema });
/** Moves the courts to a path with parameters. */
const courtsAt = (path: string, ...parameters: object[]): Edits => ({
  'paths /courts': undefined,
  [`paths ${path}`]: { get: { ...(valueAt(COURTS) as object), parameters } },
});
const member = (schema: object): Edits => ({ [`${CREDENTIALS} properties member`]: schema });
const role = (schema: object): Edits => ({ [`${SESSION} properties role`]: schema });
const expiresAt = (schema: object): Edits => ({ [`${SESSION} properties expiresAt`]: schema });
const oneOf = (...variants: unknown[]): Edits => ({ [CREDENTIALS]: { oneOf: variants } });
const allOf = (...parts: unknown[]): Edits => ({ [CREDENTIALS]: { allOf: parts } });
/** A response without a validator. */
const errorResponse = (schema: object): Edits => ({
  [`${GET_SESSION} responses 500`]: { content: jsonContent(schema) },
});

/** An example of a response without a body. */
const ENDED = { 'x-provider-state': 'the session has ended', 'x-parameters': { id: '7' } };
const withExtra = (examples: object): Edits => ({
  [`${GET_SESSION} responses 204`]: { 'x-examples': examples },
});

const WITHOUT_IDS: Edits = {
  [`${GET_SESSION} operationId`]: undefined,
  [`${COURTS} operationId`]: undefined,
};

/** Returns the change for each operation that has the header `Retry-After`. */
const atRetryAfter = (severityAndRule: string) =>
  listOperations(CLUB_DESCRIPTION)
    .filter(({ value }) => follow(value, ['responses', '429']) !== undefined)
    .map(({ id }) => `${severityAndRule} ${id} 429 header retry-after`);

/** Edits of the club's description, for the earlier and the later version. `found`: severity, rule and location. */
type Case = { before?: Edits; now?: Edits; found: string[] };

/** Another spelling with the same meaning. */
const withoutEffect: Record<string, Case> = Object.fromEntries(
  (
    [
      ['a minimum length of 0', member(text), member({ type: 'string', minLength: 0 })],
      ['a minimum of 0 items', {}, { [`${COURT_LIST} properties courts minItems`]: 0 }],
      ['a minimum of 0 fields', {}, { [`${SESSION} minProperties`]: 0 }],
      ['items that may be equal', {}, { [`${COURT_LIST} properties courts uniqueItems`]: false }],
      ...['', '.*', '^.*', '.*$', '^', '$', '[\\s\\S]*'].map((pattern) => [
        `the pattern ${pattern}`,
        member(text),
        member({ type: 'string', pattern }),
      ]),
      ['definitions that are not used', {}, { [`${SESSION} $defs`]: { Unused: { type: 'number' } } }],
      [
        'another definition that is not used',
        { [`${SESSION} $defs`]: { A: text } },
        { [`${SESSION} $defs`]: {} },
      ],
      ['an annotation for XML', {}, { [`${SESSION} properties name xml`]: { attribute: true } }],
      ['any other fields', {}, { [`${SESSION} additionalProperties`]: true }],
      ['other fields of any form', {}, { [`${SESSION} additionalProperties`]: {} }],
      ['any other fields outside the parts', {}, { [`${SESSION} unevaluatedProperties`]: true }],
      ['no pattern of names', {}, { [`${SESSION} patternProperties`]: {} }],
      ['deprecated: false', {}, { [`${SESSION} deprecated`]: false }],
      [
        'the character set of JSON',
        {},
        {
          [SESSION_CONTENT]: {
            'application/json; charset=utf-8': valueAt(`${SESSION_CONTENT} application/json`),
          },
        },
      ],
      [
        'the case of a media type',
        {},
        { [`${BODY} content`]: { 'Application/JSON': valueAt(`${BODY} content application/json`) } },
      ],
      [
        'the default style of a parameter',
        withParameters(pageParameter()),
        withParameters(pageParameter({ style: 'form', explode: true, allowReserved: false })),
      ],
      ['the default style of a header', {}, { [`${RETRY} style`]: 'simple', [`${RETRY} explode`]: false }],
    ] as [string, Edits, Edits][]
  ).map(([what, before, now]) => [`no change: ${what}`, { before, now, found: [] }]),
);

const CASES: Record<string, Case> = {
  'an operation is removed': {
    now: { 'paths /courts': undefined },
    found: ['breaking operation-removed listCourts'],
  },
  'a deprecated operation is removed on its last day': {
    before: deprecated('2026-11-21'),
    now: { 'paths /session': undefined },
    found: ['safe operation-retired getSession'],
  },
  'a deprecated operation is removed a day too early': {
    before: deprecated('2026-11-22'),
    now: { 'paths /session': undefined },
    found: ['breaking operation-removed-before-sunset getSession'],
  },
  'a deprecated operation without a day is removed': {
    before: { [`${GET_SESSION} deprecated`]: true },
    now: { 'paths /session': undefined },
    found: ['breaking operation-removed getSession'],
  },
  'an operation has another path': {
    now: { 'paths /session': undefined, 'paths /me': valueAt('paths /session') },
    found: ['breaking operation-moved getSession'],
  },
  'an operation has another method': {
    now: { [GET_SESSION]: undefined, 'paths /session post': valueAt(GET_SESSION) },
    found: ['breaking operation-moved getSession'],
  },
  'an operation has another id': {
    now: { [`${GET_SESSION} operationId`]: 'whoAmI' },
    found: ['breaking operation-renamed getSession'],
  },
  ...Object.fromEntries(
    ['head', 'options', 'trace'].flatMap((method): [string, Case][] => [
      [
        `an operation is removed: ${method}`,
        { before: withMethod(method), found: ['breaking operation-removed probe'] },
      ],
      [
        `a new parameter is required: ${method}`,
        {
          before: withMethod(method),
          now: withMethod(method, { parameters: [pageParameter({ required: true })] }),
          found: ['breaking parameter-required probe query page'],
        },
      ],
    ]),
  ),
  'operations without an id have another order': {
    before: WITHOUT_IDS,
    now: {
      paths: Object.fromEntries(Object.entries(structuredClone(valueAt('paths')) as object).reverse()),
      ...WITHOUT_IDS,
    },
    found: [],
  },
  'an operation is new': {
    now: { 'paths /me': { get: { ...(valueAt(GET_SESSION) as object), operationId: 'me' } } },
    found: ['safe operation-added me'],
  },
  'an operation is deprecated': { now: deprecated('2027-01-31'), found: ['safe deprecated getSession'] },
  'the announced day of an operation is later': {
    before: deprecated('2027-01-31'),
    now: deprecated('2027-02-28'),
    found: ['safe deprecated getSession'],
  },
  'an operation is deprecated without notice': {
    now: deprecated(TODAY),
    found: ['breaking sunset-too-soon getSession'],
  },
  'the announced day of an operation is earlier': {
    before: deprecated('2027-01-31'),
    now: deprecated('2027-01-30'),
    found: ['breaking sunset-too-soon getSession'],
  },

  'the sign-in requires a token': {
    now: { [`${SIGN_IN} security`]: undefined },
    found: ['breaking security-added signIn'],
  },
  'an optional token is of another kind': {
    before: { [`${GET_SESSION} security`]: [{ bearer: [] }, {}] },
    now: { ...withKey('x-key'), [`${GET_SESSION} security`]: [{ key: [] }, {}] },
    found: ['breaking security-changed getSession'],
  },
  'a call without a token is no longer accepted': {
    before: { [`${GET_SESSION} security`]: [{ bearer: [] }, {}] },
    found: ['breaking security-added getSession'],
  },
  'an operation becomes public': {
    now: { [`${GET_SESSION} security`]: [] },
    found: ['breaking security-removed getSession'],
  },
  'a token is no longer required': {
    now: { [`${GET_SESSION} security`]: [{ bearer: [] }, {}] },
    found: ['breaking security-removed getSession'],
  },
  'another kind of token': {
    now: { 'components securitySchemes bearer scheme': 'basic' },
    found: ['breaking security-changed getSession', 'breaking security-changed listCourts'],
  },
  'one more kind of credentials': {
    now: {
      'components securitySchemes key': { type: 'apiKey', in: 'header', name: 'X-Key' },
      [`${GET_SESSION} security`]: [{ bearer: [] }, { key: [] }],
    },
    found: ['safe security-alternative-added getSession'],
  },

  'one scope less is needed': {
    before: withOauth(['read', 'write']),
    now: withOauth(['read']),
    found: ['safe security-alternative-added getSession'],
  },
  'one more scope is needed': {
    before: withOauth(['read']),
    now: withOauth(['read', 'write']),
    found: ['breaking security-changed getSession'],
  },
  'one of two credentials is no longer needed': {
    before: withOauth([], { bearer: [] }),
    now: withOauth([]),
    found: ['safe security-alternative-added getSession'],
  },
  'a second credential is needed': {
    before: withOauth([]),
    now: withOauth([], { bearer: [] }),
    found: ['breaking security-changed getSession'],
  },
  'one of two flows is gone': {
    before: withOauth([]),
    now: { ...withOauth([]), [`${OAUTH} flows implicit`]: undefined },
    found: ['breaking security-changed getSession'],
  },
  'a key is sent in another header': {
    before: withKey('X-Key'),
    now: withKey('X-Token'),
    found: ['breaking security-changed getSession'],
  },
  'the same header of a key in another case': { before: withKey('X-Key'), now: withKey('x-key'), found: [] },

  'a role may no longer call an operation': {
    before: withRoles('member', 'owner'),
    now: withRoles('owner'),
    found: ['breaking roles-removed getSession'],
  },
  'a role is replaced by another one': {
    before: withRoles('member'),
    now: withRoles('owner'),
    found: ['breaking roles-removed getSession'],
  },
  'an operation of every role names its roles': {
    before: { [`${SIGN_IN} x-roles`]: ['owner'] },
    now: { [`${SIGN_IN} x-roles`]: ['owner'], ...withRoles('owner') },
    found: ['breaking roles-removed getSession'],
  },
  'one more role may call an operation': {
    before: withRoles('owner'),
    now: withRoles('owner', 'member'),
    found: ['safe roles-added getSession'],
  },
  'an operation no longer names its roles': {
    before: withRoles('owner'),
    found: ['safe roles-added getSession'],
  },
  'the roles have another order': {
    before: withRoles('owner', 'member'),
    now: withRoles('member', 'owner'),
    found: [],
  },
  'a description names roles for the first time': { now: withRoles('owner'), found: [] },

  'a path parameter has another name': {
    before: courtsAt('/of/{owner}/courts', pathParameter('owner')),
    now: courtsAt('/of/{user}/courts', pathParameter('user')),
    found: ['safe path-parameter-renamed listCourts {owner}'],
  },
  'a path parameter has another type': {
    before: courtsAt('/of/{owner}/courts', pathParameter('owner')),
    now: courtsAt('/of/{owner}/courts', pathParameter('owner', { type: 'integer' })),
    found: ['breaking request-type-narrowed listCourts {owner}'],
  },
  'a parameter is removed': {
    before: withParameters(pageParameter()),
    found: ['breaking parameter-removed listCourts query page'],
  },
  'a deprecated parameter is removed, and its day has come': {
    before: withParameters(pageParameter({ deprecated: true, 'x-sunset': TODAY })),
    found: ['safe parameter-retired listCourts query page'],
  },
  'a deprecated parameter is removed too early': {
    before: withParameters(pageParameter({ deprecated: true, 'x-sunset': '2026-11-22' })),
    found: ['breaking parameter-removed listCourts query page'],
  },
  'a header is written in another case': {
    before: withParameters({ name: 'X-Id', in: 'header', schema: text }),
    now: withParameters({ name: 'x-id', in: 'header', schema: text }),
    found: [],
  },
  'one of two path parameters in a segment has another type': {
    before: courtsAt('/of/{name}.{form}', pathParameter('name'), pathParameter('form')),
    now: courtsAt('/of/{name}.{form}', pathParameter('name', { type: 'integer' }), pathParameter('form')),
    found: ['breaking request-type-narrowed listCourts {name}'],
  },
  'a parameter has another type, behind a reference': {
    before: withParameters({ name: 'page', in: 'query', content: jsonContent(ref('Court')) }),
    now: {
      ...withParameters({ name: 'page', in: 'query', content: jsonContent(ref('Court')) }),
      [`${COURT} properties code maxLength`]: 3,
    },
    found: [
      'breaking keyword-unsupported listCourts query page',
      'breaking provider-limits-tightened listCourts 200 courts[].code',
    ],
  },
  'a new parameter is required': {
    now: withParameters(pageParameter({ required: true })),
    found: ['breaking parameter-required listCourts query page'],
  },
  'a parameter becomes required': {
    before: withParameters(pageParameter()),
    now: withParameters(pageParameter({ required: true })),
    found: ['breaking parameter-required listCourts query page'],
  },
  'a parameter becomes optional': {
    before: withParameters(pageParameter({ required: true })),
    now: withParameters(pageParameter()),
    found: ['safe parameter-optional listCourts query page'],
  },
  'a new parameter is optional': {
    now: { 'paths /courts parameters': [pageParameter()] },
    found: ['safe parameter-added listCourts query page'],
  },
  'a parameter has another style': {
    before: withParameters(pageParameter()),
    now: withParameters(pageParameter({ explode: false })),
    found: ['breaking keyword-unsupported listCourts query page'],
  },

  'a body becomes required': {
    before: { [`${BODY} required`]: false },
    found: ['breaking request-body-required signIn request'],
  },
  'a body is required where there was none': {
    before: { [BODY]: undefined },
    found: ['breaking request-body-required signIn request'],
  },
  'a body becomes optional': {
    now: { [`${BODY} required`]: undefined },
    found: ['safe request-body-optional signIn request'],
  },
  'a body is no longer accepted': {
    now: { [BODY]: undefined },
    found: ['breaking request-body-removed signIn request'],
  },
  'another media type of the body': {
    now: { [`${BODY} content`]: { 'application/xml': {} } },
    found: [
      'breaking request-media-type-removed signIn request',
      'safe request-media-type-added signIn request',
    ],
  },
  'a new field is required': {
    now: {
      [`${CREDENTIALS} properties device`]: text,
      [`${CREDENTIALS} required`]: ['member', 'password', 'device'],
    },
    found: ['breaking request-field-added-required signIn request device'],
  },
  'a new field is optional': {
    now: { [`${CREDENTIALS} properties device`]: text },
    found: ['safe request-field-added signIn request device'],
  },
  'a field is no longer accepted': {
    now: { [`${CREDENTIALS} properties password`]: undefined, [`${CREDENTIALS} required`]: ['member'] },
    found: ['breaking request-field-removed signIn request password'],
  },
  'a field has another name': {
    now: {
      [`${CREDENTIALS} properties password`]: undefined,
      [`${CREDENTIALS} properties secret`]: valueAt(`${CREDENTIALS} properties password`),
      [`${CREDENTIALS} required`]: ['member', 'secret'],
    },
    found: [
      'breaking request-field-added-required signIn request secret',
      'breaking request-field-removed signIn request password',
    ],
  },
  'a field becomes required': {
    before: { [`${CREDENTIALS} required`]: ['member'] },
    found: ['breaking request-field-made-required signIn request password'],
  },
  'a field becomes optional': {
    now: { [`${CREDENTIALS} required`]: ['member'] },
    found: ['safe request-field-made-optional signIn request password'],
  },
  'a text becomes a number': {
    now: { [`${CREDENTIALS} properties password type`]: 'number' },
    found: ['breaking request-type-narrowed signIn request password'],
  },
  'a number has to be whole': {
    before: member({ type: 'number' }),
    now: member({ type: 'integer' }),
    found: ['breaking request-type-narrowed signIn request member'],
  },
  'a number is also accepted': {
    now: { [`${CREDENTIALS} properties password type`]: ['string', 'number'] },
    found: ['safe request-type-widened signIn request password'],
  },
  'null is refused': {
    before: { [`${CREDENTIALS} properties password type`]: ['string', 'null'] },
    found: ['breaking request-null-refused signIn request password'],
  },
  'null is accepted': {
    now: { [`${CREDENTIALS} properties password type`]: ['string', 'null'] },
    found: ['safe request-null-taken signIn request password'],
  },
  'a listed value is refused': {
    before: member({ type: 'string', enum: ['a', 'b'] }),
    now: member({ type: 'string', enum: ['a'] }),
    found: ['breaking request-enum-value-removed signIn request member'],
  },
  'only listed values are accepted': {
    before: member(text),
    now: member({ type: 'string', const: 'a' }),
    found: ['breaking request-enum-value-removed signIn request member'],
  },
  'one more listed value is accepted': {
    before: member({ type: 'string', enum: ['a'] }),
    now: member({ type: 'string', enum: ['b', 'a'] }),
    found: ['safe request-enum-value-added signIn request member'],
  },
  'a text has to be longer': {
    now: { [`${CREDENTIALS} properties password minLength`]: 8 },
    found: ['breaking request-limits-tightened signIn request password'],
  },
  'a text has to be shorter': {
    now: { [`${CREDENTIALS} properties password maxLength`]: 1023 },
    found: ['breaking request-limits-tightened signIn request password'],
  },
  'a text may be longer': {
    now: { [`${CREDENTIALS} properties password maxLength`]: undefined },
    found: ['safe request-limits-loosened signIn request password'],
  },
  'another pattern': {
    now: { [`${CREDENTIALS} properties member pattern`]: '^[0-9]{1,10}$' },
    found: [
      'breaking request-limits-tightened signIn request member',
      'safe request-limits-loosened signIn request member',
    ],
  },
  'a limit becomes exclusive': {
    before: member({ type: 'number', minimum: 1, maximum: 9 }),
    now: member({ type: 'number', exclusiveMinimum: 1, maximum: 9 }),
    found: ['breaking request-limits-tightened signIn request member'],
  },
  'the tighter of two limits counts': {
    before: member({ type: 'number', minimum: 1, exclusiveMinimum: 3 }),
    now: member({ type: 'number', minimum: 2, exclusiveMinimum: 3 }),
    found: [],
  },
  'undescribed fields are refused': {
    now: { [`${CREDENTIALS} additionalProperties`]: false },
    found: ['breaking request-more-fields-refused signIn request'],
  },
  'undescribed fields are accepted': {
    before: { [`${CREDENTIALS} additionalProperties`]: false },
    found: ['safe request-more-fields-taken signIn request'],
  },
  'undescribed fields have another type': {
    before: { [`${CREDENTIALS} additionalProperties`]: text },
    now: { [`${CREDENTIALS} additionalProperties`]: { type: 'number' } },
    found: ['breaking request-type-narrowed signIn request {any}'],
  },
  'one of two variants is no longer accepted': {
    before: oneOf(valueAt(CREDENTIALS), withCode),
    now: oneOf(valueAt(CREDENTIALS)),
    found: ['breaking request-variant-removed signIn request variant2'],
  },
  'another variant is accepted': {
    now: oneOf(withCode, valueAt(CREDENTIALS)),
    found: ['safe request-variant-added signIn request variant1'],
  },

  'a new field is required, beside variants instead of one schema': {
    before: { [CREDENTIALS]: textFields('b') },
    now: { [CREDENTIALS]: fieldBesideVariants({ required: ['a'] }) },
    found: [
      'safe request-variant-added signIn request variant2',
      'breaking request-field-added-required signIn request a',
    ],
  },
  'a field beside variants and the variants are no longer accepted': {
    before: { [CREDENTIALS]: fieldBesideVariants() },
    now: { [CREDENTIALS]: textFields('b') },
    found: [
      'breaking request-variant-removed signIn request variant2',
      'breaking request-field-removed signIn request variant1.a',
    ],
  },
  'a keyword beside variants, as before beside one schema': {
    before: { [CREDENTIALS]: { type: 'object', ...textFields('a', 'b') } },
    now: { [CREDENTIALS]: fieldBesideVariants({ type: 'object' }) },
    found: ['safe request-variant-added signIn request variant2'],
  },
  'a second union beside a union': {
    before: { [CREDENTIALS]: { ...fieldBesideVariants(), anyOf: [textFields('d')] } },
    now: { [CREDENTIALS]: { ...fieldBesideVariants(), anyOf: [{ ...textFields('d'), required: ['d'] }] } },
    found: ['breaking keyword-unsupported signIn request'],
  },
  'oneOf becomes anyOf': {
    before: { [CREDENTIALS]: { oneOf: [textFields('b'), textFields('c')] } },
    now: { [CREDENTIALS]: { anyOf: [textFields('b'), textFields('c')] } },
    found: ['breaking keyword-unsupported signIn request', 'breaking keyword-unsupported signIn request'],
  },
  'variants in the first of two parts': {
    before: allOf(
      { oneOf: [textFields('b'), textFields('c')] },
      { oneOf: [textFields('d'), textFields('e')] },
    ),
    now: allOf({ oneOf: [textFields('b')] }, { oneOf: [textFields('d'), textFields('e')] }),
    found: ['breaking keyword-unsupported signIn request'],
  },
  'a limit in the first of two parts': {
    before: member({ allOf: [{ maxLength: 9 }, { maxLength: 10 }] }),
    now: member({ allOf: [{ maxLength: 8 }, { maxLength: 10 }] }),
    found: ['breaking keyword-unsupported signIn request member'],
  },
  'another description in the first of two parts': {
    before: allOf({ title: 'One', ...textFields('b') }, { title: 'Both', ...textFields('c') }),
    now: allOf({ title: 'First', ...textFields('b') }, { title: 'Both', ...textFields('c') }),
    found: [],
  },
  'JSON in a text has a new field': {
    before: member(jsonText(object({ a: text }))),
    now: member(jsonText(object({ a: text, b: text }))),
    found: ['safe request-field-added signIn request member.b'],
  },
  'JSON in a text has a new required field': {
    before: member(jsonText(object({ a: text }))),
    now: member(jsonText(object({ a: text, b: text }, { required: ['b'] }))),
    found: ['breaking request-field-added-required signIn request member.b'],
  },
  'JSON in a text has fewer values, behind references': {
    before: { ...member(jsonText(ref('Form'))), [`${SCHEMAS} Form`]: { enum: ['a', 'b'] } },
    now: { ...member(jsonText(ref('Form'))), [`${SCHEMAS} Form`]: { enum: ['a'] } },
    found: ['breaking request-enum-value-removed signIn request member'],
  },
  'JSON in a text of a response has a field less': {
    before: role(jsonText(object({ a: text }))),
    now: role(jsonText(object({}))),
    found: ['breaking response-field-removed getSession 200 role.a'],
  },
  'a text is described as JSON': {
    before: member({ ...text, contentMediaType: 'application/json' }),
    now: member(jsonText(object({ a: text }))),
    found: ['breaking keyword-unsupported signIn request member'],
  },
  'an encoded text has other JSON': {
    before: member(jsonText(object({ a: text }), { contentEncoding: 'base64' })),
    now: member(jsonText(object({ a: text, b: text }), { contentEncoding: 'base64' })),
    found: ['breaking keyword-unsupported signIn request member'],
  },
  'any integer instead of a listed number': {
    before: member({ const: 1 }),
    now: member({ type: 'integer' }),
    found: ['safe request-enum-value-added signIn request member'],
  },
  'a decimal number is also accepted': {
    before: member({ enum: [1, 2] }),
    now: member({ enum: [1, 2, 2.5] }),
    found: ['safe request-enum-value-added signIn request member'],
  },
  'a listed decimal number': {
    before: member({ const: 1.5 }),
    now: member({ type: 'integer' }),
    found: [
      'breaking request-type-narrowed signIn request member',
      'safe request-enum-value-added signIn request member',
    ],
  },

  'an error status is no longer described': {
    now: { [`${GET_SESSION} responses 401`]: undefined },
    found: ['breaking status-removed getSession 401'],
  },
  'another success status': {
    now: {
      [`${GET_SESSION} responses 200`]: undefined,
      [`${GET_SESSION} responses 201`]: valueAt(`${GET_SESSION} responses 200`),
    },
    found: ['breaking status-removed getSession 200', 'breaking status-added getSession 201'],
  },
  'a new error status': {
    now: { [`${GET_SESSION} responses 409`]: { $ref: '#/components/responses/Broken' } },
    found: ['safe error-status-added getSession 409'],
  },
  'another media type of a response': {
    now: { [SESSION_CONTENT]: { 'text/html': {} } },
    found: [
      'breaking response-media-type-removed getSession 200',
      'safe response-media-type-added getSession 200',
    ],
  },
  'a header is removed': {
    now: { 'components responses TooMany headers': undefined },
    found: atRetryAfter('breaking response-header-removed'),
  },
  'a deprecated header is removed on its day': {
    before: deprecated(TODAY, RETRY),
    now: { 'components responses TooMany headers': undefined },
    found: atRetryAfter('safe response-header-retired'),
  },
  'a deprecated header is removed before its day': {
    before: deprecated('2026-11-22', RETRY),
    now: { 'components responses TooMany headers': undefined },
    found: atRetryAfter('breaking response-header-removed'),
  },
  'a header is deprecated': { now: deprecated('2027-01-31', RETRY), found: atRetryAfter('safe deprecated') },
  'a header is deprecated without notice': {
    now: deprecated(TODAY, RETRY),
    found: atRetryAfter('breaking sunset-too-soon'),
  },
  'the announced day of a header is earlier': {
    before: deprecated('2027-01-31', RETRY),
    now: deprecated('2027-01-30', RETRY),
    found: atRetryAfter('breaking sunset-too-soon'),
  },
  'a header becomes optional': {
    before: { [`${RETRY} required`]: true },
    found: atRetryAfter('breaking response-header-optional'),
  },
  'a header becomes required': {
    now: { [`${RETRY} required`]: true },
    found: atRetryAfter('safe response-header-required'),
  },
  'a header becomes a text': {
    now: { [`${RETRY} schema type`]: 'string' },
    found: atRetryAfter('breaking response-type-widened'),
  },
  'one more header': {
    now: { [`${GET_SESSION} responses 200 headers`]: { ETag: { schema: text } } },
    found: ['safe response-header-added getSession 200 header etag'],
  },
  'the content of a header has another type': {
    before: { [`${GET_SESSION} responses 200 headers`]: { ETag: { content: jsonContent(text) } } },
    now: { [`${GET_SESSION} responses 200 headers`]: { ETag: { content: jsonContent({ type: 'number' }) } } },
    found: ['breaking keyword-unsupported getSession 200 header etag'],
  },
  'a field of a variant is removed': {
    now: { [`${ACCEPTED} properties court`]: undefined },
    found: ['breaking response-field-removed signIn 200 Accepted.court'],
  },
  'a new field of a response': {
    now: { [`${SESSION} properties email`]: text },
    found: ['safe response-field-added getSession 200 email'],
  },
  'a field is removed below a list': {
    now: {
      [`${COURT} properties icon`]: undefined,
      [`${COURT} required`]: ['code', 'title'],
    },
    found: ['breaking response-field-removed listCourts 200 courts[].icon'],
  },
  'a token becomes optional': {
    now: { [`${ACCEPTED} required`]: ['verdict'] },
    found: ['breaking response-field-made-optional signIn 200 Accepted.token'],
  },
  'a field of a response becomes required': {
    now: { [`${ACCEPTED} required`]: ['verdict', 'token', 'court'] },
    found: ['breaking provider-field-required signIn 200 Accepted.court'],
  },
  'a token of another type': {
    now: { [`${ACCEPTED} properties token type`]: 'number' },
    found: [
      'breaking response-type-widened signIn 200 Accepted.token',
      'breaking provider-type-narrowed signIn 200 Accepted.token',
    ],
  },
  'a field of a response has one type less': {
    now: { [`${ACCEPTED} properties court type`]: ['string', 'null'] },
    found: ['breaking provider-type-narrowed signIn 200 Accepted.court'],
  },
  'a header has only integers': {
    before: { [`${RETRY} schema type`]: 'number' },
    found: atRetryAfter('safe response-type-narrowed'),
  },
  'a response may have any type': {
    now: { [`${SESSION} properties name`]: {} },
    found: [
      'breaking response-type-widened getSession 200 name',
      'breaking response-null-possible getSession 200 name',
    ],
  },
  'a name may be null': {
    now: { [`${SESSION} properties name type`]: ['string', 'null'] },
    found: ['breaking response-null-possible getSession 200 name'],
  },
  'a court is never null': {
    now: { [`${ACCEPTED} properties court type`]: ['string', 'number'] },
    found: ['breaking provider-null-refused signIn 200 Accepted.court'],
  },
  'a new role': {
    now: role({ type: 'string', enum: ['editor', 'admin', 'guest'] }),
    found: ['breaking response-enum-value-added getSession 200 role'],
  },
  'any role': { now: role(text), found: ['breaking response-enum-value-added getSession 200 role'] },
  'one role less': {
    now: role({ const: 'admin' }),
    found: ['breaking provider-enum-value-removed getSession 200 role'],
  },
  'a time may have any format': {
    now: expiresAt(text),
    found: ['breaking response-limits-loosened getSession 200 expiresAt'],
  },
  'a token may be empty': {
    now: { [`${ACCEPTED} properties token minLength`]: 0 },
    found: ['breaking response-limits-loosened signIn 200 Accepted.token'],
  },
  'a header may be a larger number': {
    now: { [`${RETRY} schema maximum`]: 7200 },
    found: atRetryAfter('breaking response-limits-loosened'),
  },
  'a shorter list': {
    now: { [`${COURT_LIST} properties courts maxItems`]: 100 },
    found: ['breaking provider-limits-tightened listCourts 200 courts'],
  },
  'undescribed fields become possible': {
    before: { [`${SESSION} additionalProperties`]: false },
    found: ['breaking response-more-fields-possible getSession 200'],
  },
  'other fields may have any value': {
    before: { [`${SESSION} additionalProperties`]: text },
    now: { [`${SESSION} additionalProperties`]: true },
    found: [
      'breaking response-type-widened getSession 200 {any}',
      'breaking response-null-possible getSession 200 {any}',
    ],
  },
  'other fields are no longer described': {
    before: { [`${SESSION} additionalProperties`]: text },
    found: [
      'breaking response-type-widened getSession 200 {any}',
      'breaking response-null-possible getSession 200 {any}',
    ],
  },
  'other fields may be texts, which were excluded': {
    before: { [`${SESSION} additionalProperties`]: { not: text } },
    found: ['breaking keyword-unsupported getSession 200 {any}'],
  },
  'a new field where undescribed ones were excluded': {
    before: { [`${SESSION} additionalProperties`]: false },
    now: { [`${SESSION} additionalProperties`]: false, [`${SESSION} properties email`]: text },
    found: ['breaking response-more-fields-possible getSession 200 email'],
  },
  'a new field where all others were excluded by `unevaluatedProperties`': {
    before: { [`${SESSION} unevaluatedProperties`]: false },
    now: { [`${SESSION} unevaluatedProperties`]: false, [`${SESSION} properties email`]: text },
    found: ['breaking response-more-fields-possible getSession 200 email'],
  },
  'a new field of another type than that of all others': {
    before: { [`${SESSION} additionalProperties`]: text },
    now: {
      [`${SESSION} additionalProperties`]: text,
      [`${SESSION} properties size`]: { type: 'integer' },
    },
    found: [
      'safe response-field-added getSession 200 size',
      'breaking response-type-widened getSession 200 size',
      'breaking provider-type-narrowed getSession 200 size',
    ],
  },
  'a new field of a request where all others have another type': {
    before: { [`${CREDENTIALS} additionalProperties`]: text },
    now: {
      [`${CREDENTIALS} additionalProperties`]: text,
      [`${CREDENTIALS} properties size`]: { type: 'integer' },
    },
    found: [
      'safe request-field-added signIn request size',
      'breaking request-type-narrowed signIn request size',
    ],
  },
  'a variant is removed': {
    now: { [VARIANTS]: [ref('Accepted')] },
    found: [
      'breaking response-variant-removed signIn 200 Refused',
      'breaking provider-variant-removed signIn 200 Refused',
    ],
  },
  'one variant instead of two': {
    now: { [`${RESPONSE} schema`]: ref('Accepted') },
    found: [
      'breaking response-variant-removed signIn 200 Refused',
      'breaking provider-variant-removed signIn 200 Refused',
    ],
  },
  'one variant instead of two, and a field beside them is removed': {
    before: { [SESSION]: fieldBesideVariants() },
    now: { [SESSION]: textFields('b') },
    found: [
      'breaking response-variant-removed getSession 200 variant2',
      'breaking response-field-removed getSession 200 variant1.a',
      'breaking provider-variant-removed getSession 200 variant2',
    ],
  },
  'two variants instead of one, and a field may be null': {
    before: { [SESSION]: textFields('a', 'b') },
    now: { [SESSION]: fieldBesideVariants({ properties: { a: { type: ['string', 'null'] } } }) },
    found: [
      'breaking response-variant-added getSession 200 variant2',
      'breaking response-null-possible getSession 200 a',
    ],
  },
  'a third variant': {
    now: { [`${VARIANTS} 2`]: withCode },
    found: ['breaking response-variant-added signIn 200 variant3'],
  },
  'the verdicts of the variants are swapped': {
    now: {
      [`${ACCEPTED} properties verdict`]: valueAt(`${REFUSED} properties verdict`),
      [`${REFUSED} properties verdict`]: valueAt(`${ACCEPTED} properties verdict`),
    },
    found: [
      'breaking variant-range-changed signIn 200 Accepted.verdict',
      'breaking variant-range-changed signIn 200 Refused.verdict',
    ],
  },
  'an accepted sign-in may have the verdict 1': {
    now: { [`${ACCEPTED} properties verdict maximum`]: 1 },
    found: ['breaking variant-range-changed signIn 200 Accepted.verdict'],
  },
  'an accepted sign-in may have the verdict 1 and an empty token': {
    now: {
      [`${ACCEPTED} properties verdict maximum`]: 1,
      [`${ACCEPTED} properties token minLength`]: 0,
    },
    found: [
      'breaking response-limits-loosened signIn 200 Accepted.token',
      'breaking variant-range-changed signIn 200 Accepted.verdict',
    ],
  },
  'both variants are looser and in another order': {
    now: {
      [`${ACCEPTED} properties notice`]: undefined,
      [`${REFUSED} properties court`]: undefined,
      [VARIANTS]: [ref('Refused'), ref('Accepted')],
    },
    found: [
      'breaking response-field-removed signIn 200 Accepted.notice',
      'breaking response-field-removed signIn 200 Refused.court',
    ],
  },
  'an accepted sign-in may have any verdict': {
    now: { [`${ACCEPTED} properties verdict maximum`]: undefined },
    found: ['breaking variant-range-changed signIn 200 Accepted.verdict'],
  },
  'the values that tell variants apart have another spelling': {
    before: {
      [`${ACCEPTED} properties kind`]: { const: 'yes' },
      [`${REFUSED} properties kind`]: { enum: ['no', 'never'] },
    },
    now: {
      [`${ACCEPTED} properties kind`]: { enum: ['yes'] },
      [`${REFUSED} properties kind`]: { enum: ['never', 'no'] },
    },
    found: [],
  },
  'an accepted sign-in has fewer verdicts': {
    now: { [`${ACCEPTED} properties verdict minimum`]: 0 },
    found: ['breaking variant-range-changed signIn 200 Accepted.verdict'],
  },
  'a deprecated field is removed, and its day has come': {
    before: deprecated('2026-11-20', `${ACCEPTED} properties court`),
    now: { [`${ACCEPTED} properties court`]: undefined },
    found: ['safe field-retired signIn 200 Accepted.court'],
  },
  'a deprecated field is removed too early': {
    before: deprecated('2026-11-22', `${ACCEPTED} properties court`),
    now: { [`${ACCEPTED} properties court`]: undefined },
    found: ['breaking response-field-removed signIn 200 Accepted.court'],
  },
  'a field is deprecated': {
    now: deprecated('2027-01-31', `${SESSION} properties name`),
    found: ['safe deprecated getSession 200 name'],
  },

  'an example is removed': {
    now: { [`${RESPONSE} examples blocked`]: undefined },
    found: ['breaking scenario-removed signIn 200 example blocked'],
  },
  'a new example': {
    now: { [`${RESPONSE} examples expired`]: valueAt(`${RESPONSE} examples blocked`) },
    found: ['safe scenario-added signIn 200 example expired'],
  },
  'an example has other values': {
    now: { [`${BODY} content application/json examples blocked value member`]: '50506' },
    found: ['safe scenario-changed signIn request example blocked'],
  },
  'an example has another state': {
    now: { [`${RESPONSE} examples blocked x-provider-state`]: 'a user exists' },
    found: ['breaking scenario-state-changed signIn 200 example blocked'],
  },

  'an example has other parameters': {
    now: { [`${RESPONSE} examples blocked x-parameters`]: { language: 'pt' } },
    found: ['safe scenario-changed signIn 200 example blocked'],
  },
  'an example without a body is removed': {
    before: withExtra({ gone: ENDED }),
    now: withExtra({}),
    found: ['breaking scenario-removed getSession 204 example gone'],
  },
  'a new example without a body': {
    before: withExtra({ gone: ENDED }),
    now: withExtra({ gone: ENDED, expired: ENDED }),
    found: ['safe scenario-added getSession 204 example expired'],
  },
  'an example without a body has another state': {
    before: withExtra({ gone: ENDED }),
    now: withExtra({ gone: { ...ENDED, 'x-provider-state': 'no user exists' } }),
    found: ['breaking scenario-state-changed getSession 204 example gone'],
  },
  'an example without a body has other parameters': {
    before: withExtra({ gone: ENDED }),
    now: withExtra({ gone: { ...ENDED, 'x-parameters': { id: '8' } } }),
    found: ['safe scenario-changed getSession 204 example gone'],
  },
  'an example without a body has another text': {
    before: withExtra({ gone: ENDED }),
    now: withExtra({ gone: { ...ENDED, summary: 'It has ended' } }),
    found: [],
  },
  'an example without a body gets a body': {
    before: withExtra({ gone: ENDED }),
    now: {
      [`${GET_SESSION} responses 204`]: { content: { 'application/json': { examples: { gone: ENDED } } } },
    },
    found: ['safe response-media-type-added getSession 204'],
  },

  'a keyword without rules': {
    now: { [`${SESSION} not`]: ref('Problem') },
    found: ['breaking keyword-unsupported getSession 200'],
  },
  'a keyword without rules, behind a reference': {
    before: { [`${SESSION} not`]: ref('Court') },
    now: {
      [`${SESSION} not`]: ref('Court'),
      [`${COURT} properties code`]: text,
    },
    found: [
      'breaking keyword-unsupported getSession 200',
      'breaking response-limits-loosened listCourts 200 courts[].code',
      'breaking response-limits-loosened listCourts 200 courts[].code',
    ],
  },
  'an operation has an address of its own': {
    now: { [`${GET_SESSION} servers`]: [{ url: '/v2' }] },
    found: ['breaking keyword-unsupported getSession'],
  },
  'all operations have another address': {
    now: { servers: [{ url: '/api/v2' }] },
    found: listOperations(CLUB_DESCRIPTION).map(({ id }) => `breaking keyword-unsupported ${id}`),
  },
  'one more address': {
    before: { servers: [{ url: '/' }] },
    now: { servers: [{ url: '/v2' }, { url: '/' }] },
    found: [],
  },
  'the default address is named': {
    before: { servers: undefined },
    now: { servers: [{ url: '/' }] },
    found: [],
  },
  'another description of the same address': {
    now: { servers: [{ url: '/api', description: 'Elsewhere.' }] },
    found: [],
  },
  'a limit from another part of the schema': {
    now: { [`${SESSION} allOf`]: [{ properties: { name: { maxLength: 80 } } }] },
    found: ['breaking provider-limits-tightened getSession 200 name'],
  },
  'a null that the listed values exclude': {
    before: role({ type: ['string', 'null'], enum: ['editor', 'admin'] }),
    found: [],
  },
  'another spelling of the same schema': {
    now: { 'components securitySchemes bearer description': 'The token.', [`${SESSION} title`]: 'A session' },
    found: [],
  },
  'a limit beside a reference': {
    now: { [`${SESSION} properties name`]: { allOf: [text], maxLength: 80 } },
    found: ['breaking provider-limits-tightened getSession 200 name'],
  },
  'an operation has another tag': {
    now: { [`${GET_SESSION} tags`]: ['authorization'] },
    found: ['breaking operation-tags-changed getSession'],
  },
  'an operation outside every agreement has another tag': {
    before: { [`${GET_SESSION} tags`]: ['members'] },
    now: { [`${GET_SESSION} tags`]: ['people', 'reading'] },
    found: [],
  },
  'an operation of an agreement has one more tag, which is a text': {
    now: { [`${GET_SESSION} tags`]: ['reading', 'booking'] },
    found: [],
  },
  'an operation belongs to one more agreement': {
    now: { [`${GET_SESSION} tags`]: ['booking', 'sign-in'] },
    found: ['safe operation-tag-added getSession'],
  },
  'an operation moves from an agreement that no longer exists': {
    before: { [`${GET_SESSION} tags`]: ['members'] },
    found: ['breaking operation-tags-changed getSession'],
  },
  'an operation has no tag': {
    now: { [`${SIGN_IN} tags`]: undefined },
    found: ['breaking operation-tags-changed signIn'],
  },
  'the consumer accepts only shorter codes': {
    now: { [`${COURT} properties code maxLength`]: 10 },
    found: ['breaking provider-limits-tightened listCourts 200 courts[].code'],
  },
  'the consumer accepts no empty list': {
    now: { [`${COURT_LIST} properties courts minItems`]: 1 },
    found: ['breaking provider-limits-tightened listCourts 200 courts'],
  },
  'the consumer accepts no undescribed field': {
    now: { [`${COURT} additionalProperties`]: false },
    found: ['breaking provider-more-fields-refused listCourts 200 courts[]'],
  },
  'the consumer accepts other fields of one type only': {
    now: { [`${SESSION} additionalProperties`]: text },
    found: [
      'breaking provider-type-narrowed getSession 200 {any}',
      'breaking provider-null-refused getSession 200 {any}',
    ],
  },
  'the consumer refuses an undescribed field': {
    now: { [`${COURT} properties url`]: false },
    found: [
      'safe response-field-added listCourts 200 courts[].url',
      'breaking provider-more-fields-refused listCourts 200 courts[].url',
    ],
  },
  'the consumer accepts only some icons': {
    now: { [`${COURT} properties icon enum`]: ['wallet'] },
    found: ['breaking provider-enum-value-removed listCourts 200 courts[].icon'],
  },
  'the consumer accepts only integers': {
    now: { [`${ACCEPTED} properties verdict type`]: 'integer' },
    found: ['breaking provider-type-narrowed signIn 200 Accepted.verdict'],
  },
  'the consumer accepts only text as a court': {
    now: { [`${REFUSED} properties court type`]: ['string', 'null'] },
    found: ['breaking provider-type-narrowed signIn 200 Refused.court'],
  },
  'the consumer accepts only refusals with a message': {
    now: { [`${REFUSED} properties notice type`]: 'string' },
    found: ['breaking provider-null-refused signIn 200 Refused.notice'],
  },
  'the consumer requires a message': {
    now: { [`${REFUSED} required`]: ['verdict', 'notice'] },
    found: ['breaking provider-field-required signIn 200 Refused.notice'],
  },
  'the consumer requires a new field': {
    now: {
      [`${SESSION} properties unit`]: text,
      [`${SESSION} required`]: ['login', 'name', 'role', 'expiresAt', 'unit'],
    },
    found: ['breaking provider-field-required getSession 200 unit'],
  },
  'the consumer requires a pattern': {
    now: { [`${SESSION} properties login pattern`]: '^[0-9]+$' },
    found: ['breaking provider-limits-tightened getSession 200 login'],
  },
  'the consumer requires a time': {
    now: { [`${SESSION} properties name format`]: 'date-time' },
    found: ['breaking provider-limits-tightened getSession 200 name'],
  },
  'a keyword without rules in a validated schema': {
    now: { [`${SESSION} unevaluatedProperties`]: false },
    found: ['breaking keyword-unsupported getSession 200'],
  },
  'the consumer accepts less in a part of a response': {
    before: { [`${RESPONSE} schema`]: object({ part: ref('Accepted') }) },
    now: {
      [`${RESPONSE} schema`]: object({ part: ref('Accepted') }),
      [`${ACCEPTED} properties token minLength`]: 8,
    },
    found: [
      'safe response-limits-tightened signIn 200 part.token',
      'breaking provider-limits-tightened schema Accepted token',
    ],
  },

  'an error response, which is not validated: tighter limits': {
    before: errorResponse(object({ a: text })),
    now: errorResponse(object({ a: { type: 'string', maxLength: 9 } })),
    found: ['safe response-limits-tightened getSession 500 a'],
  },
  'an error response: a field is required': {
    before: errorResponse(object({ a: text })),
    now: errorResponse(object({ a: text }, { required: ['a'] })),
    found: ['safe response-field-made-required getSession 500 a'],
  },
  'an error response: never null': {
    before: errorResponse(object({ a: { type: ['string', 'null'] } })),
    now: errorResponse(object({ a: text })),
    found: ['safe response-null-gone getSession 500 a'],
  },
  'an error response: one listed value less': {
    before: errorResponse(object({ a: { enum: ['b', 'c'] } })),
    now: errorResponse(object({ a: { const: 'b' } })),
    found: ['safe response-enum-value-removed getSession 500 a'],
  },
  'an error response: no other fields': {
    before: errorResponse(object({ a: text })),
    now: errorResponse(object({ a: text }, { additionalProperties: false })),
    found: ['safe response-more-fields-gone getSession 500'],
  },

  'an absent value has another default': {
    before: withParameters(pageParameter({ schema: { type: 'integer', default: 1 } })),
    now: withParameters(pageParameter({ schema: { type: 'integer', default: 2 } })),
    found: ['breaking request-default-changed listCourts query page'],
  },
  'an absent value no longer has a default': {
    before: withParameters(pageParameter({ schema: { type: 'integer', default: 1 } })),
    now: withParameters(pageParameter()),
    found: ['breaking request-default-changed listCourts query page'],
  },
  'an absent value has a default': {
    before: withParameters(pageParameter()),
    now: withParameters(pageParameter({ schema: { type: 'integer', default: 1 } })),
    found: ['safe request-default-added listCourts query page'],
  },
  'a default of a required value': {
    before: member({ type: 'string', default: '1' }),
    now: member({ type: 'string', default: '2' }),
    found: [],
  },
  'another default in a response': { now: { [`${SESSION} properties name default`]: 'Ana' }, found: [] },
  'another default of an optional value in a response': {
    now: { [`${ACCEPTED} properties court default`]: 'saibro' },
    found: ['safe response-default-changed signIn 200 Accepted.court'],
  },

  'a field of a request becomes readOnly': {
    now: { [`${CREDENTIALS} properties member readOnly`]: true },
    found: ['breaking request-field-removed signIn request member'],
  },
  'a field of a request is no longer readOnly, and is required': {
    before: { [`${CREDENTIALS} properties member readOnly`]: true },
    found: ['breaking request-field-added-required signIn request member'],
  },
  'a readOnly field becomes required': {
    before: {
      [CREDENTIALS]: object({ member: text, id: { type: 'string', readOnly: true } }),
    },
    now: {
      [CREDENTIALS]: object({ member: text, id: { type: 'string', readOnly: true } }, { required: ['id'] }),
    },
    found: [],
  },
  'a field of a response becomes writeOnly': {
    before: errorResponse(object({ a: text })),
    now: errorResponse(object({ a: { type: 'string', writeOnly: true } })),
    found: ['breaking response-field-removed getSession 500 a'],
  },
  'a field of a response becomes readOnly': {
    now: { [`${SESSION} properties name readOnly`]: true },
    found: [],
  },
  'a field of a request becomes writeOnly': {
    now: { [`${CREDENTIALS} properties password writeOnly`]: true },
    found: [],
  },

  'the discriminator has another field': {
    before: { [DISCRIMINATOR]: { propertyName: 'kind' } },
    now: { [DISCRIMINATOR]: { propertyName: 'type' } },
    found: ['breaking discriminator-changed signIn 200'],
  },
  'one more discriminator value': {
    before: { [DISCRIMINATOR]: discriminator({ yes: 'Accepted' }) },
    now: { [DISCRIMINATOR]: discriminator({ yes: 'Accepted', Refused: 'Refused', no: 'Refused' }) },
    found: ['breaking response-variant-added signIn 200 Refused'],
  },
  'a new discriminator': {
    now: { [DISCRIMINATOR]: { propertyName: 'kind' } },
    found: ['safe discriminator-added signIn 200'],
  },
  'a discriminator value that equals the name of the variant': {
    before: { [DISCRIMINATOR]: discriminator({}) },
    now: { [DISCRIMINATOR]: discriminator({ Accepted: 'Accepted' }) },
    found: [],
  },

  ...withoutEffect,
};

const listChanges = (before: Document, after: Document) =>
  compareDescriptions(before, after, { today: TODAY, validated: VALIDATED, tags: TAGS }).map(
    ({ severity, rule, at }) => `${severity} ${rule} ${at}`,
  );
const edited = (edits: Edits) => applyEdits(CLUB_DESCRIPTION, edits);

it.each(Object.entries(CASES))('%s', (_what, { before = {}, now = {}, found }) => {
  expect(listChanges(edited(before), edited(now))).toEqual(found);
});

it('has a case for each rule, with its severity', () => {
  const covered = new Set(
    Object.values(CASES).flatMap(({ found }) => found.map((line) => line.split(' ', 2).join(' '))),
  );
  const declared = Object.entries(DESCRIPTION_RULES).map(([rule, { severity }]) => `${severity} ${rule}`);
  expect([...covered].sort()).toEqual(declared.sort());
});

describe('reports nothing', () => {
  const reverseKeys = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(reverseKeys)
      : isObject(value)
        ? Object.fromEntries(
            Object.entries(value)
              .map(([key, one]) => [key, reverseKeys(one)] as const)
              .reverse(),
          )
        : value;

  it('for equal descriptions', () => {
    expect(listChanges(CLUB_DESCRIPTION, structuredClone(CLUB_DESCRIPTION))).toEqual([]);
  });

  it('for another order of keys, variants, required fields and types', () => {
    const other = applyEdits(readObject(JSON.stringify(reverseKeys(CLUB_DESCRIPTION))), {
      [VARIANTS]: [ref('Refused'), ref('Accepted')],
      [`${ACCEPTED} required`]: ['token', 'verdict'],
      [`${ACCEPTED} properties court type`]: ['null', 'number', 'string'],
    });
    expect(listChanges(CLUB_DESCRIPTION, other)).toEqual([]);
  });

  it.each(Object.keys(valueAt(SCHEMAS) as object))('for another name of the schema %s', (name) => {
    const json = JSON.stringify(CLUB_DESCRIPTION).replaceAll(
      `"#/components/schemas/${name}"`,
      '"#/components/schemas/Other"',
    );
    const renamed = applyEdits(readObject(json), {
      [`${SCHEMAS} ${name}`]: undefined,
      [`${SCHEMAS} Other`]: valueAt(`${SCHEMAS} ${name}`),
    });
    expect(listChanges(CLUB_DESCRIPTION, renamed)).toEqual([]);
  });

  it('for other names and another order of variants', () => {
    const other = edited({
      [`${SCHEMAS} No`]: valueAt(REFUSED),
      [`${SCHEMAS} Yes`]: valueAt(ACCEPTED),
      [VARIANTS]: [ref('No'), ref('Yes')],
    });
    expect(listChanges(CLUB_DESCRIPTION, other)).toEqual([]);
  });

  it('for a schema instead of its reference', () => {
    const schema = `${SESSION_CONTENT} application/json schema`;
    expect(listChanges(CLUB_DESCRIPTION, edited({ [schema]: valueAt(SESSION) }))).toEqual([]);
    expect(listChanges(CLUB_DESCRIPTION, edited({ [schema]: { allOf: [ref('Session')] } }))).toEqual([]);
  });
});

describe('a schema that contains itself', () => {
  const tree = (code: object) =>
    edited({ [COURT]: object({ code, children: { type: 'array', items: ref('Court') } }) });

  it('is compared once', () => {
    expect(listChanges(tree(text), tree(text))).toEqual([]);
    expect(listChanges(tree(text), tree({ type: 'number' }))).toEqual([
      'breaking response-type-widened listCourts 200 courts[].code',
      'breaking provider-type-narrowed listCourts 200 courts[].code',
    ]);
  });

  it('ends if the schema is a part of itself', () => {
    const recursive = edited({ [`${SESSION} allOf`]: [ref('Session')] });
    expect(listChanges(CLUB_DESCRIPTION, recursive)).toEqual([]);
    expect(listChanges(recursive, recursive)).toEqual([]);
  });

  it('ends if the schema is a variant of itself or of one of its variants', () => {
    const one = { properties: { a: text }, minProperties: 1, oneOf: [ref('Session'), ref('Problem')] };
    const other = { properties: { a: { minLength: 1 } }, minProperties: 2, oneOf: [ref('Session')] };
    const recursive = edited({ [SESSION]: one, [`${SCHEMAS} Problem`]: other });
    expect(listChanges(recursive, recursive)).toEqual([]);
    expect(listChanges(CLUB_DESCRIPTION, recursive).length).toBeGreaterThan(0);
    expect(listChanges(recursive, CLUB_DESCRIPTION).length).toBeGreaterThan(0);
  });

  it('ends if the schema is in a keyword without rules', () => {
    const recursive = edited({ [`${SESSION} not`]: ref('Session') });
    expect(listChanges(recursive, recursive)).toEqual([]);
  });
});

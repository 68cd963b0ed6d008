import { follow, isObject } from '../description/document';
import type { Document } from '../description/document';
import { listOperations } from '../description/operations';
import { readObject } from '../description/readDocument';
import { CLUB_DESCRIPTION } from '../../test/club';
import { compareDescriptions } from './compareDescriptions';
import { DESCRIPTION_RULES } from './descriptionRules';
import { planted } from '../../test/editDescription';
import type { Edits } from '../../test/editDescription';

const VALIDATED = ['Accepted', 'Session', 'CourtList'];

const TODAY = '2026-11-21';

const SCHEMAS = 'components schemas';
const CREDENTIALS = `${SCHEMAS} Credentials`;
const SESSION = `${SCHEMAS} Session`;
const ACCEPTED = `${SCHEMAS} Accepted`;
const SIGN_IN = 'paths /sign-in post';
const BODY = `${SIGN_IN} requestBody`;
const RESPONSE = `${SIGN_IN} responses 200 content application/json`;
const GET_SESSION = 'paths /session get';
const COURTS = 'paths /courts get';
const RETRY = 'components responses TooMany headers Retry-After';
const VARIANTS = `${SCHEMAS} SignInResult oneOf`;

const at = (path: string): unknown => follow(CLUB_DESCRIPTION, path.split(' '));
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const roles = (...names: string[]): Edits => ({ [`${GET_SESSION} x-roles`]: names });
const deprecated = (until: string, operation = GET_SESSION): Edits => ({
  [`${operation} deprecated`]: true,
  [`${operation} x-sunset`]: until,
});
const withParameters = (...parameters: unknown[]): Edits => ({ [`${COURTS} parameters`]: parameters });
const query = (more: object = {}) => ({ name: 'page', in: 'query', schema: { type: 'integer' }, ...more });
const inPath = (name: string, schema: object = { type: 'string' }) => ({
  name,
  in: 'path',
  required: true,
  schema,
});
/** The courts below a part of the path. */
const below = (name: string, schema?: object): Edits => ({
  'paths /courts': undefined,
  [`paths /of/{${name}}/courts`]: {
    get: { ...(at(COURTS) as object), parameters: [inPath(name, schema)] },
  },
});
const under = (method: string, more: object = {}): Edits => ({
  [`paths /session ${method}`]: { ...(at(GET_SESSION) as object), operationId: 'probe', ...more },
});
const login = (schema: object): Edits => ({ [`${CREDENTIALS} properties member`]: schema });
const role = (schema: object): Edits => ({ [`${SESSION} properties role`]: schema });
const expiresAt = (schema: object): Edits => ({ [`${SESSION} properties expiresAt`]: schema });
const union = (...variants: unknown[]): Edits => ({ [CREDENTIALS]: { oneOf: variants } });
const text = { type: 'string' };
const holding = (...names: string[]) => ({
  properties: Object.fromEntries(names.map((name) => [name, text])),
});
/** Variants with a keyword beside the union. */
const armsWithA = (more: object = {}) => ({ ...holding('a'), ...more, oneOf: [holding('b'), holding('c')] });
const parts = (...allOf: unknown[]): Edits => ({ [CREDENTIALS]: { allOf } });
const page = (schema: object) => ({ 'application/json': { schema } });
const pathOf = (path: string, more: object = {}): Edits => ({
  'paths /courts': undefined,
  [`paths ${path}`]: {
    get: {
      ...(at(COURTS) as object),
      parameters: [{ ...inPath('name'), ...more }, inPath('form')],
    },
  },
});
const withCode = { type: 'object', required: ['code'], properties: { code: { type: 'string' } } };
/** A response without a validator. */
const failure = (schema: object): Edits => ({ [`${GET_SESSION} responses 500`]: { content: page(schema) } });
const object = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more });
const jsonText = (contentSchema: object, more: object = {}) => ({
  ...{ type: 'string', contentMediaType: 'application/json', contentSchema },
  ...more,
});
const errors = (name: string, rule: string, where: string) =>
  listOperations(CLUB_DESCRIPTION)
    .filter(({ value }) => follow(value, ['responses', name]) !== undefined)
    .map(({ id }) => `${rule} ${id} ${name} ${where}`);

const ENTRY = `${SCHEMAS} Court`;
const named = (mapping: Record<string, string>) => ({
  propertyName: 'kind',
  mapping: Object.fromEntries(
    Object.entries(mapping).map(([value, name]) => [value, `#/components/schemas/${name}`]),
  ),
});

/** Returns severity, rule and location of all changes. The default of the earlier version is the club's description. */
type Case = { now: Edits; before?: Edits; found: string[]; today?: string };

/** Another spelling with the same meaning. */
const withoutEffect: Record<string, Case> = Object.fromEntries(
  (
    [
      ['at least no character', login({ type: 'string' }), login({ type: 'string', minLength: 0 })],
      ['at least no item', {}, { [`${SCHEMAS} CourtList properties courts minItems`]: 0 }],
      ['at least no field', {}, { [`${SESSION} minProperties`]: 0 }],
      ['items that may be equal', {}, { [`${SCHEMAS} CourtList properties courts uniqueItems`]: false }],
      ...['', '.*', '^.*', '.*$', '^', '$', '[\\s\\S]*'].map((pattern) => [
        `the pattern ${pattern}`,
        login({ type: 'string' }),
        login({ type: 'string', pattern }),
      ]),
      ['definitions that are not used', {}, { [`${SESSION} $defs`]: { Unused: { type: 'number' } } }],
      [
        'another definition that is not used',
        { [`${SESSION} $defs`]: { A: text } },
        { [`${SESSION} $defs`]: {} },
      ],
      ['how XML is written', {}, { [`${SESSION} properties name xml`]: { attribute: true } }],
      ['any other fields', {}, { [`${SESSION} additionalProperties`]: true }],
      ['other fields of any form', {}, { [`${SESSION} additionalProperties`]: {} }],
      ['any other fields that no part looked at', {}, { [`${SESSION} unevaluatedProperties`]: true }],
      ['no pattern of names', {}, { [`${SESSION} patternProperties`]: {} }],
      ['what is not deprecated', {}, { [`${SESSION} deprecated`]: false }],
      [
        'the character set of JSON',
        {},
        {
          [`${GET_SESSION} responses 200 content`]: {
            'application/json; charset=utf-8': at(`${GET_SESSION} responses 200 content application/json`),
          },
        },
      ],
      [
        'the case of a media type',
        {},
        { [`${BODY} content`]: { 'Application/JSON': at(`${BODY} content application/json`) } },
      ],
      [
        'how a parameter is written anyway',
        withParameters(query()),
        withParameters(query({ style: 'form', explode: true, allowReserved: false })),
      ],
      ['how a header is written anyway', {}, { [`${RETRY} style`]: 'simple', [`${RETRY} explode`]: false }],
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
  'another path': {
    now: { 'paths /session': undefined, 'paths /me': at('paths /session') },
    found: ['breaking operation-moved getSession'],
  },
  'another method': {
    now: { [GET_SESSION]: undefined, 'paths /session post': at(GET_SESSION) },
    found: ['breaking operation-moved getSession'],
  },
  'another id': {
    now: { [`${GET_SESSION} operationId`]: 'whoAmI' },
    found: ['breaking operation-renamed getSession'],
  },
  ...Object.fromEntries(
    ['head', 'options', 'trace'].flatMap((method): [string, Case][] => [
      [
        `an operation under ${method} is gone`,
        { before: under(method), now: {}, found: ['breaking operation-removed probe'] },
      ],
      [
        `an operation under ${method} wants more`,
        {
          before: under(method),
          now: under(method, { parameters: [query({ required: true })] }),
          found: ['breaking parameter-required probe query page'],
        },
      ],
    ]),
  ),
  'an operation is new': {
    now: { 'paths /me': { get: { ...(at(GET_SESSION) as object), operationId: 'me' } } },
    found: ['safe operation-added me'],
  },
  'an operation is to be left': { now: deprecated('2027-01-31'), found: ['safe deprecated getSession'] },
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
  'a call without a token is no longer accepted': {
    before: { [`${GET_SESSION} security`]: [{ bearer: [] }, {}] },
    now: {},
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
  'one more way to prove who calls': {
    now: {
      'components securitySchemes key': { type: 'apiKey', in: 'header', name: 'X-Key' },
      [`${GET_SESSION} security`]: [{ bearer: [] }, { key: [] }],
    },
    found: ['safe security-alternative-added getSession'],
  },

  'a role may no longer call an operation': {
    before: roles('member', 'owner'),
    now: roles('owner'),
    found: ['breaking roles-removed getSession'],
  },
  'a role is replaced by another one': {
    before: roles('member'),
    now: roles('owner'),
    found: ['breaking roles-removed getSession'],
  },
  'an operation of every role names its roles': {
    before: { [`${SIGN_IN} x-roles`]: ['owner'] },
    now: { [`${SIGN_IN} x-roles`]: ['owner'], ...roles('owner') },
    found: ['breaking roles-removed getSession'],
  },
  'one more role may call an operation': {
    before: roles('owner'),
    now: roles('owner', 'member'),
    found: ['safe roles-added getSession'],
  },
  'an operation no longer names its roles': {
    before: roles('owner'),
    now: {},
    found: ['safe roles-added getSession'],
  },
  'the roles have another order': {
    before: roles('owner', 'member'),
    now: roles('member', 'owner'),
    found: [],
  },
  'a description names roles for the first time': { now: roles('owner'), found: [] },

  'a path parameter has another name': {
    before: below('owner'),
    now: below('user'),
    found: ['safe path-parameter-renamed listCourts {owner}'],
  },
  'a path parameter has another type': {
    before: below('owner'),
    now: below('owner', { type: 'integer' }),
    found: ['breaking request-type-narrowed listCourts {owner}'],
  },
  'a parameter is removed': {
    before: withParameters(query()),
    now: {},
    found: ['breaking parameter-removed listCourts query page'],
  },
  'a deprecated parameter is removed, and its day has come': {
    before: withParameters(query({ deprecated: true, 'x-sunset': TODAY })),
    now: {},
    found: ['safe parameter-retired listCourts query page'],
  },
  'a deprecated parameter is removed too early': {
    before: withParameters(query({ deprecated: true, 'x-sunset': '2026-11-22' })),
    now: {},
    found: ['breaking parameter-removed listCourts query page'],
  },
  'a header is written in another case': {
    before: withParameters({ name: 'X-Id', in: 'header', schema: text }),
    now: withParameters({ name: 'x-id', in: 'header', schema: text }),
    found: [],
  },
  'one of two path parameters in a segment has another type': {
    before: pathOf('/of/{name}.{form}'),
    now: pathOf('/of/{name}.{form}', { schema: { type: 'integer' } }),
    found: ['breaking request-type-narrowed listCourts {name}'],
  },
  'a parameter has another type, behind a reference': {
    before: withParameters({ name: 'page', in: 'query', content: page(ref('Court')) }),
    now: {
      ...withParameters({ name: 'page', in: 'query', content: page(ref('Court')) }),
      [`${SCHEMAS} Court properties code maxLength`]: 3,
    },
    found: [
      'breaking keyword-unsupported listCourts query page',
      'breaking provider-limits-tightened listCourts 200 courts[].code',
    ],
  },
  'a new parameter is required': {
    now: withParameters(query({ required: true })),
    found: ['breaking parameter-required listCourts query page'],
  },
  'a parameter is required': {
    before: withParameters(query()),
    now: withParameters(query({ required: true })),
    found: ['breaking parameter-required listCourts query page'],
  },
  'a parameter is optional': {
    before: withParameters(query({ required: true })),
    now: withParameters(query()),
    found: ['safe parameter-optional listCourts query page'],
  },
  'a new parameter is optional and new': {
    now: { 'paths /courts parameters': [query()] },
    found: ['safe parameter-added listCourts query page'],
  },
  'a parameter has another style': {
    before: withParameters(query()),
    now: withParameters(query({ explode: false })),
    found: ['breaking keyword-unsupported listCourts query page'],
  },

  'a body is required': {
    before: { [`${BODY} required`]: false },
    now: {},
    found: ['breaking request-body-required signIn request'],
  },
  'a body is required where there was none': {
    before: { [BODY]: undefined },
    now: {},
    found: ['breaking request-body-required signIn request'],
  },
  'a body is optional': {
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
      [`${CREDENTIALS} properties device`]: { type: 'string' },
      [`${CREDENTIALS} required`]: ['member', 'password', 'device'],
    },
    found: ['breaking request-field-added-required signIn request device'],
  },
  'a new field is optional and new': {
    now: { [`${CREDENTIALS} properties device`]: { type: 'string' } },
    found: ['safe request-field-added signIn request device'],
  },
  'a field is no longer accepted': {
    now: { [`${CREDENTIALS} properties password`]: undefined, [`${CREDENTIALS} required`]: ['member'] },
    found: ['breaking request-field-removed signIn request password'],
  },
  'a field has another name': {
    now: {
      [`${CREDENTIALS} properties password`]: undefined,
      [`${CREDENTIALS} properties secret`]: at(`${CREDENTIALS} properties password`),
      [`${CREDENTIALS} required`]: ['member', 'secret'],
    },
    found: [
      'breaking request-field-added-required signIn request secret',
      'breaking request-field-removed signIn request password',
    ],
  },
  'a field is required': {
    before: { [`${CREDENTIALS} required`]: ['member'] },
    now: {},
    found: ['breaking request-field-made-required signIn request password'],
  },
  'a field is optional': {
    now: { [`${CREDENTIALS} required`]: ['member'] },
    found: ['safe request-field-made-optional signIn request password'],
  },
  'a text becomes a number': {
    now: { [`${CREDENTIALS} properties password type`]: 'number' },
    found: ['breaking request-type-narrowed signIn request password'],
  },
  'a number has to be whole': {
    before: login({ type: 'number' }),
    now: login({ type: 'integer' }),
    found: ['breaking request-type-narrowed signIn request member'],
  },
  'a number is also accepted': {
    now: { [`${CREDENTIALS} properties password type`]: ['string', 'number'] },
    found: ['safe request-type-widened signIn request password'],
  },
  'null is refused': {
    before: { [`${CREDENTIALS} properties password type`]: ['string', 'null'] },
    now: {},
    found: ['breaking request-null-refused signIn request password'],
  },
  'null is accepted': {
    now: { [`${CREDENTIALS} properties password type`]: ['string', 'null'] },
    found: ['safe request-null-taken signIn request password'],
  },
  'a listed value is refused': {
    before: login({ type: 'string', enum: ['a', 'b'] }),
    now: login({ type: 'string', enum: ['a'] }),
    found: ['breaking request-enum-value-removed signIn request member'],
  },
  'only listed values are accepted': {
    before: login({ type: 'string' }),
    now: login({ type: 'string', const: 'a' }),
    found: ['breaking request-enum-value-removed signIn request member'],
  },
  'one more listed value is accepted': {
    before: login({ type: 'string', enum: ['a'] }),
    now: login({ type: 'string', enum: ['b', 'a'] }),
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
  'a pattern is another': {
    now: { [`${CREDENTIALS} properties member pattern`]: '^[0-9]{1,10}$' },
    found: [
      'breaking request-limits-tightened signIn request member',
      'safe request-limits-loosened signIn request member',
    ],
  },
  'a limit becomes exclusive': {
    before: login({ type: 'number', minimum: 1, maximum: 9 }),
    now: login({ type: 'number', exclusiveMinimum: 1, maximum: 9 }),
    found: ['breaking request-limits-tightened signIn request member'],
  },
  'the tighter of two limits counts': {
    before: login({ type: 'number', minimum: 1, exclusiveMinimum: 3 }),
    now: login({ type: 'number', minimum: 2, exclusiveMinimum: 3 }),
    found: [],
  },
  'undescribed fields are refused': {
    now: { [`${CREDENTIALS} additionalProperties`]: false },
    found: ['breaking request-more-fields-refused signIn request'],
  },
  'undescribed fields are accepted': {
    before: { [`${CREDENTIALS} additionalProperties`]: false },
    now: {},
    found: ['safe request-more-fields-taken signIn request'],
  },
  'undescribed fields have another type': {
    before: { [`${CREDENTIALS} additionalProperties`]: { type: 'string' } },
    now: { [`${CREDENTIALS} additionalProperties`]: { type: 'number' } },
    found: ['breaking request-type-narrowed signIn request {any}'],
  },
  'one of two variants is no longer accepted': {
    before: union(at(CREDENTIALS), withCode),
    now: union(at(CREDENTIALS)),
    found: ['breaking request-variant-removed signIn request variant2'],
  },
  'another variant is accepted': {
    now: union(withCode, at(CREDENTIALS)),
    found: ['safe request-variant-added signIn request variant1'],
  },

  'a new field is required, beside variants instead of one schema': {
    before: { [CREDENTIALS]: holding('b') },
    now: { [CREDENTIALS]: armsWithA({ required: ['a'] }) },
    found: [
      'safe request-variant-added signIn request variant2',
      'breaking request-field-added-required signIn request a',
    ],
  },
  'a field beside variants and the variants are no longer accepted': {
    before: { [CREDENTIALS]: armsWithA() },
    now: { [CREDENTIALS]: holding('b') },
    found: [
      'breaking request-variant-removed signIn request variant2',
      'breaking request-field-removed signIn request variant1.a',
    ],
  },
  'a keyword beside variants was there before': {
    before: { [CREDENTIALS]: { type: 'object', ...holding('a', 'b') } },
    now: { [CREDENTIALS]: armsWithA({ type: 'object' }) },
    found: ['safe request-variant-added signIn request variant2'],
  },
  'a second union beside a union': {
    before: { [CREDENTIALS]: { ...armsWithA(), anyOf: [holding('d')] } },
    now: { [CREDENTIALS]: { ...armsWithA(), anyOf: [{ ...holding('d'), required: ['d'] }] } },
    found: ['breaking keyword-unsupported signIn request'],
  },
  'oneOf becomes anyOf': {
    before: { [CREDENTIALS]: { oneOf: [holding('b'), holding('c')] } },
    now: { [CREDENTIALS]: { anyOf: [holding('b'), holding('c')] } },
    found: ['breaking keyword-unsupported signIn request', 'breaking keyword-unsupported signIn request'],
  },
  'variants in the first of two parts': {
    before: parts({ oneOf: [holding('b'), holding('c')] }, { oneOf: [holding('d'), holding('e')] }),
    now: parts({ oneOf: [holding('b')] }, { oneOf: [holding('d'), holding('e')] }),
    found: ['breaking keyword-unsupported signIn request'],
  },
  'a limit in the first of two parts': {
    before: login({ allOf: [{ maxLength: 9 }, { maxLength: 10 }] }),
    now: login({ allOf: [{ maxLength: 8 }, { maxLength: 10 }] }),
    found: ['breaking keyword-unsupported signIn request member'],
  },
  'another description in the first of two parts': {
    before: parts({ title: 'One', ...holding('b') }, { title: 'Both', ...holding('c') }),
    now: parts({ title: 'First', ...holding('b') }, { title: 'Both', ...holding('c') }),
    found: [],
  },
  'JSON in a text has a new field': {
    before: login(jsonText(object({ a: text }))),
    now: login(jsonText(object({ a: text, b: text }))),
    found: ['safe request-field-added signIn request member.b'],
  },
  'JSON in a text has a new required field': {
    before: login(jsonText(object({ a: text }))),
    now: login(jsonText(object({ a: text, b: text }, { required: ['b'] }))),
    found: ['breaking request-field-added-required signIn request member.b'],
  },
  'JSON in a text has fewer values, behind references': {
    before: { ...login(jsonText(ref('Form'))), [`${SCHEMAS} Form`]: { enum: ['a', 'b'] } },
    now: { ...login(jsonText(ref('Form'))), [`${SCHEMAS} Form`]: { enum: ['a'] } },
    found: ['breaking request-enum-value-removed signIn request member'],
  },
  'JSON in a text of a response has a field less': {
    before: role(jsonText(object({ a: text }))),
    now: role(jsonText(object({}))),
    found: ['breaking response-field-removed getSession 200 role.a'],
  },
  'a text is described as JSON': {
    before: login({ ...text, contentMediaType: 'application/json' }),
    now: login(jsonText(object({ a: text }))),
    found: ['breaking keyword-unsupported signIn request member'],
  },
  'an encoded text has other JSON': {
    before: login(jsonText(object({ a: text }), { contentEncoding: 'base64' })),
    now: login(jsonText(object({ a: text, b: text }), { contentEncoding: 'base64' })),
    found: ['breaking keyword-unsupported signIn request member'],
  },
  'any integer instead of a listed number': {
    before: login({ const: 1 }),
    now: login({ type: 'integer' }),
    found: ['safe request-enum-value-added signIn request member'],
  },
  'a decimal number is also accepted': {
    before: login({ enum: [1, 2] }),
    now: login({ enum: [1, 2, 2.5] }),
    found: ['safe request-enum-value-added signIn request member'],
  },
  'a listed decimal number': {
    before: login({ const: 1.5 }),
    now: login({ type: 'integer' }),
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
      [`${GET_SESSION} responses 201`]: at(`${GET_SESSION} responses 200`),
    },
    found: ['breaking status-removed getSession 200', 'breaking status-added getSession 201'],
  },
  'a new error status': {
    now: { [`${GET_SESSION} responses 409`]: { $ref: '#/components/responses/Broken' } },
    found: ['safe error-status-added getSession 409'],
  },
  'another media type of a response': {
    now: { [`${GET_SESSION} responses 200 content`]: { 'text/html': {} } },
    found: [
      'breaking response-media-type-removed getSession 200',
      'safe response-media-type-added getSession 200',
    ],
  },
  'a header is removed': {
    now: { 'components responses TooMany headers': undefined },
    found: errors('429', 'breaking response-header-removed', 'header retry-after'),
  },
  'a deprecated header is removed on its day': {
    before: { [`${RETRY} deprecated`]: true, [`${RETRY} x-sunset`]: TODAY },
    now: { 'components responses TooMany headers': undefined },
    found: errors('429', 'safe response-header-retired', 'header retry-after'),
  },
  'a deprecated header is removed before its day': {
    before: { [`${RETRY} deprecated`]: true, [`${RETRY} x-sunset`]: '2026-11-22' },
    now: { 'components responses TooMany headers': undefined },
    found: errors('429', 'breaking response-header-removed', 'header retry-after'),
  },
  'a header is deprecated': {
    now: { [`${RETRY} deprecated`]: true, [`${RETRY} x-sunset`]: '2027-01-31' },
    found: errors('429', 'safe deprecated', 'header retry-after'),
  },
  'a header is deprecated with a day in the past': {
    now: { [`${RETRY} deprecated`]: true, [`${RETRY} x-sunset`]: TODAY },
    found: errors('429', 'breaking sunset-too-soon', 'header retry-after'),
  },
  'the announced day of a header is earlier': {
    before: { [`${RETRY} deprecated`]: true, [`${RETRY} x-sunset`]: '2027-01-31' },
    now: { [`${RETRY} deprecated`]: true, [`${RETRY} x-sunset`]: '2027-01-30' },
    found: errors('429', 'breaking sunset-too-soon', 'header retry-after'),
  },
  'a header is optional': {
    before: { [`${RETRY} required`]: true },
    now: {},
    found: errors('429', 'breaking response-header-optional', 'header retry-after'),
  },
  'a header is required': {
    now: { [`${RETRY} required`]: true },
    found: errors('429', 'safe response-header-required', 'header retry-after'),
  },
  'a header becomes a text': {
    now: { [`${RETRY} schema type`]: 'string' },
    found: errors('429', 'breaking response-type-widened', 'header retry-after'),
  },
  'one more header': {
    now: { [`${GET_SESSION} responses 200 headers`]: { ETag: { schema: { type: 'string' } } } },
    found: ['safe response-header-added getSession 200 header etag'],
  },
  'a header has another type': {
    before: { [`${GET_SESSION} responses 200 headers`]: { ETag: { content: page(text) } } },
    now: { [`${GET_SESSION} responses 200 headers`]: { ETag: { content: page({ type: 'number' }) } } },
    found: ['breaking keyword-unsupported getSession 200 header etag'],
  },
  'a field of a variant is removed': {
    now: { [`${ACCEPTED} properties court`]: undefined },
    found: ['breaking response-field-removed signIn 200 Accepted.court'],
  },
  'a new field of a response': {
    now: { [`${SESSION} properties email`]: { type: 'string' } },
    found: ['safe response-field-added getSession 200 email'],
  },
  'a field is removed below a list': {
    now: {
      [`${SCHEMAS} Court properties icon`]: undefined,
      [`${SCHEMAS} Court required`]: ['code', 'title'],
    },
    found: ['breaking response-field-removed listCourts 200 courts[].icon'],
  },
  'a token is optional': {
    now: { [`${ACCEPTED} required`]: ['verdict'] },
    found: ['breaking response-field-made-optional signIn 200 Accepted.token'],
  },
  'a field of a response is required': {
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
  'a response has one type less': {
    now: { [`${ACCEPTED} properties court type`]: ['string', 'null'] },
    found: ['breaking provider-type-narrowed signIn 200 Accepted.court'],
  },
  'a response has only integers': {
    before: { [`${RETRY} schema type`]: 'number' },
    now: {},
    found: errors('429', 'safe response-type-narrowed', 'header retry-after'),
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
  'a code is never null': {
    now: { [`${ACCEPTED} properties court type`]: ['string', 'number'] },
    found: ['breaking provider-null-refused signIn 200 Accepted.court'],
  },
  'a new role': {
    now: role({ type: 'string', enum: ['editor', 'admin', 'guest'] }),
    found: ['breaking response-enum-value-added getSession 200 role'],
  },
  'any role': {
    now: role({ type: 'string' }),
    found: ['breaking response-enum-value-added getSession 200 role'],
  },
  'a role less': {
    now: role({ const: 'admin' }),
    found: ['breaking provider-enum-value-removed getSession 200 role'],
  },
  'a day without a format': {
    now: expiresAt({ type: 'string' }),
    found: ['breaking response-limits-loosened getSession 200 expiresAt'],
  },
  'an empty token': {
    now: { [`${ACCEPTED} properties token minLength`]: 0 },
    found: ['breaking response-limits-loosened signIn 200 Accepted.token'],
  },
  'a longer wait': {
    now: { [`${RETRY} schema maximum`]: 7200 },
    found: errors('429', 'breaking response-limits-loosened', 'header retry-after'),
  },
  'a shorter list': {
    now: { [`${SCHEMAS} CourtList properties courts maxItems`]: 100 },
    found: ['breaking provider-limits-tightened listCourts 200 courts'],
  },
  'undescribed fields become possible': {
    before: { [`${SESSION} additionalProperties`]: false },
    now: {},
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
    now: {},
    found: [
      'breaking response-type-widened getSession 200 {any}',
      'breaking response-null-possible getSession 200 {any}',
    ],
  },
  'other fields may have any value with an id': {
    before: { [`${SESSION} additionalProperties`]: { not: text } },
    now: {},
    found: ['breaking keyword-unsupported getSession 200 {any}'],
  },
  'a new field where undescribed ones were excluded': {
    before: { [`${SESSION} additionalProperties`]: false },
    now: { [`${SESSION} additionalProperties`]: false, [`${SESSION} properties email`]: { type: 'string' } },
    found: ['breaking response-more-fields-possible getSession 200 email'],
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
    before: { [SESSION]: armsWithA() },
    now: { [SESSION]: holding('b') },
    found: [
      'breaking response-variant-removed getSession 200 variant2',
      'breaking response-field-removed getSession 200 variant1.a',
      'breaking provider-variant-removed getSession 200 variant2',
    ],
  },
  'two variants instead of one, and a field may be null': {
    before: { [SESSION]: holding('a', 'b') },
    now: { [SESSION]: armsWithA({ properties: { a: { type: ['string', 'null'] } } }) },
    found: [
      'breaking response-variant-added getSession 200 variant2',
      'breaking response-null-possible getSession 200 a',
    ],
  },
  'a third variant': {
    now: { [`${VARIANTS} 2`]: withCode },
    found: ['breaking response-variant-added signIn 200 variant3'],
  },
  'the variants are swapped': {
    now: {
      [`${ACCEPTED} properties verdict`]: at(`${SCHEMAS} Refused properties verdict`),
      [`${SCHEMAS} Refused properties verdict`]: at(`${ACCEPTED} properties verdict`),
    },
    found: [
      'breaking variant-range-changed signIn 200 Accepted.verdict',
      'breaking variant-range-changed signIn 200 Refused.verdict',
    ],
  },
  '1 is accepted too': {
    now: { [`${ACCEPTED} properties verdict maximum`]: 1 },
    found: ['breaking variant-range-changed signIn 200 Accepted.verdict'],
  },
  '1 is accepted too, with an empty token': {
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
      [`${SCHEMAS} Refused properties court`]: undefined,
      [VARIANTS]: [ref('Refused'), ref('Accepted')],
    },
    found: [
      'breaking response-field-removed signIn 200 Accepted.notice',
      'breaking response-field-removed signIn 200 Refused.court',
    ],
  },
  'any number is accepted': {
    now: { [`${ACCEPTED} properties verdict maximum`]: undefined },
    found: ['breaking variant-range-changed signIn 200 Accepted.verdict'],
  },
  'fewer values mean an accepted login': {
    now: { [`${ACCEPTED} properties verdict minimum`]: 0 },
    found: ['breaking variant-range-changed signIn 200 Accepted.verdict'],
  },
  'a deprecated field is removed, and its day has come': {
    before: {
      [`${ACCEPTED} properties court deprecated`]: true,
      [`${ACCEPTED} properties court x-sunset`]: '2026-11-20',
    },
    now: { [`${ACCEPTED} properties court`]: undefined },
    found: ['safe field-retired signIn 200 Accepted.court'],
  },
  'a deprecated field is removed too early': {
    before: {
      [`${ACCEPTED} properties court deprecated`]: true,
      [`${ACCEPTED} properties court x-sunset`]: '2026-11-22',
    },
    now: { [`${ACCEPTED} properties court`]: undefined },
    found: ['breaking response-field-removed signIn 200 Accepted.court'],
  },
  'a field is deprecated': {
    now: {
      [`${SESSION} properties name deprecated`]: true,
      [`${SESSION} properties name x-sunset`]: '2027-01-31',
    },
    found: ['safe deprecated getSession 200 name'],
  },

  'an example is removed': {
    now: { [`${RESPONSE} examples blocked`]: undefined },
    found: ['breaking scenario-removed signIn 200 example blocked'],
  },
  'a new example': {
    now: { [`${RESPONSE} examples expired`]: at(`${RESPONSE} examples blocked`) },
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

  'a keyword without rules': {
    now: { [`${SESSION} not`]: ref('Problem') },
    found: ['breaking keyword-unsupported getSession 200'],
  },
  'a keyword without rules, behind a reference': {
    before: { [`${SESSION} not`]: ref('Court') },
    now: {
      [`${SESSION} not`]: ref('Court'),
      [`${SCHEMAS} Court properties code`]: { type: 'string' },
    },
    found: [
      'breaking keyword-unsupported getSession 200',
      'breaking response-limits-loosened listCourts 200 courts[].code',
      'breaking response-limits-loosened listCourts 200 courts[].code',
    ],
  },
  'a separate address': {
    now: { [`${GET_SESSION} servers`]: [{ url: '/v2' }] },
    found: ['breaking keyword-unsupported getSession'],
  },
  'another address for all': {
    now: { servers: [{ url: '/api/v2' }] },
    found: listOperations(CLUB_DESCRIPTION).map(({ id }) => `breaking keyword-unsupported ${id}`),
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
    now: {},
    found: [],
  },
  'another spelling of the same schema': {
    now: { 'components securitySchemes bearer description': 'The token.', [`${SESSION} title`]: 'A session' },
    found: [],
  },
  'a limit beside a reference': {
    now: { [`${SESSION} properties name`]: { allOf: [{ type: 'string' }], maxLength: 80 } },
    found: ['breaking provider-limits-tightened getSession 200 name'],
  },
  'an operation belongs to another agreement': {
    now: { [`${GET_SESSION} tags`]: ['authorization'] },
    found: ['breaking operation-tags-changed getSession'],
  },
  'an operation belongs to no agreement': {
    now: { [`${SIGN_IN} tags`]: undefined },
    found: ['breaking operation-tags-changed signIn'],
  },
  'the consumer accepts only shorter codes': {
    now: { [`${ENTRY} properties code maxLength`]: 10 },
    found: ['breaking provider-limits-tightened listCourts 200 courts[].code'],
  },
  'the consumer accepts no empty list': {
    now: { [`${SCHEMAS} CourtList properties courts minItems`]: 1 },
    found: ['breaking provider-limits-tightened listCourts 200 courts'],
  },
  'the consumer accepts no undescribed field': {
    now: { [`${ENTRY} additionalProperties`]: false },
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
    now: { [`${ENTRY} properties url`]: false },
    found: [
      'safe response-field-added listCourts 200 courts[].url',
      'breaking provider-more-fields-refused listCourts 200 courts[].url',
    ],
  },
  'the consumer accepts only some icons': {
    now: { [`${ENTRY} properties icon enum`]: ['wallet'] },
    found: ['breaking provider-enum-value-removed listCourts 200 courts[].icon'],
  },
  'the consumer accepts only integers': {
    now: { [`${ACCEPTED} properties verdict type`]: 'integer' },
    found: ['breaking provider-type-narrowed signIn 200 Accepted.verdict'],
  },
  'the consumer accepts only text as a code': {
    now: { [`${SCHEMAS} Refused properties court type`]: ['string', 'null'] },
    found: ['breaking provider-type-narrowed signIn 200 Refused.court'],
  },
  'the consumer accepts only refusals with a message': {
    now: { [`${SCHEMAS} Refused properties notice type`]: 'string' },
    found: ['breaking provider-null-refused signIn 200 Refused.notice'],
  },
  'the consumer requires a message': {
    now: { [`${SCHEMAS} Refused required`]: ['verdict', 'notice'] },
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
  'the consumer requires a date': {
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
    before: failure(object({ a: text })),
    now: failure(object({ a: { type: 'string', maxLength: 9 } })),
    found: ['safe response-limits-tightened getSession 500 a'],
  },
  'an error response: a field is required': {
    before: failure(object({ a: text })),
    now: failure(object({ a: text }, { required: ['a'] })),
    found: ['safe response-field-made-required getSession 500 a'],
  },
  'an error response: never null': {
    before: failure(object({ a: { type: ['string', 'null'] } })),
    now: failure(object({ a: text })),
    found: ['safe response-null-gone getSession 500 a'],
  },
  'an error response: one listed value less': {
    before: failure(object({ a: { enum: ['b', 'c'] } })),
    now: failure(object({ a: { const: 'b' } })),
    found: ['safe response-enum-value-removed getSession 500 a'],
  },
  'an error response: no other fields': {
    before: failure(object({ a: text })),
    now: failure(object({ a: text }, { additionalProperties: false })),
    found: ['safe response-more-fields-gone getSession 500'],
  },

  'an absent value has another default': {
    before: withParameters(query({ schema: { type: 'integer', default: 1 } })),
    now: withParameters(query({ schema: { type: 'integer', default: 2 } })),
    found: ['breaking request-default-changed listCourts query page'],
  },
  'an absent value no longer has a default': {
    before: withParameters(query({ schema: { type: 'integer', default: 1 } })),
    now: withParameters(query()),
    found: ['breaking request-default-changed listCourts query page'],
  },
  'an absent value has a default': {
    before: withParameters(query()),
    now: withParameters(query({ schema: { type: 'integer', default: 1 } })),
    found: ['safe request-default-added listCourts query page'],
  },
  'a default of a required value': {
    before: login({ type: 'string', default: '1' }),
    now: login({ type: 'string', default: '2' }),
    found: [],
  },
  'another default in a response': {
    now: { [`${SESSION} properties name default`]: 'Ana' },
    found: [],
  },
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
    now: {},
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
    before: failure(object({ a: text })),
    now: failure(object({ a: { type: 'string', writeOnly: true } })),
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
    before: { [`${SCHEMAS} SignInResult discriminator`]: { propertyName: 'kind' } },
    now: { [`${SCHEMAS} SignInResult discriminator`]: { propertyName: 'type' } },
    found: ['breaking discriminator-changed signIn 200'],
  },
  'a discriminator value names another variant': {
    before: { [`${SCHEMAS} SignInResult discriminator`]: named({ yes: 'Accepted', no: 'Refused' }) },
    now: { [`${SCHEMAS} SignInResult discriminator`]: named({ yes: 'Refused', no: 'Refused' }) },
    found: ['breaking discriminator-changed signIn 200'],
  },
  'one more discriminator value': {
    before: { [`${SCHEMAS} SignInResult discriminator`]: named({ yes: 'Accepted' }) },
    now: { [`${SCHEMAS} SignInResult discriminator`]: named({ yes: 'Accepted', no: 'Refused' }) },
    found: ['safe discriminator-added signIn 200'],
  },
  'a new discriminator': {
    now: { [`${SCHEMAS} SignInResult discriminator`]: { propertyName: 'kind' } },
    found: ['safe discriminator-added signIn 200'],
  },
  'a discriminator value that equals the name of the variant': {
    before: { [`${SCHEMAS} SignInResult discriminator`]: named({}) },
    now: { [`${SCHEMAS} SignInResult discriminator`]: named({ Accepted: 'Accepted' }) },
    found: [],
  },

  ...withoutEffect,
};

const foundIn = (before: Document, after: Document, today = TODAY) =>
  compareDescriptions(before, after, today, VALIDATED).map(
    ({ severity, rule, at: location }) => `${severity} ${rule} ${location}`,
  );

it.each(Object.entries(CASES))('%s', (_what, { before = {}, now, found, today }) => {
  const old = planted(CLUB_DESCRIPTION, before);
  // Both edits apply to the club's description. `before` is the edit of the earlier one.
  expect(foundIn(old, planted(CLUB_DESCRIPTION, now), today)).toEqual(found);
});

it('has a planted case for each rule, with its severity', () => {
  const planted = new Set(
    Object.values(CASES).flatMap(({ found }) => found.map((line) => line.split(' ', 2).join(' '))),
  );
  const written = Object.entries(DESCRIPTION_RULES).map(([rule, { severity }]) => `${severity} ${rule}`);
  expect([...planted].sort()).toEqual(written.sort());
});

describe('reports nothing', () => {
  /** Every object with its keys the other way round. */
  const turned = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(turned)
      : isObject(value)
        ? Object.fromEntries(
            Object.entries(value)
              .map(([key, one]) => [key, turned(one)] as const)
              .reverse(),
          )
        : value;
  const asDocument = (value: unknown): Document => readObject(JSON.stringify(value));

  it('for equal descriptions', () => {
    expect(foundIn(CLUB_DESCRIPTION, structuredClone(CLUB_DESCRIPTION))).toEqual([]);
  });

  it('for another order of keys, variants, required fields and types', () => {
    const other = planted(asDocument(turned(CLUB_DESCRIPTION)), {
      [VARIANTS]: [ref('Refused'), ref('Accepted')],
      [`${ACCEPTED} required`]: ['token', 'verdict'],
      [`${ACCEPTED} properties court type`]: ['null', 'number', 'string'],
    });
    expect(foundIn(CLUB_DESCRIPTION, other)).toEqual([]);
  });

  it.each(Object.keys(at(SCHEMAS) as object))('for another name of the schema %s', (name) => {
    const text = JSON.stringify(CLUB_DESCRIPTION).replaceAll(
      `"#/components/schemas/${name}"`,
      '"#/components/schemas/Other"',
    );
    const renamed = planted(asDocument(JSON.parse(text)), {
      [`${SCHEMAS} ${name}`]: undefined,
      [`${SCHEMAS} Other`]: at(`${SCHEMAS} ${name}`),
    });
    expect(foundIn(CLUB_DESCRIPTION, renamed)).toEqual([]);
  });

  it('for other names and another order of variants', () => {
    const other = planted(CLUB_DESCRIPTION, {
      [`${SCHEMAS} No`]: at(`${SCHEMAS} Refused`),
      [`${SCHEMAS} Yes`]: at(ACCEPTED),
      [VARIANTS]: [ref('No'), ref('Yes')],
    });
    expect(foundIn(CLUB_DESCRIPTION, other)).toEqual([]);
  });

  it('for a schema instead of its reference', () => {
    const schema = `${GET_SESSION} responses 200 content application/json schema`;
    expect(foundIn(CLUB_DESCRIPTION, planted(CLUB_DESCRIPTION, { [schema]: at(SESSION) }))).toEqual([]);
    expect(
      foundIn(CLUB_DESCRIPTION, planted(CLUB_DESCRIPTION, { [schema]: { allOf: [ref('Session')] } })),
    ).toEqual([]);
  });
});

describe('a schema that contains itself', () => {
  const tree = (code: object) =>
    planted(CLUB_DESCRIPTION, {
      [`${SCHEMAS} Court`]: {
        type: 'object',
        properties: { code, children: { type: 'array', items: ref('Court') } },
      },
    });

  it('is compared once', () => {
    expect(foundIn(tree({ type: 'string' }), tree({ type: 'string' }))).toEqual([]);
    expect(foundIn(tree({ type: 'string' }), tree({ type: 'number' }))).toEqual([
      'breaking response-type-widened listCourts 200 courts[].code',
      'breaking provider-type-narrowed listCourts 200 courts[].code',
    ]);
  });

  it('ends if the schema is a part of itself', () => {
    const own = planted(CLUB_DESCRIPTION, { [`${SCHEMAS} Session allOf`]: [ref('Session')] });
    expect(foundIn(CLUB_DESCRIPTION, own)).toEqual([]);
    expect(foundIn(own, own)).toEqual([]);
  });

  it('ends if the schema is a variant of itself or of one of its variants', () => {
    const one = { properties: { a: text }, minProperties: 1, oneOf: [ref('Session'), ref('Problem')] };
    const other = { properties: { a: { minLength: 1 } }, minProperties: 2, oneOf: [ref('Session')] };
    const own = planted(CLUB_DESCRIPTION, { [SESSION]: one, [`${SCHEMAS} Problem`]: other });
    expect(foundIn(own, own)).toEqual([]);
    expect(foundIn(CLUB_DESCRIPTION, own).length).toBeGreaterThan(0);
    expect(foundIn(own, CLUB_DESCRIPTION).length).toBeGreaterThan(0);
  });

  it('ends if the schema is in a keyword without rules', () => {
    const own = planted(CLUB_DESCRIPTION, { [`${SCHEMAS} Session not`]: ref('Session') });
    expect(foundIn(own, own)).toEqual([]);
  });
});

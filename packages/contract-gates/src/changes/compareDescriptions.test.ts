import { readFileSync } from 'node:fs';
import { follow, isObject } from '../description/document';
import type { Document } from '../description/document';
import { listOperations } from '../description/operations';
import { readDocument, readObject } from '../description/readDocument';
import { DESCRIPTION_FIXTURE } from '../../test/fixtures/agreement';
import { compareDescriptions } from './compareDescriptions';
import { DESCRIPTION_RULES } from './descriptionRules';
import { planted } from '../../test/editDescription';
import type { Edits } from '../../test/editDescription';

const VALIDATED = ['Accepted', 'Session', 'DashboardList'];

const SHIPPED = readDocument(readFileSync(DESCRIPTION_FIXTURE, 'utf8'));
const TODAY = '2026-11-21';

const SCHEMAS = 'components schemas';
const CREDENTIALS = `${SCHEMAS} Credentials`;
const SESSION = `${SCHEMAS} Session`;
const ACCEPTED = `${SCHEMAS} Accepted`;
const TOKEN = 'paths /authorization/getToken post';
const BODY = `${TOKEN} requestBody`;
const ANSWER = `${TOKEN} responses 200 content application/json`;
const GET_SESSION = 'paths /session get';
const DASHBOARDS = 'paths /dashboards get';
const RETRY = 'components responses TooMany headers Retry-After';
const ARMS = `${SCHEMAS} TokenAnswer oneOf`;

const at = (path: string): unknown => follow(SHIPPED, path.split(' '));
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const deprecated = (until: string, operation = GET_SESSION): Edits => ({
  [`${operation} deprecated`]: true,
  [`${operation} x-sunset`]: until,
});
const withParameters = (...parameters: unknown[]): Edits => ({ [`${DASHBOARDS} parameters`]: parameters });
const query = (more: object = {}) => ({ name: 'page', in: 'query', schema: { type: 'integer' }, ...more });
const inPath = (name: string, schema: object = { type: 'string' }) => ({
  name,
  in: 'path',
  required: true,
  schema,
});
/** The dashboards below a part of the path. */
const below = (name: string, schema?: object): Edits => ({
  'paths /dashboards': undefined,
  [`paths /of/{${name}}/dashboards`]: {
    get: { ...(at(DASHBOARDS) as object), parameters: [inPath(name, schema)] },
  },
});
const under = (method: string, more: object = {}): Edits => ({
  [`paths /session ${method}`]: { ...(at(GET_SESSION) as object), operationId: 'probe', ...more },
});
const login = (schema: object): Edits => ({ [`${CREDENTIALS} properties ds_Login`]: schema });
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
  'paths /dashboards': undefined,
  [`paths ${path}`]: {
    get: {
      ...(at(DASHBOARDS) as object),
      parameters: [{ ...inPath('name'), ...more }, inPath('form')],
    },
  },
});
const withCode = { type: 'object', required: ['code'], properties: { code: { type: 'string' } } };
/** A response that no guard of the portal reads. */
const failure = (schema: object): Edits => ({ [`${GET_SESSION} responses 500`]: { content: page(schema) } });
const object = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more });
const errors = (name: string, rule: string, where: string) =>
  listOperations(SHIPPED)
    .filter(({ value }) => follow(value, ['responses', name]) !== undefined)
    .map(({ id }) => `${rule} ${id} ${name} ${where}`);

const ENTRY = `${SCHEMAS} DashboardEntry`;
const named = (mapping: Record<string, string>) => ({
  propertyName: 'kind',
  mapping: Object.fromEntries(
    Object.entries(mapping).map(([value, name]) => [value, `#/components/schemas/${name}`]),
  ),
});

/** Returns severity, rule and location of all changes. The default of the earlier version is the shipped one. */
type Case = { now: Edits; before?: Edits; found: string[]; today?: string };

/** Another spelling with the same meaning. */
const withoutEffect: Record<string, Case> = Object.fromEntries(
  (
    [
      ['at least no character', login({ type: 'string' }), login({ type: 'string', minLength: 0 })],
      ['at least no item', {}, { [`${SCHEMAS} DashboardList properties dashboards minItems`]: 0 }],
      ['at least no field', {}, { [`${SESSION} minProperties`]: 0 }],
      [
        'items that may be equal',
        {},
        { [`${SCHEMAS} DashboardList properties dashboards uniqueItems`]: false },
      ],
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
    now: { 'paths /dashboards': undefined },
    found: ['breaking operation-removed listDashboards'],
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
    now: { [`${TOKEN} security`]: undefined },
    found: ['breaking security-added getToken'],
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
    found: ['breaking security-changed getSession', 'breaking security-changed listDashboards'],
  },
  'one more way to prove who calls': {
    now: {
      'components securitySchemes key': { type: 'apiKey', in: 'header', name: 'X-Key' },
      [`${GET_SESSION} security`]: [{ bearer: [] }, { key: [] }],
    },
    found: ['safe security-alternative-added getSession'],
  },

  'a path parameter has another name': {
    before: below('owner'),
    now: below('user'),
    found: ['safe path-parameter-renamed listDashboards {owner}'],
  },
  'a path parameter has another type': {
    before: below('owner'),
    now: below('owner', { type: 'integer' }),
    found: ['breaking request-type-narrowed listDashboards {owner}'],
  },
  'a parameter is removed': {
    before: withParameters(query()),
    now: {},
    found: ['breaking parameter-removed listDashboards query page'],
  },
  'a deprecated parameter is removed, and its day has come': {
    before: withParameters(query({ deprecated: true, 'x-sunset': TODAY })),
    now: {},
    found: ['safe parameter-retired listDashboards query page'],
  },
  'a deprecated parameter is removed too early': {
    before: withParameters(query({ deprecated: true, 'x-sunset': '2026-11-22' })),
    now: {},
    found: ['breaking parameter-removed listDashboards query page'],
  },
  'one of two path parameters in a segment has another type': {
    before: pathOf('/of/{name}.{form}'),
    now: pathOf('/of/{name}.{form}', { schema: { type: 'integer' } }),
    found: ['breaking request-type-narrowed listDashboards {name}'],
  },
  'a parameter has another type, behind a reference': {
    before: withParameters({ name: 'page', in: 'query', content: page(ref('DashboardEntry')) }),
    now: {
      ...withParameters({ name: 'page', in: 'query', content: page(ref('DashboardEntry')) }),
      [`${SCHEMAS} DashboardEntry properties code maxLength`]: 3,
    },
    found: [
      'breaking keyword-unsupported listDashboards query page',
      'breaking provider-limits-tightened listDashboards 200 dashboards[].code',
    ],
  },
  'a new parameter is required': {
    now: withParameters(query({ required: true })),
    found: ['breaking parameter-required listDashboards query page'],
  },
  'a parameter is required': {
    before: withParameters(query()),
    now: withParameters(query({ required: true })),
    found: ['breaking parameter-required listDashboards query page'],
  },
  'a parameter is optional': {
    before: withParameters(query({ required: true })),
    now: withParameters(query()),
    found: ['safe parameter-optional listDashboards query page'],
  },
  'a new parameter is optional and new': {
    now: { 'paths /dashboards parameters': [query()] },
    found: ['safe parameter-added listDashboards query page'],
  },
  'a parameter has another style': {
    before: withParameters(query()),
    now: withParameters(query({ explode: false })),
    found: ['breaking keyword-unsupported listDashboards query page'],
  },

  'a body is required': {
    before: { [`${BODY} required`]: false },
    now: {},
    found: ['breaking request-body-required getToken request'],
  },
  'a body is required where there was none': {
    before: { [BODY]: undefined },
    now: {},
    found: ['breaking request-body-required getToken request'],
  },
  'a body is optional': {
    now: { [`${BODY} required`]: undefined },
    found: ['safe request-body-optional getToken request'],
  },
  'a body is no longer accepted': {
    now: { [BODY]: undefined },
    found: ['breaking request-body-removed getToken request'],
  },
  'another media type of the body': {
    now: { [`${BODY} content`]: { 'application/xml': {} } },
    found: [
      'breaking request-media-type-removed getToken request',
      'safe request-media-type-added getToken request',
    ],
  },
  'a new field is required': {
    now: {
      [`${CREDENTIALS} properties ds_Device`]: { type: 'string' },
      [`${CREDENTIALS} required`]: ['ds_Login', 'ds_Senha', 'ds_Device'],
    },
    found: ['breaking request-field-added-required getToken request ds_Device'],
  },
  'a new field is optional and new': {
    now: { [`${CREDENTIALS} properties ds_Device`]: { type: 'string' } },
    found: ['safe request-field-added getToken request ds_Device'],
  },
  'a field is no longer accepted': {
    now: { [`${CREDENTIALS} properties ds_Senha`]: undefined, [`${CREDENTIALS} required`]: ['ds_Login'] },
    found: ['breaking request-field-removed getToken request ds_Senha'],
  },
  'a field has another name': {
    now: {
      [`${CREDENTIALS} properties ds_Senha`]: undefined,
      [`${CREDENTIALS} properties password`]: at(`${CREDENTIALS} properties ds_Senha`),
      [`${CREDENTIALS} required`]: ['ds_Login', 'password'],
    },
    found: [
      'breaking request-field-added-required getToken request password',
      'breaking request-field-removed getToken request ds_Senha',
    ],
  },
  'a field is required': {
    before: { [`${CREDENTIALS} required`]: ['ds_Login'] },
    now: {},
    found: ['breaking request-field-made-required getToken request ds_Senha'],
  },
  'a field is optional': {
    now: { [`${CREDENTIALS} required`]: ['ds_Login'] },
    found: ['safe request-field-made-optional getToken request ds_Senha'],
  },
  'a text becomes a number': {
    now: { [`${CREDENTIALS} properties ds_Senha type`]: 'number' },
    found: ['breaking request-type-narrowed getToken request ds_Senha'],
  },
  'a number has to be whole': {
    before: login({ type: 'number' }),
    now: login({ type: 'integer' }),
    found: ['breaking request-type-narrowed getToken request ds_Login'],
  },
  'a number is also accepted': {
    now: { [`${CREDENTIALS} properties ds_Senha type`]: ['string', 'number'] },
    found: ['safe request-type-widened getToken request ds_Senha'],
  },
  'null is refused': {
    before: { [`${CREDENTIALS} properties ds_Senha type`]: ['string', 'null'] },
    now: {},
    found: ['breaking request-null-refused getToken request ds_Senha'],
  },
  'null is accepted': {
    now: { [`${CREDENTIALS} properties ds_Senha type`]: ['string', 'null'] },
    found: ['safe request-null-taken getToken request ds_Senha'],
  },
  'a listed value is refused': {
    before: login({ type: 'string', enum: ['a', 'b'] }),
    now: login({ type: 'string', enum: ['a'] }),
    found: ['breaking request-enum-value-removed getToken request ds_Login'],
  },
  'only listed values are accepted': {
    before: login({ type: 'string' }),
    now: login({ type: 'string', const: 'a' }),
    found: ['breaking request-enum-value-removed getToken request ds_Login'],
  },
  'one more listed value is accepted': {
    before: login({ type: 'string', enum: ['a'] }),
    now: login({ type: 'string', enum: ['b', 'a'] }),
    found: ['safe request-enum-value-added getToken request ds_Login'],
  },
  'a text has to be longer': {
    now: { [`${CREDENTIALS} properties ds_Senha minLength`]: 8 },
    found: ['breaking request-limits-tightened getToken request ds_Senha'],
  },
  'a text has to be shorter': {
    now: { [`${CREDENTIALS} properties ds_Senha maxLength`]: 1023 },
    found: ['breaking request-limits-tightened getToken request ds_Senha'],
  },
  'a text may be longer': {
    now: { [`${CREDENTIALS} properties ds_Senha maxLength`]: undefined },
    found: ['safe request-limits-loosened getToken request ds_Senha'],
  },
  'a pattern is another': {
    now: { [`${CREDENTIALS} properties ds_Login pattern`]: '^[0-9]{1,10}$' },
    found: [
      'breaking request-limits-tightened getToken request ds_Login',
      'safe request-limits-loosened getToken request ds_Login',
    ],
  },
  'a limit becomes exclusive': {
    before: login({ type: 'number', minimum: 1, maximum: 9 }),
    now: login({ type: 'number', exclusiveMinimum: 1, maximum: 9 }),
    found: ['breaking request-limits-tightened getToken request ds_Login'],
  },
  'the tighter of two limits counts': {
    before: login({ type: 'number', minimum: 1, exclusiveMinimum: 3 }),
    now: login({ type: 'number', minimum: 2, exclusiveMinimum: 3 }),
    found: [],
  },
  'undescribed fields are refused': {
    now: { [`${CREDENTIALS} additionalProperties`]: false },
    found: ['breaking request-more-fields-refused getToken request'],
  },
  'undescribed fields are accepted': {
    before: { [`${CREDENTIALS} additionalProperties`]: false },
    now: {},
    found: ['safe request-more-fields-taken getToken request'],
  },
  'undescribed fields have another type': {
    before: { [`${CREDENTIALS} additionalProperties`]: { type: 'string' } },
    now: { [`${CREDENTIALS} additionalProperties`]: { type: 'number' } },
    found: ['breaking request-type-narrowed getToken request {any}'],
  },
  'one of two variants is no longer accepted': {
    before: union(at(CREDENTIALS), withCode),
    now: union(at(CREDENTIALS)),
    found: ['breaking request-variant-removed getToken request variant2'],
  },
  'another variant is accepted': {
    now: union(withCode, at(CREDENTIALS)),
    found: ['safe request-variant-added getToken request variant1'],
  },

  'a new field is required, beside variants instead of one schema': {
    before: { [CREDENTIALS]: holding('b') },
    now: { [CREDENTIALS]: armsWithA({ required: ['a'] }) },
    found: [
      'safe request-variant-added getToken request variant2',
      'breaking request-field-added-required getToken request a',
    ],
  },
  'a field beside variants and the variants are no longer accepted': {
    before: { [CREDENTIALS]: armsWithA() },
    now: { [CREDENTIALS]: holding('b') },
    found: [
      'breaking request-variant-removed getToken request variant2',
      'breaking request-field-removed getToken request variant1.a',
    ],
  },
  'a keyword beside variants was there before': {
    before: { [CREDENTIALS]: { type: 'object', ...holding('a', 'b') } },
    now: { [CREDENTIALS]: armsWithA({ type: 'object' }) },
    found: ['safe request-variant-added getToken request variant2'],
  },
  'a second union beside a union': {
    before: { [CREDENTIALS]: { ...armsWithA(), anyOf: [holding('d')] } },
    now: { [CREDENTIALS]: { ...armsWithA(), anyOf: [{ ...holding('d'), required: ['d'] }] } },
    found: ['breaking keyword-unsupported getToken request'],
  },
  'oneOf becomes anyOf': {
    before: { [CREDENTIALS]: { oneOf: [holding('b'), holding('c')] } },
    now: { [CREDENTIALS]: { anyOf: [holding('b'), holding('c')] } },
    found: ['breaking keyword-unsupported getToken request', 'breaking keyword-unsupported getToken request'],
  },
  'variants in the first of two parts': {
    before: parts({ oneOf: [holding('b'), holding('c')] }, { oneOf: [holding('d'), holding('e')] }),
    now: parts({ oneOf: [holding('b')] }, { oneOf: [holding('d'), holding('e')] }),
    found: ['breaking keyword-unsupported getToken request'],
  },
  'a limit in the first of two parts': {
    before: login({ allOf: [{ maxLength: 9 }, { maxLength: 10 }] }),
    now: login({ allOf: [{ maxLength: 8 }, { maxLength: 10 }] }),
    found: ['breaking keyword-unsupported getToken request ds_Login'],
  },
  'another description in the first of two parts': {
    before: parts({ title: 'One', ...holding('b') }, { title: 'Both', ...holding('c') }),
    now: parts({ title: 'First', ...holding('b') }, { title: 'Both', ...holding('c') }),
    found: [],
  },
  'any integer instead of a listed number': {
    before: login({ const: 1 }),
    now: login({ type: 'integer' }),
    found: ['safe request-enum-value-added getToken request ds_Login'],
  },
  'a decimal number is also accepted': {
    before: login({ enum: [1, 2] }),
    now: login({ enum: [1, 2, 2.5] }),
    found: ['safe request-enum-value-added getToken request ds_Login'],
  },
  'a listed decimal number': {
    before: login({ const: 1.5 }),
    now: login({ type: 'integer' }),
    found: [
      'breaking request-type-narrowed getToken request ds_Login',
      'safe request-enum-value-added getToken request ds_Login',
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
    now: { [`${ACCEPTED} properties cd_Dashboard`]: undefined },
    found: ['breaking response-field-removed getToken 200 Accepted.cd_Dashboard'],
  },
  'a new field of a response': {
    now: { [`${SESSION} properties email`]: { type: 'string' } },
    found: ['safe response-field-added getSession 200 email'],
  },
  'a field is removed below a list': {
    now: {
      [`${SCHEMAS} DashboardEntry properties icon`]: undefined,
      [`${SCHEMAS} DashboardEntry required`]: ['code', 'title'],
    },
    found: ['breaking response-field-removed listDashboards 200 dashboards[].icon'],
  },
  'a token is optional': {
    now: { [`${ACCEPTED} required`]: ['statusLogin'] },
    found: ['breaking response-field-made-optional getToken 200 Accepted.ds_Token'],
  },
  'a field of a response is required': {
    now: { [`${ACCEPTED} required`]: ['statusLogin', 'ds_Token', 'cd_Dashboard'] },
    found: ['breaking provider-field-required getToken 200 Accepted.cd_Dashboard'],
  },
  'a token of another type': {
    now: { [`${ACCEPTED} properties ds_Token type`]: 'number' },
    found: [
      'breaking response-type-widened getToken 200 Accepted.ds_Token',
      'breaking provider-type-narrowed getToken 200 Accepted.ds_Token',
    ],
  },
  'a response has one type less': {
    now: { [`${ACCEPTED} properties cd_Dashboard type`]: ['string', 'null'] },
    found: ['breaking provider-type-narrowed getToken 200 Accepted.cd_Dashboard'],
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
    now: { [`${ACCEPTED} properties cd_Dashboard type`]: ['string', 'number'] },
    found: ['breaking provider-null-refused getToken 200 Accepted.cd_Dashboard'],
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
    now: { [`${ACCEPTED} properties ds_Token minLength`]: 0 },
    found: ['breaking response-limits-loosened getToken 200 Accepted.ds_Token'],
  },
  'a longer wait': {
    now: { [`${RETRY} schema maximum`]: 7200 },
    found: errors('429', 'breaking response-limits-loosened', 'header retry-after'),
  },
  'a shorter list': {
    now: { [`${SCHEMAS} DashboardList properties dashboards maxItems`]: 100 },
    found: ['breaking provider-limits-tightened listDashboards 200 dashboards'],
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
    now: { [ARMS]: [ref('Accepted')] },
    found: [
      'breaking response-variant-removed getToken 200 Refused',
      'breaking provider-variant-removed getToken 200 Refused',
    ],
  },
  'one variant instead of two': {
    now: { [`${ANSWER} schema`]: ref('Accepted') },
    found: [
      'breaking response-variant-removed getToken 200 Refused',
      'breaking provider-variant-removed getToken 200 Refused',
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
    now: { [`${ARMS} 2`]: withCode },
    found: ['breaking response-variant-added getToken 200 variant3'],
  },
  'the variants are swapped': {
    now: {
      [`${ACCEPTED} properties statusLogin`]: at(`${SCHEMAS} Refused properties statusLogin`),
      [`${SCHEMAS} Refused properties statusLogin`]: at(`${ACCEPTED} properties statusLogin`),
    },
    found: [
      'breaking variant-range-changed getToken 200 Accepted.statusLogin',
      'breaking variant-range-changed getToken 200 Refused.statusLogin',
    ],
  },
  '1 is accepted too': {
    now: { [`${ACCEPTED} properties statusLogin maximum`]: 1 },
    found: ['breaking variant-range-changed getToken 200 Accepted.statusLogin'],
  },
  '1 is accepted too, with an empty token': {
    now: {
      [`${ACCEPTED} properties statusLogin maximum`]: 1,
      [`${ACCEPTED} properties ds_Token minLength`]: 0,
    },
    found: [
      'breaking response-limits-loosened getToken 200 Accepted.ds_Token',
      'breaking variant-range-changed getToken 200 Accepted.statusLogin',
    ],
  },
  'both variants are looser and in another order': {
    now: {
      [`${ACCEPTED} properties ds_Mensagem`]: undefined,
      [`${SCHEMAS} Refused properties cd_Dashboard`]: undefined,
      [ARMS]: [ref('Refused'), ref('Accepted')],
    },
    found: [
      'breaking response-field-removed getToken 200 Accepted.ds_Mensagem',
      'breaking response-field-removed getToken 200 Refused.cd_Dashboard',
    ],
  },
  'any number is accepted': {
    now: { [`${ACCEPTED} properties statusLogin maximum`]: undefined },
    found: ['breaking variant-range-changed getToken 200 Accepted.statusLogin'],
  },
  'fewer values mean an accepted login': {
    now: { [`${ACCEPTED} properties statusLogin minimum`]: 0 },
    found: ['breaking variant-range-changed getToken 200 Accepted.statusLogin'],
  },
  'a deprecated field is removed, and its day has come': {
    before: {
      [`${ACCEPTED} properties cd_Dashboard deprecated`]: true,
      [`${ACCEPTED} properties cd_Dashboard x-sunset`]: '2026-11-20',
    },
    now: { [`${ACCEPTED} properties cd_Dashboard`]: undefined },
    found: ['safe field-retired getToken 200 Accepted.cd_Dashboard'],
  },
  'a deprecated field is removed too early': {
    before: {
      [`${ACCEPTED} properties cd_Dashboard deprecated`]: true,
      [`${ACCEPTED} properties cd_Dashboard x-sunset`]: '2026-11-22',
    },
    now: { [`${ACCEPTED} properties cd_Dashboard`]: undefined },
    found: ['breaking response-field-removed getToken 200 Accepted.cd_Dashboard'],
  },
  'a field is deprecated': {
    now: {
      [`${SESSION} properties name deprecated`]: true,
      [`${SESSION} properties name x-sunset`]: '2027-01-31',
    },
    found: ['safe deprecated getSession 200 name'],
  },

  'an example is removed': {
    now: { [`${ANSWER} examples blocked`]: undefined },
    found: ['breaking scenario-removed getToken 200 example blocked'],
  },
  'a new example': {
    now: { [`${ANSWER} examples expired`]: at(`${ANSWER} examples blocked`) },
    found: ['safe scenario-added getToken 200 example expired'],
  },
  'an example has other values': {
    now: { [`${BODY} content application/json examples blocked value ds_Login`]: '50506' },
    found: ['safe scenario-changed getToken request example blocked'],
  },
  'an example has another state': {
    now: { [`${ANSWER} examples blocked x-provider-state`]: 'a user exists' },
    found: ['breaking scenario-state-changed getToken 200 example blocked'],
  },

  'a keyword without rules': {
    now: { [`${SESSION} not`]: ref('Problem') },
    found: ['breaking keyword-unsupported getSession 200'],
  },
  'a keyword without rules, behind a reference': {
    before: { [`${SESSION} not`]: ref('DashboardEntry') },
    now: {
      [`${SESSION} not`]: ref('DashboardEntry'),
      [`${SCHEMAS} DashboardEntry properties code`]: { type: 'string' },
    },
    found: [
      'breaking keyword-unsupported getSession 200',
      'breaking response-limits-loosened listDashboards 200 dashboards[].code',
      'breaking response-limits-loosened listDashboards 200 dashboards[].code',
    ],
  },
  'a separate address': {
    now: { [`${GET_SESSION} servers`]: [{ url: '/v2' }] },
    found: ['breaking keyword-unsupported getSession'],
  },
  'another address for all': {
    now: { servers: [{ url: '/api/v2' }] },
    found: listOperations(SHIPPED).map(({ id }) => `breaking keyword-unsupported ${id}`),
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
    now: { [`${TOKEN} tags`]: undefined },
    found: ['breaking operation-tags-changed getToken'],
  },
  'the consumer accepts only shorter codes': {
    now: { [`${ENTRY} properties code maxLength`]: 10 },
    found: ['breaking provider-limits-tightened listDashboards 200 dashboards[].code'],
  },
  'the consumer accepts no empty list': {
    now: { [`${SCHEMAS} DashboardList properties dashboards minItems`]: 1 },
    found: ['breaking provider-limits-tightened listDashboards 200 dashboards'],
  },
  'the consumer accepts no undescribed field': {
    now: { [`${ENTRY} additionalProperties`]: false },
    found: ['breaking provider-more-fields-refused listDashboards 200 dashboards[]'],
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
      'safe response-field-added listDashboards 200 dashboards[].url',
      'breaking provider-more-fields-refused listDashboards 200 dashboards[].url',
    ],
  },
  'the consumer accepts only some icons': {
    now: { [`${ENTRY} properties icon enum`]: ['wallet'] },
    found: ['breaking provider-enum-value-removed listDashboards 200 dashboards[].icon'],
  },
  'the consumer accepts only integers': {
    now: { [`${ACCEPTED} properties statusLogin type`]: 'integer' },
    found: ['breaking provider-type-narrowed getToken 200 Accepted.statusLogin'],
  },
  'the consumer accepts only text as a code': {
    now: { [`${SCHEMAS} Refused properties cd_Dashboard type`]: ['string', 'null'] },
    found: ['breaking provider-type-narrowed getToken 200 Refused.cd_Dashboard'],
  },
  'the consumer accepts only refusals with a message': {
    now: { [`${SCHEMAS} Refused properties ds_Mensagem type`]: 'string' },
    found: ['breaking provider-null-refused getToken 200 Refused.ds_Mensagem'],
  },
  'the consumer requires a message': {
    now: { [`${SCHEMAS} Refused required`]: ['statusLogin', 'ds_Mensagem'] },
    found: ['breaking provider-field-required getToken 200 Refused.ds_Mensagem'],
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
    before: { [`${ANSWER} schema`]: object({ part: ref('Accepted') }) },
    now: {
      [`${ANSWER} schema`]: object({ part: ref('Accepted') }),
      [`${ACCEPTED} properties ds_Token minLength`]: 8,
    },
    found: [
      'safe response-limits-tightened getToken 200 part.ds_Token',
      'breaking provider-limits-tightened schema Accepted ds_Token',
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
    found: ['breaking request-default-changed listDashboards query page'],
  },
  'an absent value no longer has a default': {
    before: withParameters(query({ schema: { type: 'integer', default: 1 } })),
    now: withParameters(query()),
    found: ['breaking request-default-changed listDashboards query page'],
  },
  'an absent value has a default': {
    before: withParameters(query()),
    now: withParameters(query({ schema: { type: 'integer', default: 1 } })),
    found: ['safe request-default-added listDashboards query page'],
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
    now: { [`${ACCEPTED} properties cd_Dashboard default`]: 'vendas' },
    found: ['safe response-default-changed getToken 200 Accepted.cd_Dashboard'],
  },

  'a field of a request becomes readOnly': {
    now: { [`${CREDENTIALS} properties ds_Login readOnly`]: true },
    found: ['breaking request-field-removed getToken request ds_Login'],
  },
  'a field of a request is no longer readOnly, and is required': {
    before: { [`${CREDENTIALS} properties ds_Login readOnly`]: true },
    now: {},
    found: ['breaking request-field-added-required getToken request ds_Login'],
  },
  'a readOnly field becomes required': {
    before: {
      [CREDENTIALS]: object({ ds_Login: text, id: { type: 'string', readOnly: true } }),
    },
    now: {
      [CREDENTIALS]: object({ ds_Login: text, id: { type: 'string', readOnly: true } }, { required: ['id'] }),
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
    now: { [`${CREDENTIALS} properties ds_Senha writeOnly`]: true },
    found: [],
  },

  'the discriminator has another field': {
    before: { [`${SCHEMAS} TokenAnswer discriminator`]: { propertyName: 'kind' } },
    now: { [`${SCHEMAS} TokenAnswer discriminator`]: { propertyName: 'type' } },
    found: ['breaking discriminator-changed getToken 200'],
  },
  'a discriminator value names another variant': {
    before: { [`${SCHEMAS} TokenAnswer discriminator`]: named({ yes: 'Accepted', no: 'Refused' }) },
    now: { [`${SCHEMAS} TokenAnswer discriminator`]: named({ yes: 'Refused', no: 'Refused' }) },
    found: ['breaking discriminator-changed getToken 200'],
  },
  'one more discriminator value': {
    before: { [`${SCHEMAS} TokenAnswer discriminator`]: named({ yes: 'Accepted' }) },
    now: { [`${SCHEMAS} TokenAnswer discriminator`]: named({ yes: 'Accepted', no: 'Refused' }) },
    found: ['safe discriminator-added getToken 200'],
  },
  'a new discriminator': {
    now: { [`${SCHEMAS} TokenAnswer discriminator`]: { propertyName: 'kind' } },
    found: ['safe discriminator-added getToken 200'],
  },
  'a discriminator value that equals the name of the variant': {
    before: { [`${SCHEMAS} TokenAnswer discriminator`]: named({}) },
    now: { [`${SCHEMAS} TokenAnswer discriminator`]: named({ Accepted: 'Accepted' }) },
    found: [],
  },

  ...withoutEffect,
};

const foundIn = (before: Document, after: Document, today = TODAY) =>
  compareDescriptions(before, after, today, VALIDATED).map(
    ({ severity, rule, at: location }) => `${severity} ${rule} ${location}`,
  );

it.each(Object.entries(CASES))('%s', (_what, { before = {}, now, found, today }) => {
  const old = planted(SHIPPED, before);
  // Both edits apply to the shipped description. `before` is the edit of the earlier one.
  expect(foundIn(old, planted(SHIPPED, now), today)).toEqual(found);
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
    expect(foundIn(SHIPPED, structuredClone(SHIPPED))).toEqual([]);
  });

  it('for another order of keys, variants, required fields and types', () => {
    const other = planted(asDocument(turned(SHIPPED)), {
      [ARMS]: [ref('Refused'), ref('Accepted')],
      [`${ACCEPTED} required`]: ['ds_Token', 'statusLogin'],
      [`${ACCEPTED} properties cd_Dashboard type`]: ['null', 'number', 'string'],
    });
    expect(foundIn(SHIPPED, other)).toEqual([]);
  });

  it.each(Object.keys(at(SCHEMAS) as object))('for another name of the schema %s', (name) => {
    const text = JSON.stringify(SHIPPED).replaceAll(
      `"#/components/schemas/${name}"`,
      '"#/components/schemas/Other"',
    );
    const renamed = planted(asDocument(JSON.parse(text)), {
      [`${SCHEMAS} ${name}`]: undefined,
      [`${SCHEMAS} Other`]: at(`${SCHEMAS} ${name}`),
    });
    expect(foundIn(SHIPPED, renamed)).toEqual([]);
  });

  it('for other names and another order of variants', () => {
    const other = planted(SHIPPED, {
      [`${SCHEMAS} No`]: at(`${SCHEMAS} Refused`),
      [`${SCHEMAS} Yes`]: at(ACCEPTED),
      [ARMS]: [ref('No'), ref('Yes')],
    });
    expect(foundIn(SHIPPED, other)).toEqual([]);
  });

  it('for a schema instead of its reference', () => {
    const answer = `${GET_SESSION} responses 200 content application/json schema`;
    expect(foundIn(SHIPPED, planted(SHIPPED, { [answer]: at(SESSION) }))).toEqual([]);
    expect(foundIn(SHIPPED, planted(SHIPPED, { [answer]: { allOf: [ref('Session')] } }))).toEqual([]);
  });
});

describe('a schema that contains itself', () => {
  const tree = (code: object) =>
    planted(SHIPPED, {
      [`${SCHEMAS} DashboardEntry`]: {
        type: 'object',
        properties: { code, children: { type: 'array', items: ref('DashboardEntry') } },
      },
    });

  it('is compared once', () => {
    expect(foundIn(tree({ type: 'string' }), tree({ type: 'string' }))).toEqual([]);
    expect(foundIn(tree({ type: 'string' }), tree({ type: 'number' }))).toEqual([
      'breaking response-type-widened listDashboards 200 dashboards[].code',
      'breaking provider-type-narrowed listDashboards 200 dashboards[].code',
    ]);
  });

  it('ends if the schema is a part of itself', () => {
    const own = planted(SHIPPED, { [`${SCHEMAS} Session allOf`]: [ref('Session')] });
    expect(foundIn(SHIPPED, own)).toEqual([]);
    expect(foundIn(own, own)).toEqual([]);
  });

  it('ends if the schema is a variant of itself or of one of its variants', () => {
    const one = { properties: { a: text }, minProperties: 1, oneOf: [ref('Session'), ref('Problem')] };
    const other = { properties: { a: { minLength: 1 } }, minProperties: 2, oneOf: [ref('Session')] };
    const own = planted(SHIPPED, { [SESSION]: one, [`${SCHEMAS} Problem`]: other });
    expect(foundIn(own, own)).toEqual([]);
    expect(foundIn(SHIPPED, own).length).toBeGreaterThan(0);
    expect(foundIn(own, SHIPPED).length).toBeGreaterThan(0);
  });

  it('ends if the schema is in a keyword without rules', () => {
    const own = planted(SHIPPED, { [`${SCHEMAS} Session not`]: ref('Session') });
    expect(foundIn(own, own)).toEqual([]);
  });
});

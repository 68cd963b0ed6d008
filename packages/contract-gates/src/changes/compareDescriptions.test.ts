import { readFileSync } from 'node:fs';
import { follow, isObject } from '../description/document';
import type { Document } from '../description/document';
import { operationsOf } from '../description/operations';
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

const at = (place: string): unknown => follow(SHIPPED, place.split(' '));
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
/** Arms, and something that stands beside them. */
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
  operationsOf(SHIPPED)
    .filter(({ value }) => follow(value, ['responses', name]) !== undefined)
    .map(({ id }) => `${rule} ${id} ${name} ${where}`);

const ENTRY = `${SCHEMAS} DashboardEntry`;
const named = (mapping: Record<string, string>) => ({
  propertyName: 'kind',
  mapping: Object.fromEntries(
    Object.entries(mapping).map(([value, name]) => [value, `#/components/schemas/${name}`]),
  ),
});

/** Severity, rule and place of everything found, from what stood before (else what is shipped) to what stands now. */
type Case = { now: Edits; before?: Edits; found: string[]; today?: string };

/** What is written in another way, and says the same. */
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
  'an operation is gone': {
    now: { 'paths /dashboards': undefined },
    found: ['breaking operation-removed listDashboards'],
  },
  'a deprecated one is gone on its last day': {
    before: deprecated('2026-11-21'),
    now: { 'paths /session': undefined },
    found: ['safe operation-retired getSession'],
  },
  'a deprecated one is gone a day too early': {
    before: deprecated('2026-11-22'),
    now: { 'paths /session': undefined },
    found: ['breaking operation-removed-before-sunset getSession'],
  },
  'a deprecated one without a date is gone': {
    before: { [`${GET_SESSION} deprecated`]: true },
    now: { 'paths /session': undefined },
    found: ['breaking operation-removed getSession'],
  },
  'a path is another': {
    now: { 'paths /session': undefined, 'paths /me': at('paths /session') },
    found: ['breaking operation-moved getSession'],
  },
  'a method is another': {
    now: { [GET_SESSION]: undefined, 'paths /session post': at(GET_SESSION) },
    found: ['breaking operation-moved getSession'],
  },
  'an id is another': {
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
  'the day of an operation moves away': {
    before: deprecated('2027-01-31'),
    now: deprecated('2027-02-28'),
    found: ['safe deprecated getSession'],
  },
  'an operation is to be left today': {
    now: deprecated(TODAY),
    found: ['breaking sunset-too-soon getSession'],
  },
  'the day of an operation comes nearer': {
    before: deprecated('2027-01-31'),
    now: deprecated('2027-01-30'),
    found: ['breaking sunset-too-soon getSession'],
  },

  'the sign-in asks for a token': {
    now: { [`${TOKEN} security`]: undefined },
    found: ['breaking security-added getToken'],
  },
  'no token is no longer good too': {
    before: { [`${GET_SESSION} security`]: [{ bearer: [] }, {}] },
    now: {},
    found: ['breaking security-added getSession'],
  },
  'an operation is open': {
    now: { [`${GET_SESSION} security`]: [] },
    found: ['breaking security-removed getSession'],
  },
  'a token is no longer needed': {
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

  'a part of the path is called otherwise': {
    before: below('owner'),
    now: below('user'),
    found: ['safe path-parameter-renamed listDashboards {owner}'],
  },
  'a part of the path takes another type': {
    before: below('owner'),
    now: below('owner', { type: 'integer' }),
    found: ['breaking request-type-narrowed listDashboards {owner}'],
  },
  'a parameter is gone': {
    before: withParameters(query()),
    now: {},
    found: ['breaking parameter-removed listDashboards query page'],
  },
  'a deprecated parameter is gone, and its day has come': {
    before: withParameters(query({ deprecated: true, 'x-sunset': TODAY })),
    now: {},
    found: ['safe parameter-retired listDashboards query page'],
  },
  'a deprecated parameter is gone too early': {
    before: withParameters(query({ deprecated: true, 'x-sunset': '2026-11-22' })),
    now: {},
    found: ['breaking parameter-removed listDashboards query page'],
  },
  'one of two parts between slashes takes another type': {
    before: pathOf('/of/{name}.{form}'),
    now: pathOf('/of/{name}.{form}', { schema: { type: 'integer' } }),
    found: ['breaking request-type-narrowed listDashboards {name}'],
  },
  'a parameter holds something else, behind a reference': {
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
  'a new parameter has to be sent': {
    now: withParameters(query({ required: true })),
    found: ['breaking parameter-required listDashboards query page'],
  },
  'a parameter has to be sent': {
    before: withParameters(query()),
    now: withParameters(query({ required: true })),
    found: ['breaking parameter-required listDashboards query page'],
  },
  'a parameter may be left out': {
    before: withParameters(query({ required: true })),
    now: withParameters(query()),
    found: ['safe parameter-optional listDashboards query page'],
  },
  'a new parameter may be sent': {
    now: { 'paths /dashboards parameters': [query()] },
    found: ['safe parameter-added listDashboards query page'],
  },
  'a parameter is written otherwise': {
    before: withParameters(query()),
    now: withParameters(query({ explode: false })),
    found: ['breaking keyword-unsupported listDashboards query page'],
  },

  'a body has to be sent': {
    before: { [`${BODY} required`]: false },
    now: {},
    found: ['breaking request-body-required getToken request'],
  },
  'a body has to be sent where there was none': {
    before: { [BODY]: undefined },
    now: {},
    found: ['breaking request-body-required getToken request'],
  },
  'a body may be left out': {
    now: { [`${BODY} required`]: undefined },
    found: ['safe request-body-optional getToken request'],
  },
  'a body is no longer taken': {
    now: { [BODY]: undefined },
    found: ['breaking request-body-removed getToken request'],
  },
  'another form of the body': {
    now: { [`${BODY} content`]: { 'application/xml': {} } },
    found: [
      'breaking request-media-type-removed getToken request',
      'safe request-media-type-added getToken request',
    ],
  },
  'a new field has to be sent': {
    now: {
      [`${CREDENTIALS} properties ds_Device`]: { type: 'string' },
      [`${CREDENTIALS} required`]: ['ds_Login', 'ds_Senha', 'ds_Device'],
    },
    found: ['breaking request-field-added-required getToken request ds_Device'],
  },
  'a new field may be sent': {
    now: { [`${CREDENTIALS} properties ds_Device`]: { type: 'string' } },
    found: ['safe request-field-added getToken request ds_Device'],
  },
  'a field is no longer taken': {
    now: { [`${CREDENTIALS} properties ds_Senha`]: undefined, [`${CREDENTIALS} required`]: ['ds_Login'] },
    found: ['breaking request-field-removed getToken request ds_Senha'],
  },
  'a field is called otherwise': {
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
  'a field has to be sent': {
    before: { [`${CREDENTIALS} required`]: ['ds_Login'] },
    now: {},
    found: ['breaking request-field-made-required getToken request ds_Senha'],
  },
  'a field may be left out': {
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
  'a number is taken too': {
    now: { [`${CREDENTIALS} properties ds_Senha type`]: ['string', 'number'] },
    found: ['safe request-type-widened getToken request ds_Senha'],
  },
  'null is refused': {
    before: { [`${CREDENTIALS} properties ds_Senha type`]: ['string', 'null'] },
    now: {},
    found: ['breaking request-null-refused getToken request ds_Senha'],
  },
  'null is taken': {
    now: { [`${CREDENTIALS} properties ds_Senha type`]: ['string', 'null'] },
    found: ['safe request-null-taken getToken request ds_Senha'],
  },
  'a listed value is refused': {
    before: login({ type: 'string', enum: ['a', 'b'] }),
    now: login({ type: 'string', enum: ['a'] }),
    found: ['breaking request-enum-value-removed getToken request ds_Login'],
  },
  'only listed values are taken': {
    before: login({ type: 'string' }),
    now: login({ type: 'string', const: 'a' }),
    found: ['breaking request-enum-value-removed getToken request ds_Login'],
  },
  'one more listed value is taken': {
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
  'a limit itself is no longer within': {
    before: login({ type: 'number', minimum: 1, maximum: 9 }),
    now: login({ type: 'number', exclusiveMinimum: 1, maximum: 9 }),
    found: ['breaking request-limits-tightened getToken request ds_Login'],
  },
  'of two limits the nearer one counts': {
    before: login({ type: 'number', minimum: 1, exclusiveMinimum: 3 }),
    now: login({ type: 'number', minimum: 2, exclusiveMinimum: 3 }),
    found: [],
  },
  'fields beyond the described ones are refused': {
    now: { [`${CREDENTIALS} additionalProperties`]: false },
    found: ['breaking request-more-fields-refused getToken request'],
  },
  'fields beyond the described ones are taken': {
    before: { [`${CREDENTIALS} additionalProperties`]: false },
    now: {},
    found: ['safe request-more-fields-taken getToken request'],
  },
  'fields beyond the described ones have another type': {
    before: { [`${CREDENTIALS} additionalProperties`]: { type: 'string' } },
    now: { [`${CREDENTIALS} additionalProperties`]: { type: 'number' } },
    found: ['breaking request-type-narrowed getToken request {any}'],
  },
  'one of two forms is no longer taken': {
    before: union(at(CREDENTIALS), withCode),
    now: union(at(CREDENTIALS)),
    found: ['breaking request-variant-removed getToken request variant2'],
  },
  'another form is taken': {
    now: union(withCode, at(CREDENTIALS)),
    found: ['safe request-variant-added getToken request variant1'],
  },

  'a new field has to be sent, beside forms where there was one': {
    before: { [CREDENTIALS]: holding('b') },
    now: { [CREDENTIALS]: armsWithA({ required: ['a'] }) },
    found: [
      'safe request-variant-added getToken request variant2',
      'breaking request-field-added-required getToken request a',
    ],
  },
  'a field beside forms is no longer taken, nor are the forms': {
    before: { [CREDENTIALS]: armsWithA() },
    now: { [CREDENTIALS]: holding('b') },
    found: [
      'breaking request-variant-removed getToken request variant2',
      'breaking request-field-removed getToken request variant1.a',
    ],
  },
  'what stands beside forms was there before': {
    before: { [CREDENTIALS]: { type: 'object', ...holding('a', 'b') } },
    now: { [CREDENTIALS]: armsWithA({ type: 'object' }) },
    found: ['safe request-variant-added getToken request variant2'],
  },
  'forms of another kind stand beside forms': {
    before: { [CREDENTIALS]: { ...armsWithA(), anyOf: [holding('d')] } },
    now: { [CREDENTIALS]: { ...armsWithA(), anyOf: [{ ...holding('d'), required: ['d'] }] } },
    found: ['breaking keyword-unsupported getToken request'],
  },
  'several forms may fit at once': {
    before: { [CREDENTIALS]: { oneOf: [holding('b'), holding('c')] } },
    now: { [CREDENTIALS]: { anyOf: [holding('b'), holding('c')] } },
    found: ['breaking keyword-unsupported getToken request', 'breaking keyword-unsupported getToken request'],
  },
  'forms in the first of two parts': {
    before: parts({ oneOf: [holding('b'), holding('c')] }, { oneOf: [holding('d'), holding('e')] }),
    now: parts({ oneOf: [holding('b')] }, { oneOf: [holding('d'), holding('e')] }),
    found: ['breaking keyword-unsupported getToken request'],
  },
  'a limit in the first of two parts': {
    before: login({ allOf: [{ maxLength: 9 }, { maxLength: 10 }] }),
    now: login({ allOf: [{ maxLength: 8 }, { maxLength: 10 }] }),
    found: ['breaking keyword-unsupported getToken request ds_Login'],
  },
  'other words in the first of two parts': {
    before: parts({ title: 'One', ...holding('b') }, { title: 'Both', ...holding('c') }),
    now: parts({ title: 'First', ...holding('b') }, { title: 'Both', ...holding('c') }),
    found: [],
  },
  'a number that was listed is any whole one': {
    before: login({ const: 1 }),
    now: login({ type: 'integer' }),
    found: ['safe request-enum-value-added getToken request ds_Login'],
  },
  'of whole numbers a broken one is taken too': {
    before: login({ enum: [1, 2] }),
    now: login({ enum: [1, 2, 2.5] }),
    found: ['safe request-enum-value-added getToken request ds_Login'],
  },
  'a listed number that is not whole': {
    before: login({ const: 1.5 }),
    now: login({ type: 'integer' }),
    found: [
      'breaking request-type-narrowed getToken request ds_Login',
      'safe request-enum-value-added getToken request ds_Login',
    ],
  },

  'a failure is no longer described': {
    now: { [`${GET_SESSION} responses 401`]: undefined },
    found: ['breaking status-removed getSession 401'],
  },
  'a success is another': {
    now: {
      [`${GET_SESSION} responses 200`]: undefined,
      [`${GET_SESSION} responses 201`]: at(`${GET_SESSION} responses 200`),
    },
    found: ['breaking status-removed getSession 200', 'breaking status-added getSession 201'],
  },
  'a new failure': {
    now: { [`${GET_SESSION} responses 409`]: { $ref: '#/components/responses/Broken' } },
    found: ['safe error-status-added getSession 409'],
  },
  'an answer comes in another form': {
    now: { [`${GET_SESSION} responses 200 content`]: { 'text/html': {} } },
    found: [
      'breaking response-media-type-removed getSession 200',
      'safe response-media-type-added getSession 200',
    ],
  },
  'a header is gone': {
    now: { 'components responses TooMany headers': undefined },
    found: errors('429', 'breaking response-header-removed', 'header retry-after'),
  },
  'a deprecated header is gone on its day': {
    before: { [`${RETRY} deprecated`]: true, [`${RETRY} x-sunset`]: TODAY },
    now: { 'components responses TooMany headers': undefined },
    found: errors('429', 'safe response-header-retired', 'header retry-after'),
  },
  'a deprecated header is gone before its day': {
    before: { [`${RETRY} deprecated`]: true, [`${RETRY} x-sunset`]: '2026-11-22' },
    now: { 'components responses TooMany headers': undefined },
    found: errors('429', 'breaking response-header-removed', 'header retry-after'),
  },
  'a header is deprecated': {
    now: { [`${RETRY} deprecated`]: true, [`${RETRY} x-sunset`]: '2027-01-31' },
    found: errors('429', 'safe deprecated', 'header retry-after'),
  },
  'a header is deprecated, to be left by a day that is over': {
    now: { [`${RETRY} deprecated`]: true, [`${RETRY} x-sunset`]: TODAY },
    found: errors('429', 'breaking sunset-too-soon', 'header retry-after'),
  },
  'a header’s last day comes nearer': {
    before: { [`${RETRY} deprecated`]: true, [`${RETRY} x-sunset`]: '2027-01-31' },
    now: { [`${RETRY} deprecated`]: true, [`${RETRY} x-sunset`]: '2027-01-30' },
    found: errors('429', 'breaking sunset-too-soon', 'header retry-after'),
  },
  'a header may stay away': {
    before: { [`${RETRY} required`]: true },
    now: {},
    found: errors('429', 'breaking response-header-optional', 'header retry-after'),
  },
  'a header comes always': {
    now: { [`${RETRY} required`]: true },
    found: errors('429', 'safe response-header-required', 'header retry-after'),
  },
  'a header holds a text': {
    now: { [`${RETRY} schema type`]: 'string' },
    found: errors('429', 'breaking response-type-widened', 'header retry-after'),
  },
  'one more header': {
    now: { [`${GET_SESSION} responses 200 headers`]: { ETag: { schema: { type: 'string' } } } },
    found: ['safe response-header-added getSession 200 header etag'],
  },
  'a header holds something else': {
    before: { [`${GET_SESSION} responses 200 headers`]: { ETag: { content: page(text) } } },
    now: { [`${GET_SESSION} responses 200 headers`]: { ETag: { content: page({ type: 'number' }) } } },
    found: ['breaking keyword-unsupported getSession 200 header etag'],
  },
  'a field of an arm is gone': {
    now: { [`${ACCEPTED} properties cd_Dashboard`]: undefined },
    found: ['breaking response-field-removed getToken 200 Accepted.cd_Dashboard'],
  },
  'a new field of an answer': {
    now: { [`${SESSION} properties email`]: { type: 'string' } },
    found: ['safe response-field-added getSession 200 email'],
  },
  'a field is gone below a list': {
    now: {
      [`${SCHEMAS} DashboardEntry properties icon`]: undefined,
      [`${SCHEMAS} DashboardEntry required`]: ['code', 'title'],
    },
    found: ['breaking response-field-removed listDashboards 200 dashboards[].icon'],
  },
  'a token may stay away': {
    now: { [`${ACCEPTED} required`]: ['statusLogin'] },
    found: ['breaking response-field-made-optional getToken 200 Accepted.ds_Token'],
  },
  'a field comes always': {
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
  'a type less in an answer': {
    now: { [`${ACCEPTED} properties cd_Dashboard type`]: ['string', 'null'] },
    found: ['breaking provider-type-narrowed getToken 200 Accepted.cd_Dashboard'],
  },
  'only whole numbers come': {
    before: { [`${RETRY} schema type`]: 'number' },
    now: {},
    found: errors('429', 'safe response-type-narrowed', 'header retry-after'),
  },
  'anything may come': {
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
  'a day in any words': {
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
  'fields may come that nobody was to await': {
    before: { [`${SESSION} additionalProperties`]: false },
    now: {},
    found: ['breaking response-more-fields-possible getSession 200'],
  },
  'other fields may hold anything': {
    before: { [`${SESSION} additionalProperties`]: text },
    now: { [`${SESSION} additionalProperties`]: true },
    found: [
      'breaking response-type-widened getSession 200 {any}',
      'breaking response-null-possible getSession 200 {any}',
    ],
  },
  'nothing is said of other fields any more': {
    before: { [`${SESSION} additionalProperties`]: text },
    now: {},
    found: [
      'breaking response-type-widened getSession 200 {any}',
      'breaking response-null-possible getSession 200 {any}',
    ],
  },
  'other fields may hold anything, if they hold an id': {
    before: { [`${SESSION} additionalProperties`]: { not: text } },
    now: {},
    found: ['breaking keyword-unsupported getSession 200 {any}'],
  },
  'a new field where readers were promised no others': {
    before: { [`${SESSION} additionalProperties`]: false },
    now: { [`${SESSION} additionalProperties`]: false, [`${SESSION} properties email`]: { type: 'string' } },
    found: ['breaking response-more-fields-possible getSession 200 email'],
  },
  'nobody is refused any more': {
    now: { [ARMS]: [ref('Accepted')] },
    found: [
      'breaking response-variant-removed getToken 200 Refused',
      'breaking provider-variant-removed getToken 200 Refused',
    ],
  },
  'one meaning instead of two': {
    now: { [`${ANSWER} schema`]: ref('Accepted') },
    found: [
      'breaking response-variant-removed getToken 200 Refused',
      'breaking provider-variant-removed getToken 200 Refused',
    ],
  },
  'one meaning instead of two, and a field beside them is gone': {
    before: { [SESSION]: armsWithA() },
    now: { [SESSION]: holding('b') },
    found: [
      'breaking response-variant-removed getSession 200 variant2',
      'breaking response-field-removed getSession 200 variant1.a',
      'breaking provider-variant-removed getSession 200 variant2',
    ],
  },
  'two meanings instead of one, and a field may be null': {
    before: { [SESSION]: holding('a', 'b') },
    now: { [SESSION]: armsWithA({ properties: { a: { type: ['string', 'null'] } } }) },
    found: [
      'breaking response-variant-added getSession 200 variant2',
      'breaking response-null-possible getSession 200 a',
    ],
  },
  'a third meaning': {
    now: { [`${ARMS} 2`]: withCode },
    found: ['breaking response-variant-added getToken 200 variant3'],
  },
  'the arms are swapped': {
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
  'both arms say less, and stand the other way round': {
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
  'less is accepted than before': {
    now: { [`${ACCEPTED} properties statusLogin minimum`]: 0 },
    found: ['breaking variant-range-changed getToken 200 Accepted.statusLogin'],
  },
  'a deprecated field is gone, and its day has come': {
    before: {
      [`${ACCEPTED} properties cd_Dashboard deprecated`]: true,
      [`${ACCEPTED} properties cd_Dashboard x-sunset`]: '2026-11-20',
    },
    now: { [`${ACCEPTED} properties cd_Dashboard`]: undefined },
    found: ['safe field-retired getToken 200 Accepted.cd_Dashboard'],
  },
  'a deprecated field is gone too early': {
    before: {
      [`${ACCEPTED} properties cd_Dashboard deprecated`]: true,
      [`${ACCEPTED} properties cd_Dashboard x-sunset`]: '2026-11-22',
    },
    now: { [`${ACCEPTED} properties cd_Dashboard`]: undefined },
    found: ['breaking response-field-removed getToken 200 Accepted.cd_Dashboard'],
  },
  'a field is to be left': {
    now: {
      [`${SESSION} properties name deprecated`]: true,
      [`${SESSION} properties name x-sunset`]: '2027-01-31',
    },
    found: ['safe deprecated getSession 200 name'],
  },

  'an example is gone': {
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
  'an example is in another state': {
    now: { [`${ANSWER} examples blocked x-provider-state`]: 'a user exists' },
    found: ['breaking scenario-state-changed getToken 200 example blocked'],
  },

  'something that no rule knows': {
    now: { [`${SESSION} not`]: ref('Problem') },
    found: ['breaking keyword-unsupported getSession 200'],
  },
  'something that no rule knows, behind a reference': {
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
  'an address of its own': {
    now: { [`${GET_SESSION} servers`]: [{ url: '/v2' }] },
    found: ['breaking keyword-unsupported getSession'],
  },
  'another address for all': {
    now: { servers: [{ url: '/api/v2' }] },
    found: operationsOf(SHIPPED).map(({ id }) => `breaking keyword-unsupported ${id}`),
  },
  'other words for the same address': {
    now: { servers: [{ url: '/api', description: 'Elsewhere.' }] },
    found: [],
  },
  'a limit from another part of the schema': {
    now: { [`${SESSION} allOf`]: [{ properties: { name: { maxLength: 80 } } }] },
    found: ['breaking provider-limits-tightened getSession 200 name'],
  },
  'a null that the list of values never took': {
    before: role({ type: ['string', 'null'], enum: ['editor', 'admin'] }),
    now: {},
    found: [],
  },
  'other words for the same': {
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
  'the portal takes shorter codes only': {
    now: { [`${ENTRY} properties code maxLength`]: 10 },
    found: ['breaking provider-limits-tightened listDashboards 200 dashboards[].code'],
  },
  'the portal takes no empty list': {
    now: { [`${SCHEMAS} DashboardList properties dashboards minItems`]: 1 },
    found: ['breaking provider-limits-tightened listDashboards 200 dashboards'],
  },
  'the portal takes no field that is not described': {
    now: { [`${ENTRY} additionalProperties`]: false },
    found: ['breaking provider-more-fields-refused listDashboards 200 dashboards[]'],
  },
  'the portal takes other fields of one type only': {
    now: { [`${SESSION} additionalProperties`]: text },
    found: [
      'breaking provider-type-narrowed getSession 200 {any}',
      'breaking provider-null-refused getSession 200 {any}',
    ],
  },
  'the portal refuses a field that was not described': {
    now: { [`${ENTRY} properties url`]: false },
    found: [
      'safe response-field-added listDashboards 200 dashboards[].url',
      'breaking provider-more-fields-refused listDashboards 200 dashboards[].url',
    ],
  },
  'the portal takes some icons only': {
    now: { [`${ENTRY} properties icon enum`]: ['wallet'] },
    found: ['breaking provider-enum-value-removed listDashboards 200 dashboards[].icon'],
  },
  'the portal takes whole numbers only': {
    now: { [`${ACCEPTED} properties statusLogin type`]: 'integer' },
    found: ['breaking provider-type-narrowed getToken 200 Accepted.statusLogin'],
  },
  'the portal takes a code that is text only': {
    now: { [`${SCHEMAS} Refused properties cd_Dashboard type`]: ['string', 'null'] },
    found: ['breaking provider-type-narrowed getToken 200 Refused.cd_Dashboard'],
  },
  'the portal takes refusals with words only': {
    now: { [`${SCHEMAS} Refused properties ds_Mensagem type`]: 'string' },
    found: ['breaking provider-null-refused getToken 200 Refused.ds_Mensagem'],
  },
  'the portal wants a message': {
    now: { [`${SCHEMAS} Refused required`]: ['statusLogin', 'ds_Mensagem'] },
    found: ['breaking provider-field-required getToken 200 Refused.ds_Mensagem'],
  },
  'the portal wants a field that was not described': {
    now: {
      [`${SESSION} properties unit`]: text,
      [`${SESSION} required`]: ['login', 'name', 'role', 'expiresAt', 'unit'],
    },
    found: ['breaking provider-field-required getSession 200 unit'],
  },
  'the portal wants a pattern': {
    now: { [`${SESSION} properties login pattern`]: '^[0-9]+$' },
    found: ['breaking provider-limits-tightened getSession 200 login'],
  },
  'the portal wants a date': {
    now: { [`${SESSION} properties name format`]: 'date-time' },
    found: ['breaking provider-limits-tightened getSession 200 name'],
  },
  'a keyword that no rule knows, of the portal’s own': {
    now: { [`${SESSION} unevaluatedProperties`]: false },
    found: ['breaking keyword-unsupported getSession 200'],
  },
  'the portal takes less of what is part of a response': {
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

  'of a failure no guard reads: narrower limits': {
    before: failure(object({ a: text })),
    now: failure(object({ a: { type: 'string', maxLength: 9 } })),
    found: ['safe response-limits-tightened getSession 500 a'],
  },
  'of a failure: a field comes always': {
    before: failure(object({ a: text })),
    now: failure(object({ a: text }, { required: ['a'] })),
    found: ['safe response-field-made-required getSession 500 a'],
  },
  'of a failure: never null': {
    before: failure(object({ a: { type: ['string', 'null'] } })),
    now: failure(object({ a: text })),
    found: ['safe response-null-gone getSession 500 a'],
  },
  'of a failure: a value less': {
    before: failure(object({ a: { enum: ['b', 'c'] } })),
    now: failure(object({ a: { const: 'b' } })),
    found: ['safe response-enum-value-removed getSession 500 a'],
  },
  'of a failure: no other fields': {
    before: failure(object({ a: text })),
    now: failure(object({ a: text }, { additionalProperties: false })),
    found: ['safe response-more-fields-gone getSession 500'],
  },

  'what is left out means something else': {
    before: withParameters(query({ schema: { type: 'integer', default: 1 } })),
    now: withParameters(query({ schema: { type: 'integer', default: 2 } })),
    found: ['breaking request-default-changed listDashboards query page'],
  },
  'what is left out means nothing in particular any more': {
    before: withParameters(query({ schema: { type: 'integer', default: 1 } })),
    now: withParameters(query()),
    found: ['breaking request-default-changed listDashboards query page'],
  },
  'what is left out has a meaning now': {
    before: withParameters(query()),
    now: withParameters(query({ schema: { type: 'integer', default: 1 } })),
    found: ['safe request-default-added listDashboards query page'],
  },
  'a default of what has to be sent': {
    before: login({ type: 'string', default: '1' }),
    now: login({ type: 'string', default: '2' }),
    found: [],
  },
  'another default of an answer': {
    now: { [`${SESSION} properties name default`]: 'Ana' },
    found: [],
  },
  'another default of what an answer may leave out': {
    now: { [`${ACCEPTED} properties cd_Dashboard default`]: 'vendas' },
    found: ['safe response-default-changed getToken 200 Accepted.cd_Dashboard'],
  },

  'a field of a request is the server’s own': {
    now: { [`${CREDENTIALS} properties ds_Login readOnly`]: true },
    found: ['breaking request-field-removed getToken request ds_Login'],
  },
  'a field of a request is no longer the server’s own, and has to be sent': {
    before: { [`${CREDENTIALS} properties ds_Login readOnly`]: true },
    now: {},
    found: ['breaking request-field-added-required getToken request ds_Login'],
  },
  'a field of the server comes to be required': {
    before: {
      [CREDENTIALS]: object({ ds_Login: text, id: { type: 'string', readOnly: true } }),
    },
    now: {
      [CREDENTIALS]: object({ ds_Login: text, id: { type: 'string', readOnly: true } }, { required: ['id'] }),
    },
    found: [],
  },
  'a field of an answer is for requests alone': {
    before: failure(object({ a: text })),
    now: failure(object({ a: { type: 'string', writeOnly: true } })),
    found: ['breaking response-field-removed getSession 500 a'],
  },
  'a field of an answer is only read': {
    now: { [`${SESSION} properties name readOnly`]: true },
    found: [],
  },
  'a field of a request is only written': {
    now: { [`${CREDENTIALS} properties ds_Senha writeOnly`]: true },
    found: [],
  },

  'another field names the arms': {
    before: { [`${SCHEMAS} TokenAnswer discriminator`]: { propertyName: 'kind' } },
    now: { [`${SCHEMAS} TokenAnswer discriminator`]: { propertyName: 'type' } },
    found: ['breaking discriminator-changed getToken 200'],
  },
  'a value names another arm': {
    before: { [`${SCHEMAS} TokenAnswer discriminator`]: named({ yes: 'Accepted', no: 'Refused' }) },
    now: { [`${SCHEMAS} TokenAnswer discriminator`]: named({ yes: 'Refused', no: 'Refused' }) },
    found: ['breaking discriminator-changed getToken 200'],
  },
  'one more value names an arm': {
    before: { [`${SCHEMAS} TokenAnswer discriminator`]: named({ yes: 'Accepted' }) },
    now: { [`${SCHEMAS} TokenAnswer discriminator`]: named({ yes: 'Accepted', no: 'Refused' }) },
    found: ['safe discriminator-added getToken 200'],
  },
  'a field names the arms': {
    now: { [`${SCHEMAS} TokenAnswer discriminator`]: { propertyName: 'kind' } },
    found: ['safe discriminator-added getToken 200'],
  },
  'a value that is the arm’s own name': {
    before: { [`${SCHEMAS} TokenAnswer discriminator`]: named({}) },
    now: { [`${SCHEMAS} TokenAnswer discriminator`]: named({ Accepted: 'Accepted' }) },
    found: [],
  },

  ...withoutEffect,
};

const foundIn = (before: Document, after: Document, today = TODAY) =>
  compareDescriptions(before, after, today, VALIDATED).map(
    ({ severity, rule, at: place }) => `${severity} ${rule} ${place}`,
  );

it.each(Object.entries(CASES))('%s', (_what, { before = {}, now, found, today }) => {
  const old = planted(SHIPPED, before);
  // What is put in is put into what is shipped: `before` holds for the earlier description alone.
  expect(foundIn(old, planted(SHIPPED, now), today)).toEqual(found);
});

it('has a planted case for each rule, with its severity', () => {
  const planted = new Set(
    Object.values(CASES).flatMap(({ found }) => found.map((line) => line.split(' ', 2).join(' '))),
  );
  const written = Object.entries(DESCRIPTION_RULES).map(([rule, { severity }]) => `${severity} ${rule}`);
  expect([...planted].sort()).toEqual(written.sort());
});

describe('nothing is found', () => {
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

  it('between a description and itself', () => {
    expect(foundIn(SHIPPED, structuredClone(SHIPPED))).toEqual([]);
  });

  it('where only the order is another: of keys, of arms, of required fields, of types', () => {
    const other = planted(asDocument(turned(SHIPPED)), {
      [ARMS]: [ref('Refused'), ref('Accepted')],
      [`${ACCEPTED} required`]: ['ds_Token', 'statusLogin'],
      [`${ACCEPTED} properties cd_Dashboard type`]: ['null', 'number', 'string'],
    });
    expect(foundIn(SHIPPED, other)).toEqual([]);
  });

  it.each(Object.keys(at(SCHEMAS) as object))('where the schema %s has another name', (name) => {
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

  it('where both arms have other names and stand the other way round', () => {
    const other = planted(SHIPPED, {
      [`${SCHEMAS} No`]: at(`${SCHEMAS} Refused`),
      [`${SCHEMAS} Yes`]: at(ACCEPTED),
      [ARMS]: [ref('No'), ref('Yes')],
    });
    expect(foundIn(SHIPPED, other)).toEqual([]);
  });

  it('where a schema stands in place of its reference', () => {
    const answer = `${GET_SESSION} responses 200 content application/json schema`;
    expect(foundIn(SHIPPED, planted(SHIPPED, { [answer]: at(SESSION) }))).toEqual([]);
    expect(foundIn(SHIPPED, planted(SHIPPED, { [answer]: { allOf: [ref('Session')] } }))).toEqual([]);
  });
});

describe('a schema that holds itself', () => {
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

  it('ends where it is put together from itself', () => {
    const own = planted(SHIPPED, { [`${SCHEMAS} Session allOf`]: [ref('Session')] });
    expect(foundIn(SHIPPED, own)).toEqual([]);
    expect(foundIn(own, own)).toEqual([]);
  });

  it('ends where it is an arm of itself, or of one of its arms, beside other words', () => {
    const one = { properties: { a: text }, minProperties: 1, oneOf: [ref('Session'), ref('Problem')] };
    const other = { properties: { a: { minLength: 1 } }, minProperties: 2, oneOf: [ref('Session')] };
    const own = planted(SHIPPED, { [SESSION]: one, [`${SCHEMAS} Problem`]: other });
    expect(foundIn(own, own)).toEqual([]);
    expect(foundIn(SHIPPED, own).length).toBeGreaterThan(0);
    expect(foundIn(own, SHIPPED).length).toBeGreaterThan(0);
  });

  it('ends where it stands in a keyword that no rule knows', () => {
    const own = planted(SHIPPED, { [`${SCHEMAS} Session not`]: ref('Session') });
    expect(foundIn(own, own)).toEqual([]);
  });
});

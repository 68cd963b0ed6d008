import { MatchersV3 } from '@pact-foundation/pact';
import type { PactV4 } from '@pact-foundation/pact';
import { companyApi } from '../../src/api/company';
import type { ScenarioId } from '../../api-spec/scenarios.gen';
import { selectIsSignedIn } from '../../src/store/session';
import { getScenario, getScenarioById, putScenario } from '../support/scenarios';
import { makeSignedInStore, play } from './consumer';
import {
  BEARER,
  DAY,
  addRejected,
  makeSignedInPact,
  makeStateParams,
  readProblem,
  readTarget,
} from './interactions';

const { eachLike, integer, nullValue, regex, string } = MatchersV3;
const COMPANY = getScenario('/company', 'company').response;
/** A PNG or JPEG file. */
const BASE64 = /^(?:iVBORw0KGgo|\/9j\/)[0-9A-Za-z+/]+={0,2}$/;
const LETTERHEAD = getScenario('/company', 'letterhead').response;
const ENTRY = getScenario('/entries/{id}', 'entry').response;

type Store = Awaited<ReturnType<typeof makeSignedInStore>>;

const change = (store: Store, name: string) =>
  store.dispatch(
    companyApi.endpoints.changeCompany.initiate(putScenario('/company', name).body, { track: false }),
  );
const load = (store: Store) => store.dispatch(companyApi.endpoints.getCompany.initiate(undefined));

/** Calls of the portal, by scenario. */
const CALLS = {
  'getCompany: company': load,
  'getCompany: charges': load,
  'getCompany: letterhead': load,
  'getCompany: rejected': load,
  'changeCompany: changed': (store: Store) => change(store, 'changed'),
  'changeCompany: charges': (store: Store) => change(store, 'charges'),
  'changeCompany: letterhead': (store: Store) => change(store, 'letterhead'),
  'changeCompany: not-permitted': (store: Store) => change(store, 'not-permitted'),
  'changeCompany: changed-meanwhile': (store: Store) => change(store, 'changed-meanwhile'),
  'changeCompany: unknown-zone': (store: Store) => change(store, 'unknown-zone'),
  'changeCompany: rejected': (store: Store) => change(store, 'rejected'),
} as const satisfies Partial<Record<ScenarioId, (store: Store) => Promise<unknown>>>;

function addCall(pact: PactV4, id: ScenarioId, role: 'admin' | 'editor' = 'admin') {
  const { operation, body, state } = getScenarioById(id);
  // One of the states has an entry too.
  const entry = state.includes('entry') ? { entry: { ...ENTRY } } : {};
  return pact
    .addInteraction()
    .given(state, { scenario: id, ...makeStateParams(role), ...entry })
    .uponReceiving(id)
    .withRequest(operation.method.toUpperCase(), readTarget(id).path, (request) => {
      request.headers({ Authorization: BEARER, Accept: 'application/json' });
      if (body !== undefined) request.jsonBody(body);
    });
}

it.each([
  ['getCompany: company', {}],
  ['getCompany: charges', { fineBasisPoints: integer(200), interestBasisPoints: integer(100) }],
  ['changeCompany: changed', {}],
  ['changeCompany: charges', { fineBasisPoints: integer(250), interestBasisPoints: nullValue() }],
  [
    'getCompany: letterhead',
    {
      address: eachLike('Rua das Flores 12'),
      taxNumber: regex(/^[0-9A-Z]{14}$/, '12ABC34501DE35'),
      logo: regex(BASE64, LETTERHEAD.logo ?? ''),
    },
  ],
  [
    'changeCompany: letterhead',
    {
      address: eachLike('Rua das Flores 12'),
      taxNumber: '12345678909',
      logo: regex(BASE64, LETTERHEAD.logo ?? ''),
    },
  ],
] as const)('a call for the company’s data: %s [specification §7.43, §7.110, §7.197]', (id, charges) => {
  const [holiday] = COMPANY.holidays;
  const pact = makeSignedInPact();
  const interaction = addCall(pact, id).willRespondWith(200, (response) => {
    response.jsonBody({
      name: string(COMPANY.name),
      timeZone: string(COMPANY.timeZone),
      openingCents: integer(COMPANY.openingCents),
      openingOn: regex(DAY, COMPANY.openingOn ?? ''),
      weekStartsOn: integer(COMPANY.weekStartsOn),
      holidays: eachLike({ day: regex(DAY, holiday?.day ?? ''), name: string(holiday?.name) }),
      ...charges,
    });
  });
  return play(interaction, async (address) => {
    const { data } = await CALLS[id](await makeSignedInStore(address));
    expect(data).toMatchObject({ name: COMPANY.name, holidays: [holiday] });
  });
});

it.each([
  ['changeCompany: not-permitted', 403, 'editor', {}],
  ['changeCompany: changed-meanwhile', 409, 'admin', {}],
  ['changeCompany: unknown-zone', 422, 'admin', { problems: [{ field: 'timeZone', reason: 'unknown' }] }],
] as const)(
  'a refused change of the company’s data: %s [specification §7.43]',
  (id, status, role, fields) => {
    const { message, reason } = readProblem(id);
    const pact = makeSignedInPact(role);
    const interaction = addCall(pact, id, role).willRespondWith(status, (response) => {
      // The portal branches on the reasons.
      response.jsonBody({ message: string(message), ...(reason !== undefined && { reason }), ...fields });
    });
    return play(interaction, async (address) => {
      const store = await makeSignedInStore(address);
      const { error } = await CALLS[id](store);
      expect(error).toMatchObject({ kind: 'http', status, ...(reason !== undefined && { reason }) });
      expect(selectIsSignedIn(store.getState())).toBe(true);
    });
  },
);

it.each(['getCompany: rejected', 'changeCompany: rejected'] as const)(
  'a rejected token ends the session: %s [specification §4.8]',
  (id) => {
    const pact = makeSignedInPact();
    return play(addRejected(pact, id), async (address) => {
      const store = await makeSignedInStore(address);
      await CALLS[id](store);
      expect(selectIsSignedIn(store.getState())).toBe(false);
    });
  },
);

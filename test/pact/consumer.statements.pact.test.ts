import { MatchersV3 } from '@pact-foundation/pact';
import type { PactV4 } from '@pact-foundation/pact';
import { statementsApi } from '../../src/api/statements';
import type { ScenarioId } from '../../api-spec/scenarios.gen';
import { selectIsSignedIn } from '../../src/store/session';
import { getScenario, getScenarioById, postScenario } from '../support/scenarios';
import { makeSignedInStore, play } from './consumer';
import {
  BEARER,
  DATE_TIME,
  DAY,
  FILE_NAME,
  addForm,
  addRejected,
  makeSignedInPact,
  makeStateParams,
  readProblem,
  readTarget,
} from './interactions';

const { eachLike, integer, nullValue, regex, string } = MatchersV3;
const ENTRY = getScenario('/entries/{id}', 'entry').response;

/** Both balances of a day. */
const BALANCES = {
  ...{ day: regex(DAY, '2026-11-10'), bankCents: integer(1_194_100), bookCents: integer(1_195_090) },
};

type Store = Awaited<ReturnType<typeof makeSignedInStore>>;

/** Returns the upload of an example. */
function readUpload(path: '/statements' | '/statements/preview', name: string) {
  const { file, choices = '{}' } = postScenario(path, name).body;
  return { file: new File([file], FILE_NAME, { type: 'text/csv' }), choices: JSON.parse(choices) as object };
}

const { previewStatement, importStatement, undoStatementImport, listStatementLines, compareBankBalance } =
  statementsApi.endpoints;
const preview = (store: Store, name: string) =>
  store.dispatch(previewStatement.initiate(readUpload('/statements/preview', name), { track: false }));
const send = (store: Store, name: string) =>
  store.dispatch(importStatement.initiate(readUpload('/statements', name), { track: false }));
const undo = (store: Store, id: string) => store.dispatch(undoStatementImport.initiate(id, { track: false }));
const list = (store: Store, id: string) => store.dispatch(listStatementLines.initiate({ id }));
const compare = (store: Store) => store.dispatch(compareBankBalance.initiate('1'));

/** Calls of the portal, by scenario. */
const CALLS = {
  'previewStatement: statement-understood': (store: Store) => preview(store, 'statement-understood'),
  'previewStatement: no-statement': (store: Store) => preview(store, 'no-statement'),
  'previewStatement: rejected': (store: Store) => preview(store, 'rejected'),
  'importStatement: statement-imported': (store: Store) => send(store, 'statement-imported'),
  'importStatement: rejected': (store: Store) => send(store, 'rejected'),
  'undoStatementImport: statement-undone': (store: Store) => undo(store, '3'),
  'undoStatementImport: unknown-statement': (store: Store) => undo(store, '1000000'),
  'undoStatementImport: rejected': (store: Store) => undo(store, '3'),
  'listStatementLines: statement-lines': (store: Store) => list(store, '1'),
  'listStatementLines: rejected': (store: Store) => list(store, '2'),
  'compareBankBalance: differs': compare,
  'compareBankBalance: rejected': compare,
} as const satisfies Partial<Record<ScenarioId, (store: Store) => Promise<unknown>>>;

/** Adds a call that reads, stores, lists or undoes a statement. */
function addStatementCall(pact: PactV4, id: ScenarioId) {
  const { operation, body, takesForm, state } = getScenarioById(id);
  const { path, query } = readTarget(id);
  return pact
    .addInteraction()
    .given(state, { scenario: id, ...makeStateParams('admin'), entry: { ...ENTRY } })
    .uponReceiving(id)
    .withRequest(operation.method.toUpperCase(), path, (request) => {
      const headers = { Authorization: BEARER, Accept: 'application/json' };
      if (takesForm) addForm(request, headers, body);
      else request.query(query).headers(headers);
    });
}

it.each([
  [
    'previewStatement: statement-understood',
    200,
    {
      file: { format: 'csv' },
      known: nullValue(),
      questions: [],
      choices: {},
      moneyAccounts: eachLike({ id: string('1'), name: string('Conta principal'), kind: string('bank') }),
      parts: [
        {
          ...{ key: '', isCard: false, accountId: nullValue(), questions: ['account'] },
          ...{ from: regex(DAY, '2026-11-25'), to: regex(DAY, '2026-11-26'), balance: nullValue() },
          counts: { new: 2, known: 0, perhaps: 0, leftOut: 0, problems: 0 },
          ...{ inCents: 45_090, outCents: 990 },
          lines: [
            { row: 2, day: '2026-11-25', cents: 45_090, text: 'PIX RECEBIDO', state: 'new' },
            { row: 3, day: '2026-11-26', cents: -990, text: 'TARIFA', state: 'new' },
          ],
          ...{ leftOut: [], problems: [] },
        },
      ],
    },
  ],
  [
    'importStatement: statement-imported',
    201,
    {
      ...{ id: string('3'), added: 2, known: 0, perhaps: 0, leftOut: 0, problems: 0 },
      accountIds: [string('1')],
    },
  ],
  ['undoStatementImport: statement-undone', 200, { removed: 2 }],
  [
    'listStatementLines: statement-lines',
    200,
    {
      account: { id: '1', name: string('Conta principal'), kind: string('bank') },
      lines: eachLike({
        ...{ id: string('42'), day: regex(DAY, '2026-11-26'), cents: integer(-990), text: string('TARIFA') },
        ...{ state: string('new'), importId: string('3') },
      }),
      imports: eachLike({
        ...{ id: string('3'), fileName: string('extrato.csv'), importedBy: string('Ana Souza') },
        ...{ importedAt: regex(DATE_TIME, '2026-11-27T12:00:07Z'), added: integer(2) },
      }),
      next: nullValue(),
    },
  ],
  [
    'compareBankBalance: differs',
    200,
    // A backend may know nothing of what explains a difference.
    { latest: BALANCES, firstDifference: BALANCES },
  ],
] as const)('a call for a statement: %s [specification §7.213]', (id, status, expected) => {
  const pact = makeSignedInPact();
  const interaction = addStatementCall(pact, id).willRespondWith(status, (response) => {
    response.jsonBody(expected);
  });
  return play(interaction, async (address) => {
    const result = await CALLS[id](await makeSignedInStore(address));
    expect(result).not.toHaveProperty('error', expect.anything());
    expect(result.data).toBeDefined();
  });
});

it.each([
  ['previewStatement: no-statement', 422],
  ['undoStatementImport: unknown-statement', 404],
] as const)('a refused call for a statement: %s [specification §7.213]', (id, status) => {
  const { message, reason } = readProblem(id);
  const pact = makeSignedInPact();
  const interaction = addStatementCall(pact, id).willRespondWith(status, (response) => {
    // The portal branches on the reason.
    response.jsonBody({ message: string(message), reason });
  });
  return play(interaction, async (address) => {
    const { error } = await CALLS[id](await makeSignedInStore(address));
    expect(error).toMatchObject({ kind: 'http', status, reason });
  });
});

it.each([
  'previewStatement: rejected',
  'importStatement: rejected',
  'undoStatementImport: rejected',
  'listStatementLines: rejected',
  'compareBankBalance: rejected',
] as const)('a rejected token ends the session: %s [specification §4.8]', (id) => {
  const pact = makeSignedInPact();
  return play(addRejected(pact, id), async (address) => {
    const store = await makeSignedInStore(address);
    await CALLS[id](store);
    expect(selectIsSignedIn(store.getState())).toBe(false);
  });
});

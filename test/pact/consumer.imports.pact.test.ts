import { MatchersV3 } from '@pact-foundation/pact';
import type { PactV4 } from '@pact-foundation/pact';
import { importsApi } from '../../src/api/imports';
import type { ScenarioId } from '../../api-spec/scenarios.gen';
import { selectIsSignedIn } from '../../src/store/session';
import { getScenario, getScenarioById, postScenario } from '../support/scenarios';
import { makeSignedInStore, play } from './consumer';
import {
  ANY_SPREADSHEET,
  BEARER,
  DATE_TIME,
  DAY,
  FILE_NAME,
  addFile,
  addForm,
  addGet,
  addRejected,
  makeSignedInPact,
  makeStateParams,
  readProblem,
  readTarget,
} from './interactions';

const { eachLike, integer, like, nullValue, regex, string } = MatchersV3;
const ENTRY = getScenario('/entries/{id}', 'entry').response;
const [IMPORT] = getScenario('/entries/imports', 'imports').response.imports;

type Store = Awaited<ReturnType<typeof makeSignedInStore>>;

/** Returns the upload of an example. */
function readUpload(path: '/entries/imports' | '/entries/imports/preview', name: string) {
  const { file, choices = '{}' } = postScenario(path, name).body;
  return { file: new File([file], FILE_NAME, { type: 'text/csv' }), choices: JSON.parse(choices) as object };
}

const preview = (store: Store, name: string) =>
  store.dispatch(
    importsApi.endpoints.previewImport.initiate(readUpload('/entries/imports/preview', name), {
      track: false,
    }),
  );
const send = (store: Store, name: string) =>
  store.dispatch(
    importsApi.endpoints.importEntries.initiate(readUpload('/entries/imports', name), { track: false }),
  );
const undo = (store: Store, id: string) =>
  store.dispatch(importsApi.endpoints.undoImport.initiate(id, { track: false }));
const getTemplate = (store: Store) =>
  store.dispatch(importsApi.endpoints.getImportTemplate.initiate(undefined, { track: false }));

/** Calls of the portal, by scenario. */
const CALLS = {
  'listImports: imports': (store: Store) =>
    store.dispatch(importsApi.endpoints.listImports.initiate(undefined)),
  'listImports: rejected': (store: Store) =>
    store.dispatch(importsApi.endpoints.listImports.initiate(undefined)),
  'previewImport: understood': (store: Store) => preview(store, 'understood'),
  'previewImport: not-a-table': (store: Store) => preview(store, 'not-a-table'),
  'previewImport: rejected': (store: Store) => preview(store, 'rejected'),
  'importEntries: imported': (store: Store) => send(store, 'imported'),
  'importEntries: rejected': (store: Store) => send(store, 'rejected'),
  'undoImport: undone': (store: Store) => undo(store, '7'),
  'undoImport: unknown-import': (store: Store) => undo(store, '1000000'),
  'undoImport: rejected': (store: Store) => undo(store, '7'),
  'getImportTemplate: template': getTemplate,
  'getImportTemplate: rejected': getTemplate,
} as const satisfies Partial<Record<ScenarioId, (store: Store) => Promise<unknown>>>;

/** Adds a call that imports entries, or that lists or undoes imports. */
function addImportCall(pact: PactV4, id: ScenarioId) {
  const { operation, body, takesForm, state } = getScenarioById(id);
  return pact
    .addInteraction()
    .given(state, { scenario: id, ...makeStateParams('admin'), entry: { ...ENTRY }, import: { ...IMPORT } })
    .uponReceiving(id)
    .withRequest(operation.method.toUpperCase(), readTarget(id).path, (request) => {
      const headers = { Authorization: BEARER, Accept: 'application/json' };
      if (takesForm) addForm(request, headers, body);
      else request.headers(headers);
    });
}

it.each([
  [
    'listImports: imports',
    200,
    {
      imports: eachLike({
        id: string(IMPORT?.id),
        fileName: string(IMPORT?.fileName),
        importedAt: regex(DATE_TIME, String(IMPORT?.importedAt)),
        importedBy: string(IMPORT?.importedBy),
        added: integer(1),
      }),
    },
  ],
  [
    'previewImport: understood',
    200,
    {
      file: { format: 'csv' },
      sheets: [],
      known: nullValue(),
      headerRow: 1,
      columns: eachLike({ title: string('Tipo'), samples: like([]) }),
      choices: like({}),
      questions: [],
      values: [],
      counts: { rows: 1, ready: 1, duplicates: 0, invalid: 0, skipped: 0 },
      rows: [
        {
          row: 2,
          state: 'ready',
          entry: { counterparty: 'Padaria São João', dueOn: regex(DAY, '2026-11-07'), amountCents: 45_090 },
          problems: [],
        },
      ],
    },
  ],
  ['importEntries: imported', 201, { id: string('7'), added: 1, duplicates: 0, invalid: 0, skipped: 0 }],
  ['undoImport: undone', 200, { removed: 1, keptCount: 0, kept: [] }],
] as const)('a call for an import: %s [specification §7.35]', (id, status, expected) => {
  const pact = makeSignedInPact();
  const interaction = addImportCall(pact, id).willRespondWith(status, (response) => {
    response.jsonBody(expected);
  });
  return play(interaction, async (address) => {
    const result = await CALLS[id](await makeSignedInStore(address));
    expect(result).not.toHaveProperty('error', expect.anything());
    expect(result.data).toBeDefined();
  });
});

it.each([
  ['previewImport: not-a-table', 422],
  ['undoImport: unknown-import', 404],
] as const)('a refused call for an import: %s [specification §7.35]', (id, status) => {
  const { message, reason } = readProblem(id);
  const pact = makeSignedInPact();
  const interaction = addImportCall(pact, id).willRespondWith(status, (response) => {
    // The portal branches on the reason.
    response.jsonBody({ message: string(message), reason });
  });
  return play(interaction, async (address) => {
    const { error } = await CALLS[id](await makeSignedInStore(address));
    expect(error).toMatchObject({ kind: 'http', status, reason });
  });
});

it('the template is a spreadsheet [specification §7.35]', () => {
  const id = 'getImportTemplate: template';
  const pact = makeSignedInPact();
  const interaction = addGet(pact, id, 'admin', ANY_SPREADSHEET).willRespondWith(200, (response) => {
    addFile(response, 'modelo.xlsx', 'xlsx');
  });
  return play(interaction, async (address) => {
    const { data } = await CALLS[id](await makeSignedInStore(address));
    expect(data).toMatchObject({ name: 'modelo.xlsx' });
  });
});

it.each([
  ['listImports: rejected', undefined],
  ['previewImport: rejected', undefined],
  ['importEntries: rejected', undefined],
  ['undoImport: rejected', undefined],
  ['getImportTemplate: rejected', ANY_SPREADSHEET],
] as const)('a rejected token ends the session: %s [specification §4.8]', (id, accept) => {
  const pact = makeSignedInPact();
  return play(addRejected(pact, id, accept), async (address) => {
    const store = await makeSignedInStore(address);
    await CALLS[id](store);
    expect(selectIsSignedIn(store.getState())).toBe(false);
  });
});

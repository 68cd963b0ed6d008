import { MatchersV3 } from '@pact-foundation/pact';
import type { ScenarioId } from '../../api-spec/scenarios.gen';
import { reconciliationApi } from '../../src/api/reconciliation';
import { selectIsSignedIn } from '../../src/store/session';
import { getScenarioById, postScenario } from '../support/scenarios';
import { makeSignedInStore, play } from './consumer';
import {
  BEARER,
  addRejected,
  makeSignedInPact,
  makeStateParams,
  readProblem,
  readTarget,
} from './interactions';

const { eachLike, integer, string } = MatchersV3;
const { endpoints } = reconciliationApi;
const UNTRACKED = { track: false } as const;
const RECONCILIATION = '/money-accounts/{id}/reconciliation';

type Store = Awaited<ReturnType<typeof makeSignedInStore>>;

const list = (store: Store) => store.dispatch(endpoints.listProposals.initiate('1'));
const search = (store: Store) => store.dispatch(endpoints.listLineCandidates.initiate({ id: '41' }));
const reconcile = (store: Store, name: 'reconciled' | 'not-balanced' | 'changed-meanwhile') => {
  const { body } = postScenario(RECONCILIATION, name);
  return store.dispatch(endpoints.reconcileLines.initiate({ accountId: '1', body }, UNTRACKED));
};
const unmatch = (store: Store) => {
  const { body } = postScenario('/statements/lines/{id}/unmatch', 'unmatched');
  return store.dispatch(endpoints.unmatchLine.initiate({ id: '41', body }, UNTRACKED));
};
const record = (store: Store) => {
  const { body } = postScenario('/statements/lines/{id}/record', 'recorded');
  return store.dispatch(endpoints.recordLine.initiate({ id: '41', body }, UNTRACKED));
};
const ignore = (store: Store) => {
  const { body } = postScenario('/statements/lines/{id}/ignore', 'ignored');
  return store.dispatch(endpoints.ignoreLine.initiate({ id: '41', body }, UNTRACKED));
};
const restore = (store: Store) => {
  const { body } = postScenario('/statements/lines/{id}/restore', 'considered');
  return store.dispatch(endpoints.restoreLine.initiate({ id: '41', body }, UNTRACKED));
};

/** Calls of the portal, by scenario. */
const CALLS = {
  'listProposals: proposals': list,
  'listProposals: rejected': list,
  'listLineCandidates: candidates': search,
  'listLineCandidates: rejected': search,
  'reconcileLines: reconciled': (store: Store) => reconcile(store, 'reconciled'),
  'reconcileLines: not-balanced': (store: Store) => reconcile(store, 'not-balanced'),
  'reconcileLines: changed-meanwhile': (store: Store) => reconcile(store, 'changed-meanwhile'),
  'reconcileLines: rejected': (store: Store) => reconcile(store, 'reconciled'),
  'recordLine: recorded': record,
  'recordLine: changed-meanwhile': record,
  'recordLine: rejected': record,
  'unmatchLine: unmatched': unmatch,
  'unmatchLine: rejected': unmatch,
  'ignoreLine: ignored': ignore,
  'ignoreLine: changed-meanwhile': ignore,
  'ignoreLine: rejected': ignore,
  'restoreLine: considered': restore,
  'restoreLine: rejected': restore,
} as const satisfies Partial<Record<ScenarioId, (store: Store) => Promise<unknown>>>;

function addCall(id: ScenarioId) {
  const { operation, body, state } = getScenarioById(id);
  return makeSignedInPact()
    .addInteraction()
    .given(state, { scenario: id, ...makeStateParams('admin') })
    .uponReceiving(id)
    .withRequest(operation.method.toUpperCase(), readTarget(id).path, (request) => {
      request.headers({ Authorization: BEARER, Accept: 'application/json' });
      if (body !== undefined) request.jsonBody(body);
    });
}

it('the lines that wait, with proposals [specification §7.226]', () => {
  const id = 'listProposals: proposals';
  const line = {
    ...{ id: string('41'), day: string('2026-11-09'), cents: integer(45_090), text: string('PIX') },
    version: integer(1),
  };
  const interaction = addCall(id).willRespondWith(200, (response) => {
    response.jsonBody({
      waiting: { lines: integer(2), inCents: integer(45_090), outCents: integer(990) },
      // A line needs no proposal.
      lines: eachLike(line),
    });
  });
  return play(interaction, async (address) => {
    const { data } = await CALLS[id](await makeSignedInStore(address));
    expect(data).toMatchObject({ lines: [{ id: '41', version: 1 }] });
  });
});

it('what a person may choose for a line [specification §7.249]', () => {
  const id = 'listLineCandidates: candidates';
  const item = {
    ...{ kind: string('entry'), id: string('4711'), day: string('2026-11-09'), cents: integer(45_090) },
    counterparty: string('Padaria São João'),
  };
  const interaction = addCall(id).willRespondWith(200, (response) => {
    response.jsonBody({
      // A backend may know no recorded money.
      recorded: { items: [], count: integer(0) },
      open: { items: eachLike(item), count: integer(1) },
    });
  });
  return play(interaction, async (address) => {
    const { data } = await CALLS[id](await makeSignedInStore(address));
    expect(data).toMatchObject({ open: { items: [{ kind: 'entry' }], count: 1 } });
  });
});

it.each(['reconcileLines: reconciled', 'recordLine: recorded'] as const)(
  'a reconciled line: %s [specification §7.227]',
  (id) => {
    const interaction = addCall(id).willRespondWith(200, (response) => {
      response.jsonBody({ lines: eachLike('41') });
    });
    return play(interaction, async (address) => {
      const { data } = await CALLS[id](await makeSignedInStore(address));
      expect(data).toEqual({ lines: ['41'] });
    });
  },
);

it.each(['unmatchLine: unmatched', 'ignoreLine: ignored', 'restoreLine: considered'] as const)(
  'an act on a line: %s [specification §7.227, §7.231]',
  (id) =>
    play(addCall(id).willRespondWith(204), async (address) => {
      const { data } = await CALLS[id](await makeSignedInStore(address));
      expect(data).toBeNull();
    }),
);

it.each([
  ['reconcileLines: not-balanced', 422],
  ['reconcileLines: changed-meanwhile', 409],
  ['recordLine: changed-meanwhile', 409],
  ['ignoreLine: changed-meanwhile', 409],
] as const)('a refused act: %s [specification §7.229, §7.230]', (id, status) => {
  const { message, reason } = readProblem(id);
  const interaction = addCall(id).willRespondWith(status, (response) => {
    // The portal branches on the reason.
    response.jsonBody({ message: string(message), reason });
  });
  return play(interaction, async (address) => {
    const { error } = await CALLS[id](await makeSignedInStore(address));
    expect(error).toMatchObject({ kind: 'http', status, reason });
  });
});

it.each([
  'listProposals: rejected',
  'listLineCandidates: rejected',
  'reconcileLines: rejected',
  'recordLine: rejected',
  'unmatchLine: rejected',
  'ignoreLine: rejected',
  'restoreLine: rejected',
] as const)('a rejected token ends the session: %s [specification §4.8]', (id) =>
  play(addRejected(makeSignedInPact(), id), async (address) => {
    const store = await makeSignedInStore(address);
    await CALLS[id](store);
    expect(selectIsSignedIn(store.getState())).toBe(false);
  }),
);

import { HttpResponse } from 'msw';
import { API, network } from '../../test/support/network';
import { getScenario } from '../../test/support/scenarios';
import { startStore } from '../../test/support/testStore';
import { entriesApi, readMaxEntries } from './entries';
import { importsApi } from './imports';

async function load(parameters: Record<string, string>) {
  const store = await startStore();
  return store.dispatch(entriesApi.endpoints.listEntries.initiate(parameters));
}

it('lists the entries of a filter, and sends the filter in the address [specification §7.26]', async () => {
  const list = getScenario('/entries', 'overdue').response;
  network.get('/entries', list);
  expect((await load({ kind: 'receivable', counterparty: 'A & B', after: 'x=' })).data).toEqual(list);
  expect(network.sentTo('/entries').map(({ url }) => url)).toEqual([
    `${API}entries?kind=receivable&counterparty=A+%26+B&after=x%3D`,
  ]);
});

it('a list without a usable total is an error with its schema path [specification §7.17]', async () => {
  network.any('get', '/entries', () => HttpResponse.json({ entries: [], next: null, total: {} }));
  expect((await load({})).error).toEqual({
    kind: 'unreadable',
    text: 'listEntries: not what the API description says at /total',
  });
});

it('a broken character of an id does not prevent the call [specification §7.26]', async () => {
  network.any('post', '/entries/imports/{id}/undo', () => HttpResponse.json({}, { status: 404 }));
  const store = await startStore();
  const { error } = await store.dispatch(importsApi.endpoints.undoImport.initiate('\ud800'));
  expect(error).toMatchObject({ kind: 'http', status: 404 });
  expect(network.sent().map(({ url }) => url)).toContain(`${API}entries/imports/%EF%BF%BD/undo`);
});

it.each([
  [{ most: 500 }, 500],
  [{ most: '500' }, null],
  [{}, null],
  [null, null],
])('reads the largest number of entries of a report from %j', (body, limit) => {
  expect(readMaxEntries(body)).toBe(limit);
});

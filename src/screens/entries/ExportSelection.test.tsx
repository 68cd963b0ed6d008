import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { watchDownloads } from '../../../test/support/downloads';
import { network } from '../../../test/support/network';
import { renderApp, storeSession } from '../../../test/support/renderApp';
import { getScenario } from '../../../test/support/scenarios';

const EXPORT_PATH = '/entries/export';
const REPORT_PATH = '/entries/report';
const list = getScenario('/entries', 'overdue').response;
const [first, second] = list.entries;

// Loads the screens before the tests, because compiling them takes long.
beforeAll(async () => {
  await Promise.all([import('../app/AppFrame'), import('./EntriesScreen')]);
}, 120_000);

beforeEach(() => {
  storeSession();
  network.get('/session', getScenario('/session', 'editor').response);
  network.get('/dashboards', getScenario('/dashboards', 'dashboards').response);
  network.get('/entries', list);
});

const makeFile = () => new HttpResponse('file', { headers: { 'content-type': 'application/octet-stream' } });

/** Opens the list, and selects rows by their names. */
async function selectEntries(query: string, names: readonly (string | undefined)[]) {
  const view = await renderApp({ at: `/app/entries${query}` });
  for (const name of names)
    await view.user.click(await screen.findByRole('checkbox', { name: new RegExp(name ?? 'none') }));
  return view;
}
const bar = () => within(screen.getByRole('group', { name: 'Seleção' }));
const menu = () => bar().getByRole('button', { name: 'Escolher o formato da seleção' });
const readRequestsTo = (path: typeof EXPORT_PATH | typeof REPORT_PATH) =>
  network.sentTo(path).map(({ method, url, body }) => ({ method, search: new URL(url).search, body }));

it('selected entries are exported in the order of the list, by an editor too [specification §2.141]', async () => {
  network.any('post', EXPORT_PATH, makeFile);
  const saved = watchDownloads();
  const { user } = await selectEntries('?sort=-amount', [second?.counterparty, first?.counterparty]);
  await user.click(bar().getByRole('button', { name: 'Exportar seleção' }));
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['export.xlsx']));
  const sent = { ids: [second?.id, first?.id], format: 'xlsx', sort: '-amount' };
  expect(readRequestsTo(EXPORT_PATH)).toEqual([{ method: 'POST', search: '', body: JSON.stringify(sent) }]);
  expect(bar().getByText('2 selecionados')).toBeInTheDocument();
});

it('all entries of a filter are exported by the filter [specification §2.141]', async () => {
  network.get('/entries', { ...list, total: { ...list.total, count: 300 } });
  network.any('get', EXPORT_PATH, makeFile);
  network.any('post', REPORT_PATH, makeFile);
  const saved = watchDownloads();
  const { user } = await selectEntries('?status=overdue', [first?.counterparty]);
  await user.click(bar().getByRole('button', { name: 'Selecionar todos os 300' }));
  // This backend does not split the sum.
  expect(screen.getByRole('group', { name: 'Seleção' })).toHaveTextContent('Soma: R$ 1.650,90');
  await user.click(menu());
  await user.click(await screen.findByRole('menuitem', { name: /Texto/ }));
  await waitFor(() => expect(saved).toHaveLength(1));
  await user.click(menu());
  await user.click(await screen.findByRole('menuitem', { name: /Relatório/ }));
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['export.csv', 'export.pdf']));
  expect([...readRequestsTo(EXPORT_PATH), ...readRequestsTo(REPORT_PATH)]).toEqual([
    { method: 'GET', search: '?status=overdue&sort=dueOn&format=csv', body: '' },
    { method: 'POST', search: '?status=overdue&sort=dueOn', body: '{}' },
  ]);
});

it('a report can be cancelled by the same button, and saves nothing @long [specification §2.141]', async () => {
  network.any('post', REPORT_PATH, () => new Promise<Response>(() => undefined));
  const saved = watchDownloads();
  const { user } = await selectEntries('', [first?.counterparty]);
  await user.click(menu());
  await user.click(await screen.findByRole('menuitem', { name: /Relatório/ }));
  expect(await bar().findByText('Exportando…')).toHaveAttribute('role', 'status');
  await user.click(bar().getByRole('button', { name: 'Cancelar exportação' }));
  expect(await bar().findByRole('button', { name: 'Exportar seleção' })).toHaveFocus();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(saved).toEqual([]);
});

it('an error in place of a report shows its message, and saves nothing [specification §7.11]', async () => {
  network.any('post', REPORT_PATH, () => HttpResponse.json({ message: 'Sem espaço.' }, { status: 500 }));
  const saved = watchDownloads();
  const { user } = await selectEntries('', [first?.counterparty]);
  await user.click(menu());
  await user.click(await screen.findByRole('menuitem', { name: /Relatório/ }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Sem espaço.');
  expect(saved).toEqual([]);
});

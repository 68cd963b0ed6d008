// A response may repeat an item by mistake. Any warning on the console fails a test, and React warns of equal keys.
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { isObject } from 'contract-gates/description';
import { network } from '../test/support/network';
import { renderApp, storeSession } from '../test/support/renderApp';
import { postScenario, SCENARIOS } from '../test/support/scenarios';
import { resizeTo } from '../test/support/viewport';
import type { ImportPreview } from './api/imports';

// Loads the screens before the tests, because compiling them takes long.
beforeAll(async () => {
  await Promise.all([
    import('./screens/app/AppFrame'),
    import('./screens/company/CompanyScreen'),
    import('./screens/dashboard/DashboardScreen'),
    import('./screens/dashboard/Figures'),
    import('./screens/entries/EntriesScreen'),
    import('./screens/entries/form/EntryScreen'),
    import('./screens/home/Attention'),
    import('./screens/import/ImportScreen'),
  ]);
}, 120_000);

/** Repeats each object of each list in a response. */
function repeatItems(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.map(repeatItems);
    return value.some(isObject) ? items.flatMap((item) => [item, item]) : items;
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, repeatItems(part)]));
}

const FIGURES = SCENARIOS.filter(({ id, status }) => id.startsWith('getDashboard') && status === 200);

/** Stubs each operation with its first success, in which each item is repeated. */
function repeatEverything(): void {
  resizeTo(1600); // both menus are beside the content
  storeSession();
  const seen = new Set<string>();
  for (const { operation, status, response } of SCENARIOS) {
    const { method, path } = operation;
    if (status >= 300 || !isObject(response) || (method !== 'get' && method !== 'post')) continue;
    if (!seen.has(`${method} ${path}`))
      network.any(method, path, () => HttpResponse.json(repeatItems(response) as object, { status }));
    seen.add(`${method} ${path}`);
  }
}

it.each([
  ['entries', '/app/entries', 'Padaria São João'],
  ['an entry', '/app/entries/4711', 'Cliente ou fornecedor'],
  ['the company', '/app/company', 'Feriados'],
])('repeated items of %s leave no stale elements [specification §8.21]', async (_name, at, text) => {
  repeatEverything();
  await renderApp({ at });
  expect((await screen.findAllByText(new RegExp(text))).length).toBeGreaterThan(0);
});

it.each(FIGURES.map((scenario) => [scenario.name, scenario] as const))(
  'repeated items of the figures of %s leave no stale elements [specification §8.21]',
  async (_name, { operation, response }) => {
    repeatEverything();
    network.any('get', operation.path, () => HttpResponse.json(repeatItems(response) as object));
    const view = await renderApp({ at: '/app/dashboards/vendas' });
    await waitFor(() => expect(screen.getAllByRole('region').length).toBeGreaterThan(1));
    view.unmount();
    await renderApp({ at: '/app' });
    expect(await screen.findByRole('heading', { name: 'Todos os painéis' })).toBeInTheDocument();
  },
);

it('repeated items of an import leave no stale elements [specification §8.21]', async () => {
  repeatEverything();
  const path = '/entries/imports/preview';
  const preview: ImportPreview = {
    ...postScenario(path, 'understood').response,
    questions: ['category'],
    groups: [
      { counterparty: 'Padaria São João', rows: 1, cents: 100 },
      { counterparty: 'Imobiliária Sol', rows: 1, cents: 100 },
    ],
    hidden: { rows: 1, columns: ['Obs.'] },
    otherTables: [{ row: 9, titles: 'Total' }],
    skipped: [{ reason: 'total', count: 1 }],
    values: [{ field: 'kind', value: 'Entrada', becomes: 'receivable', rows: 1 }],
  };
  network.any('post', path, () => HttpResponse.json(repeatItems(preview) as object));
  const { user } = await renderApp({ at: '/app/entries/import' });
  const field = await screen.findByLabelText('Planilha com os lançamentos');
  await user.upload(field, new File(['Tipo;Cliente'], 'contas.csv', { type: 'text/csv' }));
  expect(await screen.findByRole('heading', { name: 'O que será importado' })).toBeInTheDocument();
});

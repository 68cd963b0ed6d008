import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { storeAdministrator } from '../../../test/support/administrator';
import { network } from '../../../test/support/network';
import { renderApp } from '../../../test/support/renderApp';
import { getScenario } from '../../../test/support/scenarios';
import type { Chart } from '../../api/categories';

const PLAIN = { isTax: false, isArchived: false, entries: 0, isUsed: false, merged: [] };
const CHART: Chart = {
  version: 7,
  categories: [
    { ...PLAIN, id: '1', name: 'Vendas', group: 'revenue', entries: 12, isUsed: true, firstOn: '2026-10-10' },
    { ...PLAIN, id: '2', name: 'Revenda', group: 'revenue', isArchived: true },
    {
      ...{ ...PLAIN, id: '3', name: 'Aluguel', group: 'expenses', entries: 1, isUsed: true },
      ...{ firstOn: '2026-09-05', merged: [{ id: '9', name: 'Locação' }] },
    },
    { ...PLAIN, id: '4', name: 'Compras', group: 'costs' },
    { ...PLAIN, id: '5', name: 'DAS', group: 'deductions', isTax: true },
  ],
  presets: [
    {
      id: 'services',
      title: 'Serviços',
      categories: [
        { name: 'ISS', group: 'deductions', isTax: true },
        { name: 'ALUGUEL', group: 'expenses', isTax: false },
        { name: 'Locacao', group: 'expenses', isTax: false },
      ],
    },
  ],
};

beforeAll(async () => {
  await Promise.all([
    import('../app/AppFrame'),
    import('../toasts/ToastArea'),
    import('./CategoriesScreen'),
    import('./CategoryScreen'),
    import('./MergeScreen'),
    import('./PresetScreen'),
  ]);
}, 120_000);

beforeEach(() => {
  storeAdministrator();
  network.get('/categories/chart', CHART);
  network.any('put', '/categories/chart', () => HttpResponse.json({ ...CHART, version: 8 }));
});

const SENT = CHART.categories.map(({ id, name, group, isTax, isArchived }) => ({
  ...{ id, name, group, isTax, isArchived },
}));
const [SALES, RESALE, RENT, PURCHASES, DAS] = SENT;

const readSent = () => network.sent().find(({ method }) => method === 'PUT')?.body;
/** Waits for the change, and returns its body. */
async function findSent(): Promise<unknown> {
  await waitFor(() => expect(readSent()).toBeDefined());
  return JSON.parse(readSent() ?? '');
}
async function choose(user: UserEvent, label: string, name: RegExp | string) {
  await user.click(screen.getByLabelText(label));
  await user.click(await screen.findByRole('option', { name }));
}
const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Salvar' }));
const openForm = async (at: string) => {
  const view = await renderApp({ at });
  await screen.findByLabelText('Nome');
  return view;
};

it('lists the categories by their line of the income statement, with their marks and numbers [specification §2.191]', async () => {
  await renderApp({ at: '/app/categories' });
  const revenue = within(await screen.findByRole('region', { name: 'Receita bruta' }));
  const [sales, resale] = revenue.getAllByRole('listitem');
  expect(sales).toHaveTextContent(/^Vendas12 lançamentos$/);
  expect(resale).toHaveTextContent(/^RevendaArquivadaSem lançamentos$/);
  expect(screen.getByRole('region', { name: 'Despesas' })).toHaveTextContent('Inclui Locação');
  expect(screen.getByRole('region', { name: 'Deduções' })).toHaveTextContent('Imposto');
});

it('adds a category at a position, and sends the whole chart [specification §2.192]', async () => {
  const { user, address } = await openForm('/app/categories/new');
  await user.type(screen.getByLabelText('Nome'), '  Serviços ');
  await choose(user, 'Grupo da DRE', 'Receita bruta');
  await choose(user, 'Posição na lista', /Depois de Vendas/);
  await user.click(screen.getByLabelText('É um imposto ou uma taxa do governo'));
  await save(user);
  expect(await findSent()).toEqual({
    version: 7,
    categories: [
      SALES,
      { name: 'Serviços', group: 'revenue', isTax: true, isArchived: false },
      ...[RESALE, RENT, PURCHASES, DAS],
    ],
  });
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Categoria criada.');
  await waitFor(() => expect(address()).toBe('/app/categories'));
});

it('moves a category to the start, and offers it again @long [specification §2.192]', async () => {
  const { user } = await openForm('/app/categories/2');
  expect(screen.getByLabelText('Posição na lista')).toHaveValue('Depois de Vendas');
  await choose(user, 'Posição na lista', 'No início do grupo');
  await user.click(screen.getByLabelText('Arquivada'));
  await save(user);
  expect(await findSent()).toMatchObject({
    categories: [{ ...RESALE, isArchived: false }, SALES, RENT, PURCHASES, DAS],
  });
});

it('asks before past amounts move to another line, and again for another line [specification §2.192]', async () => {
  const { user } = await openForm('/app/categories/3');
  await choose(user, 'Grupo da DRE', 'Custos');
  expect(screen.getByText('1 lançamento passa de “Despesas” para “Custos”.')).toBeInTheDocument();
  expect(screen.getByText(/Os resultados mudam desde/)).toHaveTextContent('05/09/2026');
  await save(user);
  const yes = screen.getByLabelText('Sim, mudar também os meses passados');
  expect(yes).toBeInvalid();
  expect(yes).toHaveFocus();
  await user.click(yes);
  await choose(user, 'Grupo da DRE', 'Deduções');
  expect(screen.getByLabelText('Sim, mudar também os meses passados')).not.toBeChecked();
  await user.click(screen.getByLabelText('Sim, mudar também os meses passados'));
  expect(readSent()).toBeUndefined();
  await save(user);
  expect(await findSent()).toMatchObject({
    categories: [{ ...RENT, group: 'deductions' }, SALES, RESALE, {}, {}],
  });
});

it('a category that nothing uses can be deleted, and no other one [specification §2.192]', async () => {
  const { user, address } = await openForm('/app/categories/2');
  await user.click(screen.getByRole('button', { name: 'Excluir categoria' }));
  expect(await findSent()).toEqual({ version: 7, categories: [SALES, RENT, PURCHASES, DAS] });
  await waitFor(() => expect(address()).toBe('/app/categories'));
  expect(screen.getByRole('alertdialog')).toHaveTextContent('Categoria excluída.');
});

it('a used category says why it cannot be deleted [specification §2.192]', async () => {
  await openForm('/app/categories/1');
  expect(screen.queryByRole('button', { name: 'Excluir categoria' })).toBeNull();
  expect(screen.getByText(/está em uso, por isso não pode ser excluída/)).toBeInTheDocument();
});

it('a refused group is explained at its field, and the typed name stays [specification §2.192]', async () => {
  network.any('put', '/categories/chart', () =>
    HttpResponse.json(
      { message: 'x', problems: [{ field: 'categories.3.group', reason: 'other-kind' }] },
      { status: 422 },
    ),
  );
  const { user } = await openForm('/app/categories/4');
  await user.type(screen.getByLabelText('Nome'), ' novas');
  await save(user);
  expect(await screen.findByText(/Os desta categoria não cabem aqui\./)).toBeInTheDocument();
  expect(screen.getByLabelText('Grupo da DRE')).toHaveFocus();
  expect(screen.getByLabelText('Nome')).toHaveValue('Compras novas');
});

it('merges with a category of the same kind alone, and says what changes [specification §2.193]', async () => {
  network.post('/categories/merges', { ...CHART, version: 8 });
  const { user, address } = await renderApp({ at: '/app/categories/3/merge' });
  expect(
    await screen.findByText(/1 lançamento de “Aluguel” passa para a outra categoria\./),
  ).toBeInTheDocument();
  await user.click(screen.getByLabelText('Unir com'));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Compras/),
    expect.stringMatching(/^DAS/),
  ]);
  await user.click(screen.getByRole('option', { name: /^Compras/ }));
  expect(screen.getByText('1 lançamento passa de “Despesas” para “Custos”.')).toBeInTheDocument();
  await save(user);
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Categorias unidas.');
  expect(JSON.parse(network.sentTo('/categories/merges')[0]?.body ?? '')).toEqual({
    ...{ version: 7, id: '3', intoId: '4' },
  });
  await waitFor(() => expect(address()).toBe('/app/categories'));
});

it('a merge is undone in the list, once for a double click, and a message explains a failure [specification §2.193]', async () => {
  network.any('post', '/categories/merges/undo', () => new HttpResponse(null, { status: 503 }));
  const { user } = await renderApp({ at: '/app/categories' });
  const undo = await screen.findByRole('button', { name: 'Separar Locação de novo' });
  await user.click(undo);
  expect(await screen.findByRole('alertdialog')).not.toHaveTextContent('Categorias separadas.');
  network.forget();
  network.post('/categories/merges/undo', CHART);
  await user.dblClick(undo);
  expect(await screen.findAllByText('Categorias separadas.')).not.toHaveLength(0);
  expect(network.sentTo('/categories/merges/undo')).toHaveLength(1);
});

it('a preset adds the categories that the company does not have under any name [specification §2.194]', async () => {
  const { user } = await renderApp({ at: '/app/categories/preset' });
  await screen.findByLabelText('Modelo');
  await choose(user, 'Modelo', 'Serviços');
  expect(screen.getByText('1 categoria será criada:')).toBeInTheDocument();
  await save(user);
  expect(await findSent()).toEqual({
    version: 7,
    categories: [...SENT, { name: 'ISS', group: 'deductions', isTax: true, isArchived: false }],
  });
});

it('without a preset that adds something there is no form [specification §2.194]', async () => {
  network.get('/categories/chart', { ...CHART, presets: [{ id: 'x', title: 'Vazio', categories: [] }] });
  await renderApp({ at: '/app/categories/preset' });
  expect(
    await screen.findByRole('heading', { name: 'A empresa já tem as categorias de todos os modelos' }),
  ).toBeInTheDocument();
});

it.each(['/app/categories/77', '/app/categories/77/merge'])(
  '%s, which does not exist, leads to the list [specification §2.192]',
  async (at) => {
    await renderApp({ at });
    expect(
      await screen.findByRole('heading', { name: 'Esta categoria não existe mais' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ver as categorias' })).toHaveAttribute(
      'href',
      '/app/categories',
    );
  },
);

it('a backend without the chart is explained, and has no menu entry [specification §2.191]', async () => {
  network.any('get', '/categories/chart', () => new HttpResponse(null, { status: 404 }));
  await renderApp({ at: '/app/categories' });
  expect(
    await screen.findByRole('heading', { name: 'Aqui não é possível alterar as categorias.' }),
  ).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Categorias' })).toBeNull();
});

it('archived categories are not offered for a new entry [specification §2.191]', async () => {
  network.get('/categories', {
    ...getScenario('/categories', 'categories').response,
    categories: [
      { name: 'Vendas', group: 'revenue', kind: 'receivable' },
      { name: 'Revenda', group: 'revenue', kind: 'receivable', isArchived: true },
    ],
  });
  const { user } = await renderApp({ at: '/app/entries/new' });
  await user.click(await screen.findByLabelText('Categoria'));
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Vendas/),
  ]);
});

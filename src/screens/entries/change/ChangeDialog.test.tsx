import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { storeAdministrator } from '../../../../test/support/administrator';
import { network } from '../../../../test/support/network';
import { renderApp } from '../../../../test/support/renderApp';
import { getScenario } from '../../../../test/support/scenarios';
import type { Entry } from '../../../api/entries';

const ENTRY = getScenario('/entries/{id}', 'entry').response;
/** Two to receive, one of them of a series, one that is paid, and one to pay. */
const ENTRIES: [Entry, Entry, Entry, Entry] = [
  ENTRY,
  { ...ENTRY, id: '4712', counterparty: 'Mercado Lua', form: 'pix', occurrence: 2 },
  {
    ...{ ...ENTRY, id: '4713', counterparty: 'Oficina Sul', status: 'paid' as const },
    ...{ paidOn: '2026-11-10', paidCents: 45_090, openCents: 0 },
  },
  { ...ENTRY, id: '4714', counterparty: 'Energia', kind: 'payable', category: 'Compra de mercadorias' },
];
const CATEGORIES = {
  categories: [
    { name: 'Venda de produtos', group: 'revenue', kind: 'receivable' as const },
    { name: 'Serviços', group: 'revenue', kind: 'receivable' as const },
    { name: 'Compra de mercadorias', group: 'costs', kind: 'payable' as const },
  ],
  asOf: '2026-11-20',
};

beforeAll(async () => {
  await Promise.all([import('../../app/AppFrame'), import('../EntriesScreen')]);
}, 120_000);

beforeEach(() => {
  storeAdministrator();
  network.get('/session', { ...getScenario('/session', 'admin').response, operations: ['changeEntries'] });
  network.get('/categories', CATEGORIES);
  listEntries(ENTRIES);
});

const listEntries = (entries: Entry[], next: string | null = null) => {
  network.get('/entries', { entries, total: { count: 4, amountCents: 1, paidCents: 0 }, next });
};

const inDialog = () => within(screen.getByRole('dialog', { name: 'Alterar lançamentos' }));
const readSent = () => network.sentTo('/entries/changes').map(({ body }) => JSON.parse(body) as unknown);

async function choose(user: UserEvent, label: string, name: string) {
  await user.click(inDialog().getByLabelText(label));
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }));
}

async function openDialog() {
  const view = await renderApp({ at: '/app/entries' });
  await view.user.click(
    await screen.findByRole('checkbox', { name: 'Selecionar todas as linhas desta página' }),
  );
  await view.user.click(await screen.findByRole('button', { name: 'Alterar' }));
  await screen.findByLabelText('Categoria');
  return view;
}

const confirm = (user: UserEvent) =>
  user.click(inDialog().getByRole('button', { name: 'Confirmar alteração' }));

it('shows before what each entry has and will have, and which entries stay and why [specification §2.190]', async () => {
  const { user } = await openDialog();
  expect(inDialog().getByLabelText('Categoria')).toHaveFocus();
  await confirm(user);
  expect(await inDialog().findByRole('alert')).toHaveTextContent('Escolha a categoria');
  await choose(user, 'Categoria', 'Serviços');
  await choose(user, 'Forma de pagamento', 'PIX');
  await user.type(inDialog().getByLabelText('Vencimento'), '05/12/2026');
  const summary = inDialog().getByRole('status');
  expect(summary).toHaveTextContent('3 lançamentos mudam.');
  expect(summary).toHaveTextContent('porque a categoria é do outro tipo: Energia.');
  expect(summary).toHaveTextContent('1 lançamento é de uma recorrência. Só ele muda');
  expect(summary).toHaveTextContent('Os pagamentos já registrados mantêm a forma');
  const rows = within(inDialog().getByRole('region', { name: 'O que muda' })).getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent('Categoria: de Venda de produtos para Serviços');
  expect(rows[0]).toHaveTextContent('Forma de pagamento: de Boleto para PIX');
  expect(rows[0]).toHaveTextContent('Vencimento: de 07/11/2026 para 05/12/2026');
  expect(rows[1]).not.toHaveTextContent('Forma de pagamento');
  expect(readSent()).toEqual([]);
});

it('one name joins two spellings, if the backend changes names [specification §2.233]', async () => {
  network.get('/categories', { ...CATEGORIES, changesNames: true });
  const { user } = await openDialog();
  await user.type(inDialog().getByLabelText('Cliente ou fornecedor'), 'Mercado Lua');
  expect(inDialog().getByRole('status')).toHaveTextContent('3 lançamentos mudam.');
  expect(inDialog().getByText('1 lançamento já tem estes valores.')).toBeInTheDocument();
  expect(inDialog().getAllByRole('listitem')[2]).toHaveTextContent(
    'Cliente ou fornecedor: de Energia para Mercado Lua',
  );
  network.post('/entries/changes', { entries: [{ id: '4714', version: 2 }] });
  await confirm(user);
  await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
  await waitFor(() => expect(readSent()).toHaveLength(2));
  expect(readSent()[1]).toEqual({ entries: [{ id: '4714', version: 2, counterparty: 'Energia' }] });
});

it('a backend that does not change names gets none [specification §2.233]', async () => {
  await openDialog();
  expect(inDialog().queryByLabelText('Cliente ou fornecedor')).toBeNull();
});

it('changes the entries of the preview alone, and the undo names those that someone has changed since [specification §2.190]', async () => {
  const [first, , third] = ENTRIES;
  const { user } = await openDialog();
  await choose(user, 'Forma de pagamento', 'PIX');
  await user.type(inDialog().getByLabelText('Vencimento'), '07/11/2026');
  expect(inDialog().getByText('1 lançamento já tem estes valores.')).toBeInTheDocument();
  network.post('/entries/changes', {
    entries: ['4711', '4713', '4714'].map((id) => ({ id, version: 2 })),
  });
  await confirm(user);
  const notice = await screen.findByText('3 lançamentos alterados.');
  const isNotice = ({ textContent }: HTMLElement) => textContent.startsWith('3 lançamentos alterados.');
  await waitFor(() => expect(screen.getAllByRole('status').find(isNotice)).toHaveFocus());
  expect(readSent()).toEqual([
    { entries: ['4711', '4713', '4714'].map((id) => ({ id, version: 1, form: 'pix' })) },
  ]);
  expect(screen.queryByRole('group', { name: 'Seleção' })).toBeNull();

  network.forget();
  network.any('post', '/entries/changes', () =>
    JSON.stringify(readSent().at(-1)).includes(third.id)
      ? HttpResponse.json({ message: 'x', reason: 'changed-meanwhile', ids: [third.id] }, { status: 409 })
      : HttpResponse.json({ entries: [] }),
  );
  await user.tab();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    /1 lançamento não voltou ao valor anterior, .*: Oficina Sul\./,
  );
  expect(readSent().at(-1)).toEqual({
    entries: [first.id, '4714'].map((id) => ({ id, version: 2, form: 'boleto' })),
  });
  await waitFor(() => expect(notice).not.toBeInTheDocument());
});

it('a change by another person is shown in the preview, and loses no choice @long [specification §2.190]', async () => {
  const [first, second] = ENTRIES;
  const { user } = await openDialog();
  await choose(user, 'Forma de pagamento', 'Cartão');
  network.any('post', '/entries/changes', () =>
    HttpResponse.json(
      { message: 'x', reason: 'changed-meanwhile', changedBy: 'Bruno Lima', ids: [first.id, second.id] },
      { status: 409 },
    ),
  );
  network.any('get', '/entries/{id}', () =>
    network.sent().at(-1)?.url.endsWith(first.id) === true
      ? HttpResponse.json({ ...first, form: 'cash', version: 2 })
      : HttpResponse.json({ message: 'x', reason: 'unknown-entry' }, { status: 404 }),
  );
  await confirm(user);
  expect(await inDialog().findByRole('alert')).toHaveTextContent(
    /Bruno Lima alterou ou excluiu 2 destes lançamentos/,
  );
  expect(inDialog().getByText('3 lançamentos mudam.')).toBeInTheDocument();
  expect(inDialog().getByText(/Dinheiro/)).toBeInTheDocument();
  expect(inDialog().queryByText(/Mercado Lua/)).toBeNull();
  network.post('/entries/changes', { entries: [{ id: first.id, version: 3 }] });
  await confirm(user);
  await screen.findByText('1 lançamento alterado.');
  expect(readSent().at(-1)).toMatchObject({ entries: [{ id: first.id, version: 2 }, {}, {}] });
});

it('all entries of the filter are loaded for the preview, page by page @long [specification §2.190]', async () => {
  const [first, ...others] = ENTRIES;
  network.any('get', '/entries', () => {
    const isFirst = network.sent().at(-1)?.url.includes('after=') !== true;
    return HttpResponse.json({
      // The first one has moved to the second page meanwhile.
      entries: isFirst ? [first] : [...others, first],
      total: { count: 4, amountCents: 1, paidCents: 0 },
      next: isFirst ? 'two' : null,
    });
  });
  const { user } = await renderApp({ at: '/app/entries?search=a' });
  await user.click(await screen.findByRole('checkbox', { name: /Padaria/ }));
  await user.click(screen.getByRole('button', { name: 'Selecionar todos os 4' }));
  await user.click(screen.getByRole('button', { name: 'Alterar' }));
  await screen.findByLabelText('Categoria');
  await choose(user, 'Forma de pagamento', 'Cartão');
  expect(inDialog().getByText('4 lançamentos mudam.')).toBeInTheDocument();
});

it('more than 500 selected entries are not changed, and a sentence says so @long [specification §2.132]', async () => {
  network.get('/entries', {
    entries: [...ENTRIES],
    total: { count: 501, amountCents: 1, paidCents: 0 },
    next: 'two',
  });
  const { user } = await renderApp({ at: '/app/entries?search=a' });
  await user.click(await screen.findByRole('checkbox', { name: /Padaria/ }));
  expect(screen.getByRole('button', { name: 'Alterar' })).toBeVisible();
  expect(screen.queryByText(/selecione até 500/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Selecionar todos os 501' }));
  expect(screen.getByText('Para pagar, alterar ou excluir, selecione até 500.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Alterar' })).toBeNull();
});

it.each([
  ['that names no operations', (session: object) => session, ENTRIES],
  [
    'without versions',
    (session: object) => ({ ...session, operations: ['changeEntries'] }),
    ENTRIES.map(dropVersion),
  ],
])('a backend %s has no such button [specification §2.190]', async (_what, change, entries) => {
  network.get('/session', { ...getScenario('/session', 'admin').response, ...change({}) });
  listEntries([...entries]);
  const { user } = await renderApp({ at: '/app/entries' });
  await user.click(await screen.findByRole('checkbox', { name: /Padaria/ }));
  expect(await screen.findByRole('group', { name: 'Seleção' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Alterar' })).toBeNull();
});

function dropVersion(entry: Entry): Entry {
  const unversioned = { ...entry };
  delete unversioned.version;
  return unversioned;
}

it('a double click undoes once, and accuses nobody @long [specification §2.190]', async () => {
  const { user } = await openDialog();
  await choose(user, 'Forma de pagamento', 'PIX');
  network.post('/entries/changes', { entries: ['4711', '4713', '4714'].map((id) => ({ id, version: 2 })) });
  await confirm(user);
  await user.dblClick(await screen.findByRole('button', { name: 'Desfazer' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^Alteração desfeita\.$/));
  expect(readSent()).toHaveLength(2);
});

it('categories that cannot be loaded are explained, and loaded again @long [specification §2.190]', async () => {
  network.any('get', '/categories', () => new HttpResponse(null, { status: 404 }));
  const view = await renderApp({ at: '/app/entries' });
  await view.user.click(
    await screen.findByRole('checkbox', { name: 'Selecionar todas as linhas desta página' }),
  );
  expect(network.sentTo('/categories')).toEqual([]);
  await view.user.click(await screen.findByRole('button', { name: 'Alterar' }));
  expect(await inDialog().findByText('Aqui não é possível alterar lançamentos.')).toBeVisible();
});

it('entries that another person has deleted meanwhile are named, and are no longer selected [specification §2.190]', async () => {
  listEntries([ENTRY]);
  const { user } = await openDialog();
  await choose(user, 'Forma de pagamento', 'PIX');
  network.any('post', '/entries/changes', () =>
    HttpResponse.json({ message: 'x', reason: 'changed-meanwhile', ids: ['4711'] }, { status: 409 }),
  );
  network.any('get', '/entries/{id}', () => new HttpResponse(null, { status: 404 }));
  await confirm(user);
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(
      '1 lançamento não muda, porque outra pessoa o excluiu: Padaria São João.',
    ),
  );
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Seleção' })).toBeNull());
});

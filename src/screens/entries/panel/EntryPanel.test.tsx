import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { storeAdministrator } from '../../../../test/support/administrator';
import { formUser } from '../../../../test/support/formUser';
import { network } from '../../../../test/support/network';
import { renderApp } from '../../../../test/support/renderApp';
import { getScenario } from '../../../../test/support/scenarios';
import { resizeTo } from '../../../../test/support/viewport';

// Loads the screens before the tests, because compiling them takes long.
beforeAll(async () => {
  await Promise.all([
    import('../../app/AppFrame'),
    import('../EntriesScreen'),
    import('./EntryPanel'),
    import('../../toasts/ToastArea'),
  ]);
}, 120_000);

const LIST = '/app/entries?kind=payable';
const ENTRY = getScenario('/entries/{id}', 'entry').response;
const ENTRIES = ['CPFL', 'Sabesp'].map((counterparty, index) => ({
  ...ENTRY,
  ...{ id: String(index + 1), counterparty, kind: 'payable' as const, status: 'open' as const },
}));

beforeEach(() => {
  storeAdministrator();
  network.get('/categories', getScenario('/categories', 'categories').response);
  network.get('/entries', {
    entries: ENTRIES,
    total: { count: 2, amountCents: 90_180, paidCents: 0 },
    next: null,
  });
  network.any('get', '/entries/{id}', respondWithEntry);
  resizeTo(1366);
});

/** Returns the entry of the address. */
const respondWithEntry = () => {
  const { url = '' } = network.sent().at(-1) ?? {};
  return HttpResponse.json(ENTRIES.find(({ id }) => url.endsWith(`/entries/${id}`)));
};

const findPanel = (name: string | RegExp) => screen.findByRole('complementary', { name });
const readSent = (method: string) =>
  network
    .sent()
    .filter((request) => request.method === method)
    .map(({ body }) => JSON.parse(body) as unknown);

it('an entry opens beside the list, and Escape returns the focus to its row [specification §2.241]', async () => {
  const { user, address } = await renderApp({ at: LIST });
  await user.click(await screen.findByRole('link', { name: 'CPFL' }));
  const panel = within(await findPanel(/^CPFL · R\$/));
  expect(await panel.findByLabelText('Cliente ou fornecedor')).toHaveValue('CPFL');
  expect(address()).toBe(`${LIST}&open=1`);
  expect(screen.getByRole('link', { name: 'CPFL' })).toHaveAttribute('aria-current', 'true');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(address()).toBe(LIST));
  expect(screen.getByRole('link', { name: 'CPFL' })).toHaveFocus();
});

it('a page without room for two opens the page of the entry [specification §2.241]', async () => {
  resizeTo(1000);
  const { address } = await renderApp({ at: `${LIST}&open=1` });
  expect(await screen.findByRole('heading', { name: /^CPFL/, level: 1 })).toBeVisible();
  expect(address()).toBe('/app/entries/1');
});

it('a page that becomes narrower keeps what was typed beside the list [specification §2.241]', async () => {
  const { user, address } = await renderApp({ at: `${LIST}&open=1` });
  const panel = within(await findPanel(/^CPFL/));
  await user.type(await panel.findByLabelText('Documento'), '9');
  const typed = panel.getByLabelText<HTMLInputElement>('Documento').value;
  act(() => resizeTo(800));
  expect(panel.getByLabelText('Documento')).toHaveValue(typed);
  expect(address()).toBe(`${LIST}&open=1`);
});

it('Ctrl and Enter save, and open the next entry of the list [specification §2.242]', async () => {
  network.any('put', '/entries/{id}', respondWithEntry);
  const { user, address } = await renderApp({ at: `${LIST}&open=1` });
  const panel = within(await findPanel(/^CPFL/));
  await user.type(await panel.findByLabelText('Documento'), '9{Control>}{Enter}{/Control}');
  expect(await findPanel(/^Sabesp/)).toBeDefined();
  expect(address()).toBe(`${LIST}&open=2`);
  expect(readSent('PUT')).toHaveLength(1);
});

it('Ctrl and Enter save a new entry, named once, and open the next empty form [specification §2.242, §2.351]', async () => {
  network.any('post', '/entries', () => HttpResponse.json(ENTRIES[0], { status: 201 }));
  const { user, address } = await renderApp({ at: `${LIST}&open=payable` });
  const { choose, type } = formUser(user);
  expect(await screen.findByLabelText('Cliente ou fornecedor')).toHaveFocus();
  await type('Cliente ou fornecedor', 'CPFL');
  await choose('Categoria', /^Compra de mercadorias/);
  await choose('Forma de pagamento', /^Boleto/);
  await type('Vencimento', '31/01/2027');
  await type('Valor (R$)', '450,90{Control>}{Enter}{/Control}');
  await waitFor(() => expect(screen.getByLabelText('Cliente ou fornecedor')).toHaveValue(''));
  expect(address()).toBe(`${LIST}&open=payable`);
  expect(readSent('POST')).toMatchObject([{ kind: 'payable', counterparty: 'CPFL', dueOn: '2027-01-31' }]);
  expect(await screen.findByText(/^Despesa lançada/)).toHaveTextContent(/CPFL, R\$\s450,90/);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('a new entry is reported if the backend does not return it [specification §2.351]', async () => {
  network.any('post', '/entries', () => HttpResponse.json({ ...ENTRIES[0], id: '77' }, { status: 201 }));
  network.any('get', '/entries/{id}', () => HttpResponse.json({ message: 'Não há.' }, { status: 404 }));
  const { user } = await renderApp({ at: `${LIST}&open=payable` });
  const { choose, type } = formUser(user);
  await type('Cliente ou fornecedor', 'CPFL');
  await choose('Categoria', /^Compra de mercadorias/);
  await choose('Forma de pagamento', /^Boleto/);
  await type('Vencimento', '31/01/2027');
  await type('Valor (R$)', '450,90{Enter}');
  expect(await screen.findByText('1 lançamento criado.')).toBeVisible();
});

it('a new entry of a page without the list is named by a toast [specification §2.351]', async () => {
  resizeTo(360);
  network.any('post', '/entries', () => HttpResponse.json(ENTRIES[0], { status: 201 }));
  const { user } = await renderApp({ at: '/app/entries/new?kind=payable' });
  const { choose, type } = formUser(user);
  await type('Cliente ou fornecedor', 'CPFL');
  await choose('Categoria', /^Compra de mercadorias/);
  await choose('Forma de pagamento', /^Boleto/);
  await type('Vencimento', '31/01/2027');
  await type('Valor (R$)', '450,90{Control>}{Enter}{/Control}');
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(/Despesa lançada: CPFL, R\$\s450,90/);
});

it('a new entry from the home page leads to the view that it is in [specification §2.386]', async () => {
  resizeTo(360);
  const session = getScenario('/session', 'admin').response;
  network.get('/session', {
    ...session,
    operations: ['listEntries', 'summarizeEntries', 'getEntry', 'addEntry'],
  });
  network.get('/entries/summary', getScenario('/entries/summary', 'summary').response);
  network.any('post', '/entries', () => HttpResponse.json(ENTRIES[0], { status: 201 }));
  const { user, address } = await renderApp({ at: '/app' });
  const { choose, type } = formUser(user);
  await user.click(await screen.findByRole('link', { name: 'Novo lançamento' }));
  await user.click(await screen.findByRole('radio', { name: 'A pagar' }));
  await type('Cliente ou fornecedor', 'CPFL');
  await choose('Categoria', /^Compra de mercadorias/);
  await choose('Forma de pagamento', /^Boleto/);
  await type('Vencimento', '31/01/2027');
  await type('Valor (R$)', '450,90{Enter}');
  expect(await screen.findByText(/^Despesa lançada/)).toBeVisible();
  expect(address()).toBe('/app/entries?kind=payable&status=unpaid');
});

it('Ctrl and Enter outside the fields save nothing, and twice save once [specification §2.242]', async () => {
  network.any('put', '/entries/{id}', respondWithEntry);
  const { user } = await renderApp({ at: `${LIST}&open=1` });
  const panel = within(await findPanel(/^CPFL/));
  await user.type(await panel.findByLabelText('Documento'), '9');
  await user.keyboard('{Escape}');
  const question = await screen.findByRole('alertdialog');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(readSent('PUT')).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Continuar editando' }));
  await user.click(panel.getByLabelText('Documento'));
  await user.keyboard('{Control>}{Enter}{Enter}{/Control}');
  expect(await findPanel(/^Sabesp/)).toBeDefined();
  expect(readSent('PUT')).toHaveLength(1);
});

it('an entry with typed values is not deleted [specification §2.243]', async () => {
  const { user } = await renderApp({ at: `${LIST}&open=1` });
  const panel = within(await findPanel(/^CPFL/));
  expect(await panel.findByRole('button', { name: 'Excluir' })).toBeVisible();
  await user.type(await panel.findByLabelText('Documento'), '9');
  expect(panel.queryByRole('button', { name: 'Excluir' })).toBeNull();
});

it('a copy of an entry has days of its own [specification §2.243]', async () => {
  const { user, address } = await renderApp({ at: `${LIST}&open=2` });
  const panel = within(await findPanel(/^Sabesp/));
  await user.click(await panel.findByRole('link', { name: 'Duplicar' }));
  const copy = within(await findPanel('Novo lançamento'));
  expect(address()).toBe(`${LIST}&open=payable`);
  expect(await copy.findByLabelText('Cliente ou fornecedor')).toHaveValue('Sabesp');
  expect(copy.getByRole('radio', { name: 'A pagar' })).toBeChecked();
  expect(copy.getByLabelText('Valor (R$)')).toHaveValue('450,90');
  expect(copy.getByLabelText('Vencimento')).toHaveValue('');
  expect(copy.getByLabelText('Documento')).toHaveValue('');
});

it('the category of a new entry decides its kind, which has no default [specification §2.244]', async () => {
  const { user } = await renderApp({ at: '/app/entries?view=all&open=new' });
  const panel = within(await findPanel('Novo lançamento'));
  expect(await panel.findByRole('radio', { name: 'A pagar' })).not.toBeChecked();
  expect(panel.getByRole('radio', { name: 'A receber' })).not.toBeChecked();
  await formUser(user).choose('Categoria', /^Venda de produtos/);
  expect(panel.getByRole('radio', { name: 'A receber' })).toBeChecked();
});

it('a day without a year shows at once which day it is, and a calendar fills it [specification §2.240]', async () => {
  const { user } = await renderApp({ at: `${LIST}&open=payable` });
  const panel = within(await findPanel('Novo lançamento'));
  const due = await panel.findByLabelText('Vencimento');
  await user.type(due, '5/12');
  expect(due).toHaveAccessibleDescription(/^05\/12\/20\d\d$/);
  await user.tab();
  expect(due).toHaveDisplayValue(/^05\/12\/20\d\d$/);
  await user.click(panel.getByRole('button', { name: 'Calendário: Vencimento' }));
  const calendar = await screen.findByRole('dialog', { name: 'Calendário: Vencimento' });
  await user.click(await within(calendar).findByRole('button', { name: /, 20 de dezembro/ }));
  expect(due).toHaveDisplayValue(/^20\/12\/20\d\d$/);
  expect(calendar).not.toBeVisible();
});

it('a payment that begins beside the list ends there [specification §2.179, §2.243]', async () => {
  const entry = { ...ENTRIES[0], amountCents: 100_000, openCents: 60_000, version: 2 };
  network.any('get', '/entries/{id}', () => HttpResponse.json(entry));
  network.get('/entries/{id}/history', { payments: [], events: [] });
  network.get('/company', getScenario('/company', 'company').response);
  network.any('post', '/entries/{id}/payments', () => HttpResponse.json(entry, { status: 201 }));
  const { user, address } = await renderApp({ at: `${LIST}&open=1` });
  const panel = within(await findPanel(/^CPFL/));
  await user.click(await panel.findByText('Histórico'));
  await user.click(await panel.findByRole('link', { name: 'Registrar pagamento' }));
  expect(await screen.findByRole('heading', { name: 'Registrar pagamento', level: 1 })).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Valor pago (R$)')).toHaveValue('600,00'));
  await formUser(user).save();
  const again = within(await findPanel(/^CPFL/));
  expect(address()).toBe(`${LIST}&open=1`);
  // The act is seen where it was begun.
  expect(await again.findByRole('heading', { name: 'Pagamentos' })).toBeVisible();
});

it('an open entry is paid from its head, whose dialog names the bill [specification §2.347, §2.348]', async () => {
  network.post('/entries/payments', { count: 1 });
  const { user } = await renderApp({ at: `${LIST}&open=1` });
  const panel = within(await findPanel(/^CPFL · R\$/));
  await user.click(await panel.findByRole('button', { name: 'Registrar pagamento' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Registrar pagamento' }));
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/^CPFL\s?: R\$.*Vencimento: .*NF /);
  network.any('get', '/entries/{id}', () =>
    HttpResponse.json({ ...ENTRIES[0], status: 'paid', paidOn: '2026-11-18', paidCents: 45_090, version: 2 }),
  );
  await user.click(await dialog.findByRole('button', { name: 'Confirmar pagamento' }));
  await waitFor(() => expect(readSent('POST')).toMatchObject([{ entries: [{ id: '1' }] }]));
  await waitFor(() =>
    expect(panel.queryByRole('button', { name: 'Registrar pagamento' })).not.toBeInTheDocument(),
  );
  expect(panel.getByRole('heading', { name: /^CPFL/ })).toHaveFocus();
});

it('after a payment by keyboard the next row has the focus [specification §2.348]', async () => {
  network.post('/entries/payments', { count: 1 });
  const { user } = await renderApp({ at: LIST });
  const button = await screen.findByRole('button', { name: 'Registrar pagamento: CPFL' });
  act(() => button.focus());
  await user.keyboard('{Enter}');
  const confirm = await screen.findByRole('button', { name: 'Confirmar pagamento' });
  network.get('/entries', {
    entries: ENTRIES.slice(1),
    total: { count: 1, amountCents: 45_090, paidCents: 0 },
    next: null,
  });
  act(() => confirm.focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(button).not.toBeInTheDocument());
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(/^Pagamento registrado: CPFL, R\$/);
  expect(screen.getByRole('button', { name: 'Registrar pagamento: Sabesp' })).toHaveFocus();
});

it('arrow keys move between the rows, Enter opens one, and P pays it only there [specification §2.380]', async () => {
  network.post('/entries/payments', { count: 1 });
  const { user, address } = await renderApp({ at: LIST });
  const first = await screen.findByRole('link', { name: 'CPFL' });
  await user.keyboard('p');
  await user.click(screen.getByRole('searchbox'));
  await user.keyboard('{ArrowDown}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(first).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Sabesp' })).toHaveFocus();
  await user.keyboard('{ArrowUp}p');
  const dialog = await screen.findByRole('dialog', { name: 'Registrar pagamento' });
  await waitFor(() => expect(within(dialog).getByLabelText('Data do pagamento')).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(readSent('POST')).toMatchObject([{ entries: [{ id: '1' }] }]));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Registrar pagamento: Sabesp' })).toHaveFocus(),
  );
  // The dialog takes the focus at once now, and must not get the letter.
  await user.keyboard('p');
  await waitFor(() => expect(screen.getByLabelText('Data do pagamento')).toHaveFocus());
  expect(screen.getByLabelText('Data do pagamento')).toHaveValue('20/11/2026');
  await user.keyboard('{Escape}{ArrowUp}{Enter}');
  await waitFor(() => expect(address()).toBe(`${LIST}&open=1`));
});

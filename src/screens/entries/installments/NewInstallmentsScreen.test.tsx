import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { OperationId } from '../../../api/operationTypes';
import { storeAdministrator } from '../../../../test/support/administrator';
import { eachRow } from '../../../../test/support/eachRow';
import { formUser } from '../../../../test/support/formUser';
import { network } from '../../../../test/support/network';
import { renderApp } from '../../../../test/support/renderApp';
import { getScenario } from '../../../../test/support/scenarios';

const PATH = '/app/entries/new/installments';

// Loads the screens before the tests, because compiling them takes long.
beforeAll(async () => {
  await Promise.all([
    import('../../app/AppFrame'),
    import('../form/EntryScreen'),
    import('./NewInstallmentsScreen'),
    import('../../toasts/ToastArea'),
  ]);
}, 120_000);

beforeEach(() => {
  storeAdministrator();
  network.get('/categories', getScenario('/categories', 'categories').response);
  network.get('/entries', { entries: [], total: { count: 0, amountCents: 0, paidCents: 0 }, next: null });
  network.get('/entries/{id}', getScenario('/entries/{id}', 'entry').response);
  network.any('post', '/entries/installments', () => HttpResponse.json({ ids: ['1', '2'] }, { status: 201 }));
});

const readSent = () =>
  network
    .sent()
    .filter(({ method }) => method === 'POST')
    .map(({ body }) => JSON.parse(body) as unknown);

const row = (number: number, count: number) =>
  within(screen.getByRole('group', { name: `Parcela ${number} de ${count}` }));
const readRows = () =>
  screen.queryAllByRole('group', { name: /^Parcela \d+ de/ }).map((one) =>
    within(one)
      .getAllByRole('textbox')
      .map((field) => field.getAttribute('value')),
  );

async function openForm() {
  const view = await renderApp({ at: PATH });
  await screen.findByLabelText('Cliente ou fornecedor');
  return { ...view, ...formUser(view.user) };
}

async function openFilledForm() {
  const view = await openForm();
  await view.type('Cliente ou fornecedor', 'Atacado Sol');
  await view.choose('Categoria', /^Venda de produtos/);
  await view.choose('Forma de pagamento', /^Boleto/);
  await view.type('Emissão', '10/10/2026');
  await view.type('Valor total (R$)', '100');
  await view.type('Número de parcelas', '3');
  await view.type('Primeiro vencimento', '31/01/2027');
  return view;
}

it('days and cents of all instalments show before they are stored, and each can be changed [specification §2.182]', async () => {
  const { fill, save } = await openFilledForm();
  expect(readRows()).toEqual([
    ['31/01/2027', '33,34'],
    ['28/02/2027', '33,33'],
    ['31/03/2027', '33,33'],
  ]);
  await fill(row(1, 3).getByLabelText('Valor (R$)'), '40');
  expect(screen.getByText(/^Soma das parcelas/)).toHaveTextContent(
    /R\$\s106,66, R\$\s6,66 a mais que o total$/,
  );
  await save();
  expect(screen.getByText('A soma das parcelas tem de ser igual ao valor total.')).toBeVisible();
  await fill(row(3, 3).getByLabelText('Valor (R$)'), '26,67');
  await fill(row(3, 3).getByLabelText('Vencimento'), '05/04/2027');
  await save();
  await waitFor(() =>
    expect(readSent()).toEqual([
      {
        ...{ kind: 'receivable', counterparty: 'Atacado Sol', category: 'Venda de produtos', form: 'boleto' },
        ...{ document: '', issuedOn: '2026-10-10', totalCents: 10_000 },
        installments: [
          { dueOn: '2027-01-31', amountCents: 4_000 },
          { dueOn: '2027-02-28', amountCents: 3_333 },
          { dueOn: '2027-04-05', amountCents: 2_667 },
        ],
      },
    ]),
  );
  expect(await screen.findByText(/^2 lançamentos criados/)).toBeVisible();
});

it('saved instalments lead to the view that has them [specification §2.209]', async () => {
  const session = getScenario('/session', 'admin').response;
  const operations: OperationId[] = ['addInstallments', 'getEntry', 'listEntries', 'summarizeEntries'];
  network.get('/session', { ...session, operations });
  network.get('/entries/summary', getScenario('/entries/summary', 'summary').response);
  const { save, address } = await openFilledForm();
  await save();
  await waitFor(() => expect(address()).toBe('/app/entries?kind=receivable&status=unpaid'));
  expect(await screen.findByText(/^2 lançamentos criados/)).toBeVisible();
  // The list says it, and no toast says it again.
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('the down payment is the first instalment, and the rest is divided @long [specification §2.182]', async () => {
  const { type, save } = await openFilledForm();
  await type('Valor total (R$)', '1000');
  await type('Entrada (R$)', '200');
  await save();
  expect(screen.getByText('Preencha o valor e o vencimento da entrada, ou nenhum dos dois.')).toBeVisible();
  expect(readSent()).toEqual([]);
  await type('Vencimento da entrada', '30/11/2026');
  expect(readRows()).toEqual([
    ['30/11/2026', '200,00'],
    ['31/01/2027', '266,68'],
    ['28/02/2027', '266,66'],
    ['31/03/2027', '266,66'],
  ]);
});

it('a changed row stays as it is typed, and one button brings the plan back @long [specification §2.182]', async () => {
  const { user, fill, type, choose } = await openFilledForm();
  await fill(row(2, 3).getByLabelText('Vencimento'), '1');
  await choose('Intervalo', /^A cada 14 dias/);
  expect(readRows().map(([day]) => day)).toEqual(['31/01/2027', '1', '28/02/2027']);
  await type('Número de parcelas', '2');
  await user.click(screen.getByRole('button', { name: 'Voltar às parcelas calculadas' }));
  expect(readRows()).toEqual([
    ['31/01/2027', '50,00'],
    ['14/02/2027', '50,00'],
  ]);
});

it('a changed amount moves no day, and a changed row stays the same instalment after a down payment @long [specification §2.182]', async () => {
  const { fill, type } = await openFilledForm();
  await fill(row(1, 3).getByLabelText('Valor (R$)'), '40');
  await type('Primeiro vencimento', '10/03/2027');
  expect(readRows()[0]).toEqual(['10/03/2027', '40,00']);
  await fill(row(1, 3).getByLabelText('Vencimento'), '15/03/2027');
  await type('Entrada (R$)', '30');
  await type('Vencimento da entrada', '05/01/2027');
  expect(readRows().slice(0, 2)).toEqual([
    ['05/01/2027', '30,00'],
    ['15/03/2027', '40,00'],
  ]);
  expect(row(1, 4).getByLabelText('Valor (R$)')).toHaveAttribute('readonly');
});

eachRow([
  ['Valor total (R$)', '0,02', 'O valor não chega a um centavo por parcela.'],
  ['Número de parcelas', '0', 'Digite um número de 1 a 999.'],
  ['Entrada (R$)', '100', 'A entrada tem de ser menor que o total.'],
])('an impossible division is explained: %s %s [specification §2.182]', async (label, text, error) => {
  const { type, save } = await openFilledForm();
  await type(label, text);
  await save();
  expect(screen.getByText(error)).toBeVisible();
  expect(readSent()).toEqual([]);
});

it('values that the backend refuses mark the rows @long [specification §2.182]', async () => {
  network.any('post', '/entries/installments', () =>
    HttpResponse.json(
      { message: 'Recusado.', problems: [{ field: 'installments.1.dueOn', reason: 'range' }] },
      { status: 422 },
    ),
  );
  const { save } = await openFilledForm();
  await save();
  expect(await screen.findByText('Este valor não foi aceito.')).toBeVisible();
});

it('a backend that does not name the operation has no link to the page [specification §2.182]', async () => {
  const link = () => screen.queryByRole('link', { name: 'Novas parcelas' });
  const { unmount } = await renderApp({ at: '/app/entries/new' });
  await screen.findByLabelText('Cliente ou fornecedor');
  expect(link()).not.toBeInTheDocument();
  unmount();
  const session = getScenario('/session', 'admin').response;
  network.get('/session', { ...session, operations: ['addEntry', 'addInstallments'] });
  await renderApp({ at: '/app/entries/new' });
  await screen.findByLabelText('Cliente ou fornecedor');
  expect(link()).toHaveAttribute('href', PATH);
});

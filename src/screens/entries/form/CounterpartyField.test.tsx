import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { storeAdministrator } from '../../../../test/support/administrator';
import { defer } from '../../../../test/support/defer';
import { eachRow } from '../../../../test/support/eachRow';
import { formUser } from '../../../../test/support/formUser';
import { network } from '../../../../test/support/network';
import { renderApp } from '../../../../test/support/renderApp';
import { getScenario } from '../../../../test/support/scenarios';
import type { GetResponse } from '../../../api/operationTypes';

type CounterpartyList = GetResponse<'/counterparties'>;

const LABEL = 'Cliente ou fornecedor';
const OPERATIONS = ['listEntries', 'addEntry', 'addInstallments', 'addSeries', 'changeEntry', 'getEntry'];
const { response: session } = getScenario('/session', 'admin');
const PADARIA = {
  ...{ name: 'Padaria São João', count: 4 },
  latest: { category: 'Venda de produtos', form: 'boleto' },
};
const SUL = { name: 'Sul Padaria', count: 1, latest: { category: 'Aluguel', form: 'pix' } };

// Loads the screens before the tests, because compiling them takes long.
beforeAll(async () => {
  await Promise.all([
    import('../../app/AppFrame'),
    import('./EntryScreen'),
    import('../installments/NewInstallmentsScreen'),
    import('../series/NewSeriesScreen'),
  ]);
}, 120_000);

beforeEach(() => {
  storeAdministrator();
  network.get('/session', { ...session, operations: [...OPERATIONS, 'suggestCounterparties'] });
  network.get('/categories', {
    ...getScenario('/categories', 'categories').response,
    categories: [
      { name: 'Venda de produtos', group: 'revenue', kind: 'receivable' },
      { name: 'Serviços', group: 'revenue', kind: 'receivable' },
      { name: 'Aluguel', group: 'expenses', kind: 'payable' },
    ],
  });
  network.get('/entries', getScenario('/entries', 'overdue').response);
  network.get('/entries/{id}', getScenario('/entries/{id}', 'entry').response);
  network.get('/counterparties', { counterparties: [PADARIA, SUL] });
});

const findField = () => screen.findByRole('combobox', { name: LABEL });
const readSearches = () => network.sentTo('/counterparties').map(({ url }) => new URL(url).search);
const readStatus = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const readOptions = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

async function openForm(at = '/app/entries/new') {
  const view = await renderApp({ at });
  const field = await findField();
  const receivable = screen.queryByRole('radio', { name: 'A receber' });
  if (receivable && !at.includes('payable')) await view.user.click(receivable);
  return { ...view, ...formUser(view.user), field };
}

eachRow([['/app/entries/new'], ['/app/entries/new/installments'], ['/app/entries/new/series']])(
  'a choice in %s fills in name, category and form, and says so [specification §2.229, §2.231]',
  async (at) => {
    const { user, field } = await openForm(at);
    expect(field).toHaveAttribute('aria-expanded', 'false');
    await user.type(field, 'joao pada');
    const option = await screen.findByRole('option', { name: 'Padaria São João 4 lançamentos' });
    expect(field).toHaveAttribute('aria-expanded', 'true');
    expect(readSearches()).toEqual(['?search=joao+pada&kind=receivable']);
    await user.click(option);
    expect(field).toHaveValue('Padaria São João');
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByLabelText('Categoria')).toHaveValue('Venda de produtos');
    expect(screen.getByLabelText('Forma de pagamento')).toHaveValue('Boleto');
    const note = 'Como da última vez: categoria Venda de produtos, forma Boleto.';
    expect(field).toHaveAccessibleDescription(/^Como da última vez/);
    expect(readStatus()).toContain(note);
    // The note is about the chosen name alone.
    await user.type(field, ' Ltda');
    expect(field).toHaveAccessibleDescription('');
  },
);

it('works by keyboard alone, and Enter chooses without a submit [specification §2.230]', async () => {
  const { user, field } = await openForm();
  await user.type(field, 'pada');
  await screen.findByRole('option', { name: /^Padaria/ });
  expect(readStatus()).toContain('2 sugestões');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: /^Sul/ }).id);
  await user.keyboard('{Enter}');
  expect(field).toHaveValue('Sul Padaria');
  expect(screen.getByLabelText('Vencimento')).toBeValid();
  expect(readOptions()).toEqual([]);
  // Enter with a closed list submits, and the form says what is missing.
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Vencimento')).toBeInvalid());
});

it('Escape closes the list, and never removes the text or leaves the form [specification §2.230]', async () => {
  const { user, field, address } = await openForm();
  await user.type(field, 'pada');
  await screen.findByRole('option', { name: /^Padaria/ });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(readOptions()).toEqual([]));
  await user.keyboard('{Escape}');
  expect(field).toHaveValue('pada');
  expect(address()).toBe('/app/entries/new');
});

it('any other name can be saved [specification §2.229]', async () => {
  const { user, field } = await openForm();
  await user.type(field, 'Padaria Nova');
  await screen.findByRole('option', { name: /^Padaria/ });
  await user.tab();
  await waitFor(() => expect(readOptions()).toEqual([]));
  expect(field).toHaveValue('Padaria Nova');
  expect(screen.getByLabelText('Categoria')).toHaveValue('');
});

it('keeps what the person has chosen, and says what is filled in [specification §2.231]', async () => {
  const { user, field, choose } = await openForm();
  await choose('Forma de pagamento', 'Dinheiro');
  await user.type(field, 'pada');
  await user.click(await screen.findByRole('option', { name: /^Padaria/ }));
  expect(screen.getByLabelText('Forma de pagamento')).toHaveValue('Dinheiro');
  expect(readStatus()).toContain('Como da última vez: categoria Venda de produtos.');
});

it('another choice replaces what the first one has filled in @long [specification §2.231]', async () => {
  const { user, field } = await openForm('/app/entries/new?kind=payable');
  const other = { ...PADARIA, latest: { category: 'Aluguel', form: 'card' } };
  network.get('/counterparties', { counterparties: [SUL, other] });
  await user.type(field, 'pada');
  await user.click(await screen.findByRole('option', { name: /^Sul/ }));
  expect(screen.getByLabelText('Forma de pagamento')).toHaveValue('PIX');
  await user.clear(field);
  await user.type(field, 'pada');
  await user.click(await screen.findByRole('option', { name: /^Padaria/ }));
  expect(screen.getByLabelText('Forma de pagamento')).toHaveValue('Cartão');
  expect(readSearches().at(-1)).toBe('?search=pada&kind=payable');
});

it('fills in no category that the form does not offer for the kind @long [specification §2.231]', async () => {
  const { user, field } = await openForm();
  await user.type(field, 'pada');
  await user.click(await screen.findByRole('option', { name: /^Sul/ }));
  expect(screen.getByLabelText('Categoria')).toHaveValue('');
  expect(field).toHaveAccessibleDescription('Como da última vez: forma PIX.');
});

it('without a kind it fills in no category, which would choose the kind @long [specification §2.231]', async () => {
  const { user } = await renderApp({ at: '/app/entries/new' });
  const field = await findField();
  await user.type(field, 'pada');
  await user.click(await screen.findByRole('option', { name: /^Padaria/ }));
  expect(readSearches()).toEqual(['?search=pada']);
  expect(screen.getByLabelText('Categoria')).toHaveValue('');
  expect(field).toHaveAccessibleDescription('Como da última vez: forma Boleto.');
});

it('changes only the name of a stored entry [specification §2.231]', async () => {
  const other = { ...PADARIA, latest: { category: 'Serviços', form: 'cash' } };
  network.get('/counterparties', { counterparties: [other] });
  const { user, field } = await openForm('/app/entries/4711');
  await user.clear(field);
  await user.type(field, 'pada');
  await user.click(await screen.findByRole('option', { name: /^Padaria/ }));
  expect(screen.getByLabelText('Categoria')).toHaveValue('Venda de produtos');
  expect(screen.getByLabelText('Forma de pagamento')).toHaveValue('Boleto');
  expect(field).toHaveAccessibleDescription('');
});

it('sends the text after a pause, and shows the names of the last text [specification §2.229]', async () => {
  const { user, field } = await openForm();
  const late = defer<CounterpartyList>();
  network.get('/counterparties', () => late.promise);
  await user.type(field, 'p');
  await user.type(field, 'ada');
  await waitFor(() => expect(readSearches()).toEqual(['?search=pada&kind=receivable']));
  network.get('/counterparties', { counterparties: [SUL] });
  await user.type(field, 'ria');
  await screen.findByRole('option', { name: /^Sul/ });
  late.release({ counterparties: [PADARIA] });
  await user.type(field, ' ');
  expect(readOptions()).toEqual(['Sul Padaria1 lançamento']);
});

it('a list that arrives after the field was left does not open @long [specification §2.230]', async () => {
  const { user, field } = await openForm();
  const late = defer<CounterpartyList>();
  network.get('/counterparties', () => late.promise);
  await user.type(field, 'pada');
  await waitFor(() => expect(readSearches()).toHaveLength(1));
  await user.tab();
  late.release({ counterparties: [PADARIA] });
  await user.type(screen.getByLabelText('Documento'), 'NF 1');
  expect(readOptions()).toEqual([]);
});

eachRow<[string, () => Response]>([
  ['no connection', () => HttpResponse.error()],
  ['a failure', () => HttpResponse.json({ message: 'x' }, { status: 500 })],
  ['too many requests', () => HttpResponse.json({ message: 'x' }, { status: 429 })],
  ['a refused text', () => HttpResponse.json({ message: 'x' }, { status: 400 })],
])('with %s it is a text field without a message [specification §2.232]', async (_what, respond) => {
  const { user, field } = await openForm();
  network.get('/counterparties', respond);
  await user.type(field, 'pada');
  await waitFor(() => expect(readSearches()).not.toEqual([]));
  await user.type(field, 'ria');
  expect(field).toHaveValue('padaria');
  expect(readOptions()).toEqual([]);
  expect(field).toBeValid();
  expect(
    screen
      .queryAllByRole('alert')
      .map(({ textContent }) => textContent)
      .join(''),
  ).toBe('');
});

it('without the operation it is a text field that sends nothing [specification §2.232]', async () => {
  network.get('/session', { ...session, operations: OPERATIONS });
  const { user } = await renderApp({ at: '/app/entries/new' });
  const field = await screen.findByRole('textbox', { name: LABEL });
  await user.type(field, 'padaria');
  await user.tab();
  expect(field).toHaveValue('padaria');
  expect(readSearches()).toEqual([]);
});

it('keeps the focus and the text if the session is known late [specification §2.232]', async () => {
  const late = defer<typeof session>();
  network.get('/session', () => late.promise);
  const { user } = await renderApp({ at: '/app/entries/new' });
  const field = await screen.findByRole('textbox', { name: LABEL });
  await user.type(field, 'pad');
  late.release({ ...session, operations: [...OPERATIONS, 'suggestCounterparties'] });
  await screen.findByRole('link', { name: 'Novas parcelas' });
  await user.keyboard('aria');
  expect(field).toHaveValue('padaria');
  await user.tab();
  expect(await findField()).toHaveValue('padaria');
});

import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { storeAdministrator } from '../../../test/support/administrator';
import { formUser } from '../../../test/support/formUser';
import { network, noContent } from '../../../test/support/network';
import { renderApp } from '../../../test/support/renderApp';
import { getScenario, postScenario } from '../../../test/support/scenarios';
import type { LineCandidate, WaitingLine } from '../../api/reconciliation';

const SESSION = getScenario('/session', 'admin').response;
const OPERATIONS = [
  ...['listMoneyAccounts', 'listProposals', 'reconcileLines', 'unmatchLine', 'ignoreLine', 'restoreLine'],
  'listLineCandidates',
  ...['recordLine', 'addTransfer', 'compareBankBalance', 'listStatementLines'],
];
const LIST = getScenario('/money-accounts/{id}/proposals', 'proposals').response;
const BALANCE = getScenario('/money-accounts/{id}/bank-balance', 'differs').response;
const ENTRY = getScenario('/entries/{id}', 'entry').response;
const [FIRST] = LIST.lines;
const PADARIA = FIRST?.proposal;

/** A line like the first one, of another customer. */
const makeLine = (id: string, counterparty: string, day: string): WaitingLine => ({
  ...{ id, day, cents: 45_090, text: `PIX ${counterparty}`, version: 1 },
  ...(PADARIA && {
    proposal: { ...PADARIA, items: PADARIA.items.map((item) => ({ ...item, id, counterparty })) },
  }),
});
const LINES = [
  makeLine('41', 'Padaria', '2026-11-10'),
  makeLine('43', 'Oficina', '2026-11-12'),
  ...LIST.lines.slice(1),
];

beforeAll(async () => {
  await Promise.all([
    import('../app/AppFrame'),
    import('./ReconciliationScreen'),
    import('../toasts/ToastArea'),
  ]);
}, 120_000);

beforeEach(() => {
  storeAdministrator();
  network.get('/session', { ...SESSION, operations: OPERATIONS });
  network.get('/money-accounts', getScenario('/money-accounts', 'accounts').response);
  network.get('/money-accounts/{id}/proposals', {
    waiting: { lines: 3, inCents: 90_180, outCents: 990 },
    lines: LINES,
  });
  network.post(
    '/money-accounts/{id}/reconciliation',
    postScenario('/money-accounts/{id}/reconciliation', 'reconciled').response,
  );
  network.get('/money-accounts/{id}/bank-balance', BALANCE);
  network.get('/categories', getScenario('/categories', 'categories').response);
  network.post(
    '/statements/lines/{id}/record',
    postScenario('/statements/lines/{id}/record', 'recorded').response,
  );
  network.post('/statements/lines/{id}/unmatch', noContent);
  network.post('/statements/lines/{id}/ignore', noContent);
  network.post('/statements/lines/{id}/restore', noContent);
});

const open = () => renderApp({ at: '/app/bank/1/reconcile' });
const button = (name: RegExp) => screen.findByRole('button', { name });
const readSent = () =>
  network
    .sent()
    .flatMap(({ method, url, body }) =>
      method === 'POST' ? [{ path: new URL(url).pathname, body: JSON.parse(body) as unknown }] : [],
    );

it('each line says what it probably is, and why [specification §2.305]', async () => {
  await open();
  const list = await screen.findByRole('list', { name: 'Linhas do extrato que esperam' });
  const [first] = within(list).getAllByRole('listitem');
  expect(await button(/^Conciliar .* com Padaria/)).toHaveFocus();
  expect(first).toHaveTextContent('mesmo valor, mesmo dia e nome no texto');
  expect(first).toHaveTextContent('A receber · NF 4711 · R$ 450,90');
  expect(screen.getByText('Nada parecido foi encontrado.')).toBeVisible();
  expect(screen.getByText(/^3 linhas esperam/)).toHaveTextContent('R$ 901,80 de entradas e R$ 9,90');
});

it('Enter works through the lines, arrow keys change them, and U undoes the last one [specification §2.306]', async () => {
  const { user } = await open();
  await button(/^Conciliar .* com Padaria/);
  await user.keyboard('{Enter}');
  await waitFor(async () => expect(await button(/^Conciliar .* com Oficina/)).toHaveFocus());
  expect(screen.getByText('1 linha conciliada.')).toBeInTheDocument();
  await user.keyboard('{ArrowDown}');
  expect(await button(/^Procurar lançamentos para -R\$.9,90/)).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(await button(/^Conciliar .* com Oficina/)).toHaveFocus();
  // Above is the reconciled line, which Enter would undo.
  await user.keyboard('{ArrowUp}');
  expect(await button(/^Conciliar .* com Oficina/)).toHaveFocus();
  await user.keyboard('u');
  await waitFor(async () => expect(await button(/^Conciliar .* com Padaria/)).toHaveFocus());
  const [reconciled, undone] = readSent();
  expect(reconciled?.body).toMatchObject({ lines: [{ id: '41', version: 1 }] });
  expect(undone).toMatchObject({ path: '/api/statements/lines/41/unmatch', body: { version: 2 } });
});

it('a link leads to the help with accounts and statements [specification §2.366]', async () => {
  const { user, address } = await open();
  await user.click(await screen.findByRole('link', { name: 'Ajuda sobre contas e extratos' }));
  expect(address()).toBe('/app/bank/help');
  expect(await screen.findByRole('region', { name: 'Conciliar pelo teclado' })).toHaveTextContent('U desfaz');
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(5);
});

it('U outside of the list undoes nothing [specification §2.306]', async () => {
  const { user } = await open();
  await button(/^Conciliar .* com Padaria/);
  await user.keyboard('{Enter}');
  await button(/^Desfazer conciliação/);
  (await button(/^Conciliar .* com Oficina/)).blur();
  await user.keyboard('u');
  expect(readSent()).toHaveLength(1);
});

it('a line of another person is named, leaves the list, and the next one has the focus [specification §2.324]', async () => {
  const { user } = await open();
  await button(/^Conciliar .* com Padaria/);
  network.any('post', '/money-accounts/{id}/reconciliation', () =>
    HttpResponse.json(
      { message: 'x', reason: 'changed-meanwhile', changedBy: 'Bruno Lima', ids: ['41'] },
      { status: 409 },
    ),
  );
  stubLines(LINES.slice(1));
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Bruno Lima já tratou desta linha.');
  await waitFor(async () => expect(await button(/^Conciliar .* com Oficina/)).toHaveFocus());
  await user.keyboard('{ArrowDown}');
  expect(await button(/^Procurar lançamentos para -R\$.9,90/)).toHaveFocus();
});

it('a proposal that changed meanwhile is to be checked again @long [specification §2.324]', async () => {
  const { user } = await open();
  await button(/^Conciliar .* com Padaria/);
  network.any('post', '/money-accounts/{id}/reconciliation', () =>
    HttpResponse.json({ message: 'x', reason: 'changed-meanwhile', ids: ['7'] }, { status: 409 }),
  );
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    'O que foi proposto para esta linha mudou',
  );
  await waitFor(async () => expect(await button(/^Conciliar .* com Padaria/)).toHaveFocus());
});

it('after the last line a skipped one has the focus, and then the heading [specification §2.325]', async () => {
  stubLines(LINES.slice(0, 2));
  const { user } = await open();
  await button(/^Conciliar .* com Padaria/);
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(async () => expect(await button(/^Conciliar .* com Padaria/)).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Nenhuma linha espera' })).toHaveFocus());
  expect(screen.queryByText(/^0 linha/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Mostrar as que ainda esperam' })).not.toBeInTheDocument();
  await user.keyboard('u');
  await waitFor(() => expect(readSent()).toHaveLength(3));
});

it('strong proposals are reconciled together, after a list [specification §2.307]', async () => {
  const { user } = await open();
  await user.click(await button(/^Conciliar 2 propostas quase certas/));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('PIX Padaria'),
    expect.stringContaining('PIX Oficina'),
  ]);
  const second = dialog.getByRole('checkbox', { name: /Oficina/ });
  await user.click(second);
  expect(second).not.toBeChecked();
  await user.click(second);
  expect(readSent()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Conciliar' }));
  expect(await screen.findByText('2 linhas conciliadas.')).toBeInTheDocument();
  expect(readSent()[0]?.body).toMatchObject({ lines: [{ id: '41' }, { id: '43' }] });
  await waitFor(async () => expect(await button(/^Procurar lançamentos para -R\$.9,90/)).toHaveFocus());
});

it('a line is ignored with a reason, and considered again [specification §2.308]', async () => {
  const { user } = await open();
  await user.click(await button(/^Ignorar -R\$.9,90/));
  await user.type(await screen.findByLabelText('Motivo'), 'Tarifa já lançada{Enter}');
  expect(await screen.findByText('Tarifa já lançada')).toBeVisible();
  await user.click(await button(/^Deixar de ignorar -R\$.9,90/));
  expect(await screen.findByText('A linha espera de novo.')).toBeInTheDocument();
  expect(readSent()).toMatchObject([
    { path: '/api/statements/lines/42/ignore', body: { version: 1, reason: 'Tarifa já lançada' } },
    { path: '/api/statements/lines/42/restore', body: { version: 2 } },
  ]);
});

const stubEntries = (...entries: Partial<typeof ENTRY>[]) =>
  network.get('/entries', {
    entries: entries.map((entry) => ({ ...ENTRY, ...entry })),
    total: { count: entries.length, amountCents: 50_000, paidCents: 0 },
    next: null,
  });
const OPEN: LineCandidate = {
  ...{ kind: 'entry', id: '7', day: '2026-11-10', cents: 50_000, counterparty: 'Mercado' },
  ...{ version: 3, form: 'pix' },
};
const PAID: LineCandidate = {
  kind: 'payment',
  id: '5',
  day: '2026-11-09',
  cents: 30_000,
  counterparty: 'Feira',
};
const toGroup = (items: LineCandidate[], count = items.length) => ({ items, count });
const stubCandidates = (open: LineCandidate[], recorded: LineCandidate[] = []) =>
  network.get('/statements/lines/{id}/candidates', { recorded: toGroup(recorded), open: toGroup(open) });

it('the search says what is missing, and a rest is what the person says [specification §2.309]', async () => {
  stubCandidates([OPEN]);
  const { user } = await open();
  await user.click(await button(/^Procurar lançamentos para \+R\$.450,90 de 10\/11\/2026/));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('status')).toHaveTextContent('Falta R$ 450,90');
  await user.click(await dialog.findByRole('checkbox', { name: /Mercado/ }));
  await user.click(dialog.getByRole('button', { name: 'Conciliar' }));
  expect(dialog.getByText(/^O que são os/)).toHaveTextContent('R$ 49,10 que faltam para o valor de Mercado?');
  expect(dialog.getByText('Escolha o que é a diferença.')).toBeVisible();
  expect(readSent()).toEqual([]);
  await user.click(dialog.getByRole('radio', { name: 'São tarifa do banco' }));
  expect(dialog.getByRole('status')).toHaveTextContent('A soma confere.');
  await user.click(dialog.getByRole('button', { name: 'Conciliar' }));
  await waitFor(() => expect(readSent()).toHaveLength(1));
  expect(readSent()[0]?.body).toMatchObject({
    lines: [
      { entries: [{ id: '7', version: 3, principalCents: 50_000, feeCents: 4_910, discountCents: 0 }] },
    ],
  });
});

it('the search says that more entries match than it shows [specification §2.309]', async () => {
  network.get('/statements/lines/{id}/candidates', {
    recorded: toGroup([PAID], 30),
    open: toGroup([OPEN], 800),
  });
  const { user } = await open();
  await user.click(await button(/^Procurar lançamentos para \+R\$.450,90 de 10\/11\/2026/));
  expect(await screen.findByText(/^São mostrados 1 de 800 lançamentos em aberto/)).toBeVisible();
  expect(screen.getByText(/^São mostrados 1 de 30 pagamentos e transferências/)).toBeVisible();
});

it('more than the entry is interest only if the person says so [specification §2.326]', async () => {
  stubCandidates([{ ...OPEN, cents: 44_745 }]);
  const { user } = await open();
  await user.click(await button(/^Procurar lançamentos para \+R\$.450,90 de 10\/11\/2026/));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('checkbox', { name: /Mercado/ }));
  expect(dialog.getByText(/^O que são os/)).toHaveTextContent('R$ 3,45 a mais que o valor de Mercado?');
  expect(dialog.queryByRole('button', { name: 'Conciliar' })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('radio', { name: 'São juros ou multa' }));
  await user.click(dialog.getByRole('button', { name: 'Conciliar' }));
  await waitFor(() => expect(readSent()).toHaveLength(1));
  expect(readSent()[0]?.body).toMatchObject({
    lines: [{ entries: [{ principalCents: 44_745, interestCents: 345, discountCents: 0, feeCents: 0 }] }],
  });
  expect(await screen.findByText('Mercado')).toBeInTheDocument();
});

it('the search begins in its field, and Enter chooses the only one and then reconciles [specification §2.327]', async () => {
  const near = { ...OPEN, id: '9', counterparty: 'Perto', document: 'NF 12', cents: 45_090 };
  stubCandidates([{ ...near, installment: 1, installments: 4 }, OPEN]);
  const { user } = await open();
  await user.click(await button(/^Procurar lançamentos para \+R\$.450,90 de 10\/11\/2026/));
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(dialog.getByRole('searchbox')).toHaveFocus());
  expect(await dialog.findByRole('checkbox', { name: 'Perto · NF 12 1/4' })).not.toBeChecked();
  network.get('/statements/lines/{id}/candidates', { recorded: toGroup([]), open: toGroup([near]) });
  await user.keyboard('450,90{Enter}');
  await waitFor(() => expect(dialog.getByRole('checkbox', { name: /Perto/ })).toBeChecked());
  const searches = network
    .sent()
    .map(({ url }) => new URL(url))
    .filter(({ pathname }) => pathname.endsWith('candidates'));
  expect(searches.at(-1)?.search).toBe('?search=450%2C90&amountCents=45090');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(readSent()).toHaveLength(1));
});

it('a line is linked with recorded payments, and an entry gets what is left [specification §2.309, §2.354]', async () => {
  stubCandidates(
    [OPEN],
    [PAID, { ...PAID, id: '6', kind: 'transfer', cents: 50_000, counterparty: 'Caixa' }],
  );
  const { user } = await open();
  await user.click(await button(/^Procurar lançamentos para \+R\$.450,90 de 10\/11\/2026/));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('checkbox', { name: 'Caixa' }));
  expect(dialog.getByRole('status')).toHaveTextContent('Com Caixa a soma passa do valor da linha.');
  expect(dialog.queryByRole('button', { name: 'Conciliar' })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('checkbox', { name: 'Caixa' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Feira' }));
  expect(dialog.getByRole('status')).toHaveTextContent('Falta R$ 150,90');
  await user.click(dialog.getByRole('checkbox', { name: 'Mercado' }));
  await user.click(dialog.getByRole('radio', { name: 'Continuam em aberto' }));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(readSent()).toHaveLength(1));
  expect(readSent()[0]?.body).toEqual({
    lines: [
      {
        ...{ id: '41', version: 1, payments: ['5'] },
        entries: [expect.objectContaining({ id: '7', principalCents: 15_090 })],
      },
    ],
  });
});

it('a line without a proposal names what is like it, and its search begins with that [specification §2.360]', async () => {
  const item = { kind: 'entry', id: '9', day: '2026-10-27', cents: 45_410, counterparty: 'Mercado' };
  stubLines([
    {
      ...{ id: '44', day: '2026-11-10', cents: 45_090, text: 'PIX MERCADO', version: 1 },
      usual: { counterparty: 'Mercado', category: 'Vendas' },
      similar: [{ isStrong: false, signs: ['name', 'amount-differs', 'day'], daysLater: 14, items: [item] }],
    },
  ]);
  stubCandidates([{ ...OPEN, id: '9', cents: 45_410, day: '2026-10-27' }]);
  const { user } = await open();
  const search = await button(/^Procurar lançamentos para/);
  expect(search).toHaveFocus();
  expect(screen.getByText('1 lançamento em aberto é parecido:')).toBeVisible();
  expect(screen.getByText('nome no texto, diferença de R$ 3,20 e 14 dias depois')).toBeVisible();
  await user.click(search);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('searchbox')).toHaveValue('Mercado');
  const box = await dialog.findByRole('checkbox', { name: /Mercado/ });
  expect(dialog.getByRole('listitem')).toHaveTextContent('nome no texto, diferença de R$ 3,20');
  expect(box).not.toBeChecked();
});

const stubLines = (lines: WaitingLine[]) =>
  network.get('/money-accounts/{id}/proposals', {
    waiting: { lines: lines.length, inCents: 0, outCents: 0 },
    lines,
  });
const ACCOUNTS = getScenario('/money-accounts', 'accounts').response;
const CATEGORIES = getScenario('/categories', 'categories').response;

const stubBankCode = (bankCode: string) =>
  network.get('/money-accounts', {
    ...ACCOUNTS,
    accounts: ACCOUNTS.accounts.map((account) => ({ ...account, bankCode })),
  });

it('the first fee proposes the category of fees, and no supplier if the account has no bank [specification §2.328]', async () => {
  network.get('/categories', {
    ...CATEGORIES,
    categories: [...CATEGORIES.categories, { name: 'Tarifas bancárias', group: 'financial' }],
  });
  stubBankCode('');
  stubLines([FEE]);
  const { user } = await open();
  await user.click(await button(/^Tarifa de -R\$.9,90/));
  await waitFor(() => expect(screen.getByLabelText('Categoria')).toHaveValue('Tarifas bancárias'));
  expect(screen.getByLabelText('Cliente ou fornecedor')).toHaveValue('');
});

const FEE: WaitingLine = { id: '42', day: '2026-11-10', cents: -990, text: 'TARIFA', version: 1 };

it('the page says since when the balance differs from that of the bank, and leads to the lines [specification §2.319]', async () => {
  await open();
  const balance = within(await screen.findByRole('region', { name: 'Comparação com o saldo do banco' }));
  expect(balance.getByText(/^Difere do banco desde/)).toHaveTextContent(
    'desde 10/11/2026: banco R$ 11.941,00, portal R$ 11.950,90, diferença -R$ 9,90.',
  );
  expect(balance.getByText(/^1 linha do extrato sem pagamento/)).toHaveTextContent('-R$ 9,90');
  expect(balance.getByRole('link', { name: 'Ver as linhas até este dia' })).toHaveAttribute(
    'href',
    '/app/bank/1/statement?until=2026-11-10',
  );
});

it('a balance that agrees is said, with an earlier day that did not @long [specification §2.319]', async () => {
  const { firstDifference } = BALANCE;
  network.get('/money-accounts/{id}/bank-balance', {
    latest: { day: '2026-11-27', bankCents: 5_000, bookCents: 5_000 },
    ...(firstDifference && { firstDifference }),
  });
  await open();
  expect(await screen.findByText(/^Confere com o banco em/)).toHaveTextContent('27/11/2026: R$ 50,00.');
  expect(screen.getByText(/havia diferença/)).toHaveTextContent('Em 10/11/2026 havia diferença');
});

it('a line becomes a new entry, with what its text was before [specification §2.320, §2.323]', async () => {
  stubLines([{ ...FEE, usual: { counterparty: 'Banco Azul', category: 'Aluguel' } }, ...LINES.slice(0, 1)]);
  const { user } = await open();
  await waitFor(async () => expect(await button(/^Novo lançamento de -R\$.9,90/)).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(await screen.findByLabelText('Cliente ou fornecedor')).toHaveValue('Banco Azul');
  await waitFor(() => expect(screen.getByLabelText('Cliente ou fornecedor')).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Lançamento criado, pago e conciliado.');
  expect(screen.getByText('Banco Azul')).toBeInTheDocument();
  expect(readSent()).toEqual([
    {
      path: '/api/statements/lines/42/record',
      body: { version: 1, entry: { counterparty: 'Banco Azul', category: 'Aluguel', form: 'transfer' } },
    },
  ]);
  await waitFor(async () => expect(await button(/^Conciliar .* com Padaria/)).toHaveFocus());
});

it('the last fee of the bank in the books proposes the category [specification §2.365]', async () => {
  stubBankCode('341');
  stubLines([FEE]);
  stubEntries({ counterparty: 'Conta principal', category: 'Compra de mercadorias' });
  const { user } = await open();
  await user.click(await button(/^Tarifa de -R\$.9,90/));
  await waitFor(() => expect(screen.getByLabelText('Categoria')).toHaveValue('Compra de mercadorias'));
  const asked = network.sent().find(({ url }) => url.includes('/entries?'))?.url ?? '';
  const { counterparty, kind, limit } = Object.fromEntries(new URL(asked).searchParams);
  expect({ counterparty, kind, limit }).toEqual({
    counterparty: 'Conta principal',
    kind: 'payable',
    limit: '1',
  });
});

it('the name and the category of a fee are proposed for the next one [specification §2.321]', async () => {
  stubBankCode('341');
  stubEntries();
  const income: WaitingLine = { ...FEE, id: '44', cents: 100 };
  stubLines([FEE, { ...FEE, id: '43', cents: -1_290 }, income]);
  const { user } = await open();
  await user.click(await button(/^Tarifa de -R\$.9,90/));
  const { choose, save, type } = formUser(user);
  expect(await screen.findByLabelText('Cliente ou fornecedor')).toHaveValue('Conta principal');
  await save();
  expect(readSent()).toEqual([]);
  await type('Cliente ou fornecedor', 'Banco Azul');
  await choose('Categoria', /Compra de mercadorias/);
  await save();
  await user.click(await button(/^Tarifa de -R\$.12,90/));
  await waitFor(() => expect(screen.getByLabelText('Categoria')).toHaveValue('Compra de mercadorias'));
  expect(screen.getByLabelText('Cliente ou fornecedor')).toHaveValue('Banco Azul');
  // Money that comes in is no fee.
  expect(screen.queryByRole('button', { name: /^Tarifa de \+/ })).not.toBeInTheDocument();
});

it('a transfer takes the line of the other account with it [specification §2.322]', async () => {
  const otherSide = { accountId: '2', accountName: 'Caixa', lineId: '77', version: 3, day: '2026-11-11' };
  stubLines([{ ...FEE, otherSide }]);
  const { user } = await open();
  expect(await screen.findByText(/^Parece uma transferência/)).toHaveTextContent('Caixa tem o valor oposto');
  await user.keyboard('{Enter}');
  expect(await screen.findByLabelText('Outra conta')).toHaveValue('Caixa');
  await waitFor(() => expect(screen.getByLabelText('Observação')).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Transferência registrada e conciliada.');
  expect(screen.getByText('Caixa')).toBeInTheDocument();
  expect(readSent()).toMatchObject([
    { body: { version: 1, transfer: { otherAccountId: '2', otherLine: { id: '77', version: 3 } } } },
  ]);
});

it('a backend without these acts hides them, and the line is searched or ignored [specification §2.320]', async () => {
  network.get('/session', { ...SESSION, operations: OPERATIONS.slice(0, 7) });
  stubLines([FEE]);
  await open();
  expect(await button(/^Procurar/)).toHaveFocus();
  expect(
    screen.queryByRole('button', { name: /^Novo lançamento|^Tarifa|^Transferência/ }),
  ).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: /saldo do banco/ })).not.toBeInTheDocument();
});

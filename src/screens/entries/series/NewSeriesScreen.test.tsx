import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { Entry } from '../../../api/entries';
import { storeAdministrator } from '../../../../test/support/administrator';
import { formUser } from '../../../../test/support/formUser';
import { network } from '../../../../test/support/network';
import { renderApp } from '../../../../test/support/renderApp';
import { getScenario } from '../../../../test/support/scenarios';

const OPERATIONS = ['addSeries', 'changeEntry', 'changeOccurrences', 'deleteOccurrences'];
const ENTRY: Entry = { ...getScenario('/entries/{id}', 'entry').response, occurrence: 3, version: 2 };
const PATH = '/app/entries/new/series';

// Loads the screens before the tests, because compiling them takes long.
beforeAll(async () => {
  await Promise.all([
    import('../../app/AppFrame'),
    import('../form/EntryScreen'),
    import('./NewSeriesScreen'),
    import('./DeleteSeriesScreen'),
    import('../EntriesScreen'),
    import('../../toasts/ToastArea'),
  ]);
}, 120_000);

beforeEach(() => {
  storeAdministrator();
  network.get('/session', { ...getScenario('/session', 'admin').response, operations: OPERATIONS });
  network.get('/categories', getScenario('/categories', 'categories').response);
  network.get('/entries', { entries: [], total: { count: 0, amountCents: 0, paidCents: 0 }, next: null });
  network.get('/entries/{id}', ENTRY);
  network.any('post', '/series', () => HttpResponse.json({ ids: ['1'] }, { status: 201 }));
});

const readSent = () =>
  network
    .sent()
    .filter(({ method }) => method !== 'GET')
    .map(({ method, body }) => ({ method, body: JSON.parse(body) as Record<string, unknown> }));

async function open(path: string) {
  const view = await renderApp({ at: path });
  return { ...view, ...formUser(view.user) };
}

async function openFilledForm() {
  const view = await open(PATH);
  await view.type('Cliente ou fornecedor', 'Imobiliária Central');
  await view.choose('Categoria', /^Venda de produtos/);
  await view.choose('Forma de pagamento', /^Boleto/);
  await view.type('Emissão', '21/01/2027');
  await view.type('Valor (R$)', '2500');
  await view.type('Primeiro vencimento', '31/01/2027');
  return view;
}

it('rhythm and end are chosen, and the first due days show before they are stored [specification §2.183]', async () => {
  const { choose, type, save } = await openFilledForm();
  await save();
  expect(screen.getAllByText('Escolha uma opção da lista.')).toHaveLength(2);
  expect(readSent()).toEqual([]);
  await choose('Repete', /^Todo mês, no mesmo dia/);
  await choose('Termina', /^Em um dia/);
  await type('Último dia', '30/01/2027');
  await save();
  expect(screen.getByText('O último dia não pode ser anterior ao primeiro vencimento.')).toBeVisible();
  await type('Último dia', '30/04/2027');
  expect(screen.getByText(/^Vencimentos/)).toHaveTextContent(
    'Vencimentos: 31/01/2027, 28/02/2027, 31/03/2027 e 30/04/2027',
  );
  await save();
  await waitFor(() =>
    expect(readSent().map(({ body }) => body)).toMatchObject([
      {
        ...{ issuedOn: '2027-01-21', dueOn: '2027-01-31', amountCents: 250_000 },
        ...{ rhythm: 'month', lastDueOn: '2027-04-30' },
      },
    ]),
  );
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Lançamento recorrente criado.');
});

it('a number of times ends the series @long [specification §2.183]', async () => {
  const { choose, type, save } = await openFilledForm();
  await choose('Repete', /^Toda semana/);
  await choose('Termina', /^Depois de um número/);
  await save();
  expect(screen.getByText('Digite um número de 1 a 999.')).toBeVisible();
  await type('Número de vezes', '2');
  expect(screen.getByText(/^Vencimentos/)).toHaveTextContent('Vencimentos: 31/01/2027 e 07/02/2027');
  await save();
  await waitFor(() => expect(readSent()[0]?.body).toMatchObject({ rhythm: 'week', occurrences: 2 }));
});

it('a business day is offered if the backend has it, and the right first day is named @long [specification §2.201]', async () => {
  const categories = getScenario('/categories', 'categories').response;
  network.get('/categories', { ...categories, seriesRhythms: ['businessDay', 'wageDay'] });
  const company = getScenario('/company', 'company').response;
  network.get('/company', { ...company, holidays: [{ day: '2027-02-05', name: 'Aniversário' }] });
  const { choose, type, save } = await openFilledForm();
  await choose('Repete', /^Todo mês, em um dia útil para salários/);
  await choose('Termina', /^Depois de um número/);
  await type('Número de vezes', '2');
  await save();
  expect(screen.getByText('Digite um número de 1 a 20.')).toBeVisible();
  expect(readSent()).toEqual([]);
  await type('Número do dia útil', '5');
  expect(screen.getByText(/^O primeiro vencimento precisa ser/)).toHaveTextContent('07/01/2027');
  network.any('post', '/series', () =>
    HttpResponse.json(
      { message: 'x', problems: [{ field: 'dueOn', reason: 'not-business-day' }] },
      { status: 422 },
    ),
  );
  await save();
  expect(await screen.findByText('Não é esse dia útil do mês.')).toBeVisible();
  network.any('post', '/series', () => HttpResponse.json({ ids: ['1'] }, { status: 201 }));
  await type('Primeiro vencimento', '07/01/2027');
  // Banks are shut on Friday, a holiday of the company, and on Saturday.
  expect(screen.getByText(/^Vencimentos/)).toHaveTextContent('Vencimentos: 07/01/2027 e 04/02/2027');
  await save();
  await waitFor(() =>
    expect(readSent().at(-1)?.body).toMatchObject({ rhythm: 'wageDay', businessDay: 5, dueOn: '2027-01-07' }),
  );
});

it('a backend that does not name the business days has none of them [specification §2.201]', async () => {
  await openFilledForm();
  expect(screen.queryByRole('option', { name: /dia útil/ })).not.toBeInTheDocument();
});

it('a change of an entry of a series asks for its scope, and names what stays [specification §2.184]', async () => {
  network.any('post', '/entries/{id}/occurrences', () =>
    HttpResponse.json({ ids: ['4711'], leftOut: [{ id: '9', dueOn: '2027-04-30', reason: 'paid' }] }),
  );
  const { choose, type, save } = await open('/app/entries/4711');
  await type('Valor (R$)', '120');
  expect(screen.queryByLabelText('Valor pago (R$)')).not.toBeInTheDocument();
  expect(screen.getByText('A receber')).toBeVisible();
  await save();
  expect(screen.getByText('Escolha uma opção da lista.')).toBeVisible();
  expect(readSent()).toEqual([]);
  await choose('Aplicar a', /^Este e os seguintes/);
  await save();
  await waitFor(() =>
    expect(readSent()[0]?.body).toMatchObject({ version: 2, scope: 'following', amountCents: 12_000 }),
  );
  expect(
    await screen.findByText(/1 lançamento ficou como estava: 30\/04\/2027 \(tem pagamento\)\./),
  ).toBeVisible();
});

it('another amount of a paid entry is asked, also in a series [specification §2.133, §2.184]', async () => {
  network.get('/entries/{id}', {
    ...ENTRY,
    ...{ status: 'paid', paidOn: '2026-11-10', paidCents: ENTRY.amountCents, openCents: 0 },
  });
  const { choose, type, save } = await open('/app/entries/4711');
  await type('Valor (R$)', '999');
  await choose('Aplicar a', /^Só este/);
  await save();
  expect(screen.getByRole('checkbox', { name: /desconto/ })).toBeInvalid();
  expect(readSent()).toEqual([]);
});

it('the form waits for the operations of the session, so the scope is never chosen in advance [specification §2.184]', async () => {
  let answer: (() => void) | undefined;
  const isAsked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  network.any('get', '/session', async () => {
    await isAsked;
    return HttpResponse.json({ ...getScenario('/session', 'admin').response, operations: OPERATIONS });
  });
  await open('/app/entries/4711');
  await waitFor(() => expect(network.sentTo('/entries/{id}')).toHaveLength(1));
  expect(screen.queryByLabelText('Valor (R$)')).not.toBeInTheDocument();
  answer?.();
  expect(await screen.findByLabelText('Aplicar a')).toHaveValue('');
});

it('the deletion in the list asks the same, and one entry is deleted alone [specification §2.184]', async () => {
  const session = getScenario('/session', 'admin').response;
  network.get('/session', { ...session, operations: [...OPERATIONS, 'deleteEntries', 'restoreEntries'] });
  network.get('/entries', {
    entries: [ENTRY],
    total: { count: 1, amountCents: 1, paidCents: 0 },
    next: null,
  });
  network.any('post', '/entries/deletions', () => new HttpResponse(null, { status: 204 }));
  const { user, choose, save } = await open('/app/entries?status=overdue');
  await user.click(await screen.findByRole('button', { name: /^Excluir: / }));
  await choose('Excluir', /^Só este/);
  await save();
  await waitFor(() =>
    expect(readSent()).toMatchObject([{ body: { ids: ['4711'], versions: [{ id: '4711', version: 2 }] } }]),
  );
  expect(await screen.findByRole('button', { name: 'Desfazer' })).toBeVisible();
});

it('a change of this entry alone is an ordinary change @long [specification §2.184]', async () => {
  network.any('put', '/entries/{id}', () => HttpResponse.json(ENTRY));
  const { choose, type, save } = await open('/app/entries/4711');
  await type('Valor (R$)', '120');
  await choose('Aplicar a', /^Só este/);
  await save();
  await waitFor(() => expect(readSent()).toMatchObject([{ method: 'PUT', body: { amountCents: 12_000 } }]));
});

it('the end of a series asks what is deleted [specification §2.184]', async () => {
  network.any('post', '/entries/{id}/occurrences/deletion', () =>
    HttpResponse.json({ ids: ['4711'], leftOut: [] }),
  );
  const { user, choose, save } = await open('/app/entries/4711');
  await user.click(await screen.findByRole('link', { name: 'Excluir recorrente' }));
  await screen.findByLabelText('Excluir');
  await save();
  expect(readSent()).toEqual([]);
  await choose('Excluir', /^Todos em aberto/);
  await save();
  await waitFor(() => expect(readSent()).toMatchObject([{ body: { version: 2, scope: 'open' } }]));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Exclusão concluída.');
});

it('a backend that does not name the operations has none of this [specification §2.183, §2.184]', async () => {
  network.get('/session', getScenario('/session', 'admin').response);
  const { unmount } = await open('/app/entries/4711');
  expect(await screen.findByLabelText('Valor recebido (R$)')).toBeInTheDocument();
  expect(screen.queryByLabelText('Aplicar a')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Excluir recorrente' })).not.toBeInTheDocument();
  unmount();
  network.get('/entries/{id}', getScenario('/entries/{id}', 'entry').response);
  await open('/app/entries/4711/series/delete');
  expect(await screen.findByText('Este lançamento não se repete.')).toBeVisible();
});

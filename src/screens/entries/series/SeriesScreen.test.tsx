// What recurs, and until when.
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { Entry } from '../../../api/entries';
import type { EndOfSeries, Series } from '../../../api/series';
import { storeAdministrator } from '../../../../test/support/administrator';
import { formUser } from '../../../../test/support/formUser';
import { network } from '../../../../test/support/network';
import { renderApp } from '../../../../test/support/renderApp';
import { getScenario } from '../../../../test/support/scenarios';

const READING = ['listSeries', 'getSeries'];
const OPERATIONS = [...READING, 'previewSeriesEnd', 'changeSeriesEnd', 'changeOccurrences', 'addSeries'];
const RENT: Series = getScenario('/series/{id}', 'series').response;
/** A series without an unpaid entry. */
const WITHOUT_NEXT: Series = { ...RENT };
delete WITHOUT_NEXT.nextDueOn;
const ENTRY: Entry = { ...getScenario('/entries/{id}', 'entry').response, occurrence: 3, seriesId: '12' };
const NOTHING: EndOfSeries = { removed: [], kept: [], added: [] };
const AT = '/app/series/12';

// Loads the screens before the tests, because compiling them takes long.
beforeAll(async () => {
  await Promise.all([
    import('../../app/AppFrame'),
    import('../form/EntryScreen'),
    import('../EntriesScreen'),
    import('./SeriesListScreen'),
    import('./SeriesScreen'),
    import('../../toasts/ToastArea'),
  ]);
}, 120_000);

function offer(operations: string[]) {
  network.get('/session', { ...getScenario('/session', 'admin').response, operations });
}

beforeEach(() => {
  storeAdministrator();
  offer(OPERATIONS);
  network.get('/categories', getScenario('/categories', 'categories').response);
  network.get('/series', getScenario('/series', 'series').response);
  network.get('/series/{id}', RENT);
  network.get('/series/{id}/end', getScenario('/series/{id}/end', 'preview').response);
  network.get('/entries/{id}', ENTRY);
  network.get('/entries', { entries: [], total: { count: 0, amountCents: 0, paidCents: 0 }, next: null });
});

const readSent = () =>
  network
    .sent()
    .filter(({ method }) => method === 'PUT')
    .map(({ body }): unknown => JSON.parse(body));

async function openForm() {
  const view = await renderApp({ at: AT });
  await screen.findByLabelText('Termina');
  return { ...view, ...formUser(view.user) };
}

const TOO_EARLY = 'O último dia não pode ser anterior ao primeiro vencimento.';
const refuseTooEarly = () =>
  HttpResponse.json(
    { message: 'x', problems: [{ field: 'lastDueOn', reason: 'before-first' }] },
    { status: 422 },
  );

async function typeEnd(day: string) {
  const view = await openForm();
  await view.choose('Termina', 'Em um dia');
  await view.type('Último dia', day);
  return view;
}

it('the list says what recurs, how often, what is next and until when [specification §2.202]', async () => {
  network.get('/series', {
    series: [
      RENT,
      { ...RENT, id: '2', counterparty: 'Zelador', rhythm: 'wageDay', businessDay: 5, kind: 'receivable' },
      { ...RENT, id: '3', counterparty: 'Feira', rhythm: 'week', endsOn: '2027-01-12', occurrences: 10 },
      { ...WITHOUT_NEXT, id: '4', counterparty: 'Aula', rhythm: 'lua', endsOn: '2027-01-31' },
      { ...RENT, id: '5', counterparty: 'Luz', anchorOn: '2026-10-31' },
    ],
    total: { count: 5 },
  });
  await renderApp({ at: '/app/series' });
  const table = await screen.findByRole('table', { name: 'Recorrências' });
  expect(
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent.replaceAll('\u00A0', ' ')),
  ).toEqual([
    'Imobiliária CentralTodo mês, no dia 10R$ 2.500,0010/12/2026Sem data para terminarA pagar',
    'ZeladorTodo mês, no 5º dia útil para salários (sábado conta)R$ 2.500,0010/12/2026Sem data para terminarA receber',
    'FeiraToda semana: terça-feiraR$ 2.500,0010/12/202612/01/2027, depois de 10 vezesA pagar',
    'AulaluaR$ 2.500,00Nenhum31/01/2027A pagar',
    'LuzTodo mês, no dia 31; se o mês for mais curto, no último diaR$ 2.500,0010/12/2026Sem data para terminarA pagar',
  ]);
  expect(screen.getByText('5 recorrências')).toBeVisible();
  expect(network.sentTo('/series')[0]?.url).toContain('state=running');
});

it('those that have ended have a list of their own, and an empty list says what it is for [specification §2.202]', async () => {
  network.get('/series', { series: [], total: { count: 0 } });
  const { user } = await renderApp({ at: '/app/series' });
  expect(await screen.findByText(/^Aluguel, salários, mensalidades/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Novo lançamento recorrente' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Ver encerradas' }));
  expect(await screen.findByRole('link', { name: 'Ver em andamento' })).toBeVisible();
  await waitFor(() => expect(network.sentTo('/series').at(-1)?.url).toContain('state=ended'));
});

it('the page of a series has its rule, its entries around today and its changes [specification §2.203, §2.216]', async () => {
  network.get('/series/{id}', {
    ...RENT,
    events: [
      {
        ...{ happenedAt: '2026-11-18T12:00:00Z', userName: 'Bruno Lima', action: 'series-ended' },
        changes: [{ field: 'lastDueOn', before: null, after: '2027-03-31' }],
      },
    ],
  });
  network.any('get', '/entries', () => {
    const isPast = network.sent().at(-1)?.url.includes('dueTo') === true;
    const entries = isPast
      ? [
          { ...ENTRY, id: '2', dueOn: '2026-11-10', effectiveDueOn: '2026-11-10', status: 'paid' },
          { ...ENTRY, id: '1', dueOn: '2026-10-10', effectiveDueOn: '2026-10-13', status: 'overdue' },
        ]
      : [{ ...ENTRY, id: '3', dueOn: '2026-12-10', effectiveDueOn: '2026-12-10', status: 'open' }];
    return HttpResponse.json({ entries, total: { count: 3, amountCents: 1, paidCents: 0 }, next: null });
  });
  await renderApp({ at: AT });
  expect(await screen.findByRole('heading', { level: 1, name: 'Recorrência' })).toBeVisible();
  expect(await screen.findByText('Todo mês, no dia 10')).toBeVisible();
  const table = await screen.findByRole('table', { name: 'Lançamentos' });
  expect(
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent.replaceAll('\u00A0', ' ')),
  ).toEqual([
    '10/10/2026 (até 13/10)Vencido+R$ 450,90',
    '10/11/2026Recebido+R$ 450,90',
    '10/12/2026A vencer+R$ 450,90',
  ]);
  expect(screen.getByRole('link', { name: 'Ver 2 lançamentos na lista' })).toHaveAttribute(
    'href',
    '/app/entries?series=12',
  );
  expect(screen.getByText('Bruno Lima')).toBeVisible();
});

it('a later end asks what is deleted, and names what stays @long [specification §2.204]', async () => {
  const kept = [{ id: '9', dueOn: '2027-01-10', reason: 'paid' as const }];
  network.get('/series/{id}/end', { ...NOTHING, removed: ['2026-11-10', '2026-12-10'], kept });
  network.any('put', '/series/{id}/end', () =>
    HttpResponse.json({ ...NOTHING, kept, series: { ...RENT, version: 5, endsOn: '2026-11-30' } }),
  );
  const { user, save } = await typeEnd('30/11/2026');
  expect(await screen.findByText(/^2 lançamentos em aberto/)).toHaveTextContent(
    '2 lançamentos em aberto serão excluídos: de 10/11/2026 a 10/12/2026.',
  );
  expect(screen.getByText('1 deles já venceu.')).toBeVisible();
  expect(screen.getByText('1 fica como está: 10/01/2027 (tem pagamento).')).toBeVisible();
  await save();
  expect(await screen.findByText('Marque para confirmar o que muda.')).toBeVisible();
  expect(readSent()).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: 'Sim, excluir 2 lançamentos' }));
  await save();
  await waitFor(() => expect(readSent()).toEqual([{ version: 3, lastDueOn: '2026-11-30' }]));
  expect(await screen.findByText(/1 lançamento ficou como estava: 10\/01\/2027/)).toBeVisible();
});

it('a yes counts for one end alone, and what changes nothing needs none @long [specification §2.204]', async () => {
  network.any('put', '/series/{id}/end', () =>
    HttpResponse.json({ ...NOTHING, series: { ...RENT, version: 4, endsOn: '2027-12-31' } }),
  );
  const { user, type, save } = await typeEnd('30/11/2026');
  await user.click(await screen.findByRole('checkbox', { name: 'Sim, excluir 1 lançamento' }));
  network.get('/series/{id}/end', { ...NOTHING, removed: ['2026-12-10', '2027-01-10'] });
  await type('Último dia', '15/11/2026');
  expect(await screen.findByRole('checkbox', { name: 'Sim, excluir 2 lançamentos' })).not.toBeChecked();
  network.get('/series/{id}/end', NOTHING);
  await type('Último dia', '31/12/2027');
  expect(await screen.findByText('Nenhum lançamento é criado ou excluído.')).toBeVisible();
  await save();
  await waitFor(() => expect(readSent()).toEqual([{ version: 3, lastDueOn: '2027-12-31' }]));
});

it('an end is removed, which asks before entries are created [specification §2.204]', async () => {
  network.get('/series/{id}', { ...RENT, endsOn: '2026-11-30' });
  network.get('/series/{id}/end', { ...NOTHING, added: ['2027-01-10', '2026-12-10'] });
  network.any('put', '/series/{id}/end', () =>
    HttpResponse.json({ ...NOTHING, added: ['2026-12-10'], series: RENT }),
  );
  const { user, choose, save } = await openForm();
  expect(screen.getByLabelText('Último dia')).toHaveValue('30/11/2026');
  await choose('Termina', 'Sem data para terminar');
  expect(await screen.findByText(/^2 lançamentos serão criados/)).toHaveTextContent(
    '2 lançamentos serão criados: de 10/12/2026 a 10/01/2027.',
  );
  await user.click(screen.getByRole('checkbox', { name: 'Sim, criar 2 lançamentos' }));
  await save();
  await waitFor(() => expect(readSent()).toEqual([{ version: 3, lastDueOn: null }]));
});

it('an end whose changes are not known is not sent @long [specification §2.204]', async () => {
  network.any('get', '/series/{id}/end', () => HttpResponse.json({ message: 'x' }, { status: 500 }));
  const { user, save } = await typeEnd('30/11/2026');
  expect(await screen.findByText('Não foi possível calcular o que muda.')).toBeVisible();
  await save();
  expect(await screen.findByText('Espere até aparecer o que muda.')).toBeVisible();
  expect(readSent()).toEqual([]);
  network.get('/series/{id}/end', getScenario('/series/{id}/end', 'preview').response);
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByRole('checkbox', { name: 'Sim, excluir 1 lançamento' })).toBeVisible();
});

it('a change by another person keeps what was typed, and loads what is new @long [specification §2.204]', async () => {
  network.any('put', '/series/{id}/end', () =>
    HttpResponse.json(
      { message: 'x', reason: 'changed-meanwhile', changedBy: 'Bruno Lima' },
      { status: 409 },
    ),
  );
  const { user, save } = await typeEnd('30/11/2026');
  await user.click(await screen.findByRole('checkbox', { name: 'Sim, excluir 1 lançamento' }));
  await save();
  expect(await screen.findByText(/alterou esta recorrência ou um lançamento dela/)).toHaveTextContent(
    /^Bruno Lima alterou/,
  );
  expect(screen.getByLabelText('Último dia')).toHaveValue('30/11/2026');
});

it('an end before the first entry is explained at its field, and nothing is sent [specification §2.204, §2.217]', async () => {
  network.any('get', '/series/{id}/end', refuseTooEarly);
  const { save } = await typeEnd('01/01/2026');
  await save();
  expect(await screen.findByText(TOO_EARLY)).toBeVisible();
  expect(screen.queryByText('Não foi possível calcular o que muda.')).not.toBeInTheDocument();
  expect(readSent()).toEqual([]);
});

it('an end that the backend refuses is explained at its field [specification §2.204]', async () => {
  network.get('/series/{id}/end', NOTHING);
  network.any('put', '/series/{id}/end', refuseTooEarly);
  const { save } = await typeEnd('30/11/2026');
  await screen.findByText('Nenhum lançamento é criado ou excluído.');
  await save();
  expect(await screen.findByText(TOO_EARLY)).toBeVisible();
});

it('a person who may not change the end sees the rule alone, and an entry leads to it [specification §2.203]', async () => {
  offer([...READING, 'changeEntry']);
  const { user } = await renderApp({ at: '/app/entries/4711' });
  await user.click(await screen.findByRole('link', { name: 'Recorrência' }));
  expect(await screen.findByText('Todo mês, no dia 10')).toBeVisible();
  expect(screen.queryByLabelText('Termina')).not.toBeInTheDocument();
  expect(screen.queryByText(/^Para mudar/)).not.toBeInTheDocument();
});

it('without the operations nothing leads to the pages [specification §2.202]', async () => {
  offer(['changeEntry']);
  await renderApp({ at: '/app/entries/4711' });
  await screen.findByLabelText('Valor (R$)');
  expect(screen.queryByRole('link', { name: 'Recorrência' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Recorrências' })).not.toBeInTheDocument();
});

it('a series that does not exist has a sentence and a link to the list [specification §2.203]', async () => {
  network.any('get', '/series/{id}', () =>
    HttpResponse.json({ message: 'x', reason: 'unknown-series' }, { status: 404 }),
  );
  await renderApp({ at: AT });
  expect(await screen.findByText('Esta recorrência não existe.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver as recorrências' })).toBeVisible();
});

it('the list of entries names the series of its filter [specification §2.203]', async () => {
  await renderApp({ at: '/app/entries?series=12' });
  expect(await screen.findAllByText('Recorrência: Imobiliária Central')).not.toHaveLength(0);
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { defer } from '../../../test/support/defer';
import { eachRow } from '../../../test/support/eachRow';
import { network } from '../../../test/support/network';
import { renderApp, storeSession } from '../../../test/support/renderApp';
import { getScenario, getScenarioById } from '../../../test/support/scenarios';
import { languageChosen } from '../../store/language';

const PATH = '/dashboards/{code}';
const session = getScenario('/session', 'admin').response;
const list = getScenario('/dashboards', 'dashboards').response;
const dashboard = getScenario(PATH, 'metric').response;

// Loads the screens before the tests, because compiling them takes long.
beforeAll(async () => {
  await Promise.all([
    import('../app/AppFrame'),
    import('./DashboardScreen'),
    import('./Figures'),
    import('../entries/EntriesScreen'),
    import('../../ui/DayCalendar'),
  ]);
}, 120_000);

beforeEach(() => {
  storeSession();
  network.get('/session', session);
  network.get('/dashboards', list);
});

/** Opens a dashboard with the widgets of a scenario, or with other ones. */
async function openDashboard(widgets: readonly unknown[] | string, query = '') {
  const sentWidgets = typeof widgets === 'string' ? getScenario(PATH, widgets).response.widgets : widgets;
  network.any('get', PATH, () =>
    HttpResponse.json({ ...dashboard, code: 'financeiro', widgets: sentWidgets }),
  );
  return renderApp({ at: `/app/dashboards/financeiro${query}` });
}

const findCard = (name: string) => screen.findByRole('region', { name });
/** Writes the no-break space by which Intl separates sign and amount. */
const withNoBreakSpace = (text: string) => text.replaceAll('R$ ', 'R$\u00a0');
const readSentPeriods = () => network.sentTo(PATH).map(({ url }) => new URL(url).search);

it('a figure shows its value, the change, and the period before [specification §2.99]', async () => {
  await openDashboard('metric');
  const overdue = await findCard('Vencido a receber');
  expect(overdue).toHaveTextContent('R$ 18.402,50');
  expect(overdue).toHaveTextContent('+21,7% · R$ 3.282,50 a mais');
  expect(overdue).toHaveTextContent('20 de out.: R$ 15.120,00');
});

it('a figure of several days shows the days that it is compared with, and its note by a button [specification §2.99]', async () => {
  const note = 'Pela data de cada pagamento.';
  const { user } = await openDashboard([
    { id: 'received', kind: 'metric', title: 'Recebido', unit: 'currency', value: 2, before: 1, note },
    { id: 'due', kind: 'metric', title: 'Previsto', unit: 'currency', value: 2, note },
  ]);
  const received = await findCard('Recebido');
  expect(received).toHaveTextContent('De 1 a 20 de out.: R$ 0,01');
  expect(await findCard('Previsto')).toHaveTextContent(note);
  expect(received).not.toHaveTextContent(note);
  await user.click(screen.getByRole('button', { name: 'Como é calculado: Recebido' }));
  expect(received).toHaveTextContent(note);
});

it('the figures follow the language of the page, and amounts stay in reais [specification §9.7]', async () => {
  const { store } = await openDashboard('metric');
  await findCard('Vencido a receber');
  act(() => void store.dispatch(languageChosen('en-US')));
  expect(await screen.findByText('+21.7% · R$3,282.50 more')).toBeInTheDocument();
});

it.each([
  [0, 'R$ 12,00 a mais'],
  [1200, 'Sem mudança'],
  [null, 'Sem comparação'],
])(
  'a figure of R$ 12,00 whose earlier value in cents is %s says “%s”, without a percentage [specification §2.99]',
  async (before, text) => {
    await openDashboard([{ id: 'a', kind: 'metric', title: 'Saldo', unit: 'currency', value: 1200, before }]);
    const balance = await findCard('Saldo');
    expect(within(balance).getByText(text)).toBeInTheDocument();
    expect(balance).not.toHaveTextContent('%');
  },
);

it.each([
  ['currency', '-0', /^R\$\s0,00$/],
  ['percent', '-0.0001', /^0,0%$/],
  ['days', '-0', /^0 dia$/],
  ['count', '-0', /^0$/],
])('zero has no sign as %s [specification §9.7]', async (unit, value, text) => {
  const widget = `{"id":"a","kind":"metric","title":"Saldo","unit":"${unit}","value":${value}}`;
  const json = JSON.stringify({ ...dashboard, widgets: ['WIDGET'] }).replace('"WIDGET"', widget);
  network.any('get', PATH, () => new HttpResponse(json, { headers: { 'content-type': 'application/json' } }));
  await renderApp({ at: '/app/dashboards/vendas' });
  expect(within(await findCard('Saldo')).getByText(text)).toBeVisible();
});

it('a figure leads to its entries, and their total is the first text [specification §2.100]', async () => {
  const { user, address } = await openDashboard('metric');
  network.get('/entries', getScenario('/entries', 'overdue').response);
  await user.click(await screen.findByRole('link', { name: 'Ver 14 lançamentos: Vencido a receber' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Lançamentos' })).toBeInTheDocument();
  expect(address()).toBe('/app/entries?kind=receivable&status=overdue');
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('2 lançamentos, R$ 1.650,90'));
  expect(new URL(network.sentTo('/entries')[0]?.url ?? '').search).toBe(
    '?kind=receivable&status=overdue&sort=dueOn',
  );
});

it('a dashboard whose figures do not follow a period has none [specification §2.211, §7.67]', async () => {
  network.get('/dashboards', {
    dashboards: list.dashboards.map((entry) => ({ ...entry, followsPeriod: entry.code !== 'financeiro' })),
  });
  await openDashboard('metric');
  await findCard('Vencido a receber');
  expect(screen.getByRole('button', { name: 'Atualizar' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Este mês/ })).not.toBeInTheDocument();
});

it('below the company’s day, a dashboard leaves out what the day shows [specification §2.211]', async () => {
  network.get('/session', { ...session, operations: ['getDay', 'listEntries'] });
  network.get('/day', getScenario('/day', 'day').response);
  const metric = { kind: 'metric', unit: 'currency', value: 1 };
  network.any('get', PATH, () =>
    HttpResponse.json({
      ...dashboard,
      widgets: [
        { ...metric, id: 'a', title: 'Vencido', inDay: true },
        { ...metric, id: 'b', title: 'Margem' },
      ],
    }),
  );
  await renderApp({ at: '/app/dashboards/default' });
  expect(await findCard('Margem')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Vencido' })).not.toBeInTheDocument();
});

it('a dashboard without figures leads to a new entry and to an import [specification §2.213]', async () => {
  await openDashboard([]);
  expect(await screen.findByRole('heading', { name: 'Sem dados por enquanto' })).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Novo lançamento' })).toHaveAttribute('href', '/app/entries/new');
  expect(main.getByRole('link', { name: /^Importar/ })).toHaveAttribute('href', '/app/entries/import');
});

it('the skeleton has the cards of the period before [specification §2.214]', async () => {
  const { user } = await openDashboard('metric');
  await findCard('Vencido a receber');
  const cardCount = within(screen.getByRole('main')).getAllByRole('region').length;
  const response = defer<HttpResponse<null>>();
  network.any('get', PATH, () => response.promise);
  await user.click(screen.getByRole('button', { name: /Este mês/ }));
  await user.click(await screen.findByRole('link', { name: 'Hoje' }));
  await screen.findByText('Carregando os números…');
  expect(within(screen.getByRole('main')).getAllByRole('listitem')).toHaveLength(cardCount);
  response.release(new HttpResponse(null, { status: 500 }));
});

it('a count of zero has no link [specification §2.100]', async () => {
  await openDashboard('metric');
  expect(within(await findCard('Vencido a pagar')).queryByRole('link')).not.toBeInTheDocument();
});

describe('a chart', () => {
  it('is read by the keyboard, one day after the other [specification §2.101]', async () => {
    const { user } = await openDashboard('series');
    const slider = await screen.findByRole('slider', { name: 'Entradas e saídas' });
    act(() => slider.focus());
    const firstDay =
      'qui., 19 de novembro de 2026: Entradas R$ 912,00, Saídas R$ 500,00 e Saldo projetado R$ 9.412,00';
    expect(slider).toHaveAttribute('aria-valuetext', withNoBreakSpace(firstDay));
    await user.keyboard('{ArrowRight}');
    expect(slider).toHaveAttribute('aria-valuenow', '2');
    await user.keyboard('{End}');
    expect(slider).toHaveAttribute(
      'aria-valuetext',
      withNoBreakSpace(
        'sáb., 21 de novembro de 2026 (previsão): Entradas R$ 650,00 e Saldo projetado R$ 10.342,00',
      ),
    );
    await user.keyboard('{ArrowRight}');
    expect(slider).toHaveAttribute('aria-valuenow', '3');
    await user.keyboard('{Home}');
    expect(slider).toHaveAttribute('aria-valuetext', withNoBreakSpace(firstDay));
  });

  it('has a sentence and a table, whose values lead to the entries of their day [specification §2.100, §2.101]', async () => {
    const { user } = await openDashboard('series');
    const chart = await findCard('Entradas e saídas');
    expect(chart).toHaveTextContent('Entradas: R$ 1.312,00 até agora; previsão: R$ 650,00.');
    await user.click(within(chart).getByRole('button', { name: 'Ver tabela: Entradas e saídas' }));
    const table = within(chart).getByRole('table', { name: 'Entradas e saídas' });
    const days = within(table).getAllByRole('rowheader');
    expect(days.map(({ textContent }) => textContent)).toEqual([
      'qui., 19 de novembro de 2026',
      'sex., 20 de novembro de 2026',
      'sáb., 21 de novembro de 2026 (previsão)',
    ]);
    expect(within(table).getByRole('link', { name: withNoBreakSpace('R$ 400,00') })).toHaveAttribute(
      'href',
      '/app/entries?kind=receivable&paidFrom=2026-11-20&paidTo=2026-11-20',
    );
    expect(within(chart).queryByRole('slider')).not.toBeInTheDocument();
  });

  it('opens what is behind all of its series, except behind a forecast [specification §2.100]', async () => {
    const days = ['2026-11-19', '2026-11-20', '2026-11-21'];
    const link = (kind: string) => ({ to: 'entries', filter: { kind, status: 'paid' } });
    const { user, address } = await openDashboard([
      {
        id: 's',
        kind: 'series',
        title: 'Caixa',
        forecastFrom: '2026-11-21',
        x: { grain: 'day', values: days, filter: ['paidFrom', 'paidTo'] },
        series: [
          { id: 'in', title: 'Entradas', values: [1, 2, 3], link: link('receivable') },
          { id: 'out', title: 'Saídas', values: [1, 2, 3], link: link('payable') },
        ],
      },
    ]);
    network.get('/entries', getScenario('/entries', 'overdue').response);
    const slider = await screen.findByRole('slider', { name: 'Caixa' });
    act(() => slider.focus());
    await user.keyboard('{End}{Enter}');
    expect(address()).toBe('/app/dashboards/financeiro');
    await user.keyboard('{Home}{Enter}');
    await waitFor(() =>
      expect(address()).toBe('/app/entries?status=paid&paidFrom=2026-11-19&paidTo=2026-11-19'),
    );
  });

  it('has the sum of an earlier year on the same days only [specification §2.101]', async () => {
    await openDashboard([
      {
        id: 's',
        kind: 'series',
        title: 'Vendas',
        x: { grain: 'day', values: ['2026-11-19', '2026-11-20', '2026-11-21'] },
        series: [
          { id: 'now', title: 'Vendas', shape: 'bar', values: [100, 200, null] },
          { id: 'then', title: 'Ano anterior', role: 'before', values: [300, 400, 900] },
        ],
      },
    ]);
    expect(await findCard('Vendas')).toHaveTextContent('Ano anterior: 700 nos mesmos dias.');
  });

  it('without values says so', async () => {
    await openDashboard([
      {
        id: 's',
        kind: 'series',
        title: 'Vendas',
        x: { grain: 'day', values: ['2026-11-20'] },
        series: [{ id: 'a', title: 'A', values: [null] }],
      },
    ]);
    expect(await findCard('Vendas')).toHaveTextContent('Sem movimento no período.');
  });

  it('of zeros says that there was no movement [specification §2.213]', async () => {
    const x = { grain: 'day', values: ['2026-11-19', '2026-11-20'] };
    await openDashboard([
      {
        id: 'zero',
        kind: 'series',
        title: 'Vendas',
        x,
        series: [{ id: 'a', title: 'A', shape: 'bar', values: [0, 0] }],
      },
      {
        ...{ id: 'part', kind: 'series', title: 'Caixa', x },
        series: [
          { id: 'a', title: 'Entradas', shape: 'bar', values: [0, 0] },
          { id: 'b', title: 'Saídas', shape: 'bar', values: [0, 100] },
        ],
      },
    ]);
    expect(await findCard('Vendas')).toHaveTextContent(/Sem movimento no período\.$/);
    expect(await findCard('Caixa')).toHaveTextContent('Entradas: sem movimento no período.');
  });

  it('has its sentence beside its table, and else for screen readers alone [specification §2.213]', async () => {
    const { user } = await openDashboard('series');
    const card = within(await findCard('Entradas e saídas'));
    const sentence = card.getByText(/^Entradas: /);
    expect(sentence).toHaveClass('visuallyHidden');
    await user.click(card.getByRole('button', { name: 'Ver tabela: Entradas e saídas' }));
    expect(sentence).not.toHaveClass('visuallyHidden');
  });

  it('has at most four series, and the table has all [specification §2.101]', async () => {
    const series = ['A', 'B', 'C', 'D', 'E'].map((title) => ({ id: title, title, values: [100, 200] }));
    const x = { grain: 'month', values: ['2026-01', '2026-02'] };
    const { user } = await openDashboard([{ id: 's', kind: 'series', title: 'Vendas', x, series }]);
    const chart = await findCard('Vendas');
    expect(
      within(chart)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['A', 'B', 'C', 'D']);
    await user.click(within(chart).getByRole('button', { name: 'Ver tabela: Vendas' }));
    expect(within(chart).getByRole('columnheader', { name: 'E' })).toBeInTheDocument();
  });
});

it('parts show value and percentage, and lead to their entries [specification §2.100]', async () => {
  await openDashboard('share');
  const aging = await findCard('A receber por idade');
  expect(aging).toHaveTextContent('Total: R$ 99.600,00. Maior parte: A vencer, com 91,6%.');
  expect(within(aging).getByRole('link', { name: '1–30 dias' })).toHaveAttribute(
    'href',
    '/app/entries?kind=receivable&status=overdue&lateFrom=1&lateTo=30',
  );
});

it('progress is compared with the target and with today', async () => {
  await openDashboard('progress');
  const target = await findCard('Meta do mês');
  expect(target).toHaveTextContent('68,0% da meta de R$ 90.000,00');
  expect(target).toHaveTextContent('R$ 1.800,00 abaixo do esperado para hoje (R$ 63.000,00)');
});

it('a table shows each cell by the unit of its column', async () => {
  await openDashboard('table');
  const row = within(await findCard('Clientes por receita')).getByRole('row', { name: /Padaria São João/ });
  expect(row).toHaveTextContent('R$ 12.040,00');
  expect(row).toHaveTextContent('18,1%');
});

it('a row of a table without a first cell is named and linked by its next one [specification §2.108]', async () => {
  const columns = ['Documento', 'Ação'].map((title) => ({ id: title, title, unit: 'text' }));
  const rows = [
    { cells: ['NF 1', 'Criou'] },
    { cells: [null, 'Alterou os dados da empresa'] },
    { cells: ['', 'Importou um arquivo'] },
    { cells: [' ', 'Excluiu'] },
    { cells: [null, null] },
  ].map((row) => ({ ...row, link: { to: 'entries' } }));
  await openDashboard([{ id: 'activity', kind: 'table', title: 'Atividade recente', columns, rows }]);
  const table = within(await findCard('Atividade recente'));
  const names = ['NF 1', 'Alterou os dados da empresa', 'Importou um arquivo', 'Excluiu'];
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(names);
  expect(table.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(names);
});

it('a widget with a problem, an unknown one and an unreadable one do not hide the others [specification §7.23]', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await openDashboard([
    ...getScenario(PATH, 'problem').response.widgets,
    ...getScenario(PATH, 'unknown-kind').response.widgets,
    { id: 'm', kind: 'map', title: 'Mapa' },
    { id: 'x', kind: 'metric', title: 'Estragado', value: 'muito' },
    { id: 'y', kind: 'metric', title: 'Bom', value: 7 },
  ]);
  expect(await findCard('Vencido a receber')).toHaveTextContent('Demorou demais. Tente de novo.');
  expect(
    within(await findCard('Vendas por hora')).getByRole('row', { name: withNoBreakSpace('09h R$ 1.200,00') }),
  ).toBeVisible();
  expect(await findCard('Mapa')).toHaveTextContent('Este portal ainda não mostra este tipo de indicador.');
  expect(await findCard('Estragado')).toHaveTextContent('Não foi possível ler os dados deste indicador.');
  expect(await findCard('Bom')).toHaveTextContent('7');
});

describe('the account', () => {
  const accounts = [
    { id: '1', name: 'Banco do Brasil' },
    { id: '2', name: 'Caixa' },
  ];
  const open = (query = '') => {
    network.any('get', PATH, () => {
      return readSentPeriods().at(-1)?.endsWith('account=9')
        ? HttpResponse.json({ message: 'Não existe.', reason: 'unknown-account' }, { status: 404 })
        : HttpResponse.json({ ...dashboard, code: 'financeiro', accounts });
    });
    return renderApp({ at: `/app/dashboards/financeiro${query}` });
  };

  it('is chosen above the figures, and stays with another period [specification §2.292, §2.363]', async () => {
    const { user, address } = await open('?period=7d');
    const choice = await screen.findByRole('combobox', { name: 'Conta' });
    expect(choice).toHaveDisplayValue('Todas as contas');
    await user.selectOptions(choice, 'Caixa');
    expect(address()).toBe('/app/dashboards/financeiro?period=7d&account=2');
    await waitFor(() => expect(readSentPeriods().at(-1)).toBe('?period=7d&account=2'));
    await user.click(await screen.findByRole('button', { name: 'Período: Últimos 7 dias' }));
    await user.click(await screen.findByRole('link', { name: 'Este mês' }));
    expect(address()).toBe('/app/dashboards/financeiro?account=2');
    const chosen = await screen.findByRole('combobox', { name: 'Conta' });
    expect(chosen).toHaveDisplayValue('Caixa');
    expect(chosen).toHaveAccessibleDescription(/^De uma conta há só o recebido, o pago e o fluxo de caixa/);
  });

  it('of the address does not exist: a link leads to all accounts [specification §2.292]', async () => {
    const { user, address } = await open('?account=9');
    expect(await screen.findByText('A conta deste endereço não existe.')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Todas as contas' }));
    expect(address()).toBe('/app/dashboards/financeiro');
    expect(await screen.findByRole('combobox', { name: 'Conta' })).toHaveDisplayValue('Todas as contas');
  });

  it('cannot be chosen if the backend names none [specification §2.292]', async () => {
    await openDashboard('metric');
    await findCard('Vencido a receber');
    expect(screen.queryByRole('combobox', { name: 'Conta' })).not.toBeInTheDocument();
  });
});

describe('the period', () => {
  it('is part of the address, and the default is the month [specification §2.102]', async () => {
    const { user, address } = await openDashboard('metric');
    await user.click(await screen.findByRole('button', { name: 'Período: Este mês' }));
    await user.click(await screen.findByRole('link', { name: 'Últimos 7 dias' }));
    expect(address()).toBe('/app/dashboards/financeiro?period=7d');
    await screen.findByRole('button', { name: 'Período: Últimos 7 dias' });
    await waitFor(() => expect(readSentPeriods()).toEqual(['?period=month', '?period=7d']));
  });

  it('can be the last month, which has its two days in the address [specification §2.362]', async () => {
    const { user, address } = await openDashboard('metric');
    await findCard('Vencido a receber');
    await user.click(await screen.findByRole('button', { name: 'Período: Este mês' }));
    await user.click(await screen.findByRole('link', { name: 'Mês passado' }));
    expect(address()).toBe('/app/dashboards/financeiro?period=own&from=2026-10-01&to=2026-10-31');
    expect(await screen.findByRole('button', { name: 'Período: Mês passado' })).toBeVisible();
  });

  const openCalendar = async () => {
    const view = await openDashboard('metric', '?period=own&from=2026-11-02&to=2026-11-09');
    await findCard('Vencido a receber');
    await view.user.click(screen.getByRole('button', { name: /^(Período|Period): / }));
    await screen.findByRole('grid');
    return view;
  };

  it('can be two typed days, and an unusable day stays in its field with a message @long [specification §2.102]', async () => {
    const { user, address } = await openCalendar();
    const addressBefore = address();
    const lastDay = screen.getByLabelText('Até');
    const type = async (text: string) => {
      await user.clear(lastDay);
      await user.type(lastDay, text);
      await user.click(screen.getByRole('button', { name: 'Aplicar' }));
    };
    expect(lastDay).toHaveValue('30/11/2026');
    await type(' ');
    expect(lastDay).toHaveAccessibleDescription('Informe as duas datas.');
    await type('31/02/2026');
    expect(lastDay).toHaveAccessibleDescription('Esta data não existe. Escreva como 31/12/2026.');
    expect(lastDay).toHaveValue('31/02/2026');
    expect(lastDay).toHaveFocus();
    await type('31/10/2026');
    expect(lastDay).toHaveAccessibleDescription('A data final vem antes da inicial.');
    await type('02/11/2036');
    expect(lastDay).toHaveAccessibleDescription('Escolha no máximo 10 anos.');
    expect(lastDay).toBeInvalid();
    expect(address()).toBe(addressBefore);
    await type('20/11/2026');
    expect(address()).toBe('/app/dashboards/financeiro?period=own&from=2026-11-01&to=2026-11-20');
  });

  eachRow([
    ['pt-BR', '5.11.26', '05/11/2026'],
    ['en-US', '11-5-26', '11/05/2026'],
    ['es-ES', '05112026', '05/11/2026'],
    ['en-EN', '2026-11-05', '11/05/2026'],
  ])(
    'takes a day in the order of %s, whatever separates its parts [specification §2.102]',
    async (language, typed, formatted) => {
      localStorage.setItem('theme_lang', language);
      const { user, address } = await openCalendar();
      const [firstDay, lastDay] = screen.getAllByRole('textbox');
      if (!firstDay || !lastDay) throw new Error('the two fields are missing');
      for (const field of [firstDay, lastDay]) {
        await user.clear(field);
        await user.type(field, typed);
        await user.tab();
        expect(field).toHaveValue(formatted);
      }
      await user.type(lastDay, '{Enter}');
      expect(address()).toBe('/app/dashboards/financeiro?period=own&from=2026-11-05&to=2026-11-05');
    },
  );

  it('can be two days of the calendar, in either order @long [specification §2.102]', async () => {
    const { user, address } = await openCalendar();
    const pick = (name: string) => user.click(screen.getByRole('button', { name }));
    await pick('quarta-feira, 18 de novembro de 2026');
    expect(screen.getByLabelText('De')).toHaveValue('18/11/2026');
    expect(screen.getByLabelText('Até')).toHaveValue('');
    await pick('Mês anterior');
    await pick('sábado, 31 de outubro de 2026');
    expect(screen.getByLabelText('De')).toHaveValue('31/10/2026');
    expect(screen.getByLabelText('Até')).toHaveValue('18/11/2026');
    await pick('Aplicar');
    expect(address()).toBe('/app/dashboards/financeiro?period=own&from=2026-10-31&to=2026-11-18');
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  });

  it('has a calendar that follows the company: its day, and the start of its week @long', async () => {
    const { user } = await openCalendar();
    const readWeekdays = () =>
      screen.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent);
    expect(screen.getByRole('button', { name: /^Hoje, sexta-feira, 20 de novembro/ })).toBeInTheDocument();
    expect(readWeekdays()).toEqual(['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb']);
    await user.keyboard('{Escape}');
    network.any('get', PATH, () => HttpResponse.json({ ...dashboard, weekStartsOn: 1 }));
    await user.click(screen.getByRole('button', { name: 'Atualizar' }));
    await user.click(screen.getByRole('button', { name: /^Período: / }));
    await waitFor(() => expect(readWeekdays()).toEqual(['seg', 'ter', 'qua', 'qui', 'sex', 'sáb', 'dom']));
  });

  eachRow([
    ['?period=decade'],
    ['?period=own'],
    ['?period=own&from=2026-11-09&to=2026-11-02'],
    ['?period=own&from=2026-02-27&to=2026-02-30'],
    ['?period=own&from=2016-11-20&to=2026-11-21'],
    ['?period=own&from=3000-01-01&to=3000-01-31'],
  ])('is this month if the address has an unusable period: %s [specification §2.102]', async (query) => {
    await openDashboard('metric', query);
    await findCard('Vencido a receber');
    expect(readSentPeriods()).toEqual(['?period=month']);
  });
});

it('figures that cannot be loaded again stay visible and are marked [specification §2.103]', async () => {
  const { user } = await openDashboard('metric');
  await findCard('Vencido a receber');
  network.any('get', PATH, () => HttpResponse.json({ message: 'quebrou' }, { status: 500 }));
  await user.click(screen.getByRole('button', { name: 'Atualizar' }));
  expect(await screen.findByText(/^Não foi possível atualizar\. Os números são das /)).toBeInTheDocument();
  expect(await findCard('Vencido a receber')).toHaveTextContent('R$ 18.402,50');
  network.any('get', PATH, () => HttpResponse.json(dashboard));
  await user.click(screen.getByRole('button', { name: 'Atualizar' }));
  expect(await screen.findByText(/^Atualizado às /)).toBeInTheDocument();
});

it('figures of an earlier day are shown with their day [specification §2.103]', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-20T18:30:00'), advanceTimers: true });
  await openDashboard('metric');
  await findCard('Vencido a receber');
  network.any('get', PATH, () => HttpResponse.json({ message: 'quebrou' }, { status: 500 }));
  jest.setSystemTime(new Date('2026-11-21T08:00:00'));
  act(() => void window.dispatchEvent(new Event('online')));
  expect(
    await screen.findByText('Não foi possível atualizar. Os números são de 20/11/2026, 18:30.'),
  ).toBeInTheDocument();
  jest.useRealTimers();
});

it('figures are loaded again when the connection returns [specification §2.103]', async () => {
  await openDashboard('metric');
  await findCard('Vencido a receber');
  expect(readSentPeriods()).toHaveLength(1);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(readSentPeriods()).toHaveLength(2));
});

it.each([
  ['a server error', 'Não foi possível carregar os números', { message: 'x' }, 500],
  [
    'a refusal',
    'Você não tem acesso a este painel',
    getScenarioById('getDashboard: not-permitted').response,
    403,
  ],
  ['an unknown code', 'Painel não encontrado', { message: 'x', reason: 'unknown-dashboard' }, 404],
  ['an operation that is not offered', 'Sem dados por enquanto', { message: 'x' }, 404],
])('%s is explained in the page', async (_name, title, response, status) => {
  network.any('get', PATH, () => HttpResponse.json(response as object, { status }));
  await renderApp({ at: '/app/dashboards/financeiro' });
  expect(await screen.findByRole('heading', { level: 2, name: title })).toBeInTheDocument();
});

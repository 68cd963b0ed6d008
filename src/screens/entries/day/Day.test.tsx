import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { network } from '../../../../test/support/network';
import { renderApp, storeSession } from '../../../../test/support/renderApp';
import { getScenario } from '../../../../test/support/scenarios';
import { STORED } from '../../../config/stored';

const OPERATIONS = ['getDay', 'listEntries', 'payEntries', 'addEntry', 'importEntries', 'changeCompany'];
const session = { ...getScenario('/session', 'admin').response, id: 'd1f7' };
const day = getScenario('/day', 'day').response;
const figuresOf = getScenario('/dashboards/{code}', 'metric').response;
const NONE = { count: 0, openCents: 0 };

beforeAll(async () => {
  await Promise.all([
    ...[
      import('../../app/AppFrame'),
      import('./Day'),
      import('../../home/HomeScreen'),
      import('../../home/DayAside'),
      import('../../home/DefaultFigures'),
    ],
    ...[import('../EntriesScreen'), import('../../company/CompanyScreen'), import('../../dashboard/Figures')],
  ]);
}, 120_000);
beforeEach(() => {
  storeSession();
  network.get('/session', { ...session, operations: OPERATIONS });
  network.get('/dashboards', getScenario('/dashboards', 'dashboards').response);
  network.get('/dashboards/{code}', figuresOf);
  network.get('/day', day);
  network.get('/categories', getScenario('/categories', 'categories').response);
});

const findFigures = () => screen.findByRole('region', { name: 'Números do dia' });
const findDue = () => screen.findByRole('region', { name: 'Próximos 7 dias' });
const readText = (element: HTMLElement) => element.textContent.replaceAll(/\s/g, ' ');

it.each(['/app', '/app/dashboards/default'])(
  '%s begins with four figures, each with its day and a link [specification §2.225]',
  async (at) => {
    await renderApp({ at });
    const links = within(await findFigures()).getAllByRole('link');
    expect(links.map((link) => [readText(link), link.getAttribute('href')])).toEqual([
      ['Saldo hojeR$ 12.500,00', '/app/dashboards/financeiro'],
      ['A pagar hojeR$ 352,50', '/app/entries?kind=payable&status=today'],
      ['Resultado do mêsR$ 847,50', '/app/entries?issuedFrom=2026-11-01&issuedTo=2026-11-20'],
    ]);
    const figure = readText(await findFigures());
    expect(figure).toContain('A receber hojeR$ 0,00Nada vence hoje');
    expect(figure).toContain('1 lançamento, 20 de nov.');
    expect(figure).toMatch(/1 – 20 de nov\., pela emissão$/);
  },
);

it('what is overdue and due is listed by day, with sums and links to all [specification §2.227]', async () => {
  network.get('/day', {
    ...day,
    overdue: {
      ...{ receivable: { count: 14, openCents: 900_000 }, payable: NONE },
      entries: ['1', '2', '3', '4', '5', '6'].flatMap((id) =>
        day.overdue.entries.map((entry) => ({ ...entry, id })),
      ),
    },
    days: day.days.map((one) => ({
      ...one,
      entries: one.entries.flatMap((entry) => [
        { ...entry, id: 'first', kind: 'receivable' as const, counterparty: 'Mercado Central' },
        entry,
      ]),
    })),
  });
  await renderApp({ at: '/app' });
  const due = within(await findDue());
  expect(due.getAllByRole('heading', { level: 3 }).map(readText)).toEqual([
    'Vencidos',
    'Hoje, sexta-feira, 20 de nov.',
  ]);
  const overdue = within(due.getByRole('region', { name: 'Vencidos' }));
  expect(overdue.getByText(/a receber$/)).toHaveTextContent(/^R\$\s9\.000,00 a receber$/);
  expect(overdue.getByRole('link', { name: 'Ver todos (14)' })).toHaveAttribute(
    'href',
    '/app/entries?status=overdue',
  );
  expect(overdue.getAllByRole('listitem')).toHaveLength(5);
  expect(readText(overdue.getAllByRole('listitem')[0] ?? document.body)).toBe(
    'Padaria São João07/11/2026 (até 09/11)11 dias de atrasoVenda de produtosNF 4711 1/3A receber +R$ 450,90Registrar recebimento',
  );
  const [today] = due.getAllByRole('region', { name: /^Hoje/ });
  expect(readText(within(today ?? document.body).getAllByRole('listitem')[0] ?? document.body)).toMatch(
    /^CPFLEnergiaA pagar -R\$ 352,50/,
  );
});

it.each(['/app', '/app/dashboards/default'])(
  'an entry that was opened at %s leads back there [specification §2.236]',
  async (at) => {
    network.get('/entries/{id}', getScenario('/entries/{id}', 'entry').response);
    const { user, address } = await renderApp({ at });
    await user.click(within(await findDue()).getByRole('link', { name: 'CPFL' }));
    await user.click(await screen.findByRole('link', { name: 'Cancelar' }));
    expect(address()).toBe(at);
    expect(await findDue()).toBeVisible();
  },
);

it('a row is paid by the dialog of the list, and the day is loaded again [specification §2.227]', async () => {
  network.post('/entries/payments', { count: 1 });
  const { user } = await renderApp({ at: '/app' });
  await user.click(within(await findDue()).getByRole('button', { name: 'Registrar pagamento: CPFL' }));
  const dialog = within(await screen.findByRole('dialog'));
  network.get('/day', { ...day, days: [] });
  await user.click(dialog.getByRole('button', { name: 'Confirmar pagamento' }));
  await waitFor(() => expect(network.sentTo('/entries/payments')).toHaveLength(1));
  const [sent] = network.sentTo('/entries/payments');
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({
    entries: [{ id: '5a0b1d0e-98f0-4a35-9c5f-0d8d4c7b2e02', paidCents: 35_250, version: 1 }],
  });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'CPFL' })).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { level: 2, name: 'Próximos 7 dias' })).toHaveFocus();
});

it('who may not record payments has no buttons for them [specification §2.227]', async () => {
  network.get('/session', { ...session, operations: ['getDay', 'listEntries'] });
  await renderApp({ at: '/app' });
  expect(await screen.findByRole('link', { name: 'CPFL' })).toBeVisible();
  expect(within(await findDue()).queryByRole('button')).not.toBeInTheDocument();
});

it('a calm week is said to be one [specification §2.227]', async () => {
  network.get('/day', {
    ...day,
    overdue: { receivable: NONE, payable: NONE, entries: [] },
    days: [],
  });
  await renderApp({ at: '/app' });
  expect(await screen.findByText(/^Nada vencido e nada a vencer/)).toHaveTextContent(
    /\(20 – 26 de nov\.\)\.$/,
  );
});

it('a company without entries begins with three steps and no figures [specification §2.226]', async () => {
  network.get('/day', {
    ...{ asOf: '2026-11-20', days: [], overdue: { receivable: NONE, payable: NONE, entries: [] } },
    result: { from: '2026-11-01', to: '2026-11-20', count: 0, cents: 0 },
    steps: { openingBalance: false, import: false, entry: false },
  });
  await renderApp({ at: '/app' });
  const steps = within(await screen.findByRole('region', { name: 'Comece por aqui' }));
  expect(steps.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Informar saldo inicial', '/app/company#opening-balance'],
    ['Escolher arquivo', '/app/entries/import'],
    ['Novo lançamento', '/app/entries/new'],
  ]);
  expect(screen.queryByText(/0,00/)).not.toBeInTheDocument();
});

it('a step that is done is marked, and one that the role lacks has words instead of a button [specification §2.226]', async () => {
  network.get('/session', { ...session, operations: ['getDay', 'addEntry'] });
  network.get('/day', { ...day, steps: { openingBalance: false, import: true, entry: true } });
  await renderApp({ at: '/app' });
  const steps = within(await screen.findByRole('region', { name: 'Comece por aqui' }));
  const [opening, imported, entry] = steps.getAllByRole('listitem').map(readText);
  expect(opening).toMatch(/Seu perfil não permite esta ação\. Peça a um administrador\.$/);
  expect(imported).toMatch(/Feito$/);
  expect(entry).toMatch(/Feito$/);
  expect(steps.queryByRole('link')).not.toBeInTheDocument();
});

it('the first step has the opening balance when it is done [specification §2.226]', async () => {
  network.get('/day', { ...day, steps: { openingBalance: true, import: false, entry: false } });
  await renderApp({ at: '/app' });
  const steps = within(await screen.findByRole('region', { name: 'Comece por aqui' }));
  const [opening] = steps.getAllByRole('listitem').map(readText);
  expect(opening).toMatch(/Feito: R\$ 10\.000,00$/);
});

it('without an opening balance the balance is no amount, and a month without entries has no result [specification §2.226]', async () => {
  network.get('/day', {
    ...{ asOf: day.asOf, overdue: day.overdue, days: day.days },
    result: { from: '2026-11-01', to: '2026-11-20', count: 0, cents: 0 },
  });
  await renderApp({ at: '/app' });
  const figures = await findFigures();
  expect(within(figures).getByRole('link', { name: 'Informar saldo inicial' })).toHaveAttribute(
    'href',
    '/app/company#opening-balance',
  );
  const text = readText(figures);
  expect(text).toMatch(/^Saldo hojeInformar saldo inicial/);
  expect(text).toMatch(/Resultado do mês–1 – 20 de nov\.: nada emitido$/);
});

it.each(['/app', '/app/dashboards/default'])(
  '%s has what changed since yesterday and the marked dashboards beside what is due, once [specification §2.228]',
  async (at) => {
    const changes = { id: 'changes', kind: 'table' as const, title: 'Desde ontem' };
    network.get('/dashboards/{code}', {
      ...figuresOf,
      widgets: [
        ...figuresOf.widgets,
        {
          ...changes,
          columns: [
            { id: 'change', title: 'Mudança', unit: 'text' },
            { id: 'count', title: 'Lançamentos', unit: 'number' },
            { id: 'value', title: 'Valor', unit: 'currency' },
          ],
          rows: [
            {
              cells: ['Recebido', 2, 30_000],
              link: { to: 'entries', filter: { kind: 'receivable', paidFrom: '2026-11-19' } },
            },
            { cells: ['Pago', 0, 0] },
          ],
        },
      ],
    });
    localStorage.setItem(
      STORED.desk.people.key,
      JSON.stringify({ [session.id]: { favourites: ['vendas'], recent: [] } }),
    );
    await renderApp({ at });
    const changed = within(await screen.findByRole('region', { name: 'Desde ontem' }));
    expect(changed.getAllByRole('listitem').map(readText)).toEqual(['RecebidoR$ 300,002 lançamentos']);
    const favourites = within(screen.getByRole('region', { name: 'Favoritos' }));
    expect(favourites.getByRole('link', { name: 'Vendas' })).toBeVisible();
    // What is overdue is listed already, and a balance below zero is not.
    const attention = within(screen.getByRole('region', { name: 'Precisa de atenção' }));
    expect(attention.getAllByRole('listitem').map(readText)).toEqual([
      expect.stringMatching(/^Menor saldo em 30 dias/),
    ]);
  },
);

it('a day that cannot be loaded keeps the rest of the page, and is loaded again on request [specification §2.225]', async () => {
  network.any('get', '/day', () => HttpResponse.json({ message: 'quebrou' }, { status: 500 }));
  const { user } = await renderApp({ at: '/app' });
  expect(await screen.findByText('Não foi possível carregar o saldo e os vencimentos')).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Todos os painéis' })).toBeVisible();
  network.get('/day', day);
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(within(await findFigures()).getByRole('link', { name: /^Saldo hoje/ })).toBeVisible();
});

const breakRequests = () => {
  for (const path of ['/day', '/dashboards/{code}'] as const)
    network.any('get', path, () => HttpResponse.json({ message: 'quebrou' }, { status: 500 }));
};

it.each(['/app', '/app/dashboards/default'])(
  'what fails together at %s is reported once, and loaded again by one button [specification §2.383]',
  async (at) => {
    breakRequests();
    const { user } = await renderApp({ at });
    expect(await screen.findByText('Não foi possível carregar o saldo e os vencimentos')).toBeVisible();
    await waitFor(() => expect(network.sentTo('/dashboards/default')).not.toHaveLength(0));
    await waitFor(() => expect(screen.queryByText(/^Carregando/)).not.toBeInTheDocument());
    network.get('/day', day);
    network.get('/dashboards/{code}', figuresOf);
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(within(await findFigures()).getByRole('link', { name: /^Saldo hoje/ })).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Precisa de atenção' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Tentar de novo' })).not.toBeInTheDocument();
  },
);

it.each(['/app', '/app/dashboards/default'])(
  'old figures of %s are marked once [specification §2.225, §2.383]',
  async (at) => {
    await renderApp({ at });
    await findFigures();
    expect(await screen.findByRole('region', { name: 'Precisa de atenção' })).toBeVisible();
    breakRequests();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText(/^Não foi possível atualizar\./)).toBeVisible();
    await waitFor(() => expect(network.sentTo('/dashboards/default').length).toBeGreaterThan(1));
    expect(screen.getByText(/^Não foi possível atualizar\./)).toBeVisible();
    expect(within(await findFigures()).getByRole('link', { name: /^Saldo hoje/ })).toBeVisible();
  },
);

it('a backend without the day has the home of before [specification §2.225]', async () => {
  network.get('/session', session);
  await renderApp({ at: '/app' });
  expect(await screen.findByRole('region', { name: 'Precisa de atenção' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Números do dia' })).not.toBeInTheDocument();
  expect(network.sentTo('/day')).toHaveLength(0);
});

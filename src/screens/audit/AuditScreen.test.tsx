import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { AuditEvent, EventList } from '../../api/events';
import { storeAdministrator } from '../../../test/support/administrator';
import { watchDownloads } from '../../../test/support/downloads';
import { network } from '../../../test/support/network';
import { renderApp } from '../../../test/support/renderApp';
import { getScenario } from '../../../test/support/scenarios';
import { resizeTo } from '../../../test/support/viewport';

const SESSION = getScenario('/session', 'admin').response;
const BRUNO = '5f0d7a52-3c1e-4c43-9d0a-6f0e3f4f2c11';
const BARE = {
  ...{ id: 'books-1', happenedAt: '2026-11-18T15:30:00Z', userName: 'Bruno Lima', action: 'changed' },
  changes: [],
} satisfies AuditEvent;
const EVENT: AuditEvent = {
  ...{ ...BARE, userRole: 'editor', entryId: '4711' },
  ...{ objectName: 'Padaria São João', objectKind: 'receivable' },
};

// Loads the screens before the tests, because compiling them takes long.
beforeAll(async () => {
  await Promise.all([import('../app/AppFrame'), import('./AuditScreen')]);
}, 120_000);

beforeEach(() => {
  storeAdministrator();
  network.get('/session', { ...SESSION, operations: ['listEvents', 'exportEvents', 'getEntryHistory'] });
});

async function openAudit(
  events: AuditEvent[],
  { at = '/app/audit', ...list }: Partial<EventList> & { at?: string } = {},
) {
  network.get('/events', {
    ...{ events, next: null, people: [{ id: BRUNO, name: 'Bruno Lima' }], asOf: '2026-11-20' },
    ...list,
  });
  return renderApp({ at });
}

const readRows = async () => {
  await screen.findByRole('heading', { level: 1, name: 'Auditoria' });
  const [, ...rows] = within(await screen.findByRole('table')).getAllByRole('row');
  return rows.map((row) => row.textContent);
};

it('each event says in words what happened, who did it and when, and its changes are opened [specification §2.255, §2.257]', async () => {
  resizeTo(1366);
  const changes = [
    { field: 'dueOn', before: '2026-11-10', after: '2026-11-12' },
    { field: 'amountCents', before: 45_090, after: 45_190 },
    { field: 'form', before: 'pix', after: 'boleto' },
    { field: 'unknown', before: 1, after: 2 },
  ];
  const { user } = await openAudit([{ ...EVENT, requestId: 'r-7', changes }]);
  const [row = ''] = await readRows();
  expect(row).toMatch(/^Alterou um lançamento Padaria São João3 alterações.*Bruno LimaEditor18\/11\/2026/);
  const details = screen.getAllByRole('group').find(({ tagName }) => tagName === 'DETAILS');
  if (details === undefined) throw new Error('the event has no details');
  expect(details).not.toHaveAttribute('open');
  await user.click(screen.getByText('3 alterações'));
  expect(details).toHaveAttribute('open');
  expect(
    within(details)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'Forma de pagamento: antes PIX, depois Boleto',
    'Vencimento: antes 10/11/2026, depois 12/11/2026',
    expect.stringMatching(/^Valor: antes R\$\s450,90, depois R\$\s451,90$/),
  ]);
  expect(details).toHaveTextContent('Código para o suporte: r-7');
  expect(screen.getByRole('link', { name: 'Padaria São João' })).toHaveAttribute(
    'href',
    '/app/entries/4711/history',
  );
});

it('refused attempts have their number, and never a login [specification §2.256, §2.279]', async () => {
  resizeTo(1366);
  await openAudit([
    { ...BARE, id: 'refused-1', action: 'sign-in-refused', userName: '', attempts: 12 },
    { ...BARE, id: 'refused-2', action: 'sign-in-refused', attempts: 1 },
    {
      ...{ ...BARE, id: 'refused-3', action: 'act-refused', attempts: 2 },
      changes: [
        {
          field: 'operation',
          before: null,
          after: 'changeCompany',
          afterText: 'Alterar os dados da empresa',
        },
      ],
    },
    { ...BARE, id: 'refused-4', action: 'link-refused', userName: '', attempts: 2 },
  ]);
  expect(await readRows()).toEqual([
    expect.stringMatching(/^12 tentativas de entrar recusadasPessoa desconhecida/),
    expect.stringMatching(/^1 tentativa de entrar recusadaBruno Lima/),
    expect.stringMatching(
      /^2 tentativas sem permissão recusadasDetalhesOperação: Alterar os dados da empresaBruno Lima/,
    ),
    expect.stringMatching(/^2 tentativas com um link de senha inválidoPessoa desconhecida/),
  ]);
});

it('settings, users and files are told in words too [specification §2.257, §7.200]', async () => {
  resizeTo(1366);
  await openAudit([
    {
      ...{ ...BARE, id: 'books-1', action: 'company-changed' },
      changes: [
        { field: 'weekStartsOn', before: 7, after: 1 },
        { field: 'fineBasisPoints', before: null, after: 200 },
        { field: 'taxNumber', before: '***.456.789-**', after: '11.222.333/0001-81' },
        { field: 'logo', before: null, after: 'PNG, 40 × 20' },
        { field: 'holiday', of: '2026-01-25', before: null, after: 'Aniversário' },
      ],
    },
    {
      ...{ ...BARE, id: 'books-2', action: 'categories-changed' },
      changes: [{ field: 'category.isArchived', of: 'Aluguel', before: false, after: true }],
    },
    {
      ...{ ...BARE, id: 'door-1', action: 'user-changed', subjectName: 'Ana Souza' },
      changes: [{ field: 'role', before: 'editor', after: 'admin' }],
    },
    {
      ...{ ...BARE, id: 'door-2', action: 'exported' },
      changes: [
        { field: 'content', before: null, after: 'selection' },
        { field: 'rows', before: null, after: 1200 },
      ],
    },
    { ...BARE, id: 'door-3', action: 'of a newer backend' },
    { ...BARE, id: 'books-3', action: 'paid', objectKind: 'receivable' },
  ]);
  const rows = await readRows();
  expect(rows[0]).toContain('A semana começa em: antes domingo, depois segunda-feira');
  expect(rows[0]).toContain('Multa por atraso: 2%');
  expect(rows[0]).toMatch(/CPF ou CNPJ: .*\*\*\*\.456\.789-\*\*.*11\.222\.333\/0001-81/);
  expect(rows[0]).toContain('Logotipo: PNG, 40 × 20');
  expect(rows[0]).toContain('Feriado de 25/01/2026: Aniversário');
  expect(rows[1]).toContain('A categoria Aluguel está arquivada: antes Não, depois Sim');
  expect(rows[2]).toMatch(/^Alterou um usuário Ana Souza.*Perfil: antes Editor, depois Administrador/);
  expect(rows[3]).toContain('Conteúdo: Lançamentos selecionadosLinhas: 1.200');
  expect(rows[4]).toMatch(/^Alterou algo/);
  expect(rows[5]).toMatch(/^Registrou um recebimento/);
});

it('closed months say until which day, and a file of a month names it [specification §2.317]', async () => {
  resizeTo(1366);
  const until = (before: string | null, after: string | null) => ({ field: 'closedUntil', before, after });
  await openAudit([
    { ...BARE, id: 'books-3', action: 'month-closed', changes: [until(null, '2026-10-31')] },
    { ...BARE, id: 'books-2', action: 'month-reopened', changes: [until('2026-10-31', '2026-09-30')] },
    { ...BARE, id: 'books-1', action: 'month-reopened', changes: [until('2026-10-31', null)] },
    {
      ...{ ...BARE, id: 'door-1', action: 'exported' },
      changes: [
        { field: 'content', before: null, after: 'month' },
        { field: 'month', before: null, after: '2026-10' },
      ],
    },
  ]);
  expect(await readRows()).toEqual([
    expect.stringMatching(/^Fechou os meses até 31\/10\/2026/),
    expect.stringMatching(/^Reabriu os meses depois de 30\/09\/2026/),
    expect.stringMatching(/^Reabriu todos os meses/),
    expect.stringMatching(/^Exportou o fechamento de outubro de 2026.*Mês: outubro de 2026/),
  ]);
});

it('person, group, days and entry of the address narrow the list, and each can be removed [specification §2.258]', async () => {
  const { user, address } = await openAudit([EVENT], {
    at: `/app/audit?user=${BRUNO}&group=entries&from=2026-11-18&to=2026-11-18&entry=4711&other=1&from=x`,
  });
  await screen.findByText('Pessoa: Bruno Lima');
  const badges = screen.getByRole('list', { name: 'Filtro' });
  expect(
    within(badges)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Lançamento: Padaria São João', 'Pessoa: Bruno Lima', 'Lançamentos', 'Dias: 18/11/2026']);
  const [sent] = network.sentTo('/events');
  expect(Object.fromEntries(new URL(sent?.url ?? '').searchParams)).toEqual({
    ...{ user: BRUNO, group: 'entries', from: '2026-11-18', to: '2026-11-18', entry: '4711' },
  });
  await user.click(screen.getByRole('link', { name: 'Remover o filtro Pessoa: Bruno Lima' }));
  expect(address()).not.toContain('user=');
});

it('a longer list has the next page, the page before and the first one [specification §2.259]', async () => {
  const { user, address } = await openAudit([EVENT], { next: 'abc', previous: 'before' });
  await user.click(await screen.findByRole('link', { name: 'Próxima página' }));
  expect(address()).toContain('after=abc');
  await waitFor(() => expect(network.sentTo('/events')).toHaveLength(2));
  expect(screen.getByRole('link', { name: 'Página anterior' })).toHaveAttribute(
    'href',
    '/app/audit?after=before',
  );
  await user.click(screen.getByRole('link', { name: 'Voltar à primeira página' }));
  expect(address()).toBe('/app/audit');
});

it('a backend without the operation says that it has no audit [specification §2.259]', async () => {
  network.any('get', '/events', () => new HttpResponse(null, { status: 404 }));
  await renderApp({ at: '/app/audit' });
  expect(await screen.findByText('Aqui não há auditoria.')).toBeInTheDocument();
});

it('an audit without events says what will be there [specification §2.259]', async () => {
  await openAudit([]);
  expect(await screen.findByText('O que as pessoas fizerem aparece aqui.')).toBeInTheDocument();
});

it('a session that does not name the audit gets no link to it [specification §2.255]', async () => {
  network.get('/session', { ...SESSION, operations: ['getEntryHistory'] });
  network.get('/entries/{id}', getScenario('/entries/{id}', 'entry').response);
  network.get('/entries/{id}/history', { payments: [], events: [] });
  await openAudit([EVENT], { at: '/app/entries/4711/history' });
  expect(await screen.findByRole('link', { name: 'Ver o lançamento' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /uditoria/ })).not.toBeInTheDocument();
});

it('the history of an entry leads an administrator to its events [specification §2.260]', async () => {
  network.get('/entries/{id}', getScenario('/entries/{id}', 'entry').response);
  network.get('/entries/{id}/history', { payments: [], events: [] });
  const { user, address } = await openAudit([EVENT], { at: '/app/entries/4711/history' });
  await user.click(await screen.findByRole('link', { name: 'Ver na auditoria' }));
  expect(address()).toBe('/app/audit?entry=4711');
});

it('the user of an event leads to the user’s page, and a removed one does not [specification §2.260]', async () => {
  resizeTo(1366);
  network.get('/session', { ...SESSION, operations: ['listEvents', 'listUsers'] });
  await openAudit([
    { ...BARE, id: 'door-1', action: 'user-blocked', subjectId: BRUNO, subjectName: 'Bruno Lima' },
    { ...BARE, id: 'door-2', action: 'user-removed', subjectId: BRUNO, subjectName: 'Caio' },
  ]);
  await readRows();
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Bruno Lima' })).toHaveAttribute('href', `/app/users/${BRUNO}`),
  );
  expect(screen.queryByRole('link', { name: 'Caio' })).not.toBeInTheDocument();
});

it('the events of the filter are saved as a file [specification §2.261]', async () => {
  network.any(
    'get',
    '/events/export',
    () => new HttpResponse('PK', { headers: { 'content-type': 'application/octet-stream' } }),
  );
  const saved = watchDownloads();
  const { user } = await openAudit([EVENT], { at: '/app/audit?group=entries' });
  await user.click(await screen.findByRole('button', { name: 'Exportar' }));
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['export.xlsx']));
  expect(new URL(network.sentTo('/events/export')[0]?.url ?? '').search).toBe('?group=entries&format=xlsx');
});

it('a phone shows the role, and a session its device; a line of a statement says what it is [specification §2.255, §2.280]', async () => {
  resizeTo(360);
  await openAudit([
    {
      ...{ ...BARE, id: 'door-1', action: 'signed-in', userRole: 'admin' },
      changes: [{ field: 'device', before: null, after: 'Firefox, Windows' }],
    },
    {
      ...{ ...BARE, id: 'books-1', action: 'line-matched', accountId: '1', objectName: 'Conta do banco' },
      changes: [
        { field: 'day', before: null, after: '2026-11-20' },
        { field: 'lineCents', before: null, after: -45_090 },
        { field: 'matchedWith', before: null, after: 'CPFL' },
      ],
    },
    {
      ...{ ...BARE, id: 'books-2', action: 'statement-imported' },
      changes: [{ field: 'addedLines', before: null, after: 3 }],
    },
    { ...BARE, id: 'door-2', action: 'password-reset', subjectName: 'Caio' },
  ]);
  await screen.findByText('Entrou');
  const texts = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(texts.filter((text) => text.includes('Bruno Lima'))).toEqual([
    expect.stringMatching(/^EntrouDetalhesDispositivo: Firefox, WindowsBruno LimaAdministrador/),
    expect.stringMatching(
      /^Conciliou uma linha do extrato Conta do bancoDetalhesData: 20\/11\/2026Valor: -R\$\s450,90Conciliada com: CPFL/,
    ),
    expect.stringMatching(/^Importou um extratoDetalhesLinhas do extrato adicionadas: 3/),
    expect.stringMatching(/^Redefiniu a senha com um link Caio/),
  ]);
});

describe('after a change of the role, a 403', () => {
  async function loseRights(authGuardEnabled: boolean) {
    network.any('get', '/events', () => {
      network.get('/session', { ...SESSION, role: 'editor', operations: ['listEntries'] });
      return HttpResponse.json({ message: 'x', reason: 'not-permitted' }, { status: 403 });
    });
    return renderApp({ at: '/app/audit', settings: { authGuardEnabled } });
  }

  it('leads to the page that says what is missing, and is asked about once [specification §8.34]', async () => {
    const { address } = await loseRights(true);
    await waitFor(() => expect(address()).toBe('/unauthorized'));
    expect(await screen.findByText('Seu perfil é Editor.')).toBeInTheDocument();
    expect(network.sentTo('/session')).toHaveLength(2);
  });

  it('changes the menu, and without the guard the page says why it is empty [specification §8.34]', async () => {
    resizeTo(1366);
    await loseRights(false);
    expect(
      await screen.findByRole('heading', { name: 'Seu perfil não permite ver esta página' }),
    ).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: 'Auditoria', current: 'page' })).not.toBeInTheDocument(),
    );
    expect(screen.queryByRole('button', { name: 'Tentar de novo' })).not.toBeInTheDocument();
  });
});

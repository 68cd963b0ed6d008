import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { storeAdministrator } from '../../../test/support/administrator';
import { eachRow } from '../../../test/support/eachRow';
import { network } from '../../../test/support/network';
import { renderApp, signInAs } from '../../../test/support/renderApp';
import { UNNAMED_SESSIONS } from '../../../test/support/unnamedSessions';
import { getScenario, postScenario } from '../../../test/support/scenarios';
import type { Company } from '../../api/company';
import { STORED } from '../../config/stored';

const COMPANY: Company = getScenario('/company', 'company').response;
const ADDRESS = '/app/company';
const BIRTHDAY = 'Remover feriado: 25/01/2026 Aniversário de São Paulo';

// Loads the screens before the tests, because compiling them takes long.
beforeAll(async () => {
  await Promise.all([
    import('../app/AppFrame'),
    import('../dashboard/DashboardScreen'),
    import('./CompanyScreen'),
    import('../toasts/ToastArea'),
  ]);
}, 120_000);

beforeEach(() => {
  storeAdministrator();
  network.get('/company', COMPANY);
});

type User = Awaited<ReturnType<typeof renderApp>>['user'];

const openCompany = async () => {
  const view = await renderApp({ at: ADDRESS });
  await screen.findByLabelText('Nome da empresa');
  return view;
};
const typeInto = async (user: User, label: string, text: string) => {
  const field = screen.getByLabelText(label);
  await user.clear(field);
  if (text !== '') await user.type(field, text);
};
const save = (user: User) => user.click(screen.getByRole('button', { name: 'Salvar' }));
const listSentChanges = () => network.sent().filter(({ method }) => method === 'PUT');
const readSentBody = () => JSON.parse(listSentChanges().at(-1)?.body ?? 'null') as unknown;
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
/** The backend stores what is sent. */
const acceptChanges = () =>
  network.any('put', '/company', () => {
    const sentChanges = readSentBody();
    return HttpResponse.json({
      ...COMPANY,
      ...(isObject(sentChanges) ? sentChanges : {}),
      version: (COMPANY.version ?? 0) + 1,
    });
  });
const removeButtons = () => screen.getAllByRole('button', { name: /^Remover feriado/ });

it('the form shows what is stored, in the notation of the language [specification §2.161]', async () => {
  const { user } = await openCompany();
  expect(screen.getByLabelText('Nome da empresa')).toHaveValue('Comércio Aurora');
  expect(screen.getByLabelText('Fuso horário')).toHaveValue('Brasília, São Paulo');
  expect(screen.getByLabelText('A semana começa em')).toHaveValue('domingo');
  expect(screen.getByLabelText('Saldo (R$)')).toHaveValue('-1.250,00');
  expect(screen.getByLabelText('Data do saldo')).toHaveValue('01/01/2026');
  expect(screen.getByLabelText('Meta de faturamento por mês (R$)')).toHaveValue('90.000,00');
  expect(removeButtons().map((button) => button.getAttribute('aria-label'))).toEqual([
    BIRTHDAY,
    'Remover feriado: 09/07/2026 Revolução Constitucionalista',
  ]);
  await user.click(screen.getByLabelText('Fuso horário'));
  const zones = within(await screen.findByRole('listbox')).getAllByRole('option');
  expect(zones.map(({ textContent }) => textContent)).toEqual(['Brasília, São PauloGMT-3', 'ManausGMT-4']);
});

it('changed data are sent with their version, the page stays, and the next change has the new version [specification §2.161]', async () => {
  acceptChanges();
  const { user, address } = await openCompany();
  await typeInto(user, 'Nome da empresa', ' Aurora Ltda ');
  await typeInto(user, 'Saldo (R$)', '−1234,5');
  await user.tab();
  expect(screen.getByLabelText('Saldo (R$)')).toHaveValue('-1.234,50');
  await typeInto(user, 'Data do saldo', '1.2.26');
  await typeInto(user, 'Meta de faturamento por mês (R$)', '');
  await user.click(screen.getByLabelText('Fuso horário'));
  await user.click(await screen.findByRole('option', { name: /Manaus/ }));
  await user.click(screen.getByLabelText('A semana começa em'));
  await user.click(await screen.findByRole('option', { name: 'segunda-feira' }));
  await save(user);
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Dados da empresa alterados.');
  expect(readSentBody()).toEqual({
    name: 'Aurora Ltda',
    timeZone: 'America/Manaus',
    weekStartsOn: 1,
    openingCents: -123_450,
    openingOn: '2026-02-01',
    monthlyTargetCents: null,
    holidays: COMPANY.holidays,
    version: 1,
  });
  expect(address()).toBe(ADDRESS);
  expect(screen.getByLabelText('Nome da empresa')).toHaveValue('Aurora Ltda');
  expect(screen.getByRole('button', { name: 'Salvar' })).toHaveFocus();
  await save(user);
  await waitFor(() => expect(readSentBody()).toMatchObject({ version: 2 }));
});

it('the figures are loaded again after a change @long [specification §2.161]', async () => {
  acceptChanges();
  network.get('/dashboards/{code}', getScenario('/dashboards/{code}', 'metric').response);
  const { user } = await renderApp({ at: '/app/dashboards/vendas' });
  await screen.findByText('Vencido a receber');
  const requestCount = network.sentTo('/dashboards/vendas').length;
  const menu = screen.getByRole('navigation', { name: 'Menu principal', hidden: true });
  await user.click(within(menu).getByRole('link', { name: 'Empresa', hidden: true }));
  await screen.findByLabelText('Nome da empresa');
  await save(user);
  await screen.findByRole('alertdialog');
  await user.click(screen.getByRole('button', { name: 'Painéis' }));
  const list = await screen.findByRole('dialog', { name: 'Painéis' });
  await user.click(within(list).getByRole('link', { name: 'Vendas' }));
  await waitFor(() => expect(network.sentTo('/dashboards/vendas').length).toBeGreaterThan(requestCount));
});

it('a company without data has empty fields, which are required @long [specification §2.161]', async () => {
  network.get('/company', {
    name: '',
    timeZone: 'America/Sao_Paulo',
    weekStartsOn: 7,
    openingCents: 0,
    openingOn: null,
    monthlyTargetCents: null,
    holidays: [],
    version: 0,
  });
  const { user } = await openCompany();
  expect(screen.getByText('Nenhum feriado na lista')).toBeInTheDocument();
  await save(user);
  expect(screen.getByLabelText('Nome da empresa')).toHaveFocus();
  for (const label of ['Nome da empresa', 'Saldo (R$)', 'Data do saldo'])
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription('Preencha este campo.');
  expect(screen.getByLabelText('Meta de faturamento por mês (R$)')).toBeValid();
  expect(listSentChanges()).toEqual([]);
});

eachRow(
  [
    ['Nome da empresa', 'x'.repeat(201), 'O texto é longo demais.'],
    ['Saldo (R$)', '--5', 'Digite um valor, como 1.234,56.'],
    ['Data do saldo', '31/02/2026', 'Digite um dia que existe, de 1990 a 2100, como 05/12/2026.'],
    ['Meta de faturamento por mês (R$)', '0', 'Digite um valor maior que zero.'],
    ['Meta de faturamento por mês (R$)', '-5', 'Digite um valor, como 1.234,56.'],
    ['Fuso horário', '', 'Escolha uma opção da lista.'],
  ],
  2,
)('%s refuses %s [specification §2.161]', async (label, text, message) => {
  const { user } = await openCompany();
  const field = screen.getByLabelText(label);
  if (text === '') await user.click(screen.getAllByRole('button', { name: 'Limpar' })[0] ?? field);
  else {
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
  }
  await save(user);
  expect(field).toHaveAccessibleDescription(message);
  expect(listSentChanges()).toEqual([]);
});

it('fine and interest are percentages, may be empty, and a fine above 2 % is accepted with a warning [specification §2.185]', async () => {
  network.get('/company', getScenario('/company', 'charges').response);
  acceptChanges();
  const { user } = await openCompany();
  const fine = screen.getByLabelText('Multa (%)');
  expect(fine).toHaveValue('2,00');
  expect(fine).toHaveAccessibleDescription(/^Uma vez por lançamento\./);
  await typeInto(user, 'Multa (%)', '2,01 %');
  expect(fine).toHaveAccessibleDescription(/^Acima de 2%/);
  await typeInto(user, 'Juros ao mês (%)', '0');
  await save(user);
  const rule = 'Digite uma porcentagem de 0,01 a 100, como 2,00.';
  expect(screen.getByLabelText('Juros ao mês (%)')).toHaveAccessibleDescription(rule);
  await typeInto(user, 'Multa (%)', '100,01');
  expect(fine).toHaveAccessibleDescription(rule);
  expect(listSentChanges()).toEqual([]);
  await typeInto(user, 'Multa (%)', '2,01%');
  await typeInto(user, 'Juros ao mês (%)', '');
  await save(user);
  await screen.findByRole('alertdialog');
  expect(readSentBody()).toMatchObject({ fineBasisPoints: 201, interestBasisPoints: null });
});

it('a backend without fine and interest has no such fields and gets no such values @long [specification §2.185]', async () => {
  acceptChanges();
  const { user } = await openCompany();
  expect(screen.queryByLabelText('Multa (%)')).not.toBeInTheDocument();
  await save(user);
  await screen.findByRole('alertdialog');
  expect(readSentBody()).not.toHaveProperty('fineBasisPoints');
});

it('a holiday is added with Enter or the button, and removed, by keyboard [specification §2.162]', async () => {
  acceptChanges();
  const { user } = await openCompany();
  await typeInto(user, 'Dia', '20/01/2026');
  await typeInto(user, 'Nome do feriado', ' São  Sebastião {Enter}');
  expect(screen.getByText('3 feriados na lista')).toBeInTheDocument();
  expect(screen.getByLabelText('Dia')).toHaveFocus();
  expect(screen.getByLabelText('Dia')).toHaveValue('');
  expect(removeButtons()[0]).toHaveAccessibleName('Remover feriado: 20/01/2026 São Sebastião');
  // The focus stays in this field, which is empty after the addition.
  await user.type(screen.getByLabelText('Nome do feriado'), 'Padroeira');
  await user.type(screen.getByLabelText('Dia'), '21/01/2026{Enter}');
  expect(screen.getByLabelText('Dia')).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Remover feriado: 21/01/2026 Padroeira' }));
  await user.type(screen.getByLabelText('Dia'), '24062026');
  await user.type(screen.getByLabelText('Nome do feriado'), 'São João');
  await user.click(screen.getByRole('button', { name: 'Adicionar feriado' }));
  expect(screen.getByText('4 feriados na lista')).toBeInTheDocument();
  act(() => screen.getByRole('button', { name: BIRTHDAY }).focus());
  await user.keyboard('{Enter}');
  expect(removeButtons()[1]).toHaveFocus();
  await user.click(removeButtons()[2] ?? document.body);
  expect(removeButtons()[1]).toHaveFocus();
  await user.keyboard('{Enter}{Enter}');
  expect(screen.getByLabelText('Dia')).toHaveFocus();
  expect(listSentChanges()).toEqual([]);
  await save(user);
  await waitFor(() => expect(readSentBody()).toMatchObject({ holidays: [] }));
});

eachRow([
  ['31/02/2026', 'A', 'Dia', 'Digite um dia que existe, de 1990 a 2100, como 05/12/2026.'],
  ['25/01/2026', 'A', 'Dia', 'Este dia já está na lista.'],
  ['26/01/2026', '', 'Nome do feriado', 'Preencha este campo.'],
  ['', 'A', 'Dia', 'Preencha este campo.'],
  ['26/01/2026', 'A\uFFFE', 'Nome do feriado', 'Há caracteres que não podem ser usados aqui.'],
])('the holiday %s %s is not added [specification §2.162]', async (day, name, label, message) => {
  const { user } = await openCompany();
  await typeInto(user, 'Dia', day);
  await typeInto(user, 'Nome do feriado', name);
  await user.click(screen.getByRole('button', { name: 'Adicionar feriado' }));
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
  expect(screen.getByLabelText(label)).toHaveFocus();
  expect(screen.getByText('2 feriados na lista')).toBeInTheDocument();
  await save(user);
  expect(listSentChanges()).toEqual([]);
});

it('a typed holiday that was not added is saved with the form @long [specification §2.162]', async () => {
  acceptChanges();
  const { user } = await openCompany();
  await typeInto(user, 'Dia', '20/01/2026');
  await typeInto(user, 'Nome do feriado', 'São Sebastião');
  await save(user);
  await waitFor(() =>
    expect(readSentBody()).toMatchObject({
      holidays: [{ day: '2026-01-20', name: 'São Sebastião' }, ...COMPANY.holidays],
    }),
  );
  expect(await screen.findByText('3 feriados na lista')).toBeInTheDocument();
});

it('a full list offers no further holiday @long [specification §2.162]', async () => {
  const holidays = Array.from({ length: 200 }, (_, index) => ({
    day: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    name: 'Feriado',
  }));
  network.get('/company', { ...COMPANY, holidays });
  const { user } = await openCompany();
  expect(screen.getByText(/o máximo de 200 feriados/)).toBeInTheDocument();
  expect(screen.queryByLabelText('Nome do feriado')).not.toBeInTheDocument();
  await user.click(screen.getByLabelText('Remover feriado: 02/01/2026 Feriado'));
  expect(screen.getByLabelText('Nome do feriado')).toBeInTheDocument();
});

it('values that the backend refuses have their messages, which end with other values @long [specification §2.161]', async () => {
  const problems = [
    { field: 'openingOn', reason: 'future' },
    { field: 'monthlyTargetCents', reason: 'range' },
    { field: 'holidays.1.name', reason: 'characters' },
  ];
  network.any('put', '/company', () => HttpResponse.json({ message: 'x', problems }, { status: 422 }));
  const { user } = await openCompany();
  await save(user);
  const field = screen.getByLabelText('Data do saldo');
  await waitFor(() => expect(field).toHaveAccessibleDescription('O dia não pode ser posterior a hoje.'));
  expect(field).toHaveFocus();
  expect(screen.getByLabelText('Meta de faturamento por mês (R$)')).toHaveAccessibleDescription(
    'Este valor não foi aceito.',
  );
  expect(screen.getByText('Há caracteres que não podem ser usados aqui.')).toBeInTheDocument();
  await typeInto(user, 'Data do saldo', '01/02/2026');
  expect(field).not.toHaveAccessibleDescription(/hoje/);
  await user.click(screen.getByRole('button', { name: BIRTHDAY }));
  expect(screen.queryByText('Há caracteres que não podem ser usados aqui.')).not.toBeInTheDocument();
});

it('a refused name of a holiday that was not added yet is refused at its field, until it is changed @long [specification §2.161, §2.162]', async () => {
  const problems = [{ field: 'holidays.0.name', reason: 'characters' }];
  network.any('put', '/company', () => HttpResponse.json({ message: 'x', problems }, { status: 422 }));
  const { user } = await openCompany();
  await typeInto(user, 'Dia', '20/01/2026');
  await typeInto(user, 'Nome do feriado', 'Sao');
  await save(user);
  const field = screen.getByLabelText('Nome do feriado');
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAccessibleDescription('Há caracteres que não podem ser usados aqui.');
  acceptChanges();
  await typeInto(user, 'Nome do feriado', 'São Sebastião');
  expect(screen.queryByText('Há caracteres que não podem ser usados aqui.')).not.toBeInTheDocument();
  await save(user);
  expect(await screen.findByText('3 feriados na lista')).toBeInTheDocument();
});

it('present data that cannot be loaded after a conflict are reported, and typed values stay @long [specification §2.161]', async () => {
  const conflict = { message: 'x', reason: 'changed-meanwhile', changedBy: 'Bruno Lima' };
  network.any('put', '/company', () => HttpResponse.json(conflict, { status: 409 }));
  const { user } = await openCompany();
  await typeInto(user, 'Nome da empresa', 'Aurora');
  await save(user);
  const loadButton = await screen.findByRole('button', { name: 'Carregar os valores atuais' });
  network.any('get', '/company', () => HttpResponse.error());
  await user.click(loadButton);
  expect(await screen.findByText(/Sem conexão|Não foi possível conectar|conexão/)).toBeInTheDocument();
  expect(screen.getByLabelText('Nome da empresa')).toHaveValue('Aurora');
  network.get('/company', { ...COMPANY, name: 'Aurora e Filhos', version: 5 });
  await user.click(loadButton);
  await waitFor(() => expect(screen.getByLabelText('Nome da empresa')).toHaveValue('Aurora e Filhos'));
});

it('a change by another person is reported, and the present data replace the typed ones on request [specification §2.161]', async () => {
  const conflict = { message: 'x', reason: 'changed-meanwhile', changedBy: 'Bruno Lima' };
  network.any('put', '/company', () => HttpResponse.json(conflict, { status: 409 }));
  const { user } = await openCompany();
  await typeInto(user, 'Nome da empresa', 'Aurora');
  await save(user);
  expect(await screen.findByText(/alterou os dados da empresa/)).toHaveTextContent(/^Bruno Lima alterou/);
  expect(screen.getByLabelText('Nome da empresa')).toHaveValue('Aurora');
  network.get('/company', { ...COMPANY, name: 'Aurora e Filhos', version: 5 });
  await user.click(screen.getByRole('button', { name: 'Carregar os valores atuais' }));
  await waitFor(() => expect(screen.getByLabelText('Nome da empresa')).toHaveValue('Aurora e Filhos'));
  acceptChanges();
  await save(user);
  await waitFor(() => expect(readSentBody()).toMatchObject({ version: 5, name: 'Aurora e Filhos' }));
});

it('typed values stay after a failure, and a dialog asks before they are lost @long [specification §2.161, §7.63]', async () => {
  network.any('put', '/company', () => HttpResponse.json({ message: 'x' }, { status: 500 }));
  const { user, address } = await openCompany();
  await user.click(screen.getByRole('button', { name: BIRTHDAY }));
  await save(user);
  expect(await screen.findByText(/^Não sabemos se foi gravado/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Carregar os valores atuais' })).toBeVisible();
  expect(screen.getByText('1 feriado na lista')).toBeInTheDocument();
  const home = within(screen.getByRole('banner')).getByRole('link', { name: 'Início' });
  await user.click(home);
  const dialog = await screen.findByRole('alertdialog', { name: 'Sair sem salvar?' });
  await user.click(within(dialog).getByRole('button', { name: 'Continuar editando' }));
  expect(address()).toBe(ADDRESS);
  expect(screen.getByText('1 feriado na lista')).toBeInTheDocument();
  await user.click(home);
  await user.click(await screen.findByRole('button', { name: 'Sair sem salvar' }));
  await waitFor(() => expect(address()).toBe('/app'));
});

eachRow([
  ['user', () => HttpResponse.json(getScenario('/session', 'admin').response)] as const,
  ...UNNAMED_SESSIONS,
])(
  'the same user finds the typed values again if GET session has %s [specification §2.161, §2.165]',
  async (_what, reply) => {
    const CREDENTIALS = postScenario('/authorization/getToken', 'accepted');
    network.any('put', '/company', () => HttpResponse.json({ message: 'x' }, { status: 401 }));
    const { user } = await openCompany();
    await typeInto(user, 'Meta de faturamento por mês (R$)', '95000');
    await user.click(screen.getByRole('button', { name: BIRTHDAY }));
    await save(user);
    await screen.findByLabelText('Senha');
    network.post('/authorization/getToken', CREDENTIALS.response);
    network.get('/company', { ...COMPANY, version: 2 });
    network.any('get', '/session', reply);
    await signInAs(user, CREDENTIALS.body.ds_Login, CREDENTIALS.body.ds_Senha);
    expect(await screen.findByText(/O que você tinha digitado antes/)).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByLabelText('Meta de faturamento por mês (R$)')).toHaveValue('95.000,00'),
    );
    expect(screen.getByText('1 feriado na lista')).toBeInTheDocument();
    acceptChanges();
    await save(user);
    // The first one was refused. The second one waits until the session has no response.
    await waitFor(() => expect(listSentChanges()).toHaveLength(2));
    expect(readSentBody()).toMatchObject({ monthlyTargetCents: 9_500_000, version: 1 });
  },
);

it('what was typed is kept also if the session ends again before it is saved @long [specification §2.161]', async () => {
  const CREDENTIALS = postScenario('/authorization/getToken', 'accepted');
  network.any('put', '/company', () => HttpResponse.json({ message: 'x' }, { status: 401 }));
  const { user } = await openCompany();
  await typeInto(user, 'Meta de faturamento por mês (R$)', '95000');
  for (let times = 0; times < 3; times += 1) {
    await save(user);
    await screen.findByLabelText('Senha');
    network.post('/authorization/getToken', CREDENTIALS.response);
    await signInAs(user, CREDENTIALS.body.ds_Login, CREDENTIALS.body.ds_Senha);
    expect(await screen.findByText(/O que você tinha digitado antes/)).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByLabelText('Meta de faturamento por mês (R$)')).toHaveValue('95.000,00'),
    );
  }
});

describe('an editor [specification §2.160]', () => {
  beforeEach(() => {
    network.get('/session', getScenario('/session', 'editor').response);
    localStorage.setItem(STORED.role.stored.key, '0');
  });

  it('has no menu entry, and sees at the address that only administrators change the data', async () => {
    await renderApp({ at: ADDRESS });
    expect(
      await screen.findByRole('heading', { name: 'Só administradores podem alterar os dados da empresa' }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Empresa', hidden: true })).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Nome da empresa')).not.toBeInTheDocument();
    expect(network.sentTo('/company')).toEqual([]);
  });

  it('is sent to the access-denied page if the guard is on', async () => {
    const { address } = await renderApp({ at: ADDRESS, settings: { authGuardEnabled: true } });
    await waitFor(() => expect(address()).toBe('/unauthorized'));
  });
});

it('a refusal of the backend is shown at the form [specification §2.160]', async () => {
  network.any('put', '/company', () =>
    HttpResponse.json({ message: 'x', reason: 'not-permitted' }, { status: 403 }),
  );
  const { user } = await openCompany();
  await typeInto(user, 'Nome da empresa', 'Aurora');
  await save(user);
  expect(
    await screen.findByText('Seu perfil não permite esta ação. Peça a um administrador.'),
  ).toBeInTheDocument();
  expect(screen.getByLabelText('Nome da empresa')).toHaveValue('Aurora');
});

it('the command palette finds the page @long [specification §2.160]', async () => {
  const { user, address } = await renderApp({ at: '/app' });
  await screen.findByRole('banner');
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'empresa{Enter}');
  await waitFor(() => expect(address()).toBe(ADDRESS));
});

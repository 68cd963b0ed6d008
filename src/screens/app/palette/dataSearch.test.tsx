import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { storeAdministrator } from '../../../../test/support/administrator';
import { defer } from '../../../../test/support/defer';
import { eachRow } from '../../../../test/support/eachRow';
import { network } from '../../../../test/support/network';
import { renderApp } from '../../../../test/support/renderApp';
import { getScenario } from '../../../../test/support/scenarios';
import type { SearchResult } from '../../../api/search';

const { response: session } = getScenario('/session', 'admin');
const { response: example } = getScenario('/search', 'found');
const [padaria] = example.entries;
const NOTHING: SearchResult = { names: [], entries: [] };

// Loads the screens before the tests, because compiling them takes long.
beforeAll(async () => {
  await Promise.all([import('../AppFrame'), import('./overlayParts')]);
}, 60_000);

beforeEach(() => {
  storeAdministrator();
  network.get('/session', { ...session, operations: ['search', 'listEntries', 'addEntry', 'exportEntries'] });
});

async function openPalette() {
  const view = await renderApp({ at: '/app/settings' });
  await view.user.click(await screen.findByRole('button', { name: 'Buscar ou ir para…' }));
  await screen.findByRole('combobox', { name: 'Nome, valor, documento, página ou ação…' });
  return view;
}

const readGroup = (name: string) =>
  within(screen.getByRole('group', { name }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));
const readHeadings = () => screen.getAllByRole('group').map((group) => group.firstElementChild?.textContent);
const readSearches = () => network.sentTo('/search').map(({ url }) => new URL(url).search);

it('a name has what is open of each kind, and opens the list of its entries [specification §2.222]', async () => {
  const open = { receivableCents: 45_090, payableCents: 30_00 };
  network.get('/search', {
    names: [
      { counterparty: 'Padaria São João', count: 4, open },
      { counterparty: 'Sul Padaria', count: 1, open: { receivableCents: 0, payableCents: 0 } },
    ],
    entries: [],
  });
  network.get('/entries', getScenario('/entries', 'overdue').response);
  const { user, address } = await openPalette();
  await user.keyboard('padaria');
  await screen.findByRole('group', { name: 'Clientes e fornecedores' });
  expect(readGroup('Clientes e fornecedores')).toEqual([
    'Padaria São João4 lançamentos · R$ 450,90 a receber · R$ 30,00 a pagar',
    'Sul Padaria1 lançamento · nada em aberto',
  ]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/app/entries?counterparty=Padaria+S%C3%A3o+Jo%C3%A3o'));
});

it('an entry has its state, day, open rest, document and signed amount, and opens its page [specification §2.222]', async () => {
  network.get('/search', {
    names: [],
    entries: [
      ...(padaria ? [{ ...padaria, kind: 'payable' as const, openCents: 100_00 }] : []),
      ...(padaria
        ? [{ ...padaria, id: '7', status: 'paid' as const, paidOn: '2026-11-20', openCents: 0 }]
        : []),
    ],
  });
  network.get('/entries/{id}', getScenario('/entries/{id}', 'entry').response);
  network.get('/categories', getScenario('/categories', 'categories').response);
  const { user, address } = await openPalette();
  await user.keyboard('842,37');
  await screen.findByRole('group', { name: 'Lançamentos' });
  expect(readGroup('Lançamentos')).toEqual([
    'Padaria São JoãoA pagar · venceu em 07/11/2026 · R$ 100,00 em aberto · NF 4711-R$ 450,90',
    'Padaria São JoãoRecebido em 20/11/2026 · NF 4711R$ 450,90',
  ]);
  expect(readSearches()).toEqual(['?q=842%2C37&amountCents=84237']);
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(address()).toBe('/app/entries/7'));
});

it('typing is sent once after a pause, from two characters on, and closing forgets it [specification §2.223]', async () => {
  network.get('/search', NOTHING);
  const { user } = await openPalette();
  await user.keyboard('p');
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(readSearches()).toEqual([]);
  await user.keyboard('adar\u0000ia');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Nenhum resultado para'));
  expect(readSearches()).toEqual(['?q=padar+ia']);
  expect(Object.values(localStorage).join()).not.toContain('padar');
});

it('a late response does not replace that of a newer text [specification §2.223]', async () => {
  const late = defer<SearchResult>();
  const name = (counterparty: string) => ({
    ...example,
    names: example.names.map((one) => ({ ...one, counterparty })),
  });
  network.get('/search', () => late.promise);
  const { user } = await openPalette();
  await user.keyboard('pad');
  await waitFor(() => expect(readSearches()).toEqual(['?q=pad']));
  network.get('/search', { ...name('Padaria Nova'), entries: [] });
  await user.keyboard('aria');
  await screen.findByRole('option', { name: /^Padaria Nova/ });
  late.release({ ...name('Padaria Velha'), entries: [] });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(readGroup('Clientes e fornecedores')).toEqual([expect.stringMatching(/^Padaria Nova/)]);
});

it('matches stay while a word grows, and Enter waits for those of the whole text @long [specification §2.223]', async () => {
  const sul = { counterparty: 'Papelaria Sul', count: 1, open: { receivableCents: 1, payableCents: 0 } };
  network.get('/search', { names: [sul, ...example.names], entries: [] });
  network.get('/entries', getScenario('/entries', 'overdue').response);
  const { user, address } = await openPalette();
  await user.keyboard('pa');
  await screen.findByRole('option', { name: /^Papelaria Sul/ });
  const next = defer<SearchResult>();
  network.get('/search', () => next.promise);
  await user.keyboard('d');
  expect(readGroup('Clientes e fornecedores')).toEqual([expect.stringMatching(/^Padaria São João/)]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(readSearches()).toHaveLength(2));
  expect(address()).toBe('/app/settings');
  next.release({ names: [{ ...sul, counterparty: 'Pad Rio' }, ...example.names], entries: [] });
  await waitFor(() => expect(address()).toBe('/app/entries?counterparty=Pad+Rio'));
});

it('a failure is reported, loses nothing and is repaired by another try [specification §2.223]', async () => {
  network.any('get', '/search', () => HttpResponse.json({}, { status: 500 }));
  const { user } = await openPalette();
  await user.keyboard('padaria{Enter}');
  const again = await screen.findByRole('option', {
    name: 'Não foi possível buscar nos lançamentos: tentar de novo',
  });
  expect(screen.getByRole('status')).toHaveTextContent('Não foi possível buscar');
  expect(readSearches()).toHaveLength(1);
  expect(screen.getByRole('combobox')).toHaveValue('padaria');
  network.get('/search', example);
  await user.click(again);
  expect(await screen.findByRole('option', { name: /^Padaria São João 1 lançamento/ })).toBeVisible();
  expect(screen.getByRole('combobox')).toHaveValue('padaria');
});

it('names that begin with the words come before the data, and colours and languages last [specification §2.222]', async () => {
  network.get('/search', { ...example, hasMoreEntries: true });
  const { user } = await openPalette();
  await user.keyboard('ver');
  await screen.findByRole('group', { name: 'Lançamentos' });
  expect(readHeadings()).toEqual([
    'Outros comandos',
    'Clientes e fornecedores',
    'Lançamentos',
    'Aparência',
    'Busca na lista',
  ]);
  expect(screen.getByText(/^Há mais resultados\./)).toBeVisible();
});

it('an amount of no entry is said to be none @long [specification §2.239]', async () => {
  network.get('/search', NOTHING);
  const { user } = await openPalette();
  await user.keyboard('842,37');
  const [text] = await screen.findAllByText(/^Nenhum lançamento com/);
  expect(text).toHaveTextContent(/^Nenhum lançamento com R\$\s842,37\./);
});

eachRow([
  ['contas a pagar', /^A pagar/],
  ['a pagar', /^A pagar/],
  ['novo', /^Novo lançamento(?! recorrente)/],
  ['lançar', /^Nova despesa/],
  ['tema escuro', /^Modo escuro/],
])('the words “%s” find what they mean [specification §2.239]', async (words, name) => {
  network.get('/search', NOTHING);
  const { user } = await openPalette();
  await user.keyboard(words);
  expect(await screen.findByRole('option', { name })).toBeVisible();
});

it('a backend that does not search gets no request, and no text promises data [specification §2.224]', async () => {
  network.get('/session', { ...session, operations: ['listEntries'] });
  network.get('/entries', getScenario('/entries', 'overdue').response);
  const { user, address } = await renderApp({ at: '/app/settings' });
  await user.click(await screen.findByRole('button', { name: 'Ir para página ou painel…' }));
  await screen.findByRole('combobox', { name: 'Ir para página ou painel…' });
  await user.keyboard('mercado');
  expect(
    await screen.findByText(/^Aqui se acham páginas, painéis e ações\.$/, {
      selector: 'div > p',
    }),
  ).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(readSearches()).toEqual([]);
  // The search of the list is still one key away.
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/app/entries?search=mercado'));
});

eachRow([
  ['despesa nova', 'Nova despesa', 'payable', 'A pagar'],
  ['nova receita', 'Nova receita', 'receivable', 'A receber'],
])('the action "%s" opens the form of its kind [specification §2.224]', async (typed, name, kind, label) => {
  network.get('/search', NOTHING);
  network.get('/entries', getScenario('/entries', 'overdue').response);
  network.get('/categories', getScenario('/categories', 'categories').response);
  const { user, address } = await openPalette();
  await user.keyboard(typed);
  expect(readGroup('Ações')).toEqual([name]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe(`/app/entries?kind=${kind}&status=unpaid&open=${kind}`));
  expect(await screen.findByRole('radio', { name: label })).toBeChecked();
});

it('an export opens the list at its button [specification §2.224]', async () => {
  network.get('/search', NOTHING);
  network.get('/entries', getScenario('/entries', 'overdue').response);
  const { user, address } = await openPalette();
  await user.keyboard('planilha{Enter}');
  await waitFor(() => expect(address()).toBe('/app/entries#export'));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Exportar' })).toHaveFocus());
});

eachRow([
  ['vencidos', 'Vencidos', '?status=overdue'],
  ['a pagar', 'A pagar', '?kind=payable&status=unpaid'],
  ['receber a', 'A receber', '?kind=receivable&status=unpaid'],
  ['pagos', 'Pagos', '?status=paid'],
])('the view "%s" opens the list with its filter [specification §2.224]', async (typed, name, query) => {
  network.get('/search', example);
  network.get('/entries', getScenario('/entries', 'overdue').response);
  const { user, address } = await openPalette();
  await user.keyboard(typed);
  expect(readGroup('Lançamentos por situação')[0]).toBe(name);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe(`/app/entries${query}`));
});

it('actions are those that the session may call, with the pages that add something [specification §2.224]', async () => {
  network.get('/session', {
    ...session,
    operations: ['addEntry', 'addInstallments', 'addSeries', 'importEntries', 'exportEntries'],
  });
  const { user } = await renderApp({ at: '/app/settings' });
  await user.click(await screen.findByRole('button', { name: 'Ir para página ou painel…' }));
  await screen.findByRole('group', { name: 'Ações' });
  expect(readGroup('Ações')).toEqual([
    'Novo lançamento',
    'Nova despesa',
    'Nova receita',
    'Novas parcelas',
    'Novo lançamento recorrente',
    'Importar lançamentos',
    'Exportar lançamentos',
  ]);
});

it('actions that the session may not call are not offered [specification §2.224]', async () => {
  network.get('/session', { ...session, operations: ['search', 'listEntries'] });
  network.get('/search', NOTHING);
  await openPalette();
  expect(screen.queryByRole('group', { name: 'Ações' })).not.toBeInTheDocument();
  expect(readGroup('Lançamentos por situação')).toEqual(['A pagar', 'A receber', 'Vencidos', 'Pagos']);
});

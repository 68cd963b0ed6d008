import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { storeAdministrator } from '../../../test/support/administrator';
import { watchDownloads } from '../../../test/support/downloads';
import { network } from '../../../test/support/network';
import { renderApp } from '../../../test/support/renderApp';
import { getScenario } from '../../../test/support/scenarios';
import { resizeTo } from '../../../test/support/viewport';

const SESSION = getScenario('/session', 'admin').response;
const MADE = { closedAt: '2026-10-02T12:00:00.000Z', closedBy: 'Ana Souza' };
const LIST = {
  months: [
    { month: '2026-10', isClosed: false, newLines: 2, openEntries: 1, differingAccounts: ['Caixa'] },
    { month: '2026-09', isClosed: false, newLines: 1, openEntries: 0 },
    { month: '2026-08', isClosed: true, ...MADE },
    { month: '2026-07', isClosed: true, ...MADE, statementChanged: true },
  ],
  ...{ closedUntil: '2026-08-31', version: 4, asOf: '2026-11-20' },
};

// Loads the screens before the tests, because compiling them takes long.
beforeAll(async () => {
  await Promise.all([import('../app/AppFrame'), import('./MonthsScreen'), import('../toasts/ToastArea')]);
}, 120_000);

const stubSession = (...operations: string[]) =>
  network.get('/session', { ...SESSION, operations: ['listMonths', ...operations] });

beforeEach(() => {
  storeAdministrator();
  resizeTo(1200);
  stubSession('closeMonth', 'reopenMonth');
  network.get('/months', LIST);
});

const main = () => within(screen.getByRole('main'));
const openMonths = () => renderApp({ at: '/app/bank/months' });
const readSent = () =>
  network.sent().flatMap(({ method, body }) => (method === 'POST' ? [JSON.parse(body) as unknown] : []));

it('the list has each ended month with its state, and an editor has no buttons [specification §2.311, §2.342]', async () => {
  stubSession();
  await openMonths();
  expect(await screen.findByRole('row', { name: /outubro de 2026/ })).toHaveTextContent(
    'AbertoCaixa difere do banco · 2 linhas de extrato sem conciliação · 1 lançamento vencido em aberto',
  );
  expect(main().getByRole('row', { name: /agosto de 2026/ })).toHaveTextContent('Fechadopor Ana Souza');
  expect(main().getByText(/^Fechado até/)).toHaveTextContent('31/08/2026');
  expect(main().queryByRole('button', { name: /^(?:Fechar|Reabrir)/ })).not.toBeInTheDocument();
  expect(main().getAllByText(/^O resultado por competência mudou depois do fechamento/)).toHaveLength(1);
});

it('a month is closed after a dialog with what is still open until its end [specification §2.312]', async () => {
  network.post('/months/close', { ...LIST, closedUntil: '2026-10-31', version: 5 });
  const { user } = await openMonths();
  await user.click(await screen.findByRole('button', { name: 'Fechar outubro de 2026' }));
  const dialog = await screen.findByRole('dialog', { name: 'Fechar outubro de 2026' });
  expect(dialog).toHaveTextContent('até 31/10/2026 não mudam mais');
  expect(dialog).toHaveTextContent('Os meses anteriores também são fechados.');
  expect(dialog).toHaveTextContent('O resultado por competência segue os lançamentos emitidos no mês.');
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Caixa difere do banco',
    '3 linhas de extrato sem conciliação',
    '1 lançamento vencido em aberto',
  ]);
  await user.click(within(dialog).getByRole('button', { name: 'Fechar o mês' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Mês fechado.');
  expect(readSent()).toEqual([{ month: '2026-10', version: 4 }]);
});

it('a month is reopened with a reason, and a refusal says what happened [specification §2.312]', async () => {
  network.post('/months/reopen', () =>
    HttpResponse.json({ message: 'Não.', reason: 'changed-meanwhile' }, { status: 409 }),
  );
  resizeTo(400);
  const { user } = await openMonths();
  await user.click(await screen.findByRole('button', { name: 'Reabrir agosto de 2026' }));
  const dialog = await screen.findByRole('dialog', { name: 'Reabrir agosto de 2026' });
  const button = within(dialog).getByRole('button', { name: 'Reabrir o mês' });
  await user.click(button);
  expect(within(dialog).getByLabelText('Motivo')).toBeInvalid();
  expect(readSent()).toEqual([]);
  await user.type(within(dialog).getByLabelText('Motivo'), 'Faltou um pagamento');
  await user.click(button);
  await waitFor(() =>
    expect(within(dialog).getByRole('alert')).toHaveTextContent(/^Os meses ou os dados da empresa mudaram/),
  );
  expect(readSent()).toEqual([{ month: '2026-08', version: 4, reason: 'Faltou um pagamento' }]);
});

it('each month has a spreadsheet and a PDF for the accountant, and its buttons name it [specification §2.314, §2.316]', async () => {
  const saved = watchDownloads();
  stubSession('exportMonth');
  network.any('get', '/months/{month}/export', () =>
    HttpResponse.text('%PDF', { headers: { 'content-type': 'application/pdf' } }),
  );
  const { user } = await openMonths();
  expect(await screen.findByRole('button', { name: 'Exportar outubro de 2026' })).toHaveTextContent(
    'Exportar',
  );
  await user.click(await screen.findByRole('button', { name: 'Formatos de setembro de 2026' }));
  await user.click(await screen.findByRole('menuitem', { name: /pdf/ }));
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['export.pdf']));
  expect(network.sent().at(-1)?.url).toMatch(/\/months\/2026-09\/export\?format=pdf$/);
});

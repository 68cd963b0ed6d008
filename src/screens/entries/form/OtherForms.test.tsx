import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { storeAdministrator } from '../../../../test/support/administrator';
import { formUser } from '../../../../test/support/formUser';
import { network } from '../../../../test/support/network';
import { renderApp } from '../../../../test/support/renderApp';
import { getScenario } from '../../../../test/support/scenarios';

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
  const session = getScenario('/session', 'admin').response;
  network.get('/session', { ...session, operations: ['addEntry', 'addInstallments', 'addSeries'] });
  network.get('/categories', {
    ...getScenario('/categories', 'categories').response,
    hasNotes: true,
  });
  network.get('/entries', { entries: [], total: { count: 0, amountCents: 0, paidCents: 0 }, next: null });
});

const field = (label: string) => screen.findByLabelText(label);

it('typed values go along to the other forms of new entries, and back [specification §2.219]', async () => {
  const { user } = await renderApp({ at: '/app/entries/new' });
  const { type, choose } = formUser(user);
  const open = async (title: string) => {
    await user.click(screen.getByRole('link', { name: title }));
    await screen.findByRole('heading', { name: title, level: 1 });
  };
  await user.click(await screen.findByRole('radio', { name: 'A pagar' }));
  await type('Cliente ou fornecedor', 'Atacado Sol');
  await choose('Categoria', /^Compra de mercadorias/);
  await type('Vencimento', '31/01/2027');
  await type('Valor (R$)', '842,37');
  await type('Observação', 'Compra da festa');

  await open('Novas parcelas');
  expect(screen.getByRole('radio', { name: 'A pagar' })).toBeChecked();
  expect(await field('Cliente ou fornecedor')).toHaveValue('Atacado Sol');
  expect(await field('Categoria')).toHaveValue('Compra de mercadorias');
  expect(await field('Primeiro vencimento')).toHaveValue('31/01/2027');
  expect(await field('Valor total (R$)')).toHaveValue('842,37');
  await type('Valor total (R$)', '900');

  await open('Novo lançamento recorrente');
  expect(await field('Valor (R$)')).toHaveValue('900,00');
  expect(await field('Primeiro vencimento')).toHaveValue('31/01/2027');

  await open('Novo lançamento');
  expect(await field('Valor (R$)')).toHaveValue('900,00');
  expect(await field('Observação')).toHaveValue('Compra da festa');

  // They are still unsaved.
  await user.click(screen.getByRole('link', { name: 'Cancelar' }));
  expect(await screen.findByRole('alertdialog')).toBeVisible();
});

it('what was saved does not come back as typed @long [specification §2.219]', async () => {
  const { response } = getScenario('/entries/{id}', 'entry');
  network.any('post', '/entries', () => HttpResponse.json(response, { status: 201 }));
  network.get('/entries/{id}', response);
  const { user, goBack, address } = await renderApp({ at: '/app/entries/new/installments' });
  const { type, choose, save } = formUser(user);
  await type('Cliente ou fornecedor', 'Atacado Sol');
  await user.click(screen.getByRole('link', { name: 'Novo lançamento' }));
  await screen.findByRole('heading', { name: 'Novo lançamento', level: 1 });
  expect(await field('Cliente ou fornecedor')).toHaveValue('Atacado Sol');
  await choose('Categoria', /^Venda de produtos/);
  await choose('Forma de pagamento', /^Boleto/);
  await type('Vencimento', '31/01/2027');
  await type('Valor (R$)', '90');
  await save();
  await waitFor(() => expect(address()).toBe('/app/entries'));
  await goBack();
  expect(await field('Cliente ou fornecedor')).toHaveValue('');
});

import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { eachRow } from '../../../../test/support/eachRow';
import type { Entry } from '../../../api/entries';
import { storeAdministrator } from '../../../../test/support/administrator';
import { network } from '../../../../test/support/network';
import { renderApp } from '../../../../test/support/renderApp';
import { getScenario } from '../../../../test/support/scenarios';

const ENTRY: Entry = {
  ...getScenario('/entries/{id}', 'entry').response,
  ...{ amountCents: 3_000_000, openCents: 3_000_000 },
};
const [DISCOUNT, CHARGES] = ['Sim, lançar como desconto', 'Sim, lançar como juros ou multa'];

// Loads the screens before the tests, because compiling them takes long.
beforeAll(async () => {
  await Promise.all([
    import('../../app/AppFrame'),
    import('../EntriesScreen'),
    import('./EntryScreen'),
    import('../../toasts/ToastArea'),
  ]);
}, 120_000);

beforeEach(() => {
  storeAdministrator();
  network.get('/categories', getScenario('/categories', 'categories').response);
  network.get('/entries/{id}', ENTRY);
  network.get('/entries', {
    entries: [ENTRY],
    total: { count: 1, amountCents: ENTRY.amountCents, paidCents: 0 },
    next: null,
  });
  network.post('/entries/payments', { count: 1 });
  network.any('put', '/entries/{id}', () => HttpResponse.json({ ...ENTRY, version: 2 }));
});

const OPEN = 'O resto continua em aberto';
const PART = { version: ENTRY.version, paidOn: '2026-11-12', principalCents: 720_000, form: ENTRY.form };

/** A backend that pays entries as a whole only. */
const payWithoutParts = () =>
  network.get('/session', { ...getScenario('/session', 'admin').response, operations: ['payEntries'] });

const readSentBodies = (method: 'POST' | 'PUT') =>
  network
    .sent()
    .filter((request) => request.method === method)
    .map(({ body }) => JSON.parse(body) as unknown);
const typeInto = async (
  { user }: Awaited<ReturnType<typeof renderApp>>,
  label: string | RegExp,
  text: string,
) => {
  const field = screen.getByLabelText(label);
  await user.clear(field);
  await user.type(field, text);
};
const openDialog = async (buttonName = /^Registrar (?:pagamento|recebimento)/) => {
  const view = await renderApp({ at: '/app/entries' });
  await view.user.click(await screen.findByRole('button', { name: buttonName }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findAllByRole('textbox');
  return { ...view, dialog };
};
const openForm = async (stored: Partial<Entry> = {}) => {
  network.get('/entries/{id}', { ...ENTRY, ...stored });
  const view = await renderApp({ at: '/app/entries/4711' });
  await screen.findByLabelText('Valor (R$)');
  return { ...view, save: () => view.user.click(screen.getByRole('button', { name: 'Salvar' })) };
};

it('a payment below the amount says what becomes of the rest, and sends nothing without a yes [specification §2.133]', async () => {
  payWithoutParts();
  const view = await openDialog();
  const { user, dialog } = view;
  expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
  await typeInto(view, 'Valor recebido (R$)', '7.200{Enter}');
  const agreement = dialog.getByRole('checkbox', { name: DISCOUNT });
  expect(agreement).not.toBeChecked();
  expect(agreement).toBeRequired();
  expect(agreement).toHaveFocus();
  expect(agreement).toBeInvalid();
  expect(agreement).toHaveAccessibleDescription(
    /^Marque para confirmar.* R\$\s22\.800,00 serão lançados como desconto.*divida o lançamento em dois\.$/,
  );
  await user.click(dialog.getByRole('button', { name: /^Confirmar (?:pagamento|recebimento)$/ }));
  expect(readSentBodies('POST')).toEqual([]);
  agreement.focus();
  await user.keyboard(' ');
  expect(agreement).toBeChecked();
  expect(agreement).toBeValid();
  await user.click(dialog.getByRole('button', { name: /^Confirmar (?:pagamento|recebimento)$/ }));
  await waitFor(() => expect(readSentBodies('POST')).toMatchObject([{ entries: [{ paidCents: 720_000 }] }]));
});

it('the rest of a part stays open, and the dialog records it with the message of its entry and a link to its history [specification §2.218, §2.346, §2.389]', async () => {
  network.post('/entries/{id}/payments', ENTRY);
  const view = await openDialog();
  const { user, dialog } = view;
  await typeInto(view, 'Data do recebimento', '12/11/2026');
  await typeInto(view, 'Valor recebido (R$)', '30.000,01');
  expect(await dialog.findByRole('checkbox', { name: CHARGES })).toBeVisible();
  await typeInto(view, 'Valor recebido (R$)', '7.200');
  expect(dialog.getByRole('group', { name: /^Faltam R\$\s22\.800,00$/ })).toBeVisible();
  expect(dialog.getByRole('radio', { name: OPEN })).toBeChecked();
  await user.click(dialog.getByRole('button', { name: 'Confirmar recebimento' }));
  await waitFor(() => expect(readSentBodies('POST')).toMatchObject([{ ...PART, discountCents: 0 }]));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    new RegExp(`^Recebimento registrado: ${ENTRY.counterparty}, R\\$\\s7\\.200,00Ver$`),
  );
  expect(screen.getByRole('link', { name: 'Ver' })).toHaveAttribute(
    'href',
    `/app/entries/${ENTRY.id}/history`,
  );
});

it('the rest of a part is a discount to the cent if the person chooses it for this amount [specification §2.218]', async () => {
  network.post('/entries/{id}/payments', ENTRY);
  const view = await openDialog();
  const { user, dialog } = view;
  await typeInto(view, 'Data do recebimento', '12/11/2026');
  await typeInto(view, 'Valor recebido (R$)', '7.200,01');
  await user.click(dialog.getByRole('radio', { name: 'Lançar o resto como desconto' }));
  await typeInto(view, 'Valor recebido (R$)', '7.200');
  expect(dialog.getByRole('radio', { name: OPEN })).toBeChecked();
  await user.click(dialog.getByRole('radio', { name: 'Lançar o resto como desconto' }));
  await user.click(dialog.getByRole('button', { name: 'Confirmar recebimento' }));
  await waitFor(() => expect(readSentBodies('POST')).toMatchObject([{ ...PART, discountCents: 2_280_000 }]));
});

it('each change of the amount asks again, also back to an earlier one, and a full payment asks nothing @long [specification §2.133]', async () => {
  payWithoutParts();
  const view = await openDialog();
  const { user, dialog } = view;
  await typeInto(view, 'Valor recebido (R$)', '7.200');
  await user.click(dialog.getByRole('checkbox', { name: DISCOUNT }));
  await typeInto(view, 'Valor recebido (R$)', '7.200,01');
  expect(dialog.getByRole('checkbox', { name: DISCOUNT })).not.toBeChecked();
  await user.click(dialog.getByRole('checkbox', { name: DISCOUNT }));
  // From 7.200,01 to 7.200,02 and back.
  await user.type(screen.getByLabelText('Valor recebido (R$)'), '{Backspace}2{Backspace}1{Enter}');
  expect(dialog.getByRole('checkbox', { name: DISCOUNT })).not.toBeChecked();
  await typeInto(view, 'Valor recebido (R$)', '30.000,01');
  expect(screen.getByRole('dialog')).toHaveTextContent('R$ 0,01 a mais será lançado como juros ou multa.');
  await typeInto(view, 'Valor recebido (R$)', '0');
  expect(screen.getByRole('dialog')).toHaveTextContent('R$ 30.000,00 serão lançados como desconto.');
  expect(readSentBodies('POST')).toEqual([]);
  await typeInto(view, 'Valor recebido (R$)', '30.000');
  expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(readSentBodies('POST')).toMatchObject([{ entries: [{ paidCents: 3_000_000 }] }]),
  );
});

eachRow([
  [
    'pt-BR',
    /^Registrar (?:pagamento|recebimento)/,
    'Valor recebido (R$)',
    '29998,50',
    'R$ 1,50 será lançado como desconto.',
  ],
  [
    'pt-BR',
    /^Registrar (?:pagamento|recebimento)/,
    'Valor recebido (R$)',
    '29998,00',
    'R$ 2,00 serão lançados como desconto.',
  ],
  [
    'pt-BR',
    /^Registrar (?:pagamento|recebimento)/,
    'Valor recebido (R$)',
    '1030000',
    'R$ 1.000.000,00 a mais serão lançados como juros ou multa.',
  ],
  ['es-ES', /^Registrar cobro/, 'Importe cobrado (R$)', '29999,00', '1,00 R$ se registrará como descuento.'],
  [
    'es-ES',
    /^Registrar cobro/,
    'Importe cobrado (R$)',
    '30001,50',
    '1,50 R$ de más se registrarán como intereses o recargo.',
  ],
  [
    'en-US',
    /^Record receipt/,
    'Amount received (R$)',
    '7200.00',
    'R$22,800.00 will be recorded as a discount.',
  ],
  [
    'en-EN',
    /^Record receipt/,
    'Amount received (R$)',
    '30000.50',
    'The extra R$0.50 will be recorded as interest or a late fee.',
  ],
])(
  'the question has the plural of its language: %s %#',
  async (language, buttonName, label, paidAmount, sentence) => {
    localStorage.setItem('theme_lang', language);
    payWithoutParts();
    const view = await openDialog(buttonName);
    await typeInto(view, label, paidAmount);
    expect(screen.getByRole('dialog')).toHaveTextContent(sentence);
  },
);

it('a stored payment is not asked again, until the amount, the paid amount or the kind changes @long [specification §2.133]', async () => {
  const view = await openForm({ status: 'paid', paidOn: '2026-11-18', paidCents: 2_900_000 });
  const { user, save } = view;
  expect(screen.queryByRole('checkbox', { name: /^Sim/ })).not.toBeInTheDocument();
  await typeInto(view, 'Valor (R$)', '31.000');
  await save();
  expect(screen.getByRole('checkbox', { name: DISCOUNT })).toHaveFocus();
  expect(document.body).toHaveTextContent('R$ 2.000,00 serão lançados como desconto.');
  await typeInto(view, 'Valor (R$)', '28.000');
  expect(screen.getByRole('checkbox', { name: CHARGES })).not.toBeChecked();
  await typeInto(view, 'Valor (R$)', '30.000');
  expect(screen.queryByRole('checkbox', { name: /^Sim/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'A pagar' }));
  expect(screen.getByRole('checkbox', { name: DISCOUNT })).not.toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'A receber' }));
  await typeInto(view, 'Documento', 'NF 9');
  expect(readSentBodies('PUT')).toEqual([]);
  await save();
  await waitFor(() =>
    expect(readSentBodies('PUT')).toMatchObject([{ document: 'NF 9', paidCents: 2_900_000 }]),
  );
});

it('a full payment whose amount becomes larger asks, and is sent after the yes [specification §2.133]', async () => {
  const view = await openForm({ status: 'paid', paidOn: '2026-11-18', paidCents: 3_000_000 });
  await typeInto(view, 'Valor (R$)', '30.000,01{Enter}');
  expect(readSentBodies('PUT')).toEqual([]);
  await view.user.click(screen.getByRole('checkbox', { name: DISCOUNT }));
  await view.save();
  await waitFor(() =>
    expect(readSentBodies('PUT')).toMatchObject([{ amountCents: 3_000_001, paidCents: 3_000_000 }]),
  );
});

// The bodies of changes that tests send.

export const ENTRY = {
  kind: 'receivable' as const,
  counterparty: 'Padaria São João',
  category: 'Vendas',
  form: 'boleto',
  issuedOn: '2026-10-10',
  dueOn: '2026-11-07',
  amountCents: 45_090,
  document: '',
  installment: 1,
  installments: 1,
};

/** Three instalments. */
export const INSTALLMENTS = {
  ...{ kind: 'receivable' as const, counterparty: 'Padaria São João', category: 'Vendas', form: 'boleto' },
  ...{ issuedOn: '2026-10-10', totalCents: 45_090 },
  installments: ['2026-11-07', '2026-12-07', '2027-01-07'].map((dueOn) => ({ dueOn, amountCents: 15_030 })),
};

/** Two entries of one series. */
export const SERIES = {
  ...{ kind: 'receivable' as const, counterparty: 'Padaria São João', category: 'Vendas', form: 'boleto' },
  ...{ issuedOn: '2026-10-10', dueOn: '2026-11-07', amountCents: 45_090, rhythm: 'month' as const },
  occurrences: 2,
};

/** The end of this series after its first entry. Its version counts the two entries. */
export const SERIES_END = { version: 3, lastDueOn: '2026-11-30' };

/** New values of the entries of a series. */
export const OCCURRENCES = {
  ...{ version: 1, scope: 'open' as const, counterparty: 'Mercado Lua', category: 'Vendas', form: 'pix' },
  ...{ issuedOn: '2026-10-10', dueOn: '2026-11-07', amountCents: 50_000 },
};

/** What a line is, if no entry says it. */
export const LINE_RECORD = {
  version: 1,
  entry: { counterparty: 'Padaria São João', category: 'Vendas', form: 'pix' },
};

/** A payment of a part of the entry. */
export const PAYMENT = {
  ...{ version: 1, paidOn: '2026-11-19', form: 'pix', principalCents: 40_000 },
  ...{ discountCents: 0, interestCents: 0, fineCents: 0, feeCents: 0 },
};

/** A refund of a part of the payment. */
export const REFUND = { ...PAYMENT, version: 2, principalCents: 10_000 };

export const COMPANY = {
  ...{ name: 'E', timeZone: 'America/Sao_Paulo', openingCents: 0, openingOn: '2026-01-01', weekStartsOn: 7 },
  ...{ holidays: [], monthlyTargetCents: null },
};

/** Two stored categories. */
export const STORED_CATEGORIES = [
  { id: 1, name: 'Vendas', incomeStatementGroup: 'revenue' as const },
  { id: 2, name: 'Revenda', incomeStatementGroup: 'revenue' as const },
];

/** A new order and a new name of the stored categories. */
export const CHART = {
  version: 0,
  categories: [
    { id: '2', name: 'Revenda', group: 'revenue', isTax: false, isArchived: false },
    { id: '1', name: 'Vendas no balcão', group: 'revenue', isTax: false, isArchived: false },
  ],
};

/** The second category is merged into the first one. */
export const MERGE = { version: 0, id: '2', intoId: '1' };

/** A cash box. */
export const CASH_ACCOUNT = { name: 'Caixa', kind: 'cash', openingCents: 0, openingOn: '2026-01-01' };

/** New values of a stored account. */
export const CHANGED_ACCOUNT = { ...CASH_ACCOUNT, version: 1, name: 'Caixa da loja', isArchived: false };

/** Money from the first account. */
export const makeTransfer = (toAccountId: string) => ({
  ...{ fromAccountId: '1', toAccountId, movedOn: '2026-11-19', cents: 50_000 },
});

/** The closing of the month of the entry. */
export const CLOSING = { month: '2026-10', version: 1 };

/** Its reopening. */
export const REOPENING = { month: '2026-10', version: 2, reason: 'Faltou um pagamento' };

export const NEW_USER = { name: 'Caio Melo', role: 'editor' };

/** New values of a stored user. */
export const USER = { ...NEW_USER, version: 1 };

/** A block of a stored user. */
export const BLOCK = { version: 1, change: 'block' as const };

/** A csv with one entry. */
export const LINES = [
  'Tipo;Cliente ou fornecedor;Categoria;Forma;Vencimento;Valor',
  'A receber;Mercado Lua;Vendas;boleto;07/11/2026;450,90',
].join('\r\n');

/** A csv with two lines of a statement, and the account that they are of. */
export const STATEMENT = [
  'Data;Histórico;Documento;Valor',
  '05/11/2026;PIX RECEBIDO;12;450,90',
  '06/11/2026;TARIFA;13;-9,90',
].join('\r\n');
export const STATEMENT_CHOICES = { accounts: [{ key: '', accountId: '1' }] };

/** A line of a statement, and the entry that it pays. */
export type LineIds = { lineId: string; entryId: string };

export const writeLineIds = ({ lineId, entryId }: LineIds): string => `${lineId} ${entryId}`;

export function readLineIds(text: string): LineIds {
  const [lineId = '', entryId = ''] = text.split(' ');
  return { lineId, entryId };
}

/** The line pays the whole entry. */
export const makeReconciliation = ({ lineId, entryId }: LineIds) => ({
  lines: [
    {
      ...{ id: lineId, version: 1 },
      entries: [
        {
          ...{ id: entryId, version: 1, principalCents: ENTRY.amountCents, form: 'pix' },
          ...{ discountCents: 0, interestCents: 0, fineCents: 0, feeCents: 0 },
        },
      ],
    },
  ],
});

import { defineMessages } from 'react-intl';
import type { MessageValue } from 'react-intl';

/** The values of the API description, in the language of the page. */
export const kindNames = defineMessages({
  receivable: { id: 'entries.kind.receivable', defaultMessage: 'A receber', description: 'Kind of an entry' },
  payable: { id: 'entries.kind.payable', defaultMessage: 'A pagar', description: 'Kind of an entry' },
});

export const statusNames = defineMessages({
  open: {
    id: 'entries.status.open',
    defaultMessage: 'A vencer',
    description: 'State of an entry: due after today',
  },
  today: {
    id: 'entries.status.today',
    defaultMessage: 'Vence hoje',
    description: 'State of an entry: due today',
  },
  overdue: {
    id: 'entries.status.overdue',
    defaultMessage: 'Vencido',
    description: 'State of an entry: not paid, and due before today',
  },
  unpaid: {
    id: 'entries.status.unpaid',
    defaultMessage: 'Em aberto',
    description: 'Filter of entries: not paid, whenever they are due',
  },
  paid: { id: 'entries.status.paid', defaultMessage: 'Pago', description: 'State of an entry' },
});

export const groupNames = defineMessages({
  revenue: {
    id: 'entries.group.revenue',
    defaultMessage: 'Receita bruta',
    description: 'Filter of entries: a line of the income statement',
  },
  deductions: {
    id: 'entries.group.deductions',
    defaultMessage: 'Deduções',
    description: 'Filter of entries: a line of the income statement',
  },
  costs: {
    id: 'entries.group.costs',
    defaultMessage: 'Custos',
    description: 'Filter of entries: a line of the income statement',
  },
  expenses: {
    id: 'entries.group.expenses',
    defaultMessage: 'Despesas',
    description: 'Filter of entries: a line of the income statement',
  },
  financial: {
    id: 'entries.group.financial',
    defaultMessage: 'Resultado financeiro',
    description: 'Filter of entries: a line of the income statement',
  },
  incomeTax: {
    id: 'entries.group.incomeTax',
    defaultMessage: 'Impostos sobre o lucro',
    description: 'Filter of entries: a line of the income statement, the Brazilian taxes on income',
  },
});

export const formNames = defineMessages({
  pix: { id: 'entries.form.pix', defaultMessage: 'PIX', description: 'Form of payment. A proper name.' },
  boleto: {
    id: 'entries.form.boleto',
    defaultMessage: 'Boleto',
    description: 'Form of payment: a bank slip. A proper name.',
  },
  card: { id: 'entries.form.card', defaultMessage: 'Cartão', description: 'Form of payment' },
  cash: { id: 'entries.form.cash', defaultMessage: 'Dinheiro', description: 'Form of payment' },
  transfer: { id: 'entries.form.transfer', defaultMessage: 'Transferência', description: 'Form of payment' },
});

export const filterTexts = defineMessages<{
  readonly words: { readonly words: MessageValue };
  readonly named: { readonly name: MessageValue; readonly value: MessageValue };
  readonly from: { readonly name: MessageValue; readonly value: MessageValue };
  readonly to: { readonly name: MessageValue; readonly value: MessageValue };
}>({
  words: {
    id: 'entries.filter.words',
    defaultMessage: 'Busca: {words}',
    description: 'Filter of entries: the words that the user searched',
  },
  named: {
    id: 'entries.filter.named',
    defaultMessage: '{name}: {value}',
    description: 'A filter of a list with its value',
  },
  from: {
    id: 'entries.filter.from',
    defaultMessage: '{name}: a partir de {value}',
    description: 'A filter of a list with only a first value',
  },
  to: {
    id: 'entries.filter.to',
    defaultMessage: '{name}: até {value}',
    description: 'A filter of a list with only a last value',
  },
});

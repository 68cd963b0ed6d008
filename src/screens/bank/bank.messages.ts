import { defineMessages } from '../../i18n/defineMessages';

export const messages = defineMessages({
  loading: {
    id: 'bank.loading',
    defaultMessage: 'Carregando as contas…',
    description: 'Status while the accounts are loading',
  },
  failed: {
    id: 'bank.failed',
    defaultMessage: 'Não foi possível carregar as contas',
    description: 'Heading after the accounts could not be loaded',
  },
  notOffered: {
    id: 'bank.notOffered',
    defaultMessage: 'Aqui não há contas de banco, caixa e cartão.',
    description: 'Sentence if the backend does not offer the accounts',
  },
  none: {
    id: 'bank.none',
    defaultMessage: 'Nenhuma conta',
    description: 'Heading of the list of accounts without a row',
  },
  noneYet: {
    id: 'bank.none.detail',
    defaultMessage: 'Crie uma conta para cada banco, caixa ou cartão da empresa.',
    description: 'Text below the heading of a list of accounts without a row',
  },
  total: {
    id: 'bank.total',
    defaultMessage: 'Saldo de todas as contas em {day}: {balance}',
    description: 'Sum of the balances of all accounts. {day} is the present day of the company',
  },
  totalUnknown: {
    id: 'bank.total.unknown',
    defaultMessage: '{count, plural, one {# conta} other {# contas}}',
    description: 'Number of accounts, if their balance is not known',
  },
  noOpening: {
    id: 'bank.noOpening',
    defaultMessage: 'Sem saldo inicial',
    description: 'In place of a balance, if the company has not typed the opening balance',
  },
  showArchived: {
    id: 'bank.showArchived',
    defaultMessage: 'Mostrar arquivadas',
    description: 'Link that shows the archived accounts too',
  },
  hideArchived: {
    id: 'bank.hideArchived',
    defaultMessage: 'Ocultar arquivadas',
    description: 'Link that hides the archived accounts',
  },
  archived: { id: 'bank.archived', defaultMessage: 'Arquivada', description: 'Badge of an archived account' },
  name: { id: 'bank.name', defaultMessage: 'Nome', description: 'Column and field: the name of an account' },
  kind: {
    id: 'bank.kind',
    defaultMessage: 'Tipo',
    description: 'Column and field: the kind of an account: bank, cash or card',
  },
  bank: {
    id: 'bank.bank',
    defaultMessage: 'Banco',
    description: 'Column: number of the bank and last digits of an account',
  },
  balance: { id: 'bank.balance', defaultMessage: 'Saldo', description: 'Column: the balance of an account' },
  numberOf: {
    id: 'bank.numberOf',
    defaultMessage: 'Banco {code}',
    description: 'Number of the bank of an account',
  },
  endOf: {
    id: 'bank.endOf',
    defaultMessage: 'final {end}',
    description: 'The last digits of the number of an account',
  },
  bankCode: {
    id: 'bank.bankCode',
    defaultMessage: 'Número do banco',
    description: 'Field: the number of the bank, of three digits',
  },
  bankCodeHint: {
    id: 'bank.bankCode.hint',
    defaultMessage: 'Três números, como no extrato. Por exemplo, 001.',
    description: 'Hint below the field for the number of the bank',
  },
  bankCodeInvalid: {
    id: 'bank.bankCode.invalid',
    defaultMessage: 'O número do banco tem até três números.',
    description: 'Error of the number of the bank',
  },
  numberEnd: {
    id: 'bank.numberEnd',
    defaultMessage: 'Final da conta',
    description: 'Field: the last digits of the number of an account',
  },
  numberEndHint: {
    id: 'bank.numberEnd.hint',
    defaultMessage: 'Até quatro números ou letras.',
    description: 'Hint below the field for the last digits of an account',
  },
  numberEndInvalid: {
    id: 'bank.numberEnd.invalid',
    defaultMessage: 'O final tem até quatro números ou letras.',
    description: 'Error of the last digits of an account',
  },
  openingAmount: {
    id: 'bank.openingAmount',
    defaultMessage: 'Saldo inicial (R$)',
    description: 'Field: the opening balance of an account',
  },
  openingAmountHint: {
    id: 'bank.openingAmount.hint',
    defaultMessage: 'O saldo no início do dia. Com sinal de menos, se a conta deve.',
    description: 'Hint below the field for the opening balance of an account',
  },
  openingOn: {
    id: 'bank.openingOn',
    defaultMessage: 'Data do saldo inicial',
    description: 'Field: the day of the opening balance of an account',
  },
  waitingLines: {
    id: 'bank.waitingLines',
    defaultMessage: '{count, plural, one {# linha a conciliar} other {# linhas a conciliar}}',
    description: 'Link to the lines of bank statements of an account that are not reconciled yet',
  },
  openingOnHint: {
    id: 'bank.openingOn.hint',
    defaultMessage:
      'O dia do primeiro extrato que vai importar, ou antes. O que foi pago antes deste dia já está no saldo inicial.',
    description: 'Hint below the field for the day of the opening balance',
  },
  openingOfCompany: {
    id: 'bank.openingOfCompany',
    defaultMessage: 'O saldo inicial desta conta é o dos dados da empresa.',
    description: 'Text in place of the fields for the opening balance of the first account',
  },
  toCompany: {
    id: 'bank.toCompany',
    defaultMessage: 'Abrir os dados da empresa',
    description: 'Link from the first account to the page of the company',
  },
  inverts: {
    id: 'bank.inverts',
    defaultMessage: 'O extrato traz as compras com valor positivo',
    description: 'Check box of a card account',
  },
  invertsHint: {
    id: 'bank.inverts.hint',
    defaultMessage: 'Alguns cartões invertem os sinais. Na dúvida, deixe desmarcado.',
    description: 'Hint below the check box of a card account',
  },
  isArchived: {
    id: 'bank.isArchived',
    defaultMessage: 'Arquivada',
    description: 'Check box: the account takes no new payments',
  },
  isArchivedHint: {
    id: 'bank.isArchived.hint',
    defaultMessage: 'Não aceita novos pagamentos nem transferências, e continua nos números.',
    description: 'Hint below the check box of an archived account',
  },
  added: {
    id: 'bank.added',
    defaultMessage: 'Conta criada.',
    description: 'Message after an account was added',
  },
  saved: {
    id: 'bank.saved',
    defaultMessage: 'Conta alterada.',
    description: 'Message after an account was changed',
  },
  future: {
    id: 'bank.future',
    defaultMessage: 'Escolha um dia até hoje.',
    description: 'Error of a day after today',
  },
  repeated: {
    id: 'bank.repeated',
    defaultMessage: 'Já existe uma conta com este nome.',
    description: 'Error of the name of an account',
  },
  afterMovements: {
    id: 'bank.afterMovements',
    defaultMessage: 'Há pagamentos ou transferências antes deste dia.',
    description: 'Error of a later day of the opening balance',
  },
  ofCompany: {
    id: 'bank.ofCompany',
    defaultMessage: 'Altere o saldo inicial nos dados da empresa.',
    description: 'Error of the opening balance of the first account',
  },
  firstAccount: {
    id: 'bank.firstAccount',
    defaultMessage: 'A primeira conta recebe os pagamentos sem conta, por isso não é arquivada.',
    description: 'Sentence after the first account was not archived',
  },
  conflict: {
    id: 'bank.conflict',
    defaultMessage: '{name} alterou esta conta enquanto você editava. Nada foi salvo.',
    description: 'Sentence after another person has changed the account meanwhile',
  },
  conflictUnnamed: {
    id: 'bank.conflict.unnamed',
    defaultMessage: 'Esta conta foi alterada enquanto você editava. Nada foi salvo.',
    description: 'Sentence after the account was changed meanwhile, if the other person is not known',
  },
  gone: {
    id: 'bank.gone',
    defaultMessage: 'Esta conta não existe',
    description: 'Heading of the page of an account that does not exist',
  },
  toList: { id: 'bank.toList', defaultMessage: 'Ver as contas', description: 'Link to the list of accounts' },
  optional: {
    id: 'bank.optional',
    defaultMessage: 'Opcional.',
    description: 'Hint below a field that may be empty',
  },
  openingSince: {
    id: 'bank.openingSince',
    defaultMessage: 'Saldo inicial em {day}: {amount}',
    description: 'Opening balance of an account, above its payments and transfers',
  },
  balanceOnly: {
    id: 'bank.balanceOnly',
    defaultMessage: 'Saldo: {balance}',
    description: 'Balance of an account on the present day',
  },
});

import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

export const messages = defineMessages<{
  readonly newTitle: NoMessageValues;
  readonly title: NoMessageValues;
  readonly loading: NoMessageValues;
  readonly failed: NoMessageValues;
  readonly gone: NoMessageValues;
  readonly goneDetail: NoMessageValues;
  readonly toList: NoMessageValues;
  readonly notOffered: NoMessageValues;
  readonly notPermitted: NoMessageValues;
  readonly kind: NoMessageValues;
  readonly counterparty: NoMessageValues;
  readonly category: NoMessageValues;
  readonly form: NoMessageValues;
  readonly document: NoMessageValues;
  readonly documentHint: NoMessageValues;
  readonly installment: NoMessageValues;
  readonly installments: NoMessageValues;
  readonly issuedOn: NoMessageValues;
  readonly dueOn: NoMessageValues;
  readonly amount: NoMessageValues;
  readonly payment: NoMessageValues;
  readonly paymentHint: NoMessageValues;
  readonly paidOn: NoMessageValues;
  readonly paidAmount: NoMessageValues;
  readonly save: NoMessageValues;
  readonly saving: NoMessageValues;
  readonly cancel: NoMessageValues;
  readonly added: NoMessageValues;
  readonly changed: NoMessageValues;
  readonly conflict: { readonly name: MessageValue };
  readonly conflictUnnamed: NoMessageValues;
  readonly loadCurrent: NoMessageValues;
  readonly refused: NoMessageValues;
  readonly missing: NoMessageValues;
  readonly missingOption: NoMessageValues;
  readonly tooLong: NoMessageValues;
  readonly characters: NoMessageValues;
  readonly invalidDay: NoMessageValues;
  readonly invalidAmount: NoMessageValues;
  readonly noAmount: NoMessageValues;
  readonly invalidNumber: NoMessageValues;
  readonly order: NoMessageValues;
  readonly future: NoMessageValues;
  readonly bothOrNone: NoMessageValues;
  readonly notAccepted: NoMessageValues;
  readonly pay: NoMessageValues;
  readonly payConfirm: NoMessageValues;
  readonly paying: NoMessageValues;
  readonly paid: NoMessageValues;
  readonly notOpen: NoMessageValues;
  readonly remove: NoMessageValues;
  readonly actions: NoMessageValues;
  readonly deleted: NoMessageValues;
  readonly undo: NoMessageValues;
  readonly restored: NoMessageValues;
  readonly leaveTitle: NoMessageValues;
  readonly leaveDetail: NoMessageValues;
  readonly stay: NoMessageValues;
  readonly leave: NoMessageValues;
}>({
  newTitle: {
    id: 'entry.new.title',
    defaultMessage: 'Novo lançamento',
    description: 'Title of the page that adds an entry, and the button that opens it',
  },
  title: { id: 'entry.title', defaultMessage: 'Lançamento', description: 'Title of the page of one entry' },
  loading: {
    id: 'entry.loading',
    defaultMessage: 'Carregando o lançamento…',
    description: 'Status while the entry of the page is loading',
  },
  failed: {
    id: 'entry.failed',
    defaultMessage: 'Não foi possível carregar o lançamento',
    description: 'Heading after an entry could not be loaded',
  },
  gone: {
    id: 'entry.gone',
    defaultMessage: 'Este lançamento não existe mais',
    description: 'Heading for an entry that was deleted, or that never existed',
  },
  goneDetail: {
    id: 'entry.gone.detail',
    defaultMessage: 'Ele pode ter sido excluído por outra pessoa.',
    description: 'Sentence below the heading “Este lançamento não existe mais”',
  },
  toList: {
    id: 'entry.toList',
    defaultMessage: 'Ver os lançamentos',
    description: 'Link to the list of entries',
  },
  notOffered: {
    id: 'entry.notOffered',
    defaultMessage: 'Aqui não é possível alterar lançamentos.',
    description: 'Sentence if the backend does not offer to change entries',
  },
  notPermitted: {
    id: 'entry.notPermitted',
    defaultMessage: 'Seu perfil não permite isto.',
    description: 'Sentence after the backend refused an action because of the role of the user',
  },
  kind: {
    id: 'entry.kind',
    defaultMessage: 'Tipo',
    description: 'Legend of the choice between an entry to receive and one to pay',
  },
  counterparty: {
    id: 'entry.counterparty',
    defaultMessage: 'Cliente ou fornecedor',
    description: 'Label of a field',
  },
  category: { id: 'entry.category', defaultMessage: 'Categoria', description: 'Label of a field' },
  form: { id: 'entry.form', defaultMessage: 'Forma de pagamento', description: 'Label of a field' },
  document: {
    id: 'entry.document',
    defaultMessage: 'Documento',
    description: 'Label of the field for the number of an invoice',
  },
  documentHint: {
    id: 'entry.document.hint',
    defaultMessage: 'Opcional, como NF 4711',
    description: 'Hint below the field for the number of an invoice',
  },
  installment: {
    id: 'entry.installment',
    defaultMessage: 'Parcela',
    description: 'Label of the field for the number of an instalment',
  },
  installments: {
    id: 'entry.installments',
    defaultMessage: 'Total de parcelas',
    description: 'Label of the field for the count of instalments',
  },
  issuedOn: {
    id: 'entry.issuedOn',
    defaultMessage: 'Emissão',
    description: 'Label of the field for the day of issue',
  },
  dueOn: {
    id: 'entry.dueOn',
    defaultMessage: 'Vencimento',
    description: 'Label of the field for the due day',
  },
  amount: {
    id: 'entry.amount',
    defaultMessage: 'Valor (R$)',
    description: 'Label of the field for the amount in Brazilian reais',
  },
  payment: {
    id: 'entry.payment',
    defaultMessage: 'Pagamento',
    description: 'Legend of the fields for the payment of an entry',
  },
  paymentHint: {
    id: 'entry.payment.hint',
    defaultMessage: 'Deixe em branco enquanto não for pago.',
    description: 'Hint below the fields for the payment of an entry',
  },
  paidOn: { id: 'entry.paidOn', defaultMessage: 'Data do pagamento', description: 'Label of a field' },
  paidAmount: {
    id: 'entry.paidAmount',
    defaultMessage: 'Valor pago (R$)',
    description: 'Label of the field for the paid amount in Brazilian reais',
  },
  save: { id: 'entry.save', defaultMessage: 'Salvar', description: 'Button of the form of an entry' },
  saving: {
    id: 'entry.saving',
    defaultMessage: 'Salvando…',
    description: 'Button of the form of an entry, while the entry is sent',
  },
  cancel: {
    id: 'entry.cancel',
    defaultMessage: 'Cancelar',
    description: 'Link that leaves the form of an entry',
  },
  added: {
    id: 'entry.added',
    defaultMessage: 'Lançamento adicionado.',
    description: 'Message after an entry was added',
  },
  changed: {
    id: 'entry.changed',
    defaultMessage: 'Lançamento alterado.',
    description: 'Message after an entry was changed',
  },
  conflict: {
    id: 'entry.conflict',
    defaultMessage: '{name} alterou este lançamento enquanto você editava. O que você digitou continua aqui.',
    description: 'Sentence if another person changed the entry meanwhile. {name} is the person.',
  },
  conflictUnnamed: {
    id: 'entry.conflict.unnamed',
    defaultMessage:
      'Outra pessoa alterou este lançamento enquanto você editava. O que você digitou continua aqui.',
    description: 'Sentence if another, unknown person changed the entry meanwhile',
  },
  loadCurrent: {
    id: 'entry.loadCurrent',
    defaultMessage: 'Carregar os valores atuais',
    description: 'Button that replaces the typed values by the present ones of the entry',
  },
  refused: {
    id: 'entry.refused',
    defaultMessage: 'Corrija os campos indicados.',
    description: 'Sentence after the backend refused some fields of a form',
  },
  missing: {
    id: 'entry.rule.missing',
    defaultMessage: 'Preencha este campo.',
    description: 'Error below an empty field',
  },
  missingOption: {
    id: 'entry.rule.option',
    defaultMessage: 'Escolha uma opção da lista.',
    description: 'Error below a list without a choice, or with an unknown one',
  },
  tooLong: {
    id: 'entry.rule.tooLong',
    defaultMessage: 'O texto é longo demais.',
    description: 'Error below a field',
  },
  characters: {
    id: 'entry.rule.characters',
    defaultMessage: 'Há caracteres que não podem ser usados aqui.',
    description: 'Error below a field with control characters',
  },
  invalidDay: {
    id: 'entry.rule.day',
    defaultMessage: 'Digite uma data válida, de 1990 a 2100.',
    description: 'Error below a field for a day',
  },
  invalidAmount: {
    id: 'entry.rule.amount',
    defaultMessage: 'Digite um valor, como 1.234,56.',
    description: 'Error below a field for an amount. Use the notation of the language.',
  },
  noAmount: {
    id: 'entry.rule.noAmount',
    defaultMessage: 'Digite um valor maior que zero.',
    description: 'Error below a field for an amount',
  },
  invalidNumber: {
    id: 'entry.rule.number',
    defaultMessage: 'Digite um número de 1 a 999.',
    description: 'Error below a field for the number of an instalment',
  },
  order: {
    id: 'entry.rule.order',
    defaultMessage: 'A parcela é maior que o total.',
    description: 'Error below the field for the number of an instalment',
  },
  future: {
    id: 'entry.rule.future',
    defaultMessage: 'O pagamento não pode ser depois de hoje.',
    description: 'Error below the field for the day of payment',
  },
  bothOrNone: {
    id: 'entry.rule.both',
    defaultMessage: 'Preencha a data e o valor do pagamento, ou nenhum dos dois.',
    description: 'Error below the field for the day or the amount of a payment',
  },
  notAccepted: {
    id: 'entry.rule.notAccepted',
    defaultMessage: 'Este valor não foi aceito.',
    description: 'Error below a field whose value the backend refused for an unknown reason',
  },
  pay: {
    id: 'entry.pay',
    defaultMessage: 'Marcar como pago',
    description: 'Button that opens a dialog, and title of the dialog, which records the payment of an entry',
  },
  payConfirm: {
    id: 'entry.pay.confirm',
    defaultMessage: 'Confirmar pagamento',
    description: 'Button that records the payment of an entry',
  },
  paying: {
    id: 'entry.pay.busy',
    defaultMessage: 'Registrando…',
    description: 'Button while the payment of an entry is sent',
  },
  paid: {
    id: 'entry.pay.done',
    defaultMessage: 'Pagamento registrado.',
    description: 'Message after an entry was marked as paid',
  },
  notOpen: {
    id: 'entry.pay.notOpen',
    defaultMessage: 'Este lançamento já foi pago ou não existe mais.',
    description: 'Sentence if an entry cannot be marked as paid',
  },
  remove: { id: 'entry.delete', defaultMessage: 'Excluir', description: 'Button that deletes an entry' },
  actions: {
    id: 'entry.actions',
    defaultMessage: 'Ações',
    description: 'Head of the column with the buttons of each entry, for screen readers',
  },
  deleted: {
    id: 'entry.deleted',
    defaultMessage: 'Lançamento excluído.',
    description: 'Message after an entry was deleted. A button beside it restores the entry.',
  },
  undo: { id: 'entry.undo', defaultMessage: 'Desfazer', description: 'Button that restores a deleted entry' },
  restored: {
    id: 'entry.restored',
    defaultMessage: 'Lançamento restaurado.',
    description: 'Message after a deleted entry was restored',
  },
  leaveTitle: {
    id: 'entry.leave.title',
    defaultMessage: 'Sair sem salvar?',
    description: 'Title of the dialog when a person leaves a form with unsaved values',
  },
  leaveDetail: {
    id: 'entry.leave.detail',
    defaultMessage: 'O que você digitou será perdido.',
    description: 'Text of the dialog when a person leaves a form with unsaved values',
  },
  stay: {
    id: 'entry.leave.stay',
    defaultMessage: 'Continuar editando',
    description: 'Button that keeps a form with unsaved values open',
  },
  leave: {
    id: 'entry.leave.go',
    defaultMessage: 'Sair sem salvar',
    description: 'Button that leaves a form and discards its unsaved values',
  },
});

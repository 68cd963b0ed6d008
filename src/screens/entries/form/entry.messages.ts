import { defineMessages } from '../../../i18n/defineMessages';

export const messages = defineMessages({
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
    defaultMessage: 'Deixe em branco se ainda não foi pago.',
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
  restored: {
    id: 'entry.draft',
    defaultMessage: 'O que você tinha digitado antes de a sessão terminar está aqui. Ainda não foi salvo.',
    description: 'Sentence above the form, after a new sign-in filled it with the values of before',
  },
  discard: {
    id: 'entry.draft.discard',
    defaultMessage: 'Descartar o que digitei',
    description: 'Button that fills the form with the stored values in place of the typed ones',
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

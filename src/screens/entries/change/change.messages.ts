import { defineMessages } from '../../../i18n/defineMessages';

export const messages = defineMessages({
  keepName: {
    id: 'entry.change.keepName',
    defaultMessage: 'Deixe em branco para não alterar. Um nome só junta duas grafias.',
    description:
      'Hint below the field for a new name of customer or supplier of several entries. Two spellings become one.',
  },
  open: {
    id: 'entry.change',
    defaultMessage: 'Alterar',
    description:
      'Button that opens a dialog, which changes category, form or due day of the selected entries',
  },
  title: {
    id: 'entry.change.title',
    defaultMessage: 'Alterar lançamentos',
    description: 'Title of the dialog that changes several entries',
  },
  keep: {
    id: 'entry.change.keep',
    defaultMessage: 'Não alterar',
    description: 'In an empty list of categories or forms: the entries keep theirs',
  },
  keepDay: {
    id: 'entry.change.keepDay',
    defaultMessage: 'Deixe em branco para não alterar.',
    description: 'Below the empty field for a due day: the entries keep theirs',
  },
  confirm: {
    id: 'entry.change.confirm',
    defaultMessage: 'Confirmar alteração',
    description: 'Button that changes several entries',
  },
  busy: {
    id: 'entry.change.busy',
    defaultMessage: 'Alterando…',
    description: 'Button while the change of several entries is sent',
  },
  preview: {
    id: 'entry.change.preview',
    defaultMessage: 'O que muda',
    description: 'Heading of the list of the entries that a change will change',
  },
  nothingChosen: {
    id: 'entry.change.nothingChosen',
    defaultMessage: 'Escolha a categoria, a forma de pagamento ou o vencimento.',
    description: 'Sentence in the dialog that changes several entries, before anything is chosen',
  },
  nothingChanges: {
    id: 'entry.change.nothingChanges',
    defaultMessage: 'Nada foi enviado, porque nenhum lançamento mudaria.',
    description: 'Error after the button of the dialog, if no entry would change',
  },
  willChange: {
    id: 'entry.change.willChange',
    defaultMessage: '{count, plural, one {# lançamento muda.} other {# lançamentos mudam.}}',
    description: 'How many of the selected entries will change',
  },
  same: {
    id: 'entry.change.same',
    defaultMessage:
      '{count, plural, one {# lançamento já tem estes valores.} other {# lançamentos já têm estes valores.}}',
    description: 'How many of the selected entries have the chosen values already',
  },
  otherKind: {
    id: 'entry.change.otherKind',
    defaultMessage:
      '{count, plural, one {# lançamento fica como está, porque a categoria é do outro tipo} other {# lançamentos ficam como estão, porque a categoria é do outro tipo}}: {names}.',
    description: 'Which entries are not changed, because the category is for entries of the other kind',
  },
  more: {
    id: 'entry.change.more',
    defaultMessage: 'mais {count}',
    description: 'The end of a list of names, of which only the first ones are shown: and 12 more',
  },
  series: {
    id: 'entry.change.series',
    defaultMessage:
      '{count, plural, one {# lançamento é de uma recorrência. Só ele muda, e as próximas alterações da recorrência não o incluem.} other {# lançamentos são de recorrências. Só eles mudam, e as próximas alterações das recorrências não os incluem.}}',
    description: 'How many of the changed entries are occurrences of a recurring entry, and what that means',
  },
  paidForm: {
    id: 'entry.change.paidForm',
    defaultMessage: 'Os pagamentos já registrados mantêm a forma de pagamento que têm.',
    description: 'Sentence if the form of entries with payments will change',
  },
  line: {
    id: 'entry.change.line',
    defaultMessage: '{field}: de {before} para {after}',
    description: 'One value of an entry before and after a change. {field} is its name, such as Categoria.',
  },
  outdated: {
    id: 'entry.change.outdated',
    defaultMessage:
      '{name} alterou ou excluiu {count, plural, one {# destes lançamentos} other {# destes lançamentos}} nesse meio-tempo, e nada foi alterado. Confira os valores atuais acima e confirme de novo.',
    description:
      'Sentence if another person changed or deleted some of the entries meanwhile. {name} is the person. The list is above.',
  },
  outdatedUnnamed: {
    id: 'entry.change.outdated.unnamed',
    defaultMessage:
      'Outra pessoa alterou ou excluiu {count, plural, one {# destes lançamentos} other {# destes lançamentos}} nesse meio-tempo, e nada foi alterado. Confira os valores atuais acima e confirme de novo.',
    description: 'Sentence if other, unknown people changed or deleted some of the entries meanwhile',
  },
  changed: {
    id: 'entry.change.done',
    defaultMessage: '{count, plural, one {# lançamento alterado.} other {# lançamentos alterados.}}',
    description: 'Message after entries were changed. A button beside it undoes it.',
  },
  gone: {
    id: 'entry.change.gone',
    defaultMessage:
      '{count, plural, one {# lançamento não muda, porque outra pessoa o excluiu} other {# lançamentos não mudam, porque outra pessoa os excluiu}}: {names}.',
    description: 'Message if another person has deleted entries that were to be changed',
  },
  undone: {
    id: 'entry.change.undone',
    defaultMessage: 'Alteração desfeita.',
    description: 'Message after the former values of entries were stored again',
  },
  undoneExcept: {
    id: 'entry.change.undoneExcept',
    defaultMessage:
      '{count, plural, one {# lançamento não voltou ao valor anterior, porque alguém o alterou depois} other {# lançamentos não voltaram ao valor anterior, porque alguém os alterou depois}}: {names}.',
    description: 'Message after an undo that left out entries that other people have changed since',
  },
});

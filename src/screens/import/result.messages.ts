import { defineMessages } from '../../i18n/defineMessages';

export const messages = defineMessages({
  done: {
    id: 'import.result.done',
    defaultMessage: '{count, plural, one {# lançamento importado} other {# lançamentos importados}}',
    description: 'Heading after an import',
  },
  duplicates: {
    id: 'import.result.duplicates',
    defaultMessage:
      '{count, plural, one {# possível duplicada ficou de fora.} other {# possíveis duplicadas ficaram de fora.}}',
    description: 'Rows that were not imported',
  },
  invalid: {
    id: 'import.result.invalid',
    defaultMessage:
      '{count, plural, one {# linha com problema ficou de fora.} other {# linhas com problema ficaram de fora.}}',
    description: 'Rows that were not imported',
  },
  list: {
    id: 'import.result.list',
    defaultMessage: 'Ver os lançamentos importados',
    description: 'Link after an import, and name of the links in the list of imports',
  },
  listOf: {
    id: 'import.result.listOf',
    defaultMessage: 'Ver os lançamentos importados de {name}',
    description: 'Link in the list of imports. {name} is the name of a file.',
  },
  another: {
    id: 'import.result.another',
    defaultMessage: 'Importar outro arquivo',
    description: 'Button after an import',
  },
  undo: {
    id: 'import.undo',
    defaultMessage: 'Desfazer importação',
    description: 'Button that deletes the entries of an import, and title of the column with it',
  },
  undoOf: {
    id: 'import.undo.of',
    defaultMessage: 'Desfazer importação: {name}',
    description: 'Name of the button in the row of an import. {name} is the name of the file.',
  },
  undoTitle: {
    id: 'import.undo.title',
    defaultMessage: 'Desfazer esta importação?',
    description: 'Title of a dialog',
  },
  undoDetail: {
    id: 'import.undo.detail',
    defaultMessage:
      'Os lançamentos de {name} serão excluídos ({count}). Ficam os que foram alterados ou pagos depois.',
    description:
      'Text of that dialog. {name} is the name of the file, and {count} the number of its entries.',
  },
  keep: { id: 'import.undo.keep', defaultMessage: 'Manter', description: 'Button that closes that dialog' },
  undone: {
    id: 'import.undone',
    defaultMessage:
      'Importação desfeita: {count, plural, one {# lançamento excluído.} other {# lançamentos excluídos.}}',
    description: 'Message after an import was undone',
  },
  kept: {
    id: 'import.undone.kept',
    defaultMessage:
      '{count, plural, one {# lançamento ficou, porque foi alterado ou pago depois:} other {# lançamentos ficaram, porque foram alterados ou pagos depois:}}',
    description: 'Follows the message after an import was undone. A list of entries follows.',
  },
  undoneAlready: {
    id: 'import.undo.already',
    defaultMessage: 'Esta importação já foi desfeita.',
    description: 'Message if an import cannot be undone',
  },
  undoGone: {
    id: 'import.undo.gone',
    defaultMessage: 'Esta importação não existe mais.',
    description: 'Message if an import cannot be undone',
  },
  past: {
    id: 'import.past',
    defaultMessage: 'Importações recentes',
    description: 'Heading above the list of imports',
  },
  pastFile: {
    id: 'import.past.file',
    defaultMessage: 'Arquivo',
    description: 'Column of the list of imports',
  },
  pastWhen: {
    id: 'import.past.when',
    defaultMessage: 'Data',
    description: 'Column of the list of imports: day and time',
  },
  pastWho: {
    id: 'import.past.who',
    defaultMessage: 'Quem importou',
    description: 'Column of the list of imports',
  },
  pastCount: {
    id: 'import.past.count',
    defaultMessage: 'Lançamentos',
    description: 'Column of the list of imports: number of entries',
  },
  pastState: {
    id: 'import.past.state',
    defaultMessage: 'Situação',
    description: 'Column of the list of imports: a button that undoes it, or when it was undone',
  },
  pastUndone: {
    id: 'import.past.undone',
    defaultMessage: 'Desfeita em {when}',
    description: 'State of an import. {when} is day and time.',
  },
});

import { defineMessages } from '../../i18n/defineMessages';

export const messages = defineMessages({
  meta: {
    id: 'categories.meta',
    defaultMessage: 'Cada lançamento tem uma categoria. Os grupos são as linhas da DRE.',
    description: 'Sentence below the title of the page. DRE is the income statement.',
  },
  loading: {
    id: 'categories.loading',
    defaultMessage: 'Carregando as categorias…',
    description: 'Status while the categories are loading',
  },
  failed: {
    id: 'categories.failed',
    defaultMessage: 'Não foi possível carregar as categorias',
    description: 'Heading after the categories could not be loaded',
  },
  notOffered: {
    id: 'categories.notOffered',
    defaultMessage: 'Aqui não é possível alterar as categorias.',
    description: 'Sentence if the backend does not offer the chart of categories',
  },
  noAccessTitle: {
    id: 'categories.noAccess.title',
    defaultMessage: 'Só administradores podem alterar as categorias',
    description: 'Heading on the page of the categories for a user with another role',
  },
  none: {
    id: 'categories.none',
    defaultMessage: 'Nenhuma categoria ainda',
    description: 'Heading of the page if the company has no category',
  },
  entries: {
    id: 'categories.entries',
    defaultMessage: '{count, plural, one {# lançamento} other {# lançamentos}}',
    description: 'Number of entries of a category',
  },
  noEntries: {
    id: 'categories.noEntries',
    defaultMessage: 'Sem lançamentos',
    description: 'In place of the number of entries of a category',
  },
  tax: {
    id: 'categories.tax',
    defaultMessage: 'Imposto',
    description: 'Badge of a category whose entries are taxes',
  },
  archived: {
    id: 'categories.archived',
    defaultMessage: 'Arquivada',
    description: 'Badge of a category that is not offered for new entries',
  },
  includes: {
    id: 'categories.includes',
    defaultMessage: 'Inclui {name}',
    description: 'Below a category: the name of another one that was merged into it',
  },
  undoMerge: {
    id: 'categories.undoMerge',
    defaultMessage: 'Separar {name} de novo',
    description: 'Button that undoes a merge of two categories',
  },
  mergeUndone: {
    id: 'categories.mergeUndone',
    defaultMessage: 'Categorias separadas.',
    description: 'Message after a merge of categories was undone',
  },
  name: { id: 'categories.name', defaultMessage: 'Nome', description: 'Label of the name of a category' },
  group: {
    id: 'categories.group',
    defaultMessage: 'Grupo da DRE',
    description: 'Label of the field for the line of the income statement',
  },
  after: {
    id: 'categories.after',
    defaultMessage: 'Posição na lista',
    description: 'Label of the field with the category after which this one is listed',
  },
  atEnd: {
    id: 'categories.atEnd',
    defaultMessage: 'No fim do grupo',
    description: 'Text of the empty field for the position of a category',
  },
  first: {
    id: 'categories.first',
    defaultMessage: 'No início do grupo',
    description: 'Choice of the position of a category',
  },
  afterOne: {
    id: 'categories.afterOne',
    defaultMessage: 'Depois de {name}',
    description: 'Choice of the position of a category: after another one',
  },
  isTax: {
    id: 'categories.isTax',
    defaultMessage: 'É um imposto ou uma taxa do governo',
    description: 'Check box of a category',
  },
  isTaxHint: {
    id: 'categories.isTax.hint',
    defaultMessage:
      'O boleto de um imposto não passa para o próximo dia útil: vence no dia que está escrito nele.',
    description: 'Hint below the check box for taxes',
  },
  isArchived: {
    id: 'categories.isArchived',
    defaultMessage: 'Arquivada',
    description: 'Check box of a category that is not offered for new entries',
  },
  isArchivedHint: {
    id: 'categories.isArchived.hint',
    defaultMessage: 'Continua nos lançamentos e nos painéis, mas não aparece em lançamentos novos.',
    description: 'Hint below the check box for archived categories',
  },
  movesFigures: {
    id: 'categories.movesFigures',
    defaultMessage:
      '{count, plural, one {# lançamento passa} other {# lançamentos passam}} de “{before}” para “{after}”.',
    description: 'Question before a category gets another line of the income statement',
  },
  movesFiguresHint: {
    id: 'categories.movesFigures.hint',
    defaultMessage: 'Os resultados mudam desde {day}, também nos meses que já passaram.',
    description: 'Below the question: the day from which figures differ',
  },
  movesFiguresYes: {
    id: 'categories.movesFigures.yes',
    defaultMessage: 'Sim, mudar também os meses passados',
    description: 'Check box below the question',
  },
  agreeFirst: {
    id: 'categories.agreeFirst',
    defaultMessage: 'Marque para confirmar.',
    description: 'Error of the check box that confirms a change of past months',
  },
  repeated: {
    id: 'categories.repeated',
    defaultMessage: 'Já existe uma categoria com este nome.',
    description: 'Error of a name that another category has',
  },
  otherKind: {
    id: 'categories.otherKind',
    defaultMessage:
      'Receita bruta só tem lançamentos a receber. Deduções, custos, despesas e impostos só têm lançamentos a pagar. Os desta categoria não cabem aqui.',
    description: 'Error of a group, or of a category to merge into',
  },
  unknown: {
    id: 'categories.unknown',
    defaultMessage: 'Esta categoria não existe mais.',
    description: 'Error after another person has deleted or merged the category',
  },
  added: {
    id: 'categories.added',
    defaultMessage: 'Categoria criada.',
    description: 'Toast after a new category was saved',
  },
  saved: {
    id: 'categories.saved',
    defaultMessage: 'Categoria alterada.',
    description: 'Message after a category was added or changed',
  },
  deleted: {
    id: 'categories.deleted',
    defaultMessage: 'Categoria excluída.',
    description: 'Message after a category was deleted',
  },
  delete: {
    id: 'categories.delete',
    defaultMessage: 'Excluir categoria',
    description: 'Button that deletes a category without entries',
  },
  inUse: {
    id: 'categories.inUse',
    defaultMessage:
      'Esta categoria está em uso, por isso não pode ser excluída. Você pode arquivar a categoria ou unir com outra.',
    description: 'Sentence below the form of a category that has entries',
  },
  toMerge: {
    id: 'categories.toMerge',
    defaultMessage: 'Unir com outra categoria',
    description: 'Link to the page that merges a category',
  },
  conflict: {
    id: 'categories.conflict',
    defaultMessage: '{name} alterou as categorias enquanto você editava. O que você digitou continua aqui.',
    description: 'Message if another person has changed the categories meanwhile',
  },
  conflictUnnamed: {
    id: 'categories.conflict.unnamed',
    defaultMessage:
      'Outra pessoa alterou as categorias enquanto você editava. O que você digitou continua aqui.',
    description: 'Message if another person has changed the categories meanwhile',
  },
  changedMeanwhile: {
    id: 'categories.changedMeanwhile',
    defaultMessage: 'Outra pessoa alterou as categorias. Confira a lista e tente de novo.',
    description:
      'Message if a deletion or an undo was refused, because another person has changed the categories',
  },
  gone: {
    id: 'categories.gone',
    defaultMessage: 'Esta categoria não existe mais',
    description: 'Heading of the page of a category that does not exist',
  },
  toList: {
    id: 'categories.toList',
    defaultMessage: 'Ver as categorias',
    description: 'Link to the page with all categories',
  },
  into: {
    id: 'categories.into',
    defaultMessage: 'Unir com',
    description: 'Label of the field for the category that gets the entries',
  },
  mergeSentence: {
    id: 'categories.merge.sentence',
    defaultMessage:
      '{count, plural, one {# lançamento de “{name}” passa para a outra categoria.} other {# lançamentos de “{name}” passam para a outra categoria.}} O nome continua a ser entendido em planilhas importadas. Você pode separar as duas de novo na lista.',
    description: 'Explanation above the field for the other category',
  },
  merged: {
    id: 'categories.merged',
    defaultMessage: 'Categorias unidas.',
    description: 'Message after two categories were merged',
  },
  presetName: {
    id: 'categories.preset.name',
    defaultMessage: 'Modelo',
    description: 'Label of the field for a list of usual categories',
  },
  presetNew: {
    id: 'categories.preset.new',
    defaultMessage: '{count, plural, one {# categoria será criada:} other {# categorias serão criadas:}}',
    description: 'Above the list of the categories that a preset adds',
  },
  presetNothing: {
    id: 'categories.preset.nothing',
    defaultMessage: 'A empresa já tem as categorias de todos os modelos',
    description: 'Heading if no preset has a new category',
  },
  presetAdded: {
    id: 'categories.preset.added',
    defaultMessage: 'Categorias criadas.',
    description: 'Message after the categories of a preset were added',
  },
});

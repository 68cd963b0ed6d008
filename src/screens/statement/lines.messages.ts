import { defineMessages } from '../../i18n/defineMessages';

export const messages = defineMessages({
  day: { id: 'statement.column.day', defaultMessage: 'Dia', description: 'Column: the day of a line' },
  text: {
    id: 'statement.column.text',
    defaultMessage: 'Histórico',
    description: 'Column: the text of a line of a bank statement',
  },
  document: {
    id: 'statement.column.document',
    defaultMessage: 'Nº do documento',
    description: 'Column: the number of the document of a line of a bank statement',
  },
  amount: {
    id: 'statement.column.amount',
    defaultMessage: 'Valor no extrato',
    description: 'Column: the signed amount of a line of a bank statement',
  },
  rowName: {
    id: 'statement.rowName',
    defaultMessage: '{text}, {amount}',
    description: 'Name of the check box of a line of a statement. {text} is its text, {amount} an amount.',
  },
  firstLines: {
    id: 'statement.firstLines',
    defaultMessage: 'Mostrando os primeiros {shown} de {total}.',
    description: 'Text below a list that has more lines than it shows. Both are numbers.',
  },
  toLines: {
    id: 'statement.toLines',
    defaultMessage: 'Ver o extrato',
    description: 'Link from the result of an import to the lines of the account',
  },
  undo: {
    id: 'statement.undo',
    defaultMessage: 'Desfazer esta importação',
    description: 'Button that removes the lines of an import of a statement',
  },
  undoOf: {
    id: 'statement.undoOf',
    defaultMessage: 'Desfazer a importação de {name}',
    description: 'Name of the button that undoes the import of a statement. {name} is the name of a file.',
  },
  undoTitle: {
    id: 'statement.undo.title',
    defaultMessage: 'Desfazer a importação do extrato?',
    description: 'Title of the dialog before an import of a statement is undone',
  },
  undoDetail: {
    id: 'statement.undo.detail',
    defaultMessage: 'Os movimentos que ela trouxe saem do extrato. Os lançamentos e os pagamentos não mudam.',
    description: 'Text of that dialog',
  },
  keep: {
    id: 'statement.undo.keep',
    defaultMessage: 'Manter',
    description: 'Button that does not undo the import of a statement',
  },
  undone: {
    id: 'statement.undone',
    defaultMessage:
      '{count, plural, one {# movimento removido do extrato.} other {# movimentos removidos do extrato.}}',
    description: 'Message after the import of a statement was undone',
  },
  state: {
    id: 'statement.column.state',
    defaultMessage: 'Situação',
    description: 'Column: whether a line of a bank statement is reconciled or ignored',
  },
  matched: {
    id: 'statement.state.matched',
    defaultMessage: 'Conciliada',
    description: 'State of a line of a bank statement',
  },
  ignored: {
    id: 'statement.state.ignored',
    defaultMessage: 'Ignorada',
    description: 'State of a line of a bank statement',
  },
  transferTo: {
    id: 'statement.transferTo',
    defaultMessage: 'Transferência para {account} em {day}',
    description: 'What a line of a bank statement is. {account}: the name of another account of the company',
  },
  transferFrom: {
    id: 'statement.transferFrom',
    defaultMessage: 'Transferência de {account} em {day}',
    description: 'What a line of a bank statement is. {account}: the name of another account of the company',
  },
  undoLine: {
    id: 'statement.undoLine',
    defaultMessage: 'Desfazer conciliação',
    description: 'Button that undoes the reconciliation of a line, if it is not known with whom',
  },
  undoLineWith: {
    id: 'statement.undoLineWith',
    defaultMessage: 'Desfazer conciliação com {name}',
    description:
      'Button that undoes the reconciliation of a line. {name}: customers or suppliers, or an account',
  },
  undoTransfer: {
    id: 'statement.undoTransfer',
    defaultMessage: 'Desfazer transferência',
    description: 'Button that undoes a transfer which was made out of a line',
  },
  waits: {
    id: 'statement.waits',
    defaultMessage: 'A conciliar',
    description: 'State of a line of a bank statement that is neither reconciled nor ignored',
  },
  undoTransferTo: {
    id: 'statement.undoTransferTo',
    defaultMessage: 'Desfazer transferência para {name}',
    description: 'Button that undoes a transfer which was made out of a line. {name}: an account',
  },
  undoTransferFrom: {
    id: 'statement.undoTransferFrom',
    defaultMessage: 'Desfazer transferência de {name}',
    description: 'Button that undoes a transfer which was made out of a line. {name}: an account',
  },
  restoreLine: {
    id: 'statement.restoreLine',
    defaultMessage: 'Deixar de ignorar',
    description: 'Button that considers an ignored line again',
  },
  actOfLine: {
    id: 'statement.actOfLine',
    defaultMessage: '{act}: {text}, {amount}',
    description:
      'Name of a button of a line for screen readers. {act}: the text of the button, {text}: that of the line',
  },
  waitsAgain: {
    id: 'statement.waitsAgain',
    defaultMessage: 'A linha espera de novo para ser conciliada.',
    description: 'In place of the button, after the reconciliation of a line was undone',
  },
  noUndo: {
    id: 'statement.noUndo',
    defaultMessage: 'Este sistema não permite conciliar extratos.',
    description: 'Error if the backend does not offer the operation',
  },
  linesReconciled: {
    id: 'statement.linesReconciled',
    defaultMessage: 'Há linhas deste extrato já conciliadas. Desfaça a conciliação delas antes.',
    description:
      'Toast: the import of a statement cannot be undone, because some of its lines are reconciled',
  },
  undoneAlready: {
    id: 'statement.undoneAlready',
    defaultMessage: 'Esta importação já foi desfeita.',
    description: 'Message: another person has undone the import of the statement',
  },
  undoGone: {
    id: 'statement.undoGone',
    defaultMessage: 'Esta importação de extrato não existe mais.',
    description: 'Message: the import of the statement cannot be undone, because it does not exist',
  },
  titleOf: {
    id: 'statement.lines.titleOf',
    defaultMessage: 'Extrato de {name}',
    description: 'Title of the page with the lines of an account. {name} is the name of the account.',
  },
  loading: {
    id: 'statement.lines.loading',
    defaultMessage: 'Carregando o extrato…',
    description: 'Text while the lines of an account are loaded',
  },
  failed: {
    id: 'statement.lines.failed',
    defaultMessage: 'Não foi possível carregar o extrato',
    description: 'Heading if the lines of an account cannot be loaded',
  },
  notOffered: {
    id: 'statement.lines.notOffered',
    defaultMessage: 'Esta conta não existe, ou os extratos ainda não estão disponíveis aqui',
    description: 'Heading if the account does not exist, or the server has no statements',
  },
  none: {
    id: 'statement.lines.none',
    defaultMessage: 'Nenhum movimento nesta página',
    description: 'Heading of an empty page of the lines of an account',
  },
  noneYet: {
    id: 'statement.lines.noneYet',
    defaultMessage: 'Nenhum extrato importado nesta conta',
    description: 'Heading of the lines of an account without a statement',
  },
  shown: {
    id: 'statement.lines.shown',
    defaultMessage: '{count, plural, one {# movimento nesta página} other {# movimentos nesta página}}',
    description: 'Number of lines on the page',
  },
  imports: {
    id: 'statement.imports',
    defaultMessage: 'Extratos importados',
    description: 'Heading of the list of the imports of an account',
  },
  importedBy: {
    id: 'statement.importedBy',
    defaultMessage: '{count, plural, one {# movimento} other {# movimentos}}, {name}, {when}',
    description: 'An import of a statement. {name} is a person, {when} a date and a time.',
  },
});

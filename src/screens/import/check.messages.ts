import { defineMessages } from '../../i18n/defineMessages';

export const messages = defineMessages({
  file: {
    id: 'import.check.file',
    defaultMessage: 'Arquivo',
    description: 'Name of the part of the page with the chosen file',
  },
  known: {
    id: 'import.check.known',
    defaultMessage:
      '{name} já importou este mesmo arquivo em {when}. Importá-lo de novo pode repetir lançamentos.',
    description: 'Warning. {name} is a person, and {when} is date and time.',
  },
  otherTable: {
    id: 'import.check.otherTable',
    defaultMessage:
      'Há outra tabela na linha {row} ({titles}). Ela não será importada. Para importá-la, coloque-a em outra aba ou em outro arquivo.',
    description:
      'Warning. {titles} are the titles of its columns. A sheet of a spreadsheet is meant, not a tab of the browser.',
  },
  hiddenRows: {
    id: 'import.check.hiddenRows',
    defaultMessage: 'A planilha tem {rows, plural, one {# linha oculta.} other {# linhas ocultas.}}',
    description: 'Notice: rows that the spreadsheet hides or filters out',
  },
  hiddenColumns: {
    id: 'import.check.hiddenColumns',
    defaultMessage: 'Colunas ocultas: {names}.',
    description: 'Notice: columns that the spreadsheet hides. {names} is a list of titles.',
  },
  hiddenInclude: {
    id: 'import.check.hiddenInclude',
    defaultMessage: 'Incluir o que está oculto',
    description: 'Check box below that notice. Without it, hidden rows and columns are left out.',
  },
  restored: {
    id: 'import.check.restored',
    defaultMessage:
      'O arquivo que você tinha escolhido antes de a sessão terminar está aqui. Ainda não foi importado.',
    description: 'Text above the check of a file, after a new sign-in',
  },
  sheet: {
    id: 'import.check.sheet',
    defaultMessage: 'Aba da planilha',
    description: 'Label of the choice of the sheet of a spreadsheet',
  },
  rows: {
    id: 'import.check.rows',
    defaultMessage: 'O que será importado',
    description: 'Heading above the rows of the file',
  },
  ready: {
    id: 'import.check.ready',
    defaultMessage: 'Prontas',
    description: 'Tab with the rows of the file that can be imported',
  },
  readRows: {
    id: 'import.check.readRows',
    defaultMessage: 'Lidas',
    description: 'Tab with the rows of the file that can be imported once the open questions are answered',
  },
  duplicate: {
    id: 'import.check.duplicate',
    defaultMessage: 'Possíveis duplicadas',
    description: 'Tab with the rows of the file that are equal to an entry',
  },
  invalid: {
    id: 'import.check.invalid',
    defaultMessage: 'Com problema',
    description: 'Tab with the rows of the file that cannot be imported',
  },
  skipped: {
    id: 'import.check.skipped',
    defaultMessage: 'Ignoradas',
    description: 'Tab with the rows of the file that are no entries',
  },
  noneReady: {
    id: 'import.check.noneReady',
    defaultMessage: 'Nenhuma linha está pronta.',
    description: 'Text in an empty tab',
  },
  duplicateHint: {
    id: 'import.check.duplicate.hint',
    defaultMessage:
      'São iguais a um lançamento que já existe, ou a outra linha do arquivo. Só as marcadas são importadas.',
    description: 'Text above the rows that are possible duplicates, which have check boxes',
  },
  addDuplicates: {
    id: 'import.check.duplicate.add',
    defaultMessage: 'Importar todas as possíveis duplicadas',
    description: 'Switch above the rows that are possible duplicates',
  },
  invalidHint: {
    id: 'import.check.invalid.hint',
    defaultMessage:
      'Estas linhas ficam de fora. Corrija-as no arquivo e escolha-o de novo, ou importe só as outras.',
    description: 'Text above the rows with problems',
  },
  invalidOpen: {
    id: 'import.check.invalid.open',
    defaultMessage:
      'Responda primeiro às perguntas acima, porque as respostas podem resolver estes problemas.',
    description: 'Text above the rows with problems, while questions about the file are open',
  },
  refuse: {
    id: 'import.check.refuse',
    defaultMessage: 'Não importar nada se uma linha tiver problema',
    description: 'Switch above the rows with problems',
  },
  skippedHint: {
    id: 'import.check.skipped.hint',
    defaultMessage: 'Títulos, totais e linhas que não devem ser importadas.',
    description: 'Text above the skipped rows',
  },
  row: {
    id: 'import.check.row',
    defaultMessage: 'Linha',
    description: 'Column: number of the row in the file',
  },
  problem: {
    id: 'import.check.problem',
    defaultMessage: 'Problema',
    description: 'Column: why a row cannot be imported',
  },
  skipReason: {
    id: 'import.check.skipReason',
    defaultMessage: 'Motivo',
    description: 'Column: why a row of the file is not imported',
  },
  content: {
    id: 'import.check.content',
    defaultMessage: 'Conteúdo',
    description: 'Column: the texts of a skipped row',
  },
  equal: {
    id: 'import.check.equal',
    defaultMessage: 'Igual a',
    description: 'Column: the entry that is equal to a row',
  },
  equalEntry: {
    id: 'import.check.equal.entry',
    defaultMessage: 'Ver lançamento (abre em outra aba)',
    description: 'Link to the entry that is equal to a row. It opens in a new tab of the browser.',
  },
  equalRow: {
    id: 'import.check.equal.row',
    defaultMessage: 'Outra linha do arquivo',
    description: 'The row is equal to another row of the same file',
  },
  rowName: {
    id: 'import.check.rowName',
    defaultMessage: 'Linha {row}: {name}',
    description: 'Name of a row for its check box. {name} is a customer or supplier.',
  },
  some: {
    id: 'import.check.some',
    defaultMessage: 'Mostrando {shown} de {total} linhas.',
    description: 'Below a table that does not show all rows',
  },
  more: {
    id: 'import.check.more',
    defaultMessage: 'Mostrar mais linhas',
    description: 'Button below a table that shows more rows',
  },
  read: {
    id: 'import.check.read',
    defaultMessage:
      'Arquivo lido. Linhas prontas: {ready}. Possíveis duplicadas: {duplicates}. Com problema: {invalid}.',
    description: 'Announced to screen readers after the file was read. The values are numbers.',
  },
  open: {
    id: 'import.check.open',
    defaultMessage: 'Perguntas em aberto: {count}.',
    description: 'Announced to screen readers after the file was read. {count} is a number.',
  },
  updating: {
    id: 'import.check.updating',
    defaultMessage: 'Atualizando…',
    description: 'Text while the server reads the file again with another choice',
  },
  import: {
    id: 'import.check.import',
    defaultMessage: 'Importar {count, plural, one {# lançamento} other {# lançamentos}}',
    description: 'Button that imports the rows',
  },
  left: {
    id: 'import.check.left',
    defaultMessage: '{count, plural, one {# linha fica de fora.} other {# linhas ficam de fora.}}',
    description: 'Beside the button that imports the rows',
  },
  blockedOpen: {
    id: 'import.check.blocked.open',
    defaultMessage: 'Responda primeiro às perguntas acima.',
    description: 'Beside the button that imports the rows',
  },
  toQuestions: {
    id: 'import.check.toQuestions',
    defaultMessage: 'Ir para as perguntas',
    description: 'Button that leads to the open questions about a file',
  },
  blockedInvalid: {
    id: 'import.check.blocked.invalid',
    defaultMessage: 'Nada será importado, porque há linhas com problema.',
    description: 'Beside the button that imports the rows, if the person has chosen all rows or none',
  },
  nothing: {
    id: 'import.check.nothing',
    defaultMessage: 'Não há linhas para importar.',
    description: 'In place of the button that imports the rows',
  },
});

import { defineMessages } from '../../i18n/defineMessages';

export const messages = defineMessages({
  noTable: {
    id: 'import.failure.noTable',
    defaultMessage:
      'Não encontramos uma tabela neste arquivo. Ele precisa de uma linha de títulos e de linhas com valores.',
    description: 'Why a file cannot be imported',
  },
  broken: {
    id: 'import.failure.broken',
    defaultMessage: 'O arquivo está danificado. Abra-o no programa da planilha e salve-o de novo.',
    description: 'Why a file cannot be imported',
  },
  encrypted: {
    id: 'import.failure.encrypted',
    defaultMessage: 'O arquivo está protegido por senha. Remova a senha e escolha-o de novo.',
    description: 'Why a file cannot be imported',
  },
  inflated: {
    id: 'import.failure.inflated',
    defaultMessage: 'O conteúdo do arquivo é grande demais. Divida a planilha em partes menores.',
    description: 'Why a file cannot be imported: unpacked, it has more than 64 MB',
  },
  rows: {
    id: 'import.failure.rows',
    defaultMessage: 'O arquivo tem mais de {count} linhas. Divida a planilha em partes menores.',
    description: 'Why a file cannot be imported. {count} is a number.',
  },
  columns: {
    id: 'import.failure.columns',
    defaultMessage: 'O arquivo tem mais de {count} colunas. Apague as que não precisam ser importadas.',
    description: 'Why a file cannot be imported. {count} is a number.',
  },
  line: {
    id: 'import.failure.line',
    defaultMessage: 'Uma linha do arquivo é longa demais. Confira se as aspas estão fechadas.',
    description: 'Why a csv file cannot be imported',
  },
  cell: {
    id: 'import.failure.cell',
    defaultMessage: 'Uma célula do arquivo é longa demais. Divida o texto ou apague a coluna.',
    description: 'Why a file cannot be imported',
  },
  quotes: {
    id: 'import.failure.quotes',
    defaultMessage:
      'Há uma aspa aberta que não fecha. Abra o arquivo no programa da planilha, corrija o texto e salve-o de novo.',
    description: 'Why a file cannot be imported',
  },
  fields: {
    id: 'import.failure.fields',
    defaultMessage:
      'Há linhas com mais campos do que títulos. Se a vírgula separa as colunas e também os centavos, salve o arquivo como .xlsx.',
    description: 'Why a file cannot be imported',
  },
  webPage: {
    id: 'import.failure.webPage',
    defaultMessage:
      'Este arquivo é uma página da web com nome de planilha. Abra-o no programa da planilha e salve-o como .xlsx.',
    description: 'Why a file cannot be imported',
  },
  json: {
    id: 'import.failure.json',
    defaultMessage:
      'Este arquivo é JSON, e não uma planilha. No sistema de origem, exporte em .xlsx ou .csv.',
    description: 'Why a file cannot be imported',
  },
  months: {
    id: 'import.failure.months',
    defaultMessage:
      'A planilha tem uma coluna para cada mês. Ela precisa de uma linha por lançamento, com vencimento e valor.',
    description: 'Why a file cannot be imported',
  },
  journal: {
    id: 'import.failure.journal',
    defaultMessage:
      'Este é um arquivo contábil, com conta de débito e conta de crédito. Exporte as contas a pagar ou a receber.',
    description: 'Why a file cannot be imported',
  },
  slow: {
    id: 'import.failure.slow',
    defaultMessage: 'A leitura do arquivo demorou demais. Divida a planilha em partes menores.',
    description: 'Why a file cannot be imported',
  },
  openQuestions: {
    id: 'import.failure.openQuestions',
    defaultMessage: 'Ainda há perguntas sem resposta sobre o arquivo.',
    description: 'Why a file was not imported',
  },
  invalidRows: {
    id: 'import.failure.invalidRows',
    defaultMessage: 'Nada foi importado, porque há linhas com problema.',
    description: 'Why a file was not imported, if the person has chosen all rows or none',
  },
  nothingToAdd: {
    id: 'import.failure.nothingToAdd',
    defaultMessage: 'Não há lançamentos para importar com estas escolhas.',
    description: 'Why a file was not imported',
  },
  choices: {
    id: 'import.failure.choices',
    defaultMessage: 'Uma das escolhas não serve para este arquivo. Confira as colunas.',
    description: 'Why a file was not imported',
  },
  other: {
    id: 'import.failure.other',
    defaultMessage: 'Este arquivo não pôde ser importado.',
    description: 'Why a file was not imported, for an unknown reason',
  },
  atRow: {
    id: 'import.failure.atRow',
    defaultMessage: 'Veja a linha {row} do arquivo.',
    description: 'Follows the reason why a file cannot be imported. {row} is a number.',
  },
  tooLarge: {
    id: 'import.failure.tooLarge',
    defaultMessage: 'O arquivo é grande demais. O máximo é {most}.',
    description: 'The server refused a file. {most} is a size such as “5 MB”.',
  },
  wrongKind: {
    id: 'import.failure.wrongKind',
    defaultMessage:
      'O conteúdo deste arquivo não é uma planilha .xlsx nem um texto .csv. Abra o original e salve-o como .xlsx ou .csv.',
    description: 'The server refused a file',
  },
  busy: {
    id: 'import.failure.busy',
    defaultMessage: 'Há outros arquivos sendo lidos. Tente de novo daqui a pouco.',
    description: 'The server refused a file, because it reads too many at once',
  },
  notPermitted: {
    id: 'import.failure.notPermitted',
    defaultMessage: 'Seu perfil não permite importar lançamentos. Peça a um administrador.',
    description: 'The server refused a file, because of the role of the person',
  },
  notOffered: {
    id: 'import.failure.notOffered',
    defaultMessage: 'A importação ainda não está disponível aqui.',
    description: 'Message if the server does not offer the import',
  },
  unknownEnd: {
    id: 'import.failure.unknownEnd',
    defaultMessage:
      'Não sabemos se o arquivo foi importado: a resposta do servidor não chegou. Veja nas importações recentes antes de tentar de novo.',
    description: 'An import has failed without a response, so that it may be stored',
  },
  bankStatement: {
    id: 'import.failure.bankStatement',
    defaultMessage: 'Este arquivo é um extrato do banco, e não uma lista de lançamentos.',
    description: 'Why a file cannot be imported as a list of entries',
  },
  looksLikeStatement: {
    id: 'import.statement.looks',
    defaultMessage:
      'Este arquivo parece um extrato do banco. Como extrato, ele não cria lançamentos: mostra o que passou pela conta.',
    description: 'Text before the link to the page that imports bank statements',
  },
  asStatement: {
    id: 'import.statement.open',
    defaultMessage: 'Importar como extrato',
    description: 'Link that opens the page for bank statements with the same file',
  },
  recent: {
    id: 'import.failure.recent',
    defaultMessage: 'Ver as importações recentes (abre em outra aba)',
    description: 'Link after an import that may be stored',
  },
  changed: {
    id: 'import.failure.changed',
    defaultMessage: 'O arquivo foi alterado ou movido depois que você o escolheu. Escolha-o de novo.',
    description: 'The browser cannot read the chosen file any more',
  },
});

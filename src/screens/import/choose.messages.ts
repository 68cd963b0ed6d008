import { defineMessages } from '../../i18n/defineMessages';

export const messages = defineMessages({
  label: {
    id: 'import.file.label',
    defaultMessage: 'Planilha com os lançamentos',
    description: 'Name of the field for the file to import',
  },
  action: {
    id: 'import.file.action',
    defaultMessage: 'Escolher arquivo',
    description: 'Button-like part of the field for the file to import',
  },
  drop: {
    id: 'import.file.drop',
    defaultMessage: 'ou arraste-o para cá',
    description: 'Text beside “Choose a file”',
  },
  limits: {
    id: 'import.file.limits',
    defaultMessage:
      'Planilha .xlsx ou texto .csv de até {size}, com no máximo {rows} linhas e {columns} colunas.',
    description: 'Which files can be imported. {rows} and {columns} are numbers, and {size} is “5 MB”.',
  },
  ownLayout: {
    id: 'import.file.ownLayout',
    defaultMessage:
      'As colunas podem ter qualquer nome e qualquer ordem. Nada é gravado antes de você conferir.',
    description: 'Text at the start of the page that imports entries',
  },
  template: {
    id: 'import.template',
    defaultMessage: 'Baixar um modelo',
    description: 'Button that downloads an example file',
  },
  templateHint: {
    id: 'import.template.hint',
    defaultMessage: 'Ainda não tem uma planilha?',
    description: 'Text before the button that downloads an example file',
  },
  several: {
    id: 'import.file.several',
    defaultMessage: 'Escolha um arquivo por vez.',
    description: 'Error: several files were dropped',
  },
  tooLarge: {
    id: 'import.file.tooLarge',
    defaultMessage: 'O arquivo tem {size}, e o máximo é {most}. Divida a planilha em partes menores.',
    description: 'Error about the file to import. {size} and {most} are sizes such as “5 MB”.',
  },
  wrongKind: {
    id: 'import.file.wrongKind',
    defaultMessage:
      'Este arquivo não é .xlsx nem .csv. No programa da planilha, use “Salvar como” e escolha um desses formatos.',
    description: 'Error about the file to import',
  },
  openDocument: {
    id: 'import.file.openDocument',
    defaultMessage:
      'Esta é uma planilha do LibreOffice (.ods). Abra-a, use “Salvar como” e escolha .xlsx ou .csv.',
    description: 'Why a chosen file is refused. “Salvar como” is the menu entry of LibreOffice.',
  },
  pdf: {
    id: 'import.file.pdf',
    defaultMessage:
      'Um PDF não pode ser importado. Exporte estes dados como planilha .xlsx ou .csv no programa de onde eles vieram.',
    description: 'Why a chosen file is refused',
  },
  archive: {
    id: 'import.file.archive',
    defaultMessage:
      'Este arquivo está compactado. Extraia a planilha, salve-a como .xlsx ou .csv e escolha-a aqui.',
    description: 'Why a chosen file is refused: a zip or a similar file',
  },
  image: {
    id: 'import.file.image',
    defaultMessage:
      'Uma imagem não pode ser importada. Digite os dados em uma planilha e salve-a como .xlsx ou .csv.',
    description: 'Why a chosen file is refused',
  },
  oldKind: {
    id: 'import.file.oldKind',
    defaultMessage: 'Este é o formato antigo do Excel (.xls). Abra a planilha e salve-a como .xlsx ou .csv.',
    description: 'Error about the file to import',
  },
  empty: {
    id: 'import.file.empty',
    defaultMessage: 'O arquivo está vazio.',
    description: 'Error about the file to import',
  },
  sending: {
    id: 'import.sending',
    defaultMessage: 'Enviando {name}…',
    description: 'Text beside the progress of an upload. {name} is the name of the file.',
  },
  reading: {
    id: 'import.reading',
    defaultMessage: 'Lendo {name}…',
    description: 'Text while the server reads a file. {name} is the name of the file.',
  },
  saving: {
    id: 'import.saving',
    defaultMessage: 'Gravando os lançamentos…',
    description: 'Text while the server stores the entries of a file',
  },
  cancel: { id: 'import.cancel', defaultMessage: 'Cancelar', description: 'Button that cancels an upload' },
  retry: {
    id: 'import.retry',
    defaultMessage: 'Tentar de novo',
    description: 'Button that sends the same file again',
  },
  otherFile: {
    id: 'import.otherFile',
    defaultMessage: 'Escolher outro arquivo',
    description: 'Button that drops the file, so that the person can choose another one',
  },
  toList: {
    id: 'import.toList',
    defaultMessage: 'Voltar aos lançamentos',
    description: 'Link from the page that imports entries to the list of entries',
  },
  leaveTitle: {
    id: 'import.leave.title',
    defaultMessage: 'Sair sem importar?',
    description: 'Title of the dialog when a person leaves the page with a file that is not imported',
  },
  leaveDetail: {
    id: 'import.leave.detail',
    defaultMessage: 'O arquivo escolhido ainda não foi importado, e as suas escolhas serão perdidas.',
    description: 'Text of that dialog',
  },
  stay: {
    id: 'import.leave.stay',
    defaultMessage: 'Continuar aqui',
    description: 'Button that stays on the page with the file',
  },
  leave: {
    id: 'import.leave.go',
    defaultMessage: 'Sair sem importar',
    description: 'Button that leaves the page with the file',
  },
  runningTitle: {
    id: 'import.running.title',
    defaultMessage: 'Sair desta página?',
    description:
      'Title of the dialog when a person leaves the page while the server stores the entries of a file',
  },
  runningDetail: {
    id: 'import.running.detail',
    defaultMessage:
      'O servidor já recebeu o arquivo, e a importação continua. Avisaremos quando ela terminar.',
    description: 'Text of that dialog',
  },
  runningLeave: {
    id: 'import.running.go',
    defaultMessage: 'Sair da página',
    description: 'Button that leaves the page while the import goes on',
  },
  leftDone: {
    id: 'import.left.done',
    defaultMessage:
      '{count, plural, one {# lançamento importado.} other {# lançamentos importados.}} Para desfazer, abra “Importar” em Lançamentos.',
    description:
      'Message after an import whose page the person has left. “Importar” is the button above the list of entries.',
  },
  leftFailed: {
    id: 'import.left.failed',
    defaultMessage: 'O arquivo não foi importado. Abra “Importar” em Lançamentos e tente de novo.',
    description: 'Message after a failed import whose page the person has left',
  },
  leftUnknown: {
    id: 'import.left.unknown',
    defaultMessage:
      'Não sabemos se o arquivo foi importado: a resposta do servidor não chegou. Abra “Importar” em Lançamentos e veja as importações recentes.',
    description: 'Message after an import without a response whose page the person has left',
  },
});

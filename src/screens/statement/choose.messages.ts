import { defineMessages } from '../../i18n/defineMessages';

export const messages = defineMessages({
  label: {
    id: 'statement.file.label',
    defaultMessage: 'Arquivo do extrato',
    description: 'Name of the field for the file of a bank statement',
  },
  action: {
    id: 'statement.file.action',
    defaultMessage: 'Escolher extrato',
    description: 'Button-like part of the field for the file of a bank statement',
  },
  drop: {
    id: 'statement.file.drop',
    defaultMessage: 'ou arraste-o para cá',
    description: 'Text beside “Choose a statement”',
  },
  hint: {
    id: 'statement.file.hint',
    defaultMessage:
      'OFX, .xlsx ou .csv de até 5 MB, de conta ou de cartão. Nada é gravado antes de você conferir, e o mesmo extrato pode ser importado de novo: só entra o que é novo.',
    description: 'Text below the field for the file of a bank statement',
  },
  wrongKind: {
    id: 'statement.file.wrongKind',
    defaultMessage:
      'Este arquivo não é um extrato em OFX, csv ou xlsx. No site do banco, baixe o extrato num desses formatos.',
    description: 'Error: the file is for example a picture. OFX, csv and xlsx are formats of files.',
  },
  several: {
    id: 'statement.file.several',
    defaultMessage: 'Escolha um extrato por vez.',
    description: 'Error: several files were dropped',
  },
  empty: {
    id: 'statement.file.empty',
    defaultMessage: 'Este arquivo está vazio.',
    description: 'Error about the file of a bank statement',
  },
  tooLarge: {
    id: 'statement.file.tooLarge',
    defaultMessage: 'O arquivo tem mais de 5 MB. Exporte um período menor no site do banco.',
    description: 'Error about the file of a bank statement',
  },
  changed: {
    id: 'statement.file.changed',
    defaultMessage: 'O arquivo mudou ou foi movido depois da escolha. Escolha-o de novo.',
    description: 'The browser cannot read the chosen file any more',
  },
  sending: {
    id: 'statement.sending',
    defaultMessage: 'Enviando o extrato…',
    description: 'Text beside the progress of an upload',
  },
  reading: {
    id: 'statement.reading',
    defaultMessage: 'Lendo o extrato…',
    description: 'Text while the server reads a bank statement',
  },
  saving: {
    id: 'statement.saving',
    defaultMessage: 'Gravando o extrato…',
    description: 'Text while the server stores the lines of a bank statement',
  },
  cancel: {
    id: 'statement.cancel',
    defaultMessage: 'Parar',
    description: 'Button that stops the upload of a bank statement',
  },
  retry: {
    id: 'statement.retry',
    defaultMessage: 'Enviar de novo',
    description: 'Button that sends the same bank statement again',
  },
  otherFile: {
    id: 'statement.otherFile',
    defaultMessage: 'Escolher outro extrato',
    description: 'Button that drops the file, so that the person can choose another one',
  },
  leaveTitle: {
    id: 'statement.leave.title',
    defaultMessage: 'Sair sem importar o extrato?',
    description: 'Title of the dialog when a person leaves the page with a statement that is not imported',
  },
  leaveDetail: {
    id: 'statement.leave.detail',
    defaultMessage: 'O extrato escolhido ainda não foi importado, e as suas respostas serão perdidas.',
    description: 'Text of that dialog',
  },
  stay: {
    id: 'statement.leave.stay',
    defaultMessage: 'Ficar nesta página',
    description: 'Button that stays on the page with the statement',
  },
  leave: {
    id: 'statement.leave.go',
    defaultMessage: 'Sair mesmo assim',
    description: 'Button that leaves the page with the statement',
  },
});

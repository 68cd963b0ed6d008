import { defineMessages } from '../i18n/defineMessages';

export const submissionTexts = defineMessages({
  lost: {
    id: 'submission.lost',
    defaultMessage:
      'Não sabemos se foi gravado: a resposta do servidor não chegou. Confira antes de tentar de novo.',
    description:
      'A change has failed without a response, so it may be stored. A second one would be stored twice.',
  },
  lostRepeatable: {
    id: 'submission.lost.repeatable',
    defaultMessage:
      'Não sabemos se foi gravado: a resposta do servidor não chegou. Tente de novo sem mudar nada, e não ficará em dobro. Se quiser mudar algo, confira antes se já foi gravado.',
    description:
      'A change has failed without a response, so it may be stored. The server recognizes a second request with the same values.',
  },
  inProgress: {
    id: 'submission.inProgress',
    defaultMessage:
      'O envio anterior ainda está sendo processado. Espere alguns segundos e tente de novo: não ficará em dobro.',
    description: 'The server still works on an earlier request with the same values',
  },
  otherContent: {
    id: 'submission.otherContent',
    defaultMessage:
      'O envio anterior foi gravado, com outros valores. Confira antes de tentar de novo com os valores de agora.',
    description:
      'The server has stored an earlier request whose response was lost, and the values are others now',
  },
  lookUp: {
    id: 'submission.lookUp',
    defaultMessage: 'Conferir na lista de lançamentos (abre em outra aba)',
    description: 'Link to the list of entries, after a change that may be stored',
  },
});

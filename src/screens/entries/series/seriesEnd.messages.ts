import { defineMessages } from '../../../i18n/defineMessages';

/** The texts of the form that sets, moves or removes the end of a series. */
export const endTexts = defineMessages({
  endTitle: {
    id: 'series.endTitle',
    defaultMessage: 'Encerrar ou prorrogar',
    description: 'Heading of the form that sets, moves or removes the end of entries that repeat',
  },
  endHint: {
    id: 'series.endHint',
    defaultMessage: 'Nenhum lançamento vence depois deste dia.',
    description: 'Hint below the field for the last day of entries that repeat',
  },
  beforeFirst: {
    id: 'series.beforeFirst',
    defaultMessage: 'O último dia não pode ser anterior ao primeiro vencimento.',
    description: 'Error below the field for the last day of entries that repeat',
  },
  saved: {
    id: 'series.saved',
    defaultMessage: 'Recorrência alterada.',
    description: 'Message after the end of entries that repeat was changed',
  },
  conflict: {
    id: 'series.conflict',
    defaultMessage:
      '{name} alterou esta recorrência ou um lançamento dela enquanto você editava. O que você digitou continua aqui.',
    description:
      'Sentence if another person changed the entries that repeat meanwhile. {name} is the person.',
  },
  conflictUnnamed: {
    id: 'series.conflict.unnamed',
    defaultMessage:
      'Esta recorrência ou um lançamento dela mudou enquanto você editava. O que você digitou continua aqui.',
    description: 'Sentence if the entries that repeat were changed meanwhile, and it is not known by whom',
  },
  counting: {
    id: 'series.counting',
    defaultMessage: 'Calculando o que muda…',
    description: 'While the server finds out what another end would delete or add',
  },
  countFailed: {
    id: 'series.countFailed',
    defaultMessage: 'Não foi possível calcular o que muda.',
    description: 'If the server could not tell what another end would delete or add',
  },
  retry: {
    id: 'series.retry',
    defaultMessage: 'Tentar de novo',
    description: 'Button after the server could not tell what another end would change',
  },
  nothing: {
    id: 'series.nothing',
    defaultMessage: 'Nenhum lançamento é criado ou excluído.',
    description: 'What another end of entries that repeat would change: nothing',
  },
  removed: {
    id: 'series.removed',
    defaultMessage:
      '{count, plural, one {# lançamento em aberto será excluído: {from}.} other {# lançamentos em aberto serão excluídos: de {from} a {to}.}}',
    description: 'What another end would delete. {from} and {to} are the first and the last due day.',
  },
  overdue: {
    id: 'series.overdue',
    defaultMessage: '{count, plural, one {# deles já venceu.} other {# deles já venceram.}}',
    description: 'After the number of entries that an end would delete: how many of them are overdue',
  },
  kept: {
    id: 'series.kept',
    defaultMessage: '{count, plural, one {# fica como está: {days}.} other {# ficam como estão: {days}.}}',
    description:
      'Number of entries after the new end that stay. {days} is a list of due days, each with its reason in brackets.',
  },
  added: {
    id: 'series.added',
    defaultMessage:
      '{count, plural, one {# lançamento será criado: {from}.} other {# lançamentos serão criados: de {from} a {to}.}}',
    description: 'What another end would add. {from} and {to} are the first and the last due day.',
  },
  agree: {
    id: 'series.agree',
    defaultMessage: 'Sim, excluir {count, plural, one {# lançamento} other {# lançamentos}}',
    description: 'Check box: the person agrees that the end deletes so many entries',
  },
  agreeAdded: {
    id: 'series.agreeAdded',
    defaultMessage: 'Sim, criar {count, plural, one {# lançamento} other {# lançamentos}}',
    description: 'Check box: the person agrees that a later end adds so many entries',
  },
  agreeFirst: {
    id: 'series.agreeFirst',
    defaultMessage: 'Marque para confirmar o que muda.',
    description: 'Error below the check box that agrees to what another end changes',
  },
  waitFirst: {
    id: 'series.waitFirst',
    defaultMessage: 'Espere até aparecer o que muda.',
    description: 'Error if the form was sent before the server had told what another end changes',
  },
});

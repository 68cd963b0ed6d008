import { defineMessages } from '../../i18n/defineMessages';

/** The list of the proposals that are almost certain. */
export const strongTexts = defineMessages({
  button: {
    id: 'reconciliation.strong',
    defaultMessage:
      'Conciliar {count, plural, one {# proposta quase certa} other {# propostas quase certas}}…',
    description: 'Button that opens the list of the proposals that are almost certain',
  },
  title: {
    id: 'reconciliation.strongTitle',
    defaultMessage: 'Conciliar as propostas quase certas',
    description: 'Title of a dialog',
  },
  detail: {
    id: 'reconciliation.strongDetail',
    defaultMessage:
      'Confira cada linha do extrato e o lançamento proposto. O que está marcado é conciliado de uma vez, e pode ser desfeito depois.',
    description: 'In the dialog with the proposals that are almost certain',
  },
});

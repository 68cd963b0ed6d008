import { defineMessages } from '../../i18n/defineMessages';

export const messages = defineMessages({
  title: {
    id: 'home.attention',
    defaultMessage: 'Precisa de atenção',
    description: 'Heading above the figures that need a reaction',
  },
  absent: {
    id: 'home.attention.none',
    defaultMessage: 'Os avisos sobre os números dos painéis ainda não estão disponíveis.',
    description: 'Text below the heading "Needs attention" if the server offers no figures',
  },
  calm: {
    id: 'home.attention.calm',
    defaultMessage: 'Nada vencido e nada para hoje.',
    description: 'Text below the heading "Needs attention" if nothing is overdue or due today',
  },
  noChanges: {
    id: 'home.changes.none',
    defaultMessage: 'Nenhum pagamento, vencimento ou lançamento novo.',
    description:
      'Text below the heading "Since yesterday" if nothing was paid or issued and nothing fell due',
  },
  loading: {
    id: 'home.attention.loading',
    defaultMessage: 'Carregando os avisos…',
    description: 'Text below the heading "Needs attention" while it loads, for screen readers',
  },
  failed: {
    id: 'home.attention.failed',
    defaultMessage: 'Não foi possível carregar os avisos.',
    description: 'Text below the heading "Needs attention" if the figures could not be loaded',
  },
  count: {
    id: 'home.attention.count',
    defaultMessage: '{count, plural, one {# lançamento} other {# lançamentos}}',
    description: 'Number of entries behind a figure that needs a reaction',
  },
});

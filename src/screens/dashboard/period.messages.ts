import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

export const messages = defineMessages<{
  readonly name: NoMessageValues;
  readonly choose: { readonly period: MessageValue };
  readonly own: NoMessageValues;
  readonly from: NoMessageValues;
  readonly to: NoMessageValues;
  readonly apply: NoMessageValues;
  readonly missing: NoMessageValues;
  readonly order: NoMessageValues;
}>({
  name: {
    id: 'period.name',
    defaultMessage: 'Período',
    description: 'Name of the panel in which the user chooses the period of a dashboard',
  },
  choose: {
    id: 'period.choose',
    defaultMessage: 'Período: {period}',
    description: 'Name of the button that opens the choice of the period. {period} is the chosen one.',
  },
  own: {
    id: 'period.own',
    defaultMessage: 'Outro período',
    description: 'Heading above the two days of an own period, and the name of such a period',
  },
  from: {
    id: 'period.from',
    defaultMessage: 'De',
    description: 'Label of the first day of an own period',
  },
  to: {
    id: 'period.to',
    defaultMessage: 'Até',
    description: 'Label of the last day of an own period',
  },
  apply: {
    id: 'period.apply',
    defaultMessage: 'Aplicar',
    description: 'Button that shows the own period',
  },
  missing: {
    id: 'period.missing',
    defaultMessage: 'Informe as duas datas.',
    description: 'Below the days of an own period if one of them is missing',
  },
  order: {
    id: 'period.order',
    defaultMessage: 'A data final vem antes da inicial.',
    description: 'Below the days of an own period in the wrong order',
  },
});

/** The names of the presets. */
export const presetNames = defineMessages({
  today: { id: 'period.today', defaultMessage: 'Hoje', description: 'Period of a dashboard' },
  '7d': { id: 'period.7d', defaultMessage: 'Últimos 7 dias', description: 'Period of a dashboard' },
  '30d': { id: 'period.30d', defaultMessage: 'Últimos 30 dias', description: 'Period of a dashboard' },
  '90d': { id: 'period.90d', defaultMessage: 'Últimos 90 dias', description: 'Period of a dashboard' },
  month: { id: 'period.month', defaultMessage: 'Este mês', description: 'Period of a dashboard' },
  year: { id: 'period.year', defaultMessage: 'Este ano', description: 'Period of a dashboard' },
});

import { defineMessages } from '../../i18n/defineMessages';

/** The names of the presets. */
export const presetNames = defineMessages({
  today: { id: 'period.today', defaultMessage: 'Hoje', description: 'Period of a dashboard' },
  '7d': { id: 'period.7d', defaultMessage: 'Últimos 7 dias', description: 'Period of a dashboard' },
  '30d': { id: 'period.30d', defaultMessage: 'Últimos 30 dias', description: 'Period of a dashboard' },
  '90d': { id: 'period.90d', defaultMessage: 'Últimos 90 dias', description: 'Period of a dashboard' },
  month: { id: 'period.month', defaultMessage: 'Este mês', description: 'Period of a dashboard' },
  lastMonth: { id: 'period.lastMonth', defaultMessage: 'Mês passado', description: 'Period of a dashboard' },
  year: { id: 'period.year', defaultMessage: 'Este ano', description: 'Period of a dashboard' },
});

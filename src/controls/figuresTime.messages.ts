import { defineMessages } from '../i18n/defineMessages';

export const messages = defineMessages({
  updated: {
    id: 'figures.updated',
    defaultMessage: 'Atualizado às {time}',
    description: 'Time of the last update of the figures of a dashboard',
  },
  updatedOn: {
    id: 'figures.updatedOn',
    defaultMessage: 'Atualizado em {moment}',
    description: 'Date and time of the last update of the figures of a dashboard, on an earlier day',
  },
  stale: {
    id: 'figures.stale',
    defaultMessage: 'Não foi possível atualizar. Os números são das {time}.',
    description: 'Above figures that could not be loaded again. {time} is the time of the figures.',
  },
  staleSince: {
    id: 'figures.staleSince',
    defaultMessage: 'Não foi possível atualizar. Os números são de {moment}.',
    description:
      'Above figures of an earlier day that could not be loaded again. {moment} is their date and time.',
  },
});

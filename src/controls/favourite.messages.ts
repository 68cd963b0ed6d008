import { defineMessages } from '../i18n/defineMessages';

export const messages = defineMessages({
  favourite: {
    id: 'favourite.toggle',
    defaultMessage: 'Favorito: {title}',
    description: 'Toggle button beside a dashboard: it is pressed while the dashboard is a favourite',
  },
});

/** Headings of the groups of dashboards. */
export const groupTitles = defineMessages({
  favourites: {
    id: 'dashboards.favourites',
    defaultMessage: 'Favoritos',
    description: 'Heading above the dashboards that the user marked with a star',
  },
  all: {
    id: 'dashboards.all',
    defaultMessage: 'Todos os painéis',
    description: 'Heading above all dashboards of the user',
  },
  others: {
    id: 'dashboards.others',
    defaultMessage: 'Outros painéis',
    description: 'Heading in the menu above the dashboards that are not favourites, below the favourites',
  },
});

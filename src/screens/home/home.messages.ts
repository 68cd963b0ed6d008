import { defineMessages } from '../../i18n/defineMessages';

export const messages = defineMessages({
  title: {
    id: 'home.title',
    defaultMessage: 'Início',
    description: 'Name of the first page of the app area, in menus and palette',
  },
  noFavourites: {
    id: 'home.favourites.none',
    defaultMessage: 'Marque um painel com a estrela para encontrá-lo aqui.',
    description: 'Text below the heading "Favourites" while there are none',
  },
  recent: {
    id: 'home.recent',
    defaultMessage: 'Abertos por último',
    description: 'Heading above the dashboards that the user opened last',
  },
  loading: {
    id: 'home.loading',
    defaultMessage: 'Carregando os painéis…',
    description: 'Text of the home page while the list of dashboards loads, for screen readers',
  },
  own: {
    id: 'home.own',
    defaultMessage: 'Abrir o meu painel',
    description: 'Button to the dashboard of the sign-in, if the server has no list of dashboards',
  },
});

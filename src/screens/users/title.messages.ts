import { defineMessages } from '../../i18n/defineMessages';

/** The titles of the pages, which menus and breadcrumb show before a page is loaded. */
export const titles = defineMessages({
  list: {
    id: 'users.title',
    defaultMessage: 'Usuários',
    description: 'Name and title of the page with the people who may sign in',
  },
  newUser: {
    id: 'users.new.title',
    defaultMessage: 'Novo usuário',
    description: 'Title of the page that adds a person who may sign in, and of the button that opens it',
  },
  user: {
    id: 'users.one.title',
    defaultMessage: 'Usuário',
    description: 'Title of the page of one person who may sign in',
  },
});

import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  skip: {
    id: 'app.skip',
    defaultMessage: 'Ir para o conteúdo',
    description: 'First link of the page, for the keyboard',
  },
  home: {
    id: 'app.home',
    defaultMessage: 'Portaria, início',
    description: 'Name of the link on the brand in the top bar',
  },
  dashboards: {
    id: 'app.dashboards',
    defaultMessage: 'Painéis',
    description: 'Name of the navigation that lists the dashboards',
  },
  userMenu: {
    id: 'app.userMenu',
    defaultMessage: 'Sua conta',
    description: 'Label of the user menu where the server does not tell the name',
  },
  admin: {
    id: 'app.role.admin',
    defaultMessage: 'Administrador',
    description: 'The role Admin, in the user menu',
  },
  editor: {
    id: 'app.role.editor',
    defaultMessage: 'Editor',
    description: 'The role Editor, in the user menu',
  },
  logout: {
    id: 'app.logout',
    defaultMessage: 'Sair',
    description: 'Item of the user menu that ends the session',
  },
  signIn: {
    id: 'app.signIn',
    defaultMessage: 'Entrar',
    description: 'In place of the user menu where nobody is signed in',
  },
});

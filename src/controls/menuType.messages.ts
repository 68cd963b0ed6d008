import { defineMessages } from 'react-intl';

/** The menu types of specification §9.5, wherever one is named. */
export const menuTypeNames = defineMessages({
  'menu-default': {
    id: 'menuType.default',
    defaultMessage: 'Menu e lista',
    description: 'Menu type: main menu and list panel are open',
  },
  'menu-sub-hidden': {
    id: 'menuType.subHidden',
    defaultMessage: 'Só o menu',
    description: 'Menu type: only the main menu is open',
  },
  'menu-hidden': {
    id: 'menuType.hidden',
    defaultMessage: 'Sem menus',
    description: 'Menu type: no menu is open',
  },
});

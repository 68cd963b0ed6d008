import { defineMessages } from '../i18n/defineMessages';

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

/** The same with the screens to which it applies, where there is one line only. */
export const menuTypeCommands = defineMessages({
  'menu-default': {
    id: 'menuType.default.command',
    defaultMessage: 'Menu e lista (telas grandes)',
    description: 'Command: start with main menu and list panel. It applies to wide windows.',
  },
  'menu-sub-hidden': {
    id: 'menuType.subHidden.command',
    defaultMessage: 'Só o menu (tablets e telas maiores)',
    description:
      'Command: start with the main menu only. It applies to windows that are not those of a phone.',
  },
  'menu-hidden': {
    id: 'menuType.hidden.command',
    defaultMessage: 'Sem menus (qualquer tela)',
    description: 'Command: start without menus, whatever the width of the window is',
  },
});

/** Purpose of a menu type, and the screens to which it applies. */
export const menuTypeHints = defineMessages({
  'menu-default': {
    id: 'menuType.default.hint',
    defaultMessage: 'Tudo à vista. Em telas grandes.',
    description: 'Below the menu type with main menu and list panel. It applies to wide windows.',
  },
  'menu-sub-hidden': {
    id: 'menuType.subHidden.hint',
    defaultMessage: 'A lista abre quando você precisa. Em tablets e telas maiores.',
    description:
      'Below the menu type with only the main menu. It applies to windows that are not those of a phone.',
  },
  'menu-hidden': {
    id: 'menuType.hidden.hint',
    defaultMessage: 'Mais espaço para a página. Em qualquer tela.',
    description: 'Below the menu type without menus. It applies whatever the width of the window is.',
  },
});

import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  dark: {
    id: 'theme.dark.label',
    defaultMessage: 'Modo escuro',
    description: 'Name of the switch in the top bar that makes the page dark',
  },
  panel: {
    id: 'theme.panel.open',
    defaultMessage: 'Aparência',
    description:
      'Name of the button in the top bar that opens the panel with colours, and heading of the panel',
  },
  live: {
    id: 'theme.panel.live',
    defaultMessage: 'As mudanças valem na hora e ficam salvas neste navegador.',
    description: 'Text below the heading of the panel: a choice takes effect immediately and is stored',
  },
  more: {
    id: 'theme.panel.more',
    defaultMessage: 'Todas as configurações',
    description: 'Link at the end of the panel, to the settings page',
  },
});

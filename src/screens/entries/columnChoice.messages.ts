import { defineMessages } from '../../i18n/defineMessages';

export const columnTexts = defineMessages({
  title: {
    id: 'entries.columns',
    defaultMessage: 'Colunas',
    description:
      'Button above the list of entries that opens the choice of the columns, and name of that panel',
  },
  moveUp: {
    id: 'entries.columns.up',
    defaultMessage: 'Mover {name} para cima',
    description:
      'Button beside a column that moves it before the column above. {name} is the name of the column.',
  },
  moveDown: {
    id: 'entries.columns.down',
    defaultMessage: 'Mover {name} para baixo',
    description:
      'Button beside a column that moves it after the column below. {name} is the name of the column.',
  },
  moved: {
    id: 'entries.columns.moved',
    defaultMessage: '{name}: posição {position} de {count}',
    description: 'Announced after a column was moved. {position} and {count} are numbers.',
  },
  reset: {
    id: 'entries.columns.reset',
    defaultMessage: 'Restaurar o padrão',
    description: 'Button that shows the columns that the portal chooses',
  },
});

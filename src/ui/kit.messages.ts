import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

export const messages = defineMessages<{
  readonly close: NoMessageValues;
  readonly showOptions: NoMessageValues;
  readonly clear: NoMessageValues;
  readonly noOption: NoMessageValues;
  readonly moreRows: { readonly count: MessageValue; readonly rest: MessageValue };
}>({
  close: {
    id: 'kit.close',
    defaultMessage: 'Fechar',
    description: 'Button that closes a dialog or a panel at the side',
  },
  showOptions: {
    id: 'kit.select.show',
    defaultMessage: 'Mostrar opções',
    description: 'Button at the end of a field with search that opens its list',
  },
  clear: {
    id: 'kit.select.clear',
    defaultMessage: 'Limpar',
    description: 'Button in a field with search that removes the chosen option or the typed text',
  },
  noOption: {
    id: 'kit.select.none',
    defaultMessage: 'Nada encontrado. Tente outra palavra.',
    description: 'Text in the list of a field with search if no option contains the typed text',
  },
  moreRows: {
    id: 'kit.table.more',
    defaultMessage: 'Mostrar mais {count} de {rest}',
    description: 'Button below a long table that shows {count} more rows of the {rest} that are not shown',
  },
});

import { defineMessages } from '../../../i18n/defineMessages';

/** Further words that find views of the list. They are not shown. */
export const viewKeywords = defineMessages({
  payable: {
    id: 'palette.view.payable.keywords',
    defaultMessage: 'contas a pagar despesas em aberto',
    description: 'Further words that find the view of what is to pay. They are not shown.',
  },
  receivable: {
    id: 'palette.view.receivable.keywords',
    defaultMessage: 'contas a receber receitas em aberto',
    description: 'Further words that find the view of what is to receive. They are not shown.',
  },
  overdue: {
    id: 'palette.view.overdue.keywords',
    defaultMessage: 'contas vencidas atrasadas em atraso',
    description: 'Further words that find the view of overdue entries. They are not shown.',
  },
  paid: {
    id: 'palette.view.paid.keywords',
    defaultMessage: 'contas pagas recebidas recebidos quitados',
    description: 'Further words that find the view of paid and received entries. They are not shown.',
  },
});

export const { appearance: appearanceKeywords } = defineMessages({
  appearance: {
    id: 'palette.appearance.keywords',
    defaultMessage: 'tema modo noturno diurno',
    description: 'Further words that find the choices of mode, colour and corners. They are not shown.',
  },
});

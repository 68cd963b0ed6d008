import { defineMessages } from '../../i18n/defineMessages';

/** The titles of the pages, which menus and breadcrumb show before the pages are loaded. */
export const titles = defineMessages({
  list: {
    id: 'entries.title',
    defaultMessage: 'Lançamentos',
    description:
      'Name and title of the page with the list of entries, which are amounts to receive and to pay',
  },
  newEntry: {
    id: 'entry.new.title',
    defaultMessage: 'Novo lançamento',
    description: 'Title of the page that adds an entry, and the button that opens it',
  },
  newInstallments: {
    id: 'entry.installments.title',
    defaultMessage: 'Novas parcelas',
    description: 'Title of the page that adds all instalments of one sale or purchase, and the link to it',
  },
  newSeries: {
    id: 'entry.series.title',
    defaultMessage: 'Novo lançamento recorrente',
    description: 'Title of the page that adds an entry which repeats, and the link to it',
  },
  seriesList: {
    id: 'entry.series.list.title',
    defaultMessage: 'Recorrências',
    description: 'Name and title of the page that lists the entries which repeat, in the menu too',
  },
  series: {
    id: 'entry.series.one.title',
    defaultMessage: 'Recorrência',
    description: 'Title of the page with the rule of an entry that repeats, and the link to it',
  },
  deleteSeries: {
    id: 'entry.series.deletion.title',
    defaultMessage: 'Excluir recorrente',
    description: 'Title of the page that deletes one or several entries that repeat, and the link to it',
  },
  history: {
    id: 'entry.history.title',
    defaultMessage: 'Histórico',
    description: 'Title of the page with the payments of an entry and who changed it, and the link to it',
  },
  newPayment: {
    id: 'entry.payment.new.title',
    defaultMessage: 'Registrar pagamento ou recebimento',
    description: 'Name of the page that records a payment or receipt, until the kind of the entry is known',
  },
  voidPayment: {
    id: 'entry.payment.void.title',
    defaultMessage: 'Estorno',
    description: 'Name of the page that voids a payment, receipt or refund, until the kind is known',
  },
  voidRefund: {
    id: 'entry.payment.voidRefund.title',
    defaultMessage: 'Estornar devolução',
    description: 'Title of the page that voids a refund which was recorded by mistake, and the link to it',
  },
  refund: {
    id: 'entry.payment.refund.title',
    defaultMessage: 'Registrar devolução',
    description:
      'Title of the page that records that money of a payment really went back, and the link to it. It is no void.',
  },
  entry: { id: 'entry.title', defaultMessage: 'Lançamento', description: 'Title of the page of one entry' },
});

import { defineMessages } from '../../i18n/defineMessages';

/** The titles of the pages, which menus and breadcrumb show before a page is loaded. */
export const titles = defineMessages({
  list: {
    id: 'bank.title',
    defaultMessage: 'Contas',
    description: 'Name and title of the page with the bank, cash and card accounts of the company',
  },
  newAccount: {
    id: 'bank.new.title',
    defaultMessage: 'Nova conta',
    description: 'Title of the page that adds a bank, cash or card account, and of its button',
  },
  newTransfer: {
    id: 'bank.transfer.title',
    defaultMessage: 'Transferência',
    description: 'Title of the page that records a transfer between two accounts, and of its button',
  },
  account: {
    id: 'bank.account.title',
    defaultMessage: 'Movimentos da conta',
    description: 'Title of the page with the payments and transfers of one account',
  },
  changeAccount: {
    id: 'bank.change.title',
    defaultMessage: 'Dados da conta',
    description: 'Title of the page that changes a bank, cash or card account, and of its button',
  },
});

import { Landmark } from 'lucide-react';
import { APP_ROLES } from '../config/access';
import { paths } from '../config/paths';
import { bankHelpTitle } from '../controls/bankHelpTitle.messages';
import { monthsTitle } from '../controls/monthsTitle.messages';
import { statementTitles } from '../controls/statementTitles.messages';
import { titles } from '../screens/bank/title.messages';
import { lazyScreen } from './lazyScreen';
import type { PageRow } from './pageRow';
import { STATEMENT_PAGES } from './statementPages';

/** The pages of the accounts where the money is, which are part of `APP_PAGES`. */
export const BANK_PAGES: readonly PageRow[] = [
  // Before the page of an account, whose address also fits them.
  ...STATEMENT_PAGES,
  {
    id: 'bank',
    path: paths.bank.path,
    access: APP_ROLES,
    operation: 'listMoneyAccounts',
    ...lazyScreen(
      async () => (await import(/* webpackChunkName: "bank" */ '../screens/bank/BankScreen')).BankScreen,
    ),
    title: titles.list,
    menu: { to: paths.bank.to(), icon: Landmark },
  },
  {
    id: 'newMoneyAccount',
    path: paths.newMoneyAccount.path,
    access: ['admin'],
    operation: 'addMoneyAccount',
    ...lazyScreen(
      async () =>
        (await import(/* webpackChunkName: "bank" */ '../screens/bank/AccountFormScreen')).NewAccountScreen,
    ),
    title: titles.newAccount,
    parent: 'bank',
  },
  {
    id: 'newTransfer',
    path: paths.newTransfer.path,
    access: APP_ROLES,
    operation: 'addTransfer',
    ...lazyScreen(
      async () =>
        (await import(/* webpackChunkName: "bank" */ '../screens/bank/TransferScreen')).TransferScreen,
    ),
    title: titles.newTransfer,
    parent: 'bank',
  },
  {
    id: 'months',
    path: paths.months.path,
    access: APP_ROLES,
    operation: 'listMonths',
    ...lazyScreen(
      async () =>
        (await import(/* webpackChunkName: "months" */ '../screens/months/MonthsScreen')).MonthsScreen,
    ),
    title: monthsTitle,
    parent: 'bank',
  },
  {
    id: 'bankHelp',
    path: paths.bankHelp.path,
    access: APP_ROLES,
    operation: 'listMoneyAccounts',
    ...lazyScreen(
      async () =>
        (await import(/* webpackChunkName: "bankHelp" */ '../screens/bankHelp/BankHelpScreen'))
          .BankHelpScreen,
    ),
    title: bankHelpTitle,
    parent: 'bank',
  },
  {
    id: 'moneyAccount',
    path: paths.moneyAccount.path,
    access: APP_ROLES,
    operation: 'listAccountMovements',
    ...lazyScreen(
      async () =>
        (await import(/* webpackChunkName: "bank" */ '../screens/bank/AccountScreen')).AccountScreen,
    ),
    title: titles.account,
    parent: 'bank',
  },
  {
    id: 'changeMoneyAccount',
    path: paths.changeMoneyAccount.path,
    access: ['admin'],
    operation: 'changeMoneyAccount',
    ...lazyScreen(
      async () =>
        (await import(/* webpackChunkName: "bank" */ '../screens/bank/AccountFormScreen'))
          .ChangeAccountScreen,
    ),
    title: titles.changeAccount,
    parent: 'bank',
  },
  {
    id: 'reconciliation',
    path: paths.reconciliation.path,
    access: APP_ROLES,
    operation: 'listProposals',
    ...lazyScreen(
      async () =>
        (
          await import(
            /* webpackChunkName: "reconciliation" */ '../screens/reconciliation/ReconciliationScreen'
          )
        ).ReconciliationScreen,
    ),
    title: statementTitles.reconcile,
    parent: 'bank',
  },
];

import { Building2, History, House, LayoutDashboard, ReceiptText, Repeat, Settings } from 'lucide-react';
import { APP_ROLES } from '../config/access';
import { paths } from '../config/paths';
import { messages as appMessages } from '../screens/app/app.messages';
import { messages } from '../screens/app/menu.messages';
import { auditTitle } from '../screens/audit/title.messages';
import { companyTitle } from '../screens/company/title.messages';
import { DashboardScreen } from '../screens/dashboard/DashboardScreen';
import { titles as entryTitles } from '../screens/entries/title.messages';
import { messages as homeMessages } from '../screens/home/home.messages';
import { importTitle } from '../screens/import/title.messages';
import { BANK_PAGES } from './bankPages';
import { CATEGORY_PAGES } from './categoryPages';
import { DayHead } from './DayHead';
import { lazyScreen } from './lazyScreen';
import type { PageRow } from './pageRow';
import { USER_PAGES } from './userPages';

/**
 * The pages of the app area, one row each. Routes, guard, menus, breadcrumb, titles, command palette and preloading are
 * derived from these rows. They are part of the app area's chunk, so a page costs the login no bytes.
 */
export const APP_PAGES: readonly PageRow[] = [
  {
    id: 'home',
    path: paths.app.path,
    access: APP_ROLES,
    // Sign-ins lead to a dashboard, so the home page is no part of the frame.
    ...lazyScreen(async () => (await import(/* webpackChunkName: "day" */ './HomePage')).HomePage),
    title: homeMessages.title,
    menu: { to: paths.app.to(), icon: House },
  },
  {
    id: 'dashboards',
    path: paths.dashboard.path,
    access: APP_ROLES,
    Screen: () => <DashboardScreen day={<DayHead hasFigures />} />,
    title: messages.dashboards,
    menu: { to: paths.dashboards.to(), icon: LayoutDashboard, lists: 'dashboards' },
  },
  {
    id: 'entries',
    path: paths.entries.path,
    access: APP_ROLES,
    ...lazyScreen(
      async () =>
        (await import(/* webpackChunkName: "entries" */ '../screens/entries/EntriesScreen')).EntriesScreen,
    ),
    title: entryTitles.list,
    menu: { to: paths.entries.to(), icon: ReceiptText },
  },
  {
    id: 'newEntry',
    path: paths.newEntry.path,
    access: APP_ROLES,
    operation: 'addEntry',
    ...lazyScreen(
      async () =>
        (await import(/* webpackChunkName: "entry" */ '../screens/entries/form/EntryScreen')).NewEntryScreen,
    ),
    title: entryTitles.newEntry,
    parent: 'entries',
  },
  {
    id: 'newInstallments',
    path: paths.newInstallments.path,
    access: APP_ROLES,
    operation: 'addInstallments',
    ...lazyScreen(
      async () =>
        (
          await import(
            /* webpackChunkName: "installments" */ '../screens/entries/installments/NewInstallmentsScreen'
          )
        ).NewInstallmentsScreen,
    ),
    title: entryTitles.newInstallments,
    parent: 'entries',
  },
  {
    id: 'newSeries',
    path: paths.newSeries.path,
    access: APP_ROLES,
    operation: 'addSeries',
    ...lazyScreen(
      async () =>
        (await import(/* webpackChunkName: "series" */ '../screens/entries/series/NewSeriesScreen'))
          .NewSeriesScreen,
    ),
    title: entryTitles.newSeries,
    parent: 'entries',
  },
  {
    id: 'importEntries',
    path: paths.importEntries.path,
    access: APP_ROLES,
    operation: 'importEntries',
    ...lazyScreen(
      async () =>
        (await import(/* webpackChunkName: "import" */ '../screens/import/ImportScreen')).ImportScreen,
    ),
    title: importTitle,
    parent: 'entries',
  },
  {
    id: 'entry',
    path: paths.entry.path,
    access: APP_ROLES,
    ...lazyScreen(
      async () =>
        (await import(/* webpackChunkName: "entry" */ '../screens/entries/form/EntryScreen')).EntryScreen,
    ),
    title: entryTitles.entry,
    parent: 'entries',
  },
  {
    id: 'entryHistory',
    path: paths.entryHistory.path,
    access: APP_ROLES,
    operation: 'getEntryHistory',
    ...lazyScreen(
      async () =>
        (await import(/* webpackChunkName: "history" */ '../screens/entries/history/HistoryScreen'))
          .HistoryScreen,
    ),
    title: entryTitles.history,
    parent: 'entries',
  },
  {
    id: 'newPayment',
    path: paths.newPayment.path,
    access: APP_ROLES,
    operation: 'addPayment',
    ...lazyScreen(
      async () =>
        (await import(/* webpackChunkName: "payment" */ '../screens/entries/payment/NewPaymentScreen'))
          .NewPaymentScreen,
    ),
    title: entryTitles.newPayment,
    parent: 'entries',
  },
  {
    id: 'voidPayment',
    path: paths.voidPayment.path,
    access: APP_ROLES,
    operation: 'voidPayment',
    ...lazyScreen(
      async () =>
        (await import(/* webpackChunkName: "payment" */ '../screens/entries/payment/VoidPaymentScreen'))
          .VoidPaymentScreen,
    ),
    title: entryTitles.voidPayment,
    parent: 'entries',
  },
  {
    id: 'deleteSeries',
    path: paths.deleteSeries.path,
    access: ['admin'],
    operation: 'deleteOccurrences',
    ...lazyScreen(
      async () =>
        (await import(/* webpackChunkName: "series" */ '../screens/entries/series/DeleteSeriesScreen'))
          .DeleteSeriesScreen,
    ),
    title: entryTitles.deleteSeries,
    parent: 'entries',
  },
  {
    id: 'refundPayment',
    path: paths.refundPayment.path,
    access: APP_ROLES,
    operation: 'refundPayment',
    ...lazyScreen(
      async () =>
        (await import(/* webpackChunkName: "payment" */ '../screens/entries/payment/RefundScreen'))
          .RefundScreen,
    ),
    title: entryTitles.refund,
    parent: 'entries',
  },
  {
    id: 'seriesList',
    path: paths.seriesList.path,
    access: APP_ROLES,
    operation: 'listSeries',
    ...lazyScreen(
      async () =>
        (await import(/* webpackChunkName: "series" */ '../screens/entries/series/SeriesListScreen'))
          .SeriesListScreen,
    ),
    title: entryTitles.seriesList,
    menu: { to: paths.seriesList.to(), icon: Repeat },
  },
  {
    id: 'series',
    path: paths.series.path,
    access: APP_ROLES,
    operation: 'getSeries',
    ...lazyScreen(
      async () =>
        (await import(/* webpackChunkName: "series" */ '../screens/entries/series/SeriesScreen'))
          .SeriesScreen,
    ),
    title: entryTitles.series,
    parent: 'seriesList',
  },
  ...BANK_PAGES,
  ...CATEGORY_PAGES,
  ...USER_PAGES,
  {
    id: 'company',
    path: paths.company.path,
    access: ['admin'],
    operation: 'changeCompany',
    ...lazyScreen(
      async () =>
        (await import(/* webpackChunkName: "company" */ '../screens/company/CompanyScreen')).CompanyScreen,
    ),
    title: companyTitle,
    menu: { to: paths.company.to(), icon: Building2 },
  },
  {
    id: 'audit',
    path: paths.audit.path,
    access: ['admin'],
    operation: 'listEvents',
    ...lazyScreen(
      async () => (await import(/* webpackChunkName: "audit" */ '../screens/audit/AuditScreen')).AuditScreen,
    ),
    title: auditTitle,
    menu: { to: paths.audit.to(), icon: History },
  },
  {
    id: 'account',
    path: paths.account.path,
    access: APP_ROLES,
    ...lazyScreen(
      async () => (await import(/* webpackChunkName: "own-account" */ './OwnAccountPage')).OwnAccountPage,
    ),
    title: appMessages.userMenu,
  },
  {
    id: 'settings',
    path: paths.settings.path,
    access: APP_ROLES,
    ...lazyScreen(
      async () =>
        (await import(/* webpackChunkName: "settings" */ '../screens/settings/SettingsScreen'))
          .SettingsScreen,
      'frame',
    ),
    title: messages.settings,
    menu: { to: paths.settings.to(), icon: Settings, lists: 'settingsParts' },
  },
];

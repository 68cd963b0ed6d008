/** The default dashboard. It replaces a code that cannot be in an address. */
export const DEFAULT_DASHBOARD = 'default';
const MAX_CODE_LENGTH = 200;
/** The end of the address of a company's page that begins at the opening balance. */
export const OPENING_BALANCE = '#opening-balance';

/** The addresses of the portal (specification §2): the path of each route, and the function that builds its link. */
export const paths = {
  home: { path: '/', to: () => '/' },
  app: { path: '/app', to: () => '/app' },
  dashboards: { path: '/app/dashboards', to: () => '/app/dashboards' },
  dashboard: {
    path: '/app/dashboards/:code',
    to: (code: string | null) => `/app/dashboards/${segmentOf(code)}`,
  },
  entries: { path: '/app/entries', to: () => '/app/entries' },
  newEntry: {
    path: '/app/entries/new',
    /** The form begins with a kind of entry. Null, or an unknown one: with that of its own. */
    to: (kind: string | null = null) =>
      kind === 'payable' || kind === 'receivable' ? `/app/entries/new?kind=${kind}` : '/app/entries/new',
  },
  newInstallments: { path: '/app/entries/new/installments', to: () => '/app/entries/new/installments' },
  newSeries: { path: '/app/entries/new/series', to: () => '/app/entries/new/series' },
  deleteSeries: {
    path: '/app/entries/:id/series/delete',
    to: (id: string | null) => `/app/entries/${segmentOf(id)}/series/delete`,
  },
  importEntries: { path: '/app/entries/import', to: () => '/app/entries/import' },
  entry: { path: '/app/entries/:id', to: (id: string | null) => `/app/entries/${segmentOf(id)}` },
  entryHistory: {
    path: '/app/entries/:id/history',
    to: (id: string | null) => `/app/entries/${segmentOf(id)}/history`,
  },
  newPayment: {
    path: '/app/entries/:id/payments/new',
    to: (id: string | null) => `/app/entries/${segmentOf(id)}/payments/new`,
  },
  voidPayment: {
    path: '/app/entries/:id/payments/:paymentId/void',
    to: (id: string | null, paymentId: string | null) =>
      `/app/entries/${segmentOf(id)}/payments/${segmentOf(paymentId)}/void`,
  },
  refundPayment: {
    path: '/app/entries/:id/payments/:paymentId/refund',
    to: (id: string | null, paymentId: string | null) =>
      `/app/entries/${segmentOf(id)}/payments/${segmentOf(paymentId)}/refund`,
  },
  importStatement: { path: '/app/bank/import', to: () => '/app/bank/import' },
  statementLines: {
    path: '/app/bank/:id/statement',
    to: (id: string | null) => `/app/bank/${segmentOf(id)}/statement`,
  },
  seriesList: { path: '/app/series', to: () => '/app/series' },
  series: { path: '/app/series/:id', to: (id: string | null) => `/app/series/${segmentOf(id)}` },
  categories: { path: '/app/categories', to: () => '/app/categories' },
  newCategory: { path: '/app/categories/new', to: () => '/app/categories/new' },
  categoryPreset: { path: '/app/categories/preset', to: () => '/app/categories/preset' },
  category: { path: '/app/categories/:id', to: (id: string | null) => `/app/categories/${segmentOf(id)}` },
  mergeCategory: {
    path: '/app/categories/:id/merge',
    to: (id: string | null) => `/app/categories/${segmentOf(id)}/merge`,
  },
  users: { path: '/app/users', to: () => '/app/users' },
  newUser: { path: '/app/users/new', to: () => '/app/users/new' },
  userRecord: { path: '/app/users/:id', to: (id: string | null) => `/app/users/${segmentOf(id)}` },
  bank: { path: '/app/bank', to: () => '/app/bank' },
  newMoneyAccount: { path: '/app/bank/new', to: () => '/app/bank/new' },
  newTransfer: {
    path: '/app/bank/transfer',
    /** The form begins with the account that the money leaves. Null: the person chooses it. */
    to: (from: string | null = null) =>
      from === null ? '/app/bank/transfer' : `/app/bank/transfer?from=${encodeURIComponent(from)}`,
  },
  bankHelp: { path: '/app/bank/help', to: () => '/app/bank/help' },
  months: { path: '/app/bank/months', to: () => '/app/bank/months' },
  moneyAccount: { path: '/app/bank/:id', to: (id: string | null) => `/app/bank/${segmentOf(id)}` },
  changeMoneyAccount: {
    path: '/app/bank/:id/edit',
    to: (id: string | null) => `/app/bank/${segmentOf(id)}/edit`,
  },
  reconciliation: {
    path: '/app/bank/:id/reconcile',
    to: (id: string | null) => `/app/bank/${segmentOf(id)}/reconcile`,
  },
  company: { path: '/app/company', to: () => '/app/company' },
  /** The page of the company, which begins at the opening balance. */
  openingBalance: { path: '/app/company', to: () => `/app/company${OPENING_BALANCE}` },
  audit: {
    path: '/app/audit',
    /** The events of an entry, or else of a person. Null: those of all. */
    to: (entry: string | null = null, user: string | null = null) => {
      if (entry !== null) return `/app/audit?entry=${encodeURIComponent(entry)}`;
      return user === null ? '/app/audit' : `/app/audit?user=${encodeURIComponent(user)}`;
    },
  },
  account: { path: '/app/account', to: () => '/app/account' },
  settings: { path: '/app/settings', to: () => '/app/settings' },
  user: { path: '/user', to: () => '/user' },
  userLogin: { path: '/user/login', to: () => '/user/login' },
  forgotPassword: { path: '/user/forgot-password', to: () => '/user/forgot-password' },
  register: { path: '/user/register', to: () => '/user/register' },
  resetPassword: { path: '/user/reset-password', to: () => '/user/reset-password' },
  setPassword: { path: '/user/set-password', to: () => '/user/set-password' },
  setup: { path: '/setup', to: () => '/setup' },
  error: { path: '/error', to: () => '/error' },
  unauthorized: { path: '/unauthorized', to: () => '/unauthorized' },
} as const satisfies Record<string, { path: string; to: (...codes: (string | null)[]) => string }>;

/** The fragment of the list of entries that focuses its export. */
export const EXPORT_PART = 'export';

// `encodeURIComponent` does not change `..`, and throws for a lone surrogate.
function segmentOf(code: string | null): string {
  const isUsable =
    code !== null &&
    !['', '.', '..', 'null', 'undefined'].includes(code) &&
    code.length <= MAX_CODE_LENGTH &&
    !/\p{Surrogate}/u.test(code);
  return isUsable ? encodeURIComponent(code) : DEFAULT_DASHBOARD;
}

/** An address (path, query, fragment) in the app area. Like the router, it does not compare the case of letters. */
export const APP_ADDRESS = /^\/app(?:[/?#]|$)/i;

/**
 * Whether an address (path, query, fragment) is in the app area, so that a sign-in may return to it. The browser resolves
 * segments such as `..`, which can lead out of the area.
 */
export const isInApp = (address: unknown): address is string =>
  typeof address === 'string' &&
  APP_ADDRESS.test(address) &&
  APP_ADDRESS.test(new URL(address, 'http://origin.invalid').pathname);

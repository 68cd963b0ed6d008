/** Code that mutation tests change, and the tests that must detect each change. */
export type Area = {
  name: string;
  /** Display name of the project in `jest.config.js`. */
  project: 'portal' | 'server';
  /** The sources to change. */
  sources: RegExp;
  /** The test files in the order in which they run. The fastest ones that detect much are first. */
  tests: string[];
};

/** An area with code in both projects has a row for each. */
export const AREAS: Area[] = [
  {
    name: 'storage',
    project: 'portal',
    sources: /^src\/(?:store\/storage|config\/(?:stored|roles))/,
    tests: ['src/store/storage.test.ts', 'src/store/tabs.test.tsx'],
  },
  {
    name: 'guard',
    project: 'portal',
    sources: /^src\/(?:router\/(?:Guard|authorize|Failure|RouterView|lazyScreen|routes)|config\/access)/,
    tests: [
      'src/router/appPages.test.tsx',
      'src/router/Failure.test.tsx',
      'src/router/preload.test.tsx',
      'src/router/routes.test.tsx',
    ],
  },
  {
    name: 'session',
    project: 'portal',
    sources: /^src\/(?:store\/(?:session|watchExpiry)|api\/(?:session|tokenOwner|userRecord))/,
    tests: [
      'src/api/auth.test.ts',
      'src/store/sessionListeners.test.ts',
      'src/store/watchExpiry.test.ts',
      'src/store/storage.test.ts',
      'src/api/session.test.tsx',
      'src/store/tabs.test.tsx',
      'src/store/sessionExpiry.test.ts',
    ],
  },
  {
    name: 'validators',
    project: 'portal',
    sources: /^src\/(?:controls\/form\/(?:checks|notations|refusedValues)|i18n\/typed)/,
    tests: [
      'src/i18n/typedAmounts.test.ts',
      'src/i18n/typedDays.test.ts',
      'src/controls/form/checks.test.ts',
      'src/controls/form/notations.test.ts',
      'src/controls/form/refusedValues.test.ts',
    ],
  },
  {
    name: 'validators',
    project: 'server',
    sources: /^server\/(?:rules\/|entries\/(?:checkInput|entryRules)|company\/companyRules)/,
    tests: [
      'server/entries/entryRules.test.ts',
      'server/company/companyRules.test.ts',
      'server/routes/entries.test.ts',
    ],
  },
  {
    name: 'api',
    project: 'portal',
    sources: /^src\/api\/(?!session|tokenOwner|userRecord)/,
    tests: [
      'src/api/retryAfter.test.ts',
      'src/api/callError.test.ts',
      'src/api/failedChange.test.ts',
      'src/api/auth.test.ts',
      'src/api/dropInvalidParts.test.ts',
      'src/api/upload.test.ts',
      'src/api/identityClient.test.ts',
      'src/api/entries.test.ts',
      'src/api/dashboard.test.ts',
      'src/api/submissions.test.ts',
      'src/api/operations.test.ts',
      'src/api/baseQuery.test.ts',
      'src/store/sessionListeners.test.ts',
      'src/screens/account/account.test.tsx',
    ],
  },
  {
    name: 'authorization',
    project: 'server',
    sources:
      /^server\/(?:app\/requestHooks|auth\/(?:authenticate|sessions|tokens)|http\/(?:addOperations|csrf))/,
    tests: [
      'server/auth/tokens.test.ts',
      'server/auth/sessions.test.ts',
      'server/auth/authenticate.test.ts',
      'server/protections.test.ts',
      'server/http/portalFiles.test.ts',
      'server/monitoring/health.test.ts',
      'server/http/operations.test.ts',
      'server/http/description.test.ts',
      'server/incidents.test.ts',
    ],
  },
  {
    name: 'sign-in',
    project: 'server',
    sources:
      /^server\/(?:auth\/(?!authenticate|sessions|tokens)|routes\/(?:changePassword|getToken|session))/,
    tests: [
      'server/auth/network.test.ts',
      'server/auth/passwords.test.ts',
      'server/auth/users.test.ts',
      'server/auth/tokenSecret.test.ts',
      'server/auth/seed.test.ts',
      'server/auth/rateLimiter.test.ts',
      'server/routes/getToken.test.ts',
      'server/routes/changePassword.test.ts',
      'server/monitoring/metrics.test.ts',
      'server/incidents.test.ts',
    ],
  },
  {
    name: 'days',
    project: 'server',
    sources: /^(?:api-spec\/(?:calendar|days|installments|lateCharges)|server\/company\/calendar)\./,
    tests: [
      'api-spec/lateCharges.test.ts',
      'server/company/calendar.test.ts',
      'server/entries/installments.test.ts',
      'server/series/series.test.ts',
    ],
  },
  {
    name: 'ledger',
    project: 'server',
    sources:
      /^server\/entries\/(?:addPaymentSums|change(?:Entries|Payments|Selected)|entryRow|entryRules|ownEntries|payments|recordChange)\./,
    tests: [
      'server/entries/payments.test.ts',
      'server/entries/ownEntries.test.ts',
      'server/entries/changeSelected.test.ts',
      'server/routes/entries.test.ts',
      'server/series/series.test.ts',
    ],
  },
  {
    name: 'series',
    project: 'server',
    sources: /^server\/(?:series\/(?!keepSeriesAhead)|entries\/addInstallments)/,
    tests: [
      'server/entries/installments.test.ts',
      'server/series/series.test.ts',
      'server/entries/ownEntries.test.ts',
    ],
  },
  {
    name: 'matching',
    project: 'server',
    sources: /^server\/reconciliation\//,
    tests: [
      'server/reconciliation/proposeMatches.test.ts',
      'server/routes/recordLine.test.ts',
      'server/routes/reconciliation.test.ts',
      'server/routes/lineLimits.test.ts',
    ],
  },
  {
    name: 'figures',
    project: 'server',
    sources: /^server\/(?:dashboards\/|company\/days\.|entries\/sums\.)/,
    tests: [
      'server/dashboards/period.test.ts',
      'server/dashboards/figures.test.ts',
      'server/routes/dashboards.test.ts',
      'server/dashboards/edges.test.ts',
    ],
  },
];

/** The lowest share of detected mutants of an area, in percent. */
export const LOWEST_SCORE = 85;

import { configure, getConfig } from '@testing-library/react';

const { asyncUtilTimeout: usualTimeout } = getConfig();

// A mutant often prevents the awaited element. The usual limit would cost ten seconds for each such mutant.
beforeEach(() => {
  configure({ asyncUtilTimeout: isMutantActive() ? 2_000 : usualTimeout });
});

function isMutantActive(): boolean {
  const { __stryker__: stryker } = globalThis as { __stryker__?: { activeMutant?: string } };
  return stryker?.activeMutant !== undefined;
}

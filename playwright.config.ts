import { defineConfig } from '@playwright/test';
import { findBrowser } from './test/support/browser';

export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '*.e2e.ts',
  outputDir: 'test-results',
  reporter: 'list',
  // Each worker runs a browser and a database, and the smallest machine has two cores.
  workers: 2,
  fullyParallel: true,
  // A test that passes only in its second run is flaky. `npm test` names it, and the next change mends or removes it.
  retries: 1,
  forbidOnly: true,
  // A busy machine needs many times the usual time. The limit ends only a test that hangs.
  timeout: 120_000,
  expect: { timeout: 40_000 },
  use: {
    browserName: 'chromium',
    launchOptions: await findBrowser(),
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1280, height: 800 },
    trace: 'off',
    screenshot: 'off',
    video: 'off',
  },
});

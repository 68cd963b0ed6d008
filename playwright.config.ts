import { defineConfig } from '@playwright/test';
import { findBrowser } from './test/support/browser';

export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '*.e2e.ts',
  outputDir: 'test-results',
  reporter: 'list',
  // Two cores: a browser and a database each.
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // One limit for every test: a busy machine takes many times the usual, and only a test that hangs is ended.
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

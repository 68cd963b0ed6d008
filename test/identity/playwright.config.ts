import { defineConfig } from '@playwright/test';
import shared from '../../playwright.config';

// The screens of the cloud identity, on the real emulator of its service: npm run test:identity.
export default defineConfig({
  ...shared,
  testDir: '.',
  outputDir: '../../test-results/identity',
  workers: 1,
});

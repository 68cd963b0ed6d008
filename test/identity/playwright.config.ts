import { defineConfig } from '@playwright/test';
import shared from '../../playwright.config';

// `npm run test:identity`: the screens of the cloud identity on the emulator of its service.
export default defineConfig({
  ...shared,
  testDir: '.',
  outputDir: '../../test-results/identity',
  workers: 1,
});

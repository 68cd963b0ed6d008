// `npx tsx scripts/i18nCheck.ts`: checks that the source catalogue and the types of its values match the code, and that every
// language has the same keys and placeholders.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CATALOGUE, TYPES, extractTexts, formatjs } from './extractTexts';

const folder = mkdtempSync(join(tmpdir(), 'portaria-texts-'));
try {
  const [catalogue, types] = [join(folder, 'catalogue.json'), join(folder, 'types.d.ts')];
  extractTexts(catalogue, types);
  for (const [extracted, path] of [
    [catalogue, CATALOGUE],
    [types, TYPES],
  ] as const) {
    if (readFileSync(extracted, 'utf8').trim() === readFileSync(path, 'utf8').trim()) continue;
    console.error(
      `${path} does not match the texts in the code: run \`npm run i18n:extract\` and commit it.`,
    );
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true });
}

const checks = ['--missing-keys', '--extra-keys', '--structural-equality'];
if (formatjs('verify', '--source-locale', 'pt-BR', ...checks, 'locales/*.json') !== 0) process.exitCode = 1;

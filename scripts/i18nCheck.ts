// `npx tsx scripts/i18nCheck.ts`: checks that the source catalogue and the types of the values match the code, and that every
// language of the portal and of the backend has the same keys and placeholders.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BACKEND_TYPES, CATALOGUE, TYPES, extractTexts, formatjs } from './extractTexts';

const folder = mkdtempSync(join(tmpdir(), 'portaria-texts-'));
try {
  const [catalogue, types, backendTypes] = [
    join(folder, 'catalogue.json'),
    join(folder, 'types.d.ts'),
    join(folder, 'types.ts'),
  ];
  extractTexts(catalogue, types, backendTypes);
  for (const [extracted, path] of [
    [catalogue, CATALOGUE],
    [types, TYPES],
    [backendTypes, BACKEND_TYPES],
  ] as const) {
    if (readFileSync(extracted, 'utf8').trim() === readFileSync(path, 'utf8').trim()) continue;
    console.error(`${path} does not match the texts: run \`npm run i18n:extract\` and commit it.`);
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true });
}

const checks = ['--missing-keys', '--extra-keys', '--structural-equality'];
for (const catalogues of ['locales/*.json', 'server/texts/*.json'])
  if (formatjs('verify', '--source-locale', 'pt-BR', ...checks, catalogues) !== 0) process.exitCode = 1;

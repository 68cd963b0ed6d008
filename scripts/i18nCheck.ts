// `npx tsx scripts/i18nCheck.ts`: checks that the source catalogue matches the code, and that every language has the same
// keys and placeholders.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installed } from 'contract-gates/process';

function formatjs(...args: string[]): number | null {
  const [program, file] = installed('@formatjs/cli', 'formatjs');
  return spawnSync(program, [file, ...args], { stdio: 'inherit' }).status;
}

const folder = mkdtempSync(join(tmpdir(), 'portaria-texts-'));
try {
  const extracted = join(folder, 'pt-BR.json');
  formatjs('extract', 'src/**/*.messages.ts', '--format', 'simple', '--out-file', extracted);
  if (readFileSync(extracted, 'utf8').trim() !== readFileSync('locales/pt-BR.json', 'utf8').trim()) {
    console.error(
      'locales/pt-BR.json does not match the texts in the code: run `npm run i18n:extract` and commit it.',
    );
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true });
}

const checks = ['--missing-keys', '--extra-keys', '--structural-equality'];
if (formatjs('verify', '--source-locale', 'pt-BR', ...checks, 'locales/*.json') !== 0) process.exitCode = 1;

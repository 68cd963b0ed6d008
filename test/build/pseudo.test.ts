// The pseudo-language is only for development (docs/i18n.md).
import { readFileSync } from 'node:fs';
import { listBuiltAssets } from '../support/builtAssets';

it('the build contains no text of the pseudo-language', () => {
  const scripts = listBuiltAssets().filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  for (const name of scripts) {
    expect(readFileSync(`dist/assets/${name}`, 'utf8')).not.toMatch(/[⟦⟧]|\\u27e[67]/i);
  }
});

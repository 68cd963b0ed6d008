// The pseudo-language is for development (docs/i18n.md).
import { readFileSync } from 'node:fs';
import { builtAssets } from '../support/builtAssets';

it('no text of the pseudo-language is shipped', () => {
  const scripts = builtAssets().filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  for (const name of scripts) {
    expect(readFileSync(`dist/assets/${name}`, 'utf8')).not.toMatch(/[⟦⟧]|\\u27e[67]/i);
  }
});

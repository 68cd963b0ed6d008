// The pseudo-language is for development (docs/i18n.md).
import { readFileSync, readdirSync } from 'node:fs';

it('no text of the pseudo-language is shipped', () => {
  const scripts = readdirSync('dist/assets').filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  for (const name of scripts) {
    expect(readFileSync(`dist/assets/${name}`, 'utf8')).not.toMatch(/[⟦⟧]|\\u27e[67]/i);
  }
});

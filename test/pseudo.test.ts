// Tests the pseudo-language (docs/i18n.md), which the loader of the catalogues makes in development.
import { readFileSync } from 'node:fs';
import { createIntl } from 'react-intl';
import type { MessageFormatElement } from 'react-intl';
import parseCatalogue from '../locales/parse-loader.js';

type Parsed = Record<string, MessageFormatElement[]>;

function load(texts: Record<string, string>, isPseudo: boolean): Parsed {
  const loader = { resourceQuery: '?frame', getOptions: () => ({ isPseudo }) };
  const module = parseCatalogue.call(loader, JSON.stringify(texts));
  return JSON.parse(module.replace(/^export default |;\s*$/g, '')) as Parsed;
}

const TEXTS = {
  'a.plain': 'Fechar aviso',
  'a.name': 'Painel de {name}',
  'a.count': '{count, plural, one {# resultado} other {# resultados}}',
  'a.link': 'Veja <b>isto</b>',
};

it('adds accents, length and brackets, and keeps placeholders, plurals and tags', () => {
  const messages = load(TEXTS, true);
  const intl = createIntl({ locale: 'pt-BR', messages });
  expect(intl.formatMessage({ id: 'a.plain' })).toBe('⟦Ƒééćħááŕ ááṽííśóó⟧');
  expect(intl.formatMessage({ id: 'a.name' }, { name: 'Ana' })).toBe('⟦Ƥááííńééł đéé Ana⟧');
  expect(intl.formatMessage({ id: 'a.count' }, { count: 1 })).toContain('1 ŕ');
  expect(intl.formatMessage({ id: 'a.link' }, { b: (parts) => `[${parts.join('')}]` })).toMatch(
    /^⟦.*\[.*\]⟧$/,
  );
});

it('makes the texts two fifths longer', () => {
  const catalogue = JSON.parse(readFileSync('locales/pt-BR.json', 'utf8')) as Record<string, string>;
  const plainTexts = Object.entries(catalogue).filter(([, text]) => !/[{<]/.test(text));
  const pseudo = load(Object.fromEntries(plainTexts), true);
  const sizes = Object.keys(pseudo).map((id) => [
    (catalogue[id] ?? '').length,
    JSON.stringify(pseudo[id]?.map((part) => ('value' in part ? part.value : ''))).length,
  ]);
  const total = (at: 0 | 1) => sizes.reduce((sum, size) => sum + (size[at] ?? 0), 0);
  expect(total(1) / total(0)).toBeGreaterThan(1.3);
});

it('does not appear in an ordinary build', () => {
  expect(JSON.stringify(load(TEXTS, false))).not.toMatch(/[⟦⟧]/);
});

// Every text in every language (specification §1.2). That the code asks for them: `npx tsx scripts/i18nCheck.ts`.
import { readFileSync } from 'node:fs';
import { readDefaultMessages } from '../locales/defaultMessages.js';

const catalogue = (name: string) =>
  Object.entries(JSON.parse(readFileSync(`locales/${name}.json`, 'utf8')) as Record<string, string>);
const source = catalogue('pt-BR');
const inSource = new Map(source);

it('development shows the same Portuguese texts as a build', () => {
  expect(readDefaultMessages('src')).toEqual(Object.fromEntries(source));
});

/** Texts that are the same in another language, and right so. An entry that no text has any more has to go. */
const SAME_WORDS: Record<'en-US' | 'es-ES', string[]> = {
  'en-US': ['E-mail', 'Editor', 'Login', 'Menus', 'Submenu', 'Submenu: {entry}'],
  'es-ES': [
    '<word>Idioma: </word>{shorthand}',
    'Administrador',
    'Azul Yale', // a name
    'Azul olímpico',
    'Buscar cliente',
    'Cancelar',
    'Claro',
    'Continuar',
    'Código',
    'Código {code}',
    'Editor',
    'Entrar',
    'Entrando…',
    'Enviando…',
    'Enviar',
    'Idioma',
    'Páginas',
    'Modo claro',
    'Valor',
    'mover',
    '{count, plural, one {# resultado} other {# resultados}}',
  ],
};

/** Without what no language changes: a placeholder alone, and the product's name. */
const wordsOf = (text: string) => text.replace(/^(\{\w+\}( · )?)+$|( · )?Portaria$/g, '');

describe.each(['en-US', 'es-ES'] as const)('%s', (name) => {
  const own = catalogue(name);

  it('has exactly the texts of the source, in the same order [specification §1.2]', () => {
    expect(own.length).toBeGreaterThan(100);
    expect(own.map(([id]) => id)).toEqual(source.map(([id]) => id));
    expect(own.filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('contains no untranslated text [specification §1.2]', () => {
    const same = own
      .filter(([id, text]) => inSource.get(id) === text)
      .map(([, text]) => wordsOf(text))
      .filter((words) => words !== '');
    expect([...new Set(same)].sort()).toEqual(SAME_WORDS[name].sort());
  });
});

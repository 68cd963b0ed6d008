// Checks that every language has every text (specification §1.2). scripts/i18nCheck.ts compares them with the code.
import { readFileSync } from 'node:fs';
import { readDefaultMessages } from '../locales/defaultMessages.js';

const catalogue = (name: string) =>
  Object.entries(JSON.parse(readFileSync(`locales/${name}.json`, 'utf8')) as Record<string, string>);
const source = catalogue('pt-BR');
const sourceTexts = new Map(source);

it('development shows the same Portuguese texts as a build', () => {
  expect(readDefaultMessages('src')).toEqual(Object.fromEntries(source));
});

/** Texts that are correctly the same in another language. An entry without such a text fails the test. */
const SAME_TEXTS: Record<'en-US' | 'es-ES', string[]> = {
  'en-US': [
    'Commit',
    'Editor',
    'Item',
    'Menu',
    'Menus',
    'Total',
    '{file}, {when}',
    '{greeting}, {name}',
    '{link}: {title}',
    '{name}: {value}',
    '{point}: {values}',
    '{title} {value}',
    '{title}: {value} ({when}).',
    '{field}: {reason}',
    '{field}: {reason} ({value})',
    '{field}: “{word}”',
    'Boleto', // a proper name
    'PIX',
  ],
  'es-ES': [
    'Administrador',
    'Automática',
    'Azul Yale', // a name
    'Azul olímpico',
    'Buscar',
    'Buscar cliente',
    'Cancelar',
    'Claro',
    'Commit',
    'Compacta',
    'Continuar',
    'Código',
    'Código {code}',
    'Editor',
    'Empresa',
    'Enviando…',
    'Enviar',
    'Exportar',
    'Idioma',
    'Página anterior',
    'Páginas',
    'Modo claro',
    'Mínimo de 6 caracteres.',
    'Valor',
    'Vencido',
    'Favorito: {title}',
    'Favoritos',
    'Lista: {entry}',
    'Saldo (R$)',
    'Saldo inicial',
    'Resultado',
    'Filtros',
    'Todas',
    'Todos',
    '{count, plural, one {# filtro} other {# filtros}}',
    'Resultados',
    'Texto (.csv)',
    'Total',
    'Aplicar',
    'Boleto', // a proper name
    'Período',
    'Período: {period}',
    'PIX',
    'navegar',
    'Antes: {value}',
    'Antes: {value} ({days})',
    '{file}, {when}',
    '{greeting}, {name}',
    '{link}: {title}',
    '{name}: {value}',
    '{point}: {values}',
    '{title} {value}',
    '{title}: {value} ({when}).',
    '{count, plural, one {# resultado} other {# resultados}}',
    'Documento',
    'Opcional, como NF 4711',
    'Registrando…',
    'Tipo',
    'Enviando {name}…',
    'Falta responder',
    'Formato',
    'Igual a',
    'Importar',
    'Problema',
    '{field}: {reason}',
    '{field}: {reason} ({value})',
    '{field}: “{word}”',
  ],
};

/** Removes what no language translates: a lone placeholder, and the name of the product. */
const removeNames = (text: string) => text.replace(/^(\{\w+\}( · )?)+$|( · )?Portaria$/g, '');

describe.each(['en-US', 'es-ES'] as const)('%s', (name) => {
  const own = catalogue(name);

  it('has exactly the texts of the source, in the same order [specification §1.2]', () => {
    expect(own.length).toBeGreaterThan(100);
    expect(own.map(([id]) => id)).toEqual(source.map(([id]) => id));
    expect(own.filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('contains no untranslated text [specification §1.2]', () => {
    const same = own
      .filter(([id, text]) => sourceTexts.get(id) === text)
      .map(([, text]) => removeNames(text))
      .filter((text) => text !== '');
    expect([...new Set(same)].sort()).toEqual(SAME_TEXTS[name].sort());
  });
});

// Checks that every language has every text (specification §1.2). scripts/i18nCheck.ts compares them with the code.
import { readdirSync, readFileSync } from 'node:fs';
import { readDefaultMessages } from '../locales/defaultMessages.js';

const readCatalogue = (path: string) =>
  Object.entries(JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>);

it('development shows the same Portuguese texts as a build', () => {
  expect(readDefaultMessages('src')).toEqual(Object.fromEntries(readCatalogue('locales/pt-BR.json')));
});

/** Texts that are correctly the same in another language. An entry without such a text fails the test. */
const SAME_TEXTS: Record<string, string[]> = {
  'locales/en-US.json': [
    'Commit',
    'Editor',
    'Item',
    'Login',
    '{text}, {amount}',
    '{act}: {text}, {amount}',
    'Menu',
    'Menus',
    'Total',
    '{day}: {value}',
    '{file}, {when}',
    '{greeting}, {name}',
    '{link}: {title}',
    '{name}: {value}',
    '{name}, {day}',
    '{point}: {values}',
    '{title} {value}',
    '{title}: {value} ({when}).',
    '{field}: {reason}',
    '{field}: {reason} ({value})',
    '{field}: “{word}”',
    'Boleto', // a proper name
    'PIX',
  ],
  'locales/es-ES.json': [
    'Exportar {month}',
    'Exportando…',
    'Banco',
    'Banco {code}',
    'Opcional.',
    'Saldo',
    'Saldo inicial (R$)',
    'Saldo: {balance}',
    '{text}, {amount}',
    '{act}: {text}, {amount}',
    '{count, plural, one {# saldo} other {# saldos}}',
    'de {amount}',
    'Aplicar a',
    'Ver todos ({count})',
    '{period}: nada emitido',
    '{name}, {day}',
    'Intervalo',
    'Termina',
    'Administrador',
    'Automática',
    'Azul Yale', // a name
    'Azul olímpico',
    'Buscar cliente',
    'Cancelar',
    'Claro',
    'Commit',
    'Compacta',
    'Conciliada',
    'Conciliar',
    'Continuar',
    'Código',
    'Código {code}',
    'Dispositivo',
    'Editor',
    'Empresa',
    'Enviando…',
    'Enviar',
    'Exportar',
    'Idioma',
    'Ignorada',
    'Ignorar',
    'Página anterior',
    'Páginas',
    'Reabrir',
    'Reabrir {month}',
    'Formatos de {month}',
    'Logotipo',
    'Modo claro',
    'Motivo',
    'Mínimo de 6 caracteres.',
    'Valor',
    'Vencido',
    'Vencidos',
    'Esta semana',
    'Favorito: {title}',
    'Favoritos',
    'Lista: {entry}',
    'Saldo (R$)',
    'Saldo inicial',
    'Ver',
    'Resultado',
    'Filtros',
    'Todas',
    'Todos',
    '{count, plural, one {# filtro} other {# filtros}}',
    'Resultados',
    'Texto (.csv)',
    'Total',
    'Títulos repetidos',
    'Aplicar',
    'Boleto', // a proper name
    'Período',
    'Período: {period}',
    'PIX',
    'navegar',
    'Antes: {value}',
    '{day}: {value}',
    '{file}, {when}',
    '{greeting}, {name}',
    '{link}: {title}',
    '{name}: {value}',
    '{point}: {values}',
    '{title} {value}',
    '{title}: {value} ({when}).',
    '{count, plural, one {# resultado} other {# resultados}}',
    'Documento',
    'Opcional',
    'Registrando…',
    'Tipo',
    'Enviando {name}…',
    'Falta responder',
    'Formato',
    'Igual a',
    'Importar',
    'Indicador',
    'Problema',
    '{field}: {reason}',
    '{field}: {reason} ({value})',
    '{field}: “{word}”',
    'Duplicar',
    'Bloqueado',
    'Bloquear',
    'Desbloquear',
    'Nunca',
  ],
  'server/texts/en.json': ['Boleto', 'Editor', 'PIX', 'Simples Nacional', 'Subtotal', 'Total'],
  'server/texts/es.json': [
    'Administrador',
    'Banco',
    'Bloqueado',
    'Editor',
    'Entradas (R$)',
    'Feriado',
    'Formato',
    'Grupo',
    'Logotipo',
    'Motivo',
    'Saldo final (R$)',
    'Saldo inicial',
    'Saldo inicial (R$)',
    'Sobre',
    'auditoria',
    'Boleto',
    'Cliente',
    'Curva ABC de clientes',
    'Dispositivo',
    'Documento',
    'Entradas',
    'PIX',
    'Período ({range})',
    'Período anterior ({range})',
    'Página {page} de {pages}',
    'Saldo',
    'Simples Nacional', // a Brazilian law
    'Subtotal',
    'Tipo',
    'Total',
    'Vencido',
  ],
};

/** Removes what no language translates: a lone placeholder, and the name of the product. */
const removeNames = (text: string) => text.replace(/^(\{\w+\}( · )?)+$|( · )?Portaria$/g, '');

describe.each(['locales', 'server/texts'])('%s', (folder) => {
  const source = readCatalogue(`${folder}/pt-BR.json`);
  const sourceTexts = new Map(source);
  const files = readdirSync(folder).filter((name) => name.endsWith('.json') && name !== 'pt-BR.json');

  describe.each(files)('%s', (file) => {
    const translations = readCatalogue(`${folder}/${file}`);

    it('has exactly the texts of the source, in the same order [specification §1.2]', () => {
      expect(translations.length).toBeGreaterThan(100);
      expect(translations.map(([id]) => id)).toEqual(source.map(([id]) => id));
      expect(translations.filter(([, text]) => text.trim() === '')).toEqual([]);
    });

    it('contains no untranslated text [specification §1.2]', () => {
      const untranslated = translations
        .filter(([id, text]) => sourceTexts.get(id) === text)
        .map(([, text]) => removeNames(text))
        .filter((text) => text !== '');
      expect([...new Set(untranslated)].sort()).toEqual(SAME_TEXTS[`${folder}/${file}`]?.sort());
    });
  });
});

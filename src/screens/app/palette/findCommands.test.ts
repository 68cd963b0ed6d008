import type { Command, GroupId } from './command';
import { findCommands } from './findCommands';

const GROUP_NAMES: Record<GroupId, string> = {
  dashboards: 'Painéis',
  pages: 'Páginas',
  settings: 'Configurações',
  language: 'Idioma',
  appearance: 'Aparência',
  menus: 'Menus',
  other: 'Outros comandos',
};
const command = (group: GroupId, name: string, code?: string): Command => ({
  id: name,
  group,
  name,
  ...(code !== undefined && { code }),
  icon: () => null,
  to: '/',
});
const COMMANDS = [
  command('dashboards', 'Visão geral', 'default'),
  command('dashboards', 'Previsão de vendas', 'fc-07'),
  command('dashboards', 'Ação comercial', 'vis'),
  command('language', 'Español'),
  command('language', 'Português'),
  command('appearance', 'Tema escuro'),
  command('appearance', 'Verde-limão'),
  { ...command('other', 'Sair do sistema'), keywords: 'logout' },
];
const found = (query: string, tag = 'pt-BR') =>
  findCommands(COMMANDS, GROUP_NAMES, query, tag).map(({ id, commands }) => [
    id,
    ...commands.map(({ name }) => name),
  ]);

describe('the search [specification §2.42]', () => {
  it.each([
    ['accents', 'VISAO GERAL', [['dashboards', 'Visão geral']]],
    ['the other way round', 'sáír', [['other', 'Sair do sistema']]],
    ['composed and decomposed', 'espan\u0303ol', [['language', 'Español']]],
    ['a part of a word, in any order', 'limao ver', [['appearance', 'Verde-limão']]],
    ['the code of a dashboard', 'FC-07', [['dashboards', 'Previsão de vendas']]],
    ['a keyword', 'logout', [['other', 'Sair do sistema']]],
    ['spaces round it', '  escuro ', [['appearance', 'Tema escuro']]],
    ['nothing that fits', 'zzz', []],
    ['a word that is missing', 'visao zzz', []],
    ['what a pattern would mean', '.*', []],
  ])('finds by %s', (_name, query, groups) => {
    expect(found(query)).toEqual(groups);
  });

  it('sorts an exact code and a name’s start first, then the start of a word, then the middle', () => {
    expect(found('vis')).toEqual([['dashboards', 'Visão geral', 'Ação comercial', 'Previsão de vendas']]);
  });

  it('finds a whole group by its heading, after exact matches', () => {
    expect(found('idioma')).toEqual([['language', 'Español', 'Português']]);
    expect(found('idioma por')).toEqual([['language', 'Português']]);
  });

  it('moves the group of the best result to the top', () => {
    expect(found('sa').map(([id]) => id)).toEqual(['other', 'dashboards']);
    expect(found('es').map(([id]) => id)).toEqual(['language', 'appearance']);
  });

  it('shows everything in order while the field is empty', () => {
    expect(found(' ').map(([id]) => id)).toEqual(['dashboards', 'language', 'appearance', 'other']);
    expect(found('').flat()).toHaveLength(COMMANDS.length + 4);
  });
});

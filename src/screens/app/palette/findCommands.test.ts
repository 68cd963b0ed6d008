import type { Command, GroupId } from './command';
import { findCommands } from './findCommands';

const GROUP_NAMES: Record<GroupId, string> = {
  actions: 'Ações',
  views: 'Lançamentos por situação',
  names: 'Clientes e fornecedores',
  entries: 'Lançamentos',
  list: 'Busca na lista',
  dashboards: 'Painéis',
  pages: 'Páginas',
  settings: 'Configurações',
  language: 'Idioma',
  appearance: 'Aparência',
  menus: 'Menus',
  other: 'Outros comandos',
};
const makeCommand = (group: GroupId, name: string, code?: string): Command => ({
  id: name,
  group,
  name,
  ...(code !== undefined && { code }),
  icon: () => null,
  to: '/',
});
const COMMANDS = [
  makeCommand('dashboards', 'Visão geral', 'default'),
  makeCommand('dashboards', 'Previsão de vendas', 'fc-07'),
  makeCommand('dashboards', 'Ação comercial', 'vis'),
  makeCommand('language', 'Español'),
  makeCommand('language', 'Português'),
  makeCommand('appearance', 'Tema escuro'),
  makeCommand('appearance', 'Verde-limão'),
  { ...makeCommand('other', 'Sair do sistema'), keywords: 'logout' },
];
const search = (query: string, tag = 'pt-BR') =>
  findCommands(COMMANDS, GROUP_NAMES, query, tag).map(({ id, commands }) => [
    id,
    ...commands.map(({ name }) => name),
  ]);

describe('the search [specification §2.42]', () => {
  it.each([
    ['ignores missing accents', 'VISAO GERAL', [['dashboards', 'Visão geral']]],
    ['ignores accents that a name does not have', 'sáír', [['other', 'Sair do sistema']]],
    ['finds a composed letter by a decomposed one', 'espan\u0303ol', [['language', 'Español']]],
    ['finds parts of words in any order', 'limao ver', [['appearance', 'Verde-limão']]],
    ['finds the code of a dashboard', 'FC-07', [['dashboards', 'Previsão de vendas']]],
    ['finds a keyword', 'logout', [['other', 'Sair do sistema']]],
    ['ignores spaces around the query', '  escuro ', [['appearance', 'Tema escuro']]],
    ['finds nothing without a match', 'zzz', []],
    ['finds nothing if one of the words has no match', 'visao zzz', []],
    ['reads no character as a pattern', '.*', []],
  ])('%s', (_name, query, groups) => {
    expect(search(query)).toEqual(groups);
  });

  it('sorts an exact code and a name’s start first, then the start of a word, then the middle', () => {
    expect(search('vis')).toEqual([['dashboards', 'Visão geral', 'Ação comercial', 'Previsão de vendas']]);
  });

  it('finds a whole group by its heading, after exact matches', () => {
    expect(search('idioma')).toEqual([['language', 'Español', 'Português']]);
    expect(search('idioma por')).toEqual([['language', 'Português']]);
  });

  it('moves the group of the best result to the top', () => {
    expect(search('sa').map(([id]) => id)).toEqual(['other', 'dashboards']);
    expect(search('es').map(([id]) => id)).toEqual(['language', 'appearance']);
  });

  it('shows everything in order while the field is empty, colours and languages last', () => {
    expect(search(' ').map(([id]) => id)).toEqual(['dashboards', 'other', 'appearance', 'language']);
    expect(search('').flat()).toHaveLength(COMMANDS.length + 4);
  });
});

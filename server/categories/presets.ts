import type { components } from '../../api-spec/schema.gen';
import type { Group } from '../../api-spec/categoryGroups';
import type { Language } from '../texts/catalogues';
import { makeTranslate } from '../texts/translate';

type Preset = components['schemas']['CategoryChart']['presets'][number];

const inGroup = (group: Group, names: readonly string[], isTax = false) =>
  names.map((name) => ({ name, group, isTax }));

/** The names are Portuguese in each language, because they are data of a Brazilian company. */
const CATEGORIES = {
  trade: [
    ...inGroup('revenue', ['Venda de mercadorias', 'Outras receitas']),
    ...inGroup('deductions', ['Devoluções de vendas']),
    ...inGroup('deductions', ['Impostos sobre vendas'], true),
    ...inGroup('costs', [
      'Compra de mercadorias',
      'Frete sobre compras',
      'Embalagens',
      'Comissões de vendas',
    ]),
    ...inGroup('expenses', ['Aluguel', 'Energia elétrica', 'Folha de pagamento', 'Marketing e publicidade']),
    ...inGroup('expenses', ['Taxas de cartão', 'Contabilidade', 'Sistemas e assinaturas']),
    ...inGroup('financial', ['Juros e multas', 'Tarifas bancárias']),
  ],
  services: [
    ...inGroup('revenue', ['Prestação de serviços', 'Outras receitas']),
    ...inGroup('deductions', ['ISS'], true),
    ...inGroup('costs', ['Serviços de terceiros', 'Materiais de consumo']),
    ...inGroup('expenses', ['Aluguel', 'Energia elétrica', 'Folha de pagamento', 'Pró-labore']),
    ...inGroup('expenses', ['Internet e telefone', 'Contabilidade', 'Sistemas e assinaturas', 'Viagens']),
    ...inGroup('financial', ['Juros e multas', 'Tarifas bancárias']),
  ],
  simplesNacional: [
    ...inGroup('deductions', ['Simples Nacional (DAS)', 'ICMS por substituição tributária'], true),
    ...inGroup('expenses', ['FGTS', 'INSS sobre pró-labore'], true),
    ...inGroup('expenses', ['Pró-labore', 'Contabilidade']),
  ],
} as const satisfies Record<string, Preset['categories']>;

const TITLES = {
  trade: 'categories.preset.trade',
  services: 'categories.preset.services',
  simplesNacional: 'categories.preset.simplesNacional',
} as const satisfies Record<keyof typeof CATEGORIES, string>;

/** Returns the categories that a shop, a service company and a company of the Simples Nacional usually have. */
export function listPresets(language: Language): Preset[] {
  const translate = makeTranslate(language);
  return (['trade', 'services', 'simplesNacional'] as const).map((id) => ({
    id,
    title: translate(TITLES[id]),
    categories: [...CATEGORIES[id]],
  }));
}

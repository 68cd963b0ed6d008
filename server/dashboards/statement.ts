import { entries, type categories } from '../database/tables';
import { makeComparisons, type EntryFilter } from '../entries/filter';
import { readCategories } from '../entries/listCategories';
import { makeSumKindsBy } from '../entries/sums';
import type { Text } from '../http/language';
import type { Range } from './period';
import {
  defineTable,
  formatRange,
  linkToStored,
  type Definition,
  type Figures,
  type Schemas,
} from './widgets';

type Group = typeof categories.$inferSelect.statementGroup;

/** The groups in the order of the statement, each with the result after it. */
const STATEMENT: { group: Group; title: Text; result: Text | null }[] = [
  {
    group: 'revenue',
    title: { 'pt-BR': 'Receita bruta', en: 'Gross revenue', es: 'Ingresos brutos' },
    result: null,
  },
  {
    group: 'deductions',
    title: { 'pt-BR': 'Deduções', en: 'Deductions', es: 'Deducciones' },
    result: { 'pt-BR': 'Receita líquida', en: 'Net revenue', es: 'Ingresos netos' },
  },
  {
    group: 'costs',
    title: { 'pt-BR': 'Custos', en: 'Costs', es: 'Costes' },
    result: { 'pt-BR': 'Lucro bruto', en: 'Gross profit', es: 'Beneficio bruto' },
  },
  {
    group: 'expenses',
    title: { 'pt-BR': 'Despesas', en: 'Expenses', es: 'Gastos' },
    result: { 'pt-BR': 'Resultado operacional', en: 'Operating result', es: 'Resultado operativo' },
  },
  {
    group: 'financial',
    title: { 'pt-BR': 'Resultado financeiro', en: 'Financial result', es: 'Resultado financiero' },
    result: null,
  },
  {
    group: 'incomeTax',
    title: { 'pt-BR': 'Impostos sobre o lucro', en: 'Income tax', es: 'Impuesto sobre beneficios' },
    result: { 'pt-BR': 'Resultado do período', en: 'Result of the period', es: 'Resultado del período' },
  },
];

const COLUMNS = {
  line: { 'pt-BR': 'Conta', en: 'Account', es: 'Cuenta' },
  value: { 'pt-BR': 'Período', en: 'Period', es: 'Período' },
  before: { 'pt-BR': 'Período anterior', en: 'Period before', es: 'Período anterior' },
};

/** The simplified income statement, by day of issue. */
export const statementWidget: Definition = defineTable(
  {
    id: 'statement',
    size: 'full',
    title: {
      'pt-BR': 'DRE simplificada',
      en: 'Simplified income statement',
      es: 'Cuenta de resultados simplificada',
    },
  },
  async (figures) => {
    const { translate, period } = figures;
    const known = await readCategories(figures.queries);
    const lines = await readLines(figures, known, period.elapsed);
    const earlier = period.before ? await readLines(figures, known, period.before) : null;
    const rows: Schemas['Row'][] = [];
    let result = 0;
    let resultBefore = 0;
    for (const { group, title, result: resultTitle } of STATEMENT) {
      const now = lines.filter((line) => line.group === group);
      const then = (earlier ?? []).filter((line) => line.group === group);
      const total = add(now);
      const totalBefore = add(then);
      result += total;
      resultBefore += totalBefore;
      const cells = (name: string, cents: number, centsBefore: number) =>
        earlier === null ? [name, cents] : [name, cents, centsBefore];
      rows.push({ cells: cells(translate(title), total, totalBefore), emphasis: 'subtotal' });
      for (const { key, name, filter, cents } of now) {
        const match = then.find((line) => line.key === key);
        rows.push({ cells: cells(name, cents, match?.cents ?? 0), ...linkToStored(filter) });
      }
      const isGone = ({ key }: Line) => !now.some((line) => line.key === key);
      for (const { name, cents } of then.filter(isGone)) rows.push({ cells: cells(name, 0, cents) });
      if (resultTitle !== null)
        rows.push({
          cells: cells(translate(resultTitle), result, resultBefore),
          emphasis: group === 'incomeTax' ? 'total' : 'subtotal',
        });
    }
    const column = (id: 'value' | 'before', range: Range) => ({
      id,
      title: `${translate(COLUMNS[id])} (${formatRange(figures, range)})`,
      unit: 'currency',
    });
    return {
      note: translate({
        'pt-BR': 'Por competência, pela data de emissão.',
        en: 'Accrual basis, by day of issue.',
        es: 'Por devengo, según la fecha de emisión.',
      }),
      columns: [
        { id: 'line', title: translate(COLUMNS.line), unit: 'text' },
        column('value', period.elapsed),
        ...(period.before ? [column('before', period.before)] : []),
      ],
      rows,
    };
  },
);

const sumKindsByCategory = makeSumKindsBy<number>(entries.categoryId);

/** Income or cost of a category. A cost is negative. */
type Line = { key: string; group: Group; name: string; cents: number; filter: EntryFilter };

async function readLines(
  { queries, today }: Figures,
  known: (typeof categories.$inferSelect)[],
  { from, to }: Range,
): Promise<Line[]> {
  const range = { issuedFrom: from, issuedTo: to };
  const sums = await sumKindsByCategory(queries, makeComparisons(range, today));
  return (['receivable', 'payable'] as const).flatMap((kind) =>
    known.flatMap(({ id, name, statementGroup: group }) => {
      const sum = sums[kind].get(id);
      if (sum === undefined) return [];
      const cents = kind === 'receivable' ? sum.amountCents : -sum.amountCents;
      return [{ key: `${kind} ${id}`, group, name, cents, filter: { kind, ...range, category: name } }];
    }),
  );
}

const add = (lines: Line[]): number => lines.reduce((total, { cents }) => total + cents, 0);

import { monthEnd, monthStart } from '../../api-spec/days';
import type { Day } from '../company/days';
import { EMPLOYEES } from './names';
import type { Random } from './random';

export type Bill = [
  category: string,
  counterparty: string,
  form: 'boleto' | 'transfer',
  daysToPay: number,
  cents: number,
];

type BillOptions = {
  random: Random;
  /** 1 is the demonstration company. */
  size: number;
  /** The revenue of the month until now, in cents. */
  revenue: number;
};

/** Returns the bills of a day: fixed costs and salaries on two days of a month, and taxes on the last day. */
export function listBills(day: Day, { random, size, revenue }: BillOptions): Bill[] {
  const payroll = (part: number): Bill[] =>
    EMPLOYEES.map((name) => ['Folha de pagamento', name, 'transfer', 4, part * 545_000 * size]);
  if (day === monthStart(day))
    return [
      ['Aluguel', 'Imobiliária Horizonte', 'boleto', 9, 1_600_000 * size],
      ['Energia elétrica', 'Companhia de Energia', 'boleto', 14, random.within(550_000, 750_000) * size],
      ['Internet e telefone', 'Telecom Brasil', 'boleto', 11, 98_000 * size],
      ['Tarifas bancárias', 'Banco Aurora', 'transfer', 2, 18_000 * size],
      ['Rendimentos de aplicações', 'Banco Aurora', 'transfer', 0, random.amount(45_000 * size)],
      ...payroll(0.6),
    ];
  if (day.endsWith('-16')) return payroll(0.4);
  if (day !== monthEnd(day)) return [];
  const isQuarterEnd = Number(day.slice(5, 7)) % 3 === 0;
  const incomeTax: Bill = ['IRPJ e CSLL', 'Receita Federal', 'boleto', 30, revenue * 0.04];
  return [
    ['Impostos sobre vendas', 'Receita Federal', 'boleto', 20, revenue * 0.07],
    ['INSS e FGTS', 'Receita Federal', 'boleto', 20, 2_380_000 * size],
    ...(isQuarterEnd ? [incomeTax] : []),
  ];
}

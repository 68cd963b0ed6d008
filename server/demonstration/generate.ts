import type { Calendar } from '../company/calendar';
import { addDays, countDays, listDays, monthEnd, monthStart, weekdayOf, type Day } from '../company/days';
import type { NewEntry } from '../entries/insertEntries';
import { CUSTOMERS, EMPLOYEES, SUPPLIERS } from './names';
import { makeRandom, type Random } from './random';

/** Measured: entries of 24 months if each open day has one sale. */
const ENTRIES_PER_DAILY_SALE = 1_400;
const DAYS_OF_GROWTH = 730;
/** Cost of the goods in a sale, as a part of its amount. */
const COST_OF_SALES = 0.653;

export type GenerateOptions = {
  /** The first day with entries. */
  from: Day;
  today: Day;
  calendar: Calendar;
  /** Approximate number of entries of 24 months. */
  count: number;
  seed?: number;
};

/**
 * Makes the entries of a trading company up to today, as they are today. A later `today` makes the same entries, with
 * further payments, and then those of the further days. Their categories are of the starting chart.
 */
export function* generateEntries(options: GenerateOptions): Generator<NewEntry> {
  const { from, today, calendar, count, seed = 12 } = options;
  const salesPerDay = count / ENTRIES_PER_DAILY_SALE;
  const company = makeCompany({ random: makeRandom(seed), today, calendar, size: count / 12_000 });
  for (const day of listDays(from, today)) {
    const growth = 0.87 + 0.26 * Math.min(1, countDays(from, day) / DAYS_OF_GROWTH);
    const trade = salesPerDay * growth * tradeOn(day, calendar);
    yield* company.sell(day, trade);
    yield* company.buy(day, trade);
    yield* company.issueMonthly(day);
  }
}

// By month, from January.
const SEASONS = [0.92, 0.92, 0.98, 0.97, 1.06, 1, 0.98, 1, 1, 1.02, 1.08, 1.16];

function tradeOn(day: Day, calendar: Calendar): number {
  const season = SEASONS[Number(day.slice(5, 7)) - 1] ?? 1;
  if (calendar.isBusinessDay(day)) return season;
  return weekdayOf(day) === 6 ? season / 2 : 0;
}

type Made = Omit<NewEntry, 'paidOn' | 'paidCents' | 'deletedAt'>;

type CompanyOptions = {
  random: Random;
  today: Day;
  calendar: Calendar;
  /** 1 is the demonstration company. */
  size: number;
};

function makeCompany({ random, today, calendar, size }: CompanyOptions) {
  let lastSale = 10_000;
  let lastPurchase = 50_000;
  let soldStockCents = 0;
  const revenueByMonth = new Map<string, number>();

  /** Adds the payment, if the entry has been paid by today. */
  const settle = (made: Made): NewEntry => {
    const deletedAt = random.chance(0.004) ? `${made.issuedOn}T15:00:00Z` : null;
    const delay =
      made.kind === 'receivable' ? drawDelay(made, random) : random.chance(0.93) ? 0 : random.within(1, 12);
    const dueDay = calendar.businessDayFrom(made.dueOn);
    const isInTheEvening = random.chance(0.6);
    if (delay === null) return { ...made, deletedAt };
    const isAtOnce = made.form === 'cash' || (made.form === 'pix' && made.dueOn === made.issuedOn);
    const paidOn = isAtOnce
      ? made.dueOn
      : latest(made.issuedOn, calendar.businessDayFrom(addDays(dueDay, delay)));
    if (paidOn > today || (paidOn === today && isInTheEvening)) return { ...made, deletedAt };
    const lateDays = Math.max(0, countDays(dueDay, paidOn));
    return { ...made, deletedAt, paidOn, paidCents: drawPaidCents(made, lateDays) };
  };

  function* split(made: Omit<Made, 'installment' | 'installments'>, parts: number, daysBetween: number) {
    const each = Math.floor(made.amountCents / parts);
    for (let part = 1; part <= parts; part += 1) {
      const dueOn = addDays(made.dueOn, (part - 1) * daysBetween);
      const amountCents = part === parts ? made.amountCents - each * (parts - 1) : each;
      yield settle({ ...made, installment: part, installments: parts, dueOn, amountCents });
    }
  }

  const sell = function* (day: Day, trade: number): Generator<NewEntry> {
    for (let rest = random.round(trade); rest > 0; rest -= 1) {
      lastSale += 1;
      const amountCents = random.amount(222_000);
      const month = day.slice(0, 7);
      revenueByMonth.set(month, (revenueByMonth.get(month) ?? 0) + amountCents);
      soldStockCents += amountCents * COST_OF_SALES;
      const sale = {
        kind: 'receivable' as const,
        counterparty: random.frequent(CUSTOMERS),
        category: random.chance(0.8) ? 'Venda de mercadorias' : 'Prestação de serviços',
        document: `NF ${lastSale}`,
        issuedOn: day,
        amountCents,
      };
      const form = random.weighted([
        ['pix', 34],
        ['boleto', 36],
        ['card', 19],
        ['cash', 7],
        ['transfer', 4],
      ] as const);
      if (form === 'boleto')
        yield* split({ ...sale, form, dueOn: addDays(day, 28) }, random.within(1, 5), 28);
      else if (form === 'card')
        yield* split({ ...sale, form, dueOn: addDays(day, 30) }, random.within(1, 4), 30);
      else if (form === 'transfer') yield settle({ ...sale, form, dueOn: addDays(day, 15) });
      else yield settle({ ...sale, form, dueOn: day });
      if (random.chance(0.012))
        yield settle({
          ...sale,
          kind: 'payable',
          category: 'Devoluções de vendas',
          document: `DEV ${lastSale}`,
          form: 'pix',
          dueOn: addDays(day, 7),
          amountCents: Math.ceil(amountCents / 3),
        });
    }
  };

  /** Returns what it costs to replace a part of the sold goods. */
  const restock = (purchasesPerDay: number) => {
    const part = (random.within(10, 60) / 100) * Math.min(1, 2.5 / purchasesPerDay);
    const amountCents = Math.max(1_000, Math.round(soldStockCents * part));
    soldStockCents -= amountCents;
    return amountCents;
  };

  const buy = function* (day: Day, trade: number): Generator<NewEntry> {
    for (let rest = random.round(trade * 0.35); rest > 0; rest -= 1) {
      lastPurchase += 1;
      const [category, supplier, drawCents] = random.weighted([
        [['Compra de mercadorias', random.frequent(SUPPLIERS), () => restock(trade * 0.22)], 62],
        [['Frete e entregas', 'Transportadora Rota Sul', () => random.amount(22_000)], 26],
        [['Material de escritório', 'Papelaria Central', () => random.amount(9_000)], 12],
      ] as const);
      const form = random.weighted([
        ['boleto', 80],
        ['pix', 20],
      ] as const);
      const parts = category === 'Compra de mercadorias' && form === 'boleto' ? random.within(1, 2) : 1;
      const purchase = {
        kind: 'payable' as const,
        counterparty: supplier,
        category,
        form,
        document: `NFE ${lastPurchase}`,
        issuedOn: day,
        dueOn: addDays(day, form === 'pix' ? 5 : 21),
        amountCents: drawCents(),
      };
      yield* split(purchase, parts, 21);
    }
  };

  const issue = function* (day: Day, bills: Bill[]): Generator<NewEntry> {
    for (const [category, counterparty, form, daysToPay, amount] of bills)
      yield settle({
        kind: category === 'Rendimentos de aplicações' ? 'receivable' : 'payable',
        counterparty,
        category,
        form,
        document: `${category.slice(0, 3).toUpperCase()} ${day.slice(0, 7)}`,
        issuedOn: day,
        dueOn: addDays(day, daysToPay),
        amountCents: Math.max(1, Math.round(amount)),
      });
  };

  const payroll = (part: number): Bill[] =>
    EMPLOYEES.map((name) => ['Folha de pagamento', name, 'transfer', 4, part * 545_000 * size]);

  /** Issues the bills of a month: fixed costs and salaries on two days, and taxes on the last day. */
  const issueMonthly = function* (day: Day): Generator<NewEntry> {
    if (day === monthStart(day))
      yield* issue(day, [
        ['Aluguel', 'Imobiliária Horizonte', 'boleto', 9, 1_600_000 * size],
        ['Energia elétrica', 'Companhia de Energia', 'boleto', 14, random.within(550_000, 750_000) * size],
        ['Internet e telefone', 'Telecom Brasil', 'boleto', 11, 98_000 * size],
        ['Tarifas bancárias', 'Banco Aurora', 'transfer', 2, 18_000 * size],
        ['Rendimentos de aplicações', 'Banco Aurora', 'transfer', 0, random.amount(45_000 * size)],
        ...payroll(0.6),
      ]);
    if (day.endsWith('-16')) yield* issue(day, payroll(0.4));
    if (day !== monthEnd(day)) return;
    const revenue = revenueByMonth.get(day.slice(0, 7)) ?? 0;
    const isQuarterEnd = Number(day.slice(5, 7)) % 3 === 0;
    yield* issue(day, [
      ['Impostos sobre vendas', 'Receita Federal', 'boleto', 20, revenue * 0.07],
      ['INSS e FGTS', 'Receita Federal', 'boleto', 20, 2_380_000 * size],
      ...(isQuarterEnd ? [['IRPJ e CSLL', 'Receita Federal', 'boleto', 30, revenue * 0.04] as Bill] : []),
    ]);
  };

  return { sell, buy, issueMonthly };
}

type Bill = [
  category: string,
  counterparty: string,
  form: 'boleto' | 'transfer',
  daysToPay: number,
  cents: number,
];

/** Returns after how many days a customer pays, or `null` for never. */
function drawDelay({ form, counterparty }: Made, random: Random): number | null {
  if (form !== 'boleto' && form !== 'transfer') return 0;
  const risk = counterparty.length % 5 === 0 ? 3 : 1;
  if (random.chance(0.012 * risk)) return null;
  if (random.chance(0.09 * risk)) return random.within(1, 50);
  return -random.within(0, 3);
}

/** Late payments have a fine of 2 % and interest of 1 % each month. Cards have a fee of 3 %. */
function drawPaidCents({ kind, form, amountCents }: Made, lateDays: number): number {
  if (kind === 'receivable' && form === 'card') return Math.round(amountCents * 0.97);
  if (lateDays === 0) return amountCents;
  return Math.round(amountCents * (1.02 + lateDays / 3000));
}

const latest = (a: Day, b: Day): Day => (a > b ? a : b);

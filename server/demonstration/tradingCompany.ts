import type { Calendar } from '../../api-spec/calendar';
import { addDays } from '../../api-spec/days';
import type { Day } from '../company/days';
import type { NewEntry } from '../entries/insertEntries';
import { listBills } from './bills';
import { CUSTOMERS, SUPPLIERS } from './names';
import { makeSettle, type UnpaidEntry } from './payments';
import type { Random } from './random';

/** Cost of the goods in a sale, as a part of its amount. */
const COST_OF_SALES = 0.653;
const PURCHASES_PER_SALE = 0.35;
/** Purchases of goods alone, which are 62 of 100 purchases. */
const RESTOCKS_PER_SALE = 0.22;

type CompanyOptions = {
  random: Random;
  today: Day;
  calendar: Calendar;
  /** 1 is the demonstration company. */
  size: number;
};

/** Makes a trading company, which sells, buys and gets bills. */
export function makeTradingCompany({ random, today, calendar, size }: CompanyOptions) {
  let saleNumber = 10_000;
  let purchaseNumber = 50_000;
  let soldStockCents = 0;
  const revenueByMonth = new Map<string, number>();
  const settle = makeSettle({ random, today, calendar });

  /** Divides an entry into installments. */
  function* split(
    entry: Omit<UnpaidEntry, 'installment' | 'installments'>,
    parts: number,
    daysBetween: number,
  ) {
    const partCents = Math.floor(entry.amountCents / parts);
    for (let part = 1; part <= parts; part += 1) {
      const dueOn = addDays(entry.dueOn, (part - 1) * daysBetween);
      const amountCents = part === parts ? entry.amountCents - partCents * (parts - 1) : partCents;
      yield settle({ ...entry, installment: part, installments: parts, dueOn, amountCents });
    }
  }

  const sell = function* (day: Day, trade: number): Generator<NewEntry> {
    for (let count = random.round(trade); count > 0; count -= 1) {
      saleNumber += 1;
      const amountCents = random.amount(222_000);
      const month = day.slice(0, 7);
      revenueByMonth.set(month, (revenueByMonth.get(month) ?? 0) + amountCents);
      soldStockCents += amountCents * COST_OF_SALES;
      const sale = {
        kind: 'receivable' as const,
        counterparty: random.frequent(CUSTOMERS),
        category: random.chance(0.8) ? 'Venda de mercadorias' : 'Prestação de serviços',
        document: `NF ${saleNumber}`,
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
          document: `DEV ${saleNumber}`,
          form: 'pix',
          dueOn: addDays(day, 7),
          amountCents: Math.ceil(amountCents / 3),
        });
    }
  };

  /** Returns the cost to replace a part of the sold goods. More purchases on a day have smaller parts. */
  const restock = (purchasesPerDay: number) => {
    const part = (random.within(10, 60) / 100) * Math.min(1, 2.5 / purchasesPerDay);
    const amountCents = Math.max(1_000, Math.round(soldStockCents * part));
    soldStockCents -= amountCents;
    return amountCents;
  };

  const buy = function* (day: Day, trade: number): Generator<NewEntry> {
    for (let count = random.round(trade * PURCHASES_PER_SALE); count > 0; count -= 1) {
      purchaseNumber += 1;
      const [category, supplier, drawCents] = random.weighted([
        [['Compra de mercadorias', random.frequent(SUPPLIERS), () => restock(trade * RESTOCKS_PER_SALE)], 62],
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
        document: `NFE ${purchaseNumber}`,
        issuedOn: day,
        dueOn: addDays(day, form === 'pix' ? 5 : 21),
        amountCents: drawCents(),
      };
      yield* split(purchase, parts, 21);
    }
  };

  const issueBills = function* (day: Day): Generator<NewEntry> {
    const revenue = revenueByMonth.get(day.slice(0, 7)) ?? 0;
    const bills = listBills(day, { random, size, revenue });
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

  return { sell, buy, issueBills };
}

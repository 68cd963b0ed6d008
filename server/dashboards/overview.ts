import { desc, eq } from 'drizzle-orm';
import { buildOnce, NO_NAME } from '../database/statements';
import { activity, entries } from '../database/tables';
import { dateFormat } from '../company/dateFormat';
import { addDays, type Day } from '../company/days';
import type { EntryFilter } from '../entries/filter';
import { sumEntries } from '../entries/sums';
import type { Text } from '../http/language';
import { forecastThirtyDays, forecastWidget } from './cash';
import {
  defineMetric,
  defineTable,
  formatDay,
  linkTo,
  linkToStored,
  sum,
  type Definition,
  type Figures,
} from './widgets';

/** The widgets of the dashboard `default`. */
export const overviewWidgets: Definition[] = [
  defineMetric(
    {
      id: 'overdueIn',
      size: 's',
      title: { 'pt-BR': 'Vencido a receber', en: 'Overdue to receive', es: 'Vencido por cobrar' },
    },
    (figures) => computeOverdue(figures, 'receivable'),
  ),
  defineMetric(
    {
      id: 'overdueOut',
      size: 's',
      title: { 'pt-BR': 'Vencido a pagar', en: 'Overdue to pay', es: 'Vencido por pagar' },
    },
    (figures) => computeOverdue(figures, 'payable'),
  ),
  defineDueToday(
    'dueTodayIn',
    { 'pt-BR': 'A receber hoje', en: 'To receive today', es: 'Por cobrar hoy' },
    'receivable',
  ),
  defineDueToday(
    'dueTodayOut',
    { 'pt-BR': 'A pagar hoje', en: 'To pay today', es: 'Por pagar hoy' },
    'payable',
  ),
  defineMetric(
    {
      id: 'lowestBalance',
      size: 's',
      title: {
        'pt-BR': 'Menor saldo em 30 dias',
        en: 'Lowest balance in 30 days',
        es: 'Menor saldo en 30 días',
      },
    },
    async (figures) => {
      const days = await forecastThirtyDays(figures);
      const { day, balance } = days.reduce((lowest, one) => (one.balance < lowest.balance ? one : lowest));
      const date = formatDay(figures, day);
      const note = { 'pt-BR': `em ${date}`, en: `on ${date}`, es: `el ${date}` };
      return { unit: 'currency', value: balance, good: 'up', note: figures.translate(note) };
    },
  ),
  defineTable(
    {
      id: 'changes',
      size: 'l',
      title: { 'pt-BR': 'Desde ontem', en: 'Since yesterday', es: 'Desde ayer' },
    },
    listChanges,
  ),
  forecastWidget,
  defineTable(
    {
      id: 'activity',
      size: 'full',
      title: { 'pt-BR': 'Atividade recente', en: 'Recent activity', es: 'Actividad reciente' },
    },
    listActivity,
  ),
];

function defineDueToday(id: string, title: Text, kind: Kind): Definition {
  return defineMetric({ id, size: 's', title }, async (figures) => {
    const filter = { kind, status: 'today' } as const;
    const { count, amountCents } = await sum(figures, filter);
    return { unit: 'currency', value: amountCents, count, link: linkTo(filter) };
  });
}

type Kind = NonNullable<EntryFilter['kind']>;

async function computeOverdue(figures: Figures, kind: Kind) {
  const filter = { kind, status: 'overdue' } as const;
  const { count, amountCents } = await sum(figures, filter);
  const { before } = figures.period;
  return {
    unit: 'currency',
    value: amountCents,
    good: 'down',
    count,
    link: linkTo(filter),
    ...(before && { before: await readOverdueOn(figures, kind, before.to), beforeOn: before.to }),
  };
}

/** Returns what was overdue at the end of an earlier day. */
async function readOverdueOn({ queries }: Figures, kind: Kind, day: Day): Promise<number> {
  const wasOverdue = { kind, issuedTo: day, dueBefore: day };
  // Two sums, because each of them has an index.
  const unpaid = await sumEntries(queries, { ...wasOverdue, isUnpaid: true });
  const paidLater = await sumEntries(queries, { ...wasOverdue, paidAfter: day });
  return unpaid.amountCents + paidLater.amountCents;
}

const CHANGES = {
  received: { 'pt-BR': 'Recebido', en: 'Received', es: 'Cobrado' },
  paid: { 'pt-BR': 'Pago', en: 'Paid', es: 'Pagado' },
  newlyLateIn: {
    'pt-BR': 'Venceu sem ser recebido',
    en: 'Became overdue to receive',
    es: 'Venció sin cobrarse',
  },
  newlyLateOut: { 'pt-BR': 'Venceu sem ser pago', en: 'Became overdue to pay', es: 'Venció sin pagarse' },
  newIn: { 'pt-BR': 'Novas contas a receber', en: 'New receivables', es: 'Nuevas cuentas por cobrar' },
  newOut: { 'pt-BR': 'Novas contas a pagar', en: 'New payables', es: 'Nuevas cuentas por pagar' },
};

const COLUMNS = {
  change: { 'pt-BR': 'Mudança', en: 'Change', es: 'Cambio' },
  count: { 'pt-BR': 'Lançamentos', en: 'Entries', es: 'Movimientos' },
  value: { 'pt-BR': 'Valor', en: 'Amount', es: 'Importe' },
  document: { 'pt-BR': 'Documento', en: 'Document', es: 'Documento' },
  counterparty: { 'pt-BR': 'Cliente ou fornecedor', en: 'Customer or supplier', es: 'Cliente o proveedor' },
  action: { 'pt-BR': 'O quê', en: 'What', es: 'Qué' },
  user: { 'pt-BR': 'Quem', en: 'Who', es: 'Quién' },
  time: { 'pt-BR': 'Quando', en: 'When', es: 'Cuándo' },
};

async function listChanges(figures: Figures) {
  const { today, translate } = figures;
  const yesterday = addDays(today, -1);
  const payments = { status: 'paid', paidFrom: yesterday, paidTo: today } as const;
  const late = { status: 'overdue', lateFrom: 1, lateTo: 1 } as const;
  const issue = { issuedFrom: yesterday, issuedTo: today };
  const lines: [Text, 'paidCents' | 'amountCents', EntryFilter][] = [
    [CHANGES.received, 'paidCents', { kind: 'receivable', ...payments }],
    [CHANGES.paid, 'paidCents', { kind: 'payable', ...payments }],
    [CHANGES.newlyLateIn, 'amountCents', { kind: 'receivable', ...late }],
    [CHANGES.newlyLateOut, 'amountCents', { kind: 'payable', ...late }],
    [CHANGES.newIn, 'amountCents', { kind: 'receivable', ...issue }],
    [CHANGES.newOut, 'amountCents', { kind: 'payable', ...issue }],
  ];
  const rows = [];
  for (const [title, field, filter] of lines) {
    const changed = await sum(figures, filter);
    rows.push({
      cells: [translate(title), changed.count, changed[field]],
      ...(changed.count > 0 && { link: linkTo(filter) }),
    });
  }
  return {
    columns: [
      { id: 'change', title: translate(COLUMNS.change), unit: 'text' },
      { id: 'count', title: translate(COLUMNS.count), unit: 'number' },
      { id: 'value', title: translate(COLUMNS.value), unit: 'currency' },
    ],
    rows,
  };
}

const ACTIONS: Record<typeof activity.$inferSelect.action, Text> = {
  created: { 'pt-BR': 'Criou', en: 'Created', es: 'Creó' },
  changed: { 'pt-BR': 'Alterou', en: 'Changed', es: 'Modificó' },
  paid: { 'pt-BR': 'Deu baixa', en: 'Recorded the payment', es: 'Registró el pago' },
  unpaid: { 'pt-BR': 'Desfez a baixa', en: 'Removed the payment', es: 'Anuló el pago' },
  deleted: { 'pt-BR': 'Excluiu', en: 'Deleted', es: 'Eliminó' },
  restored: { 'pt-BR': 'Restaurou', en: 'Restored', es: 'Restauró' },
  imported: { 'pt-BR': 'Importou um arquivo', en: 'Imported a file', es: 'Importó un archivo' },
  'import-undone': {
    'pt-BR': 'Desfez uma importação',
    en: 'Undid an import',
    es: 'Deshizo una importación',
  },
  'company-changed': {
    'pt-BR': 'Alterou os dados da empresa',
    en: 'Changed the company’s data',
    es: 'Modificó los datos de la empresa',
  },
};
const MAX_ACTIVITIES = 10;

const activityStatement = buildOnce((queries) =>
  queries
    .select({
      happenedAt: activity.happenedAt,
      userName: activity.userName,
      action: activity.action,
      document: entries.document,
      counterparty: entries.counterparty,
      deletedAt: entries.deletedAt,
    })
    .from(activity)
    .leftJoin(entries, eq(entries.id, activity.entryId))
    .orderBy(desc(activity.happenedAt), desc(activity.id))
    .limit(MAX_ACTIVITIES)
    .prepare(NO_NAME),
);

async function listActivity({ queries, company, language, translate }: Figures) {
  const found = await activityStatement(queries).execute();
  const time = dateFormat(language, {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: company.timeZone,
  });
  return {
    columns: (['document', 'counterparty', 'action', 'user', 'time'] as const).map((id) => ({
      id,
      title: translate(COLUMNS[id]),
      unit: 'text',
    })),
    rows: found.map(({ happenedAt, userName, action, document, counterparty, deletedAt }) => ({
      cells: [document, counterparty, translate(ACTIONS[action]), userName, time.format(happenedAt)],
      ...(document !== null &&
        counterparty !== null &&
        deletedAt === null &&
        linkToStored({ ...(document !== '' && { document }), counterparty })),
    })),
  };
}

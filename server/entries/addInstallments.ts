import { listInstallments, type Installment, type Plan } from '../../api-spec/installments';
import { LIMITS } from '../../api-spec/limits.gen';
import type { components } from '../../api-spec/schema.gen';
import { entries } from '../database/tables';
import { checkDay, checkRange, refuseProblems, type Problem } from '../rules/fieldRules';
import { prepareCheck } from './checkInput';
import { recordChange, type Change } from './recordChange';

type NewInstallments = components['schemas']['NewInstallments'];

const UNPAID = { paidOn: null, paidCents: null };

/**
 * Adds one entry for each instalment, in the transaction of `queries`, which has called `lockFigures`.
 * @throws Refusal `invalid-values`
 */
export async function addInstallments(
  change: Change,
  { totalCents, plan, installments: list, ...input }: NewInstallments,
): Promise<components['schemas']['AddedEntries']> {
  const { queries, today } = change;
  refuseProblems(checkRange('totalCents', totalCents, 1, LIMITS.cents));
  const installments = readInstallments(totalCents, plan, list);
  const check = await prepareCheck(queries, today);
  // A body may have fields that the description does not.
  const { kind, counterparty, category, form, document = '', issuedOn } = input;
  const shared = { kind, counterparty, category, form, document, issuedOn };
  const checked = installments.map(({ dueOn, amountCents }, index) => {
    const numbers = { installment: index + 1, installments: installments.length };
    return check({ ...shared, ...numbers, dueOn, amountCents, ...UNPAID });
  });
  refuseProblems(joinProblems(checked.map(({ problems }) => problems)));
  const sum = installments.reduce((cents, { amountCents }) => cents + amountCents, 0);
  if (sum !== totalCents) refuseProblems([{ field: 'installments', reason: 'sum' }]);
  const added = await queries
    .insert(entries)
    .values(checked.flatMap(({ row }) => row ?? []))
    .returning({ id: entries.id, installment: entries.installment });
  const ids = added.toSorted((a, b) => a.installment - b.installment).map(({ id }) => id);
  await recordChange(change, 'created', ids, new Map());
  return { ids: ids.map(String) };
}

/** @throws Refusal `invalid-values` */
function readInstallments(
  totalCents: number,
  plan: Plan | undefined,
  list: Installment[] | undefined,
): Installment[] {
  if (list !== undefined && plan === undefined) return list;
  if (plan === undefined || list !== undefined)
    refuseProblems([{ field: 'installments', reason: 'missing' }]);
  if (plan === undefined) return [];
  const { count, firstDueOn, downPayment } = plan;
  refuseProblems([
    ...checkRange('plan.count', count, 1, LIMITS.installments - (downPayment === undefined ? 0 : 1)),
    ...checkDay('plan.firstDueOn', firstDueOn),
    ...(downPayment === undefined
      ? []
      : checkRange('plan.downPayment.amountCents', downPayment.amountCents, 1, totalCents - 1)),
  ]);
  const installments = listInstallments(totalCents, plan);
  if (installments.length === 0) refuseProblems([{ field: 'plan.count', reason: 'range' }]);
  return installments;
}

/** Names the position of each day and amount. A value that all instalments have is named once. */
function joinProblems(problems: readonly Problem[][]): Problem[] {
  const ofShared = (problems[0] ?? []).filter(({ field }) => !isOwn(field));
  const ofEach = problems.flatMap((one, index) =>
    one
      .filter(({ field }) => isOwn(field))
      .map(({ field, reason }) => ({ field: `installments.${index}.${field}`, reason })),
  );
  return [...ofShared, ...ofEach];
}

const isOwn = (field: string): boolean => field === 'dueOn' || field === 'amountCents';

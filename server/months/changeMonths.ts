// Each function closes or reopens months in the transaction of `queries`, which has called `lockFigures`.
import { addDays, monthEnd } from '../../api-spec/days';
import { LIMITS } from '../../api-spec/limits.gen';
import type { components } from '../../api-spec/schema.gen';
import { recordEvents } from '../audit/recordEvents';
import { findLastUser } from '../company/changeCompany';
import { readCompany } from '../company/company';
import type { Day } from '../company/days';
import { company, type FieldChange } from '../database/tables';
import type { Change } from '../entries/recordChange';
import { Refusal } from '../errors/refusal';
import { checkName, refuseProblems } from '../rules/fieldRules';
import { findLastEnd, listMonths } from './months';

type Schemas = components['schemas'];

/**
 * Closes a month and those before it.
 * @throws Refusal `changed-meanwhile` or `invalid-values`
 */
export async function closeMonth(change: Change, { month, version }: Schemas['MonthClosing']): Promise<void> {
  const closedUntil = await readClosedUntil(change, version);
  const end = monthEnd(`${month}-01`);
  if (end > findLastEnd(change.today)) refuseProblems([{ field: 'month', reason: 'not-ended' }]);
  if (closedUntil !== null && end <= closedUntil)
    refuseProblems([{ field: 'month', reason: 'closed-already' }]);
  await setClosedUntil(change, version, end);
  await recordEvents(change.queries, change, [
    { action: 'month-closed', changes: [['closedUntil', closedUntil, end]] },
  ]);
}

/**
 * Reopens a month and those after it.
 * @throws Refusal `changed-meanwhile` or `invalid-values`
 */
export async function reopenMonth(
  change: Change,
  { month, reason: sentReason, version }: Schemas['MonthReopening'],
): Promise<void> {
  const closedUntil = await readClosedUntil(change, version);
  const start = `${month}-01`;
  if (closedUntil === null || closedUntil < start)
    refuseProblems([{ field: 'month', reason: 'open-already' }]);
  const reason = sentReason.trim();
  refuseProblems(checkName('reason', reason, LIMITS.noteLength));
  const oldest = (await listMonths(change.queries, change.now)).months.at(-1);
  const until = month === oldest?.month ? null : addDays(start, -1);
  await setClosedUntil(change, version, until);
  const changes: FieldChange[] = [
    ['closedUntil', closedUntil, until],
    ['reason', null, reason],
  ];
  await recordEvents(change.queries, change, [{ action: 'month-reopened', changes }]);
}

/** @throws Refusal `changed-meanwhile` */
async function readClosedUntil({ queries }: Change, version: number): Promise<Day | null> {
  const stored = await readCompany(queries);
  if (version !== stored.version)
    throw new Refusal('changed-meanwhile', { fields: { changedBy: await findLastUser(queries) } });
  // Without its data, a company has no opening balance that could stay.
  if (stored.version === 0) refuseProblems([{ field: 'month', reason: 'no-company' }]);
  return stored.closedUntil;
}

const setClosedUntil = ({ queries }: Change, version: number, closedUntil: Day | null) =>
  queries.update(company).set({ closedUntil, version: version + 1 });

import { and, desc, inArray } from 'drizzle-orm';
import type { components } from '../../api-spec/schema.gen';
import type { Queries } from '../database/database';
import {
  listFieldChanges,
  recordEvents,
  isOfPresentCompany,
  type Actor,
  type State,
} from '../audit/recordEvents';
import { FIRST_ACCOUNT } from '../database/bankTables';
import { activity, company, holidays } from '../database/tables';
import { Refusal } from '../errors/refusal';
import { refuseProblems } from '../rules/fieldRules';
import { companyDay, readCompany } from './company';
import { findCompanyProblems, type CompanyInput } from './companyRules';
import { changeHolidays } from './holidays';
import { hasTransfers } from './openingDay';
import { listLetterheadChanges, readLetterhead, toLetterheadColumns, trimLetterhead } from './letterhead';
import { TIME_ZONES } from './timeZones';

type Schemas = components['schemas'];
type Holiday = Schemas['Holiday'];

/** Who changes the company's data, and when. `queries`: of `changeFigures`. */
export type CompanyEdit = { queries: Queries; actor: Actor; now: Date };

/** Returns the company's data as the API describes them. */
export async function readCompanyData(queries: Queries): Promise<Schemas['Company']> {
  const { name, timeZone, openingCents, openingOn, weekStartsOn, monthlyTargetCents, version, ...rates } =
    await readCompany(queries);
  const { fineBasisPoints, interestBasisPoints } = rates;
  return {
    ...{ name, timeZone, openingCents, weekStartsOn, monthlyTargetCents, version },
    ...{ fineBasisPoints, interestBasisPoints },
    ...(await readLetterhead(queries)),
    openingOn: version === 0 ? null : openingOn,
    holidays: await queries.select().from(holidays).orderBy(holidays.day),
    timeZones: TIME_ZONES,
  };
}

/**
 * Replaces the company's data, and records what the user did.
 * @throws Refusal `changed-meanwhile` or `invalid-values`
 */
export async function changeCompany(
  edit: CompanyEdit,
  { version, ...input }: CompanyInput,
): Promise<Schemas['Company']> {
  const { queries, now } = edit;
  const storedCompany = await readCompany(queries);
  if (version !== undefined && version !== storedCompany.version) {
    const changedBy = await findLastUser(queries);
    throw new Refusal('changed-meanwhile', { fields: { changedBy } });
  }
  const trimmedInput = trimNames(input);
  refuseProblems(findCompanyProblems(trimmedInput, (timeZone) => companyDay({ timeZone }, now)));
  const first = { id: FIRST_ACCOUNT, openingOn: storedCompany.openingOn };
  if (await hasTransfers(queries, first, input.openingOn))
    refuseProblems([{ field: 'openingOn', reason: 'after-movements' }]);
  const { name, timeZone, openingCents, openingOn, weekStartsOn, monthlyTargetCents = null } = trimmedInput;
  // A portal of an earlier release does not send the two rates, so an absent one stays.
  const { fineBasisPoints, interestBasisPoints } = { ...storedCompany, ...trimmedInput };
  const values = {
    ...{ name, timeZone, openingCents, openingOn, weekStartsOn, monthlyTargetCents },
    ...{ fineBasisPoints, interestBasisPoints },
    ...toLetterheadColumns(trimmedInput),
    version: storedCompany.version + 1,
  };
  const before = await readCompanyData(queries);
  await queries.insert(company).values(values).onConflictDoUpdate({ target: company.id, set: values });
  await replaceHolidays(queries, trimmedInput.holidays);
  const changed = await readCompanyData(queries);
  const changes = [
    ...listFieldChanges(toState(before), toState(changed)),
    ...listLetterheadChanges(before, changed),
  ];
  await recordEvents(queries, edit, [{ action: 'company-changed', changes }]);
  return changed;
}

/** Returns what is recorded of the company. Each holiday is a field with its day. */
function toState(data: Schemas['Company']): State {
  if (data.version === 0) return null;
  const { name, timeZone, openingCents, openingOn, weekStartsOn, monthlyTargetCents = null } = data;
  const { fineBasisPoints = null, interestBasisPoints = null } = data;
  return {
    ...{ name, timeZone, openingCents, openingOn, weekStartsOn, monthlyTargetCents },
    ...{ fineBasisPoints, interestBasisPoints },
    ...Object.fromEntries(data.holidays.map((holiday) => [`holiday ${holiday.day}`, holiday.name])),
  };
}

const trimNames = (input: CompanyInput): CompanyInput => ({
  ...input,
  name: input.name.trim(),
  holidays: input.holidays.map(({ day, name }) => ({ day, name: name.trim() })),
  ...trimLetterhead(input),
});

/** Stores the holidays that are new or renamed, and deletes the others. */
async function replaceHolidays(queries: Queries, newHolidays: readonly Holiday[]): Promise<void> {
  const storedHolidays = await queries.select().from(holidays);
  const makeKey = ({ day, name }: Holiday) => `${day} ${name}`;
  const storedKeys = new Set(storedHolidays.map(makeKey));
  const newKeys = new Set(newHolidays.map(makeKey));
  await changeHolidays(queries, {
    removed: storedHolidays.filter((holiday) => !newKeys.has(makeKey(holiday))).map(({ day }) => day),
    added: newHolidays.filter((holiday) => !storedKeys.has(makeKey(holiday))),
  });
}

/** The actions that change the company's version. */
const VERSIONED = ['company-changed', 'month-closed', 'month-reopened'] as const;

/** Returns the user who changed the company's row last. */
export async function findLastUser(queries: Queries): Promise<string | undefined> {
  const [lastChange] = await queries
    .select({ userName: activity.userName })
    .from(activity)
    .where(and(inArray(activity.action, [...VERSIONED]), isOfPresentCompany))
    .orderBy(desc(activity.id))
    .limit(1);
  return lastChange?.userName;
}

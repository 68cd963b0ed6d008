import { desc, eq } from 'drizzle-orm';
import type { components } from '../../api-spec/schema.gen';
import type { Queries } from '../database/database';
import { activity, company, holidays } from '../database/tables';
import { Refusal } from '../errors/refusal';
import { refuseProblems } from '../rules/fieldRules';
import { companyDay, readCompany } from './company';
import { findCompanyProblems, type CompanyInput } from './companyRules';
import { changeHolidays } from './holidays';
import { TIME_ZONES } from './timeZones';

type Schemas = components['schemas'];
type Holiday = Schemas['Holiday'];

/** Who changes the company's data, and when. `queries`: of `changeFigures`. */
export type CompanyEdit = { queries: Queries; userName: string; now: Date };

/** Returns the company's data as the API describes them. */
export async function readCompanyData(queries: Queries): Promise<Schemas['Company']> {
  const { name, timeZone, openingCents, openingOn, weekStartsOn, monthlyTargetCents, version } =
    await readCompany(queries);
  return {
    ...{ name, timeZone, openingCents, weekStartsOn, monthlyTargetCents, version },
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
  { queries, userName, now }: CompanyEdit,
  { version, ...input }: CompanyInput,
): Promise<Schemas['Company']> {
  const storedCompany = await readCompany(queries);
  if (version !== undefined && version !== storedCompany.version) {
    const changedBy = await findLastUser(queries);
    throw new Refusal('changed-meanwhile', { fields: { changedBy } });
  }
  const trimmedInput = trimNames(input);
  refuseProblems(findCompanyProblems(trimmedInput, (timeZone) => companyDay({ timeZone }, now)));
  const { name, timeZone, openingCents, openingOn, weekStartsOn, monthlyTargetCents = null } = trimmedInput;
  const values = {
    ...{ name, timeZone, openingCents, openingOn, weekStartsOn, monthlyTargetCents },
    version: storedCompany.version + 1,
  };
  await queries.insert(company).values(values).onConflictDoUpdate({ target: company.id, set: values });
  await replaceHolidays(queries, trimmedInput.holidays);
  await queries.insert(activity).values({ happenedAt: now, userName, action: 'company-changed' });
  return readCompanyData(queries);
}

const trimNames = (input: CompanyInput): CompanyInput => ({
  ...input,
  name: input.name.trim(),
  holidays: input.holidays.map(({ day, name }) => ({ day, name: name.trim() })),
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

async function findLastUser(queries: Queries): Promise<string | undefined> {
  const [lastChange] = await queries
    .select({ userName: activity.userName })
    .from(activity)
    .where(eq(activity.action, 'company-changed'))
    .orderBy(desc(activity.id))
    .limit(1);
  return lastChange?.userName;
}

import { getTableColumns } from 'drizzle-orm';
import type { Queries } from '../database/database';
import { buildOnce } from '../database/statements';
import { company, holidays } from '../database/tables';
import { makeCalendar, type Calendar } from '../../api-spec/calendar';
import { dayInZone, type Day } from './days';

// Figures do not need what is printed, and a logo is large.
const { address, taxNumber, logo, ...columns } = getTableColumns(company);

/** The columns of the letterhead. */
export const LETTERHEAD = { address, taxNumber, logo };

export type Company = Omit<typeof company.$inferSelect, 'id' | keyof typeof LETTERHEAD>;

/** The data of a new installation, which has no row. */
export const NEW_COMPANY: Company = {
  name: '',
  timeZone: 'America/Sao_Paulo',
  openingCents: 0,
  openingOn: '1970-01-01',
  weekStartsOn: 7,
  monthlyTargetCents: null,
  fineBasisPoints: null,
  interestBasisPoints: null,
  isDemonstration: false,
  generatedUntil: null,
  generatedFrom: null,
  closedUntil: null,
  version: 0,
};

const companyStatement = buildOnce((queries) => queries.select(columns).from(company));

export async function readCompany(queries: Queries): Promise<Company> {
  const [row] = await companyStatement(queries).execute();
  return row ?? NEW_COMPANY;
}

/** A user types the opening balance with the first change of the company's data. */
export const hasOpeningBalance = ({ version }: Pick<Company, 'version'>): boolean => version > 0;

/** Returns the company's day, which can differ from the day of the server and of the browser. */
export const companyDay = ({ timeZone }: Pick<Company, 'timeZone'>, now: Date): Day =>
  dayInZone(timeZone, now);

const holidaysStatement = buildOnce((queries) => queries.select({ day: holidays.day }).from(holidays));

export async function readCalendar(queries: Queries): Promise<Calendar> {
  const localHolidays = await holidaysStatement(queries).execute();
  return makeCalendar(localHolidays.map(({ day }) => day));
}

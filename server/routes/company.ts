import type { Database } from '../database/database';
import { changeCompany, readCompanyData } from '../company/changeCompany';
import type { Handlers } from '../http/operations';

type Dependencies = { clock: () => Date; database: Database };

/** Reads and replaces the company's data. */
export function companyHandlers({ clock, database }: Dependencies): Handlers<'getCompany' | 'changeCompany'> {
  return {
    getCompany: () => database.inTransaction('read', readCompanyData),
    changeCompany: ({ body, caller: { user }, write }) =>
      write('figures', (queries) => changeCompany({ queries, userName: user.name, now: clock() }, body)),
  };
}

import type { Database } from '../database/database';
import { changeCompany, readCompanyData } from '../company/changeCompany';
import type { Handlers } from '../http/operations';

type Dependencies = { clock: () => Date; database: Database };

/** Reads and replaces the company's data. */
export function companyHandlers({ clock, database }: Dependencies): Handlers<'getCompany' | 'changeCompany'> {
  return {
    getCompany: () => database.inTransaction('read', readCompanyData),
    changeCompany: ({ body, caller: { user }, request, write }) => {
      const actor = { user, requestId: request.id };
      return write('figures', (queries) => changeCompany({ queries, actor, now: clock() }, body));
    },
  };
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Authenticate } from '../auth/authenticateRequest';
import type { Database } from '../database/open';
import { changeCompany, readCompanyData } from '../entries/changeCompany';
import { changeFigures } from '../entries/changeFigures';
import type { CompanyInput } from '../entries/companyRules';
import { HttpError } from '../http/httpError';
import { chooseLanguage } from '../http/language';

type Dependencies = { authenticate: Authenticate; clock: () => Date; database: Database };

/** Returns the handlers for the company's data, by operation. Only administrators may change them. */
export function companyHandlers({ authenticate, clock, database }: Dependencies) {
  return {
    getCompany: async (request: FastifyRequest, reply: FastifyReply) => {
      await authenticate(request);
      chooseLanguage(reply);
      return database.inTransaction('read', readCompanyData);
    },
    changeCompany: async (request: FastifyRequest<{ Body: CompanyInput }>, reply: FastifyReply) => {
      const { user } = await authenticate(request);
      if (user.role !== 'admin') throw new HttpError(403, {}, { reason: 'not-permitted' });
      const changed = await changeFigures(database, (queries) =>
        changeCompany({ queries, userName: user.name, now: clock() }, request.body),
      );
      chooseLanguage(reply);
      return changed;
    },
  };
}

import type { FastifyRequest } from 'fastify';
import type { Caller } from '../auth/authenticate';
import { companyDay, readCompany } from '../company/company';
import type { Change } from '../entries/recordChange';
import type { Write } from '../http/submit';

type WritingCall = { caller: Caller; request: FastifyRequest; write: Write };

/** Runs a change of the books, with who asks for it and the company's day. */
export type RunChange = <T>(call: WritingCall, work: (change: Change) => Promise<T>) => Promise<T>;

export const makeRunChange =
  (clock: () => Date): RunChange =>
  ({ caller: { user }, request, write }, work) =>
    write('figures', async (queries) => {
      const now = clock();
      const today = companyDay(await readCompany(queries), now);
      return work({ queries, actor: { user, requestId: request.id }, now, today });
    });

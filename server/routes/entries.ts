import type { SignedInUser } from '../auth/users';
import type { Database } from '../database/database';
import {
  addEntry,
  changeEntry,
  deleteEntries,
  payEntries,
  readEntry,
  restoreEntries,
  type Change,
} from '../entries/changeEntries';
import { changeFigures } from '../database/changeFigures';
import { companyDay, readCompany } from '../company/company';
import { listCategories } from '../entries/listCategories';
import { listEntries } from '../entries/listEntries';
import type { Handlers } from '../http/operations';

type Dependencies = { clock: () => Date; database: Database };
type Operations =
  | 'listEntries'
  | 'listCategories'
  | 'getEntry'
  | 'addEntry'
  | 'changeEntry'
  | 'payEntries'
  | 'deleteEntries'
  | 'restoreEntries';

/** Entries of a page without the parameter `limit`. */
const DEFAULT_PAGE_SIZE = 50;

/** Reads and changes entries. */
export function entryHandlers({ clock, database }: Dependencies): Handlers<Operations> {
  const runChange = <T>({ name: userName }: SignedInUser, work: (change: Change) => Promise<T>): Promise<T> =>
    changeFigures(database, async (queries) => {
      const now = clock();
      return work({ queries, userName, now, today: companyDay(await readCompany(queries), now) });
    });

  return {
    listEntries: ({ query: { sort = 'dueOn', limit = DEFAULT_PAGE_SIZE, after, ...filter } }) =>
      listEntries(database, { filter, sort, after, limit, now: clock() }),
    listCategories: () => listCategories(database, clock()),
    getEntry: ({ params: { id } }) =>
      database.inTransaction('read', async (queries) =>
        readEntry(queries, id, companyDay(await readCompany(queries), clock())),
      ),
    addEntry: async ({ body, caller: { user }, reply }) =>
      reply.code(201).send(await runChange(user, (change) => addEntry(change, body))),
    changeEntry: ({ params: { id }, body, caller: { user } }) =>
      runChange(user, (change) => changeEntry(change, id, body)),
    payEntries: ({ body, caller: { user } }) => runChange(user, (change) => payEntries(change, body)),
    deleteEntries: async ({ body, caller: { user }, reply }) => {
      await runChange(user, (change) => deleteEntries(change, body));
      return reply.code(204).send();
    },
    restoreEntries: async ({ body, caller: { user }, reply }) => {
      await runChange(user, (change) => restoreEntries(change, body));
      return reply.code(204).send();
    },
  };
}

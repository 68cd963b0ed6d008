import type { Database } from '../database/database';
import {
  addEntry,
  changeEntry,
  deleteEntries,
  payEntries,
  readEntry,
  restoreEntries,
} from '../entries/changeEntries';
import { addInstallments } from '../entries/addInstallments';
import { changeSelected } from '../entries/changeSelected';
import { addPayment, refundPayment, voidPayment } from '../entries/changePayments';
import { companyDay, readCompany } from '../company/company';
import { listCategories } from '../entries/listCategories';
import { listEntries } from '../entries/listEntries';
import { readHistory } from '../entries/readHistory';
import { searchEntries } from '../entries/searchEntries';
import { suggestCounterparties } from '../entries/suggestCounterparties';
import { summarizeEntries } from '../entries/summarizeEntries';
import { addSeries } from '../series/addSeries';
import { changeOccurrences, deleteOccurrences } from '../series/changeOccurrences';
import { resumeSeries } from '../series/resumeSeries';
import type { Handlers } from '../http/operations';
import { DEFAULT_PAGE_SIZE } from '../rules/pages';
import { makeRunChange } from './runChange';

type Dependencies = { clock: () => Date; database: Database };
type Operations =
  | 'listEntries'
  | 'summarizeEntries'
  | 'search'
  | 'suggestCounterparties'
  | 'listCategories'
  | 'getEntry'
  | 'getEntryHistory'
  | 'addEntry'
  | 'addInstallments'
  | 'addSeries'
  | 'changeOccurrences'
  | 'deleteOccurrences'
  | 'changeEntry'
  | 'changeEntries'
  | 'payEntries'
  | 'addPayment'
  | 'voidPayment'
  | 'refundPayment'
  | 'deleteEntries'
  | 'restoreEntries';

/** Reads and changes entries. */
export function entryHandlers({ clock, database }: Dependencies): Handlers<Operations> {
  const runChange = makeRunChange(clock);

  return {
    listEntries: ({
      caller: { user },
      query: { sort = 'dueOn', limit = DEFAULT_PAGE_SIZE, after, ...filter },
    }) => listEntries(database, { filter, sort, after, limit, user, now: clock() }),
    summarizeEntries: ({ query: filter }) =>
      database.inTransaction('read', (queries) => summarizeEntries(queries, filter, clock())),
    search: ({ query }) =>
      database.inTransaction('read', (queries) => searchEntries(queries, query, clock())),
    suggestCounterparties: ({ query }) =>
      database.inTransaction('read', (queries) => suggestCounterparties(queries, query)),
    listCategories: () => listCategories(database, clock()),
    getEntry: ({ caller: { user }, params: { id } }) =>
      database.inTransaction('read', async (queries) =>
        readEntry(queries, id, { user, today: companyDay(await readCompany(queries), clock()) }),
      ),
    getEntryHistory: ({ params: { id } }) =>
      database.inTransaction('read', (queries) => readHistory(queries, id)),
    addEntry: (call) => runChange(call, (change) => addEntry(change, call.body)),
    addInstallments: (call) => runChange(call, (change) => addInstallments(change, call.body)),
    addSeries: (call) => runChange(call, (change) => addSeries(change, call.body)),
    changeOccurrences: (call) =>
      runChange(call, (change) => changeOccurrences(change, call.params.id, call.body)),
    deleteOccurrences: (call) =>
      runChange(call, (change) => deleteOccurrences(change, call.params.id, call.body)),
    changeEntry: (call) => runChange(call, (change) => changeEntry(change, call.params.id, call.body)),
    changeEntries: (call) => runChange(call, (change) => changeSelected(change, call.body)),
    payEntries: (call) => runChange(call, (change) => payEntries(change, call.body)),
    addPayment: (call) => runChange(call, (change) => addPayment(change, call.params.id, call.body)),
    voidPayment: (call) => runChange(call, (change) => voidPayment(change, call.params, call.body)),
    refundPayment: (call) => runChange(call, (change) => refundPayment(change, call.params, call.body)),
    deleteEntries: (call) => runChange(call, (change) => deleteEntries(change, call.body)),
    restoreEntries: (call) =>
      runChange(call, async (change) => {
        await resumeSeries(change, await restoreEntries(change, call.body));
        return null;
      }),
  };
}

import { changeChart, type ChartEdit } from '../categories/changeChart';
import { readChart } from '../categories/chart';
import { mergeCategory, undoMerge } from '../categories/mergeCategories';
import type { Database } from '../database/database';
import type { Call, Handlers } from '../http/operations';

type Dependencies = { clock: () => Date; database: Database };
type WritingCall = Pick<Call<'changeCategories'>, 'caller' | 'language' | 'request' | 'write'>;

/** Reads and changes the chart of categories. */
export function categoryHandlers({
  clock,
  database,
}: Dependencies): Handlers<'getCategoryChart' | 'changeCategories' | 'mergeCategory' | 'undoMerge'> {
  const edit = (
    { caller: { user }, language, request, write }: WritingCall,
    change: (edit: ChartEdit) => Promise<void>,
  ) =>
    write('figures', async (queries) => {
      await change({ queries, actor: { user, requestId: request.id }, now: clock() });
      return readChart(queries, language);
    });
  return {
    getCategoryChart: ({ language }) =>
      database.inTransaction('read', (queries) => readChart(queries, language)),
    changeCategories: (call) => edit(call, (one) => changeChart(one, call.body)),
    mergeCategory: (call) => edit(call, (one) => mergeCategory(one, call.body)),
    undoMerge: (call) => edit(call, (one) => undoMerge(one, call.body)),
  };
}

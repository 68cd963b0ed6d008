// How the pages of the categories change the chart.
import type { MessageDescriptor } from 'react-intl';
import { categoriesApi } from '../../api/categories';
import type { Chart, ChartChange } from '../../api/categories';
import { isConflict } from '../../api/callError';
import type { CallError } from '../../api/callError';
import { readProblems } from '../../api/failedChange';
import { describeFailedChange } from '../../controls/form/describeFailedChange';
import type { AppDispatch } from '../../store/reducer';
import type { MessageText } from '../../store/toasts';
import { messages } from './categories.messages';

export type Category = Chart['categories'][number];
type SentCategory = ChartChange['categories'][number];

/** The chart, and the category that a page changes. Null: a new one. */
export type ChartRecord = { chart: Chart; category: Category | null };

/** The record after another change of its chart. Its category may be gone. */
export const withChart = (record: ChartRecord, chart: Chart): ChartRecord => ({
  chart,
  category: chart.categories.find(({ id }) => id === record.category?.id) ?? record.category,
});

/** Returns the body of a change that stores these categories. */
export const toChange = ({ version }: Chart, categories: readonly SentCategory[]): ChartChange => ({
  version,
  categories: categories.map(({ id, name, group, isTax, isArchived }) => ({
    ...(id !== undefined && { id }),
    ...{ name, group, isTax, isArchived },
  })),
});

/** What the forms of the chart say about a failure. */
export const FAILURE_TEXTS = {
  reasons: {
    repeated: messages.repeated,
    'other-kind': messages.otherKind,
    unknown: messages.unknown,
    'in-use': messages.inUse,
  } satisfies Record<string, MessageDescriptor>,
  conflict: { named: messages.conflict, unnamed: messages.conflictUnnamed },
  describe: (error: CallError) => describeFailedChange(error, messages),
};

/**
 * Returns the text of a refused or failed act without a form.
 * @param refused why the backend refuses such an act.
 */
export function describeAct(error: CallError, refused: MessageDescriptor & { id: string }): MessageText {
  if (isConflict(error)) return { messageId: messages.changedMeanwhile.id };
  const isRefused = error.kind === 'http' && readProblems(error.body).length > 0;
  return isRefused ? { messageId: refused.id } : FAILURE_TEXTS.describe(error);
}

/** Loads the present chart for the form of a record. */
export async function loadChart(dispatch: AppDispatch, record: ChartRecord) {
  const { data, error } = await dispatch(
    categoriesApi.endpoints.getCategoryChart.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
  return { data: data && withChart(record, data), error };
}

import type { MessageDescriptor } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { toCallError } from '../../../api/callError';
import type { Entry } from '../../../api/entries';
import { useDeleteEntriesMutation } from '../../../api/entry';
import { hasPayment, isForeign, isOutdated, readConflictIds } from '../../../api/failedChange';
import { openCentsOf } from '../../../controls/entries/openCentsOf';
import { useAppDispatch } from '../../../store/hooks';
import { toastAdded } from '../../../store/toasts';
import { useListBack } from '../back';
import { messages } from './action.messages';
import { describeEntryFailure } from './describeEntryFailure';
import { useLoadOutdated } from './useLoadOutdated';

/**
 * Returns a function that deletes entries, and tells whether they are deleted. The list then offers to restore them.
 * `onOutdated` gets the present values of entries that another person has changed.
 */
export function useDelete(onOutdated?: (present: readonly Entry[]) => void) {
  const dispatch = useAppDispatch();
  const [deleteEntries] = useDeleteEntriesMutation();
  const loadOutdated = useLoadOutdated();
  const navigate = useNavigate();
  const back = useListBack();
  const report = (message: MessageDescriptor & { id: string }, count?: number) => {
    const values = count === undefined ? {} : { values: { count } };
    dispatch(toastAdded({ messageId: message.id, ...values }, 'error'));
    return false;
  };
  return async (entries: readonly Entry[]): Promise<boolean> => {
    // An own entry with a payment is not deleted either. The backend says which of the two is the cause.
    const foreign = entries.filter((entry) => entry.mayDelete === false && !hasSettled(entry));
    if (foreign.length > 0) return report(messages.deleteForeign, foreign.length);
    const ids = entries.map(({ id }) => id);
    const versions = entries.flatMap(({ id, version }) => (version === undefined ? [] : [{ id, version }]));
    const { error } = await deleteEntries({ ids, ...(versions.length > 0 && { versions }) });
    if (!error) {
      const isRecurring = entries.some(({ occurrence }) => occurrence !== undefined);
      await navigate(back, { replace: true, state: { deleted: ids, isRecurring } });
      return true;
    }
    const callError = toCallError(error);
    if (isForeign(callError)) return report(messages.deleteNotOwn);
    if (hasPayment(callError)) {
      const ids = callError.kind === 'http' ? readConflictIds(callError.body) : null;
      return report(messages.deletePaid, ids?.length ?? 1);
    }
    if (!isOutdated(callError)) {
      dispatch(toastAdded(describeEntryFailure(callError), 'error'));
      return false;
    }
    const { changed } = await loadOutdated(entries, callError);
    onOutdated?.(changed.map(({ present }) => present));
    return report(messages.deleteOutdated, Math.max(changed.length, 1));
  };
}

const hasSettled = (entry: Entry): boolean =>
  entry.status === 'paid' || openCentsOf(entry) < entry.amountCents;

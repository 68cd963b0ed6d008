import { FormattedMessage } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { toCallError } from '../../../api/callError';
import { useRestoreEntriesMutation } from '../../../api/entry';
import { isForeign } from '../../../api/failedChange';
import { useMayCall } from '../../../controls/useMayCall';
import { useAppDispatch } from '../../../store/hooks';
import { toastAdded } from '../../../store/toasts';
import { messages } from './action.messages';
import { describeEntryFailure } from './describeEntryFailure';
import { UndoNotice } from './UndoNotice';

/** Says that entries were deleted, and restores them. */
export function DeletedNotice() {
  const dispatch = useAppDispatch();
  const [restoreEntries] = useRestoreEntriesMutation();
  const navigate = useNavigate();
  const mayCall = useMayCall();
  const location = useLocation();
  const { pathname, search, key } = location;
  const ids = readDeleted(location.state);
  if (ids.length === 0) return null;
  const undo = async () => {
    const { error } = await restoreEntries({ ids });
    if (error) {
      const callError = toCallError(error);
      const text = isForeign(callError)
        ? { messageId: messages.restoreNotOwn.id }
        : describeEntryFailure(callError);
      dispatch(toastAdded(text, 'error'));
      return false;
    }
    dispatch(toastAdded({ messageId: messages.restored.id, values: { count: ids.length } }, 'success'));
    await navigate(pathname + search, { replace: true });
    return true;
  };
  return (
    <UndoNotice key={key} onUndo={mayCall('restoreEntries') ? undo : undefined}>
      <FormattedMessage {...messages.deleted} values={{ count: ids.length }} />
      {isOfSeries(location.state) && (
        <>
          {' '}
          <FormattedMessage {...messages.seriesGoOn} />
        </>
      )}
    </UndoNotice>
  );
}

function readDeleted(state: unknown): string[] {
  const ids = typeof state === 'object' && state !== null && 'deleted' in state ? state.deleted : null;
  return Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string') : [];
}

/** Whether an entry of a series was deleted alone. */
const isOfSeries = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isRecurring' in state && state.isRecurring === true;

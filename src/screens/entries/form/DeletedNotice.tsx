import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { toCallError } from '../../../api/callError';
import { useRestoreEntriesMutation } from '../../../api/entry';
import { useMayCall } from '../../../controls/useMayCall';
import { useAppDispatch } from '../../../store/hooks';
import { toastAdded } from '../../../store/toasts';
import { Button } from '../../../ui/Button';
import styles from './DeletedNotice.module.css';
import { describeEntryFailure } from './describeEntryFailure';
import { messages } from './action.messages';

/**
 * Says that entries were deleted, and restores them. It stays until the next navigation, because a toast would disappear
 * before some people can reach its button.
 */
export function DeletedNotice() {
  const dispatch = useAppDispatch();
  const [restoreEntries] = useRestoreEntriesMutation();
  const navigate = useNavigate();
  const mayCall = useMayCall();
  const location = useLocation();
  const { pathname, search, key } = location;
  const ids = readDeleted(location.state);
  const notice = useRef<HTMLDivElement>(null);
  // The button that had the focus has disappeared with its row.
  useEffect(() => {
    if (ids.length > 0) notice.current?.focus();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each deletion
  }, [key]);
  if (ids.length === 0) return null;
  const undo = async () => {
    const { error } = await restoreEntries({ ids });
    if (error) {
      dispatch(toastAdded(describeEntryFailure(toCallError(error)), 'error'));
      return;
    }
    dispatch(toastAdded({ messageId: messages.restored.id }, 'success'));
    await navigate(pathname + search, { replace: true });
  };
  return (
    <div ref={notice} role="status" tabIndex={-1} className={styles['notice']}>
      <p>
        <FormattedMessage {...messages.deleted} values={{ count: ids.length }} />
      </p>
      {mayCall('restoreEntries') && (
        <Button variant="plain" onClick={() => void undo()}>
          <FormattedMessage {...messages.undo} />
        </Button>
      )}
    </div>
  );
}

function readDeleted(state: unknown): string[] {
  const ids = typeof state === 'object' && state !== null && 'deleted' in state ? state.deleted : null;
  return Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string') : [];
}

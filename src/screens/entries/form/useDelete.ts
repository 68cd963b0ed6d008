import { useLocation, useNavigate } from 'react-router-dom';
import { toCallError } from '../../../api/callError';
import { useDeleteEntriesMutation } from '../../../api/entry';
import { useAppDispatch } from '../../../store/hooks';
import { toastAdded } from '../../../store/toasts';
import { describeEntryFailure } from './describeEntryFailure';

/** Returns a function that deletes entries, and tells whether they are deleted. The list then offers to restore them. */
export function useDelete() {
  const dispatch = useAppDispatch();
  const [deleteEntries] = useDeleteEntriesMutation();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return async (ids: string[]): Promise<boolean> => {
    const { error } = await deleteEntries({ ids });
    if (!error) {
      await navigate(pathname + search, { replace: true, state: { deleted: ids } });
      return true;
    }
    dispatch(toastAdded(describeEntryFailure(toCallError(error)), 'error'));
    return false;
  };
}

import { CircleCheck, Trash2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Entry } from '../../../api/entries';
import { entryApi } from '../../../api/entry';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectRole } from '../../../store/role';
import { toastAdded } from '../../../store/toasts';
import { IconButton } from '../../../ui/IconButton';
import { filterTexts } from '../filter.messages';
import { describe } from './describe';
import { messages } from './action.messages';
import styles from './RowActions.module.css';

type Props = { entry: Entry; onPay: (entry: Entry) => void };

/** What the user may do with an entry of the list (specification §2.132). */
export function RowActions({ entry, onPay }: Props) {
  const intl = useIntl();
  const mayDelete = useAppSelector(selectRole) === 'admin';
  const remove = useDelete();
  // Names the row too, because each row has these buttons.
  const nameOf = (action: MessageDescriptor) =>
    intl.formatMessage(filterTexts.named, {
      name: intl.formatMessage(action),
      value: entry.counterparty,
    });
  return (
    <span className={styles['actions']}>
      {entry.status !== 'paid' && (
        <IconButton label={nameOf(messages.pay)} onClick={() => onPay(entry)}>
          <CircleCheck aria-hidden size={18} />
        </IconButton>
      )}
      {mayDelete && (
        <IconButton label={nameOf(messages.remove)} onClick={() => void remove(entry.id)}>
          <Trash2 aria-hidden size={18} />
        </IconButton>
      )}
    </span>
  );
}

/** Returns a function that deletes an entry. The list then offers to restore it. */
function useDelete() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return async (id: string) => {
    const ids = [id];
    const { error } = await dispatch(entryApi.endpoints.deleteEntries.initiate({ ids }, { track: false }));
    if (!error) {
      await navigate(pathname + search, { replace: true, state: { deleted: ids } });
      return;
    }
    dispatch(toastAdded(describe('kind' in error ? error : { kind: 'network', text: '' }), 'error'));
  };
}

import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { toCallError } from '../../../api/callError';
import { useChangeEntriesMutation } from '../../../api/entry';
import { isOutdated, readConflictIds } from '../../../api/failedChange';
import { fieldOf } from '../../../api/fieldOf';
import { useAppDispatch } from '../../../store/hooks';
import { toastAdded } from '../../../store/toasts';
import { describeEntryFailure } from '../form/describeEntryFailure';
import { UndoNotice } from '../form/UndoNotice';
import { messages } from './change.messages';
import { listNames } from './ChangePreview';
import { CHANGE_NAMES } from './planChange';
import type { UndoneEntry } from './planChange';

/** Says that entries were changed, and restores the former values of those that nobody has changed since. */
export function ChangedNotice() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const [changeEntries] = useChangeEntriesMutation();
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname, search, key } = location;
  const changed = readChanged(location.state);
  if (changed.length === 0) return null;

  const undo = async () => {
    let rest = changed;
    while (rest.length > 0) {
      const { error } = await changeEntries({
        entries: rest.map(({ id, version, before }) => ({ id, version, ...before })),
      });
      if (!error) break;
      const callError = toCallError(error);
      const isConflict = isOutdated(callError) && callError.kind === 'http';
      const ids = isConflict ? (readConflictIds(callError.body) ?? []) : [];
      const others = rest.filter(({ id }) => !ids.includes(id));
      if (others.length === rest.length) {
        dispatch(toastAdded(describeEntryFailure(callError), 'error'));
        return false;
      }
      rest = others;
    }
    const left = changed.filter((one) => !rest.includes(one));
    if (left.length === 0) dispatch(toastAdded({ messageId: messages.undone.id }, 'success'));
    else {
      const names = listNames(
        intl,
        left.map(({ name }) => ({ counterparty: name })),
      );
      const text = intl.formatMessage(messages.undoneExcept, { count: left.length, names });
      dispatch(toastAdded({ text, lang: intl.locale }, 'info'));
    }
    await navigate(pathname + search, { replace: true });
    return true;
  };
  return (
    <UndoNotice key={key} onUndo={undo}>
      <FormattedMessage {...messages.changed} values={{ count: changed.length }} />
    </UndoNotice>
  );
}

/** Reads what the dialog has written into the state of the history. */
function readChanged(state: unknown): UndoneEntry[] {
  const changed = fieldOf(state, 'changed');
  if (!Array.isArray(changed)) return [];
  return changed.flatMap((one: unknown) => {
    const [id, version, name, before] = ['id', 'version', 'name', 'before'].map((field) =>
      fieldOf(one, field),
    );
    if (typeof id !== 'string' || typeof version !== 'number' || typeof name !== 'string') return [];
    const values = CHANGE_NAMES.flatMap((field) => {
      const value = fieldOf(before, field);
      return typeof value === 'string' ? [[field, value] as const] : [];
    });
    return [{ id, version, name, before: Object.fromEntries(values) }];
  });
}

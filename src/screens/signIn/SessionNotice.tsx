import { useEffect, useState } from 'react';
import { makePart } from '../../chunks/parts';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { onReturn } from '../../store/onReturn';
import { selectExpiry } from '../../store/sessionExpiry';
import { toastAdded } from '../../store/toasts';
import { watchExpiry } from '../../store/watchExpiry';
import { Boundary } from '../../ui/Boundary';
import { messages } from './session.messages';

const dialog = makePart(
  async () => (await import(/* webpackChunkName: "session" */ './SessionDialog')).SessionDialog,
);

/**
 * Watches the session while the app area is open. The dialog stays rendered after its first message, so that it can
 * return the focus. If its code cannot be loaded, a toast reports that.
 */
export function SessionNotice() {
  const dispatch = useAppDispatch();
  useEffect(() => dispatch(watchExpiry(window)), [dispatch]);
  const { showing, minutes } = useAppSelector(selectExpiry);
  const [isWanted, setIsWanted] = useState(false);
  if (showing !== null && !isWanted) setIsWanted(true);

  // An idle browser loads the code early, because a laptop that wakes up needs it before it has a connection. It is
  // loaded again with each message, and when the user or the connection returns.
  const [Dialog, setDialog] = useState(dialog.loaded);
  useEffect(() => {
    if (Dialog) return undefined;
    const loadDialog = () => {
      dialog.load().then(
        (LoadedDialog) => {
          setDialog(() => LoadedDialog);
        },
        () => {
          if (showing !== null) dispatch(toastAdded({ messageId: messages.notLoaded.id }));
        },
      );
    };
    if (showing !== null) loadDialog();
    return onReturn(window, loadDialog);
  }, [Dialog, showing, minutes, dispatch]);

  return <Boundary>{isWanted && Dialog && <Dialog />}</Boundary>;
}

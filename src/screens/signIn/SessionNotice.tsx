import { useEffect, useState } from 'react';
import { makePart } from '../../chunks/parts';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { onComeBack } from '../../store/onComeBack';
import { selectExpiry } from '../../store/sessionExpiry';
import { toastAsked } from '../../store/toasts';
import { watchExpiry } from '../../store/watchExpiry';
import { Boundary } from '../../ui/Boundary';
import { messages } from './session.messages';

const dialog = makePart(
  async () => (await import(/* webpackChunkName: "session" */ './SessionDialog')).SessionDialog,
);

/**
 * Watches over the session while the app area is open. The dialog is drawn when there is something to say; once there
 * it stays, so that it can give the focus back. Without its code a toast reports that the notice is missing.
 */
export function SessionNotice() {
  const dispatch = useAppDispatch();
  useEffect(() => dispatch(watchExpiry(window)), [dispatch]);
  const { showing, minutes } = useAppSelector(selectExpiry);
  const [isWanted, setIsWanted] = useState(false);
  if (showing !== null && !isWanted) setIsWanted(true);

  // A laptop that wakes up has something to say before it has a connection, so the code is asked for while there is
  // one. What could not be had is asked for again with each new thing to say, and when the person or the connection comes back.
  const [Dialog, setDialog] = useState(dialog.loaded);
  useEffect(() => {
    if (Dialog) return undefined;
    const ask = () => {
      dialog.load().then(
        (loaded) => {
          setDialog(() => loaded);
        },
        () => {
          if (showing !== null) dispatch(toastAsked({ messageId: messages.notLoaded.id }));
        },
      );
    };
    ask();
    return onComeBack(window, ask);
  }, [Dialog, showing, minutes, dispatch]);

  return <Boundary>{isWanted && Dialog && <Dialog />}</Boundary>;
}

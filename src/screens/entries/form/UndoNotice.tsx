import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../ui/Button';
import { messages } from './action.messages';
import styles from './UndoNotice.module.css';

/** The notice, so that a dialog that closes can move the focus to it. */
export const UNDO_NOTICE_ID = 'undo-notice';

type Props = {
  /** What was done. */
  children: ReactNode;
  /** Returns whether it is undone. Absent: it cannot be undone. */
  onUndo?: (() => Promise<boolean>) | undefined;
};

/**
 * Says what was done, and undoes it. It stays until the next navigation, because a toast would disappear before some people
 * can reach its button.
 */
export function UndoNotice({ children, onUndo }: Props) {
  const notice = useRef<HTMLDivElement>(null);
  const isUndone = useRef(false);
  // The button that had the focus has disappeared.
  useEffect(() => {
    notice.current?.focus();
  }, []);
  const undoOnce = async () => {
    if (isUndone.current || !onUndo) return;
    isUndone.current = true;
    isUndone.current = await onUndo();
  };
  return (
    <div ref={notice} id={UNDO_NOTICE_ID} role="status" tabIndex={-1} className={styles['notice']}>
      <p>{children}</p>
      {onUndo && (
        <Button variant="plain" onClick={() => void undoOnce()}>
          <FormattedMessage {...messages.undo} />
        </Button>
      )}
    </div>
  );
}

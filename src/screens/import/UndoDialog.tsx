import { useState } from 'react';
import type { ComponentProps } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PastImport } from '../../api/imports';
import { Dialog, DialogActions, DialogBody, DialogDetail, DialogTitle } from '../../ui/Dialog';
import { TextButton } from '../../ui/TextButton';
import { useLastShown } from '../../ui/useLastShown';
import { messages } from './result.messages';

type Props = {
  /** Null: the dialog is closed. */
  of: PastImport | null;
  onUndo: (one: PastImport) => Promise<void>;
  onClose: () => void;
  finalFocus: ComponentProps<typeof Dialog>['finalFocus'];
};

/** Asks before the entries of an import are deleted. */
export function UndoDialog({ of, onUndo, onClose, finalFocus }: Props) {
  const intl = useIntl();
  const shownImport = useLastShown(of);
  const [isBusy, setIsBusy] = useState(false);
  const undo = async () => {
    if (of === null || isBusy) return;
    setIsBusy(true);
    await onUndo(of);
    setIsBusy(false);
  };
  return (
    <Dialog isAlert size="small" isOpen={of !== null} onClose={onClose} finalFocus={finalFocus}>
      {shownImport && (
        <DialogBody>
          <DialogTitle>
            <FormattedMessage {...messages.undoTitle} />
          </DialogTitle>
          <DialogDetail>
            <FormattedMessage
              {...messages.undoDetail}
              values={{
                name: <bdi>{shownImport.fileName}</bdi>,
                count: intl.formatNumber(shownImport.added),
              }}
            />
          </DialogDetail>
          <DialogActions>
            <TextButton text={messages.undo} onClick={() => void undo()} />
            <TextButton text={messages.keep} variant="plain" onClick={onClose} />
          </DialogActions>
        </DialogBody>
      )}
    </Dialog>
  );
}

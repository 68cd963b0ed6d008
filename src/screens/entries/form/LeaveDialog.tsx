import { FormattedMessage } from 'react-intl';
import { Button } from '../../../ui/Button';
import { Dialog, DialogActions, DialogBody, DialogDetail, DialogTitle } from '../../../ui/Dialog';
import { messages } from './entry.messages';

type Props = {
  /** Goes on with the navigation that waits. Null: none waits. */
  onLeave: (() => void) | null;
  onStay: () => void;
};

/** Asks whether to leave a form with unsaved values. */
export function LeaveDialog({ onLeave, onStay }: Props) {
  return (
    <Dialog isAlert size="small" isOpen={onLeave !== null} onClose={onStay}>
      <DialogBody>
        <DialogTitle>
          <FormattedMessage {...messages.leaveTitle} />
        </DialogTitle>
        <DialogDetail>
          <FormattedMessage {...messages.leaveDetail} />
        </DialogDetail>
        <DialogActions>
          <Button onClick={onStay}>
            <FormattedMessage {...messages.stay} />
          </Button>
          <Button variant="plain" onClick={() => onLeave?.()}>
            <FormattedMessage {...messages.leave} />
          </Button>
        </DialogActions>
      </DialogBody>
    </Dialog>
  );
}

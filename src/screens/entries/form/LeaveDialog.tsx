import { FormattedMessage } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { Button } from '../../../ui/Button';
import { Dialog, DialogActions, DialogBody, DialogDetail, DialogTitle } from '../../../ui/Dialog';
import { messages } from './entry.messages';

type Texts = Record<'title' | 'detail' | 'stay' | 'leave', MessageDescriptor>;

type Props = {
  /** Absent: those of a form. */
  texts?: Texts;
  /** Goes on with the navigation that waits. Null: none waits. */
  onLeave: (() => void) | null;
  onStay: () => void;
};

const FORM: Texts = {
  title: messages.leaveTitle,
  detail: messages.leaveDetail,
  stay: messages.stay,
  leave: messages.leave,
};

/** Asks whether to leave a page with something that is not saved. */
export function LeaveDialog({ texts = FORM, onLeave, onStay }: Props) {
  return (
    <Dialog isAlert size="small" isOpen={onLeave !== null} onClose={onStay}>
      <DialogBody>
        <DialogTitle>
          <FormattedMessage {...texts.title} />
        </DialogTitle>
        <DialogDetail>
          <FormattedMessage {...texts.detail} />
        </DialogDetail>
        <DialogActions>
          <Button onClick={onStay}>
            <FormattedMessage {...texts.stay} />
          </Button>
          <Button variant="plain" onClick={() => onLeave?.()}>
            <FormattedMessage {...texts.leave} />
          </Button>
        </DialogActions>
      </DialogBody>
    </Dialog>
  );
}

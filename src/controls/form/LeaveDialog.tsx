import { FormattedMessage } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { Dialog, DialogActions, DialogBody, DialogDetail, DialogTitle } from '../../ui/Dialog';
import { TextButton } from '../../ui/TextButton';
import { formTexts } from './form.messages';

type Texts = Record<'title' | 'detail' | 'stay' | 'leave', MessageDescriptor>;

type Props = {
  /** Absent: those of a form. */
  texts?: Texts;
  /** Goes on with the navigation that waits. Null: none waits. */
  onLeave: (() => void) | null;
  onStay: () => void;
};

const FORM: Texts = {
  title: formTexts.leaveTitle,
  detail: formTexts.leaveDetail,
  stay: formTexts.stay,
  leave: formTexts.leave,
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
          <TextButton text={texts.stay} onClick={onStay} />
          <TextButton text={texts.leave} variant="plain" onClick={() => onLeave?.()} />
        </DialogActions>
      </DialogBody>
    </Dialog>
  );
}

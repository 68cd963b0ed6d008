import { FormattedMessage, useIntl } from 'react-intl';
import { useVoidTransferMutation } from '../../api/moneyAccounts';
import type { Movement } from '../../api/moneyAccounts';
import { StoredDayNote } from '../../controls/form/ClosedDayNote';
import { RecordForm } from '../../controls/form/RecordForm';
import { money } from '../../i18n/formats';
import { Dialog, DialogBody, DialogDetail, DialogHead } from '../../ui/Dialog';
import { TextField } from '../../ui/TextField';
import { useLastShown } from '../../ui/useLastShown';
import { movementTexts } from './movement.messages';
import { VOID_FORM } from './transferForm';

type Props = { transfer: Movement | null; onClose: () => void };

/** Asks why a transfer is voided (specification §2.288). Null: the dialog is closed. */
export function VoidDialog({ transfer, onClose }: Props) {
  const intl = useIntl();
  const last = useLastShown(transfer);
  const [voidTransfer] = useVoidTransferMutation();
  return (
    <Dialog isForm isOpen={transfer !== null} onClose={onClose}>
      {last && (
        <>
          <DialogHead>
            <FormattedMessage {...movementTexts.voidTitle} />
          </DialogHead>
          <DialogBody>
            <DialogDetail>
              <FormattedMessage
                {...movementTexts.voidDetail}
                values={{ amount: <bdi>{money(intl, Math.abs(last.cents))}</bdi> }}
              />
            </DialogDetail>
            <StoredDayNote day={last.day} />
            <RecordForm
              form={VOID_FORM}
              first={last}
              layout="plain"
              toValues={() => ({ reason: '' })}
              send={async ({ reason }, record) => {
                const { transferId = '' } = record;
                const { error } = await voidTransfer({ id: transferId, body: { reason: reason.trim() } });
                return error === undefined ? { data: record } : { error };
              }}
              load={(record) => Promise.resolve({ data: record })}
              onSaved={onClose}
              focusFirst="reason"
            >
              {(field) => <TextField {...field('reason')} />}
            </RecordForm>
          </DialogBody>
        </>
      )}
    </Dialog>
  );
}

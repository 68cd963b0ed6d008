import { FormattedMessage, useIntl } from 'react-intl';
import { LIMITS } from '../../../api-spec/limits.gen';
import { checkName } from '../../controls/form/checks';
import { describeFailedChange } from '../../controls/form/describeFailedChange';
import { defineForm } from '../../controls/form/formDefinition';
import { RecordForm } from '../../controls/form/RecordForm';
import { day, signedMoney } from '../../i18n/formats';
import { Dialog, DialogBody, DialogDetail, DialogHead } from '../../ui/Dialog';
import { TextField } from '../../ui/TextField';
import { useLastShown } from '../../ui/useLastShown';
import { messages } from './reconciliation.messages';
import type { Line } from './useLines';

const IGNORE_FORM = defineForm<'reason', Line>({
  schema: {
    reason: {
      label: messages.reason,
      kind: 'text',
      hint: messages.reasonHint,
      rule: (value) => checkName(value, LIMITS.noteLength),
    },
  },
  reasons: {},
  idOf: ({ id }) => id,
  savedText: () => messages.ignoredNow,
  conflict: { named: messages.conflictNamed, unnamed: messages.conflict },
  conflicts: { 'matched-already': messages.conflict },
  describe: (error) => describeFailedChange(error, { notOffered: messages.unavailable }),
});

type Props = {
  /** Null: the dialog is closed. */
  line: Line | null;
  onClose: () => void;
  send: (line: Line, reason: string) => Promise<object | undefined>;
  onIgnored: (line: Line) => void;
};

/** Asks why a line is left out (specification §2.308). */
export function IgnoreDialog({ line, onClose, send, onIgnored }: Props) {
  const intl = useIntl();
  const last = useLastShown(line);
  return (
    <Dialog isForm isOpen={line !== null} onClose={onClose}>
      {last && (
        <>
          <DialogHead>
            <FormattedMessage {...messages.ignoreTitle} />
          </DialogHead>
          <DialogBody>
            <DialogDetail>
              <FormattedMessage
                {...messages.ignoreDetail}
                values={{
                  amount: <bdi>{signedMoney(intl, last.cents)}</bdi>,
                  day: <bdi>{day(intl, last.day)}</bdi>,
                }}
              />
            </DialogDetail>
            <RecordForm
              form={IGNORE_FORM}
              first={last}
              layout="plain"
              toValues={() => ({ reason: '' })}
              send={async ({ reason }, record) => {
                const error = await send(record, reason.trim());
                return error === undefined ? { data: record } : { error };
              }}
              load={(record) => Promise.resolve({ data: record })}
              onSaved={() => {
                onIgnored(last);
                onClose();
              }}
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

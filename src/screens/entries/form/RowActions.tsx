import { CircleCheck, Trash2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { Entry } from '../../../api/entries';
import { paths } from '../../../config/paths';
import { namedValue } from '../../../controls/namedValue.messages';
import { useMayCall } from '../../../controls/useMayCall';
import { IconButton } from '../../../ui/IconButton';
import { useListBack } from '../back';
import { messages } from './action.messages';
import { markPayButton } from './payButton';
import { findPaymentTexts } from './paymentTexts';
import styles from './RowActions.module.css';
import { useDelete } from './useDelete';

type Props = { entry: Entry; onPay: (entry: Entry) => void };

/** Names the row too, because each row has these buttons. */
const nameAction = (intl: IntlShape, action: MessageDescriptor, { counterparty }: Entry): string =>
  intl.formatMessage(namedValue, { name: intl.formatMessage(action), value: counterparty });

/** The button that pays an entry. Nothing if it is paid, or if the user may not pay. */
export function PayButton({ entry, onPay }: Props) {
  const intl = useIntl();
  const mayCall = useMayCall();
  if (entry.status === 'paid' || !mayCall('payEntries')) return null;
  return (
    <IconButton
      {...markPayButton(entry.id)}
      label={nameAction(intl, findPaymentTexts([entry]).open, entry)}
      onClick={() => onPay(entry)}
    >
      <CircleCheck aria-hidden size={18} />
    </IconButton>
  );
}

/** What the user may do with an entry of the list (specification §2.132). */
export function RowActions({ entry, onPay }: Props) {
  const intl = useIntl();
  const mayCall = useMayCall();
  const remove = useDelete();
  const navigate = useNavigate();
  const back = useListBack();
  const onRemove = () =>
    entry.occurrence !== undefined && mayCall('deleteOccurrences')
      ? void navigate(paths.deleteSeries.to(entry.id), { state: { back } })
      : void remove([entry]);
  return (
    <span className={styles['actions']}>
      <PayButton entry={entry} onPay={onPay} />
      {mayCall('deleteEntries') && entry.mayDelete !== false && (
        <IconButton label={nameAction(intl, messages.remove, entry)} onClick={onRemove}>
          <Trash2 aria-hidden size={18} />
        </IconButton>
      )}
    </span>
  );
}

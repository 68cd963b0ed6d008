import { FormattedMessage } from 'react-intl';
import type { Entry } from '../../../api/entries';
import { useMayCall } from '../../../controls/useMayCall';
import { Button } from '../../../ui/Button';
import { messages as changeMessages } from '../change/change.messages';
import { MAX_ENTRIES } from '../change/ChangeMatching';
import { messages } from './action.messages';
import { findPaymentTexts } from './paymentTexts';
import { useDelete } from './useDelete';

type Props = {
  entries: readonly Entry[];
  onPay: () => void;
  onChange: () => void;
  onDeleted: () => void;
  /** Gets the present values of entries that another person has changed. */
  onOutdated: (present: readonly Entry[]) => void;
};

/** What the user may do with the selected entries (specification §2.132). */
export function SelectionActions({ entries, onPay, onChange, onDeleted, onOutdated }: Props) {
  const mayCall = useMayCall();
  const remove = useDelete(onOutdated);
  if (entries.length > MAX_ENTRIES) return null;
  const deleteAll = async () => {
    if (await remove(entries)) onDeleted();
  };
  return (
    <>
      {mayCall('payEntries') && entries.every(({ status }) => status !== 'paid') && (
        <Button variant="plain" onClick={onPay}>
          <FormattedMessage {...findPaymentTexts(entries).open} />
        </Button>
      )}
      {mayCall('changeEntries') && entries.every(({ version }) => version !== undefined) && (
        <Button variant="plain" onClick={onChange}>
          <FormattedMessage {...changeMessages.open} />
        </Button>
      )}
      {mayCall('deleteEntries') && entries.some(({ mayDelete }) => mayDelete !== false) && (
        <Button variant="plain" onClick={() => void deleteAll()}>
          <FormattedMessage {...messages.remove} />
        </Button>
      )}
    </>
  );
}

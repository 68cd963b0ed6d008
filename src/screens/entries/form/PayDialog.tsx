import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Entry } from '../../../api/entries';
import { openCentsOf } from '../../../controls/entries/openCentsOf';
import { namedValue } from '../../../controls/namedValue.messages';
import { money } from '../../../i18n/formats';
import { Dialog, DialogBody, DialogDetail, DialogHead } from '../../../ui/Dialog';
import { messages as actions } from './action.messages';
import type { KeptPayment } from './keptPayment';
import { PaymentForm } from './PaymentForm';

type Props = {
  /** Without entries the dialog is closed. */
  entries: readonly Entry[];
  /** The payment that was typed before a session ended. Null: there is none. */
  draft: KeptPayment | null;
  onClose: () => void;
  onPaid: () => void;
  /** Gets the present values of the entries after another person has changed some of them. */
  onOutdated: (present: readonly Entry[]) => void;
  finalFocus: () => HTMLElement | null;
};

/** Marks entries as paid, by default today and in full (specification §2.132, §2.133). */
export function PayDialog({ entries, draft, onClose, onPaid, onOutdated, finalFocus }: Props) {
  // The text stays the same while the dialog closes.
  const [dialogEntries, setDialogEntries] = useState(entries);
  if (entries.length > 0 && entries !== dialogEntries) setDialogEntries(entries);
  const [firstEntry] = dialogEntries;
  return (
    <Dialog isForm size="small" isOpen={entries.length > 0} onClose={onClose} finalFocus={finalFocus}>
      <DialogHead>
        <FormattedMessage {...actions.pay} />
      </DialogHead>
      <DialogBody>
        {firstEntry && (
          <>
            <EntriesToPay first={firstEntry} entries={dialogEntries} />
            <PaymentForm
              key={dialogEntries.map(({ id }) => id).join(' ')}
              first={firstEntry}
              entries={dialogEntries}
              draft={draft?.entries === dialogEntries ? draft : null}
              onDiscard={onClose}
              onOutdated={onOutdated}
              onDone={() => {
                onClose();
                onPaid();
              }}
            />
          </>
        )}
      </DialogBody>
    </Dialog>
  );
}

/** Names the entry, or the number of the entries and their sum. */
function EntriesToPay({ first, entries }: Pick<Props, 'entries'> & { first: Entry }) {
  const intl = useIntl();
  return (
    <DialogDetail>
      {entries.length === 1 ? (
        <FormattedMessage
          {...namedValue}
          values={{
            name: <bdi>{first.counterparty}</bdi>,
            value: <bdi>{money(intl, openCentsOf(first))}</bdi>,
          }}
        />
      ) : (
        <FormattedMessage
          {...actions.selected}
          values={{
            count: intl.formatNumber(entries.length),
            amount: (
              <bdi>
                {money(
                  intl,
                  entries.reduce((sum, entry) => sum + openCentsOf(entry), 0),
                )}
              </bdi>
            ),
          }}
        />
      )}
    </DialogDetail>
  );
}

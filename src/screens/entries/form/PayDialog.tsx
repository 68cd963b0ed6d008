import { FormattedMessage, useIntl } from 'react-intl';
import type { Entry } from '../../../api/entries';
import { documentOf } from '../../../controls/entries/documentOf';
import { openCentsOf } from '../../../controls/entries/openCentsOf';
import { namedValue } from '../../../controls/namedValue.messages';
import { day, money } from '../../../i18n/formats';
import { Dialog, DialogBody, DialogDetail, DialogHead } from '../../../ui/Dialog';
import { useLastShown } from '../../../ui/useLastShown';
import { describeDueDay } from '../describeDueDay';
import { selectionTexts } from '../selection.messages';
import { sumByKind } from '../sumByKind';
import { messages as actions } from './action.messages';
import { messages } from './entry.messages';
import type { KeptPayment } from './keptPayment';
import styles from './PayDialog.module.css';
import { PaymentForm } from './PaymentForm';
import { findPaymentTexts } from './paymentTexts';

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

/** Records payments of entries, by default today and all that is open (specification §2.132, §2.133). */
export function PayDialog({ entries, draft, onClose, onPaid, onOutdated, finalFocus }: Props) {
  const dialogEntries = useLastShown(entries.length > 0 ? entries : null) ?? entries;
  const [firstEntry] = dialogEntries;
  return (
    <Dialog isForm size="small" isOpen={entries.length > 0} onClose={onClose} finalFocus={finalFocus}>
      <DialogHead>
        <FormattedMessage {...findPaymentTexts(dialogEntries).open} />
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

/** Names the entry, or says what several entries are paid with, and lists them. */
function EntriesToPay({ first, entries }: Pick<Props, 'entries'> & { first: Entry }) {
  const intl = useIntl();
  if (entries.length > 1) return <SeveralToPay entries={entries} />;
  return (
    <DialogDetail>
      <FormattedMessage
        {...namedValue}
        values={{
          name: <bdi>{first.counterparty}</bdi>,
          value: <bdi>{money(intl, openCentsOf(first))}</bdi>,
        }}
      />
      <span className={styles['bill']}>
        {[
          intl.formatMessage(namedValue, {
            name: intl.formatMessage(messages.dueOn),
            value: describeDueDay(intl, first),
          }),
          documentOf(first),
        ]
          .filter(Boolean)
          .map((text) => (
            <bdi key={text}>{text}</bdi>
          ))}
      </span>
    </DialogDetail>
  );
}

/** What is received and what is paid are two sums (specification §2.186). */
function SeveralToPay({ entries }: Pick<Props, 'entries'>) {
  const intl = useIntl();
  return (
    <div>
      <DialogDetail>
        <FormattedMessage {...actions.selected} values={{ count: intl.formatNumber(entries.length) }} />
        {sumByKind(entries, openCentsOf).map(({ kind, cents }) => (
          <span key={kind} className={styles['sum']}>
            <FormattedMessage
              {...selectionTexts[kind]}
              values={{ amount: <bdi>{money(intl, cents)}</bdi> }}
            />
          </span>
        ))}
      </DialogDetail>
      <details>
        <summary className={styles['summary']}>
          <FormattedMessage {...actions.showList} />
        </summary>
        <ul className={styles['list']}>
          {entries.map((entry) => (
            <li key={entry.id} className={styles['entry']}>
              <span className={styles['name']}>
                <bdi>{entry.counterparty}</bdi>
                <bdi className={styles['detail']}>{day(intl, entry.dueOn)}</bdi>
              </span>
              <bdi>{money(intl, openCentsOf(entry))}</bdi>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

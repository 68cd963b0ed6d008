import { CircleCheck } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { Entry } from '../../../api/entries';
import { paths } from '../../../config/paths';
import { documentOf } from '../../../controls/entries/documentOf';
import { kindNames } from '../../../controls/entries/names.messages';
import { openCentsOf } from '../../../controls/entries/openCentsOf';
import { namedValue } from '../../../controls/namedValue.messages';
import { useMayCall } from '../../../controls/useMayCall';
import { Link } from '../../../ui/Link';
import { describeDueDay } from '../describeDueDay';
import { EntryAmount } from '../EntryAmount';
import { rowLinkId } from '../entryColumns';
import { markPayButton } from '../form/payButton';
import { findPaymentTexts } from '../form/paymentTexts';
import styles from './Day.module.css';
import { due as messages } from './day.messages';

type Props = { entry: Entry; onPay: (entry: Entry) => void };

/** One entry in two lines, with the button that records its payment. */
export function DueRow({ entry, onPay }: Props) {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const mayPay = useMayCall()('payEntries');
  const { id, kind, counterparty, status, lateDays, dueOn, effectiveDueOn } = entry;
  const { open: pay } = findPaymentTexts([entry]);
  const details = [
    ...(status === 'overdue' || dueOn !== effectiveDueOn ? [describeDueDay(intl, entry)] : []),
    ...(lateDays === undefined ? [] : [intl.formatMessage(messages.late, { count: lateDays })]),
    ...[entry.category, documentOf(entry)].filter(Boolean),
  ];
  return (
    <li className={styles['row']}>
      <Link
        id={rowLinkId(id)}
        className={styles['rowLink']}
        to={paths.entry.to(id)}
        state={{ back: pathname + search }}
      >
        <bdi>{counterparty}</bdi>
      </Link>
      <span className={styles['rowDetail']}>
        {details.map((text, index) => (
          <bdi key={index}>{text}</bdi>
        ))}
      </span>
      <span className={styles['amount']} data-kind={kind}>
        <span className="visuallyHidden">{intl.formatMessage(kindNames[kind])} </span>
        <EntryAmount entry={entry} cents={openCentsOf(entry)} />
      </span>
      {mayPay && (
        <button
          type="button"
          {...markPayButton(id)}
          className={styles['pay']}
          aria-label={intl.formatMessage(namedValue, {
            name: intl.formatMessage(pay),
            value: counterparty,
          })}
          onClick={() => onPay(entry)}
        >
          <CircleCheck aria-hidden size={18} />
          <span className={styles['payText']}>
            <FormattedMessage {...pay} />
          </span>
        </button>
      )}
    </li>
  );
}

import { FormattedMessage, useIntl } from 'react-intl';
import type { Entry } from '../../../api/entries';
import type { EntryHistory } from '../../../api/entry';
import { paths } from '../../../config/paths';
import { formNames } from '../../../controls/entries/names.messages';
import { namedValue } from '../../../controls/namedValue.messages';
import { useMayCall } from '../../../controls/useMayCall';
import { day, moment, money } from '../../../i18n/formats';
import { nameOf } from '../../../i18n/nameOf';
import { Badge } from '../../../ui/Badge';
import { Link } from '../../../ui/Link';
import { useHere } from '../back';
import { findPaymentTexts } from '../form/paymentTexts';
import { isRefundable, listRefunds } from '../payment/paymentRecord';
import { titles } from '../title.messages';
import { PagePart } from '../PagePart';
import { messages } from './history.messages';
import styles from './HistoryScreen.module.css';
import { sumCash } from './sumCash';

type Payment = EntryHistory['payments'][number];

/** All payments of an entry. A voided one stays, with who voided it and why. */
export const PaymentList = ({ payments, entry }: { payments: readonly Payment[]; entry: Entry }) => (
  <PagePart id="history-payments" title={<FormattedMessage {...findPaymentTexts([entry]).list} />}>
    {payments.length === 0 ? (
      <p className={styles['detail']}>
        <FormattedMessage {...findPaymentTexts([entry]).none} />
      </p>
    ) : (
      <ul className={styles['list']}>
        {payments.map((payment) => (
          <PaymentItem key={payment.id} payment={payment} payments={payments} entry={entry} />
        ))}
      </ul>
    )}
  </PagePart>
);

type Props = { payment: Payment; payments: readonly Payment[]; entry: Entry };

function PaymentItem({ payment, payments, entry }: Props) {
  const intl = useIntl();
  const mayCall = useMayCall();
  const { paidOn, form, note, refundOf, voided, accountName, reconciledLine } = payment;
  const parts = listParts(payment);
  return (
    <li className={styles['item']}>
      <p className={styles['line']}>
        <bdi>{day(intl, paidOn)}</bdi>
        <span>{nameOf(intl, formNames, form)}</span>
        {accountName !== undefined && <bdi>{accountName}</bdi>}
        {refundOf !== undefined && (
          <Badge status="info">
            <FormattedMessage {...messages.refund} />
          </Badge>
        )}
        {voided && (
          <Badge status="warning">
            <FormattedMessage {...messages.voided} />
          </Badge>
        )}
        <strong className={styles['amount']} data-voided={voided !== undefined}>
          <bdi>{money(intl, sumCash(payment, entry.kind))}</bdi>
        </strong>
      </p>
      {parts.length > 0 && (
        <ul className={styles['changes']}>
          {parts.map(({ title, cents }) => (
            <li key={title.id}>
              <FormattedMessage
                {...namedValue}
                values={{ name: intl.formatMessage(title), value: <bdi>{money(intl, cents)}</bdi> }}
              />
            </li>
          ))}
        </ul>
      )}
      {note !== undefined && note !== '' && <p className={styles['text']}>{note}</p>}
      {reconciledLine && mayCall('listStatementLines') && (
        <p className={styles['actions']}>
          <Link to={`${paths.statementLines.to(reconciledLine.accountId)}?until=${reconciledLine.day}`}>
            <FormattedMessage
              {...messages.reconciled}
              values={{ day: <bdi>{day(intl, reconciledLine.day)}</bdi> }}
            />
          </Link>
        </p>
      )}
      {voided && <Voided {...voided} />}
      {entry.openCents !== undefined && <Actions payment={payment} payments={payments} entry={entry} />}
    </li>
  );
}

/** Links to what can be done with a payment. A payment with a refund can be voided only after the refund. */
function Actions({ payment, payments, entry }: Props) {
  const intl = useIntl();
  const mayCall = useMayCall();
  const here = useHere();
  const { id, paidOn, refundOf, voided } = payment;
  const links = [
    ...(mayCall('refundPayment') && isRefundable(payments, payment)
      ? [{ title: titles.refund, to: paths.refundPayment.to(entry.id, id) }]
      : []),
    ...(mayCall('voidPayment') && !voided && listRefunds(payments, payment).length === 0
      ? [
          {
            title: refundOf === undefined ? findPaymentTexts([entry]).void : titles.voidRefund,
            to: paths.voidPayment.to(entry.id, id),
          },
        ]
      : []),
  ];
  return (
    links.length > 0 && (
      <p className={styles['actions']}>
        {links.map(({ title, to }) => (
          <Link
            key={title.id}
            to={to}
            state={here}
            aria-label={intl.formatMessage(namedValue, {
              name: intl.formatMessage(title),
              value: day(intl, paidOn),
            })}
          >
            <FormattedMessage {...title} />
          </Link>
        ))}
      </p>
    )
  );
}

function Voided({ at, by, reason }: NonNullable<Payment['voided']>) {
  const intl = useIntl();
  const when = <bdi>{moment(intl, new Date(at))}</bdi>;
  return (
    <>
      <p className={styles['detail']}>
        {by === undefined ? (
          <FormattedMessage {...messages.voidedAt} values={{ when }} />
        ) : (
          <FormattedMessage {...messages.voidedBy} values={{ when, name: <bdi>{by}</bdi> }} />
        )}
      </p>
      {reason !== undefined && <p className={styles['text']}>{reason}</p>}
    </>
  );
}

/** A payment without discount, charges and fee needs no parts. */
function listParts({ principalCents, discountCents, interestCents, fineCents, feeCents, refundOf }: Payment) {
  const isRefund = refundOf !== undefined;
  const further = [
    { title: isRefund ? messages.refundedDiscount : messages.discount, cents: discountCents },
    { title: messages.interest, cents: interestCents },
    { title: messages.fine, cents: fineCents },
    { title: messages.fee, cents: feeCents },
  ].filter(({ cents }) => cents > 0);
  const principal = {
    title: isRefund ? messages.refundedPrincipal : messages.principal,
    cents: principalCents,
  };
  return further.length === 0 ? [] : [principal, ...further];
}

import { CircleCheck, TriangleAlert } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCompareBankBalanceQuery } from '../api/statements';
import type { BalanceDifference } from '../api/statements';
import { paths } from '../config/paths';
import { day, money, signedMoney } from '../i18n/formats';
import { Link } from '../ui/Link';
import { messages } from './bankBalance.messages';
import styles from './BankBalance.module.css';
import { useMayCall } from './useMayCall';
import { useSessionArg } from './useSessionArg';

/** Whether the books agree with the balance that the bank says, or since when they do not (specification §2.319). */
export function BankBalance({ accountId }: { accountId: string }) {
  const intl = useIntl();
  const mayCompare = useMayCall()('compareBankBalance');
  const { data } = useCompareBankBalanceQuery(useSessionArg(accountId), { skip: !mayCompare });
  if (data?.latest === undefined) return null;
  const { latest, firstDifference } = data;
  const agrees = latest.bankCents === latest.bookCents;
  const Icon = agrees ? CircleCheck : TriangleAlert;
  return (
    <section
      className={styles['comparison']}
      data-agrees={agrees}
      aria-label={intl.formatMessage(messages.title)}
    >
      <Icon aria-hidden size={18} />
      <div className={styles['texts']}>
        {agrees && (
          <p className={styles['main']}>
            <FormattedMessage
              {...messages.agrees}
              values={{
                day: <bdi>{day(intl, latest.day)}</bdi>,
                balance: <bdi>{money(intl, latest.bankCents)}</bdi>,
              }}
            />
          </p>
        )}
        {firstDifference && <Difference accountId={accountId} difference={firstDifference} isPast={agrees} />}
        {!agrees && firstDifference?.day !== latest.day && (
          <p className={styles['detail']}>
            <FormattedMessage
              {...messages.latest}
              values={{
                day: <bdi>{day(intl, latest.day)}</bdi>,
                bank: <bdi>{money(intl, latest.bankCents)}</bdi>,
                books: <bdi>{money(intl, latest.bookCents)}</bdi>,
              }}
            />
          </p>
        )}
      </div>
    </section>
  );
}

type Props = {
  accountId: string;
  difference: BalanceDifference;
  /** Whether a later balance agrees. */
  isPast: boolean;
};

/** The first day with another balance, what usually explains it, and the ways to both lists. */
function Difference({ accountId, difference, isPast }: Props) {
  const intl = useIntl();
  const mayCall = useMayCall();
  const { bankCents, bookCents, from = difference.day, unexplainedLines, unmatchedMovements } = difference;
  const until = `?until=${difference.day}`;
  const causes = [
    { text: messages.lines, counted: unexplainedLines },
    { text: messages.movements, counted: unmatchedMovements },
  ].filter(({ counted }) => counted !== undefined && counted.count > 0);
  return (
    <>
      <p className={isPast ? styles['detail'] : styles['main']}>
        <FormattedMessage
          {...(isPast ? messages.differed : messages.differs)}
          values={{
            day: <bdi>{day(intl, difference.day)}</bdi>,
            bank: <bdi>{money(intl, bankCents)}</bdi>,
            books: <bdi>{money(intl, bookCents)}</bdi>,
            difference: <bdi>{signedMoney(intl, bankCents - bookCents)}</bdi>,
          }}
        />
      </p>
      {causes.length > 0 && (
        <div className={styles['detail']}>
          <p>
            {from === difference.day ? (
              <FormattedMessage
                {...messages.causesOfDay}
                values={{ day: <bdi>{day(intl, difference.day)}</bdi> }}
              />
            ) : (
              <FormattedMessage
                {...messages.causes}
                values={{
                  from: <bdi>{day(intl, from)}</bdi>,
                  until: <bdi>{day(intl, difference.day)}</bdi>,
                }}
              />
            )}
          </p>
          <ul className={styles['causes']}>
            {causes.map(({ text, counted = { count: 0, cents: 0 } }) => (
              <li key={text.id}>
                <p>
                  <FormattedMessage
                    {...text}
                    values={{ count: counted.count, sum: <bdi>{signedMoney(intl, counted.cents)}</bdi> }}
                  />
                </p>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className={styles['links']}>
        {mayCall('listStatementLines') && (
          <Link to={`${paths.statementLines.to(accountId)}${until}`}>
            <FormattedMessage {...messages.toLines} />
          </Link>
        )}
        {mayCall('listAccountMovements') && (
          <Link to={`${paths.moneyAccount.to(accountId)}${until}`}>
            <FormattedMessage {...messages.toMovements} />
          </Link>
        )}
      </p>
    </>
  );
}

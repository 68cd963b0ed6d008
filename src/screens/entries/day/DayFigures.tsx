import { useId } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import type { CompanyDay } from '../../../api/day';
import { paths } from '../../../config/paths';
import { linkAddress } from '../../../controls/linkAddress';
import { useMayCall } from '../../../controls/useMayCall';
import { KINDS } from '../../../controls/entries/kinds';
import { dayRange, money } from '../../../i18n/formats';
import { Link } from '../../../ui/Link';
import { writeEntriesAddress } from '../../../controls/entries/entriesAddress';
import styles from './Day.module.css';
import { figures as messages } from './day.messages';

type Props = { day: CompanyDay };

/** Four figures, each with its day or period, and a link to what it adds up (specification §2.225). */
export function DayFigures({ day: { asOf, balance, result, days } }: Props) {
  const intl = useIntl();
  const today = days.find(({ day }) => day === asOf);
  const year = asOf.slice(0, 4);
  const date = dayRange(intl, asOf, asOf, year);
  const describeCount = (count: number): ReactNode =>
    count === 0 ? (
      <FormattedMessage {...messages.nothingDue} />
    ) : (
      <FormattedMessage {...messages.dueCount} values={{ count, day: <bdi>{date}</bdi> }} />
    );
  return (
    <section className={styles['figures']} aria-label={intl.formatMessage(messages.title)}>
      {balance ? (
        <Figure title={messages.balance} cents={balance.cents} to={linkAddress(balance.link)}>
          <bdi>{date}</bdi>
        </Figure>
      ) : (
        <UnknownBalance />
      )}
      {KINDS.map((kind) => {
        const { count, openCents } = today?.[kind] ?? { count: 0, openCents: 0 };
        return (
          <Figure
            key={kind}
            title={messages[kind]}
            cents={openCents}
            to={count === 0 ? null : writeEntriesAddress({ kind, status: 'today' })}
          >
            {describeCount(count)}
          </Figure>
        );
      })}
      {result && (
        <Figure
          title={messages.result}
          cents={result.count === 0 ? null : result.cents}
          to={result.count === 0 ? null : linkAddress(result.link)}
        >
          <FormattedMessage
            {...(result.count === 0 ? messages.noResult : messages.issued)}
            values={{ period: <bdi>{dayRange(intl, result.from, result.to, year)}</bdi> }}
          />
        </Figure>
      )}
    </section>
  );
}

const NO_VALUE = '–';

type FigureProps = {
  title: MessageDescriptor;
  /** Null: there is nothing to add up. */
  cents: number | null;
  /** Null: there is nothing behind it. */
  to: string | null;
  children: ReactNode;
};

function Figure({ title, cents, to, children }: FigureProps) {
  const intl = useIntl();
  const detailId = useId();
  const value = (
    <span className={styles['value']} data-negative={cents !== null && cents < 0}>
      <bdi>{cents === null ? NO_VALUE : money(intl, cents)}</bdi>
    </span>
  );
  const content = (
    <>
      <span className={styles['label']}>
        <FormattedMessage {...title} />
      </span>
      {value}
    </>
  );
  return (
    <div className={styles['figure']} data-linked={to !== null}>
      {to === null ? (
        content
      ) : (
        <Link className={styles['figureLink']} to={to} aria-describedby={detailId}>
          {content}
        </Link>
      )}
      <span id={detailId} className={styles['detail']}>
        {children}
      </span>
    </div>
  );
}

/** Without an opening balance, no amount is the balance. It says what is missing (specification §2.226). */
function UnknownBalance() {
  const mayChange = useMayCall()('changeCompany');
  return (
    <div className={styles['figure']} data-linked={mayChange}>
      <span className={styles['label']}>
        <FormattedMessage {...messages.balance} />
      </span>
      {mayChange ? (
        <Link className={styles['missing']} to={paths.openingBalance.to()}>
          <FormattedMessage {...messages.addOpening} />
        </Link>
      ) : (
        <span className={styles['missing']}>
          <FormattedMessage {...messages.noOpening} />
        </span>
      )}
      <span className={styles['detail']}>
        <FormattedMessage {...(mayChange ? messages.openingHint : messages.askOpening)} />
      </span>
    </div>
  );
}

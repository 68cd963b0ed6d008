import { CircleCheck } from 'lucide-react';
import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { addDays } from '../../../../api-spec/days';
import type { CompanyDay } from '../../../api/day';
import type { Entry } from '../../../api/entries';
import { dayRange } from '../../../i18n/formats';
import { Link } from '../../../ui/Link';
import { viewNames } from '../../../controls/entries/views.messages';
import { groups as groupNames } from '../views/views.messages';
import { writeEntriesAddress } from '../../../controls/entries/entriesAddress';
import { usePayRow } from '../form/usePayRow';
import styles from './Day.module.css';
import { due as messages } from './day.messages';
import { DueRow } from './DueRow';
import { longDay } from './formats';
import { GroupSums } from './GroupSums';

type Props = { day: CompanyDay };
type Group = CompanyDay['overdue'] & { id: string; title: ReactNode; to: string };

const LAST_DAY = 6;

/** More rows of a group would hide the next days, and the dashboard below. */
const MAX_ROWS = 5;

/** What is overdue, and what is due in seven days, each row with its payment (specification §2.227). */
export function DueList({ day }: Props) {
  const intl = useIntl();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { onPay, dialog } = usePayRow({ hasRows: true, findTitle: () => title.current });
  const groups = listGroups(intl, day);
  const { asOf } = day;
  return (
    <section className={styles['due']} aria-labelledby={titleId}>
      <h2 ref={title} id={titleId} tabIndex={-1} className={styles['title']}>
        <FormattedMessage {...messages.title} />
      </h2>
      {groups.length === 0 && (
        <p className={styles['calm']}>
          <CircleCheck aria-hidden size={20} />
          <span>
            <FormattedMessage
              {...messages.calm}
              values={{
                days: <bdi>{dayRange(intl, asOf, addDays(asOf, LAST_DAY), asOf.slice(0, 4))}</bdi>,
              }}
            />
          </span>
        </p>
      )}
      {groups.map((group) => (
        <DueGroup key={group.id} group={group} onPay={onPay} />
      ))}
      {dialog}
    </section>
  );
}

/** Returns the groups with entries: what is overdue first, then day by day. */
function listGroups(intl: IntlShape, { asOf, overdue, days }: CompanyDay): Group[] {
  const today = { day: asOf, name: groupNames.today };
  const tomorrow = { day: addDays(asOf, 1), name: groupNames.tomorrow };
  const describeDay = (day: string): ReactNode => {
    const named = [today, tomorrow].find((one) => one.day === day);
    const date = <bdi>{longDay(intl, day)}</bdi>;
    return named ? (
      <FormattedMessage {...messages.namedDay} values={{ name: intl.formatMessage(named.name), day: date }} />
    ) : (
      date
    );
  };
  const all: Group[] = [
    {
      ...overdue,
      id: 'overdue',
      title: <FormattedMessage {...viewNames.overdue} />,
      to: writeEntriesAddress({ status: 'overdue' }),
    },
    ...days.map(({ day, entries, ...sums }) => ({
      ...sums,
      entries: putPayablesFirst(entries),
      id: day,
      title: describeDay(day),
      to: writeEntriesAddress({ status: 'unpaid', dueFrom: day, dueTo: day }),
    })),
  ];
  return all.filter(({ receivable, payable }) => receivable.count + payable.count > 0);
}

/** What must be paid on a day is work of the person, and what is received comes by itself. */
const putPayablesFirst = (entries: readonly Entry[]): Entry[] => [
  ...entries.filter(({ kind }) => kind === 'payable'),
  ...entries.filter(({ kind }) => kind === 'receivable'),
];

type GroupProps = { group: Group; onPay: (entry: Entry) => void };

function DueGroup({ group, onPay }: GroupProps) {
  const { id, title, to, receivable, payable, entries } = group;
  const intl = useIntl();
  const titleId = useId();
  const count = receivable.count + payable.count;
  const rows = entries.slice(0, MAX_ROWS);
  return (
    <section className={styles['group']} data-overdue={id === 'overdue'} aria-labelledby={titleId}>
      <div className={styles['groupHead']}>
        <h3 id={titleId} className={styles['groupTitle']}>
          {title}
        </h3>
        <GroupSums receivable={receivable} payable={payable} />
      </div>
      {rows.length > 0 && (
        <ul className={styles['rows']}>
          {rows.map((entry) => (
            <DueRow key={entry.id} entry={entry} onPay={onPay} />
          ))}
        </ul>
      )}
      {count > rows.length && (
        <p className={styles['more']}>
          <Link to={to}>
            <FormattedMessage {...messages.all} values={{ count: intl.formatNumber(count) }} />
          </Link>
        </p>
      )}
    </section>
  );
}

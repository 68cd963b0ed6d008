import { TriangleAlert } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { moment, timeOfDay } from '../i18n/formats';
import styles from './FiguresTime.module.css';
import { messages } from './figuresTime.messages';

type Props = { at: number | undefined; isStale: boolean };

/** The time of figures, with the day if it is not today. Old figures are marked. */
export const FiguresTime = ({ at, isStale }: Props) => (
  <p role="status" className={styles['time']} data-stale={isStale}>
    {isStale && <TriangleAlert aria-hidden size={16} />}
    <span>{at !== undefined && <Time at={new Date(at)} isStale={isStale} />}</span>
  </p>
);

function Time({ at, isStale }: { at: Date; isStale: boolean }) {
  const intl = useIntl();
  const isToday = at.toDateString() === new Date().toDateString();
  const [sinceToday, sinceBefore] = isStale
    ? [messages.stale, messages.staleSince]
    : [messages.updated, messages.updatedOn];
  return isToday ? (
    <FormattedMessage {...sinceToday} values={{ time: timeOfDay(intl, at) }} />
  ) : (
    <FormattedMessage {...sinceBefore} values={{ moment: moment(intl, at) }} />
  );
}

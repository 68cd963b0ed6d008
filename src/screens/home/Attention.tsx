import { CircleCheck } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Dashboard } from '../../api/dashboard';
import type { Widget } from '../../api/widget';
import { DEFAULT_DASHBOARD, paths } from '../../config/paths';
import { formatValue } from '../../controls/formatValue';
import { linkAddress } from '../../controls/linkAddress';
import { messages as loadFailedMessages } from '../../controls/loadFailed.messages';
import { FiguresTime } from '../../controls/FiguresTime';
import { useFigures } from '../../controls/useFigures';
import { useAppSelector } from '../../store/hooks';
import { foreignLang, selectLanguage } from '../../store/language';
import { Button } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { uniqueKeys } from '../../ui/uniqueKeys';
import styles from './Attention.module.css';
import { messages } from './attention.messages';
import { AttentionAbsent } from './AttentionAbsent';
import { AttentionLoading } from './AttentionLoading';

/** The figures of the default dashboard that need a reaction today. */
export function Attention() {
  const { data, error, absence, fulfilledTimeStamp, refetch } = useFigures({ code: DEFAULT_DASHBOARD });
  if (data)
    return (
      <>
        {error && <FiguresTime at={fulfilledTimeStamp} isStale />}
        <Urgent dashboard={data} />
      </>
    );
  if (error === null) return <AttentionLoading />;
  if (absence) return <AttentionAbsent />;
  return (
    <div className={styles['failed']} role="alert">
      <p>
        <FormattedMessage {...messages.failed} />
      </p>
      <Button variant="plain" onClick={refetch}>
        <FormattedMessage {...loadFailedMessages.tryAgain} />
      </Button>
    </div>
  );
}

type Metric = Extract<Widget, { variant: 'metric' }>['content'];

/** Entries that are due or overdue, or a value below zero whose good direction is up. */
function isUrgent({ value, count, good }: Metric): boolean {
  if (good === 'up') return value !== null && value < 0;
  return count === undefined ? good === 'down' && value !== null && value > 0 : count > 0;
}

/** A day is calm only if every figure is known. */
const isComplete = (widgets: readonly Widget[]): boolean =>
  widgets.some(({ variant }) => variant === 'metric') &&
  widgets.every(({ variant }) => variant !== 'problem' && variant !== 'unreadable');

const Calm = () => (
  <p className={styles['calm']}>
    <CircleCheck aria-hidden size={20} />
    <FormattedMessage {...messages.calm} />
  </p>
);

function Urgent({ dashboard: { widgets, currency, language } }: { dashboard: Dashboard }) {
  const intl = useIntl();
  const page = useAppSelector(selectLanguage);
  const lang = foreignLang(language, page);
  const urgentMetrics = widgets.flatMap(({ variant, content }) =>
    variant === 'metric' && isUrgent(content) ? [content] : [],
  );
  if (urgentMetrics.length === 0) return isComplete(widgets) ? <Calm /> : <AttentionAbsent />;
  const keys = uniqueKeys(urgentMetrics.map(({ id }) => id));
  return (
    <ul className={styles['list']}>
      {urgentMetrics.map(({ title, unit, value, good, count, note, link }, index) => (
        <li key={keys[index]} className={styles['row']} data-bad={good === 'down' || (value ?? 0) < 0}>
          <Link className={styles['link']} to={linkAddress(link) ?? paths.dashboard.to(DEFAULT_DASHBOARD)}>
            <span className={styles['title']}>
              <bdi lang={lang}>{title}</bdi>
            </span>
            <span className={styles['value']}>
              <bdi>{formatValue(intl, unit, currency, value)}</bdi>
            </span>
            <span className={styles['detail']}>
              {count !== undefined ? (
                <bdi>
                  <FormattedMessage {...messages.count} values={{ count }} />
                </bdi>
              ) : (
                <bdi lang={lang}>{note}</bdi>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

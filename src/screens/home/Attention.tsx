import { CircleCheck } from 'lucide-react';
import type { ComponentType } from 'react';
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
import { uniqueKeys } from '../../ui/uniqueKeys';
import styles from './Attention.module.css';
import { messages } from './attention.messages';
import { AttentionAbsent } from './AttentionAbsent';
import { AttentionLoading } from './AttentionLoading';
import { FigureRow } from './FigureRow';

/** The same request as that of the page of the dashboard, so that both share its response. */
const FIGURES = { code: DEFAULT_DASHBOARD, period: 'month' };

type Props = {
  /** Renders the loaded figures. Default: those that need a reaction today. */
  of?: ComponentType<{ dashboard: Dashboard }>;
};

/** The figures of the default dashboard that need a reaction today. */
export function Attention({ of: Shown = Urgent }: Props) {
  const { data, error, absence, fulfilledTimeStamp, refetch } = useFigures(FIGURES);
  if (data)
    return (
      <>
        {error && <FiguresTime at={fulfilledTimeStamp} isStale />}
        <Shown dashboard={data} />
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

const listMetrics = ({ widgets }: Dashboard): Metric[] =>
  widgets.flatMap(({ variant, content }) => (variant === 'metric' ? [content] : []));

/** Returns the figures below zero where more is good. */
export const listBelowZero = (dashboard: Dashboard): Metric[] =>
  listMetrics(dashboard).filter((metric) => metric.good === 'up' && isUrgent(metric));

function Urgent({ dashboard }: { dashboard: Dashboard }) {
  const metrics = listMetrics(dashboard).filter(isUrgent);
  if (metrics.length === 0) return isComplete(dashboard.widgets) ? <Calm /> : <AttentionAbsent />;
  return <FigureList dashboard={dashboard} metrics={metrics} />;
}

type ListProps = { dashboard: Dashboard; metrics: readonly Metric[] };

/** Figures, each with the link to its entries. */
export function FigureList({ dashboard: { currency, language }, metrics }: ListProps) {
  const intl = useIntl();
  const lang = foreignLang(language, useAppSelector(selectLanguage));
  const keys = uniqueKeys(metrics.map(({ id }) => id));
  return (
    <ul className={styles['list']}>
      {metrics.map(({ title, unit, value, good, count, note, link }, index) => (
        <FigureRow
          key={keys[index]}
          isBad={good === 'down' || (value ?? 0) < 0}
          to={linkAddress(link) ?? paths.dashboard.to(DEFAULT_DASHBOARD)}
          title={<bdi lang={lang}>{title}</bdi>}
          value={<bdi>{formatValue(intl, unit, currency, value)}</bdi>}
          detail={
            count !== undefined ? (
              <bdi>
                <FormattedMessage {...messages.count} values={{ count }} />
              </bdi>
            ) : (
              <bdi lang={lang}>{note}</bdi>
            )
          }
        />
      ))}
    </ul>
  );
}

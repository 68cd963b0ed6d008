import { CircleCheck } from 'lucide-react';
import { Suspense } from 'react';
import type { ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Dashboard } from '../../api/dashboard';
import type { Widget } from '../../api/widget';
import { messages as loadFailedMessages } from '../../controls/loadFailed.messages';
import { lazyPart } from '../../chunks/lazyPart';
import { FiguresTime } from '../../controls/FiguresTime';
import { useHasDayFailed } from '../../controls/useHasDayFailed';
import { Boundary } from '../../ui/Boundary';
import { Button } from '../../ui/Button';
import styles from './Attention.module.css';
import { messages } from './attention.messages';
import { AttentionAbsent } from './AttentionAbsent';
import { AttentionLoading } from './AttentionLoading';
import type { Figures } from './DefaultFigures';
import { FigureList } from './FigureList';
import { isUrgent, listMetrics } from './metrics';

// Readers of figures are in the chunk of the dashboards, which the app area loads early.
const { Part: DefaultFigures } = lazyPart(
  async () => (await import(/* webpackChunkName: "figures" */ './DefaultFigures')).DefaultFigures,
);

type Props = {
  /** Renders the loaded figures. Default: those that need a reaction today. */
  of?: ComponentType<{ dashboard: Dashboard }>;
  /** Whether the page has the same figures below, which report a failure. */
  isReportedBelow?: boolean;
};

/** The figures of the default dashboard that need a reaction today. */
export const Attention = ({ of: Shown = Urgent, isReportedBelow = false }: Props) => (
  <Boundary fallback={() => <AttentionAbsent />}>
    <Suspense fallback={<AttentionLoading />}>
      <DefaultFigures>
        {(figures) => <AttentionState {...{ figures, Shown, isReportedBelow }} />}
      </DefaultFigures>
    </Suspense>
  </Boundary>
);

type StateProps = {
  figures: Figures;
  Shown: ComponentType<{ dashboard: Dashboard }>;
  isReportedBelow: boolean;
};

function AttentionState({ figures, Shown, isReportedBelow }: StateProps) {
  const hasDayFailed = useHasDayFailed(Shown !== Urgent);
  const { data, error, absence, fulfilledTimeStamp, refetch } = figures;
  if (data)
    return (
      <>
        {/* Other figures are below the company's day, which says once that it is old. */}
        {error && Shown === Urgent && <FiguresTime at={fulfilledTimeStamp} isStale />}
        <Shown dashboard={data} />
      </>
    );
  if (error === null) return <AttentionLoading />;
  if (absence) return <AttentionAbsent />;
  if (isReportedBelow || hasDayFailed) return null;
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

function Urgent({ dashboard }: { dashboard: Dashboard }) {
  const metrics = listMetrics(dashboard).filter(isUrgent);
  if (metrics.length === 0) return isComplete(dashboard.widgets) ? <Calm /> : <AttentionAbsent />;
  return <FigureList dashboard={dashboard} metrics={metrics} />;
}

import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { isNotOffered } from '../../../api/callError';
import type { CompanyDay } from '../../../api/day';
import { FiguresTime } from '../../../controls/FiguresTime';
import { LoadFailed } from '../../../controls/LoadFailed';
import styles from './Day.module.css';
import { DayLoading } from './DayAbsent';
import { messages } from './dayAbsent.messages';
import { DayFigures } from './DayFigures';
import { DaySteps } from './DaySteps';
import { DueList } from './DueList';
import { useDay } from './useDay';

type Props = {
  /** Stands beside the due entries, or below them on a narrow page. */
  aside: ReactNode;
};

/** What a person looks at first: four figures, what is due, and what changed (specification §2.225). */
export function Day({ aside }: Props) {
  const { data, error, fulfilledTimeStamp, retry } = useDay();
  if (!data && error === null) return <DayLoading />;
  return (
    <div className={styles['room']}>
      <div className={styles['day']}>
        {data && error && <FiguresTime at={fulfilledTimeStamp} isStale />}
        {data ? (
          <LoadedDay day={data} aside={aside} />
        ) : (
          <>
            {error && !isNotOffered(error) && (
              <LoadFailed
                title={<FormattedMessage {...messages.failed} />}
                error={error}
                onRetry={retry}
                level={2}
                variant="card"
              />
            )}
            {aside}
          </>
        )}
      </div>
    </div>
  );
}

function LoadedDay({ day, aside }: { day: CompanyDay; aside: ReactNode }) {
  const { steps } = day;
  // A sum of nothing looks like a result, so a company without entries has no figures.
  const hasEntries = steps === undefined || steps.entry;
  return (
    <>
      {steps && !(steps.entry && steps.openingBalance) && <DaySteps steps={steps} balance={day.balance} />}
      {hasEntries && (
        <>
          <DayFigures day={day} />
          <div className={styles['columns']}>
            <DueList day={day} />
            <div className={styles['aside']}>{aside}</div>
          </div>
        </>
      )}
    </>
  );
}

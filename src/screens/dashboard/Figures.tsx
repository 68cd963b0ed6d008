import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { isRefused } from '../../api/callError';
import { dashboardApi } from '../../api/dashboard';
import type { Dashboard } from '../../api/dashboard';
import type { Widget as ReadWidget } from '../../api/widget';
import { CHANGES_ID } from '../../controls/changesWidget';
import { useOfferedPage } from '../../controls/pages';
import { useFigures } from '../../controls/useFigures';
import { useHasDayFailed } from '../../controls/useHasDayFailed';
import { useAppSelector } from '../../store/hooks';
import { foreignLang, selectLanguage } from '../../store/language';
import type { AppThunk } from '../../store/reducer';
import { paths } from '../../config/paths';
import { Boundary } from '../../ui/Boundary';
import { EmptyState } from '../../ui/EmptyState';
import { ButtonLink } from '../../ui/Button';
import { uniqueKeys } from '../../ui/uniqueKeys';
import { CardSections, readSize } from './CardSections';
import { messages as dashboardMessages } from './dashboard.messages';
import { messages } from './figures.messages';
import styles from './Figures.module.css';
import { FiguresBar } from './FiguresBar';
import { FiguresFailed } from './FiguresFailed';
import { FiguresLoading } from './FiguresLoading';
import { readAccountId, readPeriod, readRequest, writeAddress } from './period';
import { UnknownDashboard } from './UnknownDashboard';
import { useGradual } from './useGradual';
import { FailedWidget } from './widgets/FailedWidget';
import { Widget } from './widgets/Widget';

type Props = {
  code: string;
  /** Whether the company's day is above, which shows some of the widgets already. */
  hasDay: boolean;
  /** Whether a period changes the figures. */
  followsPeriod: boolean;
};

/** The figures of a dashboard in the period of the address. */
export function Figures({ code, hasDay, followsPeriod }: Props) {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const [period, accountId] = [readPeriod(query), readAccountId(query)];
  const { data, lastData, error, absence, isRunning, fulfilledTimeStamp, refetch } = useFigures(
    readRequest(code, search),
  );
  const hasDayFailed = useHasDayFailed(hasDay);
  const reason = absence?.kind === 'http' ? absence.reason : null;
  if (reason === 'unknown-dashboard') return <UnknownDashboard code={code} level={2} />;
  if (reason === 'unknown-account')
    return (
      <NoFigures detail={messages.unknownAccount}>
        <ButtonLink variant="primary" to={writeAddress(code, period, null)}>
          <FormattedMessage {...messages.allAccounts} />
        </ButtonLink>
      </NoFigures>
    );
  if (absence) return <NoFigures detail={dashboardMessages.emptyDetail} />;
  const lastOfDashboard = lastData?.code === code ? lastData : undefined;
  const widgets = data?.widgets.filter((widget) => !hasDay || !isInDay(widget));
  // The day of a company without entries has its first steps (specification §2.226).
  if (hasDay && widgets?.length === 0) return null;
  if (hasDayFailed && !data && error && !isRefused(error)) return null;
  return (
    <>
      <FiguresBar
        code={code}
        period={followsPeriod ? period : null}
        accountId={accountId}
        accounts={(data ?? lastOfDashboard)?.accounts ?? []}
        dashboard={data}
        at={fulfilledTimeStamp}
        isRunning={isRunning}
        isStale={error !== null && !hasDayFailed}
        onRefresh={refetch}
      />
      {data && widgets && !isRefused(error) ? (
        <Widgets dashboard={data} widgets={widgets} />
      ) : error ? (
        <FiguresFailed error={error} onRetry={refetch} />
      ) : (
        <FiguresLoading hasDay={hasDay} lastWidgets={lastOfDashboard?.widgets ?? null} />
      )}
    </>
  );
}

/** Requests the figures of a dashboard before it is shown. `search` is the query of its address. */
export const requestFigures =
  (code: string, search: string): AppThunk =>
  (dispatch) => {
    const request = readRequest(code, search);
    void dispatch(dashboardApi.endpoints.getDashboard.initiate(request, { subscribe: false }));
  };

/** Whether the company's day shows the same. Older backends mark no widget (specification §2.228). */
const isInDay = ({ content }: ReadWidget): boolean =>
  content.id === CHANGES_ID || ('inDay' in content && (content.inDay ?? false));

/** As many widgets as a phone shows at once. The others follow one render later, so that these are shown sooner. */
const FIRST_WIDGETS = 3;

/** The cards of a dashboard. */
function Widgets({ dashboard, widgets }: { dashboard: Dashboard; widgets: readonly ReadWidget[] }) {
  const pageLanguage = useAppSelector(selectLanguage);
  const { currency, period, language } = dashboard;
  const widgetCount = useGradual(FIRST_WIDGETS, widgets.length);
  if (widgets.length === 0)
    return (
      <NoFigures detail={messages.noWidgets}>
        <FirstSteps />
      </NoFigures>
    );
  const keys = uniqueKeys(widgets.map(({ content }) => content.id));
  const context = { currency, period, lang: foreignLang(language, pageLanguage) };
  return (
    <CardSections
      cards={widgets.slice(0, widgetCount).map((widget, index) => ({
        key: keys[index] ?? widget.content.id,
        size: readSize(widget),
        content: (
          <Boundary
            fallback={() => (
              <FailedWidget
                head={{ id: widget.content.id, title: widget.content.title ?? '' }}
                lang={context.lang}
              />
            )}
          >
            <Widget widget={widget} context={context} />
          </Boundary>
        ),
      }))}
    />
  );
}

const NoFigures = ({ detail, children }: { detail: MessageDescriptor; children?: ReactNode }) => (
  <EmptyState
    level={2}
    variant="page"
    picture="empty"
    title={<FormattedMessage {...dashboardMessages.emptyTitle} />}
  >
    <p>
      <FormattedMessage {...detail} />
    </p>
    {children}
  </EmptyState>
);

/** The ways to the first figures, as far as the session has them. */
function FirstSteps() {
  const newEntry = useOfferedPage('newEntry');
  const importEntries = useOfferedPage('importEntries');
  return (
    <div className={styles['steps']}>
      {newEntry && (
        <ButtonLink variant="primary" to={paths.newEntry.to()}>
          <FormattedMessage {...newEntry.title} />
        </ButtonLink>
      )}
      {importEntries && (
        <ButtonLink variant="plain" to={paths.importEntries.to()}>
          <FormattedMessage {...importEntries.title} />
        </ButtonLink>
      )}
    </div>
  );
}

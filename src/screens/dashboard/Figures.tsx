import { FormattedMessage } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { isRefused } from '../../api/callError';
import { dashboardApi } from '../../api/dashboard';
import type { Dashboard } from '../../api/dashboard';
import type { Widget as ReadWidget } from '../../api/widget';
import { CHANGES_ID } from '../../controls/changesWidget';
import { useFigures } from '../../controls/useFigures';
import { useAppSelector } from '../../store/hooks';
import { foreignLang, selectLanguage } from '../../store/language';
import type { AppThunk } from '../../store/reducer';
import { Boundary } from '../../ui/Boundary';
import { EmptyState } from '../../ui/EmptyState';
import { Grid, GridItem } from '../../ui/Grid';
import type { GridSize } from '../../ui/Grid';
import { uniqueKeys } from '../../ui/uniqueKeys';
import { messages as dashboardMessages } from './dashboard.messages';
import { messages } from './figures.messages';
import { FiguresBar } from './FiguresBar';
import { FiguresFailed } from './FiguresFailed';
import { FiguresLoading } from './FiguresLoading';
import { readPeriod, toRequest } from './period';
import { UnknownDashboard } from './UnknownDashboard';
import { useGradual } from './useGradual';
import { FailedWidget } from './widgets/FailedWidget';
import { Widget } from './widgets/Widget';

type Props = {
  code: string;
  /** Whether the company's day is above, which has one of the widgets already. */
  hasDay: boolean;
};

/** The figures of a dashboard in the period of the address. */
export function Figures({ code, hasDay }: Props) {
  const { search } = useLocation();
  const period = readPeriod(new URLSearchParams(search));
  const { data, error, absence, isRunning, fulfilledTimeStamp, refetch } = useFigures(
    toRequest(code, period),
  );
  if (absence)
    return absence.kind === 'http' && absence.reason === 'unknown-dashboard' ? (
      <UnknownDashboard code={code} level={2} />
    ) : (
      <NoFigures detail={dashboardMessages.emptyDetail} />
    );
  return (
    <>
      <FiguresBar
        code={code}
        period={period}
        dashboard={data}
        at={fulfilledTimeStamp}
        isRunning={isRunning}
        isStale={error !== null}
        onRefresh={refetch}
      />
      {data && !isRefused(error) ? (
        <Widgets dashboard={data} hasDay={hasDay} />
      ) : error ? (
        <FiguresFailed error={error} onRetry={refetch} />
      ) : (
        <FiguresLoading />
      )}
    </>
  );
}

/** Requests the figures of a dashboard before it is shown. `search` is the query of its address. */
export const requestFigures =
  (code: string, search: string): AppThunk =>
  (dispatch) => {
    const request = toRequest(code, readPeriod(new URLSearchParams(search)));
    void dispatch(dashboardApi.endpoints.getDashboard.initiate(request, { subscribe: false }));
  };

/** As many widgets as a phone shows at once. The others follow one render later, so that these are shown sooner. */
const FIRST_WIDGETS = 3;

/** The cards of a dashboard. */
function Widgets({ dashboard, hasDay }: Pick<Props, 'hasDay'> & { dashboard: Dashboard }) {
  const pageLanguage = useAppSelector(selectLanguage);
  const { currency, period, language } = dashboard;
  const widgets = dashboard.widgets.filter(({ content }) => !hasDay || content.id !== CHANGES_ID);
  const widgetCount = useGradual(FIRST_WIDGETS, widgets.length);
  if (widgets.length === 0) return <NoFigures detail={messages.noWidgets} />;
  const keys = uniqueKeys(widgets.map(({ content }) => content.id));
  const context = { currency, period, lang: foreignLang(language, pageLanguage) };
  return (
    <Grid>
      {widgets.slice(0, widgetCount).map((widget, index) => (
        <GridItem key={keys[index]} size={readSize(widget)}>
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
        </GridItem>
      ))}
    </Grid>
  );
}

const SIZES: readonly GridSize[] = ['s', 'm', 'l', 'full'];

const readSize = ({ content }: ReadWidget): GridSize =>
  SIZES.find((size) => 'size' in content && size === content.size) ?? 'm';

const NoFigures = ({ detail }: { detail: MessageDescriptor }) => (
  <EmptyState
    level={2}
    variant="page"
    picture="empty"
    title={<FormattedMessage {...dashboardMessages.emptyTitle} />}
  >
    <p>
      <FormattedMessage {...detail} />
    </p>
  </EmptyState>
);

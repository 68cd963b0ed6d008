import { Suspense, useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { makeChunk } from '../../chunks/chunk';
import { lazyPart } from '../../chunks/lazyPart';
import { DEFAULT_DASHBOARD } from '../../config/paths';
import { DashboardsFailed } from '../../controls/DashboardsFailed';
import { FavouriteButton } from '../../controls/FavouriteButton';
import { SignInFirst } from '../../controls/SignInFirst';
import { useDashboards } from '../../controls/useDashboards';
import { useDayOffer } from '../../controls/useDayOffer';
import { useDesk } from '../../controls/useDesk';
import { useGreeting } from '../../controls/useGreeting';
import { useAppSelector } from '../../store/hooks';
import { selectIsSignedIn } from '../../store/session';
import { DocumentTitle } from '../../ui/DocumentTitle';
import { PageHead } from '../../ui/PageHead';
import { messages } from './dashboard.messages';
import styles from './DashboardScreen.module.css';
import { UnknownDashboard } from './UnknownDashboard';

// Charts and their library are a chunk of their own, which the app area loads early.
export const figuresCode = makeChunk(() => import(/* webpackChunkName: "figures" */ './Figures'));
const { Part: Figures, load: loadFigures } = lazyPart(async () => (await figuresCode.load()).Figures);
export { loadFigures };

type ScreenProps = {
  /** The company's day, which heads the default dashboard. Screens do not import each other. */
  day: ReactNode;
};

/** One dashboard by its code. */
export function DashboardScreen({ day }: ScreenProps) {
  const { code = DEFAULT_DASHBOARD } = useParams();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const dashboards = useDashboards();

  if (!isSignedIn) return <SignInFirst />;
  if (dashboards.state === 'loading') return <Loading />;
  if (dashboards.state === 'failed')
    return <DashboardsFailed level={1} error={dashboards.error} onRetry={dashboards.retry} />;
  const listedDashboard =
    dashboards.state === 'listed' ? dashboards.entries.find((listed) => listed.code === code) : undefined;
  // Without a list, every code is accepted. The default dashboard always exists.
  if (dashboards.state === 'listed' && !listedDashboard && code !== DEFAULT_DASHBOARD)
    return <UnknownDashboard code={code} level={1} />;
  return (
    <Dashboard
      code={code}
      title={listedDashboard?.title ?? null}
      lang={listedDashboard?.lang}
      followsPeriod={listedDashboard?.followsPeriod !== false}
      day={day}
    />
  );
}

type Props = ScreenProps & {
  code: string;
  title: string | null;
  lang: string | undefined;
  followsPeriod: boolean;
};

function Dashboard({ code, title, lang, followsPeriod, day }: Props) {
  const intl = useIntl();
  const heading = title ?? intl.formatMessage(messages.untitled);
  const hasDay = useDayOffer() !== 'absent' && code === DEFAULT_DASHBOARD;
  return (
    <>
      <PageHead
        title={heading}
        lang={lang}
        meta={code === DEFAULT_DASHBOARD ? <Greeting /> : undefined}
        // Without a list of dashboards, the home page cannot show favourites.
        actions={title === null ? undefined : <FavouriteButton code={code} title={title} />}
      />
      {hasDay && day}
      <Suspense fallback={null}>
        <Figures code={code} hasDay={hasDay} followsPeriod={followsPeriod} />
      </Suspense>
      <RecentDashboard code={code} />
    </>
  );
}

/** A component of its own, so that a change of the profile does not render the figures again. */
const Greeting = () => <span className={styles['greeting']}>{useGreeting()}</span>;

/** Adds a dashboard to the recent ones. A component of its own, so that the change does not render the figures again. */
function RecentDashboard({ code }: { code: string }) {
  const { isReady, addRecent } = useDesk();
  const addToRecent = useEffectEvent(addRecent);
  useEffect(() => {
    if (isReady) addToRecent(code);
  }, [isReady, code]);
  return null;
}

function Loading() {
  const intl = useIntl();
  return (
    <div role="status" className={styles['heading']}>
      <DocumentTitle of={intl.formatMessage(messages.loading)} />
      <h1 className="visuallyHidden">
        <FormattedMessage {...messages.loading} />
      </h1>
      <span className={styles['ghostTitle']} aria-hidden="true" />
      <span className={styles['ghostLine']} aria-hidden="true" />
    </div>
  );
}

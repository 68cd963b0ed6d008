import { createElement } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../config/paths';
import { dashboardIcon } from '../../controls/dashboardIcons';
import { DashboardsFailed } from '../../controls/DashboardsFailed';
import { groupTitles } from '../../controls/favourite.messages';
import { FavouriteButton } from '../../controls/FavouriteButton';
import { SignInFirst } from '../../controls/SignInFirst';
import { useCompanyName } from '../../controls/useCompanyName';
import { useDashboards } from '../../controls/useDashboards';
import type { ListedDashboard } from '../../controls/useDashboards';
import { useDayOffer } from '../../controls/useDayOffer';
import { useDesk } from '../../controls/useDesk';
import { useHasDayFailed } from '../../controls/useHasDayFailed';
import { useGreeting } from '../../controls/useGreeting';
import { useAppSelector } from '../../store/hooks';
import { selectIsSignedIn } from '../../store/session';
import { ButtonLink } from '../../ui/Button';
import { Grid, GridItem } from '../../ui/Grid';
import { Link } from '../../ui/Link';
import { PageHead } from '../../ui/PageHead';
import { useGrowing } from '../../ui/useGrowing';
import { Attention } from './Attention';
import { messages as attentionMessages } from './attention.messages';
import { messages } from './home.messages';
import styles from './HomeScreen.module.css';
import { Section } from './Section';

type Props = {
  /** The company's day. Screens do not import each other. */
  day: ReactNode;
};

/** The first page of the app area: the company's day or what needs attention, and the ways to the dashboards. */
export function HomeScreen({ day }: Props) {
  const greeting = useGreeting();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const company = useCompanyName();
  const hasDay = useDayOffer() !== 'absent';
  if (!isSignedIn) return <SignInFirst />;
  return (
    <>
      <PageHead isGreeting title={greeting} meta={company && <bdi>{company}</bdi>} />
      {hasDay ? (
        <>
          {day}
          <div className={styles['desk']}>
            <Dashboards areFavouritesListed={false} />
          </div>
        </>
      ) : (
        <div className={styles['room']}>
          <div className={styles['page']}>
            <div className={styles['side']}>
              <Section title={<FormattedMessage {...attentionMessages.title} />}>
                <Attention />
              </Section>
            </div>
            <div className={styles['desk']}>
              <Dashboards areFavouritesListed />
            </div>
          </div>
        </div>
      )}
    </>
  );
}

type DeskProps = {
  /** False if the company's day lists them. */
  areFavouritesListed: boolean;
};

/** The dashboards of the user, or why there are none. */
function Dashboards(props: DeskProps) {
  const dashboards = useDashboards();
  const hasDayFailed = useHasDayFailed(!props.areFavouritesListed);
  switch (dashboards.state) {
    case 'listed':
      return <Desk entries={dashboards.entries} {...props} />;
    case 'loading':
      return <Loading />;
    case 'failed':
      return hasDayFailed ? null : (
        <DashboardsFailed level={2} error={dashboards.error} onRetry={dashboards.retry} />
      );
    case 'notOffered':
      return (
        <p>
          <ButtonLink to={paths.dashboards.to()}>
            <FormattedMessage {...messages.own} />
          </ButtonLink>
        </p>
      );
  }
}

/** Ghosts of the cards while the list of dashboards loads. */
const Loading = () => (
  <div role="status" className={styles['section']}>
    <span className="visuallyHidden">
      <FormattedMessage {...messages.loading} />
    </span>
    <Grid>
      {['a', 'b', 'c'].map((key) => (
        <GridItem key={key}>
          <div className={styles['ghost']} />
        </GridItem>
      ))}
    </Grid>
  </div>
);

function Desk({ entries, areFavouritesListed }: DeskProps & { entries: ListedDashboard[] }) {
  const { favourites, recent } = useDesk();
  const findDashboards = (codes: readonly string[]) =>
    codes.flatMap((code) => entries.find((entry) => entry.code === code) ?? []);
  const recentDashboards = findDashboards(recent);
  const favouriteDashboards = findDashboards(favourites);
  return (
    <>
      {areFavouritesListed && (
        <Section title={<FormattedMessage {...groupTitles.favourites} />}>
          {favouriteDashboards.length > 0 ? (
            <Cards entries={favouriteDashboards} />
          ) : (
            <p className={styles['note']}>
              <FormattedMessage {...messages.noFavourites} />
            </p>
          )}
        </Section>
      )}
      {recentDashboards.length > 0 && (
        <Section title={<FormattedMessage {...messages.recent} />}>
          <Cards entries={recentDashboards} />
        </Section>
      )}
      <Section title={<FormattedMessage {...groupTitles.all} />}>
        <Cards entries={entries} />
      </Section>
    </>
  );
}

function Cards({ entries }: { entries: readonly ListedDashboard[] }) {
  const { count, end } = useGrowing<HTMLDivElement>(entries.length);
  return (
    <>
      <Grid>
        {entries.slice(0, count).map(({ code, title, lang, icon }) => (
          <GridItem key={code}>
            <div className={styles['card']}>
              <Link className={styles['link']} to={paths.dashboard.to(code)}>
                {createElement(dashboardIcon(icon), {
                  'aria-hidden': true,
                  size: 20,
                  className: styles['icon'],
                })}
                <bdi lang={lang}>{title}</bdi>
              </Link>
              <FavouriteButton code={code} title={title} />
            </div>
          </GridItem>
        ))}
      </Grid>
      {count < entries.length && <div ref={end} />}
    </>
  );
}

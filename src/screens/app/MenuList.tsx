import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { CallError } from '../../api/callError';
import { failureText } from '../../api/callError.messages';
import { DEFAULT_DASHBOARD, paths } from '../../config/paths';
import { SETTINGS_PARTS, settingsPartTo } from '../../config/settingsParts';
import type { SettingsPart } from '../../config/settingsParts';
import { dashboardIcon } from '../../controls/dashboardIcons';
import { groupTitles } from '../../controls/favourite.messages';
import { FavouriteButton } from '../../controls/FavouriteButton';
import { useCurrentPage } from '../../controls/pages';
import type { MenuPage } from '../../controls/pages';
import { settingsPartNames } from '../../controls/settingsPart.messages';
import { useDashboards } from '../../controls/useDashboards';
import { useDesk } from '../../controls/useDesk';
import { useShownText } from '../../controls/useShownText';
import { useAppSelector } from '../../store/hooks';
import { selectIsSignedIn } from '../../store/session';
import { ErrorDetails } from '../../ui/ErrorDetails';
import { LinkGroups } from './LinkGroups';
import type { LinkEntry } from './LinkGroups';
import { messages } from './menu.messages';
import styles from './MenuList.module.css';

/** The links below an entry of the main menu. */
export function MenuList({ of }: { of: NonNullable<MenuPage['menu']['lists']> }) {
  return of === 'dashboards' ? <Dashboards /> : <SettingsParts />;
}

function Dashboards() {
  const intl = useIntl();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const dashboards = useDashboards();
  const { favourites } = useDesk();
  const code = useCurrentPage()?.code;

  if (!isSignedIn || dashboards.state === 'notOffered') {
    const entry: LinkEntry = {
      id: DEFAULT_DASHBOARD,
      to: paths.dashboard.to(null),
      name: intl.formatMessage(messages.defaultDashboard),
      current: code === DEFAULT_DASHBOARD ? 'page' : undefined,
    };
    return <LinkGroups name={messages.dashboards} groups={[{ id: 'all', entries: [entry] }]} />;
  }
  if (dashboards.state === 'loading') return <Loading />;
  if (dashboards.state === 'failed') return <Failed error={dashboards.error} onRetry={dashboards.retry} />;
  if (dashboards.entries.length === 0) {
    return (
      <p className={styles['note']}>
        <FormattedMessage {...messages.dashboardsNone} />
      </p>
    );
  }
  const entries = dashboards.entries.map(({ code: id, title, lang, icon }): LinkEntry => ({
    id,
    to: paths.dashboard.to(id),
    name: title,
    lang,
    code: id,
    icon: dashboardIcon(icon),
    current: id === code ? 'page' : undefined,
    action: <FavouriteButton code={id} title={title} />,
  }));
  const favouriteEntries = favourites.flatMap(
    (favourite) => entries.find(({ id }) => id === favourite) ?? [],
  );
  const others = entries.filter((entry) => !favouriteEntries.includes(entry));
  return (
    <LinkGroups
      name={messages.dashboards}
      groups={[
        { id: 'favourites', title: groupTitles.favourites, entries: favouriteEntries },
        {
          id: 'others',
          title: favouriteEntries.length > 0 ? groupTitles.others : groupTitles.all,
          entries: others,
        },
      ]}
    />
  );
}

function Loading() {
  return (
    <div className={styles['loading']}>
      <span className="visuallyHidden">
        <FormattedMessage {...messages.dashboardsLoading} />
      </span>
      <span className={styles['ghost']} aria-hidden="true" />
      <span className={styles['ghost']} aria-hidden="true" />
      <span className={styles['ghost']} aria-hidden="true" />
    </div>
  );
}

function Failed({ error, onRetry }: { error: CallError; onRetry: () => void }) {
  const { text, detail } = useShownText()(failureText(error));
  return (
    <div className={styles['note']}>
      <p>
        <FormattedMessage {...messages.dashboardsFailed} /> {text}
      </p>
      {detail && <ErrorDetails {...detail} />}
      <button type="button" className={styles['retry']} onClick={onRetry}>
        <FormattedMessage {...messages.dashboardsRetry} />
      </button>
    </div>
  );
}

function SettingsParts() {
  const intl = useIntl();
  const isHere = useCurrentPage()?.page.menu?.lists === 'settingsParts';
  const partInView = usePartInView(isHere);
  const entries = SETTINGS_PARTS.map((part): LinkEntry => ({
    id: part,
    to: settingsPartTo(part),
    name: intl.formatMessage(settingsPartNames[part]),
    current: part === partInView ? 'location' : undefined,
  }));
  return <LinkGroups name={messages.settings} groups={[{ id: 'parts', entries }]} />;
}

/** The part of the address while it is visible, otherwise the first visible part. Null on other pages. */
function usePartInView(isHere: boolean): SettingsPart | null {
  const { hash, key } = useLocation();
  const [partInView, setPartInView] = useState<SettingsPart | null>(null);
  useEffect(() => {
    if (!isHere) return;
    const readPartInView = () => {
      const visible = SETTINGS_PARTS.filter(isInView);
      setPartInView(visible.find((part) => `#${part}` === hash) ?? visible[0] ?? null);
    };
    readPartInView();
    window.addEventListener('scroll', readPartInView, { passive: true });
    // The code of the page may be loaded later than this list.
    const observer = new MutationObserver(readPartInView);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      window.removeEventListener('scroll', readPartInView);
      observer.disconnect();
    };
  }, [isHere, hash, key]);
  return isHere ? partInView : null;
}

/** Whether a section is in the upper three quarters of the window, below the sticky head. */
function isInView(id: string): boolean {
  const box = document.getElementById(id)?.getBoundingClientRect();
  return box !== undefined && box.top < window.innerHeight * 0.75 && box.bottom > HEAD_PX;
}

/** Height of the top bar and the sticky head of a page. */
const HEAD_PX = 112;

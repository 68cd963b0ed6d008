import { createElement, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import type { CallError } from '../../api/callError';
import { failureText } from '../../api/callError.messages';
import { DEFAULT_DASHBOARD, paths } from '../../config/paths';
import { SETTINGS_PARTS, settingsPartTo } from '../../config/settingsParts';
import type { SettingsPart } from '../../config/settingsParts';
import { useCurrentPage } from '../../controls/pages';
import type { MenuPage } from '../../controls/pages';
import { useDashboards } from '../../controls/useDashboards';
import { useAppSelector } from '../../store/hooks';
import { selectIsSignedIn } from '../../store/session';
import { limitText } from '../../store/toasts';
import { useToastText } from '../../controls/useToastText';
import { ErrorDetails } from '../../ui/ErrorDetails';
import { settingsPartNames } from '../../controls/settingsPart.messages';
import { dashboardIcon } from './dashboardIcons';
import { messages } from './menu.messages';
import styles from './MenuList.module.css';

/** The links below an entry of the main menu. */
export function MenuList({ of }: { of: NonNullable<MenuPage['menu']['lists']> }) {
  return of === 'dashboards' ? <Dashboards /> : <SettingsParts />;
}

type SubProps = { to: string; isCurrent: boolean; current?: 'page' | 'location'; children: ReactNode };

function Sub({ to, isCurrent, current = 'page', children }: SubProps) {
  return (
    <li>
      <Link className={styles['link']} to={to} aria-current={isCurrent ? current : undefined}>
        {children}
      </Link>
    </li>
  );
}

function Dashboards() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const dashboards = useDashboards();
  const code = useCurrentPage()?.code;

  if (!isSignedIn || dashboards.state === 'notOffered') {
    return (
      <ul className={styles['list']}>
        <Sub to={paths.dashboard.to(null)} isCurrent={code === DEFAULT_DASHBOARD}>
          <FormattedMessage {...messages.defaultDashboard} />
        </Sub>
      </ul>
    );
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
  return (
    <ul className={styles['list']}>
      {dashboards.entries.map((entry) => (
        <Sub key={entry.code} to={paths.dashboard.to(entry.code)} isCurrent={entry.code === code}>
          {createElement(dashboardIcon(entry.icon), {
            'aria-hidden': true,
            size: 18,
            className: styles['icon'],
          })}
          <bdi lang={entry.lang}>{entry.title}</bdi>
        </Sub>
      ))}
    </ul>
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
  const { text, detail } = useToastText()(limitText(failureText(error)));
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
  const isHere = useCurrentPage()?.page.menu?.lists === 'settingsParts';
  const shown = usePartInView(isHere);
  return (
    <ul className={styles['list']}>
      {SETTINGS_PARTS.map((part) => (
        <Sub key={part} to={settingsPartTo(part)} isCurrent={part === shown} current="location">
          <FormattedMessage {...settingsPartNames[part]} />
        </Sub>
      ))}
    </ul>
  );
}

/** The part of the address while it is visible, otherwise the first visible part. Null on other pages. */
function usePartInView(isHere: boolean): SettingsPart | null {
  const { hash, key } = useLocation();
  const [shown, setShown] = useState<SettingsPart | null>(null);
  useEffect(() => {
    if (!isHere) return;
    const read = () => {
      const visible = SETTINGS_PARTS.filter(isInView);
      setShown(visible.find((part) => `#${part}` === hash) ?? visible[0] ?? null);
    };
    read();
    window.addEventListener('scroll', read, { passive: true });
    // The code of the page may be loaded later than this list.
    const observer = new MutationObserver(read);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      window.removeEventListener('scroll', read);
      observer.disconnect();
    };
  }, [isHere, hash, key]);
  return isHere ? shown : null;
}

/** Whether a section is in the upper three quarters of the window, below the sticky head. */
function isInView(id: string): boolean {
  const box = document.getElementById(id)?.getBoundingClientRect();
  return box !== undefined && box.top < window.innerHeight * 0.75 && box.bottom > HEAD_PX;
}

/** Height of the top bar and the sticky head of a page. */
const HEAD_PX = 112;

import { use } from 'react';
import type { ReactNode } from 'react';
import { ChevronRight, House } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DEFAULT_DASHBOARD, paths } from '../../config/paths';
import { AppPages, useCurrentPage } from '../../controls/pages';
import { useDashboards } from '../../controls/useDashboards';
import type { ListedDashboard } from '../../controls/useDashboards';
import { useAppSelector } from '../../store/hooks';
import { selectIsSignedIn } from '../../store/session';
import { Link } from '../../ui/Link';
import { messages } from './app.messages';
import styles from './Breadcrumb.module.css';
import { messages as menuMessages } from './menu.messages';

/** The steps to the current page: the app root, its parent, the page's title, and the dashboard if it is one. */
export function Breadcrumb() {
  const intl = useIntl();
  const current = useCurrentPage();
  const dashboard = useDashboardTitle(current?.code ?? null);
  const parent = use(AppPages).find(({ id }) => id === current?.page.parent);
  if (!current) return null;
  const isStart = current.page.path === paths.app.path;
  return (
    <nav className={styles['breadcrumb']} aria-label={intl.formatMessage(messages.breadcrumb)}>
      <ol className={styles['list']}>
        <li className={styles['step']}>
          <Link className={styles['link']} to={paths.app.to()} aria-current={isStart ? 'page' : undefined}>
            <House aria-hidden size={18} strokeWidth={1.75} />
            <span className={isStart ? undefined : 'visuallyHidden'}>
              <FormattedMessage {...messages.start} />
            </span>
          </Link>
        </li>
        {parent?.menu && (
          <Step isCurrent={false}>
            <Link className={styles['link']} to={parent.menu.to}>
              <FormattedMessage {...parent.title} />
            </Link>
          </Step>
        )}
        {!isStart && (
          <Step isCurrent={current.code === null}>
            <FormattedMessage {...current.page.title} />
          </Step>
        )}
        {dashboard !== null && (
          <Step isCurrent lang={dashboard.lang}>
            {dashboard.title}
          </Step>
        )}
      </ol>
    </nav>
  );
}

type StepProps = { isCurrent: boolean; lang?: string | undefined; children: ReactNode };

function Step({ isCurrent, lang, children }: StepProps) {
  return (
    <li className={styles['step']}>
      <ChevronRight aria-hidden size={14} className={styles['arrow']} />
      {/* Keeps the direction of the name, so that its end is truncated. */}
      <span dir="auto" lang={lang} aria-current={isCurrent ? 'page' : undefined}>
        {children}
      </span>
    </li>
  );
}

/** Null while the list loads, and for a code that is not listed. */
function useDashboardTitle(code: string | null): Pick<ListedDashboard, 'title' | 'lang'> | null {
  const intl = useIntl();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const dashboards = useDashboards();
  if (code === null) return null;
  const listedDashboard =
    dashboards.state === 'listed' ? dashboards.entries.find((entry) => entry.code === code) : undefined;
  if (listedDashboard) return listedDashboard;
  if (isSignedIn && dashboards.state === 'loading') return null;
  const title = code === DEFAULT_DASHBOARD ? intl.formatMessage(menuMessages.defaultDashboard) : code;
  return { title, lang: undefined };
}

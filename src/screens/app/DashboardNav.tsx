import { useIntl } from 'react-intl';
import { NavLink } from 'react-router-dom';
import { paths } from '../../config/paths';
import { useDashboards } from '../../store/dashboards';
import { messages } from './app.messages';
import styles from './DashboardNav.module.css';

/** The dashboards this user may open; nothing where the backend does not list them. */
export function DashboardNav() {
  const intl = useIntl();
  const dashboards = useDashboards();
  if (dashboards.state !== 'listed' || dashboards.entries.length === 0) return null;
  return (
    <nav className={styles['nav']} aria-label={intl.formatMessage(messages.dashboards)}>
      <ul className={styles['list']}>
        {dashboards.entries.map(({ code, title }) => (
          <li key={code}>
            <NavLink className={styles['link'] ?? ''} to={paths.dashboard.to(code)}>
              <bdi>{title}</bdi>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

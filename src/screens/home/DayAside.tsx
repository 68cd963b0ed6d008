import { createElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../config/paths';
import { dashboardIcon } from '../../controls/dashboardIcons';
import { groupTitles } from '../../controls/favourite.messages';
import { useDashboards } from '../../controls/useDashboards';
import { useDesk } from '../../controls/useDesk';
import { Link } from '../../ui/Link';
import { Attention } from './Attention';
import { Changes } from './Changes';
import styles from './DayAside.module.css';
import { Section } from './Section';

type Props = {
  /** Whether the page has the figures of the dashboard below. */
  hasFigures: boolean;
};

/** Beside the due entries: what changed, and the dashboards that the user has marked. */
export const DayAside = ({ hasFigures }: Props) => (
  <>
    <Attention of={Changes} isReportedBelow={hasFigures} />
    <Favourites />
  </>
);

function Favourites() {
  const { favourites } = useDesk();
  const dashboards = useDashboards();
  const marked =
    dashboards.state === 'listed'
      ? favourites.flatMap((code) => dashboards.entries.find((entry) => entry.code === code) ?? [])
      : [];
  if (marked.length === 0) return null;
  return (
    <Section title={<FormattedMessage {...groupTitles.favourites} />}>
      <ul className={styles['list']}>
        {marked.map(({ code, title, lang, icon }) => (
          <li key={code}>
            <Link className={styles['link']} to={paths.dashboard.to(code)}>
              {createElement(dashboardIcon(icon), { 'aria-hidden': true, size: 18 })}
              <bdi lang={lang}>{title}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

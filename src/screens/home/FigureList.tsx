import { FormattedMessage, useIntl } from 'react-intl';
import type { Dashboard } from '../../api/dashboard';
import { DEFAULT_DASHBOARD, paths } from '../../config/paths';
import { formatValue } from '../../controls/formatValue';
import { linkAddress } from '../../controls/linkAddress';
import { useAppSelector } from '../../store/hooks';
import { foreignLang, selectLanguage } from '../../store/language';
import { uniqueKeys } from '../../ui/uniqueKeys';
import styles from './Attention.module.css';
import { messages } from './attention.messages';
import { FigureRow } from './FigureRow';
import type { Metric } from './metrics';

type ListProps = { dashboard: Dashboard; metrics: readonly Metric[] };

/** Figures, each with the link to its entries. */
export function FigureList({ dashboard: { currency, language }, metrics }: ListProps) {
  const intl = useIntl();
  const lang = foreignLang(language, useAppSelector(selectLanguage));
  const keys = uniqueKeys(metrics.map(({ id }) => id));
  return (
    <ul className={styles['list']}>
      {metrics.map(({ title, unit, value, good, count, note, link }, index) => (
        <FigureRow
          key={keys[index]}
          isBad={good === 'down' || (value ?? 0) < 0}
          to={linkAddress(link) ?? paths.dashboard.to(DEFAULT_DASHBOARD)}
          title={<bdi lang={lang}>{title}</bdi>}
          value={<bdi>{formatValue(intl, unit, currency, value)}</bdi>}
          detail={
            count !== undefined ? (
              <bdi>
                <FormattedMessage {...messages.count} values={{ count }} />
              </bdi>
            ) : (
              <bdi lang={lang}>{note}</bdi>
            )
          }
        />
      ))}
    </ul>
  );
}

import { FormattedMessage, useIntl } from 'react-intl';
import type { Dashboard } from '../../api/dashboard';
import type { Widget } from '../../api/widget';
import { CHANGES_ID } from '../../controls/changesWidget';
import { formatValue } from '../../controls/formatValue';
import { linkAddress } from '../../controls/linkAddress';
import { useAppSelector } from '../../store/hooks';
import { foreignLang, selectLanguage } from '../../store/language';
import { uniqueKeys } from '../../ui/uniqueKeys';
import { messages } from './attention.messages';
import { FigureList } from './FigureList';
import { FigureRow } from './FigureRow';
import { listBelowZero } from './metrics';
import { Section } from './Section';
import styles from './Attention.module.css';

type Table = Extract<Widget, { variant: 'table' }>['content'];

/** What changed since yesterday, and what falls below zero. The company's day shows what is due (specification §2.228). */
export function Changes({ dashboard }: { dashboard: Dashboard }) {
  const lang = foreignLang(dashboard.language, useAppSelector(selectLanguage));
  const belowZero = listBelowZero(dashboard);
  const table = dashboard.widgets.find(
    ({ variant, content }) => variant === 'table' && content.id === CHANGES_ID,
  );
  return (
    <>
      {belowZero.length > 0 && (
        <Section title={<FormattedMessage {...messages.title} />}>
          <FigureList dashboard={dashboard} metrics={belowZero} />
        </Section>
      )}
      {table?.variant === 'table' && (
        <Section title={<bdi lang={lang}>{table.content.title}</bdi>}>
          <ChangedRows table={table.content} currency={dashboard.currency} lang={lang} />
        </Section>
      )}
    </>
  );
}

type RowsProps = { table: Table; currency: string; lang: string | undefined };

/** The rows with something behind them. */
function ChangedRows({ table: { columns, rows }, currency, lang }: RowsProps) {
  const intl = useIntl();
  const find = (unit: string) => columns.findIndex((column) => column.unit === unit);
  const [textAt, countAt, centsAt] = ['text', 'number', 'currency'].map(find);
  const changed = rows.flatMap(({ cells, link }) => {
    const to = linkAddress(link);
    const [text, count, cents] = [textAt, countAt, centsAt].map((at) => cells[at ?? -1] ?? null);
    return to === null || typeof text !== 'string' ? [] : [{ to, text, count, cents }];
  });
  if (changed.length === 0)
    return (
      <p className={styles['calm']}>
        <FormattedMessage {...messages.noChanges} />
      </p>
    );
  const keys = uniqueKeys(changed.map(({ to }) => to));
  return (
    <ul className={styles['list']}>
      {changed.map(({ to, text, count, cents }, index) => (
        <FigureRow
          key={keys[index]}
          to={to}
          title={<bdi lang={lang}>{text}</bdi>}
          value={<bdi>{formatValue(intl, 'currency', currency, cents ?? null)}</bdi>}
          detail={
            typeof count === 'number' ? (
              <bdi>
                <FormattedMessage {...messages.count} values={{ count }} />
              </bdi>
            ) : null
          }
        />
      ))}
    </ul>
  );
}

import { useIntl } from 'react-intl';
import { ContentTable } from './ContentTable';
import type { Table } from './kinds';
import { sentences } from './sentence.messages';
import { NoValues, WidgetFrame } from './WidgetFrame';
import type { WidgetProps } from './widgetProps';

/** Rows of the server. */
export function TableWidget({ widget, currency, lang }: WidgetProps<Table>) {
  const intl = useIntl();
  const { title, rows, total = 0 } = widget;
  const rowCount = rows.filter(({ emphasis }) => emphasis !== 'total').length;
  return (
    <WidgetFrame
      head={widget}
      lang={lang}
      {...(total > rowCount && {
        extent: intl.formatMessage(sentences.firstRows, { shown: rowCount, total }),
      })}
    >
      {rows.length === 0 ? (
        <NoValues />
      ) : (
        <ContentTable label={title} content={widget} currency={currency} lang={lang} />
      )}
    </WidgetFrame>
  );
}

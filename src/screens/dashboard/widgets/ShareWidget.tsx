import { useIntl } from 'react-intl';
import { formatValue } from '../../../controls/formatValue';
import { percent } from '../../../i18n/formats';
import { BarList } from '../../../ui/charts/BarList';
import { DataTable } from '../../../ui/DataTable';
import type { Share } from './kinds';
import { LinkedText } from './LinkedText';
import styles from './ShareWidget.module.css';
import { sentences } from './sentence.messages';
import { messages } from './widget.messages';
import { NoValues, WidgetFrame } from './WidgetFrame';
import type { WidgetProps } from './widgetProps';

/** Parts of a whole, as bars with their values. Parts without an order of their own begin with the largest. */
export function ShareWidget({ widget, currency, lang }: WidgetProps<Share>) {
  const intl = useIntl();
  const { title, unit, ordered = false } = widget;
  const total = widget.parts.reduce((sum, { value }) => sum + value, 0);
  const partsBySize = [...widget.parts].sort((one, other) => other.value - one.value);
  const [largest] = partsBySize;
  if (!largest || total === 0)
    return (
      <WidgetFrame head={widget} lang={lang}>
        <NoValues />
      </WidgetFrame>
    );
  const parts = ordered ? widget.parts : partsBySize;
  const format = (value: number) => formatValue(intl, unit, currency, value);
  const formatShare = (value: number) => percent(intl, value / total);
  return (
    <WidgetFrame
      head={widget}
      lang={lang}
      sentence={intl.formatMessage(sentences.shareSentence, {
        total: format(total),
        title: largest.title,
        percent: formatShare(largest.value),
      })}
      table={
        <DataTable
          label={title}
          columns={[
            { id: 'title', title: intl.formatMessage(messages.item) },
            { id: 'value', title: intl.formatMessage(messages.value), isNumber: true },
            { id: 'part', title: intl.formatMessage(messages.part), isNumber: true },
          ]}
          rows={[
            ...parts.map((part) => ({
              id: part.id,
              cells: () => [
                <LinkedText key="title" link={findPartLink(part)} lang={lang} text={part.title} />,
                format(part.value),
                formatShare(part.value),
              ],
            })),
            {
              id: 'total of all parts',
              cells: () => [intl.formatMessage(messages.total), format(total), percent(intl, 1)],
              emphasis: 'total' as const,
            },
          ]}
        />
      }
    >
      {/* The sentence has it for screen readers. */}
      <p className={styles['total']} aria-hidden>
        {intl.formatMessage(messages.total)} <bdi>{format(total)}</bdi>
      </p>
      <BarList
        rows={parts.map((part) => ({
          id: part.id,
          title: <LinkedText link={findPartLink(part)} lang={lang} text={part.title} />,
          value: <bdi>{format(part.value)}</bdi>,
          detail: <bdi>{formatShare(part.value)}</bdi>,
          length: part.value / total,
        }))}
      />
    </WidgetFrame>
  );
}

/** There is nothing behind a count of zero. */
const findPartLink = ({ count, link }: Share['parts'][number]) => (count === 0 ? undefined : link);

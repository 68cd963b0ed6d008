import { useIntl } from 'react-intl';
import { uniqueKeys } from '../../../ui/uniqueKeys';
import { formatValue } from '../../../controls/formatValue';
import { DataTable } from '../../../ui/DataTable';
import type { TableContent } from './kinds';
import { LinkedText } from './LinkedText';

type Props = { label: string; content: TableContent; currency: string; lang: string | undefined };

/**
 * Columns with a unit and rows of the server. The first cell with a value names the row and has its link, because an empty
 * cell is no name.
 */
export function ContentTable({ label, content: { columns, rows }, currency, lang }: Props) {
  const intl = useIntl();
  const ids = uniqueKeys(columns.map(({ id }) => id));
  return (
    <DataTable
      label={label}
      columns={columns.map(({ id, title, unit }, index) => ({
        id: ids[index] ?? id,
        title: <bdi lang={lang}>{title}</bdi>,
        isNumber: unit !== 'text' && unit !== 'day',
      }))}
      rows={rows.map(({ cells, emphasis, link }, index) => {
        const header = findHeader(columns, cells);
        return {
          // A table has no ids, and rows may be equal.
          id: String(index),
          cells: () =>
            columns.map(({ unit }, columnIndex) => {
              const text = formatValue(intl, unit, currency, cells[columnIndex] ?? null);
              return columnIndex === header ? (
                <LinkedText key={columnIndex} link={link} lang={lang} text={text} />
              ) : (
                <bdi key={columnIndex} lang={unit === 'text' ? lang : undefined}>
                  {text}
                </bdi>
              );
            }),
          header,
          emphasis: emphasis === 'total' || emphasis === 'subtotal' ? emphasis : null,
        };
      })}
    />
  );
}

function findHeader(
  columns: TableContent['columns'],
  cells: TableContent['rows'][number]['cells'],
): number | null {
  const index = columns.findIndex((_column, columnIndex) => String(cells[columnIndex] ?? '').trim() !== '');
  return index === -1 ? null : index;
}

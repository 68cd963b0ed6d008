import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import type { ImportPreview } from '../../api/imports';
import { SelectField } from '../../ui/SelectField';
import { assignField } from './choices';
import { hintOfField, listFields, nameOfField } from './fields';
import type { FieldProps } from './FormatFields';
import styles from './ImportScreen.module.css';
import { messages } from './mapping.messages';

type Column = ImportPreview['columns'][number];

/** Returns the title of a column, or its number. */
export const nameOfColumn = (intl: IntlShape, { title }: Column, index: number): string =>
  title.trim() === ''
    ? intl.formatMessage(messages.nameless, { number: intl.formatNumber(index + 1) })
    : title;

/** The columns of the file, each with the choice of its field. An empty choice means that it is not imported. */
export function ColumnMapping({ preview, choices, onChange }: FieldProps) {
  const intl = useIntl();
  const columns = choices.columns ?? preview.columns.map(({ field }) => field);
  return (
    <ul className={styles['columns']}>
      {preview.columns.map((column, index) => {
        const field = columns[index] ?? null;
        const name = nameOfColumn(intl, column, index);
        return (
          <li key={index}>
            <SelectField
              label={<bdi>{name}</bdi>}
              placeholder={intl.formatMessage(messages.skip)}
              options={listFields(column.field).map((value) => {
                const hint = hintOfField(value);
                return { value, label: nameOfField(intl, value), hint: hint && intl.formatMessage(hint) };
              })}
              value={field}
              onChoose={(chosen) => onChange({ columns: assignField(columns, index, chosen) })}
            />
            <p className={styles['samples']}>
              <bdi>{column.samples.join(' · ')}</bdi>
            </p>
          </li>
        );
      })}
    </ul>
  );
}

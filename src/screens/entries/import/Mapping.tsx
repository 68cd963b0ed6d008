import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import { ColumnMapping, nameOfColumn } from './ColumnMapping';
import { nameOfField } from './fields';
import { DateOrderField, DecimalField } from './FormatFields';
import type { FieldProps } from './FormatFields';
import styles from './ImportScreen.module.css';
import { messages } from './mapping.messages';
import { DefaultField } from './MissingField';
import { isSameWord } from './useAsked';
import type { Asked } from './useAsked';
import { WordField } from './WordField';

const FORMATS = [
  { name: 'dateOrder', Field: DateOrderField },
  { name: 'decimal', Field: DecimalField },
] as const;
const ENCODINGS: Readonly<Record<string, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'windows-1252': 'Windows-1252',
};
const DEFAULTS = ['kind', 'category', 'form'] as const;

/** How the file was understood. It is closed at first, because usually nothing has to be changed. */
export function Mapping({ asked, ...fields }: FieldProps & { asked: Asked }) {
  const intl = useIntl();
  const { preview, choices } = fields;
  const columns = choices.columns ?? preview.columns.map(({ field }) => field);
  const unused = preview.columns.flatMap((column, index) =>
    (columns[index] ?? null) === null ? [<bdi key={index}>{nameOfColumn(intl, column, index)}</bdi>] : [],
  );
  const used = columns.length - unused.length;
  const words = preview.values.filter((word) => !asked.words.some((other) => isSameWord(other, word)));
  const formats = FORMATS.filter(
    ({ name }) => choices[name] !== undefined && !asked.questions.includes(name),
  );
  const defaults = DEFAULTS.filter(
    (field) => choices.defaults?.[field] !== undefined && !asked.questions.includes(field),
  );
  return (
    <details className={styles['mapping']}>
      <summary>
        <div className={styles['titles']}>
          <h2 className={styles['summary']}>
            <FormattedMessage {...messages.title} />
          </h2>
          <p className={styles['muted']}>
            <FormattedMessage
              {...messages.used}
              values={{ used: intl.formatNumber(used), total: intl.formatNumber(columns.length) }}
            />
          </p>
          {unused.length > 0 && (
            <p className={styles['muted']}>
              <FormattedMessage
                {...messages.unused}
                values={{ names: <FormattedList type="conjunction" value={unused} /> }}
              />
            </p>
          )}
        </div>
      </summary>
      <h3 className={styles['subheading']}>
        <FormattedMessage {...messages.columns} />
      </h3>
      <ColumnMapping {...fields} />
      {formats.length > 0 && (
        <>
          <h3 className={styles['subheading']}>
            <FormattedMessage {...messages.format} />
          </h3>
          <div className={styles['fields']}>
            {formats.map(({ name, Field }) => (
              <Field key={name} {...fields} />
            ))}
          </div>
        </>
      )}
      {preview.file.encoding !== undefined && (
        <p className={styles['muted']}>
          <FormattedMessage
            {...messages.encoding}
            values={{ encoding: <bdi>{ENCODINGS[preview.file.encoding] ?? preview.file.encoding}</bdi> }}
          />
        </p>
      )}
      {defaults.length > 0 && (
        <>
          <h3 className={styles['subheading']}>
            <FormattedMessage {...messages.defaults} />
          </h3>
          <div className={styles['fields']}>
            {defaults.map((field) => (
              <DefaultField key={field} field={field} label={nameOfField(intl, field)} {...fields} />
            ))}
          </div>
        </>
      )}
      {words.length > 0 && (
        <>
          <h3 className={styles['subheading']}>
            <FormattedMessage {...messages.words} />
          </h3>
          <div className={styles['fields']}>
            {words.map((word) => (
              <WordField key={`${word.field} ${word.value}`} word={word} {...fields} />
            ))}
          </div>
        </>
      )}
    </details>
  );
}

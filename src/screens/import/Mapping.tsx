import type { ReactNode } from 'react';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import type { ImportChoices } from '../../api/imports';
import { namedValue } from '../../controls/namedValue.messages';
import { findCategory, isStillRelevant, KINDS } from './choices';
import type { ChoiceQuestion } from './choices';
import { ColumnMapping, nameOfColumn } from './ColumnMapping';
import { nameOfField } from './fields';
import { DAY_FORMAT, readDay, readOrder } from './FormatFields';
import type { FieldProps } from './FormatFields';
import styles from './ImportScreen.module.css';
import { messages } from './mapping.messages';
import { DefaultField } from './MissingField';
import { QUESTION_FIELDS } from './questionFields';
import { isSameWord } from './useAsked';
import type { Asked } from './useAsked';
import { WordField } from './WordField';

const FORMAT_QUESTIONS = ['dateOrder', 'decimal'] as const;
const PAYMENT_QUESTIONS = ['paidDay', 'statement', 'underpaid', 'overpaid'] as const;
const ENCODINGS: Readonly<Record<string, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'windows-1252': 'Windows-1252',
};
const DEFAULT_FIELDS = ['kind', 'category', 'form'] as const;

/** How the file was understood. It is closed at first, because usually nothing has to be changed. */
export function Mapping({ asked, ...fields }: FieldProps & { asked: Asked }) {
  const intl = useIntl();
  const { preview, choices } = fields;
  const columns = choices.columns ?? preview.columns.map(({ field }) => field);
  const unusedColumns = preview.columns.flatMap((column, index) =>
    (columns[index] ?? null) === null ? [<bdi key={index}>{nameOfColumn(intl, column, index)}</bdi>] : [],
  );
  const usedCount = columns.length - unusedColumns.length;
  const words = preview.values.filter((word) => !asked.words.some((other) => isSameWord(other, word)));
  const isDecided = (question: ChoiceQuestion) =>
    choices[question] !== undefined &&
    !asked.questions.includes(question) &&
    isStillRelevant(question, preview);
  const formats = FORMAT_QUESTIONS.filter(isDecided);
  const defaults = DEFAULT_FIELDS.filter(
    (field) => hasDefault(choices, field) && !asked.questions.includes(field),
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
              values={{ used: intl.formatNumber(usedCount), total: intl.formatNumber(columns.length) }}
            />
          </p>
          {unusedColumns.length > 0 && (
            <p className={styles['muted']}>
              <FormattedMessage
                {...messages.unused}
                values={{ names: <FormattedList type="conjunction" value={unusedColumns} /> }}
              />
            </p>
          )}
          <DayExample {...fields} />
          {!columns.includes('issuedOn') && (
            <p className={styles['muted']}>
              <FormattedMessage {...messages.noIssue} />
            </p>
          )}
        </div>
      </summary>
      <Part title={messages.columns}>
        <ColumnMapping {...fields} />
      </Part>
      {formats.length > 0 && (
        <Part title={messages.format}>
          <div className={styles['fields']}>
            {formats.map((question) => {
              const Field = QUESTION_FIELDS[question];
              return <Field key={question} {...fields} />;
            })}
          </div>
        </Part>
      )}
      {preview.file.encoding !== undefined && (
        <p className={styles['muted']}>
          <FormattedMessage
            {...messages.encoding}
            values={{ encoding: <bdi>{ENCODINGS[preview.file.encoding] ?? preview.file.encoding}</bdi> }}
          />
        </p>
      )}
      {(defaults.length > 0 || PAYMENT_QUESTIONS.some(isDecided)) && (
        <Part title={messages.defaults}>
          {PAYMENT_QUESTIONS.filter(isDecided).map((question) => {
            const Field = QUESTION_FIELDS[question];
            return <Field key={question} {...fields} />;
          })}
          <div className={styles['fields']}>
            {defaults.map((field) => (
              <DefaultField
                key={field}
                field={field}
                label={nameOfField(intl, field)}
                labelOf={(value) => intl.formatMessage(namedValue, { name: nameOfField(intl, field), value })}
                {...fields}
              />
            ))}
          </div>
        </Part>
      )}
      {words.length > 0 && (
        <Part title={messages.words}>
          <div className={styles['fields']}>
            {words.map((word) => (
              <WordField key={`${word.field} ${word.value}`} word={word} {...fields} />
            ))}
          </div>
        </Part>
      )}
    </details>
  );
}

/** A day of the file as it was read, if another order would give another day. */
function DayExample({ preview: { dayExamples = [] }, choices }: FieldProps) {
  const intl = useIntl();
  const [example] = dayExamples;
  const order = readOrder(choices);
  const day = example && order !== undefined ? readDay(example.text, order) : null;
  if (example === undefined || day === null) return null;
  return (
    <p className={styles['muted']}>
      <FormattedMessage
        {...messages.dayExample}
        values={{ text: <bdi>{example.text}</bdi>, meaning: <bdi>{intl.formatDate(day, DAY_FORMAT)}</bdi> }}
      />
    </p>
  );
}

/** Whether all rows have a value for a field that the file lacks. */
const hasDefault = ({ defaults = {} }: ImportChoices, field: (typeof DEFAULT_FIELDS)[number]): boolean =>
  field === 'category'
    ? KINDS.some((kind) => findCategory(defaults, kind) !== undefined)
    : defaults[field] !== undefined;

const Part = ({ title, children }: { title: (typeof messages)['columns']; children: ReactNode }) => (
  <>
    <h3 className={styles['subheading']}>
      <FormattedMessage {...title} />
    </h3>
    {children}
  </>
);

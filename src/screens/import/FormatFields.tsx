import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ImportChoices, ImportPreview } from '../../api/imports';
import { money } from '../../i18n/formats';
import { ChoiceGroup } from '../../ui/ChoiceGroup';
import { messages } from './question.messages';

export type FieldProps = {
  preview: ImportPreview;
  choices: ImportChoices;
  /** Called with the changed choices. The file is read again with them. */
  onChange: (changes: ImportChoices) => void;
};

const DAY_FIELDS = ['dueOn', 'issuedOn', 'paidOn'];
const AMOUNT_FIELDS = ['amount', 'signedAmount', 'amountIn', 'amountOut', 'paid'];

/** Returns a text of the columns with one of the fields. */
const findSample = (
  { columns }: ImportPreview,
  fields: readonly string[],
  pattern: RegExp,
): string | undefined =>
  columns
    .filter(({ field }) => field !== null && fields.includes(field))
    .flatMap(({ samples }) => samples)
    .find((sample) => pattern.test(sample));

const ORDERS = ['day-first', 'month-first', 'year-first'] as const;
type DateOrder = (typeof ORDERS)[number];
const USUAL_ORDERS: readonly string[] = ['day-first', 'month-first'];
const ORDER_NAMES = {
  'day-first': messages.dayFirst,
  'month-first': messages.monthFirst,
  'year-first': messages.yearFirst,
};

/** Returns the chosen order. */
export const readOrder = ({ isYearFirst, dateOrder }: ImportChoices): DateOrder | undefined =>
  isYearFirst === true ? 'year-first' : dateOrder;

/** A backend that does not offer `year-first` gets only its own choice. */
const writeOrder = (order: DateOrder, { isYearFirst }: ImportChoices): ImportChoices =>
  order === 'year-first'
    ? { isYearFirst: true }
    : { dateOrder: order, ...(isYearFirst !== undefined && { isYearFirst: false }) };

/** The choice of the order in days that are texts. Each order shows how it reads days of the file. */
export function DateOrderField({ preview, choices, onChange }: FieldProps) {
  const intl = useIntl();
  const sample = findSample(preview, DAY_FIELDS, DAY_PATTERN);
  const examples: readonly { text: string; row?: number }[] =
    preview.dayExamples ?? (sample === undefined ? [] : [{ text: sample }]);
  const orders = ORDERS.filter((order) => (preview.dateOrders ?? USUAL_ORDERS).includes(order));
  const hint = (order: DateOrder) => {
    const lines = examples.flatMap(({ text, row }) => {
      const day = readDay(text, order);
      if (day !== null)
        return [<Example key={text} text={text} meaning={intl.formatDate(day, DAY_FORMAT)} />];
      return row === undefined ? [] : [<NoDay key={text} text={text} row={intl.formatNumber(row)} />];
    });
    return lines.length === 0
      ? undefined
      : lines.map((line, index) => (
          <Fragment key={line.key}>
            {index > 0 && <br />}
            {line}
          </Fragment>
        ));
  };
  return (
    <ChoiceGroup
      legend={<FormattedMessage {...messages.dateOrder} />}
      layout="cards"
      note={
        preview.questions.includes('dateOrder') &&
        orders.includes('month-first') &&
        examples.some(({ text, row }) => row !== undefined && readDay(text, 'day-first') === null) ? (
          <FormattedMessage {...messages.dateOrderNote} />
        ) : undefined
      }
      choices={orders.map((order) => ({
        value: order,
        label: intl.formatMessage(ORDER_NAMES[order]),
        hint: hint(order),
      }))}
      value={readOrder(choices) ?? ''}
      onChoose={(order) => order !== '' && onChange(writeOrder(order, choices))}
    />
  );
}

export const DAY_FORMAT = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

/** Returns the day of a text in an order, or null if it is none. */
export function readDay(text: string, order: DateOrder): number | null {
  const [, first = '', second = '', last = ''] = DAY_PATTERN.exec(text) ?? [];
  const [day, month, year] =
    order === 'year-first' && last.length === 2
      ? [last, second, first]
      : order === 'month-first'
        ? [second, first, last]
        : [first, second, last];
  const fullYear = Number(year) + (year.length <= 2 ? 2000 : 0);
  return Number(month) > MONTHS ? null : Date.UTC(fullYear, Number(month) - 1, Number(day));
}

const DAY_PATTERN = /^\s*(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d)/;
const MONTHS = 12;

const AMOUNT_PATTERN = /^[^\d]*\d[\d.,]*[.,]\d+\D*$/;

/** Returns the decimal separator that an amount has for certain, or null: `1.234` can be read in two ways. */
function findProvenSeparator(digits: string): 'comma' | 'point' | null {
  if (/^[1-9]\d{0,2}[.,]\d{3}$/.test(digits)) return null;
  return digits.lastIndexOf(',') > digits.lastIndexOf('.') ? 'comma' : 'point';
}

/** The choice of the decimal separator in amounts that are texts. Each one shows how it reads an amount of the file. */
export function DecimalField({ preview, choices, onChange }: FieldProps) {
  const intl = useIntl();
  const sample = findSample(preview, AMOUNT_FIELDS, AMOUNT_PATTERN) ?? '';
  const digits = sample.replace(/[^\d.,]/g, '');
  const provenSeparator = findProvenSeparator(digits);
  const showReading = (text: string) =>
    Number.isNaN(Number(text)) || text === '' ? undefined : (
      <Example text={sample} meaning={money(intl, Math.round(Number(text) * 100))} />
    );
  return (
    <ChoiceGroup
      legend={<FormattedMessage {...messages.decimal} />}
      layout="cards"
      choices={[
        {
          value: 'comma',
          label: intl.formatMessage(messages.comma),
          hint:
            provenSeparator === 'point'
              ? undefined
              : showReading(digits.replaceAll('.', '').replace(',', '.')),
        },
        {
          value: 'point',
          label: intl.formatMessage(messages.point),
          hint: provenSeparator === 'comma' ? undefined : showReading(digits.replaceAll(',', '')),
        },
      ]}
      value={choices.decimal ?? ''}
      onChoose={(decimal) => decimal !== '' && onChange({ decimal })}
    />
  );
}

const NoDay = ({ text, row }: { text: string; row: string }) => (
  <FormattedMessage {...messages.noDay} values={{ text: <bdi>{text}</bdi>, row }} />
);

/** A text of the file, and what it means. */
export const Example = ({ text, meaning }: { text: string; meaning: ReactNode }) => (
  <FormattedMessage
    {...messages.example}
    values={{ text: <bdi>{text}</bdi>, meaning: <bdi>{meaning}</bdi> }}
  />
);

// The questions about rows that can mean two things. Each one lists its rows.
import { FormattedMessage, useIntl } from 'react-intl';
import { kindNames } from '../../controls/entries/names.messages';
import { money } from '../../i18n/formats';
import { ChoiceGroup } from '../../ui/ChoiceGroup';
import { KINDS } from './choices';
import { DAY_FORMAT, Example } from './FormatFields';
import type { FieldProps } from './FormatFields';
import { nameOfColumn } from './ColumnMapping';
import { findRows, Rows } from './QuestionRows';
import { messages as questionTexts } from './question.messages';
import { messages } from './rowQuestion.messages';

/** The choice between the column of kinds and the words around the table. */
export function KindSourceField({ preview, choices, onChange }: FieldProps) {
  const intl = useIntl();
  const hint = KINDS.find((kind) => kind === preview.kindHint);
  const other = KINDS.find((kind) => kind !== hint);
  const column = preview.columns.findIndex(({ field }) => field === 'kind');
  if (hint === undefined || other === undefined) return null;
  const name = preview.columns[column];
  const hasBoth = KINDS.every((kind) =>
    preview.values.some(({ field, becomes }) => field === 'kind' && becomes === kind),
  );
  return (
    <ChoiceGroup
      legend={<FormattedMessage {...messages.kindSource} />}
      layout="cards"
      choices={[
        {
          value: 'column',
          label: intl.formatMessage(hasBoth ? messages.kindSourceBoth : kindNames[other]),
          hint: name ? (
            <FormattedMessage
              {...messages.kindSourceColumn}
              values={{ column: <bdi>{nameOfColumn(intl, name, column)}</bdi> }}
            />
          ) : undefined,
        },
        {
          value: 'words',
          label: intl.formatMessage(kindNames[hint]),
          hint: <FormattedMessage {...messages.kindSourceWords} />,
        },
      ]}
      value={choices.kindSource ?? ''}
      onChoose={(kindSource) => kindSource !== '' && onChange({ kindSource })}
    />
  );
}

/** The choice of what a negative amount is, in a file whose signs are the kinds. */
export const ExpenseSignField = ({ choices, onChange }: FieldProps) => (
  <ChoiceGroup
    legend={<FormattedMessage {...messages.expenseSign} />}
    layout="cards"
    choices={[
      {
        value: 'negative',
        label: <FormattedMessage {...messages.expenseNegative} />,
        hint: <FormattedMessage {...messages.expenseNegativeHint} />,
      },
      {
        value: 'positive',
        label: <FormattedMessage {...messages.expensePositive} />,
        hint: <FormattedMessage {...messages.expensePositiveHint} />,
      },
    ]}
    value={choices.expenseSign ?? ''}
    onChoose={(expenseSign) => expenseSign !== '' && onChange({ expenseSign })}
  />
);

/** The choice of what rows with the rarer sign are. The answer is for this sum only. */
export function OppositeSignField({ preview, choices, onChange }: FieldProps) {
  const intl = useIntl();
  const about = findRows(preview, 'oppositeSign');
  if (about?.cents === undefined) return null;
  const { count, cents } = about;
  return (
    <>
      <ChoiceGroup
        legend={<FormattedMessage {...messages.oppositeSign} values={{ count }} />}
        layout="cards"
        choices={[
          {
            value: 'opposite',
            label: <FormattedMessage {...messages.opposite} />,
            hint: <FormattedMessage {...messages.oppositeHint} />,
          },
          {
            value: 'leave-out',
            label: <FormattedMessage {...questionTexts.underpaidOut} values={{ count }} />,
            hint: (
              <FormattedMessage
                {...messages.oppositeSum}
                values={{ amount: <bdi>{money(intl, cents)}</bdi> }}
              />
            ),
          },
          {
            value: 'ignore',
            label: <FormattedMessage {...messages.oppositeIgnore} />,
            hint: <FormattedMessage {...messages.oppositeIgnoreHint} />,
          },
        ]}
        value={choices.oppositeSign?.cents === cents ? choices.oppositeSign.rows : ''}
        onChoose={(rows) => rows !== '' && onChange({ oppositeSign: { rows, cents } })}
      />
      <Rows about={about} label={intl.formatMessage(messages.oppositeRows)} />
    </>
  );
}

/** The choice of what rows are whose status contradicts their payment. */
export function StatusConflictField({ preview, choices, onChange }: FieldProps) {
  const intl = useIntl();
  const about = findRows(preview, 'statusConflict');
  if (about === undefined) return null;
  return (
    <>
      <ChoiceGroup
        legend={<FormattedMessage {...messages.statusConflict} values={{ count: about.count }} />}
        layout="cards"
        choices={[
          {
            value: 'paid',
            label: <FormattedMessage {...messages.statusConflictPaid} />,
            hint: <FormattedMessage {...messages.statusConflictPaidHint} />,
          },
          {
            value: 'open',
            label: <FormattedMessage {...messages.statusConflictOpen} />,
            hint: <FormattedMessage {...messages.statusConflictOpenHint} />,
          },
        ]}
        value={choices.statusConflict ?? ''}
        onChoose={(statusConflict) => statusConflict !== '' && onChange({ statusConflict })}
      />
      <Rows about={about} label={intl.formatMessage(messages.statusConflictRows)} />
    </>
  );
}

/** The choice of what is done with rows of a bank statement whose amount an entry has. */
export function SameAmountField({ preview, choices, onChange }: FieldProps) {
  const intl = useIntl();
  const about = findRows(preview, 'sameAmount');
  if (about?.cents === undefined) return null;
  return (
    <>
      <ChoiceGroup
        legend={<FormattedMessage {...messages.sameAmount} values={{ count: about.count }} />}
        layout="cards"
        choices={[
          {
            value: 'leave-out',
            label: <FormattedMessage {...messages.sameAmountOut} />,
            hint: <FormattedMessage {...messages.sameAmountOutHint} />,
          },
          {
            value: 'add',
            label: <FormattedMessage {...messages.sameAmountAdd} />,
            hint: (
              <FormattedMessage
                {...messages.oppositeSum}
                values={{ amount: <bdi>{money(intl, about.cents)}</bdi> }}
              />
            ),
          },
        ]}
        value={choices.sameAmount ?? 'leave-out'}
        onChoose={(sameAmount) => onChange({ sameAmount })}
      />
      <Rows about={about} label={intl.formatMessage(messages.sameAmountRows)} />
    </>
  );
}

/** The choice whether the spreadsheet has exchanged day and month. */
export function SwappedDaysField({ preview, choices, onChange }: FieldProps) {
  const intl = useIntl();
  const about = findRows(preview, 'swappedDays');
  if (about === undefined) return null;
  const [text = '', year, second, third] = ISO_DAY.exec(about.rows.map((row) => row.text).join(' ')) ?? [];
  const example = (month: string | undefined, day: string | undefined) =>
    text === '' ? undefined : (
      <Example
        text={text}
        meaning={intl.formatDate(Date.UTC(Number(year), Number(month) - 1, Number(day)), DAY_FORMAT)}
      />
    );
  return (
    <>
      <ChoiceGroup
        legend={<FormattedMessage {...messages.swappedDays} values={{ count: about.count }} />}
        layout="cards"
        choices={[
          {
            value: 'swap',
            label: <FormattedMessage {...messages.swap} />,
            hint: example(third, second),
          },
          {
            value: 'keep',
            label: <FormattedMessage {...messages.swapKeep} />,
            hint: example(second, third),
          },
        ]}
        value={choices.swappedDays ?? ''}
        onChoose={(swappedDays) => swappedDays !== '' && onChange({ swappedDays })}
      />
      <Rows about={about} label={intl.formatMessage(messages.swappedRows)} />
    </>
  );
}

/** A day that is another one with day and month exchanged. */
const ISO_DAY = /(\d{4})-(0\d|1[0-2])-(?!\2)(0\d|1[0-2])/;

import { useField, useFormState } from 'react-final-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { checkAmount, checkDay } from '../../../controls/form/checks';
import { describeInput } from '../../../controls/form/schema';
import type { GetField } from '../../../controls/form/useFields';
import { money } from '../../../i18n/formats';
import { Button } from '../../../ui/Button';
import { TextInput } from '../../../ui/TextInput';
import { messages as entryMessages } from '../form/entry.messages';
import fieldStyles from '../form/EntryFields.module.css';
import { isDownPayment, sumRows, writeChange } from './installmentRows';
import type { Change, Row } from './installmentRows';
import styles from './InstallmentRows.module.css';
import { messages } from './installments.messages';
import { findDifference, readRows } from './installmentsForm';
import type { Name, Values } from './installmentsForm';

/** The instalments of the plan. Each day and amount can be changed. */
export function InstallmentRows({ field }: { field: GetField<Name> }) {
  const intl = useIntl();
  const { rule } = field('changes');
  const { values } = useFormState<Values>({ subscription: { values: true } });
  const { input, meta } = useField<string>('changes', {
    validate: (value: string | undefined) => rule(value ?? ''),
    parse: (value: string) => value,
  });
  const rows = readRows(values);
  const error = meta.submitFailed ? rule(input.value) : undefined;
  return (
    <fieldset className={fieldStyles['payment']}>
      <legend className={fieldStyles['legend']}>
        <FormattedMessage {...messages.rows} />
      </legend>
      <p className={fieldStyles['hint']}>
        <FormattedMessage {...(rows.length === 0 ? messages.noRows : messages.rowsHint)} />
      </p>
      <ol className={styles['list']}>
        {rows.map((row, index) => (
          <li key={row.key}>
            <RowFields
              row={row}
              index={index}
              count={rows.length}
              isChecked={meta.submitFailed === true}
              onChange={(change) => input.onChange(writeChange(input.value, row.key, change))}
            />
          </li>
        ))}
      </ol>
      {rows.length > 0 && (
        <p role="status" className={styles['sum']}>
          <Sum rows={rows} values={values} />
        </p>
      )}
      {error && (
        <p role="alert" className={styles['error']}>
          {intl.formatMessage(error)}
        </p>
      )}
      {rows.length > 0 && input.value !== '' && (
        <Button variant="plain" onClick={() => input.onChange('')}>
          <FormattedMessage {...messages.undo} />
        </Button>
      )}
    </fieldset>
  );
}

type RowProps = {
  row: Row;
  index: number;
  count: number;
  /** Shows errors. */
  isChecked: boolean;
  onChange: (change: Change) => void;
};

function RowFields({ row, index, count, isChecked, onChange }: RowProps) {
  const intl = useIntl();
  const readOnly = isDownPayment(row);
  const [day, amount] = [describeInput(intl, 'day'), describeInput(intl, 'amount')];
  return (
    <fieldset className={styles['fields']}>
      <legend className={styles['number']}>
        <FormattedMessage {...messages.row} values={{ number: index + 1, count }} />
      </legend>
      <TextInput
        {...day}
        input={{ ...day.input, readOnly }}
        name={`row-${index}-day`}
        label={entryMessages.dueOn}
        value={row.dueOn}
        error={isChecked ? checkDay(row.dueOn) : undefined}
        onChange={({ target }) => onChange({ dueOn: day.notation?.read(target.value) ?? target.value })}
      />
      <TextInput
        {...amount}
        input={{ ...amount.input, readOnly }}
        name={`row-${index}-amount`}
        label={entryMessages.amount}
        value={row.amount}
        error={isChecked ? checkAmount(row.amount, false) : undefined}
        onChange={({ target }) => onChange({ amount: amount.notation?.read(target.value) ?? target.value })}
      />
    </fieldset>
  );
}

function Sum({ rows, values }: { rows: readonly Row[]; values: Values }) {
  const intl = useIntl();
  const difference = findDifference(rows, values);
  const sum = <bdi>{money(intl, sumRows(rows))}</bdi>;
  if (difference === 0) return <FormattedMessage {...messages.sum} values={{ sum }} />;
  return (
    <FormattedMessage
      {...(difference < 0 ? messages.missing : messages.above)}
      values={{ sum, difference: <bdi>{money(intl, Math.abs(difference))}</bdi> }}
    />
  );
}

import { useFormState } from 'react-final-form';
import { FormattedMessage } from 'react-intl';
import type { Entry } from '../../../api/entries';
import type { CategoryList } from '../../../api/entry';
import type { GetField } from '../../../controls/form/useFields';
import { TextField } from '../../../ui/TextField';
import { DifferenceField } from './DifferenceField';
import { EntryBasics } from './EntryBasics';
import { messages } from './entry.messages';
import styles from './EntryFields.module.css';
import { readPayment } from './entryForm';
import type { Name, Values } from './entryForm';

type FieldsProps = {
  categories: CategoryList;
  /** The stored entry. Null: a new one. */
  entry: Entry | null;
  field: GetField<Name>;
};

/** The fields of an entry. */
export function EntryFields({ categories, entry, field }: FieldsProps) {
  const { values } = useFormState<Values>({ subscription: { values: true } });
  return (
    <div className={styles['fields']}>
      <EntryBasics categories={categories} entry={entry} field={field} />
      <div className={styles['pair']}>
        <TextField {...field('installment')} />
        <TextField {...field('installments')} />
      </div>
      <TextField {...field('issuedOn')} />
      <TextField {...field('dueOn')} />
      <TextField {...field('amount')} />
      <fieldset className={styles['payment']}>
        <legend className={styles['legend']}>
          <FormattedMessage {...messages.payment} />
        </legend>
        <p className={styles['hint']}>
          <FormattedMessage {...messages.paymentHint} />
        </p>
        <div className={styles['pair']}>
          <TextField {...field('paidOn')} />
          <TextField {...field('paidAmount')} />
        </div>
        <DifferenceField {...field('difference')} payment={readPayment(values)} />
      </fieldset>
    </div>
  );
}

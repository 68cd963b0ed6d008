import { useField, useFormState } from 'react-final-form';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Entry } from '../../../api/entries';
import type { CategoryList } from '../../../api/entry';
import { listCategoryOptions } from '../../../controls/entries/listCategoryOptions';
import { formNames, kindNames } from '../../../controls/entries/names.messages';
import { ChoiceField } from '../../../controls/form/ChoiceField';
import type { GetField } from '../../../controls/form/useFields';
import { nameOf } from '../../../i18n/nameOf';
import { ChoiceGroup } from '../../../ui/ChoiceGroup';
import { TextField } from '../../../ui/TextField';
import { DifferenceField } from './DifferenceField';
import { messages } from './entry.messages';
import styles from './EntryFields.module.css';
import { readPayment } from './entryForm';
import type { Name, Values } from './entryForm';
import { listForms } from './listForms';

type FieldsProps = {
  categories: CategoryList;
  /** The stored entry. Null: a new one. */
  entry: Entry | null;
  field: GetField<Name>;
};

/** The fields of an entry. */
export function EntryFields({ categories, entry, field }: FieldsProps) {
  const intl = useIntl();
  const { values } = useFormState<Values>({ subscription: { values: true } });
  return (
    <div className={styles['fields']}>
      <KindField />
      <div className={styles['wide']}>
        <TextField {...field('counterparty')} />
      </div>
      <ChoiceField
        {...field('category')}
        options={listCategoryOptions(intl, categories.categories, values.kind, entry?.category)}
      />
      <ChoiceField
        {...field('form')}
        options={listForms(entry?.form).map((form) => ({
          value: form,
          label: nameOf(intl, formNames, form),
        }))}
      />
      <TextField {...field('document')} />
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

function KindField() {
  const intl = useIntl();
  const { input } = useField<string>('kind');
  return (
    <div className={styles['wide']}>
      <ChoiceGroup
        legend={<FormattedMessage {...messages.kind} />}
        layout="row"
        choices={(['receivable', 'payable'] as const).map((value) => ({
          value,
          label: intl.formatMessage(kindNames[value]),
        }))}
        value={input.value === 'payable' ? 'payable' : 'receivable'}
        onChoose={input.onChange}
      />
    </div>
  );
}

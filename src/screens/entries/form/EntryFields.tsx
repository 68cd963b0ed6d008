import { useField, useFormState } from 'react-final-form';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Entry } from '../../../api/entries';
import type { CategoryList } from '../../../api/entry';
import { listCategories } from '../../../controls/entries/listCategories';
import { formNames, groupNames, kindNames, fieldNames } from '../../../controls/entries/names.messages';
import { ChoiceField } from '../../../controls/form/ChoiceField';
import { dayNotation, amountNotation, cleanDigits } from '../../../controls/form/notations';
import { useRules } from '../../../controls/form/useRules';
import type { Refused } from '../../../controls/form/useRules';
import { nameOf } from '../../../i18n/nameOf';
import { ChoiceGroup } from '../../../ui/ChoiceGroup';
import { TextField } from '../../../ui/TextField';
import { DifferenceField } from './DifferenceField';
import { messages } from './entry.messages';
import styles from './EntryForm.module.css';
import { readPayment, RULES } from './values';
import type { Name, Values } from './values';

type FieldsProps = {
  categories: CategoryList;
  /** Null: a new entry. */
  own: Entry | null;
  refused: Refused<Name>;
};

/** The fields of an entry. */
export function EntryFields({ categories, own, refused }: FieldsProps) {
  const intl = useIntl();
  const ruleOf = useRules(RULES, refused);
  const { values } = useFormState<Values>({ subscription: { values: true } });
  const day = {
    notation: dayNotation(intl),
    input: { dir: 'ltr', inputMode: 'numeric', autoComplete: 'off' },
  } as const;
  const amount = {
    notation: amountNotation(intl),
    input: { dir: 'ltr', inputMode: 'decimal', autoComplete: 'off' },
  } as const;
  const number = {
    clean: cleanDigits,
    input: { dir: 'ltr', inputMode: 'numeric', autoComplete: 'off' },
  } as const;
  const text = { autoComplete: 'off' } as const;
  return (
    <div className={styles['fields']}>
      <KindField />
      <div className={styles['wide']}>
        <TextField
          name="counterparty"
          label={messages.counterparty}
          rule={ruleOf('counterparty')}
          input={text}
        />
      </div>
      <ChoiceField
        name="category"
        label={messages.category}
        rule={ruleOf('category')}
        options={listCategories(categories.categories, values.kind, own?.category).map(({ name, group }) => ({
          value: name,
          label: name,
          ...(group !== null && { hint: nameOf(intl, groupNames, group) }),
        }))}
      />
      <ChoiceField
        name="form"
        label={messages.form}
        rule={ruleOf('form')}
        options={listForms(own?.form).map((form) => ({ value: form, label: nameOf(intl, formNames, form) }))}
      />
      <TextField
        name="document"
        label={messages.document}
        rule={ruleOf('document')}
        isOptional
        hint={<FormattedMessage {...messages.documentHint} />}
        input={text}
      />
      <div className={styles['pair']}>
        <TextField
          name="installment"
          label={fieldNames.installment}
          rule={ruleOf('installment')}
          {...number}
        />
        <TextField
          name="installments"
          label={fieldNames.installments}
          rule={ruleOf('installments')}
          {...number}
        />
      </div>
      <TextField name="issuedOn" label={messages.issuedOn} rule={ruleOf('issuedOn')} {...day} />
      <TextField name="dueOn" label={messages.dueOn} rule={ruleOf('dueOn')} {...day} />
      <TextField name="amount" label={messages.amount} rule={ruleOf('amount')} {...amount} />
      <fieldset className={styles['payment']}>
        <legend className={styles['legend']}>
          <FormattedMessage {...messages.payment} />
        </legend>
        <p className={styles['hint']}>
          <FormattedMessage {...messages.paymentHint} />
        </p>
        <div className={styles['pair']}>
          <TextField name="paidOn" label={messages.paidOn} rule={ruleOf('paidOn')} isOptional {...day} />
          <TextField
            name="paidAmount"
            label={messages.paidAmount}
            rule={ruleOf('paidAmount')}
            isOptional
            {...amount}
          />
        </div>
        <DifferenceField name="difference" rule={ruleOf('difference')} payment={readPayment(values)} />
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

function listForms(own: string | undefined): string[] {
  const known = Object.keys(formNames);
  return own === undefined || known.includes(own) ? known : [...known, own];
}

import { useEffect, useRef } from 'react';
import type { ComponentProps } from 'react';
import { useField, useForm, useFormState } from 'react-final-form';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Entry } from '../../../api/entries';
import type { CategoryList } from '../../../api/entry';
import { openCentsOf } from '../../../controls/entries/openCentsOf';
import { ClosedDayNote } from '../../../controls/form/ClosedDayNote';
import { ChoiceField } from '../../../controls/form/ChoiceField';
import type { GetField } from '../../../controls/form/useFields';
import { useMayCall } from '../../../controls/useMayCall';
import { money } from '../../../i18n/formats';
import { isDay } from '../../../i18n/typedDays';
import { TextField } from '../../../ui/TextField';
import { ACCOUNT_NAMES } from '../payment/PaymentAccount';
import { ProposedAccount } from '../payment/ProposedAccount';
import { messages as series } from '../series/series.messages';
import { DifferenceField } from './DifferenceField';
import { EntryBasics } from './EntryBasics';
import { messages } from './entry.messages';
import styles from './EntryFields.module.css';
import { readPayment } from './entryForm';
import type { Name, Values } from './entryForm';
import { OtherForms } from './OtherForms';
import { findPaymentTexts } from './paymentTexts';
import { StoredAccount } from './StoredAccount';

type FieldsProps = {
  categories: CategoryList;
  /** The stored entry. Null: a new one. */
  entry: Entry | null;
  field: GetField<Name>;
  /** Whether the entry is one of a series, whose payments have pages of their own. */
  asksScope: boolean;
};

/** The fields of an entry. */
export function EntryFields({ categories, entry, field, asksScope }: FieldsProps) {
  return (
    <div className={styles['fields']}>
      {entry === null && <OtherForms<Name> of="addEntry" toTyped={(values) => values} />}
      <EntryBasics categories={categories} entry={entry} field={field}>
        <TextField {...field('amount')} />
        <TextField {...field('dueOn')} />
      </EntryBasics>
      <TextField {...field('issuedOn')} />
      {entry?.occurrence === undefined && (
        <div className={styles['pair']}>
          <TextField {...field('installment')} />
          <TextField {...field('installments')} />
        </div>
      )}
      {entry === null && <OneOfSeveral />}
      {categories.hasNotes === true && (
        <div className={styles['wide']}>
          <TextField {...field('note')} />
        </div>
      )}
      {asksScope ? (
        <>
          {entry?.status === 'paid' && <StoredAccount id={entry.id} rule={field('account').rule} />}
          <TypedDifference field={field} />
          <ScopeField {...field('scope')} />
        </>
      ) : entry !== null && isPartlyPaid(entry) ? (
        <PartlyPaid entry={entry} />
      ) : (
        <PaymentFields entry={entry} field={field} />
      )}
    </div>
  );
}

/** Says that a new entry is one instalment alone, as soon as there are several. */
function OneOfSeveral() {
  const mayCall = useMayCall();
  const { values } = useFormState<Values>({ subscription: { values: true } });
  if (!mayCall('addInstallments') || !(Number(values.installments) > 1)) return null;
  return (
    <p role="status" className={`${styles['wide']} ${styles['hint']}`}>
      <FormattedMessage {...messages.oneOfSeveral} values={{ number: values.installment }} />
    </p>
  );
}

/** Whether payments of parts exist, which this form does not change. */
const isPartlyPaid = ({ hasPayment = false, paidOn = null }: Entry): boolean => hasPayment && paidOn === null;

/** In place of the fields for a payment of the whole amount. */
function PartlyPaid({ entry }: { entry: Entry }) {
  const intl = useIntl();
  return (
    <section className={styles['payment']}>
      <h2 className={styles['legend']}>
        <FormattedMessage {...messages.payment} />
      </h2>
      <p className={styles['hint']}>
        <FormattedMessage
          {...messages.partlyPaid}
          values={{
            open: <bdi>{money(intl, openCentsOf(entry))}</bdi>,
            amount: <bdi>{money(intl, entry.amountCents)}</bdi>,
          }}
        />
      </p>
    </section>
  );
}

/** Fills the paid amount with that of the entry while a payment day is typed and the person has not been in the field. */
function useProposedAmount({ paidOn, amount, paidAmount }: Values): void {
  const form = useForm<Values>();
  const { meta } = useField<string>('paidAmount', { subscription: { visited: true } });
  const lastProposal = useRef('');
  const isVisited = meta.visited === true;
  useEffect(() => {
    if (isVisited || paidAmount !== lastProposal.current) return;
    lastProposal.current = isDay(paidOn) ? amount : '';
    form.change('paidAmount', lastProposal.current);
  }, [form, isVisited, paidOn, amount, paidAmount]);
}

function PaymentFields({ entry, field }: Pick<FieldsProps, 'entry' | 'field'>) {
  const { values } = useFormState<Values>({ subscription: { values: true } });
  useProposedAmount(values);
  const { rule } = field('account');
  const { input } = useField<string>('kind', { subscription: { value: true } });
  const kind = input.value === 'receivable' ? 'receivable' : 'payable';
  const texts = findPaymentTexts([{ kind }]);
  return (
    <fieldset className={styles['payment']}>
      <legend className={styles['legend']}>
        <FormattedMessage {...(kind === 'receivable' ? messages.receipt : messages.payment)} />
      </legend>
      <p className={styles['hint']}>
        <FormattedMessage {...messages.paymentHint} />
      </p>
      <div className={styles['pair']}>
        <TextField {...field('paidOn', texts.day)} />
        <TextField {...field('paidAmount', texts.amount)} />
      </div>
      <ClosedDayNote name="paidOn" />
      {values.paidOn !== '' &&
        (entry?.status === 'paid' ? (
          <StoredAccount id={entry.id} rule={rule} />
        ) : (
          <ProposedAccount forms={[values.form]} names={ACCOUNT_NAMES} rule={rule} />
        ))}
      <TypedDifference field={field} />
    </fieldset>
  );
}

/** Asks about the payment of an entry if it differs from the amount. */
function TypedDifference({ field }: Pick<FieldsProps, 'field'>) {
  const { values } = useFormState<Values>({ subscription: { values: true } });
  return <DifferenceField {...field('difference')} payment={readPayment(values)} />;
}

function ScopeField(field: Omit<ComponentProps<typeof ChoiceField>, 'options'>) {
  const intl = useIntl();
  return (
    <div className={styles['wide']}>
      <ChoiceField
        {...field}
        options={(['one', 'following', 'open'] as const).map((value) => ({
          value,
          label: intl.formatMessage(series[value]),
        }))}
      />
    </div>
  );
}

import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useField, useForm } from 'react-final-form';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Entry } from '../../../api/entries';
import type { CategoryList } from '../../../api/entry';
import { KINDS, readKind } from '../../../controls/entries/kinds';
import { listCategoryOptions } from '../../../controls/entries/listCategoryOptions';
import { formNames, kindNames } from '../../../controls/entries/names.messages';
import { ChoiceField } from '../../../controls/form/ChoiceField';
import type { GetField } from '../../../controls/form/useFields';
import { nameOf } from '../../../i18n/nameOf';
import { ChoiceGroup } from '../../../ui/ChoiceGroup';
import { focusField } from '../../../ui/formFields';
import { TextField } from '../../../ui/TextField';
import { CounterpartyField } from './CounterpartyField';
import { messages } from './entry.messages';
import { keepsKind } from './entryBasics';
import type { BasicsName } from './entryBasics';
import styles from './EntryFields.module.css';
import { listForms } from './listForms';

type Props = {
  categories: CategoryList;
  /** The stored entry. Null: a new one. */
  entry: Entry | null;
  field: GetField<BasicsName>;
  /** Fields after the name. */
  children?: ReactNode;
};

/** The fields for kind, name, category, form and document. */
export function EntryBasics({ categories, entry, field, children }: Props) {
  const intl = useIntl();
  const { rule } = field('kind');
  const { input: kind, meta } = useField<string>('kind', {
    validate: (value: string | undefined) => rule(value ?? ''),
    parse: (value: string) => value,
  });
  const kindError = meta.submitFailed ? rule(kind.value) : undefined;
  const form = useForm<{ counterparty?: string }>();
  const isNameEmpty = () => (form.getState().values.counterparty ?? '') === '';
  const isTouched = useRef(false);
  const isOfSeries = entry?.occurrence !== undefined;
  return (
    <>
      {!isOfSeries && entry?.hasPayment === true && (
        <p className={`${styles['wide']} ${styles['hint']}`}>
          <FormattedMessage {...messages.kindWithPayment} />
        </p>
      )}
      {!(entry && keepsKind(entry)) && (
        <div
          className={styles['wide']}
          onPointerUp={({ pointerType }) => {
            isTouched.current = pointerType === 'touch';
          }}
          onChange={({ currentTarget }) => {
            // A finger is spared the tap on the name. Keys and a mouse stay in the choice.
            if (isTouched.current && isNameEmpty())
              focusField(currentTarget.closest('form'), 'counterparty', 'unselected');
          }}
        >
          <ChoiceGroup
            legend={<FormattedMessage {...messages.kind} />}
            layout="row"
            name="kind"
            error={kindError && <FormattedMessage {...kindError} />}
            choices={KINDS.map((value) => ({
              value,
              label: intl.formatMessage(kindNames[value]),
            }))}
            value={readKind(kind.value) ?? null}
            onChoose={kind.onChange}
          />
        </div>
      )}
      <div className={styles['wide']}>
        <CounterpartyField {...field('counterparty')} categories={categories} />
      </div>
      {children}
      <ChoiceField
        {...field('category')}
        // A category of one kind decides it.
        onChosen={(name) => {
          const chosen = categories.categories.find((one) => one.name === name)?.kind;
          if (kind.value === '' && chosen !== undefined) kind.onChange(chosen);
        }}
        options={listCategoryOptions(intl, categories.categories, kind.value || null, entry?.category)}
      />
      <ChoiceField
        {...field('form')}
        options={listForms(entry?.form).map((form) => ({
          value: form,
          label: nameOf(intl, formNames, form),
        }))}
      />
      <TextField {...field('document')} />
    </>
  );
}

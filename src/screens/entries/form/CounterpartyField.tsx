import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import { useField, useForm } from 'react-final-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { fold } from '../../../../api-spec/fold';
import { useSuggestCounterpartiesQuery } from '../../../api/counterparties';
import type { Counterparty } from '../../../api/counterparties';
import type { CategoryList } from '../../../api/entry';
import { readKind } from '../../../controls/entries/kinds';
import type { Kind } from '../../../controls/entries/kinds';
import { listCategoryOptions } from '../../../controls/entries/listCategoryOptions';
import { formNames } from '../../../controls/entries/names.messages';
import { readSearchText, usePausedText } from '../../../controls/searchText';
import { useMayCall } from '../../../controls/useMayCall';
import { useSessionArg } from '../../../controls/useSessionArg';
import { nameOf } from '../../../i18n/nameOf';
import { SuggestField } from '../../../ui/SuggestField';
import { TextField } from '../../../ui/TextField';
import { messages } from './counterparty.messages';
import type { BasicsName } from './entryBasics';
import { listForms } from './listForms';

type Props = Omit<
  ComponentProps<typeof SuggestField>,
  'suggestions' | 'isOpen' | 'onOpenChange' | 'onChoose'
> & {
  categories: CategoryList;
  /** Whether a chosen name fills in category and form of its latest entry. */
  fillsIn?: boolean;
};

/** The field for the name of a customer or supplier. A backend that suggests names gets what is typed (specification §2.229). */
export function CounterpartyField({ categories, fillsIn = true, ...field }: Props) {
  const mayCall = useMayCall();
  const { meta } = useField<string>(field.name, { subscription: { active: true } });
  const isOffered = mayCall('suggestCounterparties');
  const [hasSuggestions, setHasSuggestions] = useState(isOffered);
  // A person may type before the session is known, and a replaced field would lose the focus.
  if (isOffered && !hasSuggestions && meta.active !== true) setHasSuggestions(true);
  return hasSuggestions ? (
    <SuggestedName {...field} categories={categories} fillsIn={fillsIn} />
  ) : (
    <TextField {...field} />
  );
}

/** What the last choice of a name has filled in. */
type Filled = Partial<Record<'category' | 'form', string>>;

function SuggestedName({ categories, fillsIn, hint, ...field }: Props) {
  const intl = useIntl();
  const form = useForm<Record<BasicsName, string>>();
  const { input } = useField<string>(field.name, { subscription: { value: true } });
  const { input: kindInput } = useField<string>('kind', { subscription: { value: true } });
  const kind = readKind(kindInput.value);
  const { input: category } = useField<string>('category', { subscription: { value: true } });
  const { input: paidBy } = useField<string>('form', { subscription: { value: true } });
  const [isOpen, setOpen] = useState(false);
  const [filled, setFilled] = useState<Filled & { name: string }>({ name: '' });
  const found = useSuggestions(isOpen ? input.value : '', kind);

  const choose = (name: string) => {
    if (fillsIn !== true) return;
    const latest = found.find((one) => one.name === name)?.latest;
    // What the person has chosen stays. What an earlier choice has filled in follows the name.
    const isFree = (of: 'category' | 'form', value: string) => value === '' || value === filled[of];
    // Without a kind, a category would choose it in silence.
    const isListed =
      kind !== undefined &&
      listCategoryOptions(intl, categories.categories, kind, undefined).some(
        ({ value }) => value === latest?.category,
      );
    const next: Filled = {
      ...(latest && isListed && isFree('category', category.value) && { category: latest.category }),
      ...(latest && isKnownForm(latest.form) && isFree('form', paidBy.value) && { form: latest.form }),
    };
    form.batch(() => {
      if (next.category !== undefined) form.change('category', next.category);
      if (next.form !== undefined) form.change('form', next.form);
    });
    setFilled({ ...next, name });
  };

  return (
    <SuggestField
      {...field}
      hint={
        hint ?? (
          <span role="status">
            {filled.name === input.value && (
              // Another kind empties the category.
              <FilledNote
                category={filled.category === category.value ? filled.category : undefined}
                form={filled.form === paidBy.value ? filled.form : undefined}
              />
            )}
          </span>
        )
      }
      suggestions={found.map(({ name, count }) => ({
        value: name,
        // The number is before the word in each direction.
        hint: (
          <bdi>
            <FormattedMessage {...messages.count} values={{ count }} />
          </bdi>
        ),
      }))}
      isOpen={isOpen}
      onOpenChange={setOpen}
      onChoose={choose}
    />
  );
}

const isKnownForm = (form: string): boolean => listForms(undefined).some((one) => one === form);

/** Says which fields a choice has filled in. */
function FilledNote({ category, form }: Record<keyof Filled, string | undefined>) {
  const intl = useIntl();
  const values = { category: <bdi>{category}</bdi>, form: form && nameOf(intl, formNames, form) };
  if (category !== undefined && form !== undefined)
    return <FormattedMessage {...messages.filledBoth} values={values} />;
  if (category !== undefined) return <FormattedMessage {...messages.filledCategory} values={values} />;
  return form === undefined ? null : <FormattedMessage {...messages.filledForm} values={values} />;
}

const NONE: readonly Counterparty[] = [];

/** Returns names for a typed text. Until they arrive, those of the text before that match it too. A failure finds none. */
function useSuggestions(typed: string, kind: Kind | undefined): readonly Counterparty[] {
  const wantedText = readSearchText(typed);
  const sentText = usePausedText(wantedText);
  const arg = sentText === '' ? skipToken : { search: sentText, ...(kind && { kind }) };
  const { data, currentData, isError } = useSuggestCounterpartiesQuery(useSessionArg(arg));
  if (wantedText === '' || isError) return NONE;
  if (wantedText === sentText && currentData) return currentData.counterparties;
  const words = fold(wantedText).split(' ');
  return (data?.counterparties ?? NONE).filter(({ name }) =>
    words.every((word) => fold(name).includes(word)),
  );
}

import { Save } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useFormState } from 'react-final-form';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Entry } from '../../../api/entries';
import type { CategoryList } from '../../../api/entry';
import { Fill, Restored } from '../../../controls/form/Draft';
import { formTexts } from '../../../controls/form/form.messages';
import { LeaveDialog } from '../../../controls/form/LeaveDialog';
import { dayNotation, amountNotation, cleanDigits } from '../../../controls/form/notations';
import type { Reload } from '../../../controls/form/SaveFailure';
import { useUnsavedChanges } from '../../../controls/unsavedChanges';
import { ButtonLink } from '../../../ui/Button';
import { SubmitForm } from '../../../ui/SubmitForm';
import { EntryFields } from './EntryFields';
import styles from './EntryForm.module.css';
import { useKeptDraft } from './keptDraft';
import { useSaveEntry } from './useSaveEntry';
import { NAMES, toValues } from './values';
import type { Values } from './values';

const labels = { idle: formTexts.save, busy: formTexts.saving, done: formTexts.save, failed: formTexts.save };

type Props = {
  /** Null: a new entry. */
  entry: Entry | null;
  categories: CategoryList;
  /** Values that were typed before a session ended. Null: there are none. */
  draft: Values | null;
  /** Address of the page after the form. */
  back: string;
  onSaved: () => void;
  /** Loads the entry again, and fills the form with its present values. */
  onReload: Reload;
  /** Fills the form without the draft. */
  onDiscard: () => void;
};

/** The values of an entry. Typed values stay after a failure (specification §2.130). */
export function EntryForm({ entry, categories, draft, back, onSaved, onReload, onDiscard }: Props) {
  const intl = useIntl();
  const [initialValues] = useState(() => toValues(entry, categories.asOf));
  const { save, isSaved, failure, refused } = useSaveEntry(entry, onReload);
  const day = dayNotation(intl);
  const amount = amountNotation(intl);
  return (
    <div className={styles['card']}>
      <SubmitForm
        names={NAMES}
        clean={{
          installment: cleanDigits,
          installments: cleanDigits,
          issuedOn: day.read,
          dueOn: day.read,
          amount: amount.read,
          paidOn: day.read,
          paidAmount: amount.read,
        }}
        initialValues={initialValues}
        onSubmit={save}
        failure={failure}
        failureRole="alert"
        labels={labels}
        icon={Save}
      >
        {draft && <Restored onDiscard={onDiscard} />}
        <EntryFields categories={categories} own={entry} refused={refused} />
        {draft && <Fill names={NAMES} values={draft} />}
        <Unsaved entry={entry} isSaved={isSaved} onSaved={onSaved} />
      </SubmitForm>
      <ButtonLink variant="plain" to={back}>
        <FormattedMessage {...formTexts.cancel} />
      </ButtonLink>
    </div>
  );
}

type UnsavedProps = { entry: Entry | null; isSaved: boolean; onSaved: () => void };

/** Asks before unsaved values are lost. `onSaved` may navigate, so it is called when the values are no longer unsaved. */
function Unsaved({ entry, isSaved, onSaved }: UnsavedProps) {
  const { dirty = false, values } = useFormState<Values>({ subscription: { dirty: true, values: true } });
  useKeptDraft(dirty && !isSaved ? { entry, values } : null);
  const { blocked, stay } = useUnsavedChanges(dirty && !isSaved);
  const latest = useRef(onSaved);
  useEffect(() => {
    latest.current = onSaved;
  });
  useEffect(() => {
    if (isSaved) latest.current();
  }, [isSaved]);
  return <LeaveDialog onLeave={blocked} onStay={stay} />;
}

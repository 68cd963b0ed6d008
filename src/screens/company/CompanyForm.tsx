import { Save } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useFormState } from 'react-final-form';
import { useIntl } from 'react-intl';
import type { Company } from '../../api/company';
import { Fill, Restored } from '../../controls/form/Draft';
import { formTexts } from '../../controls/form/form.messages';
import { LeaveDialog } from '../../controls/form/LeaveDialog';
import { dayNotation, amountNotation } from '../../controls/form/notations';
import type { Reload } from '../../controls/form/SaveFailure';
import { useUnsavedChanges } from '../../controls/unsavedChanges';
import { SubmitForm } from '../../ui/SubmitForm';
import { CompanyFields } from './CompanyFields';
import styles from './CompanyForm.module.css';
import { useKeptCompany } from './keptCompany';
import { useSaveCompany } from './useSaveCompany';
import { balanceNotation, NAMES, toValues } from './values';
import type { Values } from './values';

const labels = {
  idle: formTexts.save,
  busy: formTexts.saving,
  done: formTexts.save,
  failed: formTexts.save,
};

type Props = {
  company: Company;
  /** Values that were typed before a session ended. Null: there are none. */
  draft: Values | null;
  /** Whether the form replaces another one, whose button had the focus. */
  takesFocus: boolean;
  onSaved: (company: Company) => void;
  /** Loads the data again, and fills the form with them. */
  onReload: Reload;
  /** Fills the form without the draft. */
  onDiscard: () => void;
};

/** The company's data. Typed values stay after a failure (specification §2.161). */
export function CompanyForm({ company, draft, takesFocus, onSaved, onReload, onDiscard }: Props) {
  const intl = useIntl();
  const card = useRef<HTMLDivElement>(null);
  const [initialValues] = useState(() => toValues(company));
  const { save, failure, refused } = useSaveCompany(company, { onSaved, onReload });
  const day = dayNotation(intl);
  useEffect(() => {
    if (takesFocus) card.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }, [takesFocus]);
  return (
    <div ref={card} className={styles['card']}>
      <SubmitForm
        names={NAMES}
        clean={{
          openingAmount: balanceNotation(intl).read,
          openingOn: day.read,
          target: amountNotation(intl).read,
          holidayDay: day.read,
        }}
        initialValues={initialValues}
        onSubmit={save}
        failure={failure}
        failureRole="alert"
        labels={labels}
        icon={Save}
      >
        {draft && <Restored onDiscard={onDiscard} />}
        <CompanyFields company={company} refused={refused} />
        {draft && <Fill names={NAMES} values={draft} />}
        <Unsaved company={company} />
      </SubmitForm>
    </div>
  );
}

/** Asks before unsaved values are lost. */
function Unsaved({ company }: { company: Company }) {
  const { dirty = false, values } = useFormState<Values>({ subscription: { dirty: true, values: true } });
  useKeptCompany(dirty ? { company, values } : null);
  const { blocked, stay } = useUnsavedChanges(dirty);
  return <LeaveDialog onLeave={blocked} onStay={stay} />;
}

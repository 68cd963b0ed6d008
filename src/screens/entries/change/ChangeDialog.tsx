import { Check } from 'lucide-react';
import { useFormState } from 'react-final-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { LIMITS } from '../../../../api-spec/limits.gen';
import type { Entry } from '../../../api/entries';
import { useListCategoriesQuery } from '../../../api/entry';
import type { CategoryList } from '../../../api/entry';
import { listCategoryOptions } from '../../../controls/entries/listCategoryOptions';
import { formNames } from '../../../controls/entries/names.messages';
import { DataAbsent } from '../../../controls/DataAbsent';
import { checkDay, checkLength } from '../../../controls/form/checks';
import { ChoiceField } from '../../../controls/form/ChoiceField';
import { DayPick } from '../../../controls/form/DayPick';
import { Fill, Restored } from '../../../controls/form/Draft';
import { dayNotation } from '../../../controls/form/notations';
import { joinQueries } from '../../../controls/joinQueries';
import { useSessionArg } from '../../../controls/useSessionArg';
import { nameOf } from '../../../i18n/nameOf';
import { Dialog, DialogBody, DialogHead } from '../../../ui/Dialog';
import { SubmitForm } from '../../../ui/SubmitForm';
import { TextField } from '../../../ui/TextField';
import { useLastShown } from '../../../ui/useLastShown';
import { describeAbsence } from '../describeAbsence';
import { CounterpartyField } from '../form/CounterpartyField';
import { messages as entryMessages } from '../form/entry.messages';
import { listForms } from '../form/listForms';
import { messages } from './change.messages';
import { ChangePreview } from './ChangePreview';
import { CHANGE_NAMES, planChange, useKeepChange } from './planChange';
import type { ChangeValues, KeptChange, UndoneEntry } from './planChange';
import { useChange } from './useChange';

type Props = {
  /** Without entries the dialog is closed. */
  entries: readonly Entry[];
  /** What was chosen before a session ended. Null: nothing was. */
  draft: KeptChange | null;
  onClose: () => void;
  onDone: (undone: UndoneEntry[]) => void;
  /** Gets the present values of the entries after another person has changed some of them. */
  onOutdated: (present: readonly Entry[]) => void;
  finalFocus: () => HTMLElement | null;
};

/** Changes name, category, form or due day of entries, and shows before what will change (specification §2.190). */
export function ChangeDialog({ entries, onClose, finalFocus, ...form }: Props) {
  const dialogEntries = useLastShown(entries.length > 0 ? entries : null) ?? entries;
  return (
    <Dialog isForm isOpen={entries.length > 0} onClose={onClose} finalFocus={finalFocus}>
      <DialogHead>
        <FormattedMessage {...messages.title} />
      </DialogHead>
      <DialogBody>
        <LoadedForm {...form} entries={dialogEntries} onDiscard={onClose} />
      </DialogBody>
    </Dialog>
  );
}

/** Loads the categories as soon as the dialog is open. */
function LoadedForm(props: Omit<FormProps, 'categories'>) {
  const loading = useListCategoriesQuery(useSessionArg(undefined));
  if (loading.currentData) return <ChangeForm {...props} categories={loading.currentData} />;
  const { error, retry } = joinQueries([loading]);
  return (
    <DataAbsent
      error={error}
      onRetry={retry}
      texts={describeAbsence(error, entryMessages.notOffered)}
      variant="form"
    />
  );
}

const labels = {
  idle: messages.confirm,
  busy: messages.busy,
  done: messages.confirm,
  failed: messages.confirm,
};

const NOTHING: ChangeValues = { counterparty: '', category: '', form: '', dueOn: '' };

type FormProps = Pick<Props, 'entries' | 'draft' | 'onDone' | 'onOutdated'> & {
  categories: CategoryList;
  onDiscard: () => void;
};

function ChangeForm({ entries, categories, draft, onDiscard, onDone, onOutdated }: FormProps) {
  const intl = useIntl();
  const day = dayNotation(intl);
  const { send, failure, checkRefused } = useChange(entries, { onDone, onOutdated });
  const kinds = new Set(entries.map(({ kind }) => kind));
  const [onlyKind = null] = kinds.size === 1 ? kinds : [];
  return (
    <SubmitForm
      names={CHANGE_NAMES}
      clean={{ dueOn: day.read }}
      initialValues={NOTHING}
      focusFirst="category"
      onSubmit={(values) => send(planChange(entries, values, categories.categories), values)}
      failure={failure}
      // Screen readers skip the page's announcer, because it is behind the dialog.
      failureRole="alert"
      labels={labels}
      icon={Check}
    >
      {draft && <Restored onDiscard={onDiscard} />}
      {categories.changesNames === true && (
        <CounterpartyField
          categories={categories}
          fillsIn={false}
          name="counterparty"
          label={entryMessages.counterparty}
          isOptional
          hint={<FormattedMessage {...messages.keepName} />}
          rule={(value) => checkLength(value, LIMITS.nameLength) ?? checkRefused('counterparty', value)}
          input={{ autoComplete: 'off' }}
        />
      )}
      <ChoiceField
        name="category"
        label={entryMessages.category}
        placeholder={messages.keep}
        rule={(value) => checkRefused('category', value)}
        options={listCategoryOptions(intl, categories.categories, onlyKind, undefined)}
      />
      <ChoiceField
        name="form"
        label={entryMessages.form}
        placeholder={messages.keep}
        rule={(value) => checkRefused('form', value)}
        options={listForms(undefined).map((form) => ({ value: form, label: nameOf(intl, formNames, form) }))}
      />
      <TextField
        name="dueOn"
        label={entryMessages.dueOn}
        hint={<FormattedMessage {...messages.keepDay} />}
        rule={(value) => (value === '' ? undefined : (checkDay(value) ?? checkRefused('dueOn', value)))}
        notation={day}
        action={<DayPick name="dueOn" label={entryMessages.dueOn} />}
        input={{ dir: 'ltr', inputMode: 'numeric', autoComplete: 'off' }}
      />
      {draft && <Fill names={CHANGE_NAMES} values={draft.values} />}
      <Preview entries={entries} categories={categories} />
    </SubmitForm>
  );
}

/** The preview of the typed values, which are kept if the session ends. */
function Preview({ entries, categories }: Pick<FormProps, 'entries' | 'categories'>) {
  const { dirty = false, values } = useFormState<Partial<ChangeValues>>({
    subscription: { dirty: true, values: true },
  });
  const all = { ...NOTHING, ...values };
  useKeepChange(dirty ? { entries, values: all } : null);
  if (CHANGE_NAMES.every((name) => all[name] === ''))
    return (
      <p>
        <FormattedMessage {...messages.nothingChosen} />
      </p>
    );
  return <ChangePreview plan={planChange(entries, all, categories.categories)} />;
}

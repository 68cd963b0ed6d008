import { Save } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useFormState } from 'react-final-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { toCallError } from '../../api/callError';
import type { CallError } from '../../api/callError';
import { useAppDispatch } from '../../store/hooks';
import { toastAdded } from '../../store/toasts';
import type { MessageText } from '../../store/toasts';
import { ButtonLink } from '../../ui/Button';
import { SubmitForm } from '../../ui/SubmitForm';
import { useUnsavedChanges } from '../unsavedChanges';
import { Fill, Restored } from './Draft';
import { formTexts } from './form.messages';
import type { FormDefinition } from './formDefinition';
import { LeaveDialog } from './LeaveDialog';
import styles from './RecordForm.module.css';
import type { Refused } from './refusedValues';
import { listNames, makeCleaners, withoutPasswords } from './schema';
import type { Schema, Values } from './schema';
import { useFields } from './useFields';
import type { GetField } from './useFields';
import { useSave } from './useSave';
import type { Response } from './useSave';

const labels = {
  idle: formTexts.save,
  busy: formTexts.saving,
  done: formTexts.save,
  failed: formTexts.save,
};

type Props<N extends string, R> = {
  form: FormDefinition<N, R>;
  /** The record that the page has loaded. Null can be a new one. */
  first: R;
  toValues: (record: R) => Values<N>;
  /** Values from another form. They are unsaved, and other names are ignored. */
  typed?: Partial<Values<N>> | undefined;
  send: (values: Values<N>, record: R) => Response<R>;
  /** Loads the present record after a change by another person. */
  load: (record: R) => Response<R>;
  /** Leaves the page after a save. `goesOn`: the person wants the next form at once. Absent: the form shows the saved record. */
  onSaved?: (saved: R, goesOn: boolean) => void;
  /** Returns what a toast says after a save. Null: the next page says it. Absent: the text of the form. */
  describeSaved?: (saved: R, goesOn: boolean) => MessageText | null;
  /** Takes the focus when the form appears. */
  focusFirst?: N | undefined;
  /** `plain`: what is around the form has a frame. */
  layout?: 'card' | 'plain';
  /** Gets whether there are values that are not saved. */
  onUnsaved?: (isUnsaved: boolean) => void;
  /** The address of the link that leaves the form. Absent: there is no link. */
  cancel?: string;
  children: (field: GetField<N>, record: R) => ReactNode;
};

/** `draft`: values that were typed before a session ended. `times` counts how often the form was filled. */
type Shown<N extends string, R> = { record: R; draft: Values<N> | null; times: number; takesFocus: boolean };

/** A form that changes a stored record. Typed values stay after a failure, and after the end of a session. */
export function RecordForm<N extends string, R>({
  first,
  typed,
  load,
  onSaved,
  describeSaved,
  onUnsaved,
  ...props
}: Props<N, R>) {
  const dispatch = useAppDispatch();
  const { form } = props;
  const [{ times, ...filling }, setShown] = useState<Shown<N, R>>({
    record: first,
    draft: null,
    times: 0,
    takesFocus: false,
  });
  const isChanged = useRef(false);
  const goesOn = useRef(false);
  const show = (record: R, draft: Values<N> | null = null) =>
    setShown({ record, draft, times: times + 1, takesFocus: draft === null });
  form.kept.useRestoreWork(
    ({ record, values }) => show(record, values),
    // An earlier draft never replaces what was typed since. It waits for the next visit.
    ({ record }) => !isChanged.current && typed === undefined && form.idOf?.(record) === form.idOf?.(first),
  );
  return (
    <FilledForm
      key={times}
      {...props}
      {...filling}
      typed={times === 0 ? typed : undefined}
      onChange={(isUnsaved) => {
        isChanged.current = isUnsaved;
        onUnsaved?.(isUnsaved);
      }}
      onSubmitKey={(isNext) => {
        goesOn.current = isNext;
      }}
      onSaved={(saved) => {
        const text = describeSaved
          ? describeSaved(saved, goesOn.current)
          : { messageId: form.savedText(filling.record).id };
        if (text) dispatch(toastAdded(text, 'success'));
        if (onSaved) onSaved(saved, goesOn.current);
        else show(saved);
      }}
      onReload={async () => {
        const { data, error } = await load(filling.record);
        // After a failure `data` are the earlier values.
        if (error !== undefined) return toCallError(error);
        if (data !== undefined) show(data);
        return null;
      }}
      onDiscard={() => show(first)}
    />
  );
}

type FilledProps<N extends string, R> = Pick<
  Props<N, R>,
  'form' | 'toValues' | 'typed' | 'send' | 'focusFirst' | 'layout' | 'cancel' | 'children'
> &
  Omit<Shown<N, R>, 'times'> & {
    onSaved: (saved: R) => void;
    /** Gets whether there are unsaved values. */
    onChange: (isUnsaved: boolean) => void;
    /** Gets, before a submission, whether it was begun by Ctrl and Enter. */
    onSubmitKey: (goesOn: boolean) => void;
    onReload: () => Promise<CallError | null>;
    /** Fills the form without the draft. */
    onDiscard: () => void;
  };

function FilledForm<N extends string, R>({
  form,
  record,
  draft,
  takesFocus,
  toValues,
  typed,
  send,
  focusFirst,
  layout = 'card',
  cancel,
  onSaved,
  onChange,
  onSubmitKey,
  onReload,
  onDiscard,
  children,
}: FilledProps<N, R>) {
  const intl = useIntl();
  const card = useRef<HTMLDivElement>(null);
  const [initialValues] = useState(() => toValues(record));
  const [filled] = useState(draft ?? typed);
  const { save, saved, failure, refused } = useSave(form, (values) => send(values, record), onReload);
  const [names] = useState(() => listNames(form.schema));
  useEffect(() => {
    // The button that had the focus was part of the form before.
    if (takesFocus) card.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }, [takesFocus]);
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the fields and buttons in it have the focus
    <div
      ref={card}
      className={styles[layout]}
      // A button and Enter in a field both click the button. Ctrl and Enter do not.
      onClickCapture={() => onSubmitKey(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        const element = card.current?.querySelector('form');
        // A dialog or a calendar of the form is outside its element.
        const isInForm = event.target instanceof Node && element?.contains(event.target) === true;
        if (!isInForm || event.repeat) return;
        event.preventDefault();
        onSubmitKey(true);
        element.requestSubmit();
      }}
    >
      <SubmitForm
        names={names}
        clean={makeCleaners(intl, form.schema)}
        initialValues={initialValues}
        onSubmit={save}
        focusFirst={focusFirst}
        failure={failure}
        failureRole="alert"
        labels={labels}
        icon={Save}
      >
        {draft && <Restored onDiscard={onDiscard} />}
        <Fields schema={form.schema} refused={refused}>
          {(field) => children(field, record)}
        </Fields>
        {filled && <Fill names={names} values={filled} />}
        <Unsaved form={form} record={record} saved={saved} onSaved={onSaved} onChange={onChange} />
      </SubmitForm>
      {cancel !== undefined && (
        <ButtonLink variant="plain" to={cancel}>
          <FormattedMessage {...formTexts.cancel} />
        </ButtonLink>
      )}
    </div>
  );
}

type FieldsProps<N extends string> = {
  schema: Schema<N>;
  refused: Refused<N>;
  children: (field: GetField<N>) => ReactNode;
};

/** The fields know the values of the form, so this component is inside it. */
const Fields = <N extends string>({ schema, refused, children }: FieldsProps<N>) =>
  children(useFields(schema, refused));

type UnsavedProps<N extends string, R> = Pick<
  FilledProps<N, R>,
  'form' | 'record' | 'onSaved' | 'onChange'
> & {
  /** Undefined: the values are not saved yet. */
  saved: R | undefined;
};

/** Asks before unsaved values are lost. `onSaved` may navigate, so it is called when the values are no longer unsaved. */
function Unsaved<N extends string, R>({ form, record, saved, onSaved, onChange }: UnsavedProps<N, R>) {
  const { dirty = false, values } = useFormState<Values<N>>({ subscription: { dirty: true, values: true } });
  const isUnsaved = dirty && saved === undefined;
  form.kept.useKeepWork(isUnsaved ? { record, values: withoutPasswords(form.schema, values) } : null);
  const { blocked, stay } = useUnsavedChanges(isUnsaved);
  const reportChange = useEffectEvent(onChange);
  useEffect(() => reportChange(isUnsaved), [isUnsaved]);
  const reportSaved = useEffectEvent(onSaved);
  useEffect(() => {
    if (saved !== undefined) reportSaved(saved);
  }, [saved]);
  return <LeaveDialog onLeave={blocked} onStay={stay} />;
}

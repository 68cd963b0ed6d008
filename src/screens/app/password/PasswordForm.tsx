import { KeyRound } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import { FormattedMessage } from 'react-intl';
import { accountApi } from '../../../api/account';
import { isNotOffered, toCallError } from '../../../api/callError';
import type { CallError } from '../../../api/callError';
import { failureText } from '../../../api/callError.messages';
import { describeRefusal } from '../../../api/failedChange';
import { describeSubmission } from '../../../controls/describeSubmission';
import { countCharacters, NEW_PASSWORD } from '../../../controls/form/newPassword';
import { useSubmission } from '../../../controls/useSubmission';
import { useShownText } from '../../../controls/useShownText';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectProfile } from '../../../store/profile';
import { toastAdded } from '../../../store/toasts';
import type { MessageText } from '../../../store/toasts';
import { DialogBody, DialogDetail } from '../../../ui/Dialog';
import { ErrorDetails } from '../../../ui/ErrorDetails';
import { PasswordField } from '../../../ui/PasswordField';
import { SubmitForm } from '../../../ui/SubmitForm';
import type { Outcome } from '../../../ui/FormFrame';
import type { Rule } from '../../../ui/TextInput';
import { messages } from './password.messages';

const NAMES = ['currentPassword', 'newPassword'] as const;
type Name = (typeof NAMES)[number];
type Values = Record<Name, string>;

const labels = {
  idle: messages.title,
  busy: messages.submitting,
  done: messages.title,
  failed: messages.title,
} as const;

/** The last passwords that the backend refused. */
type RefusedPasswords = Partial<Values>;

/**
 * Changes the password of the signed-in user (specification §2.92).
 * @param onDone closes the dialog, and then calls its argument.
 */
export function PasswordForm({ onDone }: { onDone: (afterwards: () => void) => void }) {
  const { change, failure, refusedPasswords } = useChange(onDone);
  const textToShow = useShownText();
  const { data: profile } = useAppSelector(selectProfile);
  const shownFailure = failure && textToShow(failure);
  return (
    <DialogBody>
      <DialogDetail>
        <FormattedMessage {...messages.detail} />
      </DialogDetail>
      <SubmitForm
        names={NAMES}
        focusFirst="currentPassword"
        onSubmit={change}
        failure={
          shownFailure && (
            <>
              <p>{shownFailure.text}</p>
              {shownFailure.detail && <ErrorDetails {...shownFailure.detail} />}
            </>
          )
        }
        // Screen readers skip the page's announcer, because it is behind the dialog.
        failureRole="alert"
        labels={labels}
        icon={KeyRound}
      >
        {/* Password managers store the new password under this name. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={profile?.login ?? ''}
          readOnly
          hidden
        />
        <Fields refused={refusedPasswords} />
      </SubmitForm>
    </DialogBody>
  );
}

function Fields({ refused }: { refused: RefusedPasswords }) {
  const form = useForm<Values>();
  const currentRule: Rule = (value) => {
    if (value === '') return messages.currentMissing;
    return value === refused.currentPassword ? messages.currentWrong : undefined;
  };
  const newRule: Rule = (value) => {
    const count = countCharacters(value);
    if (count < NEW_PASSWORD.min) return messages.short;
    if (count > NEW_PASSWORD.max) return messages.long;
    if (value === form.getState().values.currentPassword) return messages.same;
    return value === refused.newPassword ? messages.another : undefined;
  };
  return (
    <>
      <PasswordField name="currentPassword" label={messages.current} rule={currentRule} />
      <PasswordField
        name="newPassword"
        label={messages.next}
        rule={newRule}
        autoComplete="new-password"
        hint={<FormattedMessage {...messages.rule} />}
      />
    </>
  );
}

/**
 * Sends the change, untracked, so no password stays in the store. Closing the dialog does not stop it, because the backend
 * may have changed the password already. A toast then reports the result.
 */
function useChange(onDone: (afterwards: () => void) => void) {
  const dispatch = useAppDispatch();
  const begin = useSubmission();
  const [failure, setFailure] = useState<MessageText | null>(null);
  const [refusedPasswords, setRefusedPasswords] = useState<RefusedPasswords>({});
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const change = async (passwords: Values): Promise<Outcome<Name>> => {
    setFailure(null);
    const end = begin();
    const call = dispatch(accountApi.endpoints.changePassword.initiate(passwords, { track: false }));
    const { error } = await call;
    end('stays');
    if (!error) {
      const report = () => dispatch(toastAdded({ messageId: messages.changed.id }, 'success'));
      if (isOpen.current) onDone(report);
      else report();
      return { kind: 'done' };
    }
    const { text, focus } = readRefusal(toCallError(error));
    if (!isOpen.current && text !== null) dispatch(toastAdded(text, 'error'));
    // The message of a wrong password is below its field.
    setFailure(focus === 'currentPassword' ? null : text);
    if (focus === null) return { kind: 'failed', focus };
    setRefusedPasswords({ [focus]: passwords[focus] });
    return { kind: 'failed', focus, isInvalid: true };
  };
  return { change, failure, refusedPasswords };
}

/** Returns the text of a failure, and the field of the refused password. */
function readRefusal(error: CallError): { text: MessageText | null; focus: Name | null } {
  // The login screen reports the end of the session.
  if (error.kind === 'stale' || (error.kind === 'http' && error.endsSession))
    return { text: null, focus: null };
  if ('lost' in error && error.lost === 'unknown')
    return { text: { ...failureText(error), messageId: messages.lost.id }, focus: null };
  const submission = describeSubmission(error);
  if (submission) return { text: submission, focus: null };
  if (isNotOffered(error)) return { text: { messageId: messages.notOffered.id }, focus: null };
  if (error.kind !== 'http' || error.status !== 422) return { text: failureText(error), focus: null };
  if (error.reason === 'wrong-password')
    return { text: { messageId: messages.currentWrong.id }, focus: 'currentPassword' };
  return error.reason === undefined
    ? { text: describeRefusal(error), focus: null }
    : { text: { ...failureText(error), messageId: messages.notAccepted.id }, focus: 'newPassword' };
}

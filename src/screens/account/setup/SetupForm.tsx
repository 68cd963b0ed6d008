import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { toCallError } from '../../../api/callError';
import type { CallError } from '../../../api/callError';
import { readProblems } from '../../../api/failedChange';
import { failureText } from '../../../api/callError.messages';
import { setupApi } from '../../../api/setup';
import type { SetupState } from '../../../api/setup';
import { ChoiceField } from '../../../controls/form/ChoiceField';
import { readRefused } from '../../../controls/form/refusedValues';
import type { Refused } from '../../../controls/form/refusedValues';
import { listNames, makeCleaners } from '../../../controls/form/schema';
import { useFields } from '../../../controls/form/useFields';
import { useShownText } from '../../../controls/useShownText';
import { useSubmission } from '../../../controls/useSubmission';
import { useAppDispatch } from '../../../store/hooks';
import type { MessageText } from '../../../store/toasts';
import { ErrorDetails } from '../../../ui/ErrorDetails';
import type { Outcome } from '../../../ui/FormFrame';
import { PasswordField } from '../../../ui/PasswordField';
import { SubmitForm } from '../../../ui/SubmitForm';
import { TextField } from '../../../ui/TextField';
import { messages } from './setup.messages';
import styles from './SetupForm.module.css';
import { passwordRule, schema, toSetup } from './setupForm';
import type { Name, Values } from './setupForm';

const NAMES = listNames(schema);

/** Most companies of the portal are there. */
const USUAL_ZONE = 'America/Sao_Paulo';

const labels = {
  idle: messages.submit,
  busy: messages.submitting,
  done: messages.submit,
  failed: messages.submit,
};

type Props = { timeZones: SetupState['timeZones']; onDone: () => void };

/** The fields of the first administrator and of the company. Neither secret nor password stays in the store. */
export function SetupForm({ timeZones, onDone }: Props) {
  const intl = useIntl();
  const textToShow = useShownText();
  const { send, failure, refused } = useSetUp(onDone);
  const shownFailure = failure && textToShow(failure);
  const [initialValues] = useState(() => ({ timeZone: USUAL_ZONE }));
  return (
    <SubmitForm
      names={NAMES}
      clean={makeCleaners(intl, schema)}
      initialValues={initialValues}
      onSubmit={send}
      failure={
        shownFailure && (
          <>
            <p>{shownFailure.text}</p>
            {shownFailure.detail && <ErrorDetails {...shownFailure.detail} />}
          </>
        )
      }
      failureRole="alert"
      labels={labels}
      icon={ArrowRight}
    >
      <Fields timeZones={timeZones} refused={refused} />
    </SubmitForm>
  );
}

/** The fields know the values of the form, so this component is inside it. */
function Fields({
  timeZones = [{ id: USUAL_ZONE, title: USUAL_ZONE }],
  refused,
}: Pick<Props, 'timeZones'> & { refused: Refused<Name> }) {
  const field = useFields(schema, refused);
  return (
    <>
      <TextField
        {...field('secret')}
        input={{ autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, dir: 'ltr' }}
      />
      <fieldset className={styles['group']}>
        <legend className={styles['legend']}>
          <FormattedMessage {...messages.administrator} />
        </legend>
        <TextField {...field('name')} input={{ autoComplete: 'name', dir: 'auto' }} />
        <TextField
          {...field('login')}
          input={{ autoComplete: 'username', inputMode: 'numeric', spellCheck: false, dir: 'ltr' }}
        />
        <PasswordField
          name="password"
          label={messages.password}
          rule={passwordRule}
          autoComplete="new-password"
          hint={<FormattedMessage {...messages.passwordHint} />}
        />
      </fieldset>
      <fieldset className={styles['group']}>
        <legend className={styles['legend']}>
          <FormattedMessage {...messages.company} />
        </legend>
        <TextField {...field('companyName')} input={{ autoComplete: 'organization', dir: 'auto' }} />
        <ChoiceField
          {...field('timeZone')}
          options={timeZones.map(({ id, title }) => ({ value: id, label: title }))}
        />
        <TextField {...field('openingAmount')} />
        <TextField {...field('openingOn')} />
      </fieldset>
    </>
  );
}

/** Sends the form, and explains a refusal. */
function useSetUp(onDone: () => void) {
  const dispatch = useAppDispatch();
  const begin = useSubmission();
  const [failure, setFailure] = useState<MessageText | null>(null);
  const [refused, setRefused] = useState<Refused<Name>>({});

  const send = async (values: Values): Promise<Outcome<Name>> => {
    setFailure(null);
    const end = begin();
    const { error } = await dispatch(setupApi.endpoints.setUp.initiate(toSetup(values), { track: false }));
    end('stays');
    if (!error) {
      onDone();
      return { kind: 'done' };
    }
    const callError = toCallError(error);
    const now = readRefusal(callError, values);
    if (now.first === null) {
      setFailure(describe(callError));
      return { kind: 'failed', focus: null };
    }
    setRefused(now.refused);
    return { kind: 'failed', focus: now.first, isInvalid: true };
  };
  return { send, failure, refused };
}

/** Returns the refused values with their messages, and the first of their fields. */
function readRefusal(error: CallError, values: Values): ReturnType<typeof readRefused<Name>> {
  if (error.kind !== 'http' || error.status !== 422) return { refused: {}, first: null };
  if (error.reason === 'wrong-secret')
    return { refused: { secret: { value: values.secret, message: messages.wrongSecret } }, first: 'secret' };
  return readRefused({ schema, reasons: { future: messages.future } }, values, readProblems(error.body));
}

const describe = (error: CallError): MessageText =>
  error.kind === 'http' && error.status === 409
    ? { ...failureText(error), messageId: messages.closedMeanwhile.id }
    : failureText(error);

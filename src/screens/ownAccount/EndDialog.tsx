import { LogOut } from 'lucide-react';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import { accountApi } from '../../api/account';
import type { OwnSession } from '../../api/account';
import { toCallError } from '../../api/callError';
import { describeFailedChange } from '../../controls/form/describeFailedChange';
import { useShownText } from '../../controls/useShownText';
import { useSubmission } from '../../controls/useSubmission';
import { useAppDispatch } from '../../store/hooks';
import { toastAdded } from '../../store/toasts';
import type { MessageText } from '../../store/toasts';
import { Dialog, DialogBody, DialogDetail, DialogHead } from '../../ui/Dialog';
import { ErrorDetails } from '../../ui/ErrorDetails';
import type { Outcome } from '../../ui/FormFrame';
import { PasswordField } from '../../ui/PasswordField';
import { SubmitForm } from '../../ui/SubmitForm';
import { useLastShown } from '../../ui/useLastShown';
import { messages } from './ownAccount.messages';

const NAMES = ['currentPassword'] as const;
type Name = (typeof NAMES)[number];

const labels = { idle: messages.end, busy: messages.ending, done: messages.end, failed: messages.end };

type Ending = OwnSession | 'others';
type Props = {
  /** Null: the dialog is closed. */
  ending: Ending | null;
  onClose: () => void;
  finalFocus: ComponentProps<typeof Dialog>['finalFocus'];
};

/** Asks for the current password before sessions end (ASVS 7.5.2). */
export function EndDialog({ ending, onClose, finalFocus }: Props) {
  const shown = useLastShown(ending);
  return (
    <Dialog isForm size="small" isOpen={ending !== null} onClose={onClose} finalFocus={finalFocus}>
      {shown && (
        <>
          <DialogHead>
            <Title ending={shown} />
          </DialogHead>
          <DialogBody>
            <DialogDetail>
              <FormattedMessage {...messages.endDetail} />
            </DialogDetail>
            <EndForm ending={shown} onDone={onClose} />
          </DialogBody>
        </>
      )}
    </Dialog>
  );
}

function Title({ ending }: { ending: Ending }) {
  if (ending === 'others') return <FormattedMessage {...messages.endOthersTitle} />;
  return typeof ending.device === 'string' ? (
    <FormattedMessage {...messages.endTitle} values={{ device: <bdi>{ending.device}</bdi> }} />
  ) : (
    <FormattedMessage {...messages.endUnknownTitle} />
  );
}

function EndForm({ ending, onDone }: { ending: Ending; onDone: () => void }) {
  const dispatch = useAppDispatch();
  const textToShow = useShownText();
  const begin = useSubmission();
  const [failure, setFailure] = useState<MessageText | null>(null);
  const [refused, setRefused] = useState<string | null>(null);

  const send = async ({ currentPassword }: Record<Name, string>): Promise<Outcome<Name>> => {
    setFailure(null);
    const end = begin();
    const body = { currentPassword, ...(ending !== 'others' && { id: ending.id }) };
    // Untracked, so no password stays in the store.
    const { error } = await dispatch(accountApi.endpoints.endOwnSessions.initiate(body, { track: false }));
    end('stays');
    if (!error) {
      const text = ending === 'others' ? messages.othersEnded : messages.ended;
      dispatch(toastAdded({ messageId: text.id }, 'success'));
      onDone();
      return { kind: 'done' };
    }
    const callError = toCallError(error);
    if (callError.kind === 'http' && callError.reason === 'wrong-password') {
      setRefused(currentPassword);
      return { kind: 'failed', focus: 'currentPassword', isInvalid: true };
    }
    setFailure(describeFailedChange(callError, messages));
    return { kind: 'failed', focus: null };
  };
  const shownFailure = failure && textToShow(failure);

  return (
    <SubmitForm
      names={NAMES}
      focusFirst="currentPassword"
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
      icon={LogOut}
    >
      <PasswordField
        name="currentPassword"
        label={messages.currentPassword}
        rule={(value) => {
          if (value === '') return messages.passwordMissing;
          return value === refused ? messages.passwordWrong : undefined;
        }}
      />
    </SubmitForm>
  );
}

import { Check } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { toCallError } from '../../api/callError';
import type { CallError } from '../../api/callError';
import { isOutdated, readProblems } from '../../api/failedChange';
import { usersApi } from '../../api/users';
import type { User } from '../../api/users';
import { paths } from '../../config/paths';
import { useShownText } from '../../controls/useShownText';
import { useSubmission } from '../../controls/useSubmission';
import { moment } from '../../i18n/formats';
import { useAppDispatch } from '../../store/hooks';
import { toastAdded } from '../../store/toasts';
import type { MessageText } from '../../store/toasts';
import { Button } from '../../ui/Button';
import { CopyFeedback } from '../../ui/CopyFeedback';
import { Dialog, DialogActions, DialogBody, DialogDetail, DialogHead } from '../../ui/Dialog';
import { ErrorDetails } from '../../ui/ErrorDetails';
import type { Outcome } from '../../ui/FormFrame';
import { PasswordField } from '../../ui/PasswordField';
import { SubmitForm } from '../../ui/SubmitForm';
import { TextButton } from '../../ui/TextButton';
import { useCopy } from '../../ui/useCopy';
import { ACTS } from './acts';
import type { ActName } from './acts';
import { CONFLICTS, describeFailure } from './userForm';
import { actTexts } from './act.messages';
import { messages } from './users.messages';
import styles from './users.module.css';

const UNTRACKED = { track: false } as const;
const PASSWORD = ['currentPassword'] as const;

type Link = { address: string; expiresAt: string };
type Props = { user: User; onClose: () => void };

/** Asks before an act on a user, and shows the link that it makes. Null: the dialog is closed. */
export function ActDialog({ act, user, onClose }: Props & { act: ActName | null }) {
  const [lastAct, setLastAct] = useState(act);
  const [link, setLink] = useState<Link | null>(null);
  // The text stays the same while the dialog closes.
  if (act !== null && act !== lastAct) setLastAct(act);
  return (
    <Dialog isForm isOpen={act !== null} onClose={onClose} onGone={() => setLink(null)}>
      {lastAct && (
        <>
          <DialogHead>
            <FormattedMessage {...ACTS[lastAct].title} />
          </DialogHead>
          <DialogBody>
            {link ? (
              <ShownLink link={link} user={user} onClose={onClose} />
            ) : (
              <Question act={lastAct} user={user} onClose={onClose} onLink={setLink} />
            )}
          </DialogBody>
        </>
      )}
    </Dialog>
  );
}

function Question({ act, user, onClose, onLink }: Props & { act: ActName; onLink: (link: Link) => void }) {
  const textToShow = useShownText();
  const { send, failure, refused } = useAct(act, user, { onClose, onLink });
  const { title, detail, change } = ACTS[act];
  const needsPassword = change === null && user.role === 'admin';
  const shown = failure && textToShow(failure);
  return (
    <>
      <DialogDetail>
        <FormattedMessage {...detail} values={{ name: <bdi>{user.name}</bdi> }} />
      </DialogDetail>
      <SubmitForm
        names={needsPassword ? PASSWORD : []}
        onSubmit={send}
        focusFirst={needsPassword ? 'currentPassword' : undefined}
        failure={
          shown && (
            <>
              <p>{shown.text}</p>
              {shown.detail && <ErrorDetails {...shown.detail} />}
            </>
          )
        }
        failureRole="alert"
        labels={{ idle: title, busy: actTexts.busy, done: title, failed: title }}
        icon={Check}
      >
        {needsPassword && (
          <PasswordField
            name="currentPassword"
            label={messages.ownPassword}
            hint={<FormattedMessage {...messages.ownPasswordHint} />}
            rule={(value) => {
              if (value === '') return messages.ownPasswordMissing;
              return value === refused ? messages.ownPasswordWrong : undefined;
            }}
          />
        )}
      </SubmitForm>
    </>
  );
}

/** Sends an act, untracked, so neither a password nor a secret stays in the store. */
function useAct(
  act: ActName,
  { id, version }: User,
  { onClose, onLink }: { onClose: () => void; onLink: (link: Link) => void },
) {
  const dispatch = useAppDispatch();
  const begin = useSubmission();
  const [failure, setFailure] = useState<MessageText | null>(null);
  /** The last password that the backend refused. */
  const [refused, setRefused] = useState<string | null>(null);
  const { change, done } = ACTS[act];
  const { makePasswordLink, changeUserAccess } = usersApi.endpoints;

  const call = async (currentPassword: string | undefined): Promise<CallError | null> => {
    if (change !== null) {
      const body = { version, change };
      const { error } = await dispatch(changeUserAccess.initiate({ id, body }, UNTRACKED));
      if (error !== undefined) return toCallError(error);
      dispatch(toastAdded({ messageId: done.id }, 'success'));
      onClose();
      return null;
    }
    const body = { version, ...(currentPassword !== undefined && { currentPassword }) };
    const { data, error } = await dispatch(makePasswordLink.initiate({ id, body }, UNTRACKED));
    if (data === undefined) return toCallError(error);
    const { secret, expiresAt } = data;
    onLink({ address: `${window.location.origin}${paths.setPassword.to()}#${secret}`, expiresAt });
    return null;
  };

  const send = async ({
    currentPassword,
  }: Partial<Record<(typeof PASSWORD)[number], string>>): Promise<Outcome<'currentPassword'>> => {
    setFailure(null);
    const end = begin();
    const error = await call(currentPassword);
    end('stays');
    if (error === null) return { kind: 'done' };
    if (error.kind === 'http' && readProblems(error.body).length > 0) {
      setRefused(currentPassword ?? null);
      return { kind: 'failed', focus: 'currentPassword', isInvalid: true };
    }
    setFailure(describeAct(error));
    return { kind: 'failed', focus: null };
  };
  return { send, failure, refused };
}

function describeAct(error: CallError): MessageText {
  if (isOutdated(error)) return { messageId: messages.changedMeanwhile.id };
  const reason = error.kind === 'http' ? error.reason : undefined;
  const conflict = Object.entries(CONFLICTS).find(([name]) => name === reason)?.[1];
  return conflict ? { messageId: conflict.id } : describeFailure(error);
}

/** The link, which is shown once. */
function ShownLink({ link: { address, expiresAt }, user, onClose }: Props & { link: Link }) {
  const intl = useIntl();
  const { outcome, copy } = useCopy(address);
  const name = <bdi>{user.name}</bdi>;
  return (
    <>
      <DialogDetail>
        <FormattedMessage
          {...messages.linkOnce}
          values={{ name, moment: moment(intl, new Date(expiresAt)) }}
        />
      </DialogDetail>
      <code className={styles['link']} dir="ltr">
        {address}
      </code>
      <CopyFeedback
        outcome={outcome}
        text={address}
        label={<FormattedMessage {...messages.linkTitle} values={{ name }} />}
        done={<FormattedMessage {...messages.copied} />}
      />
      <DialogActions>
        <Button onClick={copy}>
          <FormattedMessage {...messages.copy} />
        </Button>
        <TextButton variant="plain" text={messages.done} onClick={onClose} />
      </DialogActions>
    </>
  );
}

import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { toCallError } from '../../api/callError';
import type { CallError } from '../../api/callError';
import { isOutdated, readProblems } from '../../api/failedChange';
import { usersApi } from '../../api/users';
import type { User } from '../../api/users';
import { paths } from '../../config/paths';
import { useShownText } from '../../controls/useShownText';
import { formTexts } from '../../controls/form/form.messages';
import { useSubmission } from '../../controls/useSubmission';
import { moment } from '../../i18n/formats';
import { useAppDispatch } from '../../store/hooks';
import { toastAdded } from '../../store/toasts';
import type { MessageText } from '../../store/toasts';
import { Button } from '../../ui/Button';
import { CopyFeedback } from '../../ui/CopyFeedback';
import { Dialog, DialogActions, DialogBody, DialogDetail, DialogHead } from '../../ui/Dialog';
import { focusItself } from '../../ui/focusItself';
import { ErrorDetails } from '../../ui/ErrorDetails';
import type { Outcome } from '../../ui/FormFrame';
import { PasswordField } from '../../ui/PasswordField';
import { SubmitForm } from '../../ui/SubmitForm';
import { TextButton } from '../../ui/TextButton';
import { useCopy } from '../../ui/useCopy';
import { useLastShown } from '../../ui/useLastShown';
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

/**
 * Asks before an act on a user, and shows the link that it makes. A link that was not copied stays until a person says that
 * it is done. Null: the dialog is closed.
 * @param acts what takes the focus after an act, because its button may be gone.
 */
export function ActDialog({
  act,
  acts,
  user,
  onClose,
}: Props & { act: ActName | null; acts: RefObject<HTMLElement | null> }) {
  const lastAct = useLastShown(act);
  const [link, setLink] = useState<Link | null>(null);
  const [leaving, setLeaving] = useState<'copied' | 'warned' | null>(null);
  const wasDone = useRef(false);
  useEffect(() => {
    if (act !== null) wasDone.current = false;
  }, [act]);
  const finish = () => {
    wasDone.current = true;
    onClose();
  };
  const close = () => {
    if (link === null) onClose();
    else if (leaving === 'copied') finish();
    else setLeaving('warned');
  };
  return (
    <Dialog
      isForm
      isOpen={act !== null}
      onClose={close}
      onGone={() => {
        setLink(null);
        setLeaving(null);
      }}
      finalFocus={() => (wasDone.current ? focusItself(acts.current) : true)}
    >
      {lastAct && (
        <>
          <DialogHead>
            <FormattedMessage {...ACTS[lastAct].title} />
          </DialogHead>
          <DialogBody>
            {link ? (
              <ShownLink
                link={link}
                user={user}
                isWarned={leaving === 'warned'}
                onCopied={() => setLeaving('copied')}
                onClose={finish}
              />
            ) : (
              <Question act={lastAct} user={user} onClose={onClose} onDone={finish} onLink={setLink} />
            )}
          </DialogBody>
        </>
      )}
    </Dialog>
  );
}

type Ways = { onDone: () => void; onLink: (link: Link) => void };

function Question({ act, user, onClose, ...ways }: Props & Ways & { act: ActName }) {
  const textToShow = useShownText();
  const { send, failure, refused } = useAct(act, user, ways);
  const { title, detail, change, icon, isDanger = false } = ACTS[act];
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
        icon={icon}
        variant={isDanger ? 'danger' : 'primary'}
        secondary={<TextButton variant="plain" text={formTexts.cancel} onClick={onClose} />}
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
function useAct(act: ActName, { id, version }: User, { onDone, onLink }: Ways) {
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
      onDone();
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
function ShownLink({
  link: { address, expiresAt },
  user,
  isWarned,
  onCopied,
  onClose,
}: Props & { link: Link; isWarned: boolean; onCopied: () => void }) {
  const intl = useIntl();
  const { outcome, copy } = useCopy(address, onCopied);
  // The button that made the link is gone.
  const copyButton = useRef<HTMLButtonElement>(null);
  useEffect(() => copyButton.current?.focus(), [isWarned]);
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
      <p role="alert" className={styles['warning']}>
        {isWarned && <FormattedMessage {...actTexts.linkNotCopied} />}
      </p>
      <DialogActions>
        <Button ref={copyButton} onClick={copy}>
          <FormattedMessage {...messages.copy} />
        </Button>
        <TextButton variant="plain" text={messages.done} onClick={onClose} />
      </DialogActions>
    </>
  );
}

import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { LanguageSelect } from '../../controls/LanguageSelect';
import { usePageTitle } from '../../controls/pages';
import { SignInFirst } from '../../controls/SignInFirst';
import { useMayCall } from '../../controls/useMayCall';
import { useAppSelector } from '../../store/hooks';
import { selectProfile } from '../../store/profile';
import { selectIsSignedIn } from '../../store/session';
import { Dialog, DialogHead } from '../../ui/Dialog';
import { PageHead } from '../../ui/PageHead';
import { TextButton } from '../../ui/TextButton';
import { NameForm } from './NameForm';
import { OwnSessions } from './OwnSessions';
import { messages } from './ownAccount.messages';
import styles from './OwnAccountScreen.module.css';

/** The change of the password, which the user menu has too. `form` calls `onDone` after a success. */
type PasswordChange = {
  title: MessageDescriptor;
  form: (onDone: (afterwards: () => void) => void) => ReactNode;
};

/** The own account: name, language, password and sessions (specification §2.264). */
export function OwnAccountScreen({ password }: { password: PasswordChange }) {
  const title = usePageTitle();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { data: profile } = useAppSelector(selectProfile);
  const mayCall = useMayCall();
  if (!isSignedIn) return <SignInFirst />;
  return (
    <>
      <PageHead title={title} />
      <div className={styles['parts']}>
        {profile && mayCall('changeAccount') && (
          <Part title={messages.nameTitle}>
            <NameForm name={profile.name} />
          </Part>
        )}
        <Part title={messages.language}>
          <LanguageSelect />
        </Part>
        {profile?.canChangePassword === true && (
          <Part title={messages.password}>
            <Password {...password} />
          </Part>
        )}
        {mayCall('listOwnSessions') && (
          <Part title={messages.sessions} detail={messages.sessionsHint}>
            <OwnSessions mayEnd={mayCall('endOwnSessions')} />
          </Part>
        )}
      </div>
    </>
  );
}

type PartProps = { title: MessageDescriptor; detail?: MessageDescriptor; children: ReactNode };

function Part({ title, detail, children }: PartProps) {
  const intl = useIntl();
  return (
    <section className={styles['part']} aria-label={intl.formatMessage(title)}>
      <div className={styles['text']}>
        <h2 className={styles['title']}>
          <FormattedMessage {...title} />
        </h2>
        {detail && (
          <p className={styles['detail']}>
            <FormattedMessage {...detail} />
          </p>
        )}
      </div>
      <div className={styles['body']}>{children}</div>
    </section>
  );
}

/** The button that opens the dialog of the password. */
function Password({ title, form }: PasswordChange) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div>
      <TextButton ref={button} variant="plain" text={title} onClick={() => setIsOpen(true)} />
      <Dialog isForm size="small" isOpen={isOpen} onClose={() => setIsOpen(false)} finalFocus={button}>
        <DialogHead>
          <FormattedMessage {...title} />
        </DialogHead>
        {form((afterwards) => {
          setIsOpen(false);
          afterwards();
        })}
      </Dialog>
    </div>
  );
}

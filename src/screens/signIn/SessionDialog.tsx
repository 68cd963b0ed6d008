import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { languageOf } from '../../config/languages';
import { minutesAway, timeOfDay } from '../../i18n/formats';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectLanguage } from '../../store/language';
import { logoutRequested, selectProfile } from '../../store/session';
import { noticeDismissed, selectEndsAt, selectExpiry } from '../../store/sessionExpiry';
import { Button } from '../../ui/Button';
import { LibraryRoot } from '../../ui/LibraryRoot';
import { messages } from './session.messages';
import styles from './SessionDialog.module.css';
import { SignInAgain } from './SignInAgain';

/** The dialog for a session that ends soon, has ended, or now belongs to another user. The page stays as it is. */
export function SessionDialog() {
  const dispatch = useAppDispatch();
  const { showing } = useAppSelector(selectExpiry);
  const { direction } = languageOf(useAppSelector(selectLanguage));
  const popup = useRef<HTMLDivElement>(null);
  // The text stays the same while the dialog closes.
  const [shown, setShown] = useState(showing);
  if (showing !== null && showing !== shown) setShown(showing);
  const close = () => dispatch(noticeDismissed());
  // The next message replaces the focused button.
  const isOther = shown === 'otherUser';
  useEffect(() => popup.current?.focus(), [isOther]);

  return (
    <LibraryRoot direction={direction}>
      <AlertDialog.Root
        open={showing !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) close();
        }}
      >
        <AlertDialog.Portal>
          <AlertDialog.Backdrop className={styles['shade']} />
          <AlertDialog.Viewport className={styles['viewport']}>
            {/* The dialog itself gets the focus, so that a key press meant for the page activates no button. */}
            <AlertDialog.Popup
              ref={popup}
              className={styles['popup']}
              initialFocus={popup}
              // The other user's page and its focused element no longer exist.
              finalFocus={() => (isOther ? document.getElementById('content') : true)}
            >
              {isOther ? <OtherUser onGoOn={close} /> : <Ending onPutOff={close} />}
            </AlertDialog.Popup>
          </AlertDialog.Viewport>
        </AlertDialog.Portal>
      </AlertDialog.Root>
    </LibraryRoot>
  );
}

function Ending({ onPutOff }: { onPutOff: () => void }) {
  const dispatch = useAppDispatch();
  const [isSigningIn, setIsSigningIn] = useState(false);

  if (isSigningIn) {
    return (
      <>
        <AlertDialog.Title className={styles['title']}>
          <FormattedMessage {...messages.again} />
        </AlertDialog.Title>
        <AlertDialog.Description className={styles['detail']}>
          <FormattedMessage {...messages.formDetail} />
        </AlertDialog.Description>
        <SignInAgain />
        <div className={styles['ways']}>
          <Button variant="plain" onClick={onPutOff}>
            <FormattedMessage {...messages.notNow} />
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      <EndingText />
      <div className={styles['ways']}>
        <Button
          onClick={() => {
            setIsSigningIn(true);
          }}
        >
          <FormattedMessage {...messages.again} />
        </Button>
        <Button variant="plain" onClick={onPutOff}>
          <FormattedMessage {...messages.notNow} />
        </Button>
        <Button variant="plain" onClick={() => dispatch(logoutRequested())}>
          <FormattedMessage {...messages.signOut} />
        </Button>
      </div>
    </>
  );
}

function EndingText() {
  const intl = useIntl();
  const { minutes, reported } = useAppSelector(selectExpiry);
  const endsAt = useAppSelector(selectEndsAt);
  const isOver = reported === 'over';
  const when = minutesAway(intl, minutes);
  return (
    <>
      <AlertDialog.Title className={styles['title']}>
        <FormattedMessage {...(isOver ? messages.overTitle : messages.soonTitle)} />
      </AlertDialog.Title>
      <AlertDialog.Description className={styles['detail']}>
        {isOver ? (
          <FormattedMessage {...messages.overDetail} />
        ) : endsAt === null ? (
          <FormattedMessage {...messages.soonUntimed} values={{ when }} />
        ) : (
          <FormattedMessage
            {...messages.soonDetail}
            values={{ when, time: timeOfDay(intl, new Date(endsAt)) }}
          />
        )}
      </AlertDialog.Description>
    </>
  );
}

function OtherUser({ onGoOn }: { onGoOn: () => void }) {
  const { data: profile } = useAppSelector(selectProfile);
  return (
    <>
      <AlertDialog.Title className={styles['title']}>
        <FormattedMessage {...(profile ? messages.otherTitle : messages.changedTitle)} />
      </AlertDialog.Title>
      <AlertDialog.Description className={styles['detail']}>
        {profile ? (
          <FormattedMessage {...messages.otherDetail} values={{ name: <bdi>{profile.name}</bdi> }} />
        ) : (
          <FormattedMessage {...messages.otherUnnamed} />
        )}
      </AlertDialog.Description>
      <div className={styles['ways']}>
        <Button onClick={onGoOn}>
          <FormattedMessage {...messages.goOn} />
        </Button>
      </div>
    </>
  );
}

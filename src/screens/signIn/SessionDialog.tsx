import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { languageOf } from '../../config/languages';
import { minutesAway, timeOfDay } from '../../i18n/formats';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectLanguage } from '../../store/language';
import { selectProfile } from '../../store/profile';
import { logoutRequested } from '../../store/session';
import { noticeDismissed, selectEndsAt, selectExpiry } from '../../store/sessionExpiry';
import { Button } from '../../ui/Button';
import { Dialog, DialogActions, DialogBody, DialogDetail, DialogTitle } from '../../ui/Dialog';
import { focusItself } from '../../ui/focusItself';
import { LibraryRoot } from '../../ui/LibraryRoot';
import { useLastShown } from '../../ui/useLastShown';
import { messages } from './session.messages';
import { SignInAgain } from './SignInAgain';

/** The dialog for a session that ends soon, has ended, or now belongs to another user. The page stays as it is. */
export function SessionDialog() {
  const dispatch = useAppDispatch();
  const { showing } = useAppSelector(selectExpiry);
  const { direction } = languageOf(useAppSelector(selectLanguage));
  const popup = useRef<HTMLDivElement>(null);
  const notice = useLastShown(showing);
  const close = () => dispatch(noticeDismissed());
  // The next message replaces the focused button.
  const isOtherUser = notice === 'otherUser';
  useEffect(() => popup.current?.focus(), [isOtherUser]);

  return (
    <LibraryRoot direction={direction}>
      <Dialog
        isAlert
        isOpen={showing !== null}
        onClose={close}
        // The dialog itself gets the focus, so that a key press meant for the page activates no button.
        popup={popup}
        initialFocus={popup}
        // The other user's page and its focused element no longer exist.
        finalFocus={() => (isOtherUser ? focusItself(document.getElementById('content')) : true)}
      >
        <DialogBody>{isOtherUser ? <OtherUser onGoOn={close} /> : <Ending onPutOff={close} />}</DialogBody>
      </Dialog>
    </LibraryRoot>
  );
}

function Ending({ onPutOff }: { onPutOff: () => void }) {
  const dispatch = useAppDispatch();
  const isOver = useAppSelector(selectExpiry).reported === 'over';
  const [isSigningIn, setIsSigningIn] = useState(false);

  if (isSigningIn) {
    return (
      <>
        <div role="status">
          <DialogTitle>
            <FormattedMessage {...(isOver ? messages.overTitle : messages.again)} />
          </DialogTitle>
        </div>
        <DialogDetail>
          <FormattedMessage {...messages.formDetail} />
        </DialogDetail>
        <SignInAgain />
        <DialogActions>
          <Button variant="plain" onClick={onPutOff}>
            <FormattedMessage {...messages.notNow} />
          </Button>
        </DialogActions>
      </>
    );
  }
  return (
    <>
      <EndingText isOver={isOver} />
      <DialogActions>
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
      </DialogActions>
    </>
  );
}

function EndingText({ isOver }: { isOver: boolean }) {
  const intl = useIntl();
  const { minutes } = useAppSelector(selectExpiry);
  const endsAt = useAppSelector(selectEndsAt);
  const when = minutesAway(intl, minutes);
  return (
    <>
      <DialogTitle>
        <FormattedMessage {...(isOver ? messages.overTitle : messages.soonTitle)} />
      </DialogTitle>
      <DialogDetail>
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
      </DialogDetail>
    </>
  );
}

function OtherUser({ onGoOn }: { onGoOn: () => void }) {
  const { data: profile } = useAppSelector(selectProfile);
  return (
    <>
      <DialogTitle>
        <FormattedMessage {...(profile ? messages.otherTitle : messages.changedTitle)} />
      </DialogTitle>
      <DialogDetail>
        {profile ? (
          <FormattedMessage {...messages.otherDetail} values={{ name: <bdi>{profile.name}</bdi> }} />
        ) : (
          <FormattedMessage {...messages.otherUnnamed} />
        )}
      </DialogDetail>
      <DialogActions>
        <Button onClick={onGoOn}>
          <FormattedMessage {...messages.goOn} />
        </Button>
      </DialogActions>
    </>
  );
}

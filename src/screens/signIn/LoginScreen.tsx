import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Store } from '@reduxjs/toolkit';
import { useStore } from 'react-redux';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { dashboardIn } from '../../api/auth';
import { BRAND } from '../../config/brand';
import { isInApp, paths } from '../../config/paths';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { useIdentityDoor } from '../../controls/identity';
import { languageChosen, selectPickedLanguage } from '../../store/language';
import { selectRole } from '../../store/role';
import { selectIsSignedIn, selectProfile, signedIn } from '../../store/session';
import { askToSignIn } from './requestSignIn';
import type { RootState } from '../../store/reducer';
import { bounded, toastAsked, toastsCleared } from '../../store/toasts';
import type { ToastText } from '../../store/toasts';
import { useAttempt } from '../../controls/useSubmission';
import { ArchPattern, Arch } from '../../ui/Arch';
import shared from '../../controls/BrandCard.module.css';
import { LanguageSelect } from '../../controls/LanguageSelect';
import { useToastWords } from '../../controls/useToastText';
import { LoginForm } from './LoginForm';
import type { Attempt, LoginValues } from './LoginForm';
import { useDocumentTitle } from '../../ui/useDocumentTitle';
import { useFocusOnArrival } from '../../ui/useFocusOnArrival';
import { messages } from './login.messages';
import styles from './LoginScreen.module.css';
import { SignedInNotice } from './SignedInNotice';

/** The login: a card with a brand side and a form side (specification §2). */
export function LoginScreen() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const language = useAppSelector(selectPickedLanguage);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { signIn, failure, isLeaving } = useSignIn();
  const canRegister = useIdentityDoor() !== null;
  const words = useToastWords();
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  useDocumentTitle(intl.formatMessage(messages.page));

  return (
    <div className={shared['page']}>
      <main className={`${shared['card'] ?? ''} ${styles['card'] ?? ''}`}>
        <div className={`${shared['brand'] ?? ''} ${styles['brand'] ?? ''}`}>
          <ArchPattern className={shared['pattern']} />
          <div className={styles['brandText']}>
            <p className={`${shared['name'] ?? ''} ${styles['name'] ?? ''}`}>
              <Arch size={36} />
              {BRAND}
            </p>
            <p className={styles['slogan']}>
              <FormattedMessage {...messages.slogan} />
            </p>
          </div>
        </div>
        <div className={styles['side']}>
          <h1 ref={heading} tabIndex={-1} className={shared['title']}>
            <FormattedMessage {...messages.title} />
          </h1>
          {isSignedIn && !isLeaving && <SignedInNotice />}
          <LoginForm
            onSubmit={signIn}
            isQuiet={isSignedIn && !isLeaving}
            failure={failure && words(bounded(failure))}
          />
          <div className={styles['links']}>
            <Link className={shared['link']} to={paths.forgotPassword.to()}>
              <FormattedMessage {...messages.forgotPassword} />
            </Link>
            {canRegister && (
              <Link className={shared['link']} to={paths.register.to()}>
                <FormattedMessage {...messages.register} />
              </Link>
            )}
          </div>
        </div>
      </main>
      <footer className={shared['foot']}>
        <LanguageSelect value={language} onChoose={(code) => dispatch(languageChosen(code))} />
      </footer>
    </div>
  );
}

/** Signs in, keeps the session and goes on; leaving the screen gives the call up. */
function useSignIn() {
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const navigate = useNavigate();
  const begin = useAttempt();
  const location = useLocation();
  const [failure, setFailure] = useState<ToastText | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  const giveUp = useRef<(() => void) | null>(null);
  useEffect(
    () => () => {
      giveUp.current?.();
    },
    [],
  );

  const signIn = async (values: LoginValues): Promise<Attempt> => {
    const end = begin();
    try {
      const ended = await attempt(values);
      if (ended.kind === 'done') end('leads on');
      return ended;
    } finally {
      end('stays');
    }
  };

  const attempt = async (values: LoginValues): Promise<Attempt> => {
    setFailure(null);
    dispatch(toastsCleared());
    const call = askToSignIn(dispatch, values);
    const leaving = new AbortController();
    const hasLeft = () => leaving.signal.aborted;
    giveUp.current = () => {
      leaving.abort();
      call.abort();
    };
    const result = await call.result;
    // The screen is gone, or the page is on its way out: an answer changes nothing any more.
    if (hasLeft()) return { kind: 'done' };

    if (result.kind === 'accepted') {
      setIsLeaving(true);
      dispatch(signedIn({ token: result.token, user: result.record }));
      // A browser whose stored role is no role: the backend is asked before the guard judges.
      if (selectRole(store.getState()) === null) await whoIsKnown(store);
      if (hasLeft()) return { kind: 'done' };
      // The backend did not take the token that it has just given: its 401 has been told.
      if (!selectIsSignedIn(store.getState())) {
        setIsLeaving(false);
        return { kind: 'failed', lookAt: null };
      }
      const from = kept(location.state);
      await navigate(from ?? paths.dashboard.to(dashboardIn(result.record)), { replace: true });
      return { kind: 'done' };
    }
    setFailure(result.text);
    dispatch(toastAsked(result.text));
    return { kind: 'failed', lookAt: result.lookAt };
  };
  return { signIn, failure, isLeaving };
}

/**
 * Waits for the answer that the sign-in has begun to ask for. Asking for it here would wait for the question of the
 * session before, which was given up.
 */
const whoIsKnown = (store: Store<RootState>): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (selectProfile(store.getState()).isLoading) return;
      stop();
      resolve();
    };
    const stop = store.subscribe(look);
    look();
  });

/** The address that the guard or a 401 took the visitor from. */
function kept(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  return isInApp(state.from) ? state.from : null;
}

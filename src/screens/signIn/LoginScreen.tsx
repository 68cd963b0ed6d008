import { useContext, useEffect, useState } from 'react';
import type { Store } from '@reduxjs/toolkit';
import { useIntl } from 'react-intl';
import { useStore } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { USABLE_EVENT } from '../../config/firstScreen';
import { paths } from '../../config/paths';
import { BrandCard, QuietLink, QuietLinks } from '../../controls/BrandCard';
import { RequestAhead } from '../../controls/requestAhead';
import { useIdentity } from '../../controls/identityContext';
import { useSubmission } from '../../controls/useSubmission';
import { useShownText } from '../../controls/useShownText';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectProfile } from '../../store/profile';
import { selectRole } from '../../store/role';
import { selectIsSignedIn, signedIn } from '../../store/session';
import type { RootState } from '../../store/reducer';
import { toastAdded, toastsCleared } from '../../store/toasts';
import type { MessageText } from '../../store/toasts';
import { useDocumentTitle } from '../../ui/useDocumentTitle';
import { useMedia } from '../../ui/useMedia';
import { HasMoved, useFocusOnArrival } from '../../ui/useFocusOnArrival';
import { addressAfterSignIn } from './addressAfterSignIn';
import { messages } from './login.messages';
import { LoginForm } from './LoginForm';
import type { LoginFormOutcome, LoginValues } from './LoginForm';
import { SignedInNotice } from './SignedInNotice';
import { useSignInRequest } from './useSignInRequest';

/** The login: a card with a brand side and a form side (specification §2). */
export function LoginScreen() {
  const intl = useIntl();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { signIn, failure, isLeaving, formKey } = useSignIn(isSignedIn);
  const canRegister = useIdentity() !== null;
  const textToShow = useShownText();
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  // The first page of a document, and only with a mouse: a phone would open its keyboard over the page.
  const hasMoved = useContext(HasMoved);
  const hasMouse = useMedia('(pointer: fine)');
  const [isFirst] = useState(!hasMoved && !isSignedIn);
  useDocumentTitle(intl.formatMessage(messages.page));
  // The effects of the form come first, so it has its values and reacts to a submit.
  useEffect(() => {
    document.dispatchEvent(new Event(USABLE_EVENT));
  }, []);

  return (
    <BrandCard title={messages.title} headingRef={heading}>
      {isSignedIn && !isLeaving && <SignedInNotice />}
      <LoginForm
        key={formKey}
        onSubmit={signIn}
        focusFirst={isFirst && hasMouse ? 'login' : undefined}
        isPlain={isSignedIn && !isLeaving}
        failure={failure && textToShow(failure)}
      />
      <QuietLinks>
        <QuietLink to={paths.forgotPassword.to()} label={messages.forgotPassword} />
        {canRegister && <QuietLink to={paths.register.to()} label={messages.register} />}
      </QuietLinks>
    </BrandCard>
  );
}

/** Milliseconds of waiting for the next page until the form shows its success. */
const SUCCESS_AFTER_MS = 300;

/** Signs in, stores the session and navigates. Leaving the screen aborts the request. */
function useSignIn(isSignedIn: boolean) {
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const navigate = useNavigate();
  const begin = useSubmission();
  const request = useSignInRequest();
  const location = useLocation();
  const [failure, setFailure] = useState<MessageText | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  const requestAhead = useContext(RequestAhead);
  // The backend rejected the new token before the next page was shown. The form begins anew, because it has succeeded.
  const [formKey, setFormKey] = useState(0);
  if (isLeaving && !isSignedIn) {
    setIsLeaving(false);
    setFormKey(formKey + 1);
  }

  const signIn = async (values: LoginValues): Promise<LoginFormOutcome> => {
    const end = begin();
    try {
      const outcome = await submit(values, () => end('leaves'));
      if (outcome.kind === 'done') end('leaves');
      return outcome;
    } finally {
      end('stays');
    }
  };

  const submit = async (values: LoginValues, onLeave: () => void): Promise<LoginFormOutcome> => {
    setFailure(null);
    dispatch(toastsCleared());
    const { result: response, hasLeft } = request(values);
    const result = await response;
    // The visitor has left the screen, so the response is ignored.
    if (hasLeft()) return { kind: 'done' };

    if (result.kind === 'accepted') {
      setIsLeaving(true);
      dispatch(signedIn({ token: result.token, user: result.record, login: values.login }));
      const next = addressAfterSignIn(location.state, result.record);
      dispatch(requestAhead(next));
      // The stored role is unknown, so the guard needs the backend's response first.
      if (selectRole(store.getState()) === null) await waitForProfile(store);
      if (hasLeft()) return { kind: 'done' };
      // The backend rejected its own new token, and its 401 has been reported.
      if (!selectIsSignedIn(store.getState())) return { kind: 'failed', focus: null };
      await navigate(next, { replace: true });
      onLeave();
      // If the next page comes at once, the success would be visible for one frame.
      await new Promise((resolve) => setTimeout(resolve, SUCCESS_AFTER_MS));
      return { kind: 'done' };
    }
    setFailure(result.text);
    dispatch(toastAdded(result.text));
    return { kind: 'failed', focus: result.focus };
  };
  return { signIn, failure, isLeaving, formKey };
}

/** Waits for the profile request of the sign-in. A second request would join the aborted one of the previous session. */
const waitForProfile = (store: Store<RootState>): Promise<void> =>
  new Promise((resolve) => {
    const resolveOnceLoaded = () => {
      if (selectProfile(store.getState()).isLoading) return;
      stop();
      resolve();
    };
    const stop = store.subscribe(resolveOnceLoaded);
    resolveOnceLoaded();
  });

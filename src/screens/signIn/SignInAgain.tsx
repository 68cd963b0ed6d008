import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { dashboardIn } from '../../api/auth';
import { tokenOwnerApi } from '../../api/tokenOwner';
import { paths } from '../../config/paths';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { personReplaced, selectProfile, sessionRenewed } from '../../store/session';
import { askToSignIn } from './requestSignIn';
import { bounded } from '../../store/toasts';
import type { ToastText } from '../../store/toasts';
import { useToastWords } from '../../controls/useToastText';
import { LoginForm } from './LoginForm';
import type { Attempt, LoginValues } from './LoginForm';

/** The login form over the page. The same login goes on where it was; another one is a sign-out and a sign-in. */
export function SignInAgain() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const words = useToastWords();
  const { data: profile } = useAppSelector(selectProfile);
  const [failure, setFailure] = useState<ToastText | null>(null);
  // Who began, even if the answer that said so goes meanwhile.
  const [began] = useState(profile?.login);
  const giveUp = useRef<(() => void) | null>(null);
  useEffect(
    () => () => {
      giveUp.current?.();
    },
    [],
  );

  const signIn = async (values: LoginValues): Promise<Attempt> => {
    setFailure(null);
    const leaving = new AbortController();
    const hasLeft = () => leaving.signal.aborted;
    const call = askToSignIn(dispatch, values);
    giveUp.current = () => {
      leaving.abort();
      call.abort();
    };
    const result = await call.result;
    if (hasLeft()) return { kind: 'done' };
    if (result.kind === 'failed') {
      setFailure(result.text);
      return { kind: 'failed', lookAt: result.lookAt };
    }
    const parts = { token: result.token, user: result.record };
    const now = await ownerOf(result.token, values.login);
    if (hasLeft()) return { kind: 'done' };
    if (now === began) {
      dispatch(sessionRenewed(parts));
    } else {
      dispatch(personReplaced(parts));
      await navigate(paths.dashboard.to(dashboardIn(parts.user)), { replace: true });
    }
    return { kind: 'done' };
  };

  /**
   * Like is compared with like: what the backend calls the login of one token and of the other. Where it does not say
   * it now, what was typed is compared; at the worst the page is closed for the one who wrote on it.
   */
  const ownerOf = async (token: string, typed: string): Promise<string> => {
    const { data } = await dispatch(tokenOwnerApi.endpoints.whoseToken.initiate(token, { track: false }));
    return data?.login ?? typed;
  };

  const said = failure && words(bounded(failure));
  return (
    <>
      <LoginForm onSubmit={signIn} failure={said} expected={began} />
      {/* The page's own voice is behind the dialog, where nobody hears it. */}
      <div role="alert" className="visuallyHidden">
        {said && <span lang={said.lang}>{said.words}</span>}
      </div>
    </>
  );
}

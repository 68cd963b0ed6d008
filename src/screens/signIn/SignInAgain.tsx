import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { getDashboardCode } from '../../api/auth';
import { tokenOwnerApi } from '../../api/tokenOwner';
import { paths } from '../../config/paths';
import { useToastText } from '../../controls/useToastText';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { personReplaced, selectProfile, sessionRenewed } from '../../store/session';
import { bounded } from '../../store/toasts';
import type { ToastText } from '../../store/toasts';
import { LoginForm } from './LoginForm';
import type { LoginFormOutcome, LoginValues } from './LoginForm';
import { useSignInRequest } from './useSignInRequest';

/** The login form over the page. The same login continues on the page. Another login signs the first person out. */
export function SignInAgain() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const request = useSignInRequest();
  const textToShow = useToastText();
  const { data: profile } = useAppSelector(selectProfile);
  const [failure, setFailure] = useState<ToastText | null>(null);
  // Stays known after the cached profile is dropped.
  const [firstLogin] = useState(profile?.login);

  const signIn = async (values: LoginValues): Promise<LoginFormOutcome> => {
    setFailure(null);
    const { result: response, hasLeft } = request(values);
    const result = await response;
    if (hasLeft()) return { kind: 'done' };
    if (result.kind === 'failed') {
      setFailure(result.text);
      return { kind: 'failed', lookAt: result.lookAt };
    }
    const parts = { token: result.token, user: result.record };
    const login = await ownerOf(result.token, values.login);
    if (hasLeft()) return { kind: 'done' };
    if (login === firstLogin) {
      dispatch(sessionRenewed(parts));
    } else {
      dispatch(personReplaced(parts));
      await navigate(paths.dashboard.to(getDashboardCode(parts.user)), { replace: true });
    }
    return { kind: 'done' };
  };

  /**
   * Returns the login that the backend names for a token, since the first login was named by the backend too.
   * Falls back to the typed login. At worst, the same person loses the open page.
   */
  const ownerOf = async (token: string, typed: string): Promise<string> => {
    const { data } = await dispatch(tokenOwnerApi.endpoints.getTokenOwner.initiate(token, { track: false }));
    return data?.login ?? typed;
  };

  const shown = failure && textToShow(bounded(failure));
  return (
    <>
      <LoginForm onSubmit={signIn} failure={shown} expected={firstLogin} />
      {/* The announcer of the page is behind the dialog, where screen readers skip it. */}
      <div role="alert" className="visuallyHidden">
        {shown && <span lang={shown.lang}>{shown.words}</span>}
      </div>
    </>
  );
}

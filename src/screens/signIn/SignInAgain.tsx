import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { getDashboardCode } from '../../api/userRecord';
import { tokenOwnerApi } from '../../api/tokenOwner';
import { paths } from '../../config/paths';
import { useShownText } from '../../controls/useShownText';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectProfile } from '../../store/profile';
import { userReplaced, sessionRenewed } from '../../store/session';
import type { MessageText } from '../../store/toasts';
import { LoginForm } from './LoginForm';
import type { LoginFormOutcome, LoginValues } from './LoginForm';
import { useSignInRequest } from './useSignInRequest';

/** The login form over the page. The same login continues on the page. Another login signs the first user out. */
export function SignInAgain() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const request = useSignInRequest();
  const textToShow = useShownText();
  const { data: profile } = useAppSelector(selectProfile);
  const [failure, setFailure] = useState<MessageText | null>(null);
  // Kept, because the cached profile may be removed meanwhile.
  const [firstLogin] = useState(profile?.login);

  const signIn = async (values: LoginValues): Promise<LoginFormOutcome> => {
    setFailure(null);
    const { result: response, hasLeft } = request(values);
    const result = await response;
    if (hasLeft()) return { kind: 'done' };
    if (result.kind === 'failed') {
      setFailure(result.text);
      return { kind: 'failed', focus: result.focus };
    }
    const session = { token: result.token, user: result.record, login: values.login };
    const login = await findOwner(result.token, values.login);
    if (hasLeft()) return { kind: 'done' };
    if (login === firstLogin) {
      dispatch(sessionRenewed(session));
    } else {
      dispatch(userReplaced(session));
      await navigate(paths.dashboard.to(getDashboardCode(session.user)), { replace: true });
    }
    return { kind: 'done' };
  };

  /**
   * Returns the login that the backend has for a token, to compare it with the first login. Falls back to the typed
   * login. If that one is spelled differently, the same user loses the open page.
   */
  const findOwner = async (token: string, typed: string): Promise<string> => {
    const { data } = await dispatch(tokenOwnerApi.endpoints.getTokenOwner.initiate(token, { track: false }));
    return data?.login ?? typed;
  };

  const failureText = failure && textToShow(failure);
  return (
    <>
      <LoginForm onSubmit={signIn} failure={failureText} expectedLogin={firstLogin} />
      {/* Screen readers skip the page's announcer, because it is behind the dialog. */}
      <div role="alert" className="visuallyHidden">
        {failureText && <span lang={failureText.lang}>{failureText.text}</span>}
      </div>
    </>
  );
}

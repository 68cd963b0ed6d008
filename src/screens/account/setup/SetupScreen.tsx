import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { isCallError, isNotOffered } from '../../../api/callError';
import { useGetSetupQuery } from '../../../api/setup';
import { paths } from '../../../config/paths';
import { LoadFailed } from '../../../controls/LoadFailed';
import { useAppDispatch } from '../../../store/hooks';
import { toastAdded } from '../../../store/toasts';
import { AccountCard, BackToLogin } from '../AccountCard';
import { messages } from './setup.messages';
import { SetupForm } from './SetupForm';

/** Sets up a new installation: the first administrator and the company (specification §2.263). */
export function SetupScreen() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { currentData: state, error, refetch } = useGetSetupQuery(undefined);
  const isAbsent = error !== undefined && isCallError(error) && isNotOffered(error);
  if (state?.isOpen === true)
    return (
      <AccountCard page={messages.page} title={messages.title} step="form">
        <p>
          <FormattedMessage {...messages.intro} />
        </p>
        <SetupForm
          timeZones={state.timeZones}
          onDone={() => {
            dispatch(toastAdded({ messageId: messages.done.id }, 'info'));
            void navigate(paths.userLogin.to(), { replace: true });
          }}
        />
      </AccountCard>
    );
  return (
    <AccountCard page={messages.page} title={messages.title} step={state || isAbsent ? 'closed' : ''}>
      {state || isAbsent ? (
        <>
          <p>
            <FormattedMessage {...messages.closed} />
          </p>
          <BackToLogin />
        </>
      ) : error !== undefined && isCallError(error) ? (
        <LoadFailed
          title={<FormattedMessage {...messages.failed} />}
          error={error}
          onRetry={() => void refetch()}
          level={2}
        />
      ) : (
        <p role="status">
          <FormattedMessage {...messages.loading} />
        </p>
      )}
    </AccountCard>
  );
}

import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isCallError, isNotOffered, toCallError } from '../../api/callError';
import type { CallError } from '../../api/callError';
import { companyApi, useGetCompanyQuery } from '../../api/company';
import type { Company } from '../../api/company';
import { LoadFailed } from '../../controls/LoadFailed';
import { SignInFirst } from '../../controls/SignInFirst';
import { SupportContact } from '../../controls/SupportContact';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectRole } from '../../store/role';
import { selectIsSignedIn, selectToken } from '../../store/session';
import { toastAdded } from '../../store/toasts';
import { EmptyState } from '../../ui/EmptyState';
import { PageHead } from '../../ui/PageHead';
import { messages } from './company.messages';
import { CompanyForm } from './CompanyForm';
import styles from './CompanyForm.module.css';
import { useFoundCompany } from './keptCompany';
import { companyTitle } from './title.messages';
import type { Values } from './values';

/** The page with the company's data, which only administrators change. */
export function CompanyScreen() {
  const intl = useIntl();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isAdministrator = useAppSelector(selectRole) === 'admin';
  if (!isSignedIn) return <SignInFirst />;
  return (
    <>
      <PageHead
        title={intl.formatMessage(companyTitle)}
        meta={isAdministrator ? <FormattedMessage {...messages.meta} /> : undefined}
      />
      {isAdministrator ? <CompanyPage /> : <NoAccess />}
    </>
  );
}

function CompanyPage() {
  const token = useAppSelector(selectToken);
  const { currentData: data, error, refetch } = useGetCompanyQuery(token === null ? skipToken : undefined);
  // Kept, because later responses must not change a form in use.
  const [first, setFirst] = useState(data);
  if (first === undefined && data !== undefined) setFirst(data);
  if (first) return <Form company={first} />;
  if (error !== undefined && isCallError(error))
    return <Failed error={error} onRetry={() => void refetch()} />;
  return (
    <div role="status" className={styles['ghost']}>
      <span className="visuallyHidden">
        <FormattedMessage {...messages.loading} />
      </span>
    </div>
  );
}

/** `draft`: values that were typed before a session ended. `times` counts how often the form was filled. */
type Shown = { company: Company; draft: Values | null; times: number; takesFocus: boolean };

function Form({ company: first }: { company: Company }) {
  const dispatch = useAppDispatch();
  const [{ company, draft, times, takesFocus }, setShown] = useState<Shown>({
    ...{ company: first, draft: null, times: 0, takesFocus: false },
  });
  const show = (next: Partial<Shown> & { company: Company }) =>
    setShown({ draft: null, takesFocus: true, times: times + 1, ...next });
  useFoundCompany((found) => show({ company: found.company, draft: found.values, takesFocus: false }));
  const reload = async (): Promise<CallError | null> => {
    const { data, error } = await dispatch(
      companyApi.endpoints.getCompany.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
    // After a failure `data` are the earlier values.
    if (error !== undefined) return toCallError(error);
    if (data) show({ company: data });
    return null;
  };
  return (
    <CompanyForm
      key={times}
      {...{ company, draft, takesFocus }}
      onSaved={(saved) => {
        dispatch(toastAdded({ messageId: messages.saved.id }, 'success'));
        show({ company: saved });
      }}
      onReload={reload}
      onDiscard={() => show({ company: first })}
    />
  );
}

function Failed({ error, onRetry }: { error: CallError; onRetry: () => void }) {
  if (isNotOffered(error))
    return (
      <EmptyState
        level={2}
        variant="page"
        picture="empty"
        title={<FormattedMessage {...messages.notOffered} />}
      />
    );
  return (
    <LoadFailed title={<FormattedMessage {...messages.failed} />} error={error} onRetry={onRetry} level={2} />
  );
}

function NoAccess() {
  return (
    <EmptyState
      level={2}
      variant="page"
      picture="noAccess"
      title={<FormattedMessage {...messages.noAccessTitle} />}
    >
      <SupportContact />
    </EmptyState>
  );
}

import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { companyApi, useChangeCompanyMutation, useGetCompanyQuery } from '../../api/company';
import type { Company } from '../../api/company';
import { OPENING_BALANCE } from '../../config/paths';
import { DataAbsent } from '../../controls/DataAbsent';
import type { DataTexts } from '../../controls/DataAbsent';
import { RecordForm } from '../../controls/form/RecordForm';
import { useFirstLoaded } from '../../controls/form/useFirstLoaded';
import { SignInFirst } from '../../controls/SignInFirst';
import { SupportContact } from '../../controls/SupportContact';
import { useMayCall } from '../../controls/useMayCall';
import { useSessionArg } from '../../controls/useSessionArg';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectIsSignedIn } from '../../store/session';
import { EmptyState } from '../../ui/EmptyState';
import { PageHead } from '../../ui/PageHead';
import { messages } from './company.messages';
import { CompanyFields } from './CompanyFields';
import { COMPANY_FORM, toInput, toValues } from './companyForm';
import { companyTitle } from './title.messages';

const TEXTS: DataTexts = {
  loading: messages.loading,
  failed: messages.failed,
  notOffered: { title: messages.notOffered },
};

/** The page with the company's data, which only administrators change. */
export function CompanyScreen() {
  const intl = useIntl();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const mayChange = useMayCall()('changeCompany');
  if (!isSignedIn) return <SignInFirst />;
  return (
    <>
      <PageHead
        title={intl.formatMessage(companyTitle)}
        meta={mayChange ? <FormattedMessage {...messages.meta} /> : undefined}
      />
      {mayChange ? <CompanyPage /> : <NoAccess />}
    </>
  );
}

function CompanyPage() {
  const { currentData, error, refetch } = useGetCompanyQuery(useSessionArg(undefined));
  const firstCompany = useFirstLoaded(currentData);
  return firstCompany ? (
    <CompanyForm company={firstCompany} />
  ) : (
    <DataAbsent error={error} onRetry={() => void refetch()} texts={TEXTS} variant="form" />
  );
}

function CompanyForm({ company: firstCompany }: { company: Company }) {
  const dispatch = useAppDispatch();
  const [changeCompany] = useChangeCompanyMutation();
  const { hash } = useLocation();
  return (
    <RecordForm
      form={COMPANY_FORM}
      first={firstCompany}
      toValues={toValues}
      focusFirst={hash === OPENING_BALANCE ? 'openingAmount' : undefined}
      send={(values, company) => {
        const { version } = company;
        return changeCompany({ ...toInput(values, company), ...(version !== undefined && { version }) });
      }}
      load={() =>
        dispatch(
          companyApi.endpoints.getCompany.initiate(undefined, { forceRefetch: true, subscribe: false }),
        )
      }
    >
      {(field, company) => <CompanyFields company={company} field={field} />}
    </RecordForm>
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

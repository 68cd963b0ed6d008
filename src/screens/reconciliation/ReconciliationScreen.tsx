import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { useListMoneyAccountsQuery } from '../../api/moneyAccounts';
import { useListProposalsQuery } from '../../api/reconciliation';
import { paths } from '../../config/paths';
import { BankBalance } from '../../controls/BankBalance';
import { bankHelpTitle } from '../../controls/bankHelpTitle.messages';
import { DataAbsent } from '../../controls/DataAbsent';
import { SignInFirst } from '../../controls/SignInFirst';
import { statementTitles } from '../../controls/statementTitles.messages';
import { useMayCall } from '../../controls/useMayCall';
import { useSessionArg } from '../../controls/useSessionArg';
import { useAppSelector } from '../../store/hooks';
import { selectIsSignedIn } from '../../store/session';
import { ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { PageHead } from '../../ui/PageHead';
import { messages } from './reconciliation.messages';
import { WaitingLines } from './WaitingLines';

const TEXTS = {
  loading: messages.loading,
  failed: messages.failed,
  notOffered: { title: messages.notOffered },
};

/** The lines of an account that wait, each with what it probably is (specification §2.305). */
export function ReconciliationScreen() {
  const intl = useIntl();
  const { id = '' } = useParams();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const accounts = useListMoneyAccountsQuery(useSessionArg(undefined));
  if (!isSignedIn) return <SignInFirst />;
  const name = accounts.data?.accounts.find((account) => account.id === id)?.name;
  return (
    <>
      <PageHead
        title={intl.formatMessage(statementTitles.reconcile)}
        meta={name && <bdi>{name}</bdi>}
        actions={
          <ButtonLink variant="plain" to={paths.bankHelp.to()}>
            <FormattedMessage {...bankHelpTitle} />
          </ButtonLink>
        }
      />
      <BankBalance accountId={id} />
      <LoadedLines key={id} accountId={id} />
    </>
  );
}

function LoadedLines({ accountId }: { accountId: string }) {
  const mayCall = useMayCall();
  const { currentData, error, refetch } = useListProposalsQuery(useSessionArg(accountId), {
    refetchOnMountOrArgChange: true,
  });
  if (currentData === undefined)
    return <DataAbsent error={error} onRetry={() => void refetch()} texts={TEXTS} variant="list" />;
  if (currentData.lines.length > 0)
    return <WaitingLines accountId={accountId} list={currentData} reload={refetch} />;
  return (
    <EmptyState level={2} variant="page" picture="empty" title={<FormattedMessage {...messages.nothing} />}>
      <p>
        <FormattedMessage {...messages.nothingDetail} />
      </p>
      {mayCall('importStatement') && (
        <ButtonLink to={paths.importStatement.to()}>
          <FormattedMessage {...statementTitles.import} />
        </ButtonLink>
      )}
      <ButtonLink variant="plain" to={paths.moneyAccount.to(accountId)}>
        <FormattedMessage {...messages.toAccount} />
      </ButtonLink>
    </EmptyState>
  );
}

import { ArrowLeftRight, CalendarCheck, Plus, Upload } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { listOpenAccounts, useListMoneyAccountsQuery } from '../../api/moneyAccounts';
import type { MoneyAccount, MoneyAccountList } from '../../api/moneyAccounts';
import { paths } from '../../config/paths';
import { accountKinds } from '../../controls/accountKind.messages';
import { bankHelpTitle } from '../../controls/bankHelpTitle.messages';
import { ListPage } from '../../controls/list/ListPage';
import { ListResult } from '../../controls/list/ListResult';
import { ListTable } from '../../controls/list/ListTable';
import type { ListColumn } from '../../controls/list/ListTable';
import { useListAddress } from '../../controls/list/useListAddress';
import { monthsTitle } from '../../controls/monthsTitle.messages';
import { statementTitles } from '../../controls/statementTitles.messages';
import { useMayCall } from '../../controls/useMayCall';
import { useSessionArg } from '../../controls/useSessionArg';
import { day, money } from '../../i18n/formats';
import { nameOf } from '../../i18n/nameOf';
import { Badge } from '../../ui/Badge';
import { ButtonLink } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { messages } from './bank.messages';
import styles from './bank.module.css';
import { TEXTS } from './BankPage';
import { describeBalance, describeBank } from './describeAccount';
import { titles } from './title.messages';
import { WaitingLink } from './WaitingLink';

const RESULT_TEXTS = { none: messages.none, noneYet: messages.noneYet };

const COLUMNS: readonly ListColumn<MoneyAccount>[] = [
  {
    id: 'name',
    title: messages.name,
    cell: (account) => (
      <div className={styles['name']}>
        <Name account={account} />
        <WaitingLink account={account} />
      </div>
    ),
  },
  { id: 'kind', title: messages.kind, cell: ({ kind }, intl) => nameOf(intl, accountKinds, kind) },
  { id: 'bank', title: messages.bank, cell: (account, intl) => <bdi>{describeBank(intl, account)}</bdi> },
  {
    id: 'balance',
    title: messages.balance,
    isNumber: true,
    cell: (account, intl) => <bdi>{describeBalance(intl, account)}</bdi>,
  },
];

/** The accounts where the money of the company is, with their balances (specification §2.285). */
export function BankScreen() {
  const intl = useIntl();
  const mayCall = useMayCall();
  const address = useListAddress({ archived: (value) => value === 'shown' });
  const showsArchived = address.filter.archived !== undefined;
  const result = useListMoneyAccountsQuery(useSessionArg(undefined));
  const hasArchived = result.data?.accounts.some(({ isArchived }) => isArchived) ?? false;
  const hasTwo = result.data !== undefined && listOpenAccounts(result.data).length > 1;
  return (
    <ListPage
      title={intl.formatMessage(titles.list)}
      actions={
        <>
          {mayCall('importStatement') && (
            <ButtonLink variant="plain" to={paths.importStatement.to()}>
              <Upload aria-hidden size={18} />
              <FormattedMessage {...statementTitles.import} />
            </ButtonLink>
          )}
          {mayCall('listMonths') && (
            <ButtonLink variant="plain" to={paths.months.to()}>
              <CalendarCheck aria-hidden size={18} />
              <FormattedMessage {...monthsTitle} />
            </ButtonLink>
          )}
          {hasTwo && mayCall('addTransfer') && (
            <ButtonLink variant="plain" to={paths.newTransfer.to()}>
              <ArrowLeftRight aria-hidden size={18} />
              <FormattedMessage {...titles.newTransfer} />
            </ButtonLink>
          )}
          {mayCall('addMoneyAccount') && (
            <ButtonLink to={paths.newMoneyAccount.to()}>
              <Plus aria-hidden size={18} />
              <FormattedMessage {...titles.newAccount} />
            </ButtonLink>
          )}
        </>
      }
      address={address}
      tools={
        hasArchived && (
          <ButtonLink variant="plain" to={address.change({ archived: showsArchived ? null : 'shown' })}>
            <FormattedMessage {...(showsArchived ? messages.hideArchived : messages.showArchived)} />
          </ButtonLink>
        )
      }
      result={result}
      texts={TEXTS}
    >
      {(list, isBusy) => {
        const shown = list.accounts.filter(({ isArchived }) => showsArchived || !isArchived);
        return (
          <>
            <ListResult
              list={{ total: { count: shown.length }, next: null, previous: null }}
              rows={shown.length}
              isBusy={isBusy}
              address={address}
              texts={RESULT_TEXTS}
              summary={<Total list={list} />}
            >
              <ListTable
                label={intl.formatMessage(titles.list)}
                columns={COLUMNS}
                rows={shown}
                address={address}
                card={{ content: (account) => <AccountCard account={account} />, action: () => null }}
              />
            </ListResult>
            <p className={styles['help']}>
              <Link to={paths.bankHelp.to()}>
                <FormattedMessage {...bankHelpTitle} />
              </Link>
            </p>
          </>
        );
      }}
    </ListPage>
  );
}

/** The sum of all accounts, also of the archived ones. It is the balance of the company. */
function Total({ list: { accounts, asOf } }: { list: MoneyAccountList }) {
  const intl = useIntl();
  const isKnown = accounts.every(({ balanceCents }) => balanceCents !== undefined);
  const balance = accounts.reduce((cents, { balanceCents = 0 }) => cents + balanceCents, 0);
  return (
    <p className={styles['total']}>
      {isKnown ? (
        <FormattedMessage
          {...messages.total}
          values={{ day: <bdi>{day(intl, asOf)}</bdi>, balance: <bdi>{money(intl, balance)}</bdi> }}
        />
      ) : (
        <FormattedMessage {...messages.totalUnknown} values={{ count: accounts.length }} />
      )}
    </p>
  );
}

function Name({ account: { id, name, isArchived } }: { account: MoneyAccount }) {
  return (
    <>
      <Link data-whole to={paths.moneyAccount.to(id)}>
        <bdi>{name}</bdi>
      </Link>{' '}
      {isArchived && (
        <Badge>
          <FormattedMessage {...messages.archived} />
        </Badge>
      )}
    </>
  );
}

/** An account for a phone. */
function AccountCard({ account }: { account: MoneyAccount }) {
  const intl = useIntl();
  return (
    <div className={styles['card']}>
      <div className={styles['line']}>
        <span>
          <Name account={account} />
        </span>
        <bdi>{describeBalance(intl, account)}</bdi>
      </div>
      <div className={styles['details']}>
        <span>{nameOf(intl, accountKinds, account.kind)}</span>
        <bdi>{describeBank(intl, account)}</bdi>
        <WaitingLink account={account} />
      </div>
    </div>
  );
}

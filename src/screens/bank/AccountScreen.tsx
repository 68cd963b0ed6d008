import { ArrowLeftRight, FileText, ListChecks, Pencil } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { useParams } from 'react-router-dom';
import { isCalendarDay } from '../../../api-spec/days';
import { useListAccountMovementsQuery } from '../../api/moneyAccounts';
import type { MoneyAccount, Movement } from '../../api/moneyAccounts';
import { BankBalance } from '../../controls/BankBalance';
import { paths } from '../../config/paths';
import { describeUntil } from '../../controls/describeUntil';
import { ListPage } from '../../controls/list/ListPage';
import { ListResult } from '../../controls/list/ListResult';
import { ListTable } from '../../controls/list/ListTable';
import type { ListColumn } from '../../controls/list/ListTable';
import { useListAddress } from '../../controls/list/useListAddress';
import { statementTitles } from '../../controls/statementTitles.messages';
import { useMayCall } from '../../controls/useMayCall';
import { useSessionArg } from '../../controls/useSessionArg';
import { day, money, signedMoney } from '../../i18n/formats';
import { ButtonLink } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { TextButton } from '../../ui/TextButton';
import { AccountOpening, AccountSummary } from './AccountSummary';
import { messages } from './bank.messages';
import styles from './bank.module.css';
import { movementTexts } from './movement.messages';
import { titles } from './title.messages';
import { VoidDialog } from './VoidDialog';

const TEXTS = {
  loading: movementTexts.loadingMovements,
  failed: movementTexts.failedMovements,
  notOffered: { title: messages.gone },
};
const RESULT_TEXTS = { none: movementTexts.noMovements, noneYet: movementTexts.noMovementsYet };

const COLUMNS: readonly ListColumn<Movement>[] = [
  {
    id: 'day',
    title: movementTexts.movementDay,
    cell: (movement, intl) => <bdi>{day(intl, movement.day)}</bdi>,
  },
  { id: 'movement', title: movementTexts.movement, cell: (movement) => <What movement={movement} /> },
  {
    id: 'amount',
    title: movementTexts.movementAmount,
    isNumber: true,
    cell: ({ cents }, intl) => <bdi>{signedMoney(intl, cents)}</bdi>,
  },
  {
    id: 'balance',
    title: movementTexts.balanceAfter,
    isNumber: true,
    cell: (movement, intl) => <bdi>{describeBalanceAfter(intl, movement)}</bdi>,
  },
];

/** The payments and transfers of an account, with the balance after each (specification §2.288). */
export function AccountScreen() {
  const { id = '' } = useParams();
  const intl = useIntl();
  const address = useListAddress({ until: isCalendarDay });
  const [voided, setVoided] = useState<Movement | null>(null);
  const mayVoid = useMayCall()('voidTransfer');
  const result = useListAccountMovementsQuery(useSessionArg({ id, ...address.page, ...address.filter }));
  const account = result.data?.account;
  const parts = describeUntil(intl, address.filter.until);
  const voidButton = (movement: Movement) =>
    mayVoid && movement.kind === 'transfer' ? (
      <TextButton
        variant="plain"
        text={movementTexts.void}
        label={intl.formatMessage(movementTexts.voidOf, { day: day(intl, movement.day) })}
        onClick={() => setVoided(movement)}
      />
    ) : null;
  return (
    <>
      <ListPage
        title={account?.name ?? intl.formatMessage(titles.account)}
        actions={account && <Actions account={account} />}
        notice={account && <BankBalance accountId={account.id} />}
        address={address}
        parts={parts}
        result={result}
        texts={TEXTS}
      >
        {({ account: shown, movements, next }, isBusy) => (
          <ListResult
            list={{ total: { count: movements.length }, next }}
            rows={movements.length}
            isBusy={isBusy}
            address={address}
            parts={parts}
            texts={RESULT_TEXTS}
            next={<AccountOpening account={shown} />}
            summary={<AccountSummary account={shown} />}
          >
            <ListTable
              label={intl.formatMessage(titles.account)}
              columns={COLUMNS}
              rows={movements}
              address={address}
              actions={{ title: movementTexts.actions, cell: voidButton }}
              card={{
                content: (movement) => <MovementCard movement={movement} />,
                action: voidButton,
              }}
            />
          </ListResult>
        )}
      </ListPage>
      <VoidDialog transfer={voided} onClose={() => setVoided(null)} />
    </>
  );
}

function Actions({ account: { id, isArchived } }: { account: MoneyAccount }) {
  const mayCall = useMayCall();
  return (
    <>
      {mayCall('listProposals') && (
        <ButtonLink variant="plain" to={paths.reconciliation.to(id)}>
          <ListChecks aria-hidden size={18} />
          <FormattedMessage {...statementTitles.reconcile} />
        </ButtonLink>
      )}
      {mayCall('listStatementLines') && (
        <ButtonLink variant="plain" to={paths.statementLines.to(id)}>
          <FileText aria-hidden size={18} />
          <FormattedMessage {...statementTitles.lines} />
        </ButtonLink>
      )}
      {mayCall('changeMoneyAccount') && (
        <ButtonLink variant="plain" to={paths.changeMoneyAccount.to(id)}>
          <Pencil aria-hidden size={18} />
          <FormattedMessage {...titles.changeAccount} />
        </ButtonLink>
      )}
      {!isArchived && mayCall('addTransfer') && (
        <ButtonLink to={paths.newTransfer.to(id)}>
          <ArrowLeftRight aria-hidden size={18} />
          <FormattedMessage {...titles.newTransfer} />
        </ButtonLink>
      )}
    </>
  );
}

/** What a movement is. A payment leads to its entry, and a transfer to the other account. */
function What({ movement }: { movement: Movement }) {
  const {
    kind,
    cents,
    entryId,
    counterparty,
    document,
    otherAccountId,
    otherAccountName = '',
    note,
  } = movement;
  const text = cents < 0 ? movementTexts.transferTo : movementTexts.transferFrom;
  const name = <bdi>{counterparty ?? otherAccountName}</bdi>;
  const title =
    kind === 'transfer' ? (
      <FormattedMessage {...text} values={{ name }} />
    ) : kind === 'refund' ? (
      <FormattedMessage {...movementTexts.refundOf} values={{ name }} />
    ) : (
      name
    );
  const to =
    entryId === undefined
      ? otherAccountId === undefined
        ? null
        : paths.moneyAccount.to(otherAccountId)
      : paths.entryHistory.to(entryId);
  const details = [document, note].filter((detail) => detail !== undefined && detail !== '');
  return (
    <div className={styles['name']}>
      {to === null ? (
        title
      ) : (
        <Link to={to}>
          <span>{title}</span>
        </Link>
      )}
      {details.length > 0 && (
        <p className={styles['hint']}>
          <bdi>{details.join(' · ')}</bdi>
        </p>
      )}
    </div>
  );
}

const describeBalanceAfter = (intl: IntlShape, { balanceCents }: Movement): string =>
  balanceCents === undefined ? intl.formatMessage(movementTexts.beforeBalance) : money(intl, balanceCents);

/** A movement for a phone. */
function MovementCard({ movement }: { movement: Movement }) {
  const intl = useIntl();
  return (
    <div className={styles['card']}>
      <div className={styles['line']}>
        <What movement={movement} />
        <bdi>{signedMoney(intl, movement.cents)}</bdi>
      </div>
      <div className={styles['details']}>
        <bdi>{day(intl, movement.day)}</bdi>
        {movement.balanceCents === undefined ? (
          <FormattedMessage {...movementTexts.beforeBalance} />
        ) : (
          <span>
            <FormattedMessage
              {...messages.balanceOnly}
              values={{ balance: <bdi>{money(intl, movement.balanceCents)}</bdi> }}
            />
          </span>
        )}
      </div>
    </div>
  );
}

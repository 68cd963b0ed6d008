import { RefreshCw } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { Dashboard } from '../../api/dashboard';
import { FiguresTime } from '../../controls/FiguresTime';
import { dayRange } from '../../i18n/formats';
import { IconButton } from '../../ui/IconButton';
import { PeriodPicker } from '../../ui/PeriodPicker';
import { messages } from './figures.messages';
import styles from './FiguresBar.module.css';
import { findChosen, listPeriods, writeAddress } from './period';
import type { Period } from './period';
import { presetNames } from './period.messages';

type BarProps = Omit<AccountProps, 'period'> &
  UpdatedProps & {
    /** Null if the figures do not follow a period. */
    period: Period | null;
    dashboard: Dashboard | undefined;
  };

/** Which figures an account has. */
const ACCOUNT_NOTE = 'account-note';

/** The period, and the days and the time of the figures. */
export const FiguresBar = ({ code, period, accountId, accounts, dashboard, ...updated }: BarProps) => (
  <>
    <div className={styles['bar']}>
      {period && (
        <>
          <DashboardPeriod code={code} period={period} accountId={accountId} dashboard={dashboard} />
          {accounts.length > 0 && (
            <AccountChoice code={code} period={period} accountId={accountId} accounts={accounts} />
          )}
          {dashboard && <Days dashboard={dashboard} />}
        </>
      )}
      {dashboard && <Updated {...updated} />}
    </div>
    {period && accountId !== null && (
      <p id={ACCOUNT_NOTE} className={styles['note']}>
        <FormattedMessage {...messages.accountNote} />
      </p>
    )}
  </>
);

type PeriodProps = {
  code: string;
  period: Period;
  accountId: string | null;
  dashboard: Dashboard | undefined;
};

/** Week and today are those of the company, once they are loaded. */
function DashboardPeriod({ code, period, accountId, dashboard }: PeriodProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const choices = listPeriods(dashboard?.asOf);
  return (
    <PeriodPicker
      presets={choices.map(({ id, period: choice }) => ({
        id,
        name: intl.formatMessage(presetNames[id]),
        to: writeAddress(code, choice, accountId),
      }))}
      chosenId={findChosen(choices, period)}
      range={dashboard?.period ?? (period.key === 'own' ? period : null)}
      today={dashboard?.asOf ?? null}
      weekStartsOn={dashboard?.weekStartsOn}
      onChoose={({ from, to }) => void navigate(writeAddress(code, { key: 'own', from, to }, accountId))}
    />
  );
}

type AccountProps = {
  code: string;
  period: Period;
  /** Null: all accounts. */
  accountId: string | null;
  /** Empty: the figures are always those of all accounts. */
  accounts: NonNullable<Dashboard['accounts']>;
};

/** The account of the figures. With one account, the dashboard has only the figures of cash. */
function AccountChoice({ code, period, accountId, accounts }: AccountProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  return (
    <label className={styles['account']}>
      <FormattedMessage {...messages.account} />
      <select
        aria-describedby={accountId === null ? undefined : ACCOUNT_NOTE}
        value={accountId ?? ''}
        onChange={({ target: { value } }) =>
          void navigate(writeAddress(code, period, value === '' ? null : value))
        }
      >
        <option value="">{intl.formatMessage(messages.allAccounts)}</option>
        {accounts.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The days of the figures, which are days of the company. */
const Days = ({ dashboard: { period } }: { dashboard: Dashboard }) => {
  const intl = useIntl();
  return (
    <p className={styles['days']}>
      <bdi>{dayRange(intl, period.from, period.to)}</bdi>
    </p>
  );
};

type UpdatedProps = { at: number | undefined; isRunning: boolean; isStale: boolean; onRefresh: () => void };

/** The time of the figures. Old figures stay visible and are marked. */
function Updated({ at, isRunning, isStale, onRefresh }: UpdatedProps) {
  const intl = useIntl();
  return (
    <div className={styles['updated']}>
      <FiguresTime at={at} isStale={isStale} />
      <IconButton
        label={intl.formatMessage(messages.refresh)}
        aria-disabled={isRunning}
        onClick={() => {
          if (!isRunning) onRefresh();
        }}
      >
        <RefreshCw aria-hidden size={18} />
      </IconButton>
    </div>
  );
}

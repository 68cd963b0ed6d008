import { useFormState } from 'react-final-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useParams } from 'react-router-dom';
import {
  loadAccounts,
  useAddMoneyAccountMutation,
  useChangeMoneyAccountMutation,
} from '../../api/moneyAccounts';
import type { MoneyAccount } from '../../api/moneyAccounts';
import { paths } from '../../config/paths';
import { accountKinds } from '../../controls/accountKind.messages';
import { BoxField } from '../../controls/form/BoxField';
import { ChoiceField } from '../../controls/form/ChoiceField';
import { ClosedDayNote, OpeningNote } from '../../controls/form/ClosedDayNote';
import { RecordForm } from '../../controls/form/RecordForm';
import type { GetField } from '../../controls/form/useFields';
import { useMayCall } from '../../controls/useMayCall';
import { nameOf } from '../../i18n/nameOf';
import { useAppDispatch } from '../../store/hooks';
import { Link } from '../../ui/Link';
import { TextField } from '../../ui/TextField';
import { ACCOUNT_FORM, hasBalance, toAccount, toChange, toValues } from './accountForm';
import type { Name, Values } from './accountForm';
import { messages } from './bank.messages';
import styles from './bank.module.css';
import { BankPage, Gone } from './BankPage';
import { titles } from './title.messages';

/** The page that adds an account (specification §2.286). */
export function NewAccountScreen() {
  const navigate = useNavigate();
  const [addAccount] = useAddMoneyAccountMutation();
  return (
    <BankPage title={titles.newAccount}>
      {() => (
        <div className={styles['form']}>
          <RecordForm<Name, MoneyAccount | null>
            form={ACCOUNT_FORM}
            first={null}
            toValues={toValues}
            send={(values) => addAccount(toAccount(values))}
            load={() => Promise.resolve({ data: null })}
            onSaved={(account) =>
              void navigate(paths.moneyAccount.to(account?.id ?? null), { replace: true })
            }
            focusFirst="name"
            cancel={paths.bank.to()}
          >
            {(field) => <AccountFields field={field} account={null} />}
          </RecordForm>
        </div>
      )}
    </BankPage>
  );
}

/** The page that changes or archives an account (specification §2.286). */
export function ChangeAccountScreen() {
  const { id = '' } = useParams();
  return (
    <BankPage key={id} title={titles.changeAccount}>
      {({ accounts }) => {
        const account = accounts.find((one) => one.id === id);
        return account ? <ChangeForm first={account} /> : <Gone />;
      }}
    </BankPage>
  );
}

function ChangeForm({ first }: { first: MoneyAccount }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [changeAccount] = useChangeMoneyAccountMutation();
  const back = paths.moneyAccount.to(first.id);
  return (
    <div className={styles['form']}>
      <RecordForm<Name, MoneyAccount | null>
        form={ACCOUNT_FORM}
        first={first}
        toValues={toValues}
        send={(values, account) => changeAccount({ id: first.id, body: toChange(values, account ?? first) })}
        load={async () => {
          const { data, error } = await dispatch(loadAccounts());
          return { data: data?.accounts.find(({ id }) => id === first.id), error };
        }}
        onSaved={() => void navigate(back, { replace: true })}
        cancel={back}
      >
        {(field, account) => <AccountFields field={field} account={account} />}
      </RecordForm>
    </div>
  );
}

function AccountFields({ field, account }: { field: GetField<Name>; account: MoneyAccount | null }) {
  const intl = useIntl();
  const { values } = useFormState<Values>({ subscription: { values: true } });
  // A kind that this portal does not know stays until another one is chosen.
  const kinds = [...new Set([...Object.keys(accountKinds), ...(account ? [account.kind] : [])])];
  return (
    <>
      <TextField {...field('name')} />
      <ChoiceField
        {...field('kind')}
        options={kinds.map((kind) => ({ value: kind, label: nameOf(intl, accountKinds, kind) }))}
      />
      {values.kind !== 'cash' && (
        <div className={styles['pair']}>
          <TextField {...field('bankCode')} input={{ inputMode: 'numeric' }} />
          <TextField {...field('numberEnd')} />
        </div>
      )}
      {account?.isOfCompany === true ? (
        <OpeningOfCompany />
      ) : (
        <div className={styles['pair']}>
          <TextField {...field('openingAmount')} />
          <TextField {...field('openingOn')} />
        </div>
      )}
      {account === null && hasBalance(values) && <ClosedDayNote name="openingOn" />}
      {account !== null && account.isOfCompany !== true && <OpeningNote />}
      {values.kind === 'card' && (
        <BoxField name="invertsAmounts" label={messages.inverts} hint={messages.invertsHint} />
      )}
      {account !== null && account.isOfCompany !== true && (
        <BoxField name="isArchived" label={messages.isArchived} hint={messages.isArchivedHint} />
      )}
    </>
  );
}

function OpeningOfCompany() {
  const mayCall = useMayCall();
  return (
    <div className={styles['opening']}>
      <p className={styles['hint']}>
        <FormattedMessage {...messages.openingOfCompany} />
      </p>
      {mayCall('changeCompany') && (
        <p>
          <Link to={paths.company.to()}>
            <FormattedMessage {...messages.toCompany} />
          </Link>
        </p>
      )}
    </div>
  );
}

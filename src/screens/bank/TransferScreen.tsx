import type { ComponentProps } from 'react';
import { useFormState } from 'react-final-form';
import { FormattedMessage } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { listOpenAccounts, useAddTransferMutation } from '../../api/moneyAccounts';
import type { MoneyAccount } from '../../api/moneyAccounts';
import { paths } from '../../config/paths';
import { ClosedDayNote } from '../../controls/form/ClosedDayNote';
import { ChoiceField } from '../../controls/form/ChoiceField';
import { RecordForm } from '../../controls/form/RecordForm';
import { useMayCall } from '../../controls/useMayCall';
import { ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import type { Option } from '../../ui/SelectField';
import { TextField } from '../../ui/TextField';
import styles from './bank.module.css';
import { BankPage } from './BankPage';
import { messages } from './bank.messages';
import { movementTexts } from './movement.messages';
import { titles } from './title.messages';
import { TRANSFER_FORM, toTransfer } from './transferForm';
import type { Values } from './transferForm';

/** The page that records a transfer between two accounts (specification §2.287). */
export const TransferScreen = () => (
  <BankPage title={titles.newTransfer}>
    {(list) => {
      const open = listOpenAccounts(list);
      return open.length < 2 ? <NeedsTwo /> : <TransferForm accounts={open} today={list.asOf} />;
    }}
  </BankPage>
);

function NeedsTwo() {
  const mayCall = useMayCall();
  return (
    <EmptyState
      level={2}
      variant="page"
      picture="empty"
      title={<FormattedMessage {...movementTexts.needsTwo} />}
    >
      {mayCall('addMoneyAccount') ? (
        <ButtonLink to={paths.newMoneyAccount.to()}>
          <FormattedMessage {...titles.newAccount} />
        </ButtonLink>
      ) : (
        <ButtonLink to={paths.bank.to()}>
          <FormattedMessage {...messages.toList} />
        </ButtonLink>
      )}
    </EmptyState>
  );
}

/** The account that gets the money, which is not the one that gives it. */
function ToField({
  field,
  options,
}: {
  field: Omit<ComponentProps<typeof ChoiceField>, 'options'>;
  options: readonly Option[];
}) {
  const { values } = useFormState<Values>({ subscription: { values: true } });
  return <ChoiceField {...field} options={options.filter(({ value }) => value !== values.from)} />;
}

function TransferForm({ accounts, today }: { accounts: readonly MoneyAccount[]; today: string }) {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [addTransfer] = useAddTransferMutation();
  const given = accounts.find(({ id }) => id === query.get('from'))?.id;
  const back = given === undefined ? paths.bank.to() : paths.moneyAccount.to(given);
  const options = accounts.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <div className={styles['form']}>
      <RecordForm
        form={TRANSFER_FORM}
        first={null}
        toValues={() => ({ from: given ?? '', to: '', movedOn: today, amount: '', note: '' })}
        send={async (values) => {
          const { error } = await addTransfer(toTransfer(values));
          return error === undefined ? { data: null } : { error };
        }}
        load={() => Promise.resolve({ data: null })}
        onSaved={() => void navigate(back, { replace: true })}
        cancel={back}
      >
        {(field) => (
          <>
            <div className={styles['pair']}>
              <ChoiceField {...field('from')} options={options} />
              <ToField field={field('to')} options={options} />
              <TextField {...field('movedOn')} />
              <TextField {...field('amount')} />
            </div>
            <ClosedDayNote name="movedOn" />
            <TextField {...field('note')} />
          </>
        )}
      </RecordForm>
    </div>
  );
}

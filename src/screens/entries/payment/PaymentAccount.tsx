import { skipToken } from '@reduxjs/toolkit/query/react';
import { useField, useFormState } from 'react-final-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useListMoneyAccountsQuery } from '../../../api/moneyAccounts';
import type { MoneyAccount } from '../../../api/moneyAccounts';
import { checkOption } from '../../../controls/form/checks';
import { ChoiceField } from '../../../controls/form/ChoiceField';
import type { GetField } from '../../../controls/form/useFields';
import { useMayCall } from '../../../controls/useMayCall';
import { useSessionArg } from '../../../controls/useSessionArg';
import { day } from '../../../i18n/formats';
import { isDay } from '../../../i18n/typedDays';
import { AgreementBox } from '../../../ui/AgreementBox';
import { accountTexts } from './paymentAccount.messages';
import styles from './payment.module.css';

/** The accounts that take payments. Empty: the backend has none. Null: they are loading. */
export function useOpenAccounts(): readonly MoneyAccount[] | null {
  const isOffered = useMayCall()('listMoneyAccounts');
  const arg = useSessionArg(undefined);
  const { currentData, error } = useListMoneyAccountsQuery(isOffered ? arg : skipToken);
  if (!isOffered || error !== undefined) return [];
  return currentData?.accounts.filter(({ isArchived }) => !isArchived) ?? null;
}

/** Returns the account that the person has used last for a form of payment, or else the first one. */
export const findUsualAccount = (accounts: readonly MoneyAccount[], form: string): string =>
  (accounts.find(({ lastForms }) => lastForms?.includes(form)) ?? accounts[0])?.id ?? '';

/** Returns the account of a payment. An archived one takes no refund, so the first one is proposed. */
export const findAccountOf = (
  accounts: readonly MoneyAccount[],
  { accountId, form }: { accountId?: string; form: string },
): string => accounts.find(({ id }) => id === accountId)?.id ?? findUsualAccount(accounts, form);

type Values = { account: string; paidOn: string };
type Props = { field: GetField<'account'>; accounts: readonly MoneyAccount[] };

/** The choice of an account, if there are several, and the question before its opening balance (specification §2.289, §2.290). */
export function PaymentAccount({ field, accounts }: Props) {
  const { values } = useFormState<Values>({ subscription: { values: true } });
  const { rule, ...choice } = field('account');
  const options = accounts.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      {accounts.length > 1 && (
        <ChoiceField {...choice} rule={(value) => checkOption(value) ?? rule(value)} options={options} />
      )}
      <EarlyQuestion accounts={accounts} values={values} />
    </>
  );
}

const findEarly = (accounts: readonly MoneyAccount[], { account, paidOn }: Values) =>
  accounts.find(
    ({ id, openingOn }) => id === account && openingOn !== undefined && isDay(paidOn) && paidOn < openingOn,
  );

/** The yes is for one account and one day. */
function EarlyQuestion({ accounts, values }: { accounts: readonly MoneyAccount[]; values: Values }) {
  const intl = useIntl();
  const asked = `${values.account} ${values.paidOn}`;
  const { input, meta } = useField<string, HTMLElement, string>('agreed', {
    validate: (value, all) => {
      const read = (name: string) => {
        const found: unknown = Object.entries(all).find(([one]) => one === name)?.[1];
        return typeof found === 'string' ? found : '';
      };
      const typed = { account: read('account'), paidOn: read('paidOn') };
      const isAgreed = value === `${typed.account} ${typed.paidOn}`;
      return findEarly(accounts, typed) && !isAgreed ? accountTexts.agreeFirst : undefined;
    },
    parse: (value: string) => value,
  });
  const early = findEarly(accounts, values);
  if (early?.openingOn === undefined) return null;
  const isRefused = meta.submitFailed === true && input.value !== asked;
  return (
    <div className={styles['wide']}>
      <AgreementBox
        name="agreed"
        title={
          <FormattedMessage
            {...accountTexts.early}
            values={{ name: <bdi>{early.name}</bdi>, day: <bdi>{day(intl, early.openingOn)}</bdi> }}
          />
        }
        hint={<FormattedMessage {...accountTexts.earlyHint} />}
        label={intl.formatMessage(accountTexts.earlyYes)}
        isAgreed={input.value === asked}
        onChange={(isAgreed) => input.onChange(isAgreed ? asked : '')}
        error={isRefused ? intl.formatMessage(accountTexts.agreeFirst) : undefined}
      />
    </div>
  );
}

// The account of a payment, and the yes to a day before its opening balance.
import type { MoneyAccount } from '../../../api/moneyAccounts';
import type { Schema } from '../../../controls/form/schema';
import { accountTexts } from './paymentAccount.messages';

export const ACCOUNT_FIELDS: Schema<'account' | 'agreed'> = {
  account: { label: accountTexts.account, kind: 'option', wire: 'accountId' },
  agreed: { label: accountTexts.earlyYes, kind: 'custom' },
};

/** What the backend says about an account that takes no payment. */
export const ACCOUNT_REASONS = { archived: accountTexts.unusable, unknown: accountTexts.unusable };

/** The part of a request that names the account. An empty value names none. */
export const toAccountId = (account: string): { accountId?: string } =>
  account === '' ? {} : { accountId: account };

/** Returns the account that the person has used last for a form of payment, or else the only one of cash for cash, or the first one. */
export const findUsualAccount = (accounts: readonly MoneyAccount[], form: string): string =>
  (
    accounts.find(({ lastForms }) => lastForms?.includes(form)) ??
    findCashAccount(accounts, form) ??
    accounts[0]
  )?.id ?? '';

function findCashAccount(accounts: readonly MoneyAccount[], form: string): MoneyAccount | undefined {
  const [cash, ...others] = accounts.filter(({ kind }) => kind === 'cash');
  return form === 'cash' && others.length === 0 ? cash : undefined;
}

/** Returns the usual account of all these forms, or an empty value if they differ. */
export function findCommonAccount(accounts: readonly MoneyAccount[], forms: readonly string[]): string {
  const [usual = '', ...others] = new Set(forms.map((form) => findUsualAccount(accounts, form)));
  return others.length === 0 ? usual : '';
}

/** Returns the account of a payment. An archived one takes no refund, so the usual one is proposed. */
export const findAccountOf = (
  accounts: readonly MoneyAccount[],
  { accountId, form }: { accountId?: string; form: string },
): string => accounts.find(({ id }) => id === accountId)?.id ?? findUsualAccount(accounts, form);

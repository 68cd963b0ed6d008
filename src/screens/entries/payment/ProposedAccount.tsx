import { useField } from 'react-final-form';
import type { MoneyAccount } from '../../../api/moneyAccounts';
import { OpenAccounts } from '../../../controls/entries/OpenAccounts';
import { ruleTexts } from '../../../controls/form/rule.messages';
import type { Rule } from '../../../ui/TextInput';
import { findCommonAccount } from './accountFields';
import { PaymentAccount } from './PaymentAccount';
import type { Names } from './PaymentAccount';

type Props = {
  /** The forms of payment of what is paid together. */
  forms: readonly string[];
  names: Names;
  /** Says what the backend has refused. */
  rule: Rule;
};

/** The account of a payment. The usual one of the forms is proposed until the person chooses another one. */
export const ProposedAccount = ({ names, ...props }: Props) => (
  <OpenAccounts absent={<AccountFirst name={names.account} />}>
    {(accounts) => <Proposed {...props} names={names} accounts={accounts} />}
  </OpenAccounts>
);

/** Stops a payment while the accounts are not known. */
function AccountFirst({ name }: { name: string }) {
  useField<string>(name, { validate: () => ruleTexts.missingOption, subscription: {} });
  return null;
}

function Proposed({ forms, accounts, ...props }: Props & { accounts: readonly MoneyAccount[] }) {
  useField<string>(props.names.account, {
    initialValue: findCommonAccount(accounts, forms),
    subscription: {},
  });
  return <PaymentAccount {...props} accounts={accounts} />;
}

import { useField, useFormState } from 'react-final-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { fieldOf } from '../../../api/fieldOf';
import type { MoneyAccount } from '../../../api/moneyAccounts';
import { checkOption } from '../../../controls/form/checks';
import { ChoiceField } from '../../../controls/form/ChoiceField';
import { day as formatDay } from '../../../i18n/formats';
import { isDay } from '../../../i18n/typedDays';
import { AgreementBox } from '../../../ui/AgreementBox';
import type { Rule } from '../../../ui/TextInput';
import { accountTexts } from './paymentAccount.messages';
import styles from './payment.module.css';

/** What the fields are called in their form. */
export type Names = { account: string; day: string; agreed: string };
type Values = { account: string; day: string };
type Known = { accounts: readonly MoneyAccount[]; names: Names };
type Props = Pick<Known, 'accounts'> & {
  names?: Names;
  /** Says what the backend has refused. */
  rule: Rule;
};

/** The names of the fields in a form of a page. */
export const ACCOUNT_NAMES: Names = { account: 'account', day: 'paidOn', agreed: 'agreed' };

/** The choice of an account, if there are several, and the question before its opening balance (specification §2.289, §2.290). */
export function PaymentAccount({ accounts, names = ACCOUNT_NAMES, rule }: Props) {
  const { values } = useFormState<object>({ subscription: { values: true } });
  const { account } = readValues(values, names);
  const options = accounts.map(({ id, name }) => ({ value: id, label: name }));
  // An account that was archived meanwhile has to be replaced, also by the only other one.
  const isGone = account !== '' && !accounts.some(({ id }) => id === account);
  return (
    <>
      {(accounts.length > 1 || isGone) && (
        <ChoiceField
          name={names.account}
          label={accountTexts.account}
          rule={(value) => checkOption(value) ?? rule(value)}
          options={options}
        />
      )}
      <EarlyQuestion accounts={accounts} names={names} />
    </>
  );
}

function readValues(values: object, names: Names): Values {
  const read = (name: string) => {
    const value = fieldOf(values, name);
    return typeof value === 'string' ? value : '';
  };
  return { account: read(names.account), day: read(names.day) };
}

const findEarly = (accounts: readonly MoneyAccount[], { account, day }: Values) =>
  accounts.find(
    ({ id, openingOn }) => id === account && openingOn !== undefined && isDay(day) && day < openingOn,
  );

/** The yes to a day before the opening balance of an account. */
export const writeYes = ({ account, day }: Values): string => `${account} ${day}`;

/** The yes is for one account and one day. */
function EarlyQuestion({ accounts, names }: Known) {
  const intl = useIntl();
  const { values: all } = useFormState<object>({ subscription: { values: true } });
  const values = readValues(all, names);
  const asked = writeYes(values);
  const { input, meta } = useField<string, HTMLElement, string>(names.agreed, {
    validate: (value, present) => {
      const typed = readValues(present, names);
      return findEarly(accounts, typed) && value !== writeYes(typed) ? accountTexts.agreeFirst : undefined;
    },
    parse: (value: string) => value,
  });
  const early = findEarly(accounts, values);
  if (early?.openingOn === undefined) return null;
  const isRefused = meta.submitFailed === true && input.value !== asked;
  return (
    <div className={styles['wide']}>
      <AgreementBox
        name={names.agreed}
        title={
          <FormattedMessage
            {...accountTexts.early}
            values={{ name: <bdi>{early.name}</bdi>, day: <bdi>{formatDay(intl, early.openingOn)}</bdi> }}
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

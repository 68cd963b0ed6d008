import type { IntlShape } from 'react-intl';
import type { MoneyAccount } from '../../api/moneyAccounts';
import { money } from '../../i18n/formats';
import { messages } from './bank.messages';

/** Returns number of the bank and last digits of an account. Empty if both are unknown. */
export function describeBank(intl: IntlShape, { bankCode = '', numberEnd = '' }: MoneyAccount): string {
  return [
    ...(bankCode === '' ? [] : [intl.formatMessage(messages.numberOf, { code: bankCode })]),
    ...(numberEnd === '' ? [] : [intl.formatMessage(messages.endOf, { end: numberEnd })]),
  ].join(', ');
}

export const describeBalance = (intl: IntlShape, { balanceCents }: MoneyAccount): string =>
  balanceCents === undefined ? intl.formatMessage(messages.noOpening) : money(intl, balanceCents);

import { LIMITS } from '../../../api-spec/limits.gen';
import type { BodyOf } from '../../api/operationTypes';
import type { MoneyAccount } from '../../api/moneyAccounts';
import { ON } from '../../controls/form/BoxField';
import { checkAmount, checkDay, checkName, checkOption } from '../../controls/form/checks';
import { describeFailedChange } from '../../controls/form/describeFailedChange';
import { defineForm } from '../../controls/form/formDefinition';
import { fromCents, toCents } from '../../i18n/typedAmounts';
import { messages } from './bank.messages';

export type Name =
  | 'name'
  | 'kind'
  | 'bankCode'
  | 'numberEnd'
  | 'openingAmount'
  | 'openingOn'
  | 'invertsAmounts'
  | 'isArchived';
export type Values = Record<Name, string>;

/** The form of an account. Null: a new one. */
export const ACCOUNT_FORM = defineForm<Name, MoneyAccount | null>({
  schema: {
    name: { label: messages.name, kind: 'text', rule: (value) => checkName(value, LIMITS.nameLength) },
    kind: { label: messages.kind, kind: 'option', rule: checkOption },
    bankCode: {
      label: messages.bankCode,
      kind: 'text',
      isOptional: true,
      hint: messages.bankCodeHint,
      rule: (value) => (/^\d{0,3}$/.test(value.trim()) ? undefined : messages.bankCodeInvalid),
    },
    numberEnd: {
      label: messages.numberEnd,
      kind: 'text',
      isOptional: true,
      hint: messages.numberEndHint,
      rule: (value) => (/^[\dA-Za-z]{0,4}$/.test(value.trim()) ? undefined : messages.numberEndInvalid),
    },
    openingAmount: {
      label: messages.openingAmount,
      kind: 'balance',
      wire: 'openingCents',
      hint: messages.openingAmountHint,
      rule: (value) => checkAmount(value.replace(/^-/, ''), true),
    },
    openingOn: { label: messages.openingOn, kind: 'day', hint: messages.openingOnHint, rule: checkDay },
    invertsAmounts: { label: messages.inverts, kind: 'custom' },
    isArchived: { label: messages.isArchived, kind: 'custom' },
  },
  reasons: {
    future: messages.future,
    repeated: messages.repeated,
    'after-movements': messages.afterMovements,
    'of-company': messages.ofCompany,
  },
  idOf: (account) => account?.id,
  savedText: (account) => (account === null ? messages.added : messages.saved),
  conflict: { named: messages.conflict, unnamed: messages.conflictUnnamed },
  conflicts: { 'first-account': messages.firstAccount },
  describe: (error) =>
    error.kind === 'http' && error.reason === 'unknown-account'
      ? { messageId: messages.gone.id }
      : describeFailedChange(error, messages),
});

export const toValues = (account: MoneyAccount | null): Values => ({
  name: account?.name ?? '',
  kind: account?.kind ?? '',
  bankCode: account?.bankCode ?? '',
  numberEnd: account?.numberEnd ?? '',
  openingAmount: account?.openingCents === undefined ? '' : fromCents(account.openingCents),
  openingOn: account?.openingOn ?? '',
  invertsAmounts: account?.invertsAmounts === true ? ON : '',
  isArchived: account?.isArchived === true ? ON : '',
});

/** Whether a new account changes the balance of the company. One without money may begin in a closed month. */
export const hasBalance = ({ openingAmount }: Values): boolean =>
  checkAmount(openingAmount.replace(/^-/, ''), false) === undefined;

/** The body of a new account, from valid values. */
export const toAccount = (values: Values): BodyOf<'addMoneyAccount'> => ({
  ...toDescription(values),
  openingCents: toCents(values.openingAmount),
  openingOn: values.openingOn,
});

/** The body of a change, from valid values. The opening balance of the first account is the company's. */
export const toChange = (values: Values, account: MoneyAccount): BodyOf<'changeMoneyAccount'> => ({
  version: account.version,
  ...(account.isOfCompany === true ? toDescription(values) : toAccount(values)),
  isArchived: values.isArchived === ON,
});

const toDescription = (values: Values) => ({
  name: values.name.trim(),
  kind: values.kind,
  bankCode: values.bankCode.trim(),
  numberEnd: values.numberEnd.trim(),
  invertsAmounts: values.kind === 'card' && values.invertsAmounts === ON,
});

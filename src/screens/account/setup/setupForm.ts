import { LIMITS } from '../../../../api-spec/limits.gen';
import type { Setup } from '../../../api/setup';
import { checkAmount, checkDay, checkName, checkOption } from '../../../controls/form/checks';
import { countCharacters, NEW_PASSWORD } from '../../../controls/form/newPassword';
import { ruleTexts } from '../../../controls/form/rule.messages';
import type { Schema, Values as FormValues } from '../../../controls/form/schema';
import { toCents } from '../../../i18n/typedAmounts';
import type { Rule } from '../../../ui/TextInput';
import { messages } from './setup.messages';

export type Name =
  'secret' | 'login' | 'name' | 'password' | 'companyName' | 'timeZone' | 'openingAmount' | 'openingOn';
export type Values = FormValues<Name>;

/** The same pattern as in the API description. */
const LOGIN = /^[0-9]{1,11}$/;

/** The password is no field of the schema's kinds, because it keeps each typed character. */
export const passwordRule: Rule = (value) => {
  const count = countCharacters(value);
  if (count < NEW_PASSWORD.min) return messages.passwordShort;
  return count > NEW_PASSWORD.max ? messages.passwordLong : undefined;
};

export const schema: Schema<Name> = {
  secret: {
    label: messages.secret,
    kind: 'text',
    hint: messages.secretHint,
    rule: (value) => checkName(value, 200),
  },
  login: {
    label: messages.login,
    kind: 'login',
    hint: messages.loginHint,
    rule: (value) => (LOGIN.test(value) ? undefined : messages.loginInvalid),
  },
  name: { label: messages.name, kind: 'text', rule: (value) => checkName(value, LIMITS.nameLength) },
  password: { label: messages.password, kind: 'custom' },
  companyName: {
    label: messages.companyName,
    kind: 'text',
    wire: 'company.name',
    rule: (value) => checkName(value, LIMITS.nameLength),
  },
  timeZone: { label: messages.timeZone, kind: 'option', wire: 'company.timeZone', rule: checkOption },
  openingAmount: {
    label: messages.openingAmount,
    kind: 'balance',
    wire: 'company.openingCents',
    isOptional: true,
    hint: messages.openingHint,
    rule: (value, { openingOn }) => {
      if (value.trim() === '') return openingOn.trim() === '' ? undefined : ruleTexts.missing;
      return checkAmount(value.replace(/^-/, ''), true);
    },
  },
  openingOn: {
    label: messages.openingOn,
    kind: 'day',
    wire: 'company.openingOn',
    isOptional: true,
    rule: (value, { openingAmount }) =>
      value.trim() === '' && openingAmount.trim() === '' ? undefined : checkDay(value),
  },
};

/** The body of the request, from valid values. */
export const toSetup = (values: Values): Setup => ({
  secret: values.secret.trim(),
  login: values.login,
  name: values.name.trim(),
  password: values.password,
  company: {
    name: values.companyName.trim(),
    timeZone: values.timeZone,
    ...(values.openingAmount !== '' && {
      openingCents: toCents(values.openingAmount),
      openingOn: values.openingOn,
    }),
  },
});

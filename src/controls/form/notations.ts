// How days, amounts and counts are typed and shown in the language of the page.
import type { IntlShape } from 'react-intl';
import { day } from '../../i18n/formats';
import { isAmount, readTypedAmount, writeAmount } from '../../i18n/typedAmounts';
import { isDay, readTypedDay } from '../../i18n/typedDays';
import type { Notation } from '../../ui/TextInput';

export const dayNotation = (intl: IntlShape): Notation => ({
  read: (typed) => readTypedDay(intl, typed) ?? typed,
  write: (value) => (isDay(value) ? day(intl, value) : value),
});
export const amountNotation = (intl: IntlShape): Notation => ({
  read: (typed) => readTypedAmount(intl, typed) ?? typed,
  write: (value) => (isAmount(value) ? writeAmount(intl, value) : value),
});
export const cleanDigits = (typed: string): string => typed.replace(/\D/g, '').slice(0, 3);

// How days, amounts and counts are typed and shown in the language of the page.
import type { IntlShape } from 'react-intl';
import { LIMITS } from '../../../api-spec/limits.gen';
import { cleanTaxNumber, formatTaxNumber, isTaxNumber } from '../../../api-spec/taxNumber';
import { day } from '../../i18n/formats';
import { isAmount, readTypedAmount, toCents, writeAmount } from '../../i18n/typedAmounts';
import { isDay, readTypedDay } from '../../i18n/typedDays';
import type { Notation } from '../../ui/TextInput';

export const dayNotation = (intl: IntlShape): Notation => ({
  read: (typed) => readTypedDay(intl, typed) ?? typed,
  write: (value) => (isDay(value) ? day(intl, value) : value),
  showsReading: true,
});
export const amountNotation = (intl: IntlShape): Notation => ({
  read: (typed) => readTypedAmount(intl, typed) ?? typed,
  write: (value) => (isAmount(value) ? writeAmount(intl, value) : value),
});

/** A percentage with two decimals, with or without its sign. */
export const percentNotation = (intl: IntlShape): Notation => {
  const { read, write } = amountNotation(intl);
  const readPercent = (typed: string) => read(typed.replace('%', ''));
  return { read: (typed) => (isAmount(readPercent(typed)) ? readPercent(typed) : typed), write };
};

/** A CPF or CNPJ, typed with or without punctuation. */
export const TAX_NUMBER_NOTATION: Notation = {
  read: (typed) => (isTaxNumber(cleanTaxNumber(typed)) ? cleanTaxNumber(typed) : typed),
  write: formatTaxNumber,
};

const MINUS = /^[-−–]\s*/;

/** An amount that may be negative. */
export const balanceNotation = (intl: IntlShape): Notation => ({
  read: (typed) => {
    const text = typed.replace(/R\$|\s/g, '');
    const amount = readTypedAmount(intl, text.replace(MINUS, ''));
    if (amount === null) return typed;
    return MINUS.test(text) && toCents(amount) > 0 ? `-${amount}` : amount;
  },
  write: (value) => (isAmount(value.replace('-', '')) ? writeAmount(intl, value) : value),
});

export const cleanDigits = (typed: string): string =>
  typed.replace(/\D/g, '').slice(0, String(LIMITS.installments).length);

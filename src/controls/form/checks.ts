// The checks of single values that several forms share.
import type { MessageDescriptor } from 'react-intl';
import { LIMITS } from '../../../api-spec/limits.gen';
import { isBlank } from '../../../api-spec/texts';
import { isAmount, toCents } from '../../i18n/typedAmounts';
import { isDay } from '../../i18n/typedDays';
import { ruleTexts } from './rule.messages';

export function checkDay(value: string): MessageDescriptor | undefined {
  if (value.trim() === '') return ruleTexts.missing;
  const isInRange = isDay(value) && value >= LIMITS.firstDay && value <= LIMITS.lastDay;
  return isInRange ? undefined : ruleTexts.invalidDay;
}

/** @param isZeroAllowed for a paid amount after a discount. */
export function checkAmount(value: string, isZeroAllowed: boolean): MessageDescriptor | undefined {
  if (value.trim() === '') return ruleTexts.missing;
  if (!isAmount(value) || toCents(value) > LIMITS.cents) return ruleTexts.invalidAmount;
  return isZeroAllowed || toCents(value) > 0 ? undefined : ruleTexts.noAmount;
}

export const checkLength = (value: string, max: number): MessageDescriptor | undefined =>
  Array.from(value.trim()).length > max ? ruleTexts.tooLong : undefined;

/** A text that must not be empty. */
export const checkName = (value: string, max: number): MessageDescriptor | undefined =>
  isBlank(value) ? ruleTexts.missing : checkLength(value, max);

/** A value of a list. */
export const checkOption = (value: string): MessageDescriptor | undefined =>
  value === '' ? ruleTexts.missingOption : undefined;

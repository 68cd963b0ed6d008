import type { IntlShape } from 'react-intl';
import type { Proposal, WaitingLine } from '../../api/reconciliation';
import { formatList, money } from '../../i18n/formats';
import { dayTexts, signTexts } from './reason.messages';

const isKnown = (sign: string): sign is keyof typeof signTexts => Object.hasOwn(signTexts, sign);

/** Returns the reasons of a proposal in words. A reason that the portal does not know is left out. */
export function describeReasons(
  intl: IntlShape,
  line: WaitingLine,
  { signs, daysLater, items }: Proposal,
): string {
  const centsAway = Math.abs(line.cents - items.reduce((sum, { cents }) => sum + cents, 0));
  const reasons = signs.flatMap((sign) => {
    if (sign === 'day') return [describeDays(intl, daysLater)];
    return isKnown(sign) ? [intl.formatMessage(signTexts[sign], { amount: money(intl, centsAway) })] : [];
  });
  return formatList(intl, reasons);
}

function describeDays(intl: IntlShape, daysLater: number): string {
  if (daysLater === 0) return intl.formatMessage(dayTexts.same);
  const text = daysLater > 0 ? dayTexts.later : dayTexts.earlier;
  return intl.formatMessage(text, { days: Math.abs(daysLater) });
}

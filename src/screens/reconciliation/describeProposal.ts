import type { IntlShape } from 'react-intl';
import type { Proposal } from '../../api/reconciliation';
import { formatList } from '../../i18n/formats';
import { dayTexts, signTexts } from './reason.messages';

const isKnown = (sign: string): sign is keyof typeof signTexts => Object.hasOwn(signTexts, sign);

/** Returns the reasons of a proposal in words. A reason that the portal does not know is left out. */
export function describeReasons(intl: IntlShape, { signs, daysLater }: Proposal): string {
  const reasons = signs.flatMap((sign) => {
    if (sign === 'day') return [describeDays(intl, daysLater)];
    return isKnown(sign) ? [intl.formatMessage(signTexts[sign])] : [];
  });
  return formatList(intl, reasons);
}

function describeDays(intl: IntlShape, daysLater: number): string {
  if (daysLater === 0) return intl.formatMessage(dayTexts.same);
  const text = daysLater > 0 ? dayTexts.later : dayTexts.earlier;
  return intl.formatMessage(text, { days: Math.abs(daysLater) });
}

import type { IntlShape } from 'react-intl';
import type { Entry } from '../../api/entries';
import { day, dayOfYear } from '../../i18n/formats';
import { messages } from './entries.messages';

/** The agreed due day, and the last day without a delay if it is another one (specification §2.216). */
export function describeDueDay(intl: IntlShape, { dueOn, effectiveDueOn }: Entry): string {
  if (dueOn === effectiveDueOn) return day(intl, dueOn);
  const isOfYear = dueOn.slice(0, 4) === effectiveDueOn.slice(0, 4);
  const last = isOfYear ? dayOfYear(intl, effectiveDueOn) : day(intl, effectiveDueOn);
  return intl.formatMessage(messages.dueLater, { day: day(intl, dueOn), last });
}

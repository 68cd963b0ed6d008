import type { IntlShape } from 'react-intl';
import type { SeriesList } from '../../../api/series';
import { day } from '../../../i18n/formats';
import { messages } from './seriesPages.messages';

type Listed = SeriesList['series'][number];

/** A month may be shorter. */
const LAST_SURE_DAY = 28;

/** Returns how often an entry repeats. An unknown rhythm stays as it is. */
export function describeRhythm(intl: IntlShape, { rhythm, anchorOn, businessDay = 1 }: Listed): string {
  const number = intl.formatNumber(businessDay);
  const weekday = intl.formatDate(`${anchorOn}T00:00:00Z`, { weekday: 'long', timeZone: 'UTC' });
  switch (rhythm) {
    case 'month': {
      const dayOfMonth = Number(anchorOn.slice(-2));
      const message = dayOfMonth > LAST_SURE_DAY ? messages.longMonth : messages.month;
      return intl.formatMessage(message, { day: intl.formatNumber(dayOfMonth) });
    }
    case 'monthEnd':
      return intl.formatMessage(messages.monthEnd);
    case 'week':
      return intl.formatMessage(messages.week, { weekday });
    case 'twoWeeks':
      return intl.formatMessage(messages.twoWeeks, { weekday });
    case 'businessDay':
      return intl.formatMessage(messages.businessDay, { number });
    case 'wageDay':
      return intl.formatMessage(messages.wageDay, { number });
    default:
      return rhythm;
  }
}

/** Returns the last day of a series, or that it has none. */
export function describeEnd(intl: IntlShape, { endsOn, occurrences }: Listed): string {
  if (endsOn === undefined) return intl.formatMessage(messages.noEnd);
  const lastDay = day(intl, endsOn);
  return occurrences === undefined
    ? lastDay
    : intl.formatMessage(messages.endAfter, { day: lastDay, count: occurrences });
}

/** Returns the next due day, or that there is none. */
export const describeNext = (intl: IntlShape, { nextDueOn }: Listed): string =>
  nextDueOn === undefined ? intl.formatMessage(messages.noNext) : day(intl, nextDueOn);

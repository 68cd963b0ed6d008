import type { IntlShape } from 'react-intl';

/** Formats a day with its weekday, without the year. */
export const longDay = (intl: IntlShape, date: string): string =>
  intl.formatDate(`${date}T00:00:00Z`, { weekday: 'long', day: 'numeric', month: 'short', timeZone: 'UTC' });

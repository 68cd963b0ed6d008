import type { IntlShape } from 'react-intl';
import { day } from '../i18n/formats';
import { messages } from './bankBalance.messages';
import type { FilterPart } from './list/FilterBadges';

/** Returns the filter of the address that leaves later days out, in words. */
export const describeUntil = (intl: IntlShape, until: string | undefined): FilterPart[] =>
  until === undefined
    ? []
    : [{ names: ['until'], text: intl.formatMessage(messages.until, { day: day(intl, until) }) }];

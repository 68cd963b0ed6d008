import type { IntlShape } from 'react-intl';
import type { EventFilterName, EventList } from '../../api/events';
import type { FilterPart } from '../../controls/list/FilterBadges';
import type { FilterCheck, ListAddress } from '../../controls/list/useListAddress';
import { day, dayRange } from '../../i18n/formats';
import { nameOf } from '../../i18n/nameOf';
import { isDay } from '../../i18n/typedDays';
import { groupTitles, messages } from './audit.messages';

export type AuditAddress = ListAddress<EventFilterName>;
type Filter = AuditAddress['filter'];

/** The parameters of `GET events` that the address may have. */
export const FILTERS: Record<EventFilterName, FilterCheck> = {
  from: isDay,
  to: isDay,
  user: true,
  group: (value) => Object.hasOwn(groupTitles, value),
  entry: true,
};

/** Describes each filter. The list has the names of people and of the entry. */
export function describeFilter(intl: IntlShape, filter: Filter, list: EventList | undefined): FilterPart[] {
  const { from, to, user, group, entry } = filter;
  const person = list?.people?.find(({ id }) => id === user)?.name;
  const entryName = list?.events.find(({ entryId }) => entryId === entry)?.objectName;
  return [
    ...(entry === undefined
      ? []
      : [
          {
            names: ['entry'],
            text:
              entryName === undefined
                ? intl.formatMessage(messages.oneEntry)
                : intl.formatMessage(messages.entryIs, { name: entryName }),
          },
        ]),
    ...(user === undefined
      ? []
      : [
          {
            names: ['user'],
            text:
              person === undefined
                ? intl.formatMessage(messages.somebody)
                : intl.formatMessage(messages.personIs, { name: person }),
          },
        ]),
    ...(group === undefined ? [] : [{ names: ['group'], text: nameOf(intl, groupTitles, group) }]),
    ...describeDays(intl, from, to),
  ];
}

function describeDays(intl: IntlShape, from: string | undefined, to: string | undefined): FilterPart[] {
  const names = ['from', 'to'];
  if (from !== undefined && to !== undefined)
    return [
      {
        names,
        text: intl.formatMessage(messages.days, {
          value: from === to ? day(intl, from) : dayRange(intl, from, to),
        }),
      },
    ];
  if (from !== undefined)
    return [{ names, text: intl.formatMessage(messages.from, { value: day(intl, from) }) }];
  return to === undefined ? [] : [{ names, text: intl.formatMessage(messages.to, { value: day(intl, to) }) }];
}

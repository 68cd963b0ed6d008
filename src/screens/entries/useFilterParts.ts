import { skipToken } from '@reduxjs/toolkit/query/react';
import { useIntl } from 'react-intl';
import { useListImportsQuery } from '../../api/imports';
import { moment } from '../../i18n/formats';
import { useAppSelector } from '../../store/hooks';
import { selectToken } from '../../store/session';
import { describeFilter } from './filter';
import type { Filter, FilterPart } from './filter';
import { filterTexts } from './filter.messages';

/** Describes each filter. An import has the name and the time of its file, if the person may see it. */
export function useFilterParts(filter: Filter): FilterPart[] {
  const intl = useIntl();
  const token = useAppSelector(selectToken);
  const isNeeded = token !== null && filter.import !== undefined;
  const { currentData: data } = useListImportsQuery(isNeeded ? undefined : skipToken);
  const found = data?.imports.find(({ id }) => id === filter.import);
  const name =
    found === undefined
      ? null
      : intl.formatMessage(filterTexts.importName, {
          file: found.fileName,
          when: moment(intl, new Date(found.importedAt)),
        });
  return describeFilter(intl, filter, name);
}

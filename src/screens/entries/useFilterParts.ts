import { skipToken } from '@reduxjs/toolkit/query/react';
import { useIntl } from 'react-intl';
import { useListImportsQuery } from '../../api/imports';
import { useListMoneyAccountsQuery } from '../../api/moneyAccounts';
import { useGetSeriesQuery } from '../../api/series';
import type { FilterPart } from '../../controls/list/FilterBadges';
import { useSessionArg } from '../../controls/useSessionArg';
import { moment } from '../../i18n/formats';
import { describeFilter } from './filter';
import type { Filter } from './filter';
import { filterTexts } from './filter.messages';

/** Describes each filter. An import has the name and the time of its file, a series that of its customer or supplier. */
export function useFilterParts(filter: Filter): FilterPart[] {
  const intl = useIntl();
  const { currentData: data } = useListImportsQuery(
    useSessionArg(filter.import === undefined ? skipToken : undefined),
  );
  const pastImport = data?.imports.find(({ id }) => id === filter.import);
  const name =
    pastImport === undefined
      ? null
      : intl.formatMessage(filterTexts.importName, {
          file: pastImport.fileName,
          when: moment(intl, new Date(pastImport.importedAt)),
        });
  const { currentData: one } = useGetSeriesQuery(useSessionArg(filter.series ?? skipToken));
  const { currentData: list } = useListMoneyAccountsQuery(
    useSessionArg(filter.account === undefined ? skipToken : undefined),
  );
  const account = list?.accounts.find(({ id }) => id === filter.account);
  return describeFilter(intl, filter, {
    ...{ import: name, series: one?.counterparty ?? null, account: account?.name ?? null },
  });
}

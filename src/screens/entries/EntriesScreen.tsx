import { skipToken } from '@reduxjs/toolkit/query/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useListEntriesQuery, useSummarizeEntriesQuery } from '../../api/entries';
import type { EntrySort } from '../../api/entries';
import { paths } from '../../config/paths';
import { ListPage } from '../../controls/list/ListPage';
import { readSort } from '../../controls/list/ListTable';
import { useListAddress } from '../../controls/list/useListAddress';
import { useMayCall } from '../../controls/useMayCall';
import { useSessionArg } from '../../controls/useSessionArg';
import { useAppSelector } from '../../store/hooks';
import { selectProfile } from '../../store/profile';
import { selectEntryColumns } from '../../store/tables';
import { ButtonLink } from '../../ui/Button';
import { useMedia } from '../../ui/useMedia';
import { SEARCH_LENGTH } from './back';
import { ChangedNotice } from './change/ChangedNotice';
import { ColumnChoice } from './ColumnChoice';
import { messages } from './entries.messages';
import styles from './EntriesScreen.module.css';
import { COLUMNS, DEFAULT_SORT } from './entryColumns';
import { EntryFilters } from './EntryFilters';
import { EntryResult } from './EntryResult';
import { ExportMatching } from './ExportMatching';
import { FILTERS } from './filter';
import type { Filter } from './filter';
import { DeletedNotice } from './form/DeletedNotice';
import { chooseColumns, readColumns } from './tableColumns';
import type { Column } from './tableColumns';
import { titles } from './title.messages';
import { useFilterParts } from './useFilterParts';
import { EntryViews } from './views/EntryViews';
import { isOfView, toSummaryFilter } from './views/views';

const TEXTS = {
  loading: messages.loading,
  failed: messages.failed,
  notOffered: {
    title: messages.none,
    detail: (
      <p>
        <FormattedMessage {...messages.notOffered} />
      </p>
    ),
  },
};

/** The entries that match the filter of the address, for example those behind a figure. */
export function EntriesScreen() {
  const intl = useIntl();
  const address = useListAddress(FILTERS);
  const { filter, page } = address;
  const sort = readSort(address, Object.values(COLUMNS), DEFAULT_SORT);
  const result = useListEntriesQuery(useSessionArg({ ...filter, ...page, sort }));
  const columns = useShownColumns(filter);
  const parts = useFilterParts(filter);
  const { hasViews, summary, isPending } = useSummary(filter);
  return (
    <ListPage
      title={intl.formatMessage(titles.list)}
      actions={<Actions filter={filter} sort={sort} />}
      notice={
        <>
          <DeletedNotice />
          <ChangedNotice />
          {hasViews && <EntryViews address={address} summary={summary} />}
        </>
      }
      address={address}
      search={{ label: intl.formatMessage(messages.search), maxLength: SEARCH_LENGTH }}
      tools={
        <>
          <EntryFilters address={address} hasViews={hasViews} list={result.data} />
          <ColumnChoice columns={columns} />
        </>
      }
      parts={hasViews ? parts.filter(({ names }) => !isOfView(filter, names)) : parts}
      // What arrives later would move the rows.
      result={isPending ? { ...result, data: undefined, currentData: undefined } : result}
      texts={TEXTS}
    >
      {(list, isBusy) => <EntryResult {...{ list, isBusy, address, parts, sort, columns, summary }} />}
    </ListPage>
  );
}

function Actions({ filter, sort }: { filter: Filter; sort: EntrySort }) {
  const { pathname, search } = useLocation();
  const mayCall = useMayCall();
  return (
    <>
      {mayCall('importEntries') && (
        <ButtonLink variant="plain" to={paths.importEntries.to()}>
          <FormattedMessage {...messages.import} />
        </ButtonLink>
      )}
      <ExportMatching filter={filter} sort={sort} />
      {mayCall('addEntry') && (
        <ButtonLink to={paths.newEntry.to()} state={{ back: pathname + search }}>
          <span aria-hidden className={styles['short']}>
            <FormattedMessage {...messages.newShort} />
          </span>
          <span className={styles['full']}>
            <FormattedMessage {...titles.newEntry} />
          </span>
        </ButtonLink>
      )}
    </>
  );
}

/** Loads what the views need, if the backend has it and the filter suits them. */
function useSummary(filter: Filter) {
  const hasViews = useMayCall()('summarizeEntries');
  const summaryFilter = toSummaryFilter(filter);
  const profile = useAppSelector(selectProfile);
  const isAsked = hasViews && summaryFilter !== null;
  const { data, isError } = useSummarizeEntriesQuery(useSessionArg(isAsked ? summaryFilter : skipToken));
  const isPending = isAsked ? data === undefined && !isError : profile.data === undefined && !profile.isError;
  return { hasViews, summary: isAsked ? data : undefined, isPending };
}

const NARROW = '(width < 640px)';

/** Returns the columns that the user chose, or those that suit the filter and the window. */
function useShownColumns(filter: Filter): readonly Column[] {
  const isNarrow = useMedia(NARROW);
  const chosen = useAppSelector(selectEntryColumns);
  return chosen === null ? chooseColumns(filter, isNarrow) : readColumns(chosen);
}

import { skipToken } from '@reduxjs/toolkit/query/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { isCallError, isNotOffered } from '../../api/callError';
import { useListEntriesQuery } from '../../api/entries';
import { paths } from '../../config/paths';
import { DataAbsent } from '../../controls/DataAbsent';
import type { DataTexts } from '../../controls/DataAbsent';
import { SignInFirst } from '../../controls/SignInFirst';
import { useAppSelector } from '../../store/hooks';
import { selectIsSignedIn, selectToken } from '../../store/session';
import { selectEntryColumns } from '../../store/tables';
import { ButtonLink } from '../../ui/Button';
import { PageHead } from '../../ui/PageHead';
import { useMedia } from '../../ui/useMedia';
import { ColumnChoice } from './ColumnChoice';
import { messages } from './entries.messages';
import styles from './EntriesScreen.module.css';
import { EntryFilters } from './EntryFilters';
import { EntryResult } from './EntryResult';
import { EntrySearch } from './EntrySearch';
import { ExportFilter } from './ExportFilter';
import { readFilter, readSort } from './filter';
import type { Filter } from './filter';
import { FilterBadges } from './FilterBadges';
import { DeletedNotice } from './form/DeletedNotice';
import { chooseColumns, readColumns } from './tableColumns';
import type { Column } from './tableColumns';
import { titles } from './title.messages';

const TEXTS: DataTexts = {
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
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const token = useAppSelector(selectToken);
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const filter = readFilter(query);
  const after = query.get('after');
  // `data` is the last list until the next one is loaded, so that the page keeps focus and position.
  const {
    data: list,
    currentData,
    refetch,
    ...result
  } = useListEntriesQuery(
    token === null ? skipToken : { ...filter, sort: readSort(query), ...(after !== null && { after }) },
  );
  const error = result.error && isCallError(result.error) ? result.error : undefined;
  const shown = useShownColumns(filter);
  if (!isSignedIn) return <SignInFirst />;
  return (
    <>
      <PageHead
        title={intl.formatMessage(titles.list)}
        actions={
          error && isNotOffered(error) ? undefined : (
            <>
              <ButtonLink variant="plain" to={paths.importEntries.to()}>
                <FormattedMessage {...messages.import} />
              </ButtonLink>
              <ExportFilter filter={filter} sort={readSort(query)} />
              <ButtonLink to={paths.newEntry.to()} state={{ back: pathname + search }}>
                <span aria-hidden className={styles['short']}>
                  <FormattedMessage {...messages.newShort} />
                </span>
                <span className={styles['full']}>
                  <FormattedMessage {...titles.newEntry} />
                </span>
              </ButtonLink>
            </>
          )
        }
      />
      <DeletedNotice />
      <div className={styles['tools']}>
        <div className={styles['search']}>
          <EntrySearch query={query} />
        </div>
        <div className={styles['filters']}>
          <EntryFilters query={query} filter={filter} list={list} />
          <ColumnChoice shown={shown} />
        </div>
      </div>
      <FilterBadges query={query} filter={filter} />
      {list && (currentData || !error) ? (
        <EntryResult list={list} filter={filter} query={query} shown={shown} isBusy={!currentData} />
      ) : (
        <DataAbsent error={error} onRetry={() => void refetch()} texts={TEXTS} variant="list" />
      )}
    </>
  );
}

const NARROW = '(width < 640px)';

/** Returns the columns that the user chose, or those that suit the filter and the window. */
function useShownColumns(filter: Filter): readonly Column[] {
  const isNarrow = useMedia(NARROW);
  const chosen = useAppSelector(selectEntryColumns);
  return chosen === null ? chooseColumns(filter, isNarrow) : readColumns(chosen);
}

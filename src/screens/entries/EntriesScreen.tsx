import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate, useLocation } from 'react-router-dom';
import { useListEntriesQuery, useSummarizeEntriesQuery } from '../../api/entries';
import type { EntrySort } from '../../api/entries';
import { paths } from '../../config/paths';
import type { FilterPart } from '../../controls/list/FilterBadges';
import { ListPage } from '../../controls/list/ListPage';
import { readSort, useHasCards } from '../../controls/list/ListTable';
import { SortChoice } from '../../controls/list/SortChoice';
import { ALL_ROWS, useListAddress } from '../../controls/list/useListAddress';
import { useDesk } from '../../controls/useDesk';
import { useMayCall } from '../../controls/useMayCall';
import { useSessionArg } from '../../controls/useSessionArg';
import { useAppSelector } from '../../store/hooks';
import { selectProfile } from '../../store/profile';
import { ButtonLink } from '../../ui/Button';
import { useMedia } from '../../ui/useMedia';
import { SEARCH_LENGTH, useBack } from './back';
import { ChangedNotice } from './change/ChangedNotice';
import { ColumnChoice } from './ColumnChoice';
import { messages } from './entries.messages';
import styles from './EntriesScreen.module.css';
import { COLUMNS, findDefaultSort, listColumns } from './entryColumns';
import { EntryFilters } from './EntryFilters';
import { EntryResult } from './EntryResult';
import { ExportMatching } from './ExportMatching';
import { FILTERS } from './filter';
import type { Filter } from './filter';
import { filterTexts } from './filter.messages';
import { DeletedNotice } from './form/DeletedNotice';
import { SavedNotice } from './form/SavedNotice';
import { BesideList } from './panel/BesideList';
import { BESIDE, useEntryLinks, useOpenRecord } from './panel/useEntryLinks';
import type { OpenRecord } from './panel/useEntryLinks';
import { isAfterSave } from './savedEntry';
import { titles } from './title.messages';
import { useColumns } from './useColumns';
import { useFilterParts } from './useFilterParts';
import { useSavedEntry } from './useSavedEntry';
import { EntryViews } from './views/EntryViews';
import { isOfView, openingQuery, toSummaryFilter, writeKept } from './views/views';

/** A page of this width has room for a table beside the form. A narrower one has cards. */
const TABLE_BESIDE = '(min-width: 1680px)';

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
  const location = useLocation();
  const address = useListAddress(FILTERS, ALL_ROWS);
  const { filter, page } = address;
  const { search } = location;
  const sort = readSort(address, Object.values(COLUMNS), findDefaultSort(filter));
  const isBare = search === '';
  const hasViews = useMayCall()('summarizeEntries');
  const opening = useOpening(isBare, hasViews);
  const result = useListEntriesQuery(
    useSessionArg(opening === 'here' ? { ...filter, ...page, sort } : skipToken),
  );
  useKeepView(address.query, hasViews && !isBare && result.currentData !== undefined);
  const { columns, choose } = useColumns(filter);
  const hasRoomForTable = useMedia(TABLE_BESIDE);
  const open = useOpenRecord();
  const isNarrow = open !== null && !hasRoomForTable;
  const hasCards = useHasCards(isNarrow);
  const hasOwnPage = useOwnPage(open);
  const back = useBack();
  // While the list loads again, it may lack an entry that it has.
  const saved = useSavedEntry(result.isFetching ? undefined : result.currentData?.entries);
  const { summary, isPending } = useSummary(filter, hasViews);
  const parts = useFilterParts(filter).filter(({ names }) => !hasViews || !isOfView(filter, names));
  // A view stays without the other filters.
  const cleared = hasViews ? address.change(clearParts(parts)) : address.cleared;
  if (typeof opening === 'object') {
    const state: unknown = location.state;
    return <Navigate replace to={{ ...opening, hash: location.hash }} state={state} />;
  }
  if (open && hasOwnPage)
    return (
      <Navigate
        replace
        to={open.id === null ? paths.newEntry.to(open.kind) : paths.entry.to(open.id)}
        state={{ back }}
      />
    );
  const list = (
    <ListPage
      title={intl.formatMessage(titles.list)}
      actions={<Actions filter={filter} sort={sort} />}
      notice={
        <>
          {saved && <SavedNotice {...saved} />}
          <DeletedNotice />
          <ChangedNotice />
          {hasViews && <EntryViews address={address} summary={summary} />}
          {filter.account !== undefined && (
            <p className={styles['note']}>
              <FormattedMessage {...filterTexts.accountNote} />
            </p>
          )}
        </>
      }
      address={{ ...address, cleared }}
      search={{ label: intl.formatMessage(messages.search), maxLength: SEARCH_LENGTH }}
      tools={
        <>
          <EntryFilters address={address} hasViews={hasViews} list={result.data} />
          {hasCards ? (
            <SortChoice columns={listColumns(columns, filter)} sort={sort} address={address} />
          ) : (
            <ColumnChoice columns={columns} filter={filter} onChoose={choose} />
          )}
        </>
      }
      parts={parts}
      // What arrives later would move the rows.
      result={isPending ? { ...result, data: undefined, currentData: undefined } : result}
      texts={TEXTS}
    >
      {(list, isBusy) => (
        <EntryResult
          {...{ list, isBusy, parts, sort, columns, summary }}
          savedEntry={saved?.isLeftOut === true ? saved.entry : null}
          address={{ ...address, cleared }}
          isNarrow={isNarrow}
        />
      )}
    </ListPage>
  );
  return (
    <BesideList open={open} entries={result.data?.entries ?? []}>
      {list}
    </BesideList>
  );
}

/** Whether the form opens as a page of its own. A page that becomes narrower keeps its form, with what was typed. */
function useOwnPage(open: OpenRecord | null): boolean {
  const isBeside = useMedia(BESIDE);
  const [wasBeside, setWasBeside] = useState(false);
  const staysBeside = open !== null && (isBeside || wasBeside);
  if (wasBeside !== staysBeside) setWasBeside(staysBeside);
  return open !== null && !staysBeside;
}

const clearParts = (parts: readonly FilterPart[]) =>
  Object.fromEntries(parts.flatMap(({ names }) => names.map((name) => [name, null])));

function Actions({ filter, sort }: { filter: Filter; sort: EntrySort }) {
  const { toNew } = useEntryLinks();
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
        <span className={styles['newEntry']}>
          <ButtonLink {...toNew(filter.kind)}>
            <FormattedMessage {...titles.newEntry} />
          </ButtonLink>
        </span>
      )}
    </>
  );
}

/**
 * Decides where the list opens. An address without a query leads to the last view of the user (specification §2.206), if the
 * backend has views. `wait`: the profile is not loaded yet.
 */
function useOpening(isBare: boolean, hasViews: boolean): 'here' | 'wait' | { search: string } {
  const { entries, isReady } = useDesk();
  if (!isBare) return 'here';
  if (hasViews) return { search: openingQuery(entries) };
  return isReady ? 'here' : 'wait';
}

/**
 * Keeps the view of the address once, after its list is loaded. An address that the backend refuses is not kept, nor a view that
 * a save has opened (specification §2.350).
 */
function useKeepView(query: URLSearchParams, isLoaded: boolean): void {
  const { keepEntries } = useDesk();
  const state: unknown = useLocation().state;
  const view = writeKept(query);
  const [viewOfSave, setViewOfSave] = useState<string | null>(null);
  // A form beside the list has a state of its own.
  const nextOfSave = isAfterSave(state) || view === viewOfSave ? view : null;
  if (nextOfSave !== viewOfSave) setViewOfSave(nextOfSave);
  const kept = isLoaded && nextOfSave === null ? view : null;
  // A change of the desk by another tab is no reason to keep the view again.
  const keep = useEffectEvent(keepEntries);
  useEffect(() => {
    if (kept !== null) keep(kept);
  }, [kept]);
}

/** Loads what the views need, if the backend has it and the filter suits them. */
function useSummary(filter: Filter, hasViews: boolean) {
  const summaryFilter = toSummaryFilter(filter);
  const profile = useAppSelector(selectProfile);
  const isAsked = hasViews && summaryFilter !== null;
  const { data, isError } = useSummarizeEntriesQuery(useSessionArg(isAsked ? summaryFilter : skipToken));
  const isPending = isAsked ? data === undefined && !isError : profile.data === undefined && !profile.isError;
  return { summary: isAsked ? data : undefined, isPending: useWaits(isPending) };
}

/** Milliseconds for which the list waits for its figures. Later ones move the rows. */
const PATIENCE_MS = 3_000;

/** Whether something that has not arrived is still waited for. */
function useWaits(isPending: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isPending]);
  return isPending && !isLate;
}

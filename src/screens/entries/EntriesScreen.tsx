import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useRef, useState } from 'react';
import type { Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { isNotOffered } from '../../api/callError';
import type { CallError } from '../../api/callError';
import { entriesApi } from '../../api/entries';
import type { EntryList } from '../../api/entries';
import { paths } from '../../config/paths';
import { LoadFailed } from '../../controls/LoadFailed';
import { SignInFirst } from '../../controls/SignInFirst';
import { useQuery } from '../../controls/useQuery';
import { listed, money } from '../../i18n/formats';
import { useAppSelector } from '../../store/hooks';
import { selectIsSignedIn, selectToken } from '../../store/session';
import { selectEntryColumns } from '../../store/tables';
import { ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { PageHead } from '../../ui/PageHead';
import { useMedia } from '../../ui/useMedia';
import { addressWithout } from './address';
import { ColumnChoice } from './ColumnChoice';
import { messages } from './entries.messages';
import styles from './EntriesScreen.module.css';
import { EntryFilters } from './EntryFilters';
import { EntryPages } from './EntryPages';
import { EntrySearch } from './EntrySearch';
import { EntrySelection } from './EntrySelection';
import { EntryTable } from './EntryTable';
import { ExportButton } from './ExportButton';
import { describeFilter, readFilter, readSort } from './filter';
import type { Filter } from './filter';
import { FilterBadges } from './FilterBadges';
import { DeletedNotice } from './form/DeletedNotice';
import { chooseColumns, readColumns } from './tableColumns';
import type { Column } from './tableColumns';
import { titles } from './title.messages';
import { useSelection } from './useSelection';

/** The entries that match the filter of the address, for example those behind a figure. */
export function EntriesScreen() {
  const intl = useIntl();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const token = useAppSelector(selectToken);
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const filter = readFilter(query);
  const after = query.get('after');
  const found = useQuery(
    entriesApi.endpoints.listEntries,
    token === null ? skipToken : { ...filter, sort: readSort(query), ...(after !== null && { after }) },
  );
  const error = found.error && 'kind' in found.error ? found.error : null;
  const list = useLastList(found.data, token);
  const shown = useShownColumns(filter);
  if (!isSignedIn) return <SignInFirst />;
  return (
    <>
      <PageHead
        title={intl.formatMessage(titles.list)}
        actions={
          error !== null && isNotOffered(error) ? undefined : (
            <>
              <ExportButton filter={filter} sort={readSort(query)} />
              <ButtonLink to={paths.newEntry.to()} state={{ back: pathname + search }}>
                <FormattedMessage {...titles.newEntry} />
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
        <EntryFilters query={query} filter={filter} today={list?.asOf ?? null} />
        <ColumnChoice shown={shown} />
      </div>
      <FilterBadges query={query} filter={filter} />
      {error && !found.data ? (
        <Failed error={error} onRetry={found.refetch} />
      ) : list ? (
        <Entries list={list} filter={filter} query={query} shown={shown} isBusy={!found.data} />
      ) : (
        <div role="status" className={styles['ghost']}>
          <span className="visuallyHidden">
            <FormattedMessage {...messages.loading} />
          </span>
        </div>
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

/** Returns the last list of a session, until the next one is loaded. The page keeps focus and position meanwhile. */
function useLastList(list: EntryList | undefined, token: string | null): EntryList | undefined {
  const [last, setLast] = useState({ list, token });
  const isOld = last.token !== token;
  if (isOld || (list !== undefined && list !== last.list)) setLast({ list, token });
  return list ?? (isOld ? undefined : last.list);
}

type EntriesProps = {
  list: EntryList;
  filter: Filter;
  query: URLSearchParams;
  shown: readonly Column[];
  isBusy: boolean;
};

function Entries({ list, filter, query, shown, isBusy }: EntriesProps) {
  const { entries, total } = list;
  const { top, keepTop } = useTopAfterMove(list);
  const { selection, rows, selectAll, clear } = useSelection(list, filter);
  return (
    <div className={styles['list']} aria-busy={isBusy}>
      <Totals list={list} filter={filter} ref={top} />
      {total.count === 0 ? (
        <Nothing query={query} filter={filter} />
      ) : (
        <>
          <div className={styles['card']}>
            <EntryTable entries={entries} shown={shown} query={query} selection={rows} />
          </div>
          <EntrySelection selection={selection} total={total} onSelectAll={selectAll} onClear={clear} />
          <EntryPages list={list} query={query} onMove={keepTop} />
        </>
      )}
    </div>
  );
}

/** After a move to another page, its first row is visible, and the focus and screen readers start there. */
function useTopAfterMove(list: EntryList) {
  const top = useRef<HTMLDivElement>(null);
  const hasMoved = useRef(false);
  useEffect(() => {
    if (hasMoved.current) top.current?.focus();
    hasMoved.current = false;
  }, [list]);
  const keepTop = () => {
    hasMoved.current = true;
  };
  return { top, keepTop };
}

type TotalsProps = { list: EntryList; filter: Filter; ref: Ref<HTMLDivElement> };

/** Count and sums of all pages, and the rows of this page. Screen readers announce a new result. */
function Totals({ list: { entries, total, offset }, filter, ref }: TotalsProps) {
  const intl = useIntl();
  // A figure of payments is the sum of what was paid.
  const isPaid = filter.status === 'paid';
  const [amount, other] = isPaid
    ? [total.paidCents, total.amountCents]
    : [total.amountCents, total.paidCents];
  const isPart = offset !== undefined && entries.length > 0 && entries.length < total.count;
  return (
    <div
      ref={ref}
      role="group"
      className={styles['totals']}
      aria-label={intl.formatMessage(messages.result)}
      aria-live="polite"
      tabIndex={-1}
    >
      {total.count === 0 ? (
        <span className="visuallyHidden">
          <FormattedMessage {...messages.none} />
        </span>
      ) : (
        <p className={styles['total']}>
          <FormattedMessage
            {...messages.total}
            values={{ count: total.count, amount: <bdi>{money(intl, amount)}</bdi> }}
          />
        </p>
      )}
      {other !== 0 && (
        <p className={styles['note']}>
          <FormattedMessage
            {...(isPaid ? messages.totalDue : messages.totalPaid)}
            values={{ amount: <bdi>{money(intl, other)}</bdi> }}
          />
        </p>
      )}
      {isPart && (
        <p className={styles['rows']}>
          <FormattedMessage
            {...messages.rows}
            values={{
              from: intl.formatNumber(offset + 1),
              to: intl.formatNumber(offset + entries.length),
              total: intl.formatNumber(total.count),
            }}
          />
        </p>
      )}
    </div>
  );
}

/** No entry matches, or there is none at all. */
function Nothing({ query, filter }: { query: URLSearchParams; filter: Filter }) {
  const intl = useIntl();
  const parts = describeFilter(intl, filter);
  const isFiltered = parts.length > 0;
  return (
    <EmptyState level={2} variant="page" picture="empty" title={<FormattedMessage {...messages.none} />}>
      <p>
        {isFiltered ? (
          <FormattedMessage
            {...messages.noneDetail}
            values={{
              filter: (
                <bdi>
                  {listed(
                    intl,
                    parts.map(({ text }) => text),
                  )}
                </bdi>
              ),
            }}
          />
        ) : (
          <FormattedMessage {...messages.noneYet} />
        )}
      </p>
      {isFiltered && (
        <ButtonLink variant="plain" to={addressWithout(query, filter)}>
          <FormattedMessage {...messages.clear} />
        </ButtonLink>
      )}
    </EmptyState>
  );
}

function Failed({ error, onRetry }: { error: CallError; onRetry: () => void }) {
  if (!isNotOffered(error))
    return (
      <LoadFailed
        title={<FormattedMessage {...messages.failed} />}
        error={error}
        onRetry={onRetry}
        level={2}
      />
    );
  return (
    <EmptyState level={2} variant="page" picture="empty" title={<FormattedMessage {...messages.none} />}>
      <p>
        <FormattedMessage {...messages.notOffered} />
      </p>
    </EmptyState>
  );
}

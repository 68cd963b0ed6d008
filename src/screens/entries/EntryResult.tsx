import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Entry, EntryList } from '../../api/entries';
import { listed } from '../../i18n/formats';
import { ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { addressWithout } from './address';
import { messages } from './entries.messages';
import styles from './EntriesScreen.module.css';
import { EntryPages } from './EntryPages';
import { EntrySelection } from './EntrySelection';
import { EntryTable, rowLinkId } from './EntryTable';
import { EntryTotals } from './EntryTotals';
import { ExportSelection } from './ExportSelection';
import { readSort } from './filter';
import type { Filter } from './filter';
import { useFoundPayment } from './form/keptPayment';
import type { KeptPayment } from './form/keptPayment';
import { PayDialog } from './form/PayDialog';
import { SelectionActions } from './form/SelectionActions';
import type { Column } from './tableColumns';
import { useFilterParts } from './useFilterParts';
import { useSelection } from './useSelection';

type Props = {
  list: EntryList;
  filter: Filter;
  query: URLSearchParams;
  shown: readonly Column[];
  isBusy: boolean;
};

/** One page of the entries of a filter, and what the user does with them. */
export function EntryResult({ list, filter, query, shown, isBusy }: Props) {
  const { entries, total } = list;
  const { top, keepTop } = useTopAfterMove(list);
  const { selection, rows, selectAll, clear } = useSelection(list, filter);
  const selected = [...selection.entries.values()];
  const [paying, setPayingState] = useState<readonly Entry[]>([]);
  const [draft, setDraft] = useState<KeptPayment | null>(null);
  // The dialog reads them after it has closed.
  const lastPaid = useRef<readonly Entry[]>([]);
  const setPaying = (next: readonly Entry[]) => {
    if (next.length > 0) lastPaid.current = next;
    setPayingState(next);
  };
  useFoundPayment((found) => {
    setDraft(found);
    setPaying(found.entries);
  });
  return (
    <div className={styles['list']} aria-busy={isBusy}>
      <EntryTotals list={list} filter={filter} ref={top} />
      {total.count === 0 ? (
        <Nothing query={query} filter={filter} />
      ) : (
        <>
          <div className={styles['card']}>
            <EntryTable
              entries={entries}
              shown={shown}
              query={query}
              selection={rows}
              onPay={(entry) => setPaying([entry])}
            />
          </div>
          <EntrySelection selection={selection} total={total} onSelectAll={selectAll} onClear={clear}>
            {!selection.isAll && (
              <SelectionActions entries={selected} onPay={() => setPaying(selected)} onDeleted={clear} />
            )}
            <ExportSelection selection={selection} filter={filter} sort={readSort(query)} />
          </EntrySelection>
          <EntryPages list={list} query={query} onMove={keepTop} />
        </>
      )}
      <PayDialog
        entries={paying}
        draft={draft}
        onClose={() => setPaying([])}
        onPaid={clear}
        finalFocus={() => findRow(lastPaid.current) ?? top.current}
      />
    </div>
  );
}

/** Returns the link in the row of the only entry that was paid. */
const findRow = ([entry, ...others]: readonly Entry[]): HTMLElement | null =>
  entry && others.length === 0 ? document.getElementById(rowLinkId(entry.id)) : null;

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

/** No entry matches, or there is none at all. */
function Nothing({ query, filter }: { query: URLSearchParams; filter: Filter }) {
  const intl = useIntl();
  const parts = useFilterParts(filter);
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

import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Entry, EntryList, EntrySort, EntrySummary } from '../../api/entries';
import { documentOf } from '../../controls/entries/documentOf';
import type { FilterPart } from '../../controls/list/FilterBadges';
import { ListResult } from '../../controls/list/ListResult';
import { ListTable, useHasCards } from '../../controls/list/ListTable';
import { day, formatList } from '../../i18n/formats';
import type { RowGroup } from '../../ui/DataTableRow';
import { SelectRows } from '../../ui/RowCheckBox';
import { ChangeDialog } from './change/ChangeDialog';
import { ChangeMatching } from './change/ChangeMatching';
import { useRestoreChange } from './change/planChange';
import type { KeptChange } from './change/planChange';
import { messages } from './entries.messages';
import { listColumns, rowLinkId } from './entryColumns';
import styles from './EntryResult.module.css';
import { EntryKeys } from './EntryKeys';
import { EntryCardDetails, EntryCardLine } from './EntryCard';
import { EntrySelection } from './EntrySelection';
import { EntryTotals } from './EntryTotals';
import { ExportSelection } from './ExportSelection';
import { isOfDebts, isOfPayments } from './filter';
import type { EntryAddress } from './filter';
import { messages as actionMessages } from './form/action.messages';
import { useRestorePayment } from './form/keptPayment';
import type { KeptPayment } from './form/keptPayment';
import { findNextToPay, findPayButton } from './form/payButton';
import { PayDialog } from './form/PayDialog';
import { PayButton, RowActions } from './form/RowActions';
import { SelectionActions } from './form/SelectionActions';
import { UNDO_NOTICE_ID } from './form/UndoNotice';
import { NextStep } from './NextStep';
import { readSaved } from './savedEntry';
import { useOpenRecord } from './panel/useEntryLinks';
import type { Column } from './tableColumns';
import { titles } from './title.messages';
import { useSelection } from './useSelection';
import { EntryFigures } from './views/EntryFigures';
import { groupEntries } from './views/groupEntries';
import { findKind, findOpen, findView } from './views/views';
import { noneOfView, savedGroups } from './views/views.messages';

type Props = {
  list: EntryList;
  isBusy: boolean;
  address: EntryAddress;
  parts: readonly FilterPart[];
  sort: EntrySort;
  /** The columns after the name. */
  columns: readonly Column[];
  /** Absent if the backend has none for this filter. */
  summary: EntrySummary | undefined;
  /** The entry that a form saved, if this page leaves it out. It comes first. */
  savedEntry: Entry | null;
  /** A form beside the list leaves no room for a table. */
  isNarrow: boolean;
};

/** One page of the entries of a filter, and what the user does with them. */
export function EntryResult({
  list,
  isBusy,
  address,
  parts,
  sort,
  columns,
  summary,
  savedEntry,
  isNarrow,
}: Props) {
  const intl = useIntl();
  const { filter } = address;
  const { total } = list;
  const withSaved = savedEntry ? { ...list, entries: [savedEntry, ...list.entries] } : list;
  const kind = findKind(filter);
  const { view } = findView(filter);
  const isNothing = view === 'all' || summary?.counts.all === 0;
  const isByDueDay = sort === 'dueOn' || sort === '-dueOn';
  const top = useRef<HTMLDivElement>(null);
  const { selection, rowSelection, selectAll, clear, update } = useSelection(withSaved, filter);
  // A saved entry may be outside the filter, and so outside a selection of all its entries.
  const { entries } = selection.isAll ? list : withSaved;
  const groupsOfPage =
    // The only group of the overdue entries would repeat the sums above it.
    summary && isByDueDay && isOfDebts(filter) && filter.status !== 'overdue'
      ? groupEntries(intl, list.entries, summary, kind)
      : undefined;
  const groups = entries === list.entries ? groupsOfPage : nameSaved(intl, groupsOfPage, list.entries.length);
  const hasCards = useHasCards(isNarrow);
  const selectedEntries = [...selection.entries.values()];
  const [entriesToPay, setShownEntries] = useState<readonly Entry[]>([]);
  const [draft, setDraft] = useState<KeptPayment | null>(null);
  // The dialog reads them after it has closed.
  const lastOpen = useRef<readonly Entry[]>([]);
  const nextToPay = useRef<string | null>(null);
  const setEntriesToPay = (next: readonly Entry[]) => {
    if (next.length > 0) lastOpen.current = next;
    nextToPay.current = null;
    setShownEntries(next);
  };
  const [entriesToChange, setEntriesToChange] = useState<readonly Entry[]>([]);
  const [changeDraft, setChangeDraft] = useState<KeptChange | null>(null);
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname, search } = location;
  const savedId = useSavedRow(location.state, entries);
  // Earlier work never replaces what is being typed.
  const isIdle = () => entriesToPay.length === 0 && entriesToChange.length === 0;
  useRestorePayment((payment) => {
    setDraft(payment);
    setEntriesToPay(payment.entries);
  }, isIdle);
  useRestoreChange((change) => {
    setChangeDraft(change);
    setEntriesToChange(change.entries);
  }, isIdle);
  return (
    <>
      <ListResult
        list={list}
        rows={list.entries.length}
        isBusy={isBusy}
        address={address}
        parts={parts}
        texts={{ none: messages.none, noneYet: isNothing ? messages.noneYet : noneOfView[view] }}
        next={<NextStep isNothing={isNothing} />}
        top={top}
        summary={
          <>
            {summary && (
              <div className={styles['part']}>
                <EntryFigures summary={summary} kind={kind} />
              </div>
            )}
            {/* The figures are those of a view. A filter may choose entries of which they say no sum. Cards have no room for it. */}
            {(!summary || (parts.length > 0 && !hasCards)) && (
              <div className={styles[summary ? 'totals' : 'part']}>
                <EntryTotals
                  list={list}
                  filter={filter}
                  isNote={summary !== undefined}
                  open={summary && findOpen(summary, filter)}
                />
              </div>
            )}
          </>
        }
        selectAll={
          hasCards && entries.length > 0 ? <SelectRows rows={entries} {...rowSelection} /> : undefined
        }
        selection={
          <EntrySelection
            selection={selection}
            total={total}
            filter={filter}
            onSelectAll={selectAll}
            onClear={clear}
          >
            {selection.isAll ? (
              <ChangeMatching total={total} filter={filter} sort={sort} onLoaded={setEntriesToChange} />
            ) : (
              <SelectionActions
                entries={selectedEntries}
                onPay={() => setEntriesToPay(selectedEntries)}
                onChange={() => setEntriesToChange(selectedEntries)}
                onDeleted={clear}
                onOutdated={update}
              />
            )}
            <ExportSelection selection={selection} filter={filter} sort={sort} />
          </EntrySelection>
        }
      >
        <EntryKeys>
          <ListTable
            label={intl.formatMessage(titles.list)}
            columns={listColumns(columns, filter)}
            rows={entries}
            address={address}
            sort={sort}
            emphasisOf={({ id, status }) =>
              id === savedId ? 'saved' : status === 'paid' && !isOfPayments(filter) ? 'muted' : null
            }
            isNarrow={isNarrow}
            card={{
              line: (entry) => <EntryCardLine entry={entry} />,
              content: (entry) => <EntryCardDetails entry={entry} />,
              action: (entry) => <PayButton entry={entry} onPay={() => setEntriesToPay([entry])} />,
            }}
            nameOfRow={(entry) => nameRow(intl, entry)}
            selection={rowSelection}
            groups={groups}
            actions={{
              title: actionMessages.actions,
              cell: (entry) => <RowActions entry={entry} onPay={() => setEntriesToPay([entry])} />,
            }}
          />
        </EntryKeys>
      </ListResult>
      <PayDialog
        entries={entriesToPay}
        draft={draft}
        onClose={() => setEntriesToPay([])}
        onPaid={() => {
          const [paid, ...others] = lastOpen.current;
          lastOpen.current = [];
          nextToPay.current = paid && others.length === 0 ? findNextToPay(paid.id) : null;
          clear();
        }}
        onOutdated={(present) => {
          setEntriesToPay(present);
          update(present);
        }}
        finalFocus={() => findPayButton(nextToPay.current) ?? findRow(lastOpen.current) ?? top.current}
      />
      <ChangeDialog
        entries={entriesToChange}
        draft={changeDraft?.entries === entriesToChange ? changeDraft : null}
        onClose={() => setEntriesToChange([])}
        onDone={(changed) => {
          setEntriesToChange([]);
          clear();
          // The list offers to undo it.
          void navigate(pathname + search, { replace: true, state: { changed } });
        }}
        onOutdated={(present) => {
          setEntriesToChange(present);
          if (present.length > 0) update(present);
          else clear();
        }}
        finalFocus={() => document.getElementById(UNDO_NOTICE_ID) ?? top.current}
      />
    </>
  );
}

/** Returns the id of the entry that a form saved. Its row comes into view once, with the focus unless a form beside it is open. */
function useSavedRow(state: unknown, entries: readonly Entry[]): string | null {
  const savedId = readSaved(state)?.id ?? null;
  const isListed = entries.some(({ id }) => id === savedId);
  const isAlone = useOpenRecord() === null;
  useEffect(() => {
    if (savedId === null || !isListed) return;
    const link = document.getElementById(rowLinkId(savedId));
    if (isAlone) link?.focus({ preventScroll: true });
    link?.scrollIntoView({ block: 'nearest' });
  }, [savedId, isListed, isAlone]);
  return savedId;
}

/** Returns the groups after that of the saved entry. */
const nameSaved = (intl: IntlShape, groups: RowGroup[] | undefined, length: number): readonly RowGroup[] => [
  { id: 'saved', title: intl.formatMessage(savedGroups.saved), length: 1 },
  ...(groups ?? [{ id: 'others', title: intl.formatMessage(savedGroups.others), length }]),
];

/** Names a row by more than the counterparty, which may have many entries. */
const nameRow = (intl: IntlShape, entry: Entry): string =>
  formatList(intl, [entry.counterparty, documentOf(entry), day(intl, entry.dueOn)].filter(Boolean));

/** Returns the link in the row of the only entry whose payment was open. */
const findRow = ([entry, ...others]: readonly Entry[]): HTMLElement | null =>
  entry && others.length === 0 ? document.getElementById(rowLinkId(entry.id)) : null;

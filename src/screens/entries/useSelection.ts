import { useState } from 'react';
import type { Entry, EntryList } from '../../api/entries';
import type { RowSelection } from '../../ui/RowCheckBox';
import type { Filter } from './filter';

/** The selected entries. It lasts while the filter is the same, on all pages and in each order. */
export type Selection = {
  /** Whether all entries of the filter are selected, also those of pages that were not loaded. */
  isAll: boolean;
  entries: ReadonlyMap<string, Entry>;
  /** Whether all were selected before, and only those of this page are left. */
  isCut: boolean;
};

const NO_SELECTION: Selection = { isAll: false, entries: new Map(), isCut: false };

export function useSelection(list: EntryList, filter: Filter) {
  const key = JSON.stringify(filter);
  const [state, setState] = useState({ key, selection: NO_SELECTION });
  if (state.key !== key) setState({ key, selection: NO_SELECTION });
  const selection = state.key === key ? state.selection : NO_SELECTION;
  const set = (next: Selection) => setState({ key, selection: next });

  const rowSelection: RowSelection = {
    isSelected: (id) => selection.isAll || selection.entries.has(id),
    onSelect: (ids, isSelected) => {
      // Without one entry it is no longer the whole filter, so the rest of this page stays.
      const previousEntries = selection.isAll
        ? list.entries.map((entry) => [entry.id, entry] as const)
        : selection.entries;
      const entries = new Map(previousEntries);
      for (const entry of list.entries.filter(({ id }) => ids.includes(id))) {
        if (isSelected) entries.set(entry.id, entry);
        else entries.delete(entry.id);
      }
      set({ isAll: false, entries, isCut: selection.isAll && list.entries.length < list.total.count });
    },
  };
  return {
    selection,
    rowSelection,
    selectAll: () => set({ ...NO_SELECTION, isAll: true }),
    clear: () => set(NO_SELECTION),
    /** Replaces selected entries by their present values. */
    update: (present: readonly Entry[]) => {
      const isSelected = ({ id }: Entry) => selection.entries.has(id);
      const newer = present.filter(isSelected).map((entry) => [entry.id, entry] as const);
      set({ ...selection, entries: new Map([...selection.entries, ...newer]) });
    },
  };
}

import { skipToken } from '@reduxjs/toolkit/query/react';
import { useLocation } from 'react-router-dom';
import type { Entry } from '../../api/entries';
import { useGetEntryQuery } from '../../api/entry';
import { useSessionArg } from '../../controls/useSessionArg';
import { readSaved } from './savedEntry';
import type { Saved } from './savedEntry';

/** What a form saved before it led to the list. */
export type SavedEntry = {
  saved: Saved;
  /** The entry, or the first one of several. Null: the backend does not return it. */
  entry: Entry | null;
  /** Whether the loaded page of the list leaves it out. */
  isLeftOut: boolean;
};

/**
 * Returns the saved entry that the list names: a new one, or one that the page does not show. Null: there is none, or it is
 * loading.
 * @param listed - The entries of the page. Undefined: they are loading.
 */
export function useSavedEntry(listed: readonly Entry[] | undefined): SavedEntry | null {
  const saved = readSaved(useLocation().state);
  const isLeftOut = listed?.some(({ id }) => id === saved?.id) === false;
  const id = saved && (saved.isNew || isLeftOut) ? saved.id : null;
  const { currentData: entry, isError } = useGetEntryQuery(useSessionArg(id ?? skipToken));
  return saved === null || (!entry && !isError) ? null : { saved, entry: entry ?? null, isLeftOut };
}

import { paths } from '../../../config/paths';
import { useMayCall } from '../../../controls/useMayCall';
import type { MessageText } from '../../../store/toasts';

/**
 * Returns whether a form leads to the list, which names what is new (SavedNotice). So no toast says it again. With the views of
 * the list, every form of a new entry leads there (useLeaveSaved).
 * @param back where the form leads.
 */
export function useListNamesNew(back: string): boolean {
  const mayCall = useMayCall();
  return mayCall('getEntry') && (mayCall('summarizeEntries') || back.split('?')[0] === paths.entries.to());
}

/** Returns a function that returns the toast of several new entries, or null if the list names them. */
export function useDescribeSeveral(
  back: string,
  { id }: { id: string },
): (added: { ids: readonly string[] } | null) => MessageText | null {
  const listNamesNew = useListNamesNew(back);
  return (added) => (listNamesNew && added?.ids[0] !== undefined ? null : { messageId: id });
}

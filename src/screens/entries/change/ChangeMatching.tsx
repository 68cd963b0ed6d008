import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { toCallError } from '../../../api/callError';
import { entriesApi } from '../../../api/entries';
import type { Entry, EntryList, EntrySort } from '../../../api/entries';
import { useMayCall } from '../../../controls/useMayCall';
import { useAppDispatch } from '../../../store/hooks';
import { toastAdded } from '../../../store/toasts';
import { Button } from '../../../ui/Button';
import { describeEntryFailure } from '../form/describeEntryFailure';
import { messages } from './change.messages';

/** The API changes at most this many entries at once. */
export const MAX_ENTRIES = 500;
/** The largest page of the API. */
const PAGE_SIZE = '100';

type Props = {
  total: EntryList['total'];
  filter: Readonly<Record<string, string>>;
  sort: EntrySort;
  onLoaded: (entries: readonly Entry[]) => void;
};

/** Loads all entries of the filter for a change, page by page. */
export function ChangeMatching({ total, filter, sort, onLoaded }: Props) {
  const dispatch = useAppDispatch();
  const mayCall = useMayCall();
  const isLoading = useRef(false);
  if (!mayCall('changeEntries') || total.count > MAX_ENTRIES) return null;
  const load = async () => {
    // By id, because an entry that others change may move to a later page.
    const entries = new Map<string, Entry>();
    let after: string | null = null;
    do {
      const query: Record<string, string> = { ...filter, sort, limit: PAGE_SIZE };
      if (after !== null) query['after'] = after;
      const { data, error } = await dispatch(
        entriesApi.endpoints.listEntries.initiate(query, { forceRefetch: true, subscribe: false }),
      );
      if (data === undefined) {
        dispatch(toastAdded(describeEntryFailure(toCallError(error ?? {})), 'error'));
        return;
      }
      for (const entry of data.entries) entries.set(entry.id, entry);
      after = data.next ?? null;
    } while (after !== null && entries.size < MAX_ENTRIES);
    // Others may have added entries meanwhile.
    onLoaded([...entries.values()].slice(0, MAX_ENTRIES).filter(({ version }) => version !== undefined));
  };
  return (
    <Button
      variant="plain"
      onClick={() => {
        if (isLoading.current) return;
        isLoading.current = true;
        void load().finally(() => (isLoading.current = false));
      }}
    >
      <FormattedMessage {...messages.open} />
    </Button>
  );
}

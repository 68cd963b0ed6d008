import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { Entry } from '../../../api/entries';
import { rowLinkId } from '../entryColumns';
import { useRestorePayment } from '../form/keptPayment';
import type { KeptPayment } from '../form/keptPayment';
import { PayDialog } from '../form/PayDialog';

/** Opens the payment of the list for one entry. The paid row disappears, so the focus then goes to the title. */
export function usePayRow(title: RefObject<HTMLElement | null>) {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const [draft, setDraft] = useState<KeptPayment | null>(null);
  // The dialog reads it after it has closed.
  const focusId = useRef<string | null>(null);
  const open = (next: readonly Entry[]) => {
    focusId.current = next[0]?.id ?? null;
    setEntries(next);
  };
  useRestorePayment(
    (payment) => {
      setDraft(payment);
      open(payment.entries);
    },
    // Earlier work never replaces what is being typed.
    () => entries.length === 0,
  );
  const dialog = (
    <PayDialog
      entries={entries}
      draft={draft}
      onClose={() => setEntries([])}
      onPaid={() => {
        focusId.current = null;
      }}
      onOutdated={open}
      finalFocus={() =>
        (focusId.current === null ? null : document.getElementById(rowLinkId(focusId.current))) ??
        title.current
      }
    />
  );
  return { onPay: (entry: Entry) => open([entry]), dialog };
}

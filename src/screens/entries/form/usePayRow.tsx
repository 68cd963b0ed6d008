import { useRef, useState } from 'react';
import type { Entry } from '../../../api/entries';
import { rowLinkId } from '../entryColumns';
import { useRestorePayment } from './keptPayment';
import type { KeptPayment } from './keptPayment';
import { findNextToPay, findPayButton } from './payButton';
import { PayDialog } from './PayDialog';

type Options = {
  /** Whether other rows are on the page. If not, the focus goes to the heading. */
  hasRows: boolean;
  /** Returns what takes the focus after a dialog that has paid nothing. By default it is the link of the row. */
  findOpener?: (id: string) => HTMLElement | null;
  /** The heading, which takes the focus if there is no next row. */
  findTitle: () => HTMLElement | null;
  /** Whether a payment that was typed before a session ended belongs here. */
  belongsHere?: (payment: KeptPayment) => boolean;
};

const findRowLink = (id: string): HTMLElement | null => document.getElementById(rowLinkId(id));

/** Opens the payment of one entry, also one that was typed before a session ended. */
export function usePayRow({
  hasRows,
  findOpener = findRowLink,
  findTitle,
  belongsHere = () => true,
}: Options) {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const [draft, setDraft] = useState<KeptPayment | null>(null);
  // The dialog reads them after it has closed.
  const openId = useRef('');
  const nextId = useRef<string | null>(null);
  const isPaid = useRef(false);
  const open = (next: readonly Entry[]) => {
    isPaid.current = false;
    openId.current = next[0]?.id ?? '';
    setEntries(next);
  };
  useRestorePayment(
    (payment) => {
      setDraft(payment);
      open(payment.entries);
    },
    // Earlier work never replaces what is being typed.
    (payment) => entries.length === 0 && belongsHere(payment),
  );
  const dialog = (
    <PayDialog
      entries={entries}
      draft={draft}
      onClose={() => setEntries([])}
      onPaid={() => {
        isPaid.current = true;
        nextId.current = hasRows ? findNextToPay(openId.current) : null;
      }}
      onOutdated={open}
      finalFocus={() => {
        const row = isPaid.current ? findPayButton(nextId.current) : findOpener(openId.current);
        return row ?? findTitle();
      }}
    />
  );
  return { onPay: (entry: Entry) => open([entry]), dialog };
}

import type { Proposal, ReconciledLine, WaitingLine } from '../../api/reconciliation';

type Item = Proposal['items'][number];

const idsOf = (items: readonly Item[], kind: string) =>
  items.flatMap((item) => (item.kind === kind ? [item.id] : []));

/**
 * Returns the line as its proposal explains it. Undefined: the proposal has a part that the portal does not know, or a difference
 * that a person has to explain.
 */
export function acceptProposal({ id, version, proposal }: WaitingLine): ReconciledLine | undefined {
  if (proposal === undefined) return undefined;
  const { items } = proposal;
  const entries = items.flatMap((item) =>
    item.kind === 'entry' && item.payment !== undefined && item.version !== undefined
      ? [{ id: item.id, version: item.version, ...item.payment }]
      : [],
  );
  const [payments, transfers] = [idsOf(items, 'payment'), idsOf(items, 'transfer')];
  if (entries.length + payments.length + transfers.length < items.length) return undefined;
  return {
    ...{ id, version },
    ...(payments.length > 0 && { payments }),
    ...(transfers.length > 0 && { transfers }),
    ...(entries.length > 0 && { entries }),
  };
}

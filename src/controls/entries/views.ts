import type { MessageDescriptor } from 'react-intl';
import type { Entry, EntrySummary } from '../../api/entries';
import { kindNames } from './names.messages';
import { viewNames } from './views.messages';

export type View = keyof EntrySummary['counts'];

/** The parts of a filter that a view decides. */
type Choice = { kind?: Entry['kind']; status?: 'unpaid' | 'overdue' | 'paid' };

type ViewRow = { view: View; name: MessageDescriptor; choice: Choice };

export const ALL_ENTRIES: ViewRow = { view: 'all', name: viewNames.all, choice: {} };

/** The views of the list of entries in their order. Its links and the command palette read them. */
export const VIEWS: readonly ViewRow[] = [
  { view: 'payable', name: kindNames.payable, choice: { kind: 'payable', status: 'unpaid' } },
  { view: 'receivable', name: kindNames.receivable, choice: { kind: 'receivable', status: 'unpaid' } },
  { view: 'overdue', name: viewNames.overdue, choice: { status: 'overdue' } },
  { view: 'paid', name: viewNames.paid, choice: { status: 'paid' } },
  ALL_ENTRIES,
];

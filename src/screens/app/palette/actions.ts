import {
  CircleMinus,
  CirclePlus,
  Download,
  FileUp,
  Landmark,
  ReceiptText,
  Repeat,
  Rows3,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { MessageDescriptor } from 'react-intl';
import type { OperationId } from '../../../api/operationTypes';
import { EXPORT_PART, paths } from '../../../config/paths';
import { writeEntriesAddress } from '../../../controls/entries/entriesAddress';
import { OPEN_RECORD } from '../../../controls/list/useListAddress';
import { useOfferedPages } from '../../../controls/pages';
import { useMayCall } from '../../../controls/useMayCall';
import { useAppSelector } from '../../../store/hooks';
import { selectIsSignedIn } from '../../../store/session';
import { messages } from './action.messages';

type Action = {
  id: string;
  icon: LucideIcon;
  name: MessageDescriptor;
  keywords?: MessageDescriptor;
  to: string;
};

/** A page without parameters, by its id, or an own address with the operation that it leads to. */
type Row = { page: string; icon: LucideIcon } | (Action & { operation: OperationId });

/** The list of what is open opens the form of a new entry beside it, or as a page (specification §2.241). */
const newEntryAddress = (kind: 'payable' | 'receivable') =>
  writeEntriesAddress({ kind, status: 'unpaid', [OPEN_RECORD]: kind });

/** What a person can do, in the order of the palette. */
const ACTIONS: readonly Row[] = [
  { page: 'newEntry', icon: ReceiptText },
  {
    id: 'newExpense',
    icon: CircleMinus,
    name: messages.newExpense,
    keywords: messages.newExpenseKeywords,
    operation: 'addEntry',
    to: newEntryAddress('payable'),
  },
  {
    id: 'newIncome',
    icon: CirclePlus,
    name: messages.newIncome,
    keywords: messages.newIncomeKeywords,
    operation: 'addEntry',
    to: newEntryAddress('receivable'),
  },
  { page: 'newInstallments', icon: Rows3 },
  { page: 'newSeries', icon: Repeat },
  { page: 'importEntries', icon: FileUp },
  { page: 'importStatement', icon: Landmark },
  {
    id: 'exportEntries',
    icon: Download,
    name: messages.exportEntries,
    keywords: messages.exportKeywords,
    operation: 'exportEntries',
    to: `${paths.entries.to()}#${EXPORT_PART}`,
  },
];

/** The actions that role and session allow. */
export function useActions(): Action[] {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const mayCall = useMayCall();
  const pages = useOfferedPages();
  if (!isSignedIn) return [];
  return ACTIONS.flatMap((row): Action[] => {
    if (!('page' in row)) {
      const { operation, ...action } = row;
      return mayCall(operation) ? [action] : [];
    }
    const page = pages.find(({ id }) => id === row.page);
    return page ? [{ id: `page-${page.id}`, icon: row.icon, name: page.title, to: page.path }] : [];
  });
}

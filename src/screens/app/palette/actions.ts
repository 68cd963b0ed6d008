import { CircleMinus, CirclePlus, Download, FileUp, Repeat, Rows3 } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { MessageDescriptor } from 'react-intl';
import type { OperationId } from '../../../api/operationTypes';
import { EXPORT_PART, paths } from '../../../config/paths';
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

/** What a person can do at a page, and the operation that it leads to. The session must be allowed to call it. */
const ACTIONS: readonly (Action & { operation: OperationId })[] = [
  {
    id: 'newExpense',
    icon: CircleMinus,
    name: messages.newExpense,
    keywords: messages.newExpenseKeywords,
    operation: 'addEntry',
    to: `${paths.newEntry.to()}?kind=payable`,
  },
  {
    id: 'newIncome',
    icon: CirclePlus,
    name: messages.newIncome,
    keywords: messages.newIncomeKeywords,
    operation: 'addEntry',
    to: `${paths.newEntry.to()}?kind=receivable`,
  },
  {
    id: 'exportEntries',
    icon: Download,
    name: messages.exportEntries,
    keywords: messages.exportKeywords,
    operation: 'exportEntries',
    to: `${paths.entries.to()}#${EXPORT_PART}`,
  },
];

/** The pages that are actions, each with its icon. Their addresses have no parameters. */
const ACTION_PAGES: readonly { id: string; icon: LucideIcon }[] = [
  { id: 'newInstallments', icon: Rows3 },
  { id: 'newSeries', icon: Repeat },
  { id: 'importEntries', icon: FileUp },
];

/** The actions that role and session allow. */
export function useActions(): Action[] {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const mayCall = useMayCall();
  const pages = useOfferedPages();
  if (!isSignedIn) return [];
  return [
    ...ACTIONS.filter(({ operation }) => mayCall(operation)),
    ...ACTION_PAGES.flatMap(({ id, icon }) =>
      pages
        .filter((page) => page.id === id)
        .map(({ title, path }) => ({ id: `page-${id}`, icon, name: title, to: path })),
    ),
  ];
}

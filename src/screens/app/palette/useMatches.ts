import { useIntl } from 'react-intl';
import { readSearchText } from '../../../controls/searchText';
import type { Command, Group } from './command';
import { findCommands } from './findCommands';
import { listFound, makeListSearch } from './listFound';
import { makeSearchRequest } from './searchRequest';
import { useCommands } from './useCommands';
import { useDataSearch } from './useDataSearch';
import { useFindsData } from './useFindsData';

/** More lines of a group at once would block the page. */
const MAX_OF_GROUP = 100;

export type Matches = {
  groups: Group[];
  lines: Command[];
  /** The number of results, also those that are not shown. */
  count: number;
  hiddenCount: number;
  /** What can still arrive. */
  pending: { dashboards: boolean; data: boolean };
  hasFailed: boolean;
  findsData: boolean;
  /** The typed amount, if the backend was asked for it. */
  amountCents: number | null;
  /** The backend has more names or entries than it returned. */
  hasMoreData: boolean;
};

/** Finds what the typed text matches: commands of the portal, and names and entries of the backend. */
export function useMatches(query: string): Matches {
  const intl = useIntl();
  const { commands, groupNames, canListEntries, isLoading } = useCommands();
  const search = useDataSearch(query);
  const findsData = useFindsData();
  const text = query.trim();
  // These two are no results.
  const others = canListEntries && text !== '' ? [makeListSearch(intl, text)] : [];
  const failures = search.retry ? 1 : 0;
  const found = findCommands(
    [...commands, ...listFound(intl, search), ...others],
    groupNames,
    query,
    intl.locale,
  );
  const groups = found.map((group) => ({ ...group, commands: group.commands.slice(0, MAX_OF_GROUP) }));
  const lines = groups.flatMap((group) => group.commands);
  const count = found.reduce((sum, group) => sum + group.commands.length, 0);
  return {
    ...{ groups, lines, count: count - others.length - failures, hiddenCount: count - lines.length },
    pending: { dashboards: isLoading, data: search.isPending },
    hasFailed: search.retry !== null,
    findsData,
    amountCents: findsData ? (makeSearchRequest(intl, readSearchText(query)).amountCents ?? null) : null,
    hasMoreData: search.result?.hasMoreNames === true || search.result?.hasMoreEntries === true,
  };
}

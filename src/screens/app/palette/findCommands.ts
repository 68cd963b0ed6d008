import { foldText, readWords } from '../../../controls/matching';
import { GROUPS, LAST_GROUPS } from './command';
import type { Command, Group, GroupId } from './command';

/** What the backend has found comes after names that begin with the words, and before other matches. */
const FOUND_RANK = 1.5;
/** The search in the list matches each text. */
const LIST_RANK = 5;

/** Returns a rank from 0, the best, to 4, or null if the command does not match. */
function rankMatch(
  { name, code = '' }: { name: string; code?: string },
  otherTexts: string,
  queryWords: string[],
) {
  const wholeQuery = queryWords.join(' ');
  const words = name.split(/[\s:/()-]+/);
  if (name.startsWith(wholeQuery) || code === wholeQuery) return 0;
  if (queryWords.every((part) => words.some((word) => word.startsWith(part)))) return 1;
  if (queryWords.every((part) => name.includes(part))) return 2;
  if (queryWords.every((part) => name.includes(part) || code.includes(part))) return 3;
  return queryWords.every((part) => `${name} ${code} ${otherTexts}`.includes(part)) ? 4 : null;
}

/**
 * Finds the commands that contain every word of the query in name, dashboard code, group name or keywords, and adds those that
 * the backend has found. Accents and case do not count (specification §2.42). The best match comes first, with its group.
 */
export function findCommands(
  commands: readonly Command[],
  groupNames: Readonly<Record<GroupId, string>>,
  query: string,
  tag: string,
): Group[] {
  const queryWords = readWords(query, tag);
  const rankedCommands = commands.flatMap((command) => {
    const { name, code, group, keywords = '' } = command;
    const searched = { name: foldText(name, tag), ...(code !== undefined && { code: foldText(code, tag) }) };
    const rank =
      command.isFound === true
        ? group === 'list'
          ? LIST_RANK
          : FOUND_RANK
        : queryWords.length === 0
          ? 0
          : rankMatch(searched, foldText(`${groupNames[group]} ${keywords}`, tag), queryWords);
    return rank === null ? [] : [{ command, rank }];
  });
  return GROUPS.map((id) => {
    const groupCommands = rankedCommands
      .filter(({ command }) => command.group === id)
      .sort((a, b) => a.rank - b.rank);
    return {
      bestRank: groupCommands[0]?.rank ?? Infinity,
      id,
      commands: groupCommands.map(({ command }) => command),
    };
  })
    .filter(({ commands: ofGroup }) => ofGroup.length > 0)
    .sort((a, b) => Number(isLast(a)) - Number(isLast(b)) || a.bestRank - b.bestRank)
    .map(({ id, bestRank, commands: ofGroup }) => ({
      ...{ id, name: groupNames[id], commands: ofGroup },
      isBeforeFound: bestRank < FOUND_RANK && !isLast({ id }),
    }));
}

const isLast = ({ id }: { id: GroupId }): boolean => LAST_GROUPS.includes(id);

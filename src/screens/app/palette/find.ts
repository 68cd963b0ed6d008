import { foldText, readWords } from '../matching';
import { GROUPS } from './command';
import type { Command, Group, GroupId } from './command';

/** Returns a rank from 0, the best, to 4, or null if the command does not match. */
function rankMatch(
  { name, code = '' }: { name: string; code?: string },
  otherTexts: string,
  sought: string[],
) {
  const whole = sought.join(' ');
  const words = name.split(/[\s:/()-]+/);
  if (name.startsWith(whole) || code === whole) return 0;
  if (sought.every((part) => words.some((word) => word.startsWith(part)))) return 1;
  if (sought.every((part) => name.includes(part))) return 2;
  if (sought.every((part) => name.includes(part) || code.includes(part))) return 3;
  return sought.every((part) => `${name} ${code} ${otherTexts}`.includes(part)) ? 4 : null;
}

/**
 * Finds the commands that contain every word of the query in name, dashboard code, group name or keywords. Accents and
 * case do not count (specification §2.42). The best match comes first, with its group.
 */
export function find(
  commands: readonly Command[],
  groupNames: Readonly<Record<GroupId, string>>,
  query: string,
  tag: string,
): Group[] {
  const sought = readWords(query, tag);
  const ranked = commands.flatMap((command) => {
    const { name, code, group, keywords = '' } = command;
    const searched = { name: foldText(name, tag), ...(code !== undefined && { code: foldText(code, tag) }) };
    const rank =
      sought.length === 0
        ? 0
        : rankMatch(searched, foldText(`${groupNames[group]} ${keywords}`, tag), sought);
    return rank === null ? [] : [{ command, rank }];
  });
  return GROUPS.map((id) => {
    const ofGroup = ranked.filter(({ command }) => command.group === id).sort((a, b) => a.rank - b.rank);
    return { bestRank: ofGroup[0]?.rank ?? Infinity, id, commands: ofGroup.map(({ command }) => command) };
  })
    .filter(({ commands: ofGroup }) => ofGroup.length > 0)
    .sort((a, b) => a.bestRank - b.bestRank)
    .map(({ id, commands: ofGroup }) => ({ id, name: groupNames[id], commands: ofGroup }));
}

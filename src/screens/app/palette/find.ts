import { plain, readWords } from '../matching';
import { GROUPS } from './command';
import type { Command, Group, GroupId } from './command';

/** Returns a rank from 0, the best, to 4, or null if the command does not match. */
function rank({ name, code = '' }: { name: string; code?: string }, more: string, sought: string[]) {
  const whole = sought.join(' ');
  const words = name.split(/[\s:/()-]+/);
  if (name.startsWith(whole) || code === whole) return 0;
  if (sought.every((part) => words.some((word) => word.startsWith(part)))) return 1;
  if (sought.every((part) => name.includes(part))) return 2;
  if (sought.every((part) => name.includes(part) || code.includes(part))) return 3;
  return sought.every((part) => `${name} ${code} ${more}`.includes(part)) ? 4 : null;
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
    const seen = { name: plain(name, tag), ...(code !== undefined && { code: plain(code, tag) }) };
    const found =
      sought.length === 0 ? 0 : rank(seen, plain(`${groupNames[group]} ${keywords}`, tag), sought);
    return found === null ? [] : [{ command, found }];
  });
  return GROUPS.map((id) => {
    const own = ranked.filter(({ command }) => command.group === id).sort((a, b) => a.found - b.found);
    return { best: own[0]?.found ?? Infinity, id, commands: own.map(({ command }) => command) };
  })
    .filter(({ commands: own }) => own.length > 0)
    .sort((a, b) => a.best - b.best)
    .map(({ id, commands: own }) => ({ id, name: groupNames[id], commands: own }));
}

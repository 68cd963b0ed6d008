// Breaking changes that both sides agreed on.
import { parse } from 'yaml';
import { entries, entry, isObject, textIn } from '../description/document';
import type { Change } from './change';
import { DESCRIPTION_RULES } from './descriptionRules';
import { PACT_RULES } from '../pact/pactRules';

export type AllowedChange = {
  rule: string;
  /** Places as they are printed. */
  at: string[];
  reason: string;
  /** The last day, `YYYY-MM-DD`. */
  until: string;
};

const RULES: Record<string, unknown> = { ...DESCRIPTION_RULES, ...PACT_RULES };

/** @throws {Error} naming the entry that cannot be read, and what it lacks. */
export function readAllowedChanges(text: string, file: string): AllowedChange[] {
  let list: unknown;
  try {
    list = parse(text) ?? [];
  } catch (cause) {
    const words = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${file} is no YAML: ${words}`, { cause });
  }
  if (!Array.isArray(list)) throw new Error(`${file} is a list, even where it is empty: []`);
  return list.map((value: unknown, index) => readEntry(value, `${file}, entry ${index + 1}`));
}

function readEntry(value: unknown, name: string): AllowedChange {
  const wrong = (words: string) => new Error(`${name}: ${words}`);
  if (!isObject(value)) throw wrong('an entry has rule, at, reason and until');
  const unknown = entries(value)
    .map(([key]) => key)
    .find((key) => !['rule', 'at', 'reason', 'until'].includes(key));
  if (unknown !== undefined) throw wrong(`nothing is called ${unknown} here`);

  const rule = textIn(value, 'rule') ?? '';
  if (!Object.hasOwn(RULES, rule)) throw wrong(`there is no rule ${rule === '' ? 'without a name' : rule}`);
  const named = entry(value, 'at');
  const at: unknown[] = Array.isArray(named) ? named : [named];
  if (at.length === 0 || !at.every(isFilled)) throw wrong('at names a place, or a list of places');
  const reason = textIn(value, 'reason');
  if (!isFilled(reason)) throw wrong('a reason is missing');
  const until = textIn(value, 'until');
  if (!isDay(until)) throw wrong('until is a day that the calendar has, YYYY-MM-DD');
  return { rule, at, reason, until };
}

const isFilled = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

const isDay = (value: string | undefined): value is string =>
  value !== undefined &&
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value);

type Sorted = {
  /** Breaking changes that are not allowed. */
  refused: Change[];
  allowed: { change: Change; entry: AllowedChange }[];
  safe: Change[];
  /** Entries whose last day is over. */
  expired: AllowedChange[];
  /** What an entry allows, and what nothing was found for. */
  unusedEntries: { rule: string; at: string }[];
};

/** Holds what was found against what was agreed. Give only the entries whose rules the comparison knows. */
export function sortChanges(changes: Change[], agreed: AllowedChange[], today: string): Sorted {
  const expired = agreed.filter(({ until }) => until < today);
  const open = agreed.filter(({ until }) => until >= today);
  const breaking = changes.filter(({ severity }) => severity === 'breaking');
  const entryFor = (change: Change) =>
    open.find(({ rule, at }) => rule === change.rule && at.includes(change.at));
  return {
    refused: breaking.filter((change) => entryFor(change) === undefined),
    allowed: breaking.flatMap((change) => {
      const found = entryFor(change);
      return found === undefined ? [] : [{ change, entry: found }];
    }),
    safe: changes.filter(({ severity }) => severity === 'safe'),
    expired,
    unusedEntries: open
      .flatMap(({ rule, at }) => at.map((place) => ({ rule, at: place })))
      .filter(({ rule, at }) => !breaking.some((change) => change.rule === rule && change.at === at)),
  };
}

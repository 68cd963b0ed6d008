// Reads the breaking changes that both sides agreed on.
import { parse } from 'yaml';
import { entries, entry, isObject, textIn } from '../description/document';
import type { Change } from './change';
import { DESCRIPTION_RULES } from './descriptionRules';
import { PACT_RULES } from '../pact/pactRules';

export type AllowedChange = {
  rule: string;
  /** Locations as printed. */
  at: string[];
  reason: string;
  /** The last day, `YYYY-MM-DD`. */
  until: string;
};

const RULES: Record<string, unknown> = { ...DESCRIPTION_RULES, ...PACT_RULES };

/** @throws {Error} that names the invalid entry and its fault. */
export function readAllowedChanges(text: string, file: string): AllowedChange[] {
  let list: unknown;
  try {
    list = parse(text) ?? [];
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${file} is not YAML: ${message}`, { cause });
  }
  if (!Array.isArray(list)) throw new Error(`${file} has to be a list. An empty list is []`);
  return list.map((value: unknown, index) => readEntry(value, `${file}, entry ${index + 1}`));
}

function readEntry(value: unknown, name: string): AllowedChange {
  const wrong = (message: string) => new Error(`${name}: ${message}`);
  if (!isObject(value)) throw wrong('an entry has rule, at, reason and until');
  const unknown = entries(value)
    .map(([key]) => key)
    .find((key) => !['rule', 'at', 'reason', 'until'].includes(key));
  if (unknown !== undefined) throw wrong(`there is no setting ${unknown}`);

  const rule = textIn(value, 'rule') ?? '';
  if (!Object.hasOwn(RULES, rule)) throw wrong(`there is no rule ${rule === '' ? 'without a name' : rule}`);
  const named = entry(value, 'at');
  const at: unknown[] = Array.isArray(named) ? named : [named];
  if (at.length === 0 || !at.every(isFilled)) throw wrong('at has to be a location, or a list of locations');
  const reason = textIn(value, 'reason');
  if (!isFilled(reason)) throw wrong('a reason is missing');
  const until = textIn(value, 'until');
  if (!isDay(until)) throw wrong('until has to be an existing day, YYYY-MM-DD');
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
  /** Entries whose last day has passed. */
  expired: AllowedChange[];
  /** Locations of entries without a matching change. */
  unusedEntries: { rule: string; at: string }[];
};

/** Sorts changes by the agreed entries. The caller passes only entries of its own rules. */
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
      .flatMap(({ rule, at }) => at.map((location) => ({ rule, at: location })))
      .filter(({ rule, at }) => !breaking.some((change) => change.rule === rule && change.at === at)),
  };
}

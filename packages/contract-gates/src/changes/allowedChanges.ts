// Reads the breaking changes that both sides agreed on.
import { parse } from 'yaml';
import { entry, isObject } from '../description/document';
import type { Change } from './change';
import { DESCRIPTION_RULES } from './descriptionRules';
import { formatError } from '../formatError';
import { PACT_RULES } from '../pact/pactRules';
import { DAY, TEXT, compileShape, list, listFaults, object } from '../shape';

export type AllowedChange = {
  rule: string;
  /** Locations as printed. */
  at: string[];
  reason: string;
  /** The last day, `YYYY-MM-DD`. */
  until: string;
};

const RULES = Object.keys({ ...DESCRIPTION_RULES, ...PACT_RULES });

/** @throws {Error} that names the invalid entry and its fault. */
export function readAllowedChanges(text: string, file: string): AllowedChange[] {
  let rows: unknown;
  try {
    rows = parse(text) ?? [];
  } catch (cause) {
    throw new Error(`${file} is not YAML: ${formatError(cause)}`, { cause });
  }
  if (!Array.isArray(rows)) throw new Error(`${file} has to be a list. An empty list is []`);
  return rows.map((value: unknown, index) => readEntry(value, `${file}, entry ${index + 1}`));
}

const isEntry = compileShape<AllowedChange>(
  object({ rule: { enum: RULES }, at: list(TEXT), reason: TEXT, until: DAY }),
);

function readEntry(value: unknown, name: string): AllowedChange {
  const at = entry(value, 'at');
  const read = isObject(value) && typeof at === 'string' ? { ...value, at: [at] } : value;
  if (!isEntry(read)) throw new Error(`${name}: ${listFaults(isEntry).join(', ')}`);
  return read;
}

type Sorted = {
  /** Breaking changes that are not allowed. */
  refused: Change[];
  allowed: { change: Change; entry: AllowedChange }[];
  safe: Change[];
  /** Entries whose last day has passed. */
  expired: AllowedChange[];
  /** Locations of entries that allow no breaking change. */
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

// What a change of several entries will do, before it is sent (specification §2.190).
import type { Entry } from '../../../api/entries';
import type { CategoryList } from '../../../api/entry';
import { checkDay } from '../../../controls/form/checks';
import { makeKeptWork } from '../../../controls/form/keptWork';

/** The fields in their order in the dialog. */
export const CHANGE_NAMES = ['counterparty', 'category', 'form', 'dueOn'] as const;
export type ChangeName = (typeof CHANGE_NAMES)[number];
/** An empty value does not change. */
export type ChangeValues = Record<ChangeName, string>;

/** Values that a person chose for some entries. */
export type KeptChange = { entries: readonly Entry[]; values: ChangeValues };

export const { useKeepWork: useKeepChange, useRestoreWork: useRestoreChange } = makeKeptWork<KeptChange>();

/** An entry with the new values that differ from its own. */
export type PlannedEntry = { entry: Entry; changes: Partial<ChangeValues> };

export type Plan = {
  changed: PlannedEntry[];
  /** Entries that have the values already. */
  same: Entry[];
  /** Entries that stay, because the category is for the other kind. */
  otherKind: Entry[];
};

export function planChange(
  entries: readonly Entry[],
  { counterparty, category, form, dueOn }: ChangeValues,
  categories: CategoryList['categories'],
): Plan {
  // A day that is typed half is no day yet.
  const values = { counterparty: counterparty.trim(), category, form, dueOn: checkDay(dueOn) ? '' : dueOn };
  const kind = categories.find(({ name }) => name === category)?.kind;
  const isOther = (entry: Entry) => kind !== undefined && entry.kind !== kind;
  const planned = entries
    .filter((entry) => !isOther(entry))
    .map((entry) => ({ entry, changes: findChanges(entry, values) }));
  const isChanged = ({ changes }: PlannedEntry) => Object.keys(changes).length > 0;
  return {
    changed: planned.filter(isChanged),
    same: planned.filter((one) => !isChanged(one)).map(({ entry }) => entry),
    otherKind: entries.filter(isOther),
  };
}

const findChanges = (entry: Entry, values: ChangeValues): Partial<ChangeValues> =>
  Object.fromEntries(
    CHANGE_NAMES.filter((name) => values[name] !== '' && values[name] !== entry[name]).map((name) => [
      name,
      values[name],
    ]),
  );

/** A changed entry with its version, and the values that it had before. */
export type UndoneEntry = { id: string; version: number; name: string; before: Partial<ChangeValues> };

/** Returns what restores the former values of the entries that a change has written. */
export function planUndo(
  changed: readonly PlannedEntry[],
  written: readonly { id: string; version: number }[],
): UndoneEntry[] {
  const versions = new Map(written.map(({ id, version }) => [id, version]));
  return changed.flatMap(({ entry, changes }) => {
    const version = versions.get(entry.id);
    const names = CHANGE_NAMES.filter((name) => changes[name] !== undefined);
    const before = Object.fromEntries(names.map((name) => [name, entry[name]]));
    return version === undefined ? [] : [{ id: entry.id, version, name: entry.counterparty, before }];
  });
}

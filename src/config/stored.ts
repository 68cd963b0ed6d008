import { readLanguageCode } from './languages';
import { readMenuType } from './menuTypes';
import { readRole, writeRole } from './roles';
import type { Role } from './roles';
import { readTheme } from './themes';

const sameText = (text: string): string => text;

const readSwitch = (raw: string) => (raw === 'on' ? true : raw === 'off' ? false : null);
const writeSwitch = (isOn: boolean): string => (isOn ? 'on' : 'off');

const toJson = (value: unknown): string => JSON.stringify(value);

function parse(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return null;
  }
}

// The record is written before the token, so another tab that sees a token finds its record.
export const session = {
  /** The whole response of getToken. */
  user: { key: 'portal-user', read: parse, write: toJson },
  /** The token as JSON text, with its quotes. */
  token: { key: 'portal-token', read: parse, write: toJson },
} as const;

export const language = {
  chosen: { key: 'theme_lang', read: readLanguageCode },
} as const;

/** A row with a list of values. `initial` applies until the user chooses. If it is not in the list, it is not stored. */
const oneOf = <Key extends string, Value extends string>(
  key: Key,
  values: readonly Value[],
  initial: string,
) => ({
  key,
  values,
  initial,
  read: (raw: string): Value | null => values.find((value) => value === raw) ?? null,
});

/**
 * The appearance settings that are an attribute of the root element, as `data-radius`. Style sheets read them. Their texts are in
 * `src/controls/rootAttribute.messages.ts`.
 */
export const rootAttributes = {
  /** The corners of the page (specification §9.2). */
  radius: oneOf('vien-themeradius', ['rounded', 'flat'], 'rounded'),
  /** The pointer decides between the two until the user chooses (src/ui/page.css). */
  density: oneOf('portal-density', ['comfortable', 'compact'], 'auto'),
};
export type RootAttribute = keyof typeof rootAttributes;

export const theme = {
  color: { key: 'vien-themecolor', read: readTheme },
  ...rootAttributes,
  /** `system:<theme id>` while the theme follows the system. */
  mode: { key: 'portal-theme-mode', read: sameText },
} as const;

const menu = {
  /** The menus that are open at the start, at every width. */
  type: { key: 'portal-menu', read: readMenuType },
  /** The menus that the user opened or closed at this width. A narrow page always starts closed. */
  wide: { key: 'portal-menu-wide', read: readMenuType },
  medium: { key: 'portal-menu-medium', read: readMenuType },
} as const;

const shortcuts = {
  /** The command palette. */
  palette: { key: 'portal-command-palette', read: readSwitch, write: writeSwitch },
  /** The list of shortcuts. */
  help: { key: 'portal-shortcut-help', read: readSwitch, write: writeSwitch },
} as const;

const desk = {
  /** Favourite and recent dashboards by the opaque id of each user. `useDesk` reads the content. */
  people: { key: 'portal-desk', read: parse, write: toJson },
} as const;

const tables = {
  /** Ids of the columns of the list of entries, in their order. The screen reads them. */
  entryColumns: {
    key: 'portal-entry-columns',
    read: (raw: string) => (/^\w+(?:,\w+)*$/.test(raw) ? raw : null),
  },
} as const;

const role = {
  /** `0` is Editor, `1` is Admin. Any other stored text becomes 'none'. */
  stored: {
    key: 'theme-user-role',
    read: readRole,
    write: (name: Role | 'none') => (name === 'none' ? '' : writeRole(name)),
  },
} as const;

/**
 * All values that the portal stores in the browser (specification §3), by slice and field. `read` returns null for an
 * unknown text. The field then keeps its default, and the text stays stored. Without `write`, the value is the text.
 * Persistence, synchronization with other tabs, the first paint and the list on the settings page are derived from these
 * rows.
 */
export const STORED = { session, language, theme, menu, shortcuts, desk, tables, role };

/** The keys of submissions without a known response, as JSON. No slice has them (src/api/submissionKeys.ts). */
export const SUBMISSIONS_KEY = 'portal-submissions';

type Rows = typeof STORED;
export type StoredSlice = keyof Rows;
/** The stored part of a slice. A field is null until the user has chosen. */
export type StoredState<S extends StoredSlice> = {
  -readonly [F in keyof Rows[S]]: Rows[S][F] extends { read: (raw: string) => infer T } ? T | null : never;
};
type KeyIn<S> = { [F in keyof S]: S[F] extends { key: infer Key } ? Key : never }[keyof S];
export type StorageKey = { [S in StoredSlice]: KeyIn<Rows[S]> }[StoredSlice] | typeof SUBMISSIONS_KEY;

/** The slices of settings. The session has its own rules, because token and record are only valid together. */
export type StoredSetting = Exclude<StoredSlice, 'session'>;

/** Returns the names of the attributes. */
export const listRootAttributes = () =>
  Object.keys(rootAttributes).filter((name): name is RootAttribute => name in rootAttributes);

/** Returns the rows as one list. A function, so that the script in the page's head does not contain all rows. */
export const listStoredFields = () =>
  Object.entries<Record<string, { key: StorageKey }>>(STORED).flatMap(([slice, rows]) =>
    Object.entries(rows).map(([field, { key }]) => ({ slice, field, key })),
  );

/** Returns all keys that the portal stores. */
export const listStorageKeys = (): StorageKey[] => [
  ...listStoredFields().map(({ key }) => key),
  SUBMISSIONS_KEY,
];

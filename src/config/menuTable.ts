import { isFor, paths } from './paths';
import type { Access } from './paths';
import type { Role } from './roles';

/** The parts of the settings page, as its address names them (`/app/settings#language`). */
export const SETTINGS_PARTS = ['appearance', 'language', 'menus', 'shortcuts', 'stored'] as const;
export type SettingsPart = (typeof SETTINGS_PARTS)[number];

export const settingsPartTo = (part: SettingsPart): string => `${paths.settings.to()}#${part}`;

/** One entry of the main menu. Its words and its icon belong to who draws it. */
export type MenuEntry = {
  id: 'dashboards' | 'settings';
  to: string;
  access: Access;
  /** What the sub panel lists: the dashboards that the backend offers this user, or the parts of the settings. */
  subs: 'dashboards' | 'settingsParts';
};

/** The pages of the app area, for the menus and the command palette. */
export const MENU: readonly MenuEntry[] = [
  { id: 'dashboards', to: paths.app.to(), access: paths.dashboard.access, subs: 'dashboards' },
  { id: 'settings', to: paths.settings.to(), access: paths.settings.access, subs: 'settingsParts' },
];

/** The entries that a role may open. */
export const menuFor = (role: Role | null, menu: readonly MenuEntry[] = MENU): readonly MenuEntry[] =>
  menu.filter(({ access }) => isFor(access, role));

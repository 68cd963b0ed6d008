import { paths } from './paths';

/** The parts of the settings page, as the fragment of its address names them (`/app/settings#language`). */
export const SETTINGS_PARTS = ['appearance', 'language', 'menus', 'shortcuts', 'stored'] as const;
export type SettingsPart = (typeof SETTINGS_PARTS)[number];

/** Builds the link to one part of the settings page. */
export const settingsPartTo = (part: SettingsPart): string => `${paths.settings.to()}#${part}`;

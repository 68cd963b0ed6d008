import { paths } from './paths';

/** The parts of the settings page. Each is a fragment of its address (`/app/settings#language`). */
export const SETTINGS_PARTS = ['appearance', 'language', 'menus', 'shortcuts', 'stored'] as const;
export type SettingsPart = (typeof SETTINGS_PARTS)[number];

/** Builds the link to one part of the settings page. */
export const settingsPartTo = (part: SettingsPart): string => `${paths.settings.to()}#${part}`;

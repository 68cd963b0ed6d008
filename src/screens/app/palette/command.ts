import type { LanguageCode } from '../../../config/languages';
import type { MenuType } from '../../../config/menuTypes';
import type { Color, ModeChoice } from '../../../config/themes';

/** The groups of the palette, in the order in which they stand while nothing is typed. */
export const GROUPS = ['dashboards', 'pages', 'settings', 'language', 'look', 'menus', 'other'] as const;
export type GroupId = (typeof GROUPS)[number];

/** What a command does; whoever shows the palette carries it out. */
export type Action =
  | { kind: 'go'; to: string }
  | { kind: 'language'; code: LanguageCode }
  | { kind: 'mode'; mode: ModeChoice }
  | { kind: 'color'; color: Color }
  | { kind: 'menu'; type: MenuType }
  | { kind: 'listAgain' | 'fullScreen' | 'shortcuts' | 'about' | 'signIn' | 'signOut' };

/** One line of the palette. */
export type Command = {
  id: string;
  group: GroupId;
  name: string;
  /** Of a name that is not in the language of the page. */
  lang?: string;
  /** Whether the name comes from the backend, and so may run in another direction. */
  isForeign?: boolean;
  /** The code of a dashboard: shown, and found by. */
  code?: string;
  /** The Lucide name of a dashboard's icon, as the backend sent it. */
  icon?: string;
  /** Whether this is what is chosen now. */
  isCurrent?: boolean;
  action: Action;
};

/** Commands under their heading. */
export type Group = { id: GroupId; name: string; commands: Command[] };

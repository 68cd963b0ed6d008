import type { ComponentType, ReactNode } from 'react';
import type { CommandContext } from '../commands';

/** The groups of the palette, in their order while nothing is typed. */
export const GROUPS = [
  'actions',
  'views',
  'pages',
  'dashboards',
  'names',
  'entries',
  'settings',
  'other',
  'menus',
  'appearance',
  'language',
  'list',
] as const;
export type GroupId = (typeof GROUPS)[number];

/** The groups that stay behind all others, however well they match. */
export const LAST_GROUPS: readonly GroupId[] = ['menus', 'appearance', 'language', 'list'];

/** A command in the list of the palette. */
export type Command = {
  id: string;
  group: GroupId;
  name: string;
  icon: ComponentType<{ size?: number; className?: string | undefined; 'aria-hidden'?: boolean }>;
  /** Set if the name is not in the language of the page. */
  lang?: string;
  /** The name comes from the backend, so its direction may differ. */
  isForeign?: boolean;
  /** The code of a dashboard, which is shown and searched. */
  code?: string;
  /** A second line. It is not searched. */
  detail?: ReactNode;
  /** An amount at the end of the line. */
  amount?: string;
  /** The command is a result of the typed text already. */
  isFound?: true;
  /** Keywords that find the command. */
  keywords?: string;
  /** Whether this is the current choice. */
  isCurrent?: boolean;
} & (
  | { /** The address to go to. */ to: string }
  | { perform: (context: CommandContext) => void; /** The palette stays open. */ staysOpen?: true }
);

/** Commands under their heading. `isBeforeFound`: results of the backend appear below, so the group does not move. */
export type Group = { id: GroupId; name: string; commands: Command[]; isBeforeFound: boolean };

import type { ComponentType } from 'react';
import type { CommandContext } from '../commands';

/** The groups of the palette, in their order while nothing is typed. */
export const GROUPS = [
  'dashboards',
  'pages',
  'settings',
  'language',
  'appearance',
  'menus',
  'other',
] as const;
export type GroupId = (typeof GROUPS)[number];

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
  /** Keywords that find the command. */
  keywords?: string;
  /** Whether this is the current choice. */
  isCurrent?: boolean;
} & (
  | { /** The address to go to. */ to: string }
  | { perform: (context: CommandContext) => void; /** The palette stays open. */ staysOpen?: true }
);

/** Commands under their heading. */
export type Group = { id: GroupId; name: string; commands: Command[] };

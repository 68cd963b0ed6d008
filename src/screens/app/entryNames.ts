import { LayoutDashboard, Settings } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { MessageDescriptor } from 'react-intl';
import type { MenuEntry, SettingsPart } from '../../config/menuTable';
import { messages } from './menu.messages';

type Named = { name: MessageDescriptor; icon: LucideIcon };

/** How the menus call and draw the entries of the table. */
export const ENTRIES: Record<MenuEntry['id'], Named> = {
  dashboards: { name: messages.dashboards, icon: LayoutDashboard },
  settings: { name: messages.settings, icon: Settings },
};

export const PARTS: Record<SettingsPart, MessageDescriptor> = {
  appearance: messages.appearance,
  language: messages.language,
  menus: messages.menus,
  shortcuts: messages.shortcuts,
  stored: messages.stored,
};

import { LayoutDashboard, Settings } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { MessageDescriptor } from 'react-intl';
import type { MenuEntry } from '../../config/menuTable';
import { messages } from './menu.messages';

type Named = { name: MessageDescriptor; icon: LucideIcon };

/** How the menus call and draw the entries of the table. */
export const ENTRIES: Record<MenuEntry['id'], Named> = {
  dashboards: { name: messages.dashboards, icon: LayoutDashboard },
  settings: { name: messages.settings, icon: Settings },
};

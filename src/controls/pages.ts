import { createContext, use } from 'react';
import type { LucideIcon } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { matchPath, useLocation } from 'react-router-dom';
import { isFor } from '../config/access';
import type { Access } from '../config/access';
import type { Role } from '../config/roles';
import { useAppSelector } from '../store/hooks';
import { selectRole } from '../store/role';

/** A page of the app area, as menus, breadcrumb, titles and command palette read it. */
export type AppPage = {
  /** Names the page in commands and element ids. */
  id: string;
  path: string;
  access: Access;
  /** Its name in menus, breadcrumb and palette, and the title of the document. */
  title: MessageDescriptor;
  /** Its entry in the main menu. A page without one has none. */
  menu?: {
    to: string;
    icon: LucideIcon;
    /** What the sub panel lists: the dashboards that the backend offers, or the parts of the settings. */
    lists?: 'dashboards' | 'settingsParts';
  };
};

/** A page with an entry in the main menu. */
export type MenuPage = AppPage & { menu: NonNullable<AppPage['menu']> };

/** The pages of the app area. The router provides them. */
export const AppPages = createContext<readonly AppPage[]>([]);

/** The menu entries that a role may open. */
export const menuPagesFor = (role: Role | null, pages: readonly AppPage[]): MenuPage[] =>
  pages.filter((page): page is MenuPage => page.menu !== undefined && isFor(page.access, role));

/** The menu entries that the current role may open. */
export const useMenuPages = (): MenuPage[] => menuPagesFor(useAppSelector(selectRole), use(AppPages));

/** The page at the current address, and the code if it is a dashboard. */
export type Place = { page: AppPage; code: string | null };

/** Finds the page at the current address. Null where the address has none. */
export function usePlace(): Place | null {
  const { pathname } = useLocation();
  for (const page of use(AppPages)) {
    const match = matchPath(page.path, pathname);
    if (match) return { page, code: match.params['code'] ?? null };
  }
  return null;
}

/** The title of the current page, for its heading and for the document. */
export function usePageTitle(): string {
  const intl = useIntl();
  const place = usePlace();
  return place ? intl.formatMessage(place.page.title) : '';
}

/** The `aria-current` of a menu entry: it links to this page, or this page belongs to it. */
export function useMarkOf({ id, menu }: MenuPage): 'page' | 'true' | undefined {
  const { pathname, hash } = useLocation();
  if (usePlace()?.page.id !== id) return undefined;
  return pathname === menu.to && hash === '' ? 'page' : 'true';
}

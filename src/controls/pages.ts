import { createContext, use } from 'react';
import type { LucideIcon } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { matchPath, useLocation } from 'react-router-dom';
import type { OperationId } from '../api/operationTypes';
import { mayAccess } from '../config/access';
import type { Access } from '../config/access';
import type { Role } from '../config/roles';
import { useAppSelector } from '../store/hooks';
import { selectRole } from '../store/role';
import { useMayCall } from './useMayCall';

/** A page of the app area. Menus, breadcrumb, titles and command palette read it. */
export type AppPage = {
  /** Identifies the page in commands and element ids. */
  id: string;
  path: string;
  access: Access;
  /** The operation that the page is for. Menus and palette offer the page if the session may call it. */
  operation?: OperationId;
  /** Name in menus, breadcrumb and palette, and title of the document. */
  title: MessageDescriptor;
  /** The id of the page with a menu entry to which this page belongs. Breadcrumb and menus show that page too. */
  parent?: string;
  /** Entry in the main menu. Absent: the page has no entry. */
  menu?: {
    to: string;
    icon: LucideIcon;
    /** Content of the list panel: the dashboards that the backend offers, or the parts of the settings. */
    lists?: 'dashboards' | 'settingsParts';
  };
};

/** A page with an entry in the main menu. */
export type MenuPage = AppPage & { menu: NonNullable<AppPage['menu']> };

/** The pages of the app area. The router provides them. */
export const AppPages = createContext<readonly AppPage[]>([]);

/** The menu entries that a role may open. */
export const listMenuPages = (role: Role | null, pages: readonly AppPage[]): MenuPage[] =>
  pages.filter((page): page is MenuPage => page.menu !== undefined && mayAccess(page.access, role));

/** Returns a page that the current role may open, if the session may call its operation. */
export const useOfferedPage = (id: string): AppPage | undefined =>
  useOfferedPages().find((page) => page.id === id);

/** The pages that the current role may open, and whose operation the session may call. */
export function useOfferedPages(): AppPage[] {
  const role = useAppSelector(selectRole);
  const mayCall = useMayCall();
  return use(AppPages).filter(
    ({ access, operation }) => mayAccess(access, role) && (operation === undefined || mayCall(operation)),
  );
}

/** The menu entries that the current role may open. */
export const useMenuPages = (): MenuPage[] => listMenuPages(useAppSelector(selectRole), useOfferedPages());

/** The page at the current address, and the code if it is a dashboard. */
export type CurrentPage = { page: AppPage; code: string | null };

/** Finds the page at the current address. Null if the address belongs to no page. */
export function useCurrentPage(): CurrentPage | null {
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
  const current = useCurrentPage();
  return current ? intl.formatMessage(current.page.title) : '';
}

/** Returns `aria-current` of a menu entry: 'page' if it links to this page, 'true' if this page belongs to it. */
export function useAriaCurrent({ id, menu }: MenuPage): 'page' | 'true' | undefined {
  const { pathname, hash } = useLocation();
  const page = useCurrentPage()?.page;
  if (page?.id !== id && page?.parent !== id) return undefined;
  return matchPath(menu.to, pathname) && hash === '' ? 'page' : 'true';
}

import { matchPath, useLocation } from 'react-router-dom';
import { APP_PAGES } from '../../config/appPages';
import type { AppPage } from '../../config/appPages';
import type { MenuEntry } from '../../config/menuTable';

/** Where the page stands: which page of the app area it is, and the dashboard's code where it is one. */
export type Place = { page: AppPage; code: string | null };

export function usePlace(): Place | null {
  const { pathname } = useLocation();
  for (const page of APP_PAGES) {
    const match = matchPath(page.path, pathname);
    if (match) return { page, code: match.params['code'] ?? null };
  }
  return null;
}

/** How an entry of the main menu is marked: it is this page, or this page stands below it. */
export function useMarkOf(entry: MenuEntry): 'page' | 'true' | undefined {
  const { pathname, hash } = useLocation();
  if (usePlace()?.page.entry !== entry.id) return undefined;
  return pathname === entry.to && hash === '' ? 'page' : 'true';
}

import type { MenuEntry } from './menuTable';
import { paths } from './paths';

/** A page of the app area: the entry of the main menu that it stands below, and where its title comes from. */
export type AppPage = {
  path: string;
  entry: MenuEntry['id'];
  /** 'entry': it is the page of its entry, under the same name. 'dashboard': the backend names it. */
  title: 'entry' | 'dashboard';
};

/** For breadcrumb and menus: what the address of a page says about its place. Tested against the routes. */
export const APP_PAGES: readonly AppPage[] = [
  { path: paths.dashboard.path, entry: 'dashboards', title: 'dashboard' },
  { path: paths.settings.path, entry: 'settings', title: 'entry' },
];

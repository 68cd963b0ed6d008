// The table of the menus, held against the table of the routes.
import { matchRoutes } from 'react-router-dom';
import { APP_PAGES } from '../config/appPages';
import { MENU, SETTINGS_PARTS, settingsPartTo } from '../config/menuTable';
import { paths } from '../config/paths';
import { accessAt, pagesBelow, routesFor } from './routes';

const pathname = (address: string) => new URL(address, 'http://localhost').pathname;

/** The row that an address ends in; null for one that only the catch-all takes. */
function rowOf(address: string): string | null {
  const last = matchRoutes(routesFor(false), pathname(address))?.at(-1)?.route;
  return last === undefined || last.path === '*' ? null : (last.path ?? 'index');
}

it.each(MENU)('specification §2.33: the entry $id leads to a row of the routes, with its access', (entry) => {
  expect(rowOf(entry.to)).not.toBeNull();
  expect(accessAt(pathname(entry.to))).toEqual(entry.access);
});

it.each(SETTINGS_PARTS)('specification §2.33: the part %s of the settings leads to the settings', (part) => {
  expect(rowOf(settingsPartTo(part))).toBe(paths.settings.path);
  expect(accessAt(pathname(settingsPartTo(part)))).toEqual(paths.settings.access);
});

it('specification §2.33, §4.30: every page of the app area is in the table that menus and breadcrumb read', () => {
  const pages = pagesBelow(paths.app.path);
  expect(pages).toContain(paths.dashboard.path);
  expect(APP_PAGES.map(({ path }) => path).sort()).toEqual([...pages].sort());
  // Below an entry of the menu, each under the access of its entry.
  for (const { path, entry } of APP_PAGES) {
    expect(MENU.find(({ id }) => id === entry)?.access).toEqual(accessAt(path));
  }
});

it('an address that no row has is not taken for one', () => {
  expect(rowOf('/app/nothing')).toBeNull();
  expect(accessAt('/app/nothing')).toBeNull();
});

import { APP_PAGES } from './appPages';
import { MENU, SETTINGS_PARTS, menuFor, settingsPartTo } from './menuTable';
import type { MenuEntry } from './menuTable';
import { paths } from './paths';

const ids = (entries: readonly MenuEntry[]) => entries.map(({ id }) => id);

it('specification §2.33: both roles may open every entry there is today; no role opens none', () => {
  expect(ids(menuFor('admin'))).toEqual(['dashboards', 'settings']);
  expect(ids(menuFor('editor'))).toEqual(['dashboards', 'settings']);
  expect(menuFor(null)).toEqual([]);
});

it('specification §2.33: an entry that a role may not open is not in its menu', () => {
  const menu: MenuEntry[] = [
    { id: 'dashboards', to: '/app', access: ['editor', 'admin'], subs: 'dashboards' },
    { id: 'settings', to: '/app/settings', access: ['admin'], subs: 'settingsParts' },
  ];
  expect(ids(menuFor('admin', menu))).toEqual(['dashboards', 'settings']);
  expect(ids(menuFor('editor', menu))).toEqual(['dashboards']);
});

it('specification §4.30: every entry has a page, every page an entry, and a part of the settings is no page of its own', () => {
  expect(new Set(APP_PAGES.map(({ entry }) => entry))).toEqual(new Set(ids(MENU)));
  for (const part of SETTINGS_PARTS) expect(settingsPartTo(part)).toBe(`${paths.settings.to()}#${part}`);
});

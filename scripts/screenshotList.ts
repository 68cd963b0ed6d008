// The pictures of docs/screenshots/.
import type { Page } from 'playwright-core';

export type Shot = {
  name: string;
  path: string;
  width: number;
  height: number;
  stored: Record<string, string>;
  isSignedIn: boolean;
  /** Opens the state that the picture shows. */
  act?: (page: Page) => Promise<void>;
};

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };

export const SHOTS: Shot[] = [
  { name: 'login', path: '/', ...WIDE, stored: {}, isSignedIn: false },
  {
    name: 'login-phone-dark',
    path: '/',
    ...PHONE,
    stored: { 'vien-themecolor': 'dark.orangecarrot', theme_lang: 'es-ES' },
    isSignedIn: false,
  },
  {
    name: 'home',
    path: '/app',
    ...WIDE,
    stored: {},
    isSignedIn: true,
    act: async (page) => {
      for (const name of ['Favorito: Vendas', 'Favorito: Financeiro'])
        await page.getByRole('main').getByRole('button', { name }).last().click();
      await page.getByRole('link', { name: 'Portaria, início' }).hover();
    },
  },
  { name: 'dashboard', path: '/app/dashboards/vendas', ...WIDE, stored: {}, isSignedIn: true },
  { name: 'dashboard-finance', path: '/app/dashboards/financeiro', ...WIDE, stored: {}, isSignedIn: true },
  {
    name: 'dashboard-phone',
    path: '/app/dashboards/default',
    ...PHONE,
    stored: { 'vien-themecolor': 'dark.blueolympic' },
    isSignedIn: true,
  },
  {
    name: 'entries',
    path: '/app/entries?kind=receivable&status=overdue',
    width: 1366,
    height: 640,
    stored: {},
    isSignedIn: true,
  },
  {
    name: 'dashboard-right-to-left',
    path: '/app/dashboards/financeiro',
    ...WIDE,
    stored: { 'vien-themecolor': 'dark.bluenavy', theme_lang: 'en-EN' },
    isSignedIn: true,
  },
  {
    name: 'menus-phone',
    path: '/app/dashboards/vendas',
    ...PHONE,
    stored: { 'vien-themecolor': 'light.purplemonster' },
    isSignedIn: true,
    act: async (page) => {
      await page.getByRole('button', { name: 'Menu principal' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'switcher',
    path: '/app/dashboards/vendas',
    width: 1200,
    height: 860,
    stored: { 'vien-themecolor': 'light.blueolympic' },
    isSignedIn: true,
    act: async (page) => {
      await page.getByRole('button', { name: 'Ana Souza' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'settings',
    path: '/app/settings',
    ...WIDE,
    stored: { 'vien-themecolor': 'light.redruby', theme_lang: 'en-US' },
    isSignedIn: true,
  },
  {
    name: 'command-palette',
    path: '/app/dashboards/vendas',
    ...WIDE,
    stored: { 'vien-themecolor': 'dark.greenmoss', theme_lang: 'en-US' },
    isSignedIn: true,
    act: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').waitFor();
    },
  },
];

/** The dashboards of the sheets. Each sheet shows one in these sizes, languages and modes. */
export const SHEETS = ['default', 'vendas', 'financeiro'];
export const SHEET_SIZES = [PHONE, { width: 1366, height: 854 }, { width: 2560, height: 1440 }];
export const SHEET_LANGUAGES = ['pt-BR', 'en-EN'];
export const SHEET_MODES = ['light', 'dark'];

// What a person does in the portal, by the same steps on every screen.
import type { Locator, Page } from 'playwright-core';
import { LOGIN, PASSWORD } from './apiSite';

/** The first figure of the dashboard: an amount. */
export const FIGURES = { kind: 'text', selector: 'main', pattern: String.raw`R\$\s?\d` } as const;

/** Opens the login and fills its form, which works for the portal and for react-admin. */
export async function fillLogin(page: Page): Promise<Locator> {
  await page.locator('form input:not([type=password])').first().fill(LOGIN);
  await page.locator('form input[type=password]').fill(PASSWORD);
  return page.locator('form button[type=submit]').first();
}

/** Opens the menu of the user. Returns its dialog. */
export async function openUserMenu(page: Page): Promise<Locator> {
  await page.getByRole('banner').locator('button[aria-haspopup="dialog"]').last().click();
  const menu = page.getByRole('dialog');
  await menu.first().waitFor();
  return menu;
}

/** Returns the first visible link to an address. */
export const linkTo = (page: Page, address: string): Locator =>
  page.locator(`a[href="${address}"]:visible`).first();

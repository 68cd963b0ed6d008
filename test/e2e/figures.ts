import type { Locator, Page } from '@playwright/test';
import { readString } from 'contract-gates/description';
import { isDashboard } from '../../api-spec/validators/isDashboard.gen';
import type { Language } from '../../api-spec/languages';
import { expect, readStorage } from './portal';

/** The codes of the dashboards. */
export const CODES = ['default', 'vendas', 'financeiro'] as const;
export type Code = (typeof CODES)[number];

/** 90 days have sales and payments on every day of a year. A month has none on its first day. */
const LONG_PERIOD = '?period=90d';

export type Figures = {
  /** The company's day. */
  asOf: string;
  widgets: { id: string; kind: string; title: string }[];
};

/** Whether a request to this address asks for the figures of a dashboard. */
export const isFiguresAddress = (url: string | URL): boolean =>
  /\/api\/dashboards\/[^/]+$/.test(new URL(url).pathname);

/** Opens a dashboard, waits for its figures on the screen and returns them. */
export async function openFigures(
  page: Page,
  origin: string,
  code: Code,
  query = LONG_PERIOD,
): Promise<Figures> {
  await page.goto(`${origin}/app/dashboards/${code}${query}`);
  await expect(page.locator('section figure').first()).toBeVisible();
  // The browser may drop the body of its response before a test reads it.
  const { 'portal-token': token = '""' } = await readStorage(page);
  const response = await fetch(`${origin}/api/dashboards/${code}${query}`, {
    headers: {
      authorization: `Bearer ${String(JSON.parse(token))}`,
      'accept-language': (await page.locator('html').getAttribute('lang')) ?? '',
    },
  });
  const figures: unknown = await response.json();
  if (!isDashboard(figures)) throw new Error(`no figures of ${code}: ${JSON.stringify(figures)}`);
  const { asOf, widgets } = figures;
  const readField = (widget: unknown, field: string) => readString(widget, field) ?? '';
  return {
    asOf,
    widgets: widgets.map((widget) => ({
      id: readField(widget, 'id'),
      kind: readField(widget, 'kind'),
      title: readField(widget, 'title'),
    })),
  };
}

/** Returns the card of a widget. Its title is in the language of the page. */
export function findCard(page: Page, { widgets }: Figures, id: string): Locator {
  const title = widgets.find((widget) => widget.id === id)?.title;
  if (title === undefined) throw new Error(`no widget ${id}`);
  return page.getByRole('main').getByRole('region', { name: title, exact: true });
}

/** Formats cents as the browser does, in a language of the portal. */
export const formatMoney = (page: Page, { tag }: Language, cents: number): Promise<string> =>
  page.evaluate(
    ({ locale, amount }) =>
      new Intl.NumberFormat(locale, {
        ...{ style: 'currency', currency: 'BRL', currencyDisplay: 'narrowSymbol' },
      }).format(amount),
    { locale: tag, amount: cents / 100 },
  );

/** Chooses the language of the next page. */
export const storeLanguage = (page: Page, { code }: Language): Promise<void> =>
  page.evaluate((chosen) => localStorage.setItem('theme_lang', chosen), code);

/** Shows the table of each widget in place of its chart. */
export async function showTables(page: Page): Promise<void> {
  const buttons = page.locator('section button[aria-pressed="false"]');
  // A pressed button no longer matches, so the next one becomes the first.
  for (let remaining = await buttons.count(); remaining > 0; remaining -= 1) await buttons.first().click();
  await expect(buttons).toHaveCount(0);
}

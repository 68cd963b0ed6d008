import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './portal';
import { expectStill } from './stillness';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Looks at the page when nothing moves any more. */
export async function expectNoViolation(page: Page, what: string, except: string[] = []): Promise<void> {
  await expectStill(page);
  // In its other mode it opens a second page for each look, for frames that the portal has not.
  const axe = new AxeBuilder({ page }).setLegacyMode().withTags(RULES).disableRules(except);
  // The menu library's guards take the focus only to hand it on, so that it stays in the menu.
  const { violations } = await axe.exclude('[data-base-ui-focus-guard]').analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} ${String(target)}`),
  );
  expect(found, what).toEqual([]);
}

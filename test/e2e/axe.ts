import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './portal';
import { expectNoAnimation } from './animations';

const TARGET_SIZE = 'target-size';
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Runs axe on the page, or on a part of it, after all animations have ended. */
export async function expectNoViolation(
  page: Page,
  what: string,
  except: string[] = [],
  part = 'html',
): Promise<void> {
  await expectNoAnimation(page);
  // The default mode opens a second page for each analysis, because of frames. The portal has none.
  const axe = new AxeBuilder({ page }).setLegacyMode().include(part).withTags(RULES).disableRules(except);
  // The focus guards of the menu library only keep the focus in the menu.
  const { violations } = await axe.exclude('[data-base-ui-focus-guard]').analyze();
  const failures = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => ({ id, target: String(target), text: `${id}: ${help} ${String(target)}` })),
  );
  const remaining: string[] = [];
  for (const { id, target, text } of failures)
    if (id !== TARGET_SIZE || !(await isLargeInView(page, target))) remaining.push(text);
  expect(remaining, what).toEqual([]);
}

/** Whether a target is large enough in the middle of the window. A bar at the foot may cover a part of it elsewhere. */
async function isLargeInView(page: Page, target: string): Promise<boolean> {
  await page.locator(target).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const axe = new AxeBuilder({ page }).setLegacyMode().include(target).withRules([TARGET_SIZE]);
  return (await axe.analyze()).violations.length === 0;
}

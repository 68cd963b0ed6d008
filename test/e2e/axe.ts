import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './portal';
import { expectNoAnimation } from './animations';

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
    nodes.map(({ target }) => `${id}: ${help} ${String(target)}`),
  );
  expect(failures, what).toEqual([]);
}

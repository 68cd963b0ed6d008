import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/**
 * Waits until no animation runs or is about to start, because it changes contrast and positions. It polls, because a
 * cancelled animation never finishes.
 */
export async function expectNoAnimation(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const running = document.getAnimations().filter(({ playState }) => playState === 'running');
        // The dialog library sets these attributes before an animation starts.
        const pending = document.querySelectorAll('[data-starting-style], [data-ending-style]');
        return running.length + pending.length;
      }),
    )
    .toBe(0);
}

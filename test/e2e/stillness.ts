import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/**
 * Waits until nothing on the page moves or is about to: half a fade has half its contrast, and half a slide is not where it
 * will be. Asked again and again, not waited for: an animation that is given up never finishes.
 */
export async function expectStill(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const moving = document.getAnimations().filter(({ playState }) => playState === 'running');
        // The dialog library's marks: a movement begins with the next frame.
        const turning = document.querySelectorAll('[data-starting-style], [data-ending-style]');
        return moving.length + turning.length;
      }),
    )
    .toBe(0);
}

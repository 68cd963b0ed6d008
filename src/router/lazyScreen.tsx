import type { ComponentType } from 'react';
import { lazyPart } from '../chunks/lazyPart';
import { useAllTexts } from '../i18n/Texts';

export type LazyScreen = {
  Screen: ComponentType;
  /** Loads the screen's code. A loaded screen is rendered without a wait. */
  load: () => Promise<unknown>;
};

/**
 * Makes a screen whose code and texts are loaded when it is needed. The login's texts are loaded with every page. Every
 * other screen waits for all texts.
 */
export function lazyScreen(
  request: () => Promise<ComponentType>,
  texts: 'all' | 'first' = 'all',
): LazyScreen {
  const { Part, load, awaited } = lazyPart(request);

  function ScreenWithTexts() {
    // Starts to load the code in parallel with the texts. `Part` below reports a failure.
    awaited().catch(() => undefined);
    useAllTexts();
    return <Part />;
  }

  return { Screen: texts === 'all' ? ScreenWithTexts : Part, load };
}

import type { ComponentType } from 'react';
import { lazyPart } from '../chunks/lazyPart';
import { useAllTexts } from '../i18n/Texts';

export type LazyScreen = {
  Screen: ComponentType;
  /** Loads the screen's code. A loaded screen is rendered without a wait. */
  load: () => Promise<unknown>;
};

/**
 * A screen whose code is loaded when it is needed, with the texts that it shows. The login's texts are loaded with every
 * page. Every other screen waits for all texts.
 */
export function lazyScreen(
  request: () => Promise<ComponentType>,
  texts: 'all' | 'first' = 'all',
): LazyScreen {
  const { Part, load, awaited } = lazyPart(request);

  function ScreenWithTexts() {
    // Code and texts load side by side. The part below reports a failure.
    awaited().catch(() => undefined);
    useAllTexts();
    return <Part />;
  }

  return { Screen: texts === 'all' ? ScreenWithTexts : Part, load };
}

import type { ComponentType } from 'react';
import { lazyPart } from '../chunks/lazyPart';
import { useAllTexts } from '../i18n/Texts';

export type OnDemand = {
  Screen: ComponentType;
  /** Loads the screen's code; once it is there the screen is drawn at once. */
  load: () => Promise<unknown>;
};

/**
 * A screen whose code comes when it is needed, and with it the texts that it shows: the login's come with every page,
 * every other screen waits for all of them.
 */
export function onDemand(request: () => Promise<ComponentType>, texts: 'all' | 'first' = 'all'): OnDemand {
  const { Part, load, awaited } = lazyPart(request);

  function ScreenWithTexts() {
    // Code and texts load side by side. The part below reports a failure.
    awaited().catch(() => undefined);
    useAllTexts();
    return <Part />;
  }

  return { Screen: texts === 'all' ? ScreenWithTexts : Part, load };
}

import type { ComponentType } from 'react';
import { lazyPart } from '../chunks/lazyPart';
import type { CataloguePart } from '../i18n/catalogue';
import { useTexts } from '../i18n/Texts';

export type LazyScreen<P extends object = object> = {
  Screen: ComponentType<P>;
  /** Loads the screen's code. A loaded screen is rendered without a wait. */
  load: () => Promise<unknown>;
};

/**
 * Makes a screen whose code and texts are loaded when it is needed. The login's texts are loaded with every page. Every
 * other screen waits for the texts of its part.
 */
export function lazyScreen<P extends object = object>(
  request: () => Promise<ComponentType<P>>,
  texts: CataloguePart = 'pages',
): LazyScreen<P> {
  const { Part, load, awaited } = lazyPart(request);
  if (texts === 'first') return { Screen: Part, load };
  const latePart = texts;

  function ScreenWithTexts(props: P) {
    // Starts to load the code in parallel with the texts. `Part` below reports a failure.
    awaited().catch(() => undefined);
    useTexts(latePart);
    return <Part {...props} />;
  }

  return { Screen: ScreenWithTexts, load };
}

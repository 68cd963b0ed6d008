import { lazy, useState } from 'react';
import type { ComponentType } from 'react';
import { useAllTexts } from '../i18n/Texts';

export type OnDemand = {
  Screen: ComponentType;
  /** Loads the screen's code; once it is there the screen is drawn at once. */
  load: () => Promise<void>;
};

/**
 * A screen whose code comes when it is needed, and with it the texts that it shows: the login's come with every page,
 * every other screen waits for all of them. Unlike `lazy` alone it does not show the fallback where the code is
 * there already: React would hold the screen back for 300 ms behind a fallback that it has once shown.
 */
export function onDemand(load: () => Promise<ComponentType>, texts: 'all' | 'first' = 'all'): OnDemand {
  let loaded: ComponentType | null = null;
  const loadOnce = async () => (loaded ??= await load());
  const Lazy = lazy(async () => ({ default: await loadOnce() }));

  function Screen() {
    const [Loaded] = useState<ComponentType>(() => loaded ?? Lazy);
    return <Loaded />;
  }

  function ScreenWithTexts() {
    // Asked for beside the texts, not after them; what fails is told where the screen is drawn.
    loadOnce().catch(() => undefined);
    useAllTexts();
    return <Screen />;
  }

  return {
    Screen: texts === 'all' ? ScreenWithTexts : Screen,
    load: async () => {
      await loadOnce();
    },
  };
}

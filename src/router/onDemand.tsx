import { lazy, useState } from 'react';
import type { ComponentType } from 'react';
import { useAllTexts } from '../i18n/Texts';

export type OnDemand = {
  Screen: ComponentType;
  /** Loads the screen's code; once it is there the screen is drawn at once. */
  load: () => Promise<void>;
};

/**
 * A screen whose code comes when it is needed. Unlike `lazy` alone it does not show the fallback where the code is
 * there already: React would hold the screen back for 300 ms behind a fallback that it has once shown.
 */
export function onDemand(load: () => Promise<ComponentType>): OnDemand {
  let loaded: ComponentType | null = null;
  const loadOnce = async () => (loaded ??= await load());
  const Lazy = lazy(async () => ({ default: await loadOnce() }));

  function Screen() {
    const [Loaded] = useState<ComponentType>(() => loaded ?? Lazy);
    return <Loaded />;
  }

  return {
    Screen,
    load: async () => {
      await loadOnce();
    },
  };
}

/** For every screen but the login, whose texts alone come with the page. */
export function withAllTexts({ Screen, load }: OnDemand): OnDemand {
  function ScreenWithTexts() {
    // Asked for beside the texts, not after them; what fails is told where the screen is drawn.
    load().catch(() => undefined);
    useAllTexts();
    return <Screen />;
  }
  return { Screen: ScreenWithTexts, load };
}

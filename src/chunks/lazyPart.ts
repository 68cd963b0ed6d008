// eslint-disable-next-line no-restricted-imports -- each load has its own lazy component, so no failure is kept
import { createElement, lazy, useState } from 'react';
import type { ComponentType } from 'react';
import type { Chunk } from './chunk';
import { makePart } from './parts';

export type LazyPart<P extends object> = Chunk<ComponentType<P>> & { Part: ComponentType<P> };

/**
 * Makes a component with its own chunk, which the app area loads early. Loaded code is rendered directly. With `lazy`,
 * React would show a fallback for at least 300 ms.
 */
export function lazyPart<P extends object>(request: () => Promise<ComponentType<P>>): LazyPart<P> {
  const code = makePart(request);
  let pending: { promise: Promise<ComponentType<P>>; Lazy: ComponentType<P> } | null = null;

  const current = (): ComponentType<P> => {
    const loaded = code.loaded();
    if (loaded) return loaded;
    const promise = code.awaited();
    if (pending?.promise !== promise) {
      pending = { promise, Lazy: lazy(async () => ({ default: await promise })) };
    }
    return pending.Lazy;
  };

  function Part(props: P) {
    const [Code] = useState(current);
    return createElement(Code, props);
  }
  return { ...code, Part };
}

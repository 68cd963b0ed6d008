// eslint-disable-next-line no-restricted-imports -- a new lazy component for every attempt keeps no failure
import { createElement, lazy, useState } from 'react';
import type { ComponentType } from 'react';
import type { Chunk } from './chunk';
import { makePart } from './parts';

export type LazyPart<P extends object> = Chunk<ComponentType<P>> & { Part: ComponentType<P> };

/**
 * A component in a chunk of its own, loaded early. Code that is there is drawn at once: React would hold it back for
 * 300 ms behind a fallback that it has once shown.
 */
export function lazyPart<P extends object>(request: () => Promise<ComponentType<P>>): LazyPart<P> {
  const code = makePart(request);
  let attempt: { promise: Promise<ComponentType<P>>; Lazy: ComponentType<P> } | null = null;

  const current = (): ComponentType<P> => {
    const loaded = code.loaded();
    if (loaded) return loaded;
    const promise = code.awaited();
    if (attempt?.promise !== promise) {
      attempt = { promise, Lazy: lazy(async () => ({ default: await promise })) };
    }
    return attempt.Lazy;
  };

  function Part(props: P) {
    const [Code] = useState(current);
    return createElement(Code, props);
  }
  return { ...code, Part };
}

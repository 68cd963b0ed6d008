import { useSyncExternalStore } from 'react';
import { isChunkSlow, subscribeToSlowChunks } from '../chunks/slowChunks';
import type { LanguageCode } from '../config/languages';
import { StaticFallback } from './StaticFallback';

/** Reports a screen whose code does not come, over the old screen, which React keeps until then (specification §8.13). */
export function SlowNotice({ language, onRetry }: { language: LanguageCode; onRetry: () => void }) {
  const isSlow = useSyncExternalStore(subscribeToSlowChunks, isChunkSlow);
  return isSlow && <StaticFallback language={language} onRetry={onRetry} isOver />;
}

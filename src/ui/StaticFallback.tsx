import { useEffect, useEffectEvent, useRef } from 'react';
import type { LanguageCode } from '../config/languages';
import { showPlainFailure } from './plainFailure';

/** Reports a failure without any chunk or catalogue. */
export function StaticFallback({ language, onRetry }: { language: LanguageCode; onRetry: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (place.current) showPlainFailure(place.current, language, () => retry());
  }, [language]);
  return <div ref={place} />;
}

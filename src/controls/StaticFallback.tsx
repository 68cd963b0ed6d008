import { useEffect, useEffectEvent, useRef } from 'react';
import type { LanguageCode } from '../config/languages';
import { showStaticFallback } from './showStaticFallback';

type Props = {
  language: LanguageCode;
  onRetry: () => void;
  /** Over a page that is still there. */
  isOver?: boolean;
};

/** Reports a failure without any chunk or catalogue. */
export function StaticFallback({ language, onRetry, isOver = false }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (place.current)
      showStaticFallback(place.current, language, () => retry(), isOver ? 'section' : 'main');
  }, [language, isOver]);
  return <div ref={place} className={isOver ? 'overPage' : undefined} />;
}

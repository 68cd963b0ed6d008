import { useEffect, useEffectEvent, useRef } from 'react';
import type { LanguageCode } from '../../api-spec/languages';
import { showStaticFallback } from './showStaticFallback';

type Props = {
  language: LanguageCode;
  onRetry: () => void;
  /** Set if the fallback covers a page that stays rendered. */
  isOver?: boolean;
};

/** Reports a failure without any chunk or catalogue. */
export function StaticFallback({ language, onRetry, isOver = false }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (container.current)
      showStaticFallback(container.current, language, () => retry(), isOver ? 'section' : 'main');
  }, [language, isOver]);
  return <div ref={container} className={isOver ? 'overPage' : undefined} />;
}

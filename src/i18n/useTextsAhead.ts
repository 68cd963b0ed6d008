import { use, useEffect, useEffectEvent } from 'react';
import { savesData } from '../chunks/savesData';
import type { LanguageCode } from '../config/languages';
import { loadTexts, WholeTexts } from './Texts';

/** Loads the texts of languages before one is chosen. A failure does not matter, because the choice loads them itself. */
export function useTextsAhead(codes: readonly LanguageCode[]): void {
  const { load } = use(WholeTexts);
  const loadAll = useEffectEvent(() => {
    if (!navigator.onLine || savesData()) return;
    for (const code of codes) loadTexts(load, code, true).catch(() => undefined);
  });
  useEffect(() => loadAll(), [load]);
}

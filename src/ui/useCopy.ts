import { useState } from 'react';

export type CopyOutcome = 'copied' | 'refused' | null;

/** Copies a text; `null` until then. */
export function useCopy(text: string): { outcome: CopyOutcome; copy: () => void } {
  const [outcome, setOutcome] = useState<CopyOutcome>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      // Not offered to a page without https, or not allowed.
      setOutcome('refused');
    }
  };
  return {
    outcome,
    copy: () => {
      void copy();
    },
  };
}

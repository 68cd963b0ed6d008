import { useState } from 'react';

export type CopyOutcome = 'copied' | 'refused' | null;

/** Copies a text. The outcome is null before the first copy. */
export function useCopy(text: string, onCopied?: () => void): { outcome: CopyOutcome; copy: () => void } {
  const [outcome, setOutcome] = useState<CopyOutcome>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
      onCopied?.();
    } catch {
      // Absent without https, or refused by the browser.
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

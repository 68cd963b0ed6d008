// What is sent to a backend that searches while a person types.
import { useEffect, useState } from 'react';
import { replaceRefused } from '../../api-spec/texts';

/** One character would match nearly every name. */
const MIN_LENGTH = 2;

/** Milliseconds without a key after which the typed text is sent. */
const PAUSE_MS = 250;

/** Returns the text to search, or an empty one if it is too short. No stored text has one of the refused characters. */
export function readSearchText(query: string): string {
  const text = replaceRefused(query, () => ' ')
    .trim()
    .replace(/\s+/g, ' ');
  return Array.from(text).length < MIN_LENGTH ? '' : text;
}

/** Returns a text as it was before the last pause. It becomes empty at once. */
export function usePausedText(text: string): string {
  const [pausedText, setPausedText] = useState('');
  useEffect(() => {
    if (text === pausedText) return;
    const timer = setTimeout(() => setPausedText(text), text === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, pausedText]);
  return pausedText;
}

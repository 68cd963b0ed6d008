import { useEffect } from 'react';

/** Event that locales/parse-loader.js dispatches. */
const EDITED = 'texts-edited';

function useListener(onEdit: () => void): void {
  useEffect(() => {
    window.addEventListener(EDITED, onEdit);
    return () => {
      window.removeEventListener(EDITED, onEdit);
    };
  }, [onEdit]);
}

/** Calls `onEdit` after a text was edited. Only in development: a build does not contain it. */
export const useEditedTexts: (onEdit: () => void) => void =
  process.env.NODE_ENV === 'development' ? useListener : () => undefined;

import { useEffect } from 'react';

/** Dispatched by locales/parse-loader.js. */
const EDITED = 'texts-edited';

function useListener(onEdit: () => void): void {
  useEffect(() => {
    window.addEventListener(EDITED, onEdit);
    return () => {
      window.removeEventListener(EDITED, onEdit);
    };
  }, [onEdit]);
}

/** Development only: calls `onEdit` after a text was edited. A build contains nothing of it. */
export const useEditedTexts: (onEdit: () => void) => void =
  process.env.NODE_ENV === 'development' ? useListener : () => undefined;

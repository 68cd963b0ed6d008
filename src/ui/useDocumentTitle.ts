import { useEffect } from 'react';

/** Writes into the page's one title element. React's `<title>` would add a second one. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}

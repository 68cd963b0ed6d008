import { createContext, use } from 'react';
import { BRAND } from '../config/brand';
import { useDocumentTitle } from './useDocumentTitle';

/** The end of all titles of the document. */
export const TitleEnd = createContext(BRAND);

/** Sets the document's title: the page's title, then the company or the brand. The login sets its own to load less code. */
export function DocumentTitle({ of }: { of: string }) {
  useDocumentTitle(`${of} · ${use(TitleEnd)}`);
  return null;
}

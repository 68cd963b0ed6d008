import { BRAND } from '../config/brand';
import { useDocumentTitle } from './useDocumentTitle';

/** Sets the document's title: the page's title, then the brand. The login sets its own to load less code. */
export function DocumentTitle({ of }: { of: string }) {
  useDocumentTitle(`${of} · ${BRAND}`);
  return null;
}

import { BRAND } from '../config/brand';
import { useDocumentTitle } from './useDocumentTitle';

/** Writes the document's title: the page's own words, then the brand. The login alone writes its own: it loads nothing it can do without. */
export function DocumentTitle({ of }: { of: string }) {
  useDocumentTitle(`${of} · ${BRAND}`);
  return null;
}

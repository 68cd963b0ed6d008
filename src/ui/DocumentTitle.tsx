import { BRAND } from '../config/brand';

/** Writes the document's title: the page's own words, then the brand. The login alone has its own, to come sooner. */
export function DocumentTitle({ of }: { of: string }) {
  const title = `${of} · ${BRAND}`;
  return <title>{title}</title>;
}

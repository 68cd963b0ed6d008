/** The one place that writes the document's title: the page's own, then the brand, the same in every language. */
export function DocumentTitle({ of }: { of: string }) {
  const title = `${of} · ${BRAND}`;
  return <title>{title}</title>;
}

const BRAND = 'Portaria';

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Facts } from './facts';
import { Report } from './Report';

const STYLE = join(import.meta.dirname, 'page.css');

/** The report as one file. It has no script and loads nothing. */
export function renderReport(facts: Facts): string {
  const page = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta
          httpEquiv="Content-Security-Policy"
          content="default-src 'none'; style-src 'unsafe-inline'; form-action 'none'"
        />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`Agreement report · ${facts.title}`}</title>
        <style dangerouslySetInnerHTML={{ __html: readFileSync(STYLE, 'utf8') }} />
      </head>
      <body>
        <Report facts={facts} />
      </body>
    </html>,
  );
  return `<!doctype html>\n${page}\n`;
}

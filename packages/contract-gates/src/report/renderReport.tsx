// One static page: no script, style or picture from elsewhere, and it opens from a file.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Facts } from './facts';
import { Report } from './Report';
import { en } from './texts.en';
import { pt } from './texts.pt';

const STYLE = join(import.meta.dirname, 'page.css');
const SCRIPT = join(import.meta.dirname, 'page.ts');

/** The whole page, in both languages. */
export function renderReport(facts: Facts): string {
  const script = builtScript();
  const hash = createHash('sha256').update(script).digest('base64');
  const policy = `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${hash}'; form-action 'none'`;
  const page = renderToStaticMarkup(
    <html lang="pt-BR">
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={policy} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${pt.title} · Portaria`}</title>
        <style dangerouslySetInnerHTML={{ __html: readFileSync(STYLE, 'utf8') }} />
      </head>
      <body>
        <header className="top">
          <Brand />
          <Switches />
        </header>
        <main>
          <Report facts={facts} language="pt" texts={pt} />
          <Report facts={facts} language="en" texts={en} />
        </main>
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </body>
    </html>,
  );
  return `<!doctype html>\n${page}\n`;
}

function builtScript(): string {
  const options = { bundle: true, minify: true, write: false, format: 'iife' } as const;
  return buildSync({ ...options, entryPoints: [SCRIPT] }).outputFiles[0]?.text.trim() ?? '';
}

const Brand = () => (
  <p className="brand">
    <svg viewBox="0 0 32 32" width={28} height={28} aria-hidden="true" focusable="false">
      <g fill="none" strokeLinecap="round">
        <path d="M5 29V15a11 11 0 0 1 22 0v14" stroke="var(--brand-1)" strokeWidth="3.5" />
        <path d="M12 29V16a4 4 0 0 1 8 0v13" stroke="var(--brand-2)" strokeWidth="3" />
      </g>
    </svg>
    Portaria
  </p>
);

const LOOKS = [
  { id: 'system', pt: 'Como o sistema', en: 'As the system' },
  { id: 'light', pt: 'Claro', en: 'Light' },
  { id: 'dark', pt: 'Escuro', en: 'Dark' },
];

const Switches = () => (
  <div className="switches">
    <fieldset>
      <legend>
        <In pt="Idioma" en="Language" />
      </legend>
      <label lang="pt-BR">
        <input
          type="radio"
          name="language"
          id="in-pt"
          value="pt"
          data-title={`${pt.title} · Portaria`}
          defaultChecked
        />
        <span>Português</span>
      </label>
      <label lang="en">
        <input type="radio" name="language" id="in-en" value="en" data-title={`${en.title} · Portaria`} />
        <span>English</span>
      </label>
    </fieldset>
    <fieldset>
      <legend>
        <In pt="Aparência" en="Look" />
      </legend>
      {LOOKS.map((look) => (
        <label key={look.id}>
          <input
            type="radio"
            name="look"
            id={`look-${look.id}`}
            value={look.id}
            defaultChecked={look.id === 'system'}
          />
          <span>
            <In pt={look.pt} en={look.en} />
          </span>
        </label>
      ))}
    </fieldset>
  </div>
);

const In = ({ pt, en }: { pt: string; en: string }) => (
  <>
    <span data-in="pt" lang="pt-BR">
      {pt}
    </span>
    <span data-in="en" lang="en">
      {en}
    </span>
  </>
);

// Runs in the page's head before the first paint: sets language, direction and appearance on <html>, shows the first screen,
// reports a start that fails, hides foreign properties, and removes service workers.
// The build inlines this script and adds its hash to the Content-Security-Policy.
import {
  language as languageRows,
  rootAttributes,
  session as sessionRows,
  theme as themeRows,
} from './config/stored';
import {
  FIRST_VISIT_LANGUAGE,
  chooseOfferedLanguage,
  languageOf,
  readOfferedLanguages,
} from './config/languages';
import type { LanguageCode } from '../api-spec/languages';
import { DEFAULT_THEME, followsSystem, themeMode } from './config/themes';
import {
  STARTED_ATTRIBUTE,
  notAtRootText,
  reportStalledStart,
  showWaitText,
  showStaticFallback,
} from './controls/showStaticFallback';
import { applyAppearance } from './controls/applyAppearance';
import { FAILED_EVENT } from './config/firstScreen';
import { addNotice, isPrerendered, showFirstScreen } from './firstScreen';
import { hideForeignProperties } from './hideForeignProperties';

// The reports come first, because a foreign script may have replaced a function that the rest calls.
let language: LanguageCode = FIRST_VISIT_LANGUAGE;
const reload = () => location.reload();

/** Reports a failed start in place of an empty page or a prerendered screen, which can no longer react. */
function reportFailedStart(sentence?: string): void {
  const root = document.getElementById('root');
  if (root && (!root.hasChildNodes() || isPrerendered(root)))
    showStaticFallback(root, language, reload, 'main', sentence);
}
reportStalledStart(document, () => {
  const root = document.getElementById('root');
  // The main script may still arrive, so the prerendered screen keeps what was typed.
  if (root && isPrerendered(root)) showStaticFallback(addNotice(document), language, reload, 'section');
  else reportFailedStart();
});

addEventListener(FAILED_EVENT, () => {
  const root = document.getElementById('root');
  if (root) showStaticFallback(root, language, reload);
});

// The error event of an image or a style sheet has no file name.
const readFileName = (event: Event): string => (event instanceof ErrorEvent ? event.filename : '');
const isMainScript = (address: string): boolean => address.includes('/assets/main.');

/** The addresses of the portal's pages. Any other address may be below a folder. */
const PORTAL_PAGES = /^\/(?:app|user|error|unauthorized)?(?:\/|$)/i;

/** Whether the portal is served below a folder. The script's address begins at the root, so it is then not found. */
const isBelowFolder = (script: string): Promise<boolean> =>
  PORTAL_PAGES.test(location.pathname)
    ? Promise.resolve(false)
    : window.fetch(script, { method: 'HEAD' }).then(
        ({ ok, headers }) => !ok || !(headers.get('content-type') ?? '').includes('javascript'),
        () => false,
      );

// Reports that the main script could not be loaded, or that it is a page, which is a syntax error.
// The script is deferred, so #root exists when it fails.
addEventListener(
  'error',
  (event) => {
    const { target } = event;
    const script = target instanceof HTMLScriptElement ? target.src : readFileName(event);
    if (isMainScript(script))
      void isBelowFolder(script).then((isBelow) =>
        reportFailedStart(isBelow ? notAtRootText(language) : undefined),
      );
  },
  true,
);
// Reports an empty main script, which is loaded but does not start.
document.addEventListener(
  'load',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement && isMainScript(target.src))) return;
    if (document.getElementById('root')?.dataset[STARTED_ATTRIBUTE] === undefined) reportFailedStart();
  },
  true,
);

hideForeignProperties([
  Object.prototype,
  Array.prototype,
  String.prototype,
  Number.prototype,
  Boolean.prototype,
]);

/** Reads a stored value. Returns null if nothing is stored or storage is blocked, as on a first visit. */
function readStored<T>({ key, read }: { key: string; read: (raw: string) => T }): T | null {
  try {
    const raw = localStorage.getItem(key);
    return raw === null ? null : read(raw);
  } catch {
    return null;
  }
}

const theme = readStored(themeRows.color) ?? DEFAULT_THEME;
const isDark = followsSystem(readStored(themeRows.mode), theme)
  ? matchMedia('(prefers-color-scheme: dark)').matches
  : themeMode(theme) === 'dark';

language = chooseOfferedLanguage(
  readStored(languageRows.chosen),
  readOfferedLanguages(document.documentElement),
);

applyAppearance(document.documentElement, {
  language: languageOf(language),
  theme,
  isDark,
  attributes: Object.fromEntries(
    Object.entries(rootAttributes).map(([name, row]) => [
      name,
      readStored<string | null>(row) ?? row.initial,
    ]),
  ),
});

showFirstScreen(document, language, readStored(sessionRows.token) !== null);
showWaitText(document, language);

// The portal has no service worker. One of an earlier portal would still respond with its own files.
if ('serviceWorker' in navigator) {
  navigator.serviceWorker.getRegistrations().then(
    (registrations) => {
      for (const registration of registrations) void registration.unregister();
    },
    () => undefined,
  );
}

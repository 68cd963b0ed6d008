// Runs in the page's head before anything is painted: language, direction and look of this browser go to <html>.
// The build puts it inline and writes its hash for the Content-Security-Policy.
import { language as languageRows, theme as themeRows } from './config/stored';
import { FIRST_VISIT_LANGUAGE, languageOf } from './config/languages';
import { DEFAULT_RADIUS, DEFAULT_THEME, followsSystem, modeOf } from './config/themes';
import { BEGUN, reportSilence, sayWhatIsAwaited, showStaticFallback } from './controls/showStaticFallback';
import { applyAppearance } from './controls/applyAppearance';

/** Reads a row. Returns null where nothing is stored or storage is blocked, as on a first visit. */
function stored<T>({ key, read }: { key: string; read: (raw: string) => T }): T | null {
  try {
    const raw = localStorage.getItem(key);
    return raw === null ? null : read(raw);
  } catch {
    return null;
  }
}

const theme = stored(themeRows.color) ?? DEFAULT_THEME;
const isDark = followsSystem(stored(themeRows.mode), theme)
  ? matchMedia('(prefers-color-scheme: dark)').matches
  : modeOf(theme) === 'dark';

const language = stored(languageRows.chosen) ?? FIRST_VISIT_LANGUAGE;

applyAppearance(document.documentElement, {
  language: languageOf(language),
  theme,
  isDark,
  radius: stored(themeRows.radius) ?? DEFAULT_RADIUS,
});

sayWhatIsAwaited(document, language);

function report(cause?: 'root'): void {
  const root = document.getElementById('root');
  if (root && !root.hasChildNodes())
    showStaticFallback(root, language, () => location.reload(), 'main', cause);
}
reportSilence(document, () => report());

// The portal has no service worker. One of an earlier portal would go on answering with its own files.
if ('serviceWorker' in navigator) {
  navigator.serviceWorker.getRegistrations().then(
    (registrations) => {
      for (const registration of registrations) void registration.unregister();
    },
    () => undefined,
  );
}

// An image or a style sheet that failed has no file name.
const filenameOf = (event: Event): string => (event instanceof ErrorEvent ? event.filename : '');
const isMain = (address: string): boolean => address.includes('/assets/main.');

/** The addresses of the portal's own pages. A page elsewhere may be in a folder. */
const OWN_PAGES = /^\/(?:app|user|error|unauthorized)?(?:\/|$)/;

/** Below a folder the server responds to the script's address, which begins at the root, with something else. */
const isBelowFolder = (script: string): Promise<boolean> =>
  OWN_PAGES.test(location.pathname)
    ? Promise.resolve(false)
    : window.fetch(script, { method: 'HEAD' }).then(
        ({ ok, headers }) => !ok || !(headers.get('content-type') ?? '').includes('javascript'),
        () => false,
      );

// Without the portal's main script nobody else could say it: it cannot be had, or it is something else (a page in its
// place is a syntax error). The script is deferred, so #root is there by then.
addEventListener(
  'error',
  (event) => {
    const { target } = event;
    const script = target instanceof HTMLScriptElement ? target.src : filenameOf(event);
    if (isMain(script)) void isBelowFolder(script).then((isBelow) => report(isBelow ? 'root' : undefined));
  },
  true,
);
// An empty main script has loaded, and has not begun.
document.addEventListener(
  'load',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement && isMain(target.src))) return;
    if (document.getElementById('root')?.dataset[BEGUN] === undefined) report();
  },
  true,
);

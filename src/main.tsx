import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { addBodyClasses } from './bodyClasses';
import { findStartLanguage, readOfferedLanguages } from './config/languages';
import { FAILED_EVENT, PRERENDERED_ATTRIBUTE } from './config/firstScreen';
import type { LanguageCode } from '../api-spec/languages';
import { loadSettings } from './config/runtimeSettings';
import { STORED } from './config/stored';
import { loadCatalogue } from './i18n/catalogue';
import { loadTexts, Texts } from './i18n/Texts';
import { announceHistory, makeNavigation } from './router/navigation';
import { beginsWithLogin, preload, preloadForVisitor, redirectAtStart } from './router/routes';
import { languagesOffered } from './store/language';
import { selectRole } from './store/role';
import { selectIsSignedIn } from './store/session';
import { browserStorage } from './store/storage';
import { makeStore } from './store/store';
import { followOtherTabs } from './store/tabs';
import { STARTED_ATTRIBUTE, showStaticFallback } from './controls/showStaticFallback';
import './config/palettes.css';
import './ui/page.css';

/**
 * Loads settings, texts and storage, then renders once, so that no outdated value is shown. The prerendered login shows
 * nothing that depends on them. React takes it over with what was typed.
 */
async function start(window: Window): Promise<void> {
  const container = window.document.getElementById('root');
  if (!container) throw new Error('the page has no #root');
  container.dataset[STARTED_ATTRIBUTE] = '';
  const reload = () => {
    window.location.reload();
  };
  const storage = browserStorage(window);
  const storedLanguage = storage.getItem(STORED.language.chosen.key);
  const code = findStartLanguage(storedLanguage, readOfferedLanguages(window.document.documentElement));
  // The second attempt keeps what was typed into the prerendered screen, which React could not take over without the code.
  const loadFirstScreen = () => preload(window.location.pathname);
  const firstScreen = loadFirstScreen().then((isLoaded) => isLoaded || loadFirstScreen());
  const load = (language: LanguageCode) =>
    loadTexts(loadCatalogue, language, beginsWithLogin(window.location.pathname) ? 'first' : 'pages');
  const textsLoading = load(code);
  // The error is handled below. Without this line, a rejection before the settings are loaded counts as unhandled.
  textsLoading.catch(() => undefined);

  let settings;
  try {
    settings = await loadSettings((...request) => window.fetch(...request));
  } catch (error) {
    await showFailedStart(container, code, error, reload);
    return;
  }

  // A prerendered login is in the stored language. If that one is not offered, the page changes it afterwards.
  const isPrerendered = container.getAttribute(PRERENDERED_ATTRIBUTE) === code;
  let texts;
  try {
    const offered = findStartLanguage(storedLanguage, settings.languages);
    texts = await (isPrerendered || offered === code ? textsLoading : load(offered));
  } catch {
    showStaticFallback(container, code, reload);
    return;
  }

  // Most portals have no cloud identity, so its client is a chunk.
  const identity =
    settings.cloudIdentity &&
    (await import(/* webpackChunkName: "identityClient" */ './api/identityClient')).makeIdentityClient(
      settings,
    );
  announceHistory(window);
  const navigation = makeNavigation();
  const { location } = window;
  const portal = makeStore({
    apiBaseUrl: new URL(settings.apiBaseUrl.replace(/\/?$/, '/'), location.origin).href,
    pageOrigin: location.origin,
    readCookies: () => window.document.cookie,
    storage,
    navigate: navigation.navigate,
    address: () => location.pathname + location.search + location.hash,
    reload: async (isWanted) => {
      if (!(await isServerReachable(window))) return false;
      if (isWanted()) reload();
      return true;
    },
    whenIdle: (work) => {
      // Safari has no idle callback.
      if ('requestIdleCallback' in window) window.requestIdleCallback(work);
      else setTimeout(work, IDLE_MS);
    },
    identity,
    now: Date.now,
  });
  const emptyState = portal.store.getState();
  await portal.rehydrated;
  portal.store.dispatch(languagesOffered(settings.languages));
  const state = portal.store.getState();
  const visitor = { isSignedIn: selectIsSignedIn(state), role: selectRole(state) };
  const redirect = redirectAtStart(location.pathname, settings.authGuardEnabled, visitor);
  if (redirect !== null) window.history.replaceState(null, '', redirect);
  const [isLoaded] = await Promise.all([
    firstScreen,
    preloadForVisitor(location.pathname, settings.authGuardEnabled, visitor),
  ]);
  followOtherTabs(window, storage, portal);
  // redux-persist writes a moment after a change, and a page in the background has slower timers.
  window.addEventListener('pagehide', () => void portal.flush());
  const canHydrate = isPrerendered && isLoaded && !visitor.isSignedIn && beginsWithLogin(location.pathname);
  const app = (
    <App
      portal={portal}
      {...(canHydrate && { prerendered: { state: emptyState, language: code } })}
      settings={settings}
      navigation={navigation}
      texts={texts}
      loadCatalogue={loadCatalogue}
      reload={reload}
      Router={Router}
    />
  );
  container.removeAttribute(PRERENDERED_ATTRIBUTE);
  // A transition takes the screen over in short tasks, between which the browser handles input.
  if (canHydrate) startTransition(() => void hydrateRoot(container, app));
  else createRoot(container).render(app);
  addBodyClasses(window.document.body);
}

const IDLE_MS = 1_000;
const REACH_MS = 5_000;

/** Whether a reload would reach the server. Any status counts. */
const isServerReachable = (window: Window): Promise<boolean> =>
  window
    .fetch('/config.json', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(REACH_MS) })
    .then(
      () => true,
      () => false,
    );

/** Shows why the start failed. The page is a separate chunk. If that also fails to load, shows the static fallback. */
async function showFailedStart(
  container: HTMLElement,
  code: LanguageCode,
  error: unknown,
  reload: () => void,
) {
  try {
    const [{ StartupFailure }, texts] = await Promise.all([
      import(/* webpackChunkName: "startup" */ './screens/errors/StartupFailure'),
      loadTexts(loadCatalogue, code, 'frame'),
    ]);
    container.removeAttribute(PRERENDERED_ATTRIBUTE);
    createRoot(container).render(
      <Texts language={code} initial={texts} load={loadCatalogue} onFail={() => undefined}>
        {() => <StartupFailure error={error} onRetry={reload} />}
      </Texts>,
    );
  } catch {
    showStaticFallback(container, code, reload);
  }
}

function Router({ children }: { children: React.ReactNode }) {
  return (
    <StrictMode>
      <BrowserRouter>{children}</BrowserRouter>
    </StrictMode>
  );
}

// A foreign script may have replaced a function that the start calls. The browser logs the error that is thrown again.
start(window).catch((error: unknown) => {
  dispatchEvent(new Event(FAILED_EVENT));
  throw error;
});

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { makeIdentityClient } from './api/identityClient';
import { addBodyClasses } from './bodyClasses';
import { languageAtStart } from './config/languages';
import type { LanguageCode } from './config/languages';
import { loadSettings } from './config/runtimeSettings';
import { STORED } from './config/stored';
import { loadCatalogue } from './i18n/catalogue';
import { loadTexts, Texts } from './i18n/Texts';
import { makeNavigation } from './router/navigation';
import { beginsWithLogin, preload, preloadApp } from './router/routes';
import { selectRole } from './store/role';
import { selectIsSignedIn } from './store/session';
import { browserStorage } from './store/storage';
import { makeStore } from './store/store';
import { followOtherTabs } from './store/tabs';
import { STARTED_ATTRIBUTE, showStaticFallback } from './controls/showStaticFallback';
import './config/palettes.css';
import './ui/page.css';

/** Loads settings, texts and storage, then renders once, so that no outdated value is shown. */
async function start(window: Window): Promise<void> {
  const container = window.document.getElementById('root');
  if (!container) throw new Error('the page has no #root');
  container.dataset[STARTED_ATTRIBUTE] = '';
  const reload = () => {
    window.location.reload();
  };
  const storage = browserStorage(window);
  const code = languageAtStart(storage.getItem(STORED.language.chosen.key));
  const firstScreen = preload(window.location.pathname);
  const settingsLoading = loadSettings((...request) => window.fetch(...request));
  // The error is handled below. Without this line, a rejection before the texts are loaded counts as unhandled.
  settingsLoading.catch(() => undefined);

  let texts;
  try {
    texts = await loadTexts(loadCatalogue, code, !beginsWithLogin(window.location.pathname));
  } catch {
    showStaticFallback(container, code, reload);
    return;
  }

  let settings;
  try {
    settings = await settingsLoading;
  } catch (error) {
    await showFailedStart(container, code, error, reload);
    return;
  }

  const navigation = makeNavigation();
  const { location } = window;
  const portal = makeStore({
    apiBaseUrl: new URL(settings.apiBaseUrl.replace(/\/?$/, '/'), location.origin).href,
    pageOrigin: location.origin,
    readCookies: () => window.document.cookie,
    storage,
    navigate: navigation.navigate,
    address: () => location.pathname + location.search + location.hash,
    reload: async () => {
      if (!(await isServerReachable(window))) return false;
      reload();
      return true;
    },
    whenIdle: (work) => {
      // Safari has no idle callback.
      if ('requestIdleCallback' in window) window.requestIdleCallback(work);
      else setTimeout(work, IDLE_MS);
    },
    identity: makeIdentityClient(settings),
    now: Date.now,
  });
  await portal.rehydrated;
  const state = portal.store.getState();
  await Promise.all([
    firstScreen,
    preloadApp(location.pathname, settings.authGuardEnabled, {
      isSignedIn: selectIsSignedIn(state),
      role: selectRole(state),
    }),
  ]);
  followOtherTabs(window, storage, portal);
  createRoot(container).render(
    <App
      portal={portal}
      settings={settings}
      navigation={navigation}
      texts={texts}
      loadCatalogue={loadCatalogue}
      reload={reload}
      Router={Router}
    />,
  );
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
      loadTexts(loadCatalogue, code, true),
    ]);
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

void start(window);

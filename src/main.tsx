import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { makeIdentityClient } from './api/identityClient';
import { addBodyClasses } from './bodyClasses';
import { languageAtStart } from './config/languages';
import type { LanguageCode } from './config/languages';
import { loadSettings } from './config/settings';
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
import { BEGUN, showStaticFallback } from './controls/showStaticFallback';
import './config/palettes.css';
import './ui/page.css';

/** Settings, texts and storage first, then one render: nothing is drawn twice with two truths. */
async function start(window: Window): Promise<void> {
  const container = window.document.getElementById('root');
  if (!container) throw new Error('the page has no #root');
  container.dataset[BEGUN] = '';
  const reload = () => {
    window.location.reload();
  };
  const storage = browserStorage(window);
  const code = languageAtStart(storage.getItem(STORED.language.chosen.key));
  const firstScreen = preload(window.location.pathname);
  const settingsAsked = loadSettings((...request) => window.fetch(...request));
  // Handled below; without this a rejection before the texts have come would count as unhandled.
  settingsAsked.catch(() => undefined);

  let texts;
  try {
    texts = await loadTexts(loadCatalogue, code, !beginsWithLogin(window.location.pathname));
  } catch {
    showStaticFallback(container, code, reload);
    return;
  }

  let settings;
  try {
    settings = await settingsAsked;
  } catch (error) {
    await tellFailedStart(container, code, error, reload);
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
      if (!(await isServerThere(window))) return false;
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
/** Milliseconds. */
const REACH_MS = 5_000;

/** Whether a reload would find the portal. Any status is a response. */
const isServerThere = (window: Window): Promise<boolean> =>
  window
    .fetch('/config.json', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(REACH_MS) })
    .then(
      () => true,
      () => false,
    );

/** The page that says so is not what a login waits for; where it cannot be had either, the plain words say it. */
async function tellFailedStart(
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

import { useCallback, useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Provider, shallowEqual } from 'react-redux';
import { makePart } from './chunks/parts';
import { isChunkSlow, subscribeToSlowChunks } from './chunks/slowChunks';
import { languageOf } from './config/languages';
import type { LanguageCode } from '../api-spec/languages';
import { PRERENDERED_SETTINGS } from './config/runtimeSettings';
import type { Settings } from './config/runtimeSettings';
import type { LoadCatalogue } from './i18n/catalogue';
import { Texts } from './i18n/Texts';
import type { LoadedTexts } from './i18n/Texts';
import { showStaticFallback } from './controls/showStaticFallback';
import { StaticFallback } from './controls/StaticFallback';
import { ConnectNavigation } from './router/navigation';
import type { Navigation } from './router/navigation';
import { RouterView } from './router/RouterView';
import { Announcer } from './screens/toasts/Announcer';
import { useAppDispatch, useAppSelector } from './store/hooks';
import { IdentityContext } from './controls/identityContext';
import { SettingsContext } from './controls/runtimeSettingsContext';
import { useMode } from './controls/useMode';
import { useReloadWhenStalled } from './controls/useReloadWhenStalled';
import { languageNotLoaded, selectLanguage } from './store/language';
import { messages as storeMessages } from './store/store.messages';
import { reloadPage } from './store/reload';
import type { Portal } from './store/store';
import type { RootState } from './store/reducer';
import { selectAttributes, selectTheme } from './store/theme';
import { selectToasts, TOAST_MS, toastAdded, toastGone } from './store/toasts';
import { Boundary } from './ui/Boundary';
import { applyAppearance } from './controls/applyAppearance';

// The first toast loads its library, so that the login does not wait for it.
const toastArea = makePart(
  async () => (await import(/* webpackChunkName: "toasts" */ './screens/toasts/ToastArea')).ToastArea,
);

/** What a prerendered page was rendered with: no session, no choice but the language, and no settings. */
export type Prerendered = { state: RootState; language: LanguageCode };

export type AppProps = {
  portal: Portal;
  /** Set if the page was rendered by the build. The first render must give the same elements. */
  prerendered?: Prerendered;
  settings: Settings;
  navigation: Navigation;
  texts: LoadedTexts;
  loadCatalogue: LoadCatalogue;
  reload: () => void;
  Router: ComponentType<{ children: ReactNode }>;
};

/** The whole portal. Store, texts and router are props, so that a test can pass its own. */
export function App({
  portal,
  prerendered,
  settings,
  navigation,
  texts,
  loadCatalogue,
  reload,
  Router,
}: AppProps) {
  // The render after the hydration is done in short tasks, like the hydration.
  const deferredSettings = useDeferredValue(settings, prerendered ? PRERENDERED_SETTINGS : settings);
  const identity = useDeferredValue(portal.identity, prerendered ? null : portal.identity);
  const serverState = useMemo(
    () =>
      prerendered && {
        ...prerendered.state,
        language: { ...prerendered.state.language, chosen: prerendered.language },
      },
    [prerendered],
  );
  return (
    <Boundary
      // The texts themselves may be the cause, so the fallback is static.
      fallback={() => (
        <div
          ref={(container) => {
            if (container) showStaticFallback(container, selectLanguage(portal.store.getState()), reload);
          }}
        />
      )}
    >
      <Provider store={portal.store} {...(serverState && { serverState })}>
        <PageWithTexts texts={texts} loadCatalogue={loadCatalogue}>
          <Router>
            <ConnectNavigation navigation={navigation}>
              <SettingsContext value={deferredSettings}>
                <IdentityContext value={identity}>
                  <RouterView settings={deferredSettings} />
                </IdentityContext>
              </SettingsContext>
            </ConnectNavigation>
            {/* A toast may have a link. */}
            <Boundary>
              <Toasts reducer={portal.reducer} />
            </Boundary>
          </Router>
        </PageWithTexts>
      </Provider>
    </Boundary>
  );
}

/** Renders its children with the texts of the language, and what surrounds every screen. */
function PageWithTexts({
  texts,
  loadCatalogue,
  children,
}: Pick<AppProps, 'texts' | 'loadCatalogue'> & { children: ReactNode }) {
  const dispatch = useAppDispatch();
  const language = useAppSelector(selectLanguage);
  useReloadWhenStalled();
  const keepLanguage = useCallback(
    (code: LanguageCode) => {
      dispatch(languageNotLoaded(code));
      dispatch(toastAdded({ messageId: storeMessages.languageNotLoaded.id }));
    },
    [dispatch],
  );
  return (
    <Texts language={language} initial={texts} load={loadCatalogue} onFail={keepLanguage}>
      {(pageLanguage) => (
        <>
          <SlowNotice language={pageLanguage} onRetry={() => dispatch(reloadPage())} />
          <Boundary>
            <PageAttributes language={pageLanguage} />
          </Boundary>
          {children}
        </>
      )}
    </Texts>
  );
}

/** Reports over the old screen that the code of the next screen is late (specification §8.13). */
function SlowNotice({ language, onRetry }: { language: LanguageCode; onRetry: () => void }) {
  const isSlow = useSyncExternalStore(subscribeToSlowChunks, isChunkSlow, isChunkSlow);
  return isSlow && <StaticFallback language={language} onRetry={onRetry} isOver />;
}

/** Keeps language, direction and theme of the root element up to date. */
function PageAttributes({ language }: { language: LanguageCode }) {
  const theme = useAppSelector(selectTheme);
  const attributes = useAppSelector(selectAttributes, shallowEqual);
  const isDark = useMode() === 'dark';
  useEffect(() => {
    const appearance = { language: languageOf(language), theme, isDark, attributes };
    applyAppearance(document.documentElement, appearance);
  }, [language, theme, isDark, attributes]);
  return null;
}

function Toasts({ reducer }: { reducer: Portal['reducer'] }) {
  const newest = useAppSelector(selectToasts).at(-1)?.id;
  const [Area, setArea] = useState(toastArea.loaded);
  // While the library cannot be loaded, the page shows plain text.
  const [isPlain, setIsPlain] = useState(false);
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (newest === undefined || Area) return;
    toastArea.load().then(
      (loaded) => {
        setArea(() => loaded);
        setIsPlain(false);
      },
      () => setIsPlain(true),
    );
  }, [newest, Area]);
  useEffect(() => {
    if (newest === undefined || !isPlain) return;
    const timer = setTimeout(() => dispatch(toastGone(newest)), TOAST_MS);
    return () => clearTimeout(timer);
  }, [newest, isPlain, dispatch]);
  return (
    <>
      <Announcer isShown={isPlain} />
      <Boundary onCrash={() => setIsPlain(true)}>{Area && <Area reducer={reducer} />}</Boundary>
    </>
  );
}

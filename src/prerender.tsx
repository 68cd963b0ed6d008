// The build runs this file in Node, and puts the login into the page (scripts/firstScreen.ts).
import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './App';
import type { LanguageCode } from '../api-spec/languages';
import { paths } from './config/paths';
import { PRERENDERED_SETTINGS } from './config/runtimeSettings';
import { loadCatalogue } from './i18n/catalogue';
import { loadTexts } from './i18n/Texts';
import { makeNavigation } from './router/navigation';
import { preload } from './router/routes';
import { makeStore } from './store/store';

/** Returns the HTML of the login in a language, as the portal renders it on a first visit. */
export async function renderLogin(code: LanguageCode): Promise<string> {
  const navigation = makeNavigation();
  const portal = makeStore({
    apiBaseUrl: 'http://localhost/api/',
    pageOrigin: 'http://localhost',
    readCookies: () => '',
    storage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
    navigate: navigation.navigate,
    address: () => paths.home.to(),
    reload: () => Promise.resolve(false),
    whenIdle: () => undefined,
    now: Date.now,
  });
  await Promise.all([portal.rehydrated, preload(paths.home.to())]);
  return renderToString(
    <App
      portal={portal}
      prerendered={{ state: portal.store.getState(), language: code }}
      settings={PRERENDERED_SETTINGS}
      navigation={navigation}
      texts={await loadTexts(loadCatalogue, code, false)}
      loadCatalogue={loadCatalogue}
      reload={() => undefined}
      Router={Router}
    />,
  );
}

const Router = ({ children }: { children: ReactNode }) => (
  <StrictMode>
    <StaticRouter location={paths.home.to()}>{children}</StaticRouter>
  </StrictMode>
);

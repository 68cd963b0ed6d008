// The build runs this file in Node, and puts the login into the page (scripts/firstScreen.ts).
import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createIntl } from 'react-intl';
import { StaticRouter } from 'react-router-dom';
import { App } from './App';
import type { LanguageCode } from '../api-spec/languages';
import { languageOf } from './config/languages';
import { paths } from './config/paths';
import { PRERENDERED_SETTINGS } from './config/runtimeSettings';
import { loadCatalogue } from './i18n/catalogue';
import { loadTexts } from './i18n/Texts';
import { makeNavigation } from './router/navigation';
import { preload } from './router/routes';
import { messages as login } from './screens/signIn/login.messages';
import { messages as form } from './screens/signIn/loginForm.messages';
import { makeStore } from './store/store';

/** The login in a language, as the portal renders it on a first visit. */
type Login = { html: string; title: string; busy: string };

export async function renderLogin(code: LanguageCode): Promise<Login> {
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
  const texts = await loadTexts(loadCatalogue, code, 'first');
  const intl = createIntl({ locale: languageOf(code).tag, messages: texts.catalogue });
  const html = renderToString(
    <App
      portal={portal}
      prerendered={{ state: portal.store.getState(), language: code }}
      settings={PRERENDERED_SETTINGS}
      navigation={navigation}
      texts={texts}
      loadCatalogue={loadCatalogue}
      reload={() => undefined}
      Router={Router}
    />,
  );
  return { html, title: intl.formatMessage(login.page), busy: intl.formatMessage(form.submitting) };
}

const Router = ({ children }: { children: ReactNode }) => (
  <StrictMode>
    <StaticRouter location={paths.home.to()}>{children}</StaticRouter>
  </StrictMode>
);

// Renders the whole app at an address, with the real store, router and catalogue.
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import type { Location, NavigateFunction } from 'react-router-dom';
import { makeIdentityClient } from '../../src/api/identityClient';
import { App } from '../../src/App';
import { DEFAULT_SETTINGS } from '../../src/config/runtimeSettings';
import type { Settings } from '../../src/config/runtimeSettings';
import { STORED } from '../../src/config/stored';
import { loadCatalogue } from '../../src/i18n/catalogue';
import type { CataloguePart, LoadCatalogue } from '../../src/i18n/catalogue';
import { loadTexts } from '../../src/i18n/Texts';
import { makeNavigation } from '../../src/router/navigation';
import { languagesOffered, selectLanguage } from '../../src/store/language';
import type { BrowserStorage } from '../../src/store/storage';
import { makeStore } from '../../src/store/store';
import { followOtherTabs } from '../../src/store/tabs';
import { API, ORIGIN } from './network';
import { postScenario } from './scenarios';

type Options = {
  /** Path, query and fragment. */
  at: string;
  settings?: Partial<Settings>;
  storage?: BrowserStorage;
  cookies?: string;
  load?: LoadCatalogue;
  /** The last part of the texts that is loaded at first. Default: all parts. */
  lastTexts?: CataloguePart;
  /** False if a reload would fail because the server is unreachable. */
  isServerReachable?: boolean;
  /** Schedules early loading. By default nothing is loaded early. */
  whenIdle?: (work: () => void) => void;
};

const { response: accepted } = postScenario('/authorization/getToken', 'accepted');

/** Stores a session, as an earlier visit would. */
export function storeSession(record: { ds_Token?: string | null } = accepted): void {
  localStorage.setItem(STORED.session.token.key, JSON.stringify(record.ds_Token));
  localStorage.setItem(STORED.session.user.key, JSON.stringify(record));
}

export async function renderApp({
  at,
  settings,
  storage = localStorage,
  cookies = '',
  load = loadCatalogue,
  lastTexts = 'pages',
  isServerReachable = true,
  whenIdle = () => undefined,
}: Options) {
  const navigation = makeNavigation();
  let location: Location | null = null;
  let go: NavigateFunction = () => undefined;
  const address = () => (location ? location.pathname + location.search + location.hash : at);
  const reload = jest.fn(() => Promise.resolve(isServerReachable));
  const portal = makeStore({
    apiBaseUrl: API,
    pageOrigin: ORIGIN,
    readCookies: () => cookies,
    storage,
    navigate: navigation.navigate,
    address,
    reload,
    whenIdle,
    identity: makeIdentityClient({ ...DEFAULT_SETTINGS, ...settings }),
    now: () => Date.now(),
  });
  await portal.rehydrated;
  portal.store.dispatch(languagesOffered(settings?.languages ?? null));
  followOtherTabs(window, storage, portal);
  const code = selectLanguage(portal.store.getState());

  function Watch() {
    location = useLocation();
    go = useNavigate();
    return null;
  }
  function Router({ children }: { children: ReactNode }) {
    return (
      <MemoryRouter initialEntries={[at]}>
        {children}
        <Watch />
      </MemoryRouter>
    );
  }

  const user = userEvent.setup();
  const view = render(
    <App
      portal={portal}
      settings={{ ...DEFAULT_SETTINGS, ...settings }}
      navigation={navigation}
      texts={await loadTexts(loadCatalogue, code, lastTexts)}
      loadCatalogue={load}
      reload={() => void reload()}
      Router={Router}
    />,
  );
  /** Goes back in the history. */
  const goBack = () => act(async () => go(-1));
  return { user, reload, address, goBack, historyState: (): unknown => location?.state, ...portal, ...view };
}

/** Fills the login form and submits it. */
export async function signInAs(
  user: ReturnType<typeof userEvent.setup>,
  login = '52998224725',
  password = 'uma senha correta',
): Promise<void> {
  await user.type(await screen.findByLabelText('Login'), login);
  await user.type(screen.getByLabelText('Senha'), `${password}{Enter}`);
}

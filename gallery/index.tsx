// The gallery: every part of the kit in each appearance. The query of the address has the appearance, and `open` names
// the dialog or list that is open (gallery/appearance.ts).
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import '../src/config/chartColors.css';
import '../src/config/palettes.css';
import { languageOf } from '../src/config/languages';
import { loadCatalogue } from '../src/i18n/catalogue';
import { loadTexts, Texts } from '../src/i18n/Texts';
import { makeStore } from '../src/store/store';
import '../src/ui/page.css';
import { readAppearance } from './appearance';
import { Gallery } from './Gallery';
import './gallery.css';

const container = document.getElementById('root');
if (!container) throw new Error('the page has no #root');

const appearance = readAppearance(new URLSearchParams(location.search));
const code = appearance.direction === 'rtl' ? 'en-EN' : 'pt-BR';
const stored = new Map([['theme_lang', code]]);
const portal = makeStore({
  apiBaseUrl: `${location.origin}/api/`,
  pageOrigin: location.origin,
  readCookies: () => '',
  storage: {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, text) => void stored.set(key, text),
    removeItem: (key) => void stored.delete(key),
  },
  navigate: () => undefined,
  address: () => '/',
  reload: () => Promise.resolve(true),
  whenIdle: () => undefined,
  now: Date.now,
});

const [texts] = await Promise.all([loadTexts(loadCatalogue, code, 'pages'), portal.rehydrated]);
createRoot(container).render(
  <Provider store={portal.store}>
    <Texts language={languageOf(code).code} initial={texts} load={loadCatalogue} onFail={() => undefined}>
      {() => (
        <MemoryRouter>
          <Gallery appearance={appearance} reducer={portal.reducer} />
        </MemoryRouter>
      )}
    </Texts>
  </Provider>,
);

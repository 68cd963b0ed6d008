import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { fieldOf } from '../api/fieldOf';
import { NEXT_ATTRIBUTE, TEMPLATE_ATTRIBUTE } from '../config/firstScreen';
import { languageOf } from '../config/languages';
import type { LanguageCode } from '../config/languages';
import { useRestLoader } from '../i18n/Texts';
import { addressAfterSignIn } from '../screens/signIn/addressAfterSignIn';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { selectLanguage } from '../store/language';
import type { AppThunk } from '../store/reducer';
import { selectUser } from '../store/session';
import { beginsWithLogin, loadDashboards, requestDataAt } from './routes';

/**
 * Prepares the page after the login. A failure does not matter, because the sign-in and the app area load their code and
 * data themselves.
 */
export function useNextPage(): void {
  const { pathname } = useLocation();
  const isLogin = beginsWithLogin(pathname);
  useCodeWhileTyping(isLogin);
  useDataAfterSignIn(isLogin);
}

/**
 * Loads the code that calls the backend while the visitor types, fetches the files of the app area, and runs its code
 * when they are there. The app area only for visitors who do not save data.
 */
function useCodeWhileTyping(isLogin: boolean): void {
  const dispatch = useAppDispatch();
  const language = useAppSelector(selectLanguage);
  const loadRest = useRestLoader();
  const runCode = useEffectEvent(() => {
    loadRest().catch(() => undefined);
    loadDashboards().catch(() => undefined);
  });
  useEffect(() => {
    if (!isLogin) return;
    let isFetching = false;
    const fetchCode: AppThunk = (_dispatch, _getState, { whenIdle, backend }) => {
      whenIdle(() => {
        backend.load().catch(() => undefined);
        if (savesData()) return;
        isFetching = true;
        void prefetchFiles(document, language).then(() => whenIdle(runCode));
      });
    };
    const handleInput = () => dispatch(fetchCode);
    const handleSubmit = () => {
      if (isFetching) runCode();
    };
    document.addEventListener('input', handleInput, { once: true });
    document.addEventListener('submit', handleSubmit);
    return () => {
      document.removeEventListener('input', handleInput);
      document.removeEventListener('submit', handleSubmit);
    };
  }, [dispatch, isLogin, language]);
}

/** Lets the browser fetch the files that the build lists in the page. Resolves when it has tried all of them. */
async function prefetchFiles(document: Document, language: LanguageCode): Promise<void> {
  const { catalogue } = languageOf(language);
  const files = document
    .querySelector(`[${TEMPLATE_ATTRIBUTE}=${catalogue}]`)
    ?.getAttribute(NEXT_ATTRIBUTE)
    ?.split(' ');
  // Only a build for production has a list.
  if (!files) return;
  await Promise.all(
    files.map(
      (href) =>
        new Promise<unknown>((resolve) => {
          const link = document.createElement('link');
          link.rel = 'prefetch';
          link.as = href.endsWith('.css') ? 'style' : 'script';
          link.href = href;
          link.onload = resolve;
          link.onerror = resolve;
          document.head.append(link);
        }),
    ),
  );
}

/** Whether the visitor asks for little data. Firefox and Safari do not tell. */
const savesData = (): boolean => fieldOf(Reflect.get(navigator, 'connection'), 'saveData') === true;

/** Requests the data of the page after the login as soon as there is a session. */
function useDataAfterSignIn(isLogin: boolean): void {
  const dispatch = useAppDispatch();
  const location: Location<unknown> = useLocation();
  const user = useAppSelector(selectUser);
  const before = useRef(user);
  useEffect(() => {
    const isNew = user !== null && before.current === null;
    before.current = user;
    if (!isNew || !isLogin) return;
    requestDataAt(addressAfterSignIn(location.state, user), dispatch).catch(() => undefined);
  }, [dispatch, isLogin, location.state, user]);
}

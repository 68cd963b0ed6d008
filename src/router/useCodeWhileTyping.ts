import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { savesData } from '../chunks/savesData';
import { NEXT_ATTRIBUTE, TEMPLATE_ATTRIBUTE } from '../config/firstScreen';
import { languageOf } from '../config/languages';
import type { LanguageCode } from '../../api-spec/languages';
import { useLateTexts } from '../i18n/Texts';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { selectLanguage } from '../store/language';
import type { AppThunk } from '../store/reducer';
import { beginsWithLogin, loadDashboards } from './routes';

/**
 * Fetches the files of the app area while the visitor types on the login, and runs their code when the browser is idle.
 * Not if the visitor saves data. The app area loads its code itself, so a failure here is ignored.
 */
export function useCodeWhileTyping(): void {
  const dispatch = useAppDispatch();
  const isLogin = beginsWithLogin(useLocation().pathname);
  const language = useAppSelector(selectLanguage);
  const texts = useLateTexts('frame');
  const isFetching = useRef(false);
  const runCode = useEffectEvent(() => {
    Promise.all([texts?.load(), loadDashboards()]).catch(() => undefined);
  });
  const fetchFiles = useEffectEvent(() => prefetchFiles(document, language));

  useEffect(() => {
    if (!isLogin || savesData()) return;
    const fetchCode: AppThunk = (_dispatch, _getState, { whenIdle }) => {
      whenIdle(() => {
        isFetching.current = true;
        void fetchFiles().then(() => whenIdle(() => runCode()));
      });
    };
    const handleInput = () => dispatch(fetchCode);
    const handleSubmit = () => {
      if (isFetching.current) runCode();
    };
    // The visitor may have typed before React took the form over.
    if ([...document.querySelectorAll('input')].some(({ value }) => value !== '')) handleInput();
    else document.addEventListener('input', handleInput, { once: true });
    document.addEventListener('submit', handleSubmit);
    return () => {
      document.removeEventListener('input', handleInput);
      document.removeEventListener('submit', handleSubmit);
    };
  }, [dispatch, isLogin]);
}

/**
 * Loads the files that the build lists in the page into the browser's cache. Resolves when it has tried all of them. A fetch,
 * because Firefox judges `prefetch` by `default-src` of the policy, and Safari has none.
 */
async function prefetchFiles(document: Document, language: LanguageCode): Promise<void> {
  const { catalogue } = languageOf(language);
  // Only a build for production has a list.
  const files = document
    .querySelector(`[${TEMPLATE_ATTRIBUTE}=${catalogue}]`)
    ?.getAttribute(NEXT_ATTRIBUTE)
    ?.split(' ');
  // A browser may store only a response that was read to its end.
  // eslint-disable-next-line no-restricted-properties -- a file of the build is no call of the API
  const load = async (file: string) => (await window.fetch(file, { priority: 'low' })).arrayBuffer();
  await Promise.allSettled((files ?? []).map(load));
}

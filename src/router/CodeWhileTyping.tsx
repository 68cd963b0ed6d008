import { startTransition, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { savesData } from '../chunks/savesData';
import { NEXT_ATTRIBUTE, TEMPLATE_ATTRIBUTE } from '../config/firstScreen';
import { languageOf } from '../config/languages';
import type { LanguageCode } from '../config/languages';
import { useRestLoader } from '../i18n/Texts';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { selectLanguage } from '../store/language';
import type { AppThunk } from '../store/reducer';
import { beginsWithLogin, loadDashboards, loadSampleFigures } from './routes';

/**
 * Loads the code that calls the backend while the visitor types on the login. Unless the visitor saves data, it also
 * fetches the files of the app area, and runs their code when the browser is idle. Then it renders sample figures once,
 * which nobody sees. The sign-in and the app area load their code themselves, so a failure does not matter.
 */
export function CodeWhileTyping() {
  const dispatch = useAppDispatch();
  const isLogin = beginsWithLogin(useLocation().pathname);
  const language = useAppSelector(selectLanguage);
  const loadRest = useRestLoader();
  const isFetching = useRef(false);
  const { Sample, show } = useSample();
  const runCode = useEffectEvent(() => {
    loadRest().catch(() => undefined);
    return loadDashboards();
  });
  const fetchFiles = useEffectEvent(() => prefetchFiles(document, language));

  useEffect(() => {
    if (!isLogin) return;
    let isOver = false;
    const fetchCode: AppThunk = (_dispatch, _getState, { whenIdle, backend }) => {
      const prepareFigures = async () => {
        await runCode();
        const loaded = await loadSampleFigures();
        whenIdle(() => {
          if (!isOver) show(loaded);
        });
      };
      whenIdle(() => {
        backend.load().catch(() => undefined);
        if (savesData()) return;
        isFetching.current = true;
        void fetchFiles().then(() =>
          whenIdle(() => {
            prepareFigures().catch(() => undefined);
          }),
        );
      });
    };
    const handleInput = () => dispatch(fetchCode);
    // From here on, the sample would delay the real figures.
    const handleSubmit = () => {
      isOver = true;
      if (isFetching.current) runCode().catch(() => undefined);
    };
    // The visitor may have typed before React took the form over.
    if ([...document.querySelectorAll('input')].some(({ value }) => value !== '')) handleInput();
    else document.addEventListener('input', handleInput, { once: true });
    document.addEventListener('submit', handleSubmit);
    return () => {
      isOver = true;
      document.removeEventListener('input', handleInput);
      document.removeEventListener('submit', handleSubmit);
    };
  }, [dispatch, isLogin, show]);
  return Sample && <Sample />;
}

/** Keeps a component for one frame. Both renders are transitions, so the visitor can type meanwhile. */
function useSample() {
  const [Sample, setSample] = useState<ComponentType | null>(null);
  const set = useCallback(
    (sample: ComponentType | null) => startTransition(() => setSample(() => sample)),
    [],
  );
  useEffect(() => {
    if (Sample === null) return;
    const frame = requestAnimationFrame(() => set(null));
    return () => cancelAnimationFrame(frame);
  }, [Sample, set]);
  return { Sample, show: set };
}

/** Lets the browser fetch the files that the build lists in the page. Resolves when it has tried all of them. */
async function prefetchFiles(document: Document, language: LanguageCode): Promise<void> {
  const { catalogue } = languageOf(language);
  const files = document
    .querySelector(`[${TEMPLATE_ATTRIBUTE}=${catalogue}]`)
    ?.getAttribute(NEXT_ATTRIBUTE)
    ?.split(' ');
  // Only a build for production has a list. Safari does not know `prefetch`, and would never report its end.
  if (!files || !document.createElement('link').relList.supports('prefetch')) return;
  // The login is shown again after each sign-out.
  const isNew = (href: string) => document.querySelector(`link[rel=prefetch][href="${href}"]`) === null;
  await Promise.all(
    files.filter(isNew).map(
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

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
import { Boundary } from '../ui/Boundary';
import { beginsWithLogin, loadDashboards, loadSamplePage } from './routes';

/**
 * Loads the code that calls the backend while the visitor types on the login. Unless the visitor saves data, it also
 * fetches the files of the app area, and runs their code when the browser is idle. Then it renders an invisible sample page,
 * once in each document. The sign-in and the app area load their code themselves. So a failure here is ignored.
 */
export function CodeWhileTyping() {
  const dispatch = useAppDispatch();
  const isLogin = beginsWithLogin(useLocation().pathname);
  const language = useAppSelector(selectLanguage);
  const loadRest = useRestLoader();
  const isFetching = useRef(false);
  const hasShown = useRef(false);
  const { Sample, show, hide } = useSample();
  const runCode = useEffectEvent(() => Promise.all([loadRest(), loadDashboards()]));
  const fetchFiles = useEffectEvent(() => prefetchFiles(document, language));

  useEffect(() => {
    if (!isLogin) return;
    let isOver = false;
    const fetchCode: AppThunk = (_dispatch, _getState, { whenIdle, backend }) => {
      const prepareFigures = async () => {
        await runCode();
        const loaded = await loadSamplePage();
        whenIdle(() => {
          if (isOver || hasShown.current) return;
          hasShown.current = true;
          show(loaded);
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
    // After a submit, the sample would delay the real figures.
    const endSample = () => {
      isOver = true;
      hide();
    };
    const handleSubmit = () => {
      endSample();
      if (isFetching.current) runCode().catch(() => undefined);
    };
    // The visitor may have typed before React took the form over.
    if ([...document.querySelectorAll('input')].some(({ value }) => value !== '')) handleInput();
    else document.addEventListener('input', handleInput, { once: true });
    document.addEventListener('submit', handleSubmit);
    return () => {
      endSample();
      document.removeEventListener('input', handleInput);
      document.removeEventListener('submit', handleSubmit);
    };
  }, [dispatch, isLogin, show, hide]);
  return (
    Sample && (
      <Boundary>
        <Sample />
      </Boundary>
    )
  );
}

/** Renders a component for one frame. The renders are transitions, so the visitor can type meanwhile. */
function useSample() {
  const [Sample, setSample] = useState<ComponentType | null>(null);
  const isShown = useRef(false);
  const show = useCallback((sample: ComponentType) => {
    isShown.current = true;
    startTransition(() => setSample(() => sample));
  }, []);
  // Not a transition: React would take one that begins in a submit event for an action of the form.
  const hide = useCallback(() => {
    // An update without a change makes React run the effects of the next page before its first frame.
    if (isShown.current) setSample(null);
  }, []);
  useEffect(() => {
    isShown.current = Sample !== null;
    if (Sample === null) return;
    const frame = requestAnimationFrame(() => startTransition(hide));
    return () => cancelAnimationFrame(frame);
  }, [Sample, hide]);
  return { Sample, show, hide };
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

import { createContext, use, useCallback, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { makeChunk } from '../chunks/chunk';
import type { Chunk } from '../chunks/chunk';
import { languageOf } from '../config/languages';
import type { LanguageCode } from '../../api-spec/languages';
import type { Catalogue, LoadCatalogue } from './catalogue';
import { useEditedTexts } from './useEditedTexts';

/** Texts of one language: those of the login, or all texts. */
export type LoadedTexts = { code: LanguageCode; catalogue: Catalogue; isWhole: boolean };

/** Loads the first texts of a page. Rejects if a part cannot be loaded. */
export async function loadTexts(
  load: LoadCatalogue,
  code: LanguageCode,
  isWhole: boolean,
): Promise<LoadedTexts> {
  const none: Catalogue = {};
  const [first, rest] = await Promise.all([load(code, 'first'), isWhole ? load(code, 'rest') : none]);
  return { code, catalogue: Object.assign({}, first, rest), isWhole };
}

/** The texts that the login does not need. Null when all texts are loaded. */
const RestTexts = createContext<Chunk<void> | null>(null);

/** Suspends a screen until all texts are loaded. For every screen except the login. */
export function useAllTexts(): void {
  const rest = use(RestTexts);
  if (rest) use(rest.awaited());
}

/** Returns a function that loads the texts which the login does not need. */
export function useRestLoader(): () => Promise<void> {
  const rest = use(RestTexts);
  return rest ? rest.load : noRest;
}

const noRest = () => Promise.resolve();

/** Makes the chunk of the texts that the login does not need. `isWanted`: whether a screen has requested these texts. */
function makeRest(load: LoadCatalogue, code: LanguageCode, onLoaded: (texts: LoadedTexts) => void) {
  let isWanted = false;
  const chunk = makeChunk(async () => {
    isWanted = true;
    onLoaded(await loadTexts(load, code, true));
  });
  return { chunk, isWanted: () => isWanted };
}

/**
 * Provides the texts of a language. Another language takes effect when all its texts are loaded. If they cannot be
 * loaded, `onFail` is called with the language that the page keeps.
 */
export function Texts({
  language,
  initial,
  load,
  onFail,
  children,
}: {
  language: LanguageCode;
  initial: LoadedTexts;
  load: LoadCatalogue;
  onFail: (kept: LanguageCode) => void;
  children: (language: LanguageCode) => ReactNode;
}) {
  const [texts, setTexts] = useState(initial);
  const { code, isWhole } = texts;

  // The boundary around the routes reports a failure.
  const rest = useMemo(
    () =>
      makeRest(load, code, (loaded) => {
        setTexts((now) => (now.code === code ? loaded : now));
      }),
    [load, code],
  );

  useEffect(() => {
    if (language === code) return;
    let isCurrent = true;
    loadTexts(load, language, isWhole || rest.isWanted()).then(
      (loaded) => {
        if (isCurrent) setTexts(loaded);
      },
      () => {
        if (isCurrent) onFail(code);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [language, code, isWhole, rest, load, onFail]);

  useEditedTexts(
    useCallback(() => {
      void loadTexts(load, code, isWhole || rest.isWanted()).then((loaded) => {
        setTexts((now) => (now.code === code ? loaded : now));
      });
    }, [load, code, isWhole, rest]),
  );

  return (
    <RestTexts value={isWhole ? null : rest.chunk}>
      <IntlProvider locale={languageOf(code).tag} messages={texts.catalogue} defaultLocale="pt-BR">
        {children(code)}
      </IntlProvider>
    </RestTexts>
  );
}

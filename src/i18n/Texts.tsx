import { createContext, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { languageOf } from '../config/languages';
import type { LanguageCode } from '../config/languages';
import type { Catalogue, LoadCatalogue } from './catalogue';

/** Texts of one language: what the login shows, or all of them. */
export type LoadedTexts = { code: LanguageCode; catalogue: Catalogue; isWhole: boolean };

/** Loads what a page begins with. Rejects when a part cannot be had. */
export async function loadTexts(
  load: LoadCatalogue,
  code: LanguageCode,
  isWhole: boolean,
): Promise<LoadedTexts> {
  const none: Catalogue = {};
  const [first, rest] = await Promise.all([load(code, 'first'), isWhole ? load(code, 'rest') : none]);
  return { code, catalogue: Object.assign({}, first, rest), isWhole };
}

type Whole = { isWhole: boolean; askForRest: () => Promise<void> };
const WholeTexts = createContext<Whole>({ isWhole: true, askForRest: () => Promise.resolve() });

/** For a screen that shows more than the login: waits, as for its code, until all texts are there. */
export function useAllTexts(): void {
  const { isWhole, askForRest } = use(WholeTexts);
  if (!isWhole) use(askForRest());
}

/**
 * Puts the texts of a language round the page. Another language takes effect when its texts have come, all at once;
 * where they cannot be had, `onFail` hears which language the page stays in.
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
  onFail: (stays: LanguageCode) => void;
  children: (shown: LanguageCode) => ReactNode;
}) {
  const [shown, setShown] = useState(initial);
  const { code, isWhole } = shown;
  const rest = useRef<{ code: LanguageCode; asked: Promise<void> } | null>(null);

  useEffect(() => {
    if (language === code) return;
    let isCurrent = true;
    loadTexts(load, language, isWhole || rest.current !== null).then(
      (texts) => {
        if (isCurrent) setShown(texts);
      },
      () => {
        if (isCurrent) onFail(code);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [language, code, isWhole, load, onFail]);

  // Asked for once a language: what failed is told by the boundary round the routes.
  const askForRest = useCallback(() => {
    if (rest.current?.code !== code) {
      const asked = loadTexts(load, code, true).then((texts) => {
        setShown((now) => (now.code === code ? texts : now));
      });
      rest.current = { code, asked };
    }
    return rest.current.asked;
  }, [load, code]);
  const whole = useMemo(() => ({ isWhole, askForRest }), [isWhole, askForRest]);

  return (
    <WholeTexts value={whole}>
      <IntlProvider locale={languageOf(code).tag} messages={shown.catalogue} defaultLocale="pt-BR">
        {children(code)}
      </IntlProvider>
    </WholeTexts>
  );
}

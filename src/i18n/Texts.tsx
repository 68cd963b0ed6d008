import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { languageOf } from '../config/languages';
import type { LanguageCode } from '../config/languages';
import type { Catalogue, LoadCatalogue } from './catalogue';

export type LoadedTexts = { code: LanguageCode; catalogue: Catalogue };

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

  useEffect(() => {
    if (language === shown.code) return;
    let isCurrent = true;
    load(language).then(
      (catalogue) => {
        if (isCurrent) setShown({ code: language, catalogue });
      },
      () => {
        if (isCurrent) onFail(shown.code);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [language, shown.code, load, onFail]);

  return (
    <IntlProvider locale={languageOf(shown.code).tag} messages={shown.catalogue} defaultLocale="pt-BR">
      {children(shown.code)}
    </IntlProvider>
  );
}

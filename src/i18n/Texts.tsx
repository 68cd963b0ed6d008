import { createContext, use, useCallback, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { makeChunk } from '../chunks/chunk';
import type { Chunk } from '../chunks/chunk';
import { languageOf } from '../config/languages';
import type { LanguageCode } from '../../api-spec/languages';
import { CATALOGUE_PARTS } from './catalogue';
import type { Catalogue, CataloguePart, LoadCatalogue } from './catalogue';
import { useEditedTexts } from './useEditedTexts';

/** Texts of one language, from the first part to the last one. */
export type LoadedTexts = { code: LanguageCode; catalogue: Catalogue; last: CataloguePart };

/** A part that is loaded after the login. */
export type LatePart = Exclude<CataloguePart, 'first'>;

const rankOf = (part: CataloguePart) => CATALOGUE_PARTS.indexOf(part);

/** Loads the texts of a page up to a part. Rejects if a part cannot be loaded. */
export async function loadTexts(
  load: LoadCatalogue,
  code: LanguageCode,
  last: CataloguePart,
): Promise<LoadedTexts> {
  const wanted = CATALOGUE_PARTS.slice(0, rankOf(last) + 1);
  const parts = await Promise.all(wanted.map((part) => load(code, part)));
  const catalogue: Catalogue = {};
  for (const part of parts) Object.assign(catalogue, part);
  return { code, catalogue, last };
}

/** Returns the chunk of a part with the earlier parts, or null if they are loaded. */
const LateTexts = createContext<(part: LatePart) => Chunk<void> | null>(() => null);

/** Returns the chunk of a part's texts, or null if they are loaded. */
export const useLateTexts = (part: LatePart): Chunk<void> | null => use(LateTexts)(part);

/** Suspends a screen until the texts of its part are loaded. For every screen except the login. */
export function useTexts(part: LatePart): void {
  const chunk = useLateTexts(part);
  if (chunk) use(chunk.awaited());
}

/** Makes the chunks of the late parts. `wanted` returns the last part that was requested. */
function makeLateParts(load: LoadCatalogue, code: LanguageCode, onLoaded: (texts: LoadedTexts) => void) {
  let wanted: CataloguePart = 'first';
  const make = (part: LatePart) =>
    makeChunk(async () => {
      wanted = laterOf(wanted, part);
      onLoaded(await loadTexts(load, code, part));
    });
  const chunks: Record<LatePart, Chunk<void>> = { frame: make('frame'), pages: make('pages') };
  return { chunks, wanted: () => wanted };
}

const laterOf = (one: CataloguePart, other: CataloguePart) => (rankOf(one) < rankOf(other) ? other : one);

/**
 * Provides the texts of a language. Another language takes effect when all its requested texts are loaded. If they cannot be
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
  const { code, last } = texts;

  // The boundary around the routes reports a failure.
  const late = useMemo(
    () =>
      makeLateParts(load, code, (loaded) => {
        setTexts((now) => (now.code === code && laterOf(now.last, loaded.last) !== now.last ? loaded : now));
      }),
    [load, code],
  );
  const getLate = useCallback(
    (part: LatePart) => (laterOf(last, part) === last ? null : late.chunks[part]),
    [last, late],
  );

  useEffect(() => {
    if (language === code) return;
    let isCurrent = true;
    loadTexts(load, language, laterOf(last, late.wanted())).then(
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
  }, [language, code, last, late, load, onFail]);

  useEditedTexts(
    useCallback(() => {
      void loadTexts(load, code, laterOf(last, late.wanted())).then((loaded) => {
        setTexts((now) => (now.code === code ? loaded : now));
      });
    }, [load, code, last, late]),
  );

  return (
    <LateTexts value={getLate}>
      <IntlProvider locale={languageOf(code).tag} messages={texts.catalogue} defaultLocale="pt-BR">
        {children(code)}
      </IntlProvider>
    </LateTexts>
  );
}

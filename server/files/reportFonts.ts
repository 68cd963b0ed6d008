// The fonts of a report. Each file has the glyphs of one script only, so a text may need several of them.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

export type Weight = 400 | 600;

/** A part of a text with glyphs of one font. */
export type Run = { font: string; text: string };

/** In the order in which they are searched. */
const SCRIPTS = ['latin', 'latin-ext', 'greek', 'cyrillic', 'vietnamese'] as const;

/** Replaces a character that no font has. */
const UNKNOWN = '\uFFFD';

const { resolve } = createRequire(import.meta.url);

type LoadedFont = { name: string; characters: ReadonlySet<number> };

/** Splits texts into the fonts that have their glyphs. A font is loaded when a text needs it first. */
export function makeFonts(register: (name: string, content: Buffer) => void) {
  const loaded = new Map<string, LoadedFont>();
  const load = (script: (typeof SCRIPTS)[number], weight: Weight): LoadedFont => {
    const name = `${script}-${String(weight)}`;
    const loadedFont = loaded.get(name);
    if (loadedFont) return loadedFont;
    const content = readFileSync(resolve(`@fontsource/noto-sans/files/noto-sans-${name}-normal.woff`));
    const font = { name, characters: readCharacters(create(content)) };
    register(name, content);
    loaded.set(name, font);
    return font;
  };
  const find = (character: string, weight: Weight): LoadedFont | undefined => {
    const code = character.codePointAt(0) ?? 0;
    for (const script of SCRIPTS) {
      const font = load(script, weight);
      if (font.characters.has(code)) return font;
    }
    return undefined;
  };
  return {
    split: (text: string, weight: Weight): Run[] => {
      const runs: Run[] = [];
      for (const character of text) {
        const matchingFont = find(character, weight);
        const printable = matchingFont ? character : UNKNOWN;
        const font = (matchingFont ?? load('latin', weight)).name;
        const last = runs.at(-1);
        if (last?.font === font) last.text += printable;
        else runs.push({ font, text: printable });
      }
      return runs;
    },
  };
}

const readCharacters = (font: ReturnType<typeof create>): ReadonlySet<number> =>
  new Set(isFont(font) ? font.characterSet : []);

const isFont = (font: ReturnType<typeof create>): font is Font => 'characterSet' in font;

/** Returns a text in one line without characters that have no picture, such as a change of direction. */
export const makePrintable = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/(?!\s)[\p{C}\p{M}]/gu, '')
    .replaceAll(/[\s\p{Z}]+/gu, ' ')
    .trim();

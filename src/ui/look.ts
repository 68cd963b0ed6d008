import type { Language } from '../config/languages';
import { colorOf } from '../config/themes';
import type { Radius, ThemeId } from '../config/themes';

/** How the page looks and reads. */
export type Look = { language: Language; theme: ThemeId; isDark: boolean; radius: Radius };

/** Writes a look to the page's root element; the style sheets read it from there. */
export function show(root: HTMLElement, { language, theme, isDark, radius }: Look): void {
  root.lang = language.tag;
  root.dir = language.direction;
  root.dataset['color'] = colorOf(theme);
  root.dataset['mode'] = isDark ? 'dark' : 'light';
  root.dataset['radius'] = radius;
}

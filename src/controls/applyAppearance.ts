import type { Language } from '../../api-spec/languages';
import { themeColor } from '../config/themes';
import type { ThemeId } from '../config/themes';

type Appearance = {
  language: Language;
  theme: ThemeId;
  isDark: boolean;
  attributes: Record<string, string>;
};

// The card colours of greenlime, which are close to those of the other themes.
const BROWSER_BAR = { light: '#ffffff', dark: '#20231d' };

/** Writes language and theme to the page's root element, where the style sheets read them. */
export function applyAppearance(
  root: HTMLElement,
  { language, theme, isDark, attributes }: Appearance,
): void {
  root.lang = language.tag;
  root.dir = language.direction;
  root.dataset['color'] = themeColor(theme);
  const mode = isDark ? 'dark' : 'light';
  root.dataset['mode'] = mode;
  root.querySelector('[name=theme-color]')?.setAttribute('content', BROWSER_BAR[mode]);
  Object.assign(root.dataset, attributes);
}

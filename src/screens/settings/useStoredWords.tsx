import { FormattedMessage } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import type { ReactNode } from 'react';
import { languageOf } from '../../config/languages';
import type { MenuType } from '../../config/menuTypes';
import type { KeyName } from '../../config/storageKeys';
import { colorOf, modeOf } from '../../config/themes';
import { useAppSelector } from '../../store/hooks';
import { selectFollowsSystem } from '../../store/theme';
import { colorNames, modeNames, radiusNames } from '../../controls/theme.messages';
import { menuTypeNames } from '../../controls/menuType.messages';
import { roleNames } from '../../controls/role.messages';
import { messages } from './stored.messages';

const said = (message: MessageDescriptor) => <FormattedMessage {...message} />;

/**
 * The value of a stored key in the visitor's words. A field that is null has a key whose text means nothing here: what
 * it says is not repeated; the language has to be told so. Token and record are secrets, and are told by their presence alone.
 */
export function useStoredWords(isLanguageKnown: boolean): (name: KeyName) => ReactNode {
  const language = useAppSelector((state) => state.language.chosen);
  const role = useAppSelector((state) => state.role.stored);
  const theme = useAppSelector((state) => state.theme);
  const menu = useAppSelector((state) => state.menu);
  const shortcuts = useAppSelector((state) => state.shortcuts);
  const followsSystem = useAppSelector(selectFollowsSystem);

  const unknown = said(messages.unknown);
  const menuWords = (type: MenuType | null) => (type === null ? unknown : said(menuTypeNames[type]));
  const switchWords = (isOn: boolean | null) =>
    isOn === null ? unknown : said(isOn ? messages.on : messages.off);

  const words: Record<KeyName, () => ReactNode> = {
    token: () => said(messages.secret),
    user: () => said(messages.secret),
    language: () =>
      language === null || !isLanguageKnown ? (
        unknown
      ) : (
        <span lang={languageOf(language).tag}>{languageOf(language).label}</span>
      ),
    color: () =>
      theme.color === null ? (
        unknown
      ) : (
        <FormattedMessage
          {...messages.theme}
          values={{
            color: said(colorNames[colorOf(theme.color)]),
            mode: said(modeNames[modeOf(theme.color)]),
          }}
        />
      ),
    radius: () => (theme.radius === null ? unknown : said(radiusNames[theme.radius])),
    themeMode: () => said(followsSystem ? modeNames.system : messages.setAside),
    menu: () => menuWords(menu.type),
    menuWide: () => menuWords(menu.wide),
    menuMedium: () => menuWords(menu.medium),
    commandPalette: () => switchWords(shortcuts.palette),
    shortcutHelp: () => switchWords(shortcuts.help),
    role: () => (role === null || role === 'none' ? unknown : said(roleNames[role])),
  };
  return (name) => words[name]();
}

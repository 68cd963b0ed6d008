import { FormattedMessage } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import type { ReactNode } from 'react';
import { shallowEqual } from 'react-redux';
import { LANGUAGE_NAMES, languageOf } from '../../config/languages';
import { menuFrom } from '../../config/menuTypes';
import type { StorageKey } from '../../config/stored';
import { themeColor, themeMode } from '../../config/themes';
import { menuTypeNames } from '../../controls/menuType.messages';
import { roleNames } from '../../controls/role.messages';
import { colorNames, densityNames, modeNames, radiusNames } from '../../controls/theme.messages';
import { useAppSelector } from '../../store/hooks';
import { selectFollowsSystem } from '../../store/theme';
import { messages } from './stored.messages';
import { selectStoredValues } from './useStoredKeys';

const text = (message: MessageDescriptor) => <FormattedMessage {...message} />;

/**
 * Returns the value of a stored key as text. A null value means that the stored text is invalid, and it is not shown.
 * Token and record are secrets, so only their presence is shown.
 */
export function useStoredText(isLanguageKnown: boolean): (key: StorageKey) => ReactNode {
  const values = useAppSelector(selectStoredValues, shallowEqual);
  const language = useAppSelector((state) => state.language.chosen);
  const role = useAppSelector((state) => state.role.stored);
  const theme = useAppSelector((state) => state.theme);
  const followsSystem = useAppSelector(selectFollowsSystem);

  return (key) => {
    if (key === 'portal-token' || key === 'portal-user') return text(messages.secret);
    if (key === 'portal-desk' || key === 'portal-entry-columns')
      return text(values[key] === null ? messages.unknown : messages.kept);
    if (key === 'portal-theme-mode') return text(followsSystem ? modeNames.system : messages.setAside);
    if (key === 'theme_lang' && language !== null && isLanguageKnown)
      return <span lang={languageOf(language).tag}>{LANGUAGE_NAMES[language].label}</span>;
    if (key === 'vien-themecolor' && theme.color !== null)
      return (
        <FormattedMessage
          {...messages.theme}
          values={{
            color: text(colorNames[themeColor(theme.color)]),
            mode: text(modeNames[themeMode(theme.color)]),
          }}
        />
      );
    if (key === 'vien-themeradius' && theme.radius !== null) return text(radiusNames[theme.radius]);
    if (key === 'portal-density' && theme.density !== null) return text(densityNames[theme.density]);
    if (key === 'theme-user-role' && role !== null && role !== 'none') return text(roleNames[role]);
    const value = values[key];
    if (typeof value === 'boolean') return text(value ? messages.on : messages.off);
    const menu = typeof value === 'string' ? menuFrom(value) : null;
    return text(menu === null ? messages.unknown : menuTypeNames[menu]);
  };
}

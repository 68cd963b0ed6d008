import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { LANGUAGES } from '../../../config/languages';
import { MENU_TYPES } from '../../../config/menuTypes';
import { paths } from '../../../config/paths';
import { SETTINGS_PARTS, settingsPartTo } from '../../../config/settingsParts';
import { colorOf, COLORS, modeOf, OFFERED } from '../../../config/themes';
import { useMenuPages } from '../../../controls/pages';
import { useDashboards } from '../../../controls/useDashboards';
import type { Dashboards } from '../../../controls/useDashboards';
import { useAppSelector } from '../../../store/hooks';
import { selectLanguage } from '../../../store/language';
import { selectMenuType } from '../../../store/menu';
import { selectIsSignedIn } from '../../../store/session';
import { selectFollowsSystem, selectTheme } from '../../../store/theme';
import { menuTypeNames } from '../../../controls/menuType.messages';
import { settingsPartNames } from '../../../controls/settingsPart.messages';
import { colorNames } from '../../../controls/theme.messages';
import type { Command, GroupId } from './command';
import { messages as menuMessages } from '../menu.messages';
import { groupMessages, modeMessages, otherMessages } from './command.messages';

export type Commands = {
  commands: Command[];
  groupNames: Record<GroupId, string>;
  /** The list of dashboards is still on its way. */
  isAsking: boolean;
  /** Asks for the list of dashboards once more. */
  askAgain: () => void;
};

/** What this person can do from here, in the language of the page (specification §2.41). */
export function useCommands(): Commands {
  const intl = useIntl();
  const language = useAppSelector(selectLanguage);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const theme = useAppSelector(selectTheme);
  const followsSystem = useAppSelector(selectFollowsSystem);
  const menuType = useAppSelector(selectMenuType);
  const dashboards = useDashboards();
  const pages = useMenuPages();
  const lists = (list: 'dashboards' | 'settingsParts') => pages.some((page) => page.menu.lists === list);
  const mode = followsSystem ? 'system' : modeOf(theme);

  const groupNames = useMemo(
    () => ({
      dashboards: intl.formatMessage(menuMessages.dashboards),
      pages: intl.formatMessage(groupMessages.pages),
      settings: intl.formatMessage(menuMessages.settings),
      language: intl.formatMessage(groupMessages.language),
      look: intl.formatMessage(groupMessages.look),
      menus: intl.formatMessage(groupMessages.menus),
      other: intl.formatMessage(groupMessages.other),
    }),
    [intl],
  );

  const other = (kind: keyof typeof otherMessages, group: GroupId = 'other'): Command => ({
    id: kind,
    group,
    name: intl.formatMessage(otherMessages[kind]),
    action: { kind },
  });

  const commands: Command[] = [
    ...(isSignedIn && lists('dashboards') ? dashboardCommands(dashboards) : []),
    ...(isSignedIn && dashboards.state === 'failed' ? [other('listAgain', 'dashboards')] : []),
    ...pages.map(({ id, title, menu }): Command => ({
      id: `page-${id}`,
      group: 'pages',
      name: intl.formatMessage(title),
      action: { kind: 'go', to: menu.to },
    })),
    ...(lists('settingsParts') ? SETTINGS_PARTS : []).map((part): Command => ({
      id: `part-${part}`,
      group: 'settings',
      name: intl.formatMessage(settingsPartNames[part]),
      action: { kind: 'go', to: settingsPartTo(part) },
    })),
    ...LANGUAGES.map(({ code, label, tag }): Command => ({
      id: `language-${code}`,
      group: 'language',
      name: label,
      lang: tag,
      isCurrent: code === language,
      action: { kind: 'language', code },
    })),
    ...(OFFERED.darkSwitch ? (['light', 'dark', 'system'] as const) : []).map((choice): Command => ({
      id: `mode-${choice}`,
      group: 'look',
      name: intl.formatMessage(modeMessages[choice]),
      isCurrent: choice === mode,
      action: { kind: 'mode', mode: choice },
    })),
    ...(OFFERED.colors ? COLORS : []).map((color): Command => ({
      id: `color-${color}`,
      group: 'look',
      name: intl.formatMessage(colorNames[color]),
      isCurrent: color === colorOf(theme),
      action: { kind: 'color', color },
    })),
    ...MENU_TYPES.map((type): Command => ({
      id: type,
      group: 'menus',
      name: intl.formatMessage(menuTypeNames[type]),
      isCurrent: type === menuType,
      action: { kind: 'menu', type },
    })),
    ...(document.fullscreenEnabled ? [other('fullScreen')] : []),
    other('shortcuts'),
    other('about'),
    other(isSignedIn ? 'signOut' : 'signIn'),
  ];

  return {
    commands,
    groupNames,
    isAsking: isSignedIn && dashboards.state === 'asking',
    askAgain: () => {
      if (dashboards.state === 'failed') dashboards.askAgain();
    },
  };
}

const dashboardCommands = (dashboards: Dashboards): Command[] =>
  dashboards.state !== 'listed'
    ? []
    : dashboards.entries.map(({ code, title, lang, icon }) => ({
        id: `dashboard-${code}`,
        group: 'dashboards',
        name: title,
        ...(lang !== undefined && { lang }),
        isForeign: true,
        code,
        ...(icon !== undefined && { icon }),
        action: { kind: 'go', to: paths.dashboard.to(code) },
      }));

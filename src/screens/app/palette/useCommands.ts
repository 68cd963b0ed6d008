import {
  Info,
  Keyboard,
  Languages,
  LogIn,
  LogOut,
  Maximize,
  Monitor,
  Moon,
  Palette,
  PanelLeft,
  PanelsTopLeft,
  RotateCw,
  Settings,
  Sun,
} from 'lucide-react';
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
import { languageChosen, selectLanguage } from '../../../store/language';
import { menuTypeChosen, selectMenuType } from '../../../store/menu';
import { logoutRequested, selectIsSignedIn } from '../../../store/session';
import { colorChosen, modeChosen, selectFollowsSystem, selectTheme } from '../../../store/theme';
import { menuTypeNames } from '../../../controls/menuType.messages';
import { settingsPartNames } from '../../../controls/settingsPart.messages';
import { colorNames } from '../../../controls/theme.messages';
import type { Command, CommandContext, GroupId } from './command';
import { dashboardIcon } from '../dashboardIcons';
import { toggleFullScreen } from '../fullScreen';
import { messages as menuMessages } from '../menu.messages';
import { groupMessages, modeMessages, otherMessages } from './command.messages';

export type Commands = {
  commands: Command[];
  groupNames: Record<GroupId, string>;
  /** The list of dashboards is loading. */
  isAsking: boolean;
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

  const commands: Command[] = [
    ...(isSignedIn && lists('dashboards') ? dashboardCommands(dashboards) : []),
    ...(isSignedIn && dashboards.state === 'failed'
      ? [
          {
            id: 'listAgain',
            group: 'dashboards',
            icon: RotateCw,
            name: intl.formatMessage(otherMessages.listAgain),
            perform: dashboards.askAgain,
            staysOpen: true,
          } satisfies Command,
        ]
      : []),
    ...pages.map(({ id, title, menu }): Command => ({
      id: `page-${id}`,
      group: 'pages',
      icon: PanelsTopLeft,
      name: intl.formatMessage(title),
      to: menu.to,
    })),
    ...(lists('settingsParts') ? SETTINGS_PARTS : []).map((part): Command => ({
      id: `part-${part}`,
      group: 'settings',
      icon: Settings,
      name: intl.formatMessage(settingsPartNames[part]),
      to: settingsPartTo(part),
    })),
    ...LANGUAGES.map(({ code, label, tag }): Command => ({
      id: `language-${code}`,
      group: 'language',
      icon: Languages,
      name: label,
      lang: tag,
      isCurrent: code === language,
      perform: ({ dispatch }) => dispatch(languageChosen(code)),
    })),
    ...(OFFERED.darkSwitch ? (['light', 'dark', 'system'] as const) : []).map((choice): Command => ({
      id: `mode-${choice}`,
      group: 'look',
      icon: MODE_ICONS[choice],
      name: intl.formatMessage(modeMessages[choice]),
      isCurrent: choice === mode,
      perform: ({ dispatch }) => dispatch(modeChosen(choice)),
    })),
    ...(OFFERED.colors ? COLORS : []).map((color): Command => ({
      id: `color-${color}`,
      group: 'look',
      icon: Palette,
      name: intl.formatMessage(colorNames[color]),
      isCurrent: color === colorOf(theme),
      perform: ({ dispatch }) => dispatch(colorChosen(color)),
    })),
    ...MENU_TYPES.map((type): Command => ({
      id: type,
      group: 'menus',
      icon: PanelLeft,
      name: intl.formatMessage(menuTypeNames[type]),
      isCurrent: type === menuType,
      perform: ({ dispatch }) => dispatch(menuTypeChosen(type)),
    })),
    ...OTHER_COMMANDS.filter(({ isOffered }) => !isOffered || isOffered(isSignedIn)).map(
      (command): Command => ({
        ...command,
        group: 'other',
        name: intl.formatMessage(otherMessages[command.id]),
      }),
    ),
  ];

  return { commands, groupNames, isAsking: isSignedIn && dashboards.state === 'asking' };
}

const MODE_ICONS = { light: Sun, dark: Moon, system: Monitor };

type OtherCommand = Pick<Command, 'icon' | 'keywords'> & {
  id: keyof typeof otherMessages;
  /** Always offered without it. */
  isOffered?: (isSignedIn: boolean) => boolean;
} & ({ to: string } | { perform: (context: CommandContext) => void });

/** The commands that are no page, dashboard or setting. Their names are in command.messages.ts. */
const OTHER_COMMANDS: readonly OtherCommand[] = [
  {
    id: 'fullScreen',
    icon: Maximize,
    isOffered: () => document.fullscreenEnabled,
    perform: () => void toggleFullScreen(),
  },
  { id: 'shortcuts', icon: Keyboard, perform: ({ show }) => show('shortcuts') },
  { id: 'about', icon: Info, perform: ({ show }) => show('about') },
  {
    id: 'signOut',
    icon: LogOut,
    isOffered: (isSignedIn) => isSignedIn,
    perform: ({ dispatch }) => dispatch(logoutRequested()),
  },
  { id: 'signIn', icon: LogIn, isOffered: (isSignedIn) => !isSignedIn, to: paths.userLogin.to() },
];

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
        icon: dashboardIcon(icon),
        to: paths.dashboard.to(code),
      }));

import { ListFilter, RotateCw, Settings } from 'lucide-react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { shallowEqual } from 'react-redux';
import { paths } from '../../../config/paths';
import { SETTINGS_PARTS, settingsPartTo } from '../../../config/settingsParts';
import { writeEntriesAddress } from '../../../controls/entries/entriesAddress';
import { VIEWS } from '../../../controls/entries/views';
import { useMenuPages } from '../../../controls/pages';
import { COMMAND_SETTINGS, listOfferedChoices } from '../../../controls/settingChoices';
import { settingsPartNames } from '../../../controls/settingsPart.messages';
import { useDashboards } from '../../../controls/useDashboards';
import type { Dashboards } from '../../../controls/useDashboards';
import { useAppSelector } from '../../../store/hooks';
import { selectIsSignedIn } from '../../../store/session';
import { useAppCommands } from '../commands';
import { dashboardIcon } from '../../../controls/dashboardIcons';
import { messages as menuMessages } from '../menu.messages';
import { useActions } from './actions';
import type { Command, GroupId } from './command';
import { groupMessages } from './group.messages';
import { appearanceKeywords, viewKeywords } from './keyword.messages';
import { listMessages } from './list.messages';

export type Commands = {
  commands: Command[];
  groupNames: Record<GroupId, string>;
  /** Whether the person may open the list of entries. */
  canListEntries: boolean;
  /** The list of dashboards is loading. */
  isLoading: boolean;
};

/** The commands that are offered now, in the language of the page (specification §2.41). */
export function useCommands(): Commands {
  const intl = useIntl();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const dashboards = useDashboards();
  const pages = useMenuPages();
  const hasList = (list: 'dashboards' | 'settingsParts') => pages.some((page) => page.menu.lists === list);
  const choices = useSettingCommands();
  const appCommands = useAppCommands();
  const actions = useActions();
  const entriesPage = pages.find(({ path }) => path === paths.entries.path);

  const groupNames = useMemo(
    () => ({
      actions: intl.formatMessage(groupMessages.actions),
      views: intl.formatMessage(groupMessages.views),
      names: intl.formatMessage(groupMessages.names),
      entries: entriesPage ? intl.formatMessage(entriesPage.title) : '',
      list: intl.formatMessage(groupMessages.list),
      dashboards: intl.formatMessage(menuMessages.dashboards),
      pages: intl.formatMessage(groupMessages.pages),
      settings: intl.formatMessage(menuMessages.settings),
      language: intl.formatMessage(groupMessages.language),
      appearance: intl.formatMessage(groupMessages.appearance),
      menus: intl.formatMessage(groupMessages.menus),
      other: intl.formatMessage(groupMessages.other),
    }),
    [intl, entriesPage],
  );

  const commands: Command[] = [
    ...actions.map(({ name, keywords, ...action }): Command => ({
      ...action,
      group: 'actions',
      name: intl.formatMessage(name),
      ...(keywords && { keywords: intl.formatMessage(keywords) }),
    })),
    ...(isSignedIn && hasList('dashboards') ? listDashboardCommands(dashboards) : []),
    ...(isSignedIn && dashboards.state === 'failed'
      ? [
          {
            id: 'listAgain',
            group: 'dashboards',
            icon: RotateCw,
            name: intl.formatMessage(listMessages.listAgain),
            perform: dashboards.retry,
            staysOpen: true,
          } satisfies Command,
        ]
      : []),
    ...pages.map(({ id, title, menu }): Command => ({
      id: `page-${id}`,
      group: 'pages',
      icon: menu.icon,
      name: intl.formatMessage(title),
      to: menu.to,
    })),
    ...(hasList('settingsParts') ? SETTINGS_PARTS : []).map((part): Command => ({
      id: `part-${part}`,
      group: 'settings',
      icon: Settings,
      name: intl.formatMessage(settingsPartNames[part]),
      to: settingsPartTo(part),
    })),
    ...choices,
    ...appCommands.flatMap(({ name, ...command }): Command[] =>
      name ? [{ ...command, group: 'other', name: intl.formatMessage(name) }] : [],
    ),
    ...(isSignedIn && entriesPage ? listViewCommands(intl) : []),
  ];

  return {
    commands,
    groupNames,
    canListEntries: isSignedIn && entriesPage !== undefined,
    isLoading: isSignedIn && dashboards.state === 'loading',
  };
}

/** The choices of the settings as commands. */
function useSettingCommands(): Command[] {
  const intl = useIntl();
  const offeredChoices = useAppSelector(
    (state) => COMMAND_SETTINGS.flatMap((setting) => listOfferedChoices(setting, state)),
    shallowEqual,
  );
  const currentValues = useAppSelector(
    (state) => COMMAND_SETTINGS.map((setting) => setting.select(state)),
    shallowEqual,
  );
  return COMMAND_SETTINGS.flatMap(({ part, icon: settingIcon = Settings, choices }, index) =>
    choices
      .filter((choice) => offeredChoices.includes(choice))
      .map(({ value, action, name, commandName = name, icon = settingIcon, lang }): Command => ({
        id: `setting-${index}-${value}`,
        group: part,
        icon,
        name: typeof commandName === 'string' ? commandName : intl.formatMessage(commandName),
        ...(lang !== undefined && { lang }),
        ...(part === 'appearance' && { keywords: intl.formatMessage(appearanceKeywords) }),
        isCurrent: value === currentValues[index],
        perform: ({ dispatch }) => dispatch(action),
      })),
  );
}

/** The views of the list of entries. All entries are a page of the menu. */
const listViewCommands = (intl: IntlShape): Command[] =>
  VIEWS.flatMap(({ view, name, choice }) =>
    view === 'all'
      ? []
      : [
          {
            keywords: intl.formatMessage(viewKeywords[view]),
            id: `view-${view}`,
            group: 'views',
            icon: ListFilter,
            name: intl.formatMessage(name),
            to: writeEntriesAddress(choice),
          },
        ],
  );

const listDashboardCommands = (dashboards: Dashboards): Command[] =>
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

// The commands that are not pages, dashboards or settings. Palette, menus, top bar and shortcut list read them. The actions of
// the palette are in `palette/actions.ts`, so that they cost the frame no bytes.
import {
  CircleUserRound,
  Info,
  KeyRound,
  Keyboard,
  LogIn,
  LogOut,
  Maximize,
  RotateCw,
  Search,
  Settings,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { MessageDescriptor } from 'react-intl';
import { shallowEqual } from 'react-redux';
import { paths } from '../../config/paths';
import { useAppSelector } from '../../store/hooks';
import type { AppDispatch, RootState } from '../../store/reducer';
import { selectProfile } from '../../store/profile';
import { logoutRequested, selectIsSignedIn } from '../../store/session';
import { noticeReopened, selectExpiry } from '../../store/sessionExpiry';
import { selectHasCommandPalette, selectHasShortcutHelp } from '../../store/shortcuts';
import { messages as aboutMessages } from './about/about.messages';
import { messages } from './app.messages';
import { commandMessages } from './command.messages';
import { toggleFullScreen } from '../../controls/fullScreen';
import { messages as menuMessages } from './menu.messages';
import { messages as passwordMessages } from './password/password.messages';
import { isHelpKey, isPaletteKey, KEY_NAMES } from './palette/keys';
import { messages as shortcutMessages } from './palette/shortcut.messages';
import type { Overlay } from './palette/useOverlays';

/** The dependencies of a command. */
export type CommandContext = {
  dispatch: AppDispatch;
  /** Shows a dialog, and closes the open one. */
  show: (overlay: Overlay) => void;
};

/** A key that performs the command wherever the focus is. */
type Shortcut = {
  /** The text in the shortcut list. */
  text: MessageDescriptor;
  keys: (hasCommandKey: boolean) => string[];
  isPressed: (event: KeyboardEvent, hasCommandKey: boolean) => boolean;
  /** Absent: the key is always on. */
  isOn?: (state: RootState) => boolean;
};

export type AppCommand = {
  id: string;
  icon: LucideIcon;
  /** Name in the palette. Absent: the palette does not list the command. */
  name?: MessageDescriptor;
  /** Shorter name on a button or in a menu. */
  menuName?: MessageDescriptor;
  /** The menu of the top bar with the command. */
  menu?: 'user' | 'help';
  /** Absent: the command is always offered. */
  isOffered?: (state: RootState) => boolean;
  shortcut?: Shortcut;
} & ({ to: string } | { perform: (context: CommandContext) => void });

export const palette = {
  id: 'palette',
  icon: Search,
  shortcut: {
    text: shortcutMessages.palette,
    keys: (hasCommandKey) => [hasCommandKey ? KEY_NAMES.command : KEY_NAMES.control, KEY_NAMES.k],
    isPressed: isPaletteKey,
    isOn: selectHasCommandPalette,
  },
  perform: ({ show }) => show('palette'),
} satisfies AppCommand;

export const signIn = {
  id: 'signIn',
  icon: LogIn,
  name: commandMessages.signIn,
  menuName: messages.signIn,
  isOffered: (state) => !selectIsSignedIn(state),
  to: paths.userLogin.to(),
} satisfies AppCommand;

/** In the order of the palette and of the user menu. */
const COMMANDS: readonly AppCommand[] = [
  palette,
  {
    id: 'fullScreen',
    icon: Maximize,
    name: commandMessages.fullScreen,
    isOffered: () => document.fullscreenEnabled,
    perform: () => void toggleFullScreen(),
  },
  {
    id: 'account',
    icon: CircleUserRound,
    menuName: messages.userMenu,
    menu: 'user',
    isOffered: selectIsSignedIn,
    to: paths.account.to(),
  },
  {
    id: 'settings',
    icon: Settings,
    menuName: menuMessages.settings,
    menu: 'user',
    to: paths.settings.to(),
  },
  {
    id: 'password',
    icon: KeyRound,
    name: passwordMessages.title,
    menuName: passwordMessages.title,
    menu: 'user',
    isOffered: (state) => selectProfile(state).data?.canChangePassword === true,
    perform: ({ show }) => show('password'),
  },
  {
    id: 'shortcuts',
    icon: Keyboard,
    name: commandMessages.shortcuts,
    menuName: commandMessages.shortcuts,
    menu: 'help',
    shortcut: {
      text: shortcutMessages.help,
      keys: () => [KEY_NAMES.question],
      isPressed: isHelpKey,
      isOn: selectHasShortcutHelp,
    },
    perform: ({ show }) => show('shortcuts'),
  },
  {
    id: 'about',
    icon: Info,
    name: commandMessages.about,
    menuName: aboutMessages.title,
    menu: 'help',
    perform: ({ show }) => show('about'),
  },
  {
    id: 'signInAgain',
    icon: RotateCw,
    menuName: messages.signInAgain,
    menu: 'user',
    isOffered: (state) => selectExpiry(state).reported !== null,
    perform: ({ dispatch }) => dispatch(noticeReopened()),
  },
  {
    id: 'signOut',
    icon: LogOut,
    name: commandMessages.signOut,
    menuName: messages.logout,
    menu: 'user',
    isOffered: selectIsSignedIn,
    perform: ({ dispatch }) => dispatch(logoutRequested()),
  },
  signIn,
];

/** The commands with a key, also those whose key is off. */
export const SHORTCUTS = COMMANDS.flatMap((command) =>
  command.shortcut ? [{ ...command.shortcut, command }] : [],
);

/** The commands that can be performed now. */
export const useAppCommands = (): AppCommand[] =>
  useAppSelector((state) => COMMANDS.filter(({ isOffered }) => !isOffered || isOffered(state)), shallowEqual);

/** The commands with a key that is on. */
export const useShortcuts = () =>
  useAppSelector((state) => SHORTCUTS.filter(({ isOn }) => !isOn || isOn(state)), shallowEqual);

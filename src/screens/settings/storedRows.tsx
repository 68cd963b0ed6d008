import { FormattedMessage } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import type { ReactNode } from 'react';
import { languageOf } from '../../config/languages';
import { LANGUAGE_NAMES } from '../../config/languageTexts';
import type { MenuType } from '../../config/menuTypes';
import { listRootAttributes, rootAttributes } from '../../config/stored';
import type { RootAttribute, StorageKey, StoredSlice } from '../../config/stored';
import { themeColor, themeMode } from '../../config/themes';
import { menuTypeNames } from '../../controls/menuType.messages';
import { roleNames } from '../../controls/role.messages';
import { attributeTexts } from '../../controls/rootAttribute.messages';
import { colorNames, modeNames } from '../../controls/theme.messages';
import type { RootState } from '../../store/reducer';
import { selectFollowsSystem } from '../../store/theme';
import { meanings, messages } from './stored.messages';

/** The stored slices of the state. */
type StoredSlices = Pick<RootState, StoredSlice> & {
  /** The slice replaces an unknown code by the default. */
  isLanguageKnown: boolean;
};

type StoredRow = {
  meaning: MessageDescriptor;
  /** The value as text. Null: the stored text is invalid, and it is not shown. */
  text: (state: StoredSlices) => ReactNode;
};

const makeRow = (meaning: MessageDescriptor, text: StoredRow['text']): StoredRow => ({ meaning, text });

const showMessage = (message: MessageDescriptor | null | undefined): ReactNode =>
  message ? <FormattedMessage {...message} /> : null;
const showPresence = (value: unknown) => showMessage(value === null ? null : messages.kept);
const showSwitch = (isOn: boolean | null) =>
  showMessage(isOn === null ? null : isOn ? messages.on : messages.off);
const showMenu = (type: MenuType | null) => showMessage(type && menuTypeNames[type]);

/** Token and record are secrets, so only their presence is shown. */
const showSecret = () => showMessage(messages.secret);

const showLanguage = ({ language: { chosen }, isLanguageKnown }: StoredSlices) =>
  chosen && isLanguageKnown ? (
    <span lang={languageOf(chosen).tag}>{LANGUAGE_NAMES[chosen].label}</span>
  ) : null;

const showColor = ({ theme: { color } }: StoredSlices) =>
  color && (
    <FormattedMessage
      {...messages.theme}
      values={{
        color: showMessage(colorNames[themeColor(color)]),
        mode: showMessage(modeNames[themeMode(color)]),
      }}
    />
  );

const attributeRows = listRootAttributes().map((name) => {
  const { stored, choices } = attributeTexts[name];
  return [
    rootAttributes[name].key,
    makeRow(stored, ({ theme }) => showMessage(choices[theme[name] ?? ''])),
  ] as const;
});

const ROWS = {
  'portal-token': makeRow(meanings.token, showSecret),
  'portal-user': makeRow(meanings.user, showSecret),
  theme_lang: makeRow(meanings.language, showLanguage),
  'vien-themecolor': makeRow(meanings.color, showColor),
  ...Object.fromEntries(attributeRows),
  'portal-theme-mode': makeRow(meanings.mode, (state) =>
    showMessage(selectFollowsSystem(state) ? modeNames.system : messages.setAside),
  ),
  'portal-menu': makeRow(meanings.menu, ({ menu }) => showMenu(menu.type)),
  'portal-menu-wide': makeRow(meanings.menuWide, ({ menu }) => showMenu(menu.wide)),
  'portal-menu-medium': makeRow(meanings.menuMedium, ({ menu }) => showMenu(menu.medium)),
  'portal-command-palette': makeRow(meanings.palette, ({ shortcuts }) => showSwitch(shortcuts.palette)),
  'portal-shortcut-help': makeRow(meanings.shortcutHelp, ({ shortcuts }) => showSwitch(shortcuts.help)),
  'portal-desk': makeRow(meanings.desk, ({ desk }) => showPresence(desk.people)),
  'portal-entry-columns': makeRow(meanings.entryColumns, ({ tables }) => showPresence(tables.entryColumns)),
  'portal-submissions': makeRow(meanings.submissions, () => showMessage(messages.kept)),
  'theme-user-role': makeRow(meanings.role, ({ role: { stored } }) =>
    showMessage(stored && stored !== 'none' ? roleNames[stored] : null),
  ),
} satisfies Record<Exclude<StorageKey, (typeof rootAttributes)[RootAttribute]['key']>, StoredRow>;

/** What each key means, and its value as text, in the order of the list. */
export const STORED_ROWS: readonly (readonly [string, StoredRow])[] = Object.entries(ROWS);

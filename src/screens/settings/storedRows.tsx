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

const row = (meaning: MessageDescriptor, text: StoredRow['text']): StoredRow => ({ meaning, text });

const show = (message: MessageDescriptor | null | undefined): ReactNode =>
  message ? <FormattedMessage {...message} /> : null;
const showPresence = (value: unknown) => show(value === null ? null : messages.kept);
const showSwitch = (isOn: boolean | null) => show(isOn === null ? null : isOn ? messages.on : messages.off);
const showMenu = (type: MenuType | null) => show(type && menuTypeNames[type]);

/** Token and record are secrets, so only their presence is shown. */
const showSecret = () => show(messages.secret);

const showLanguage = ({ language: { chosen }, isLanguageKnown }: StoredSlices) =>
  chosen && isLanguageKnown ? (
    <span lang={languageOf(chosen).tag}>{LANGUAGE_NAMES[chosen].label}</span>
  ) : null;

const showColor = ({ theme: { color } }: StoredSlices) =>
  color && (
    <FormattedMessage
      {...messages.theme}
      values={{ color: show(colorNames[themeColor(color)]), mode: show(modeNames[themeMode(color)]) }}
    />
  );

const attributeRows = listRootAttributes().map((name) => {
  const { stored, choices } = attributeTexts[name];
  return [rootAttributes[name].key, row(stored, ({ theme }) => show(choices[theme[name] ?? '']))] as const;
});

const ROWS = {
  'portal-token': row(meanings.token, showSecret),
  'portal-user': row(meanings.user, showSecret),
  theme_lang: row(meanings.language, showLanguage),
  'vien-themecolor': row(meanings.color, showColor),
  ...Object.fromEntries(attributeRows),
  'portal-theme-mode': row(meanings.mode, (state) =>
    show(selectFollowsSystem(state) ? modeNames.system : messages.setAside),
  ),
  'portal-menu': row(meanings.menu, ({ menu }) => showMenu(menu.type)),
  'portal-menu-wide': row(meanings.menuWide, ({ menu }) => showMenu(menu.wide)),
  'portal-menu-medium': row(meanings.menuMedium, ({ menu }) => showMenu(menu.medium)),
  'portal-command-palette': row(meanings.palette, ({ shortcuts }) => showSwitch(shortcuts.palette)),
  'portal-shortcut-help': row(meanings.shortcutHelp, ({ shortcuts }) => showSwitch(shortcuts.help)),
  'portal-desk': row(meanings.desk, ({ desk }) => showPresence(desk.people)),
  'portal-entry-columns': row(meanings.entryColumns, ({ tables }) => showPresence(tables.entryColumns)),
  'theme-user-role': row(meanings.role, ({ role: { stored } }) =>
    show(stored && stored !== 'none' ? roleNames[stored] : null),
  ),
} satisfies Record<Exclude<StorageKey, (typeof rootAttributes)[RootAttribute]['key']>, StoredRow>;

/** What each key means, and its value as text, in the order of the list. */
export const STORED_ROWS: readonly (readonly [string, StoredRow])[] = Object.entries(ROWS);

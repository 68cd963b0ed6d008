// The settings with a list of values. Choice groups and the command palette read them.
import type { UnknownAction } from '@reduxjs/toolkit';
import { Languages, Monitor, Moon, Palette, PanelLeft, Sun } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { MessageDescriptor } from 'react-intl';
import { LANGUAGES } from '../../api-spec/languages';
import { LANGUAGE_NAMES } from '../config/languageTexts';
import type { LanguageCode } from '../../api-spec/languages';
import { MENU_TYPES } from '../config/menuTypes';
import type { MenuType } from '../config/menuTypes';
import { listRootAttributes } from '../config/stored';
import type { RootAttribute } from '../config/stored';
import { themeColor, COLORS } from '../config/themes';
import type { Color, ModeChoice } from '../config/themes';
import { languageChosen, selectLanguage } from '../store/language';
import { menuTypeChosen, selectMenuType } from '../store/menu';
import type { RootState } from '../store/reducer';
import {
  attributeChosen,
  colorChosen,
  modeChosen,
  selectAttribute,
  selectModeChoice,
  selectTheme,
} from '../store/theme';
import { menuTypeCommands, menuTypeHints, menuTypeNames } from './menuType.messages';
import { attributeTexts } from './rootAttribute.messages';
import { colorNames, modeCommands, modeNames } from './theme.messages';

/** One value of a setting. */
export type SettingChoice<Value extends string = string> = {
  value: Value;
  /** Chooses this value. */
  action: UnknownAction;
  /** A string if the name is the same in every language. */
  name: MessageDescriptor | string;
  /** Name in the palette, if it differs. */
  commandName?: MessageDescriptor;
  /** Text below the name. */
  hint?: MessageDescriptor;
  /** Language of the name, if it is not the page's. */
  lang?: string;
  icon?: LucideIcon;
};

export type Setting<Value extends string = string> = {
  /** Part of the settings page and group of the palette. */
  part: 'language' | 'appearance' | 'menus';
  /** The icon of every choice without its own icon. */
  icon?: LucideIcon;
  choices: readonly SettingChoice<Value>[];
  /** The values that the deployment offers. Null or absent: all. */
  offered?: (state: RootState) => readonly Value[] | null;
  select: (state: RootState) => Value;
};

/** Returns the choices that the deployment offers. */
export function listOfferedChoices<Value extends string>(
  { choices, offered }: Setting<Value>,
  state: RootState,
): readonly SettingChoice<Value>[] {
  const values = offered?.(state);
  return values ? choices.filter(({ value }) => values.includes(value)) : choices;
}

export const languageSetting: Setting<LanguageCode> = {
  part: 'language',
  icon: Languages,
  choices: LANGUAGES.map(({ code, tag }) => ({
    value: code,
    action: languageChosen(code),
    name: LANGUAGE_NAMES[code].label,
    lang: tag,
  })),
  offered: ({ language }) => language.offered,
  select: selectLanguage,
};

const modeChoice = (value: ModeChoice, icon: LucideIcon): SettingChoice<ModeChoice> => ({
  value,
  action: modeChosen(value),
  icon,
  name: modeNames[value],
  commandName: modeCommands[value],
});

export const modeSetting: Setting<ModeChoice> = {
  part: 'appearance',
  choices: [modeChoice('light', Sun), modeChoice('dark', Moon), modeChoice('system', Monitor)],
  select: selectModeChoice,
};

export const colorSetting: Setting<Color> = {
  part: 'appearance',
  icon: Palette,
  choices: COLORS.map((color) => ({ value: color, action: colorChosen(color), name: colorNames[color] })),
  select: (state) => themeColor(selectTheme(state)),
};

/** Returns the setting of an attribute of the root element. */
export function attributeSetting(name: RootAttribute): Setting {
  const { choices, commands } = attributeTexts[name];
  return {
    part: 'appearance',
    choices: Object.entries(choices).map(([value, text]) => ({
      value,
      action: attributeChosen({ name, value }),
      name: text,
      ...(commands?.[value] && { commandName: commands[value] }),
    })),
    select: (state) => selectAttribute(state, name),
  };
}

export const menuTypeSetting: Setting<MenuType> = {
  part: 'menus',
  icon: PanelLeft,
  choices: MENU_TYPES.map((type) => ({
    value: type,
    action: menuTypeChosen(type),
    name: menuTypeNames[type],
    commandName: menuTypeCommands[type],
    hint: menuTypeHints[type],
  })),
  select: selectMenuType,
};

/** The settings whose choices are commands of the palette, in its order. */
export const COMMAND_SETTINGS: readonly Setting[] = [
  languageSetting,
  modeSetting,
  colorSetting,
  ...listRootAttributes()
    .filter((name) => attributeTexts[name].commands)
    .map(attributeSetting),
  menuTypeSetting,
];

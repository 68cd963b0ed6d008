// The settings with a list of values. Choice groups and the command palette read them.
import type { UnknownAction } from '@reduxjs/toolkit';
import { Languages, Monitor, Moon, Palette, PanelLeft, Sun } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { MessageDescriptor } from 'react-intl';
import { LANGUAGE_NAMES, LANGUAGES } from '../config/languages';
import type { LanguageCode } from '../config/languages';
import { MENU_HIDDEN_BELOW, MENU_TYPES, SUB_HIDDEN_BELOW } from '../config/menuTypes';
import type { MenuType } from '../config/menuTypes';
import { themeColor, COLORS, RADII } from '../config/themes';
import type { Color, Density, ModeChoice, Radius } from '../config/themes';
import { useAppSelector } from '../store/hooks';
import { languageChosen, selectLanguage } from '../store/language';
import { menuTypeChosen, selectMenuType } from '../store/menu';
import type { RootState } from '../store/reducer';
import {
  colorChosen,
  densityChosen,
  modeChosen,
  radiusChosen,
  selectDensity,
  selectModeChoice,
  selectRadius,
  selectTheme,
} from '../store/theme';
import { menuTypeCommands, menuTypeHints, menuTypeNames } from './menuType.messages';
import { colorNames, densityNames, modeCommands, modeNames, radiusNames } from './theme.messages';

/** One value of a setting. */
export type SettingChoice<Value extends string> = {
  value: Value;
  /** A string if the name is the same in every language. */
  name: MessageDescriptor | string;
  /** Name in the palette, if it differs. */
  commandName?: MessageDescriptor;
  /** Text below the name. */
  hint?: MessageDescriptor;
  /** Values of the texts. */
  values?: Readonly<Record<string, number>>;
  /** Language of the name, if it is not the page's. */
  lang?: string;
  icon?: LucideIcon;
};

export type Setting<Value extends string> = {
  /** The icon of every choice without its own icon. */
  icon?: LucideIcon;
  choices: readonly SettingChoice<Value>[];
  /** The values that the deployment offers. Null or absent: all. */
  offered?: (state: RootState) => readonly Value[] | null;
  select: (state: RootState) => Value;
  choose: (value: Value) => UnknownAction;
};

/** Returns the choices that the deployment offers. */
export function useOfferedChoices<Value extends string>(
  setting: Setting<Value>,
): readonly SettingChoice<Value>[] {
  const offered = useAppSelector((state) => setting.offered?.(state) ?? null);
  return offered ? setting.choices.filter(({ value }) => offered.includes(value)) : setting.choices;
}

export const languageSetting = {
  icon: Languages,
  choices: LANGUAGES.map(({ code, tag }) => ({ value: code, name: LANGUAGE_NAMES[code].label, lang: tag })),
  offered: ({ language }) => language.offered,
  select: selectLanguage,
  choose: languageChosen,
} satisfies Setting<LanguageCode>;

export const modeSetting: Setting<ModeChoice> = {
  choices: [
    { value: 'light', icon: Sun, name: modeNames.light, commandName: modeCommands.light },
    { value: 'dark', icon: Moon, name: modeNames.dark, commandName: modeCommands.dark },
    { value: 'system', icon: Monitor, name: modeNames.system, commandName: modeCommands.system },
  ],
  select: selectModeChoice,
  choose: modeChosen,
};

export const colorSetting: Setting<Color> = {
  icon: Palette,
  choices: COLORS.map((color) => ({ value: color, name: colorNames[color] })),
  select: (state) => themeColor(selectTheme(state)),
  choose: colorChosen,
};

export const radiusSetting: Setting<Radius> = {
  choices: RADII.map((radius) => ({ value: radius, name: radiusNames[radius] })),
  select: selectRadius,
  choose: radiusChosen,
};

/** 'auto' is the choice of the pointer, and is not stored. */
export const densitySetting: Setting<Density | 'auto'> = {
  choices: (['auto', 'comfortable', 'compact'] as const).map((density) => ({
    value: density,
    name: densityNames[density],
  })),
  select: (state) => selectDensity(state) ?? 'auto',
  choose: (density) => densityChosen(density === 'auto' ? null : density),
};

/**
 * Smallest width in pixels at which a page starts with the open menus of a type. A narrower page starts with fewer open
 * menus. The login loads `config/menuTypes.ts`, so the widths are here.
 */
const APPLIES_FROM: Readonly<Record<MenuType, number>> = {
  'menu-default': SUB_HIDDEN_BELOW,
  'menu-sub-hidden': MENU_HIDDEN_BELOW,
  'menu-hidden': 0,
};

export const menuTypeSetting: Setting<MenuType> = {
  icon: PanelLeft,
  choices: MENU_TYPES.map((type) => ({
    value: type,
    name: menuTypeNames[type],
    commandName: menuTypeCommands[type],
    hint: menuTypeHints[type],
    values: { from: APPLIES_FROM[type] },
  })),
  select: selectMenuType,
  choose: menuTypeChosen,
};

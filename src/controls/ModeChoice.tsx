import { createElement } from 'react';
import { SettingGroup } from './SettingGroup';
import type { SettingLayout } from './SettingGroup';
import { modeSetting } from './settingChoices';
import { messages } from './theme.messages';

/** Light, dark, or the mode of the operating system. */
export const ModeChoice = ({ layout }: { layout: SettingLayout }) => (
  <SettingGroup
    setting={modeSetting}
    legend={messages.mode}
    layout={layout}
    picture={({ icon }) => icon && createElement(icon, { 'aria-hidden': true, size: 22 })}
  />
);

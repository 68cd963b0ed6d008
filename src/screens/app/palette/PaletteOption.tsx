import {
  Check,
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
import { createElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { dashboardIcon } from '../dashboardIcons';
import type { Command } from './command';
import { messages } from './palette.messages';
import styles from './Palette.module.css';

/** One line of the palette. The focus stays in the field, so a pointer must not take it. */
export function PaletteOption({
  id,
  command,
  isActive,
  onPoint,
  onChoose,
}: {
  id: string;
  command: Command;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
}) {
  const { name, lang, isForeign = false, code, isCurrent = false } = command;
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keys (aria-activedescendant)
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={styles['option']}
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={isActive ? undefined : onPoint}
      onClick={onChoose}
    >
      {createElement(iconOf(command), { 'aria-hidden': true, size: 18, className: styles['optionIcon'] })}
      <span className={styles['name']} lang={lang}>
        {isForeign ? <bdi>{name}</bdi> : name}
      </span>
      {code !== undefined && <bdi className={styles['code']}>{code}</bdi>}
      {isCurrent && (
        <span className={styles['current']}>
          <Check aria-hidden size={16} />
          <FormattedMessage {...messages.current} />
        </span>
      )}
    </div>
  );
}

function iconOf({ action, group, icon }: Command) {
  if (action.kind === 'mode') return MODES[action.mode];
  if (action.kind !== 'go') return ICONS[action.kind];
  return group === 'dashboards' ? dashboardIcon(icon) : PLACES[group];
}

const MODES = { light: Sun, dark: Moon, system: Monitor };
const PLACES = {
  pages: PanelsTopLeft,
  settings: Settings,
  language: Languages,
  look: Palette,
  menus: PanelLeft,
  other: PanelsTopLeft,
};
const ICONS = {
  language: Languages,
  color: Palette,
  menu: PanelLeft,
  listAgain: RotateCw,
  fullScreen: Maximize,
  shortcuts: Keyboard,
  about: Info,
  signIn: LogIn,
  signOut: LogOut,
};

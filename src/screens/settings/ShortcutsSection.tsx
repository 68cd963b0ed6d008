import { FormattedMessage } from 'react-intl';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectHasCommandPalette, selectHasShortcutHelp, shortcutSwitched } from '../../store/shortcuts';
import { Switch } from '../../ui/Switch';
import { Section } from './Section';
import { messages } from './settings.messages';

/** Switches for the keys that work with any focus (WCAG 2.1.4). */
export function ShortcutsSection() {
  const dispatch = useAppDispatch();
  return (
    <Section part="shortcuts" detail={messages.shortcutsDetail}>
      <Switch
        label={<FormattedMessage {...messages.palette} />}
        hint={<FormattedMessage {...messages.paletteHint} />}
        isOn={useAppSelector(selectHasCommandPalette)}
        onSwitch={(isOn) => dispatch(shortcutSwitched({ shortcut: 'palette', isOn }))}
      />
      <Switch
        label={<FormattedMessage {...messages.shortcutHelp} />}
        hint={<FormattedMessage {...messages.shortcutHelpHint} />}
        isOn={useAppSelector(selectHasShortcutHelp)}
        onSwitch={(isOn) => dispatch(shortcutSwitched({ shortcut: 'help', isOn }))}
      />
    </Section>
  );
}

import { Moon, Sun } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { OFFERED } from '../../config/themes';
import { modeSetting } from '../../controls/settingChoices';
import { useMode } from '../../controls/useMode';
import { useAppDispatch } from '../../store/hooks';
import { Switch } from '../../ui/Switch';
import { messages } from './themeControls.messages';

/**
 * Switches between light and dark. While the page follows the system, it shows the system's mode,
 * and a press ends the following. Absent if it is not offered (specification §9.6).
 */
export function DarkSwitch({ isLabelHidden }: { isLabelHidden: boolean }) {
  const dispatch = useAppDispatch();
  const isDark = useMode() === 'dark';
  if (!OFFERED.darkSwitch) return null;
  const Icon = isDark ? Moon : Sun;
  return (
    <Switch
      label={
        <>
          {!isLabelHidden && <Moon aria-hidden size={20} />}
          <FormattedMessage {...messages.dark} />
        </>
      }
      isLabelHidden={isLabelHidden}
      icon={<Icon aria-hidden size={14} strokeWidth={2.5} />}
      isOn={isDark}
      onSwitch={(isOn) => dispatch(modeSetting.choose(isOn ? 'dark' : 'light'))}
    />
  );
}

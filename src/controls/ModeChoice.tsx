import { Monitor, Moon, Sun } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { ModeChoice as Choice } from '../config/themes';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { modeChosen, selectModeChoice } from '../store/theme';
import { ChoiceGroup } from '../ui/ChoiceGroup';
import { messages, modeNames } from './theme.messages';

const CHOICES = [
  { value: 'light', Icon: Sun },
  { value: 'dark', Icon: Moon },
  { value: 'system', Icon: Monitor },
] as const satisfies readonly { value: Choice; Icon: unknown }[];

/** Light, dark, or as the system asks. */
export function ModeChoice() {
  const dispatch = useAppDispatch();
  return (
    <ChoiceGroup<Choice>
      legend={<FormattedMessage {...messages.mode} />}
      layout="row"
      value={useAppSelector(selectModeChoice)}
      onChoose={(choice) => dispatch(modeChosen(choice))}
      choices={CHOICES.map(({ value: choice, Icon }) => ({
        value: choice,
        label: <FormattedMessage {...modeNames[choice]} />,
        picture: <Icon aria-hidden size={22} />,
      }))}
    />
  );
}

import { Monitor, Moon, Sun } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { ModeChoice as Choice } from '../config/themes';
import { ChoiceGroup } from '../ui/ChoiceGroup';
import { messages, modeNames } from './theme.messages';

const CHOICES = [
  { value: 'light', Icon: Sun },
  { value: 'dark', Icon: Moon },
  { value: 'system', Icon: Monitor },
] as const satisfies readonly { value: Choice; Icon: unknown }[];

/** Light, dark, or as the system asks. */
export function ModeChoice({ value, onChoose }: { value: Choice; onChoose: (choice: Choice) => void }) {
  return (
    <ChoiceGroup<Choice>
      legend={<FormattedMessage {...messages.mode} />}
      layout="row"
      value={value}
      onChoose={onChoose}
      choices={CHOICES.map(({ value: choice, Icon }) => ({
        value: choice,
        label: <FormattedMessage {...modeNames[choice]} />,
        picture: <Icon aria-hidden size={22} />,
      }))}
    />
  );
}

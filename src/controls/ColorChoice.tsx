import { FormattedMessage } from 'react-intl';
import { COLORS } from '../config/themes';
import type { Color, Mode } from '../config/themes';
import { ChoiceGroup } from '../ui/ChoiceGroup';
import styles from './ColorChoice.module.css';
import { colorNames, messages } from './theme.messages';

type Props = {
  value: Color;
  /** The swatches are drawn as the page would be. */
  mode: Mode;
  onChoose: (color: Color) => void;
};

/** The ten colours, each with its name and its two tones. */
export function ColorChoice({ value, mode, onChoose }: Props) {
  return (
    <ChoiceGroup
      legend={<FormattedMessage {...messages.color} />}
      layout="list"
      value={value}
      onChoose={onChoose}
      choices={COLORS.map((color) => ({
        value: color,
        label: <FormattedMessage {...colorNames[color]} />,
        picture: <span className={styles['swatch']} data-color={color} data-mode={mode} aria-hidden="true" />,
      }))}
    />
  );
}

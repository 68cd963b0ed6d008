import { FormattedMessage } from 'react-intl';
import { colorOf, COLORS } from '../config/themes';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { colorChosen, selectTheme } from '../store/theme';
import { ChoiceGroup } from '../ui/ChoiceGroup';
import styles from './ColorChoice.module.css';
import { colorNames, messages } from './theme.messages';
import { useMode } from './useMode';

/** The ten colours, each with its name and its two tones in the mode of the page. */
export function ColorChoice() {
  const dispatch = useAppDispatch();
  const mode = useMode();
  return (
    <ChoiceGroup
      legend={<FormattedMessage {...messages.color} />}
      layout="list"
      value={colorOf(useAppSelector(selectTheme))}
      onChoose={(color) => dispatch(colorChosen(color))}
      choices={COLORS.map((color) => ({
        value: color,
        label: <FormattedMessage {...colorNames[color]} />,
        picture: <span className={styles['swatch']} data-color={color} data-mode={mode} aria-hidden="true" />,
      }))}
    />
  );
}

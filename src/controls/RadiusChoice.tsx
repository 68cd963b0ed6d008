import { FormattedMessage } from 'react-intl';
import { RADII } from '../config/themes';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { radiusChosen, selectRadius } from '../store/theme';
import { ChoiceGroup } from '../ui/ChoiceGroup';
import styles from './RadiusChoice.module.css';
import { messages, radiusNames } from './theme.messages';

/** Rounded or flat corners. */
export function RadiusChoice() {
  const dispatch = useAppDispatch();
  return (
    <ChoiceGroup
      legend={<FormattedMessage {...messages.radius} />}
      layout="row"
      value={useAppSelector(selectRadius)}
      onChoose={(radius) => dispatch(radiusChosen(radius))}
      choices={RADII.map((radius) => ({
        value: radius,
        label: <FormattedMessage {...radiusNames[radius]} />,
        picture: <span className={styles['corner']} data-corner={radius} aria-hidden="true" />,
      }))}
    />
  );
}

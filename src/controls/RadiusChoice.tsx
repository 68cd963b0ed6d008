import { FormattedMessage } from 'react-intl';
import { RADII } from '../config/themes';
import type { Radius } from '../config/themes';
import { ChoiceGroup } from '../ui/ChoiceGroup';
import styles from './RadiusChoice.module.css';
import { messages, radiusNames } from './theme.messages';

/** Rounded or flat corners. */
export function RadiusChoice({ value, onChoose }: { value: Radius; onChoose: (radius: Radius) => void }) {
  return (
    <ChoiceGroup
      legend={<FormattedMessage {...messages.radius} />}
      layout="row"
      value={value}
      onChoose={onChoose}
      choices={RADII.map((radius) => ({
        value: radius,
        label: <FormattedMessage {...radiusNames[radius]} />,
        picture: <span className={styles['corner']} data-corner={radius} aria-hidden="true" />,
      }))}
    />
  );
}

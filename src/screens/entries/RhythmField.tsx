import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { ChoiceField } from '../../controls/form/ChoiceField';
import { RHYTHMS } from './rhythms';
import { rhythmNames } from './rhythms.messages';

type Props = Omit<ComponentProps<typeof ChoiceField>, 'options'> & {
  /** Further options, for series alone. */
  others?: ComponentProps<typeof ChoiceField>['options'];
};

/** The choice of the time between two due days. */
export function RhythmField({ others = [], ...field }: Props) {
  const intl = useIntl();
  return (
    <ChoiceField
      {...field}
      options={[
        ...RHYTHMS.map((rhythm) => ({ value: rhythm, label: intl.formatMessage(rhythmNames[rhythm]) })),
        ...others,
      ]}
    />
  );
}

import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { ChoiceField } from '../../controls/form/ChoiceField';
import { RHYTHMS } from './rhythms';
import { rhythmNames } from './rhythms.messages';

/** The choice of the time between two due days. */
export function RhythmField(field: Omit<ComponentProps<typeof ChoiceField>, 'options'>) {
  const intl = useIntl();
  return (
    <ChoiceField
      {...field}
      options={RHYTHMS.map((rhythm) => ({
        value: rhythm,
        label: intl.formatMessage(rhythmNames[rhythm]),
      }))}
    />
  );
}

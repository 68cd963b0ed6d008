import { FormattedMessage } from 'react-intl';
import { ChoiceGroup } from '../../ui/ChoiceGroup';
import { DifferenceRows } from './DifferenceRows';
import type { FieldProps } from './FormatFields';
import { messages as mappingTexts } from './mapping.messages';
import { messages } from './question.messages';

/** The choice of what the excess is in rows that are paid with more than their amount. The answer is for this sum only. */
export function OverpaidField({ preview: { overpaid }, choices, onChange }: FieldProps) {
  if (overpaid === undefined) return null;
  const { count, cents } = overpaid;
  return (
    <>
      <ChoiceGroup
        legend={<FormattedMessage {...messages.overpaid} values={{ count }} />}
        layout="cards"
        choices={[
          { value: 'interest', label: <FormattedMessage {...mappingTexts.interest} /> },
          { value: 'fine', label: <FormattedMessage {...mappingTexts.fine} /> },
          {
            value: 'leave-out',
            label: <FormattedMessage {...messages.underpaidOut} values={{ count }} />,
            hint: <FormattedMessage {...messages.overpaidOutHint} />,
          },
        ]}
        value={choices.overpaid?.cents === cents ? choices.overpaid.excess : ''}
        onChoose={(excess) => excess !== '' && onChange({ overpaid: { excess, cents } })}
      />
      <DifferenceRows label={messages.overpaidRows} {...overpaid} />
    </>
  );
}

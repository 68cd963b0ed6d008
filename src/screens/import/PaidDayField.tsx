import { FormattedMessage } from 'react-intl';
import { ChoiceGroup } from '../../ui/ChoiceGroup';
import type { FieldProps } from './FormatFields';
import { messages } from './question.messages';

/** The choice of the payment day of rows that are paid, and have none in the file. */
export const PaidDayField = ({ choices, onChange }: FieldProps) => (
  <ChoiceGroup
    legend={<FormattedMessage {...messages.paidDay} />}
    layout="cards"
    choices={[
      {
        value: 'due-day',
        label: <FormattedMessage {...messages.dueDay} />,
        hint: <FormattedMessage {...messages.dueDayHint} />,
      },
      { value: 'none', label: <FormattedMessage {...messages.noPaidDay} /> },
    ]}
    value={choices.paidDay ?? ''}
    onChoose={(paidDay) => paidDay !== '' && onChange({ paidDay })}
  />
);

import { FormattedMessage } from 'react-intl';
import { ChoiceGroup } from '../../ui/ChoiceGroup';
import type { FieldProps } from './FormatFields';
import { messages } from './question.messages';

/** The choice whether the rows of a bank statement are payments. */
export const StatementField = ({ choices, onRead }: FieldProps) => (
  <ChoiceGroup
    legend={<FormattedMessage {...messages.statement} />}
    layout="cards"
    choices={[
      {
        value: 'paid',
        label: <FormattedMessage {...messages.statementPaid} />,
        hint: <FormattedMessage {...messages.statementPaidHint} />,
      },
      { value: 'open', label: <FormattedMessage {...messages.statementOpen} /> },
    ]}
    value={choices.statement ?? ''}
    onChoose={(statement) => statement !== '' && onRead({ statement })}
  />
);

import { FormattedMessage } from 'react-intl';
import { ChoiceGroup } from '../../ui/ChoiceGroup';
import type { FieldProps } from './FormatFields';
import { messages } from './question.messages';

/** The choice whether the rows of a bank statement are payments. */
export const BankStatementField = ({ choices, onChange }: FieldProps) => (
  <ChoiceGroup
    legend={<FormattedMessage {...messages.bankStatement} />}
    layout="cards"
    choices={[
      {
        value: 'paid',
        label: <FormattedMessage {...messages.bankStatementPaid} />,
        hint: <FormattedMessage {...messages.bankStatementPaidHint} />,
      },
      { value: 'open', label: <FormattedMessage {...messages.bankStatementOpen} /> },
    ]}
    value={choices.statement ?? ''}
    onChoose={(statement) => statement !== '' && onChange({ statement })}
  />
);

import { FormattedMessage } from 'react-intl';
import { ChoiceGroup } from '../../ui/ChoiceGroup';
import { messages } from './account.messages';
import type { FieldProps } from './FormatFields';

/** The choice of the account that the payments of the file came to or left. */
export const AccountField = ({ preview: { accounts = [] }, choices, onChange }: FieldProps) => (
  <ChoiceGroup
    legend={<FormattedMessage {...messages.account} />}
    layout="cards"
    choices={accounts.map(({ id, name }) => ({ value: id, label: <bdi>{name}</bdi> }))}
    value={choices.account ?? ''}
    onChoose={(account) => onChange({ account })}
  />
);

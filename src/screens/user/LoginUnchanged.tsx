import { FormattedMessage } from 'react-intl';
import { messages } from './user.messages';

/** Says which password a reset changes, where the numeric login keeps its own (`identityChangesLogin`). */
export function LoginUnchanged() {
  return (
    <p>
      <FormattedMessage {...messages.loginUnchanged} />
    </p>
  );
}

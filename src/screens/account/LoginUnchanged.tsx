import { FormattedMessage } from 'react-intl';
import { messages } from './account.messages';

/** Explains that a reset does not change the password of the numeric login (`identityChangesLogin`). */
export function LoginUnchanged() {
  return (
    <p>
      <FormattedMessage {...messages.loginUnchanged} />
    </p>
  );
}

// Fields of several forms of the user area.
import { useForm } from 'react-final-form';
import { FormattedMessage } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { PasswordField } from '../../ui/PasswordField';
import { TextField } from '../../ui/TextField';
import { messages } from './account.messages';
import { cleanEmail, emailRule, newPasswordRule, makeSameRule } from './account.validate';

export function EmailField() {
  return (
    <TextField
      name="email"
      label={messages.email}
      rule={emailRule}
      clean={cleanEmail}
      // The type `email` hides the caret from scripts and changes typed text.
      input={{
        type: 'text',
        inputMode: 'email',
        autoComplete: 'email',
        autoCapitalize: 'none',
        spellCheck: false,
        dir: 'ltr',
      }}
    />
  );
}

/** The field `password`, and its repetition `again`. */
export function NewPasswordFields({ label }: { label: MessageDescriptor }) {
  const form = useForm<{ password?: string }>();
  return (
    <>
      <PasswordField
        name="password"
        label={label}
        rule={newPasswordRule}
        autoComplete="new-password"
        hint={<FormattedMessage {...messages.newPasswordHint} />}
      />
      <PasswordField
        name="again"
        label={messages.passwordAgain}
        rule={makeSameRule(() => form.getState().values.password ?? '')}
        autoComplete="new-password"
      />
    </>
  );
}

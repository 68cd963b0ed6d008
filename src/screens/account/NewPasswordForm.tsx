import { KeyRound } from 'lucide-react';
import { NewPasswordFields } from './fields';
import { messages } from './resetPassword.messages';
import { messages as shared } from './account.messages';
import { AccountForm } from './AccountForm';
import type { OnSubmit } from './AccountForm';

const NAMES = ['password', 'again'] as const;

/** Two fields for the new password. Password managers need the address, because they store it as the user name. */
export function NewPasswordForm({
  email,
  onSubmit,
}: {
  email: string;
  onSubmit: OnSubmit<(typeof NAMES)[number]>;
}) {
  return (
    <AccountForm
      names={NAMES}
      onSubmit={onSubmit}
      submit={messages.submit}
      submitting={shared.submitting}
      icon={KeyRound}
    >
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields label={shared.newPassword} />
    </AccountForm>
  );
}

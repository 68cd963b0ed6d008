import { Mail } from 'lucide-react';
import { EmailField } from './fields';
import { messages } from './forgotPassword.messages';
import { cleanEmail } from './user.validate';
import { messages as shared } from './user.messages';
import { UserForm } from './UserForm';
import type { OnSubmit } from './UserForm';

const NAMES = ['email'] as const;

export function ForgotPasswordForm({ onSubmit }: { onSubmit: OnSubmit<(typeof NAMES)[number]> }) {
  return (
    <UserForm
      names={NAMES}
      clean={{ email: cleanEmail }}
      onSubmit={onSubmit}
      submit={messages.submit}
      submitting={shared.submitting}
      icon={Mail}
    >
      <EmailField />
    </UserForm>
  );
}

import { Mail } from 'lucide-react';
import { EmailField } from './fields';
import { messages } from './forgotPassword.messages';
import { cleanEmail } from './account.validate';
import { messages as shared } from './account.messages';
import { AccountForm } from './AccountForm';
import type { OnSubmit } from './AccountForm';

const NAMES = ['email'] as const;

export function ForgotPasswordForm({ onSubmit }: { onSubmit: OnSubmit<(typeof NAMES)[number]> }) {
  return (
    <AccountForm
      names={NAMES}
      clean={{ email: cleanEmail }}
      onSubmit={onSubmit}
      submit={messages.submit}
      submitting={shared.submitting}
      icon={Mail}
    >
      <EmailField />
    </AccountForm>
  );
}

import { UserRoundPlus } from 'lucide-react';
import { TextField } from '../../ui/TextField';
import type { Rule } from '../../ui/TextInput';
import { EmailField, NewPasswordFields } from './fields';
import { messages } from './register.messages';
import { cleanEmail } from './account.validate';
import { messages as shared } from './account.messages';
import { AccountForm } from './AccountForm';
import type { OnSubmit } from './AccountForm';

const FIELD_NAMES = ['name', 'email', 'password', 'again'] as const;

const nameRule: Rule = (value) => (value.trim() === '' ? messages.nameMissing : undefined);

/** Name, e-mail, and the password twice (specification §2.21). */
export function RegisterForm({ onSubmit }: { onSubmit: OnSubmit<(typeof FIELD_NAMES)[number]> }) {
  return (
    <AccountForm
      names={FIELD_NAMES}
      clean={{ email: cleanEmail }}
      onSubmit={onSubmit}
      submit={messages.submit}
      submitting={shared.submitting}
      icon={UserRoundPlus}
    >
      <TextField
        name="name"
        label={messages.name}
        rule={nameRule}
        input={{ type: 'text', autoComplete: 'name', dir: 'auto' }}
      />
      <EmailField />
      <NewPasswordFields label={messages.password} />
    </AccountForm>
  );
}

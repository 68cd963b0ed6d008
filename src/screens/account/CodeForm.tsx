import { TicketCheck } from 'lucide-react';
import { TextField } from '../../ui/TextField';
import { cleanCode, codeRule } from './resetCode';
import { messages } from './resetPassword.messages';
import { AccountForm } from './AccountForm';
import type { OnSubmit } from './AccountForm';

const NAMES = ['code'] as const;

export function CodeForm({ onSubmit }: { onSubmit: OnSubmit<(typeof NAMES)[number]> }) {
  return (
    <AccountForm
      names={NAMES}
      clean={{ code: cleanCode }}
      onSubmit={onSubmit}
      submit={messages.check}
      submitting={messages.checking}
      icon={TicketCheck}
    >
      <TextField
        name="code"
        label={messages.code}
        rule={codeRule}
        clean={cleanCode}
        input={{
          type: 'text',
          autoComplete: 'one-time-code',
          autoCapitalize: 'none',
          spellCheck: false,
          dir: 'ltr',
        }}
      />
    </AccountForm>
  );
}

import type { ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { TextField } from './TextField';
import { keepTyped } from './TextInput';
import type { Rule } from './TextInput';
import { usePasswordInput } from './usePasswordInput';

type Props = {
  name: string;
  label: MessageDescriptor;
  rule: Rule;
  autoComplete?: 'current-password' | 'new-password';
  /** Shown below the field. The Caps Lock hint replaces it. */
  hint?: ReactNode;
};

/** A password field of a `SubmitForm`. */
export function PasswordField({ autoComplete = 'current-password', hint, ...field }: Props) {
  return <TextField {...field} clean={keepTyped} {...usePasswordInput(autoComplete, hint)} />;
}

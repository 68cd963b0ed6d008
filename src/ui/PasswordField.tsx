import { useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { EyeIcon, EyeOffIcon } from './icons';
import { messages } from './ui.messages';
import styles from './PasswordField.module.css';
import { TextField } from './TextField';
import type { Rule } from './TextField';

/** A password field with a button to show the text, and a hint while Caps Lock is on. It never changes the text. */
export function PasswordField({
  name,
  label,
  rule,
  autoComplete = 'current-password',
  hint,
}: {
  name: string;
  label: MessageDescriptor;
  rule: Rule;
  autoComplete?: 'current-password' | 'new-password';
  /** Shown below the field. The Caps Lock hint replaces it. */
  hint?: ReactNode;
}) {
  const intl = useIntl();
  const [isShown, setIsShown] = useState(false);
  const [isCapsLock, setIsCapsLock] = useState(false);
  const checkCapsLock = (event: KeyboardEvent) => {
    setIsCapsLock(event.getModifierState('CapsLock'));
  };
  const Icon = isShown ? EyeOffIcon : EyeIcon;

  return (
    <TextField
      name={name}
      label={label}
      rule={rule}
      input={{
        type: isShown ? 'text' : 'password',
        autoComplete,
        autoCapitalize: 'none',
        spellCheck: false,
        onKeyDown: checkCapsLock,
        onKeyUp: checkCapsLock,
      }}
      action={
        <button
          type="button"
          className={styles['toggle']}
          aria-pressed={isShown}
          aria-label={intl.formatMessage(messages.showPassword)}
          // The kit's tooltip would double the code of the login.
          title={intl.formatMessage(messages.showPassword)}
          onClick={() => {
            setIsShown(!isShown);
          }}
        >
          <Icon />
        </button>
      }
      hint={isCapsLock ? <FormattedMessage {...messages.capsLock} /> : hint}
    />
  );
}

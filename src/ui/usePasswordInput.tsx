import { useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { EyeIcon, EyeOffIcon } from './icons';
import { messages } from './ui.messages';
import styles from './PasswordField.module.css';
import type { TextInputProps } from './TextInput';

/**
 * Returns what makes an input a password field: a button to show the text, and a hint while Caps Lock is on. It never
 * changes the text.
 */
export function usePasswordInput(
  autoComplete: 'current-password' | 'new-password',
  hint?: ReactNode,
): Pick<TextInputProps, 'input' | 'action' | 'hint'> {
  const intl = useIntl();
  const [isShown, setIsShown] = useState(false);
  const [isCapsLock, setIsCapsLock] = useState(false);
  const checkCapsLock = (event: KeyboardEvent) => {
    setIsCapsLock(event.getModifierState('CapsLock'));
  };
  const Icon = isShown ? EyeOffIcon : EyeIcon;

  return {
    input: {
      type: isShown ? 'text' : 'password',
      autoComplete,
      autoCapitalize: 'none',
      spellCheck: false,
      onKeyDown: checkCapsLock,
      onKeyUp: checkCapsLock,
    },
    action: (
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
    ),
    hint: isCapsLock ? <FormattedMessage {...messages.capsLock} /> : hint,
  };
}

import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styles from './IconButton.module.css';
import { messages } from './kit.messages';
import { Tooltip } from './Tooltip';

type Props = ComponentProps<'button'> &
  Pick<ComponentProps<typeof Tooltip>, 'side' | 'opensOnFocus'> & {
    /** The name of the button, which is also its tooltip. */
    label: string;
    /** The icon, hidden from screen readers. */
    children: ReactNode;
  };

/** A button with an icon and no text. Parts of the library may render it, such as the trigger of a menu. */
export function IconButton({ label, side, opensOnFocus, children, ...button }: Props) {
  return (
    <Tooltip text={label} side={side} opensOnFocus={opensOnFocus}>
      <button type="button" {...button} className={styles['button']} aria-label={label}>
        {children}
      </button>
    </Tooltip>
  );
}

/** The close button of a dialog or a drawer. The library's close part renders it. */
export function CloseButton({ label, ...button }: ComponentProps<'button'> & { label?: string | undefined }) {
  const intl = useIntl();
  return (
    <IconButton {...button} label={label ?? intl.formatMessage(messages.close)} opensOnFocus={false}>
      <X aria-hidden size={20} />
    </IconButton>
  );
}

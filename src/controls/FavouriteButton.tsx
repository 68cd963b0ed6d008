import { Star } from 'lucide-react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { IconButton } from '../ui/IconButton';
import styles from './FavouriteButton.module.css';
import { messages } from './favourite.messages';
import { useDesk } from './useDesk';

/** Adds a dashboard to the favourites of the user, or removes it. */
export function FavouriteButton({ code, title }: { code: string; title: string }) {
  const intl = useIntl();
  const { favourites, isReady, toggleFavourite } = useDesk();
  const label = intl.formatMessage(messages.favourite, { title });
  return (
    <IconButton
      label={label}
      disabled={!isReady}
      aria-pressed={favourites.includes(code)}
      data-favourite={code}
      onClick={({ currentTarget: pressed }) => {
        const landmark = pressed.closest('nav, main');
        flushSync(() => toggleFavourite(code));
        // The dashboard may be in another group now, with another button, which gets the focus.
        if (pressed.isConnected) return;
        landmark?.querySelector<HTMLElement>(`[data-favourite="${CSS.escape(code)}"]`)?.focus();
      }}
    >
      <Star aria-hidden size={18} className={styles['star']} />
    </IconButton>
  );
}

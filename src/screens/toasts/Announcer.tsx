import { FormattedMessage } from 'react-intl';
import { useAppSelector } from '../../store/hooks';
import { selectToasts } from '../../store/toasts';
import { messages } from './toasts.messages';
import { useToastWords } from '../../store/useToastWords';

/**
 * Says each toast to a screen reader. The toast library's own live region arrives together with its first toast, too
 * late to be heard, so this one is there from the start and the other is silent.
 */
export function Announcer() {
  const newest = useAppSelector(selectToasts).at(-1);
  const words = useToastWords();
  return (
    <div role="alert" className="visuallyHidden">
      {newest && (
        <>
          <FormattedMessage {...messages.title} /> {words(newest.text)}
        </>
      )}
    </div>
  );
}

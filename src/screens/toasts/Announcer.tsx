import { FormattedMessage } from 'react-intl';
import { useAppSelector } from '../../store/hooks';
import { selectToasts } from '../../store/toasts';
import { ErrorDetails } from '../../ui/ErrorDetails';
import { messages } from './toasts.messages';
import { useToastText } from '../../controls/useToastText';

/**
 * Announces each toast to screen readers. The library's own live region is added with its first toast, too late to be
 * announced, and is therefore silent. `isShown` makes the text visible if the library cannot be loaded.
 */
export function Announcer({ isShown }: { isShown: boolean }) {
  const newest = useAppSelector(selectToasts).at(-1);
  const shown = useToastText();
  const text = newest && shown(newest.text);
  return (
    <div role="alert" className={isShown && newest ? 'plainToast' : 'visuallyHidden'}>
      {text && (
        <>
          <FormattedMessage {...messages.title} /> <span lang={text.lang}>{text.words}</span>
          {/* Screen readers would read a hidden button out. */}
          {isShown && text.detail && <ErrorDetails {...text.detail} />}
        </>
      )}
    </div>
  );
}

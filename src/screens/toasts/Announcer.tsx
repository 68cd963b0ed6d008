import { FormattedMessage } from 'react-intl';
import { useAppSelector } from '../../store/hooks';
import { selectToasts } from '../../store/toasts';
import { ErrorDetails } from '../../ui/ErrorDetails';
import { messages } from './toasts.messages';
import { useToastText } from '../../controls/useToastText';

/**
 * Announces each toast to screen readers. The library adds its own live region with its first toast, which is too late
 * for an announcement, so that region is silent. `isShown` makes the text visible if the library cannot be loaded.
 */
export function Announcer({ isShown }: { isShown: boolean }) {
  const newest = useAppSelector(selectToasts).at(-1);
  const shown = useToastText();
  const text = newest && shown(newest.text);
  return (
    <div role="alert" className={isShown && newest ? 'plainToast' : 'visuallyHidden'}>
      {text && (
        <>
          {newest.kind === 'attention' && (
            <>
              <FormattedMessage {...messages.title} />{' '}
            </>
          )}
          <span lang={text.lang}>{text.text}</span>
          {/* Screen readers would read a visually hidden button. */}
          {isShown && text.detail && <ErrorDetails {...text.detail} />}
        </>
      )}
    </div>
  );
}

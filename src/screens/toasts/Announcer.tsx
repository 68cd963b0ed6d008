import { FormattedMessage } from 'react-intl';
import { useAppSelector } from '../../store/hooks';
import { selectToasts } from '../../store/toasts';
import { ErrorDetails } from '../../ui/ErrorDetails';
import { messages } from './toasts.messages';
import { useShownText } from '../../controls/useShownText';

/**
 * Announces each toast to screen readers. The library's own live region is silent, because it appears together with
 * the first toast. That is too late for an announcement. `isShown` makes the text visible if the library cannot be loaded.
 */
export function Announcer({ isShown }: { isShown: boolean }) {
  const newest = useAppSelector(selectToasts).at(-1);
  const textToShow = useShownText();
  const text = newest && textToShow(newest.text);
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

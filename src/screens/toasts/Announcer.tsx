import { FormattedMessage } from 'react-intl';
import { useAppSelector } from '../../store/hooks';
import { selectToasts } from '../../store/toasts';
import { ErrorDetails } from '../../ui/ErrorDetails';
import { messages } from './toasts.messages';
import { useToastText } from '../../controls/useToastText';

/**
 * Says each toast to a screen reader. The toast library's own live region arrives together with its first toast, too
 * late to be heard, so this one is there from the start and the other is silent. Where the library cannot be loaded,
 * `isShown` makes the words visible.
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
          {/* Where nobody sees it, it would only be read out. */}
          {isShown && text.detail && <ErrorDetails {...text.detail} />}
        </>
      )}
    </div>
  );
}

import { useIntl } from 'react-intl';
import type { ToastText } from './toasts';

/** First strong isolate … pop: an error text keeps its own direction inside a sentence of ours. */
const ISOLATE = '\u2068';
const POP = '\u2069';

/** The words of a toast in the language of the page. */
export function useToastWords(): (text: ToastText) => string {
  const intl = useIntl();
  return (text) => {
    if ('said' in text) return text.said;
    // eslint-disable-next-line formatjs/enforce-default-message, formatjs/enforce-description -- defined where it was asked
    const sentence = intl.formatMessage({ id: text.messageId });
    return text.detail === undefined || text.detail === ''
      ? sentence
      : `${sentence} ${ISOLATE}${text.detail}${POP}`;
  };
}

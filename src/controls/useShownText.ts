import { useIntl } from 'react-intl';
import { useAppSelector } from '../store/hooks';
import { foreignLang, selectLanguage } from '../store/language';
import { limitText } from '../store/toasts';
import type { MessageText } from '../store/toasts';

/** A text to show. `lang` is set if it is not in the language of the page. */
export type ShownText = {
  text: string;
  lang?: string | undefined;
  /** The specified error text, which follows a sentence of the portal. */
  detail?: { text: string; lang?: string | undefined; requestId?: string | undefined } | undefined;
};

/** Returns a function that limits a message and translates it to the language of the page (specification §8.3, §8.15). */
export function useShownText(): (message: MessageText) => ShownText {
  const intl = useIntl();
  const page = useAppSelector(selectLanguage);
  return (unlimited) => {
    const message = limitText(unlimited);
    if ('text' in message) return { text: message.text, lang: foreignLang(message.lang, page) };
    const { messageId, values, detail = '', detailLang, requestId } = message;
    // eslint-disable-next-line formatjs/enforce-default-message, formatjs/enforce-description -- defined where it was asked
    const sentence = intl.formatMessage({ id: messageId }, values);
    return detail === ''
      ? { text: sentence }
      : { text: sentence, detail: { text: detail, lang: foreignLang(detailLang, page), requestId } };
  };
}

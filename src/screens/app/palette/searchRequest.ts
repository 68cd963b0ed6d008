import type { IntlShape } from 'react-intl';
import type { SearchRequest } from '../../../api/search';
import { readSearchedCents } from '../../../i18n/typedAmounts';

/** Returns the request for a text. If the text is an amount in the language of the page, the request has it in cents too. */
export function makeSearchRequest(intl: IntlShape, text: string): SearchRequest {
  const amountCents = readSearchedCents(intl, text);
  return amountCents === undefined ? { q: text } : { q: text, amountCents };
}

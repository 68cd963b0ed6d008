import type { IntlShape } from 'react-intl';
import type { SearchRequest } from '../../../api/search';
import { readTypedAmount, toCents } from '../../../i18n/typedAmounts';

/** Returns the request for a text. If the text is an amount in the language of the page, the request has it in cents too. */
export function makeSearchRequest(intl: IntlShape, text: string): SearchRequest {
  // The palette shows what is to pay with a sign.
  const amount = readTypedAmount(intl, text.replace(/^(R\$ ?)?[-\u2212]/, '$1'));
  const amountCents = amount === null ? 0 : toCents(amount);
  return amountCents > 0 ? { q: text, amountCents } : { q: text };
}

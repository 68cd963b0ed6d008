import type { IntlShape } from 'react-intl';
import type { SearchRequest } from '../../../api/search';
import { readSearchedCents } from '../../../i18n/typedAmounts';

/** A number without decimals in a longer text may be that of a document. */
const HAS_DECIMALS = /[.,]\d{2}$/;

/**
 * Returns the request for a text. If the text is an amount in the language of the page, the request has it in cents too. Of a
 * name and an amount with its decimals, the amount is apart from the words.
 */
export function makeSearchRequest(intl: IntlShape, text: string): SearchRequest {
  const amountCents = readSearchedCents(intl, text);
  if (amountCents !== undefined) return { q: text, amountCents };
  const words = text.replace(/R\$\s?/, '').split(/\s+/);
  const [amount, ...others] = words.filter((word) => HAS_DECIMALS.test(word));
  const cents = amount === undefined || others.length > 0 ? undefined : readSearchedCents(intl, amount);
  if (cents === undefined) return { q: text };
  return { q: words.filter((word) => word !== amount).join(' '), amountCents: cents };
}

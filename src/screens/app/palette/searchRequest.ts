import type { IntlShape } from 'react-intl';
import { replaceRefused } from '../../../../api-spec/texts';
import type { SearchRequest } from '../../../api/search';
import { readTypedAmount, toCents } from '../../../i18n/typedAmounts';

/** One character would match nearly every name. */
const MIN_LENGTH = 2;

/** Returns the text to search, or an empty one if it is too short. No stored text has one of the refused characters. */
export function readSearchText(query: string): string {
  const text = replaceRefused(query, () => ' ')
    .trim()
    .replace(/\s+/g, ' ');
  return Array.from(text).length < MIN_LENGTH ? '' : text;
}

/** Returns the request for a text. If the text is an amount in the language of the page, the request has it in cents too. */
export function makeSearchRequest(intl: IntlShape, text: string): SearchRequest {
  // The palette shows what is to pay with a sign.
  const amount = readTypedAmount(intl, text.replace(/^(R\$ ?)?[-\u2212]/, '$1'));
  const amountCents = amount === null ? 0 : toCents(amount);
  return amountCents > 0 ? { q: text, amountCents } : { q: text };
}

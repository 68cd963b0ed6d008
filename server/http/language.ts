import type { FastifyReply } from 'fastify';
import { LANGUAGES, type Language } from '../texts/catalogues';

/**
 * Returns the best language for an `Accept-Language` (RFC 9110 §12.5.4). `en-US` and `en-GB` are both `en`. Invalid parts
 * of the header are ignored.
 */
function matchLanguage(accepted: string | undefined): Language {
  const wantedLanguages = (accepted ?? '')
    .slice(0, MAX_HEADER_LENGTH)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.map((one) => /^\s*q=([01](?:\.\d{0,3})?)\s*$/.exec(one)?.[1]).find(Boolean);
      return { primary: tag.split('-')[0], weight: Number(weight ?? 1) };
    })
    .filter(({ weight }) => weight > 0)
    // Sorting keeps the order of equal weights.
    .sort((a, b) => b.weight - a.weight);
  for (const { primary } of wantedLanguages) {
    const match = LANGUAGES.find((language) => language.split('-')[0]?.toLowerCase() === primary);
    if (match) return match;
    if (primary === '*') return LANGUAGES[0];
  }
  return LANGUAGES[0];
}

/** Number of characters of the header that are read. */
const MAX_HEADER_LENGTH = 1_000;

/** Chooses the language of a response, and sets its headers. */
export function chooseLanguage(reply: FastifyReply): Language {
  const language = matchLanguage(reply.request.headers['accept-language']);
  reply.headers({ ...headersOf(language), vary: extendVary(reply.getHeader('vary')) });
  return language;
}

/** Like `chooseLanguage`, for responses without a Fastify reply, such as those of the HTTP parser. */
export function chooseLanguageWithoutReply(accepted: string | undefined) {
  const language = matchLanguage(accepted);
  return { language, headers: { ...headersOf(language), vary: ACCEPT_LANGUAGE } };
}

const ACCEPT_LANGUAGE = 'Accept-Language';
const headersOf = (language: Language) => ({ 'content-language': language });

/** `Vary` may name other headers already, such as `Origin`. */
function extendVary(before: unknown): string {
  const names = (Array.isArray(before) ? before : [before]).filter((name) => typeof name === 'string');
  return names.some((one) => one.includes(ACCEPT_LANGUAGE))
    ? names.join(', ')
    : [...names, ACCEPT_LANGUAGE].join(', ');
}

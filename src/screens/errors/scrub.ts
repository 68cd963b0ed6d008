/** All text between the first and the last double quote, because data may contain quotes. */
const QUOTED = /".*"/gs;
const TOKEN = /\b(?:Bearer\s+)?eyJ[\w-]*(?:\.[\w-]+)*/g;
const BEARER = /\b(?:Bearer|Basic)\s+\S+/gi;
const NAMED = /\b(senha|password|token|tok|key|secret)(\s*[=:]\s*)\S+/gi;
/** Matches addresses, but not the stack lines of one browser: `part@https:…`. */
const ADDRESS = /[^\s@/]+@(?!https?:)[^\s@/:]+/g;
const AFTER_PATH = /[?#;][^\s)]*/g;
/** Kept text: a position in a script of the portal, or the function name of a stack line. */
const KEPT_TEXT = String.raw`/assets/[\w.-]+\.js:\d+:\d+|^\s*at (?:async |new )?[A-Za-z_$][\w$.]*(?= \(|$)|^[A-Za-z_$][\w$.]*(?=@https?:)`;
/** A run of 24 or more characters may be a token that is not a JWT. */
const OPAQUE = new RegExp(String.raw`(${KEPT_TEXT})|[\w+=-]{24,}`, 'gm');
/** A long run of digits may be a login. */
const DIGITS = new RegExp(String.raw`(${KEPT_TEXT})|\d(?:[\d./-]*\d){3,}`, 'gm');
const ENCODED = /(?:%[\da-f]{2})+/gi;
/** The highest number of nested encodings that are decoded. */
const MAX_ENCODINGS = 5;

/** Shorter known secrets are ignored, because they would match in every line. */
const MIN_KNOWN_LENGTH = 3;

/**
 * Removes possible secrets from a technical text: tokens, logins, e-mail addresses, query strings and quoted data.
 * Removes known secrets in every encoding.
 */
export function scrub(text: string, knownSecrets: readonly string[] = []): string {
  const hideUnlessKept = (_match: string, keptText?: string) => keptText ?? '…';
  return knownSecrets
    .filter((secret) => secret.length >= MIN_KNOWN_LENGTH)
    .reduce((scrubbedText, secret) => scrubbedText.replaceAll(secret, '…'), decode(text))
    .replace(QUOTED, '"…"')
    .replace(TOKEN, '…')
    .replace(BEARER, '…')
    .replace(NAMED, '$1$2…')
    .replace(ADDRESS, '…')
    .replace(AFTER_PATH, '')
    .replace(OPAQUE, hideUnlessKept)
    .replace(DIGITS, hideUnlessKept);
}

/** Decodes percent escapes, because paths contain an encoded `@`. Returns an invalid encoding unchanged. */
function decode(text: string): string {
  let decoded = text;
  for (let times = 0; times < MAX_ENCODINGS; times += 1) {
    decoded = decoded.replace(ENCODED, (part) => {
      try {
        return decodeURIComponent(part);
      } catch {
        return part;
      }
    });
  }
  return decoded;
}

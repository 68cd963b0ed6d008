/** Data that a message quotes. Engines put data in double quotes and property names in single ones. */
const QUOTED = /".*"/gs;
const TOKEN = /\b(?:Bearer\s+)?eyJ[\w-]*(?:\.[\w-]+)*/g;
const BEARER = /\b(?:Bearer|Basic)\s+\S+/gi;
const NAMED = /\b(senha|password|token|tok|key|secret)(\s*[=:]\s*)\S+/gi;
/** One browser writes a line of a stack as `part@https:…`. */
const ADDRESS = /[^\s@/]+@(?!https?:)[^\s@/:]+/g;
const AFTER_PATH = /[?#;][^\s)]*/g;
/** A place in a script of the portal, or the name of a part at the beginning of a line of a stack: these are kept. */
const PLACE = String.raw`/assets/[\w.-]+\.js:\d+:\d+|^\s*at (?:async |new )?[A-Za-z_$][\w$.]*(?= \(|$)|^[A-Za-z_$][\w$.]*(?=@https?:)`;
/** This many characters in a row are a token that is not a JWT. */
const OPAQUE = new RegExp(String.raw`(${PLACE})|[\w+=-]{24,}`, 'gm');
/** Every long run of digits may be a login. */
const DIGITS = new RegExp(String.raw`(${PLACE})|\d(?:[\d./-]*\d){3,}`, 'gm');
const ENCODED = /(?:%[\da-f]{2})+/gi;
/** The highest number of nested encodings that are decoded. */
const MOST_ENCODINGS = 5;

/** Known secrets that are shorter than this many characters would match in every line. */
const SHORTEST_KNOWN = 3;

/**
 * Removes possible secrets from a technical text: tokens, logins, e-mail addresses, query strings and quoted data. Texts
 * in `known` are removed in every encoding.
 */
export function scrubbed(text: string, known: readonly string[] = []): string {
  const kept = (_found: string, place?: string) => place ?? '…';
  return known
    .filter((secret) => secret.length >= SHORTEST_KNOWN)
    .reduce((left, secret) => left.replaceAll(secret, '…'), decoded(text))
    .replace(QUOTED, '"…"')
    .replace(TOKEN, '…')
    .replace(BEARER, '…')
    .replace(NAMED, '$1$2…')
    .replace(ADDRESS, '…')
    .replace(AFTER_PATH, '')
    .replace(OPAQUE, kept)
    .replace(DIGITS, kept);
}

/** Paths contain `@` encoded. An invalid encoding stays as it is. */
function decoded(text: string): string {
  let now = text;
  for (let times = 0; times < MOST_ENCODINGS; times += 1) {
    now = now.replace(ENCODED, (part) => {
      try {
        return decodeURIComponent(part);
      } catch {
        return part;
      }
    });
  }
  return now;
}

/** What a message may quote of data: in double quotes, since engines quote names of properties in single ones. */
const QUOTED = /".*"/gs;
const TOKEN = /\b(?:Bearer\s+)?eyJ[\w-]*(?:\.[\w-]+)*/g;
const BEARER = /\bBearer\s+\S+/g;
const ADDRESS = /[^\s@/]+@[^\s@/:]+\.\w+/g;
const AFTER_PATH = /[?#][^\s)]*/g;
/** The place in a script of the portal is kept; every other long run of digits may be a login. */
const DIGITS = /(\/assets\/[\w.-]+\.js:\d+:\d+)|\d(?:[\d./-]*\d){3,}/g;

/** Takes out of a technical text what could be a secret: tokens, logins, e-mail addresses, query strings, quoted data. */
export function scrubbed(text: string): string {
  return text
    .replace(QUOTED, '"…"')
    .replace(TOKEN, '…')
    .replace(BEARER, '…')
    .replace(ADDRESS, '…')
    .replace(AFTER_PATH, '')
    .replace(DIGITS, (_found, place?: string) => place ?? '…');
}

import { DAY_MS } from '../../api-spec/days';

/** Path of `security.txt` (RFC 9116). */
export const SECURITY_TEXT_PATH = '/.well-known/security.txt';

const VALID_DAYS = 90;

/** Whether a text is a valid `Contact`: an https:, mailto: or tel: URI. */
export function isSecurityContact(text: string): boolean {
  if (!/^[\x21-\x7e]+$/.test(text) || !URL.canParse(text)) return false;
  const { protocol, username, pathname } = new URL(text);
  if (protocol === 'mailto:') return /^[^@]+@[^@]+$/.test(pathname);
  if (protocol === 'tel:') return /^\+?[\d().-]*\d/.test(pathname);
  return /^https:\/\//i.test(text) && username === '';
}

/** Returns the content of `security.txt`. */
export function securityText(contact: string, now: Date): string {
  const expires = new Date(now.getTime() + VALID_DAYS * DAY_MS).toISOString();
  return [`Contact: ${contact}`, `Expires: ${expires}`, 'Preferred-Languages: pt-BR, en', ''].join('\n');
}

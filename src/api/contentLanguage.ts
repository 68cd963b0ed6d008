/**
 * Reads the language tag of a response from `Content-Language`. Null if the server names no language or several, because
 * the language of a single text is then unknown.
 */
export function readContentLanguage(headers: Headers): string | null {
  const tag = headers.get('content-language') ?? '';
  return /^[a-z]{2,3}(-[a-z\d]{2,8})*$/i.test(tag) ? tag : null;
}

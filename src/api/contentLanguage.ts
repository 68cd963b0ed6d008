/**
 * Reads `Content-Language`: the one language tag of a response. Null where the server names none, or several, since the
 * portal cannot know then which text is in which.
 */
export function languageIn(headers: Headers): string | null {
  const tag = headers.get('content-language')?.trim() ?? '';
  return /^[a-z]{2,3}(-[a-z\d]{2,8})*$/i.test(tag) ? tag : null;
}

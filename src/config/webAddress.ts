/** Whether a value is an http(s) address or a path, without spaces, control characters, backslashes or user. */
export function isWebAddress(value: unknown): value is string {
  if (typeof value !== 'string' || !/^[\x21-\x5b\x5d-\x7e]+$/.test(value)) return false;
  try {
    const { protocol, username, password } = new URL(value, 'http://origin.invalid/');
    return /^https?:$/.test(protocol) && username === '' && password === '';
  } catch {
    return false;
  }
}

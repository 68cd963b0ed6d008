// The logo of the company is base64 on the wire.
import { readLogo } from '../../api-spec/logo';

/** Returns the bytes of base64. A text that is none has no bytes. */
export function logoBytes(base64: string): Uint8Array {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}

/** Returns the address of a picture, or undefined if its content is no PNG or JPEG. */
export function logoAddress(base64: string): string | undefined {
  const logo = readLogo(logoBytes(base64));
  return logo === null ? undefined : `data:${logo.type};base64,${base64}`;
}

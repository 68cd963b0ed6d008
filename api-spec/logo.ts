// The logo of a company, judged by its content (specification §7.199). Portal and backend read it.
import { LIMITS } from './limits.gen';

type Logo = { type: 'image/png' | 'image/jpeg'; width: number; height: number };

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/** Returns why a file is no logo: the reason of the API description. Null: it is one, as far as its head says. */
export function findLogoProblem(bytes: Uint8Array): 'image' | 'too-large' | 'dimensions' | null {
  const logo = readLogo(bytes);
  if (logo === null) return 'image';
  if (bytes.length > LIMITS.logoBytes) return 'too-large';
  return Math.max(logo.width, logo.height) > LIMITS.logoPixels ? 'dimensions' : null;
}

/** Reads the head of a PNG or JPEG file. Returns null for any other content. */
export function readLogo(bytes: Uint8Array): Logo | null {
  const logo = startsWith(bytes, PNG_SIGNATURE) ? readPng(bytes) : readJpeg(bytes);
  return logo !== null && logo.width > 0 && logo.height > 0 ? logo : null;
}

/** The colour types of PNG: grey, colour, palette, and the first two with transparency. */
const COLOR_TYPES = [0, 2, 3, 4, 6];

/** Reads the first chunk. The library that draws reports needs 8 bits for each channel, without interlacing. */
function readPng(bytes: Uint8Array): Logo | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 33 || view.getUint32(8) !== 13 || view.getUint32(12) !== 0x49_48_44_52) return null;
  const isDrawable = bytes[24] === 8 && COLOR_TYPES.includes(bytes[25] ?? -1) && bytes[28] === 0;
  return isDrawable ? { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) } : null;
}

/** Markers of a frame with the size: baseline, extended and progressive. */
const FRAMES = [0xc0, 0xc1, 0xc2];
/** Grey, colour, and the four colours of print. */
const CHANNELS = [1, 3, 4];
/** The marker after which the picture begins. */
const SCAN = 0xda;

/** Reads the segments up to the one with the size. */
function readJpeg(bytes: Uint8Array): Logo | null {
  if (!startsWith(bytes, [0xff, 0xd8, 0xff])) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? SCAN;
    if (FRAMES.includes(marker))
      return bytes[at + 4] === 8 && CHANNELS.includes(bytes[at + 9] ?? 0)
        ? { type: 'image/jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
        : null;
    if (marker === SCAN) return null;
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

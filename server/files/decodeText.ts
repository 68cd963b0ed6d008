import { RefusedFile } from './refusedFile';

const UTF16 = { 'utf-16le': [0xff, 0xfe], 'utf-16be': [0xfe, 0xff] } as const;

/** Decodes a csv: by its byte order mark, else as UTF-8, else as Windows-1252. @throws RefusedFile if it is no text. */
export function decodeText(bytes: Buffer): { text: string; encoding: string } {
  const { text, encoding } = decode(bytes);
  const controls = text.match(/[^\P{Cc}\s]/gu)?.length ?? 0;
  if (controls > text.length * MAX_CONTROL_SHARE) throw new RefusedFile('not-a-table-file');
  return { text: text.endsWith(OLD_END) ? text.slice(0, -1) : text, encoding };
}

/** A damaged text may have some control characters. */
const MAX_CONTROL_SHARE = 0.01;
/** Old programs end a file with it. */
const OLD_END = '\u001a';

function decode(bytes: Buffer): { text: string; encoding: string } {
  const encoding = findUtf16(bytes);
  if (encoding !== undefined) return { text: decodeUtf16(bytes, encoding), encoding };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    // Without `stream`, Node 20 decodes ISO 8859-1, which has no euro sign.
    const text = new TextDecoder('windows-1252').decode(bytes, { stream: true });
    return { text, encoding: 'windows-1252' };
  }
}

/** Keeps lone surrogates, which a `TextDecoder` replaces. They are a problem of their row. */
function decodeUtf16(bytes: Buffer, encoding: keyof typeof UTF16): string {
  const whole = bytes.subarray(0, bytes.length - (bytes.length % 2));
  const ordered = encoding === 'utf-16be' ? Buffer.from(whole).swap16() : whole;
  return ordered.toString('utf16le').replace(/^\uFEFF/, '');
}

/** Returns the UTF-16 of a byte order mark, or of a text whose every second byte is 0. */
function findUtf16(bytes: Buffer): keyof typeof UTF16 | undefined {
  const [first, second] = bytes;
  if (first === UTF16['utf-16le'][0] && second === UTF16['utf-16le'][1]) return 'utf-16le';
  if (first === UTF16['utf-16be'][0] && second === UTF16['utf-16be'][1]) return 'utf-16be';
  const sample = [...bytes.subarray(0, 200)];
  const zeros = (rest: number) => sample.filter((byte, index) => index % 2 === rest && byte === 0).length;
  const minZeros = sample.length * 0.4;
  if (zeros(1) > minZeros && zeros(0) === 0) return 'utf-16le';
  return zeros(0) > minZeros && zeros(1) === 0 ? 'utf-16be' : undefined;
}

import { inflateRawSync } from 'node:zlib';
import { FILE_LIMITS } from './limits';
import { RefusedFile } from './refusedFile';

// Signatures and lengths of the records of a zip.
const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const END_LENGTH = 22;
const CENTRAL_LENGTH = 46;
const LOCAL_LENGTH = 30;
const MAX_COMMENT = 0xffff;

// Methods of compression, and the flag of an encrypted part.
const STORED = 0;
const DEFLATED = 8;
const IS_ENCRYPTED = 1;

type Part = { name: string; start: number; compressed: number; size: number; method: number };

/**
 * Inflates all parts of a zip under one cap, before a library reads the file. The sizes in its headers are checked, and
 * a zip with two readings is refused.
 * @returns the parts that `isWanted`, by name.
 * @throws RefusedFile
 */
export function inflateParts(bytes: Buffer, isWanted: (name: string) => boolean): Map<string, Buffer> {
  const wantedParts = new Map<string, Buffer>();
  let remainingBytes: number = FILE_LIMITS.inflatedBytes;
  for (const part of listParts(bytes)) {
    const content = inflate(bytes, part, remainingBytes);
    remainingBytes -= content.length;
    if (content.length !== part.size) throw new RefusedFile('broken');
    if (isWanted(part.name)) wantedParts.set(part.name, content);
  }
  return wantedParts;
}

function inflate(bytes: Buffer, { start, compressed, method }: Part, maxBytes: number): Buffer {
  const content = bytes.subarray(start, start + compressed);
  if (content.length < compressed) throw new RefusedFile('broken');
  if (method === STORED && content.length <= maxBytes) return content;
  if (method === STORED || maxBytes <= 0) throw new RefusedFile('inflated');
  try {
    return inflateRawSync(content, { maxOutputLength: maxBytes });
  } catch (error) {
    const isOverCap = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw new RefusedFile(isOverCap ? 'inflated' : 'broken');
  }
}

function listParts(bytes: Buffer): Part[] {
  const end = findEnd(bytes);
  const count = bytes.readUInt16LE(end + 10);
  const length = bytes.readUInt32LE(end + 12);
  const start = bytes.readUInt32LE(end + 16);
  // Bytes before or between would let another reader find other parts. This also refuses zip64.
  if (start + length !== end || count > FILE_LIMITS.parts) throw new RefusedFile('broken');
  const parts: Part[] = [];
  let at = start;
  while (parts.length < count) {
    if (at + CENTRAL_LENGTH > end || bytes.readUInt32LE(at) !== CENTRAL) throw new RefusedFile('broken');
    parts.push(readPart(bytes, at));
    at +=
      CENTRAL_LENGTH +
      bytes.readUInt16LE(at + 28) +
      bytes.readUInt16LE(at + 30) +
      bytes.readUInt16LE(at + 32);
  }
  const isRepeated = new Set(parts.map(({ name }) => name)).size < parts.length;
  if (at !== end || isRepeated) throw new RefusedFile('broken');
  return parts;
}

function findEnd(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - END_LENGTH - MAX_COMMENT);
  for (let at = bytes.length - END_LENGTH; at >= first; at -= 1) {
    if (bytes.readUInt32LE(at) !== END) continue;
    // The comment ends with the file.
    if (at + END_LENGTH + bytes.readUInt16LE(at + 20) === bytes.length) return at;
  }
  throw new RefusedFile('broken');
}

function readPart(bytes: Buffer, at: number): Part {
  const method = bytes.readUInt16LE(at + 10);
  if ((bytes.readUInt16LE(at + 8) & IS_ENCRYPTED) !== 0) throw new RefusedFile('encrypted');
  if (method !== STORED && method !== DEFLATED) throw new RefusedFile('broken');
  const local = bytes.readUInt32LE(at + 42);
  if (local + LOCAL_LENGTH > bytes.length || bytes.readUInt32LE(local) !== LOCAL)
    throw new RefusedFile('broken');
  const nameStart = at + CENTRAL_LENGTH;
  return {
    name: bytes.toString('utf8', nameStart, nameStart + bytes.readUInt16LE(at + 28)),
    start: local + LOCAL_LENGTH + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28),
    compressed: bytes.readUInt32LE(at + 20),
    size: bytes.readUInt32LE(at + 24),
    method,
  };
}

import { inflateRawSync } from 'node:zlib';
import { FILE_LIMITS } from './limits';
import { RefusedFile } from './refusedFile';

// Signatures and lengths of the records of a zip.
const END = 0x06054b50;
const END_64 = 0x06064b50;
const LOCATOR_64 = 0x07064b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const END_LENGTH = 22;
const LOCATOR_64_LENGTH = 20;
const CENTRAL_LENGTH = 46;
const LOCAL_LENGTH = 30;
const MAX_COMMENT = 0xffff;

/** A number that is in the extra field of zip64, because it does not fit. */
const IN_EXTRA = 0xffffffff;
const EXTRA_64 = 1;

// Methods of compression, and the flag of an encrypted part.
const STORED = 0;
const DEFLATED = 8;
const IS_ENCRYPTED = 1;

type Part = { name: string; start: number; compressed: number; size: number; method: number };

/** The parts of a zip, by name. */
export type Zip = {
  names: readonly string[];
  has(name: string): boolean;
  /** Inflates a part, or returns `null` if there is none. All parts together have one limit. @throws RefusedFile */
  read(name: string): Buffer | null;
};

/**
 * Lists the parts of a zip. A zip with two readings is refused. Programs write names with back slashes, a `./`, and in
 * another case than the references to them, so names are compared without these differences.
 * @throws RefusedFile
 */
export function openZip(bytes: Buffer): Zip {
  const parts = new Map<string, Part>();
  for (const part of listParts(bytes)) {
    const key = toKey(part.name);
    if (parts.has(key)) throw new RefusedFile('broken');
    parts.set(key, part);
  }
  let remainingBytes: number = FILE_LIMITS.inflatedBytes;
  return {
    names: [...parts.values()].map(({ name }) => name),
    has: (name) => parts.has(toKey(name)),
    read: (name) => {
      const part = parts.get(toKey(name));
      if (part === undefined) return null;
      const content = inflate(bytes, part, remainingBytes);
      if (content.length !== part.size) throw new RefusedFile('broken');
      remainingBytes -= content.length;
      return content;
    },
  };
}

/** Removes `.` and `..`, as in the references of a spreadsheet. */
function toKey(name: string): string {
  const segments: string[] = [];
  for (const segment of name.replaceAll('\\', '/').toLowerCase().split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '.' && segment !== '') segments.push(segment);
  }
  return segments.join('/');
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

type Directory = { start: number; end: number; count: number };

function listParts(bytes: Buffer): Part[] {
  const { start, end, count } = findDirectory(bytes);
  const parts: Part[] = [];
  let at = start;
  while (parts.length < count) {
    if (at + CENTRAL_LENGTH > end || bytes.readUInt32LE(at) !== CENTRAL) throw new RefusedFile('broken');
    const length =
      CENTRAL_LENGTH +
      bytes.readUInt16LE(at + 28) +
      bytes.readUInt16LE(at + 30) +
      bytes.readUInt16LE(at + 32);
    if (at + length > end) throw new RefusedFile('broken');
    parts.push(readPart(bytes, at));
    at += length;
  }
  if (at !== end) throw new RefusedFile('broken');
  return parts;
}

/** Finds the list of parts. Bytes before, between or after would let another reader find other parts. */
function findDirectory(bytes: Buffer): Directory {
  const last = findEnd(bytes);
  const locator = last - LOCATOR_64_LENGTH;
  const is64 = locator >= 0 && bytes.readUInt32LE(locator) === LOCATOR_64;
  const directory = is64 ? readEnd64(bytes, locator) : readEnd(bytes, last);
  const { start, end, count } = directory;
  if (start < 0 || start > end || count > FILE_LIMITS.parts) throw new RefusedFile('broken');
  return directory;
}

function readEnd(bytes: Buffer, end: number): Directory {
  const start = bytes.readUInt32LE(end + 16);
  if (start + bytes.readUInt32LE(end + 12) !== end) throw new RefusedFile('broken');
  return { start, end, count: bytes.readUInt16LE(end + 10) };
}

function readEnd64(bytes: Buffer, locator: number): Directory {
  const end = Number(bytes.readBigUInt64LE(locator + 8));
  if (end + 56 > locator || bytes.readUInt32LE(end) !== END_64) throw new RefusedFile('broken');
  const size = Number(bytes.readBigUInt64LE(end + 4));
  const start = Number(bytes.readBigUInt64LE(end + 48));
  const length = Number(bytes.readBigUInt64LE(end + 40));
  if (end + 12 + size !== locator || start + length !== end) throw new RefusedFile('broken');
  return { start, end, count: Number(bytes.readBigUInt64LE(end + 32)) };
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
  const nameStart = at + CENTRAL_LENGTH;
  const nameEnd = nameStart + bytes.readUInt16LE(at + 28);
  const [size = 0, compressed = 0, local = 0] = readSizes(bytes, at, nameEnd);
  if (local + LOCAL_LENGTH > bytes.length || bytes.readUInt32LE(local) !== LOCAL)
    throw new RefusedFile('broken');
  return {
    name: bytes.toString('utf8', nameStart, nameEnd),
    start: local + LOCAL_LENGTH + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28),
    ...{ compressed, size, method },
  };
}

/** Returns the size, the compressed size and the position of a part. The extra field has those that do not fit. */
function readSizes(bytes: Buffer, at: number, extraStart: number): number[] {
  const sizes = [at + 24, at + 20, at + 42].map((offset) => bytes.readUInt32LE(offset));
  let next = findExtra64(bytes, extraStart, extraStart + bytes.readUInt16LE(at + 30));
  return sizes.map((size) => {
    if (size !== IN_EXTRA || next === null) return size;
    next += 8;
    return Number(bytes.readBigUInt64LE(next - 8));
  });
}

function findExtra64(bytes: Buffer, start: number, end: number): number | null {
  for (let at = start; at + 4 <= end; at += 4 + bytes.readUInt16LE(at + 2))
    if (bytes.readUInt16LE(at) === EXTRA_64) return at + 4;
  return null;
}

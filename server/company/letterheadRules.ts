// The rules for what is printed of the company. They need no database.
import { crc32, inflateSync } from 'node:zlib';
import { LIMITS } from '../../api-spec/limits.gen';
import { findLogoProblem, readLogo } from '../../api-spec/logo';
import type { components } from '../../api-spec/schema.gen';
import { isTaxNumber } from '../../api-spec/taxNumber';
import { checkText, type Problem } from '../rules/fieldRules';

export type LetterheadInput = Pick<components['schemas']['CompanyChange'], 'address' | 'taxNumber' | 'logo'>;

/** Returns all problems of a cleaned letterhead. */
export function findLetterheadProblems({
  address = [],
  taxNumber = null,
  logo = null,
}: LetterheadInput): Problem[] {
  const logoProblem = logo === null ? null : findProblemOfLogo(logo);
  return [
    ...address.flatMap((line) => checkText('address', line, LIMITS.addressLineLength)).slice(0, 1),
    ...(address.length > LIMITS.addressLines ? [{ field: 'address', reason: 'range' }] : []),
    ...(taxNumber === null || isTaxNumber(taxNumber) ? [] : [{ field: 'taxNumber', reason: 'check-digits' }]),
    ...(logoProblem === null ? [] : [{ field: 'logo', reason: logoProblem }]),
  ];
}

function findProblemOfLogo(base64: string): string | null {
  const bytes = Buffer.from(base64, 'base64');
  // Other texts for the same bytes are refused, so what is stored is base64 without doubt.
  if (bytes.toString('base64') !== base64) return 'image';
  const problem = findLogoProblem(bytes);
  if (problem !== null) return problem;
  return readLogo(bytes)?.type === 'image/png' && !isWholePng(bytes) ? 'image' : null;
}

const SIGNATURE_BYTES = 8;
/** Length, name and checksum of a chunk. */
const CHUNK_FRAME_BYTES = 12;
/** Filter and pixels of the widest row, with 4 channels. */
const MAX_ROW_BYTES = 1 + 4 * LIMITS.logoPixels;

/** Whether all chunks and all pixels are there. A report is drawn from them in another thread, which must not fail. */
function isWholePng(bytes: Buffer): boolean {
  const pixels: Buffer[] = [];
  let at = SIGNATURE_BYTES;
  let name = '';
  while (at + CHUNK_FRAME_BYTES <= bytes.length && name !== 'IEND') {
    const end = at + 8 + bytes.readUInt32BE(at);
    if (end + 4 > bytes.length || crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end))
      return false;
    name = bytes.toString('latin1', at + 4, at + 8);
    if (name === 'IDAT') pixels.push(bytes.subarray(at + 8, end));
    at = end + 4;
  }
  return name === 'IEND' && at === bytes.length && hasAllPixels(bytes, Buffer.concat(pixels));
}

/** Channels by the colour type of PNG. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

function hasAllPixels(bytes: Buffer, compressed: Buffer): boolean {
  const [width, height, channels = 0] = [
    bytes.readUInt32BE(16),
    bytes.readUInt32BE(20),
    CHANNELS[bytes[25] ?? -1],
  ];
  try {
    const inflated = inflateSync(compressed, { maxOutputLength: MAX_ROW_BYTES * LIMITS.logoPixels });
    return inflated.length === height * (1 + width * channels);
  } catch {
    return false;
  }
}

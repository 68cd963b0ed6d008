import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cleanText, replaceRefused } from '../../api-spec/texts';
import { Refusal } from '../errors/refusal';
import { FILE_LIMITS } from '../files/limits';
import { HttpError } from './httpError';

/** A form with a file. The name of the file is for display only. */
export type FileForm = { bytes: Buffer; fileName: string; choices: string | undefined };

const MAX_CHOICES_BYTES = 128 * 1024;
const MAX_NAME_LENGTH = 200;

/** Accepts form data for the routes of `scope` alone. All others stay without a parser for it. */
export async function acceptForms(scope: FastifyInstance): Promise<void> {
  await scope.register(fastifyMultipart, {
    // Each part is read as a file, so the size of both is known.
    isPartAFile: () => true,
    limits: {
      fileSize: FILE_LIMITS.bytes,
      files: 2,
      fields: 1,
      parts: 2,
      fieldNameSize: 100,
      headerPairs: 20,
    },
  });
}

/**
 * Reads the parts `file` and `choices`. A larger file is refused and not cut.
 * @throws HttpError 400 or 413. Refusal `not-a-form` or `file-too-large`
 */
export async function readForm(request: FastifyRequest): Promise<FileForm> {
  if (!request.isMultipart()) throw new Refusal('not-a-form');
  try {
    return await readParts(request);
  } catch (error) {
    // The rest of the body must be read, so that the client receives the response.
    request.raw.unpipe();
    request.raw.resume();
    if (error instanceof HttpError) throw error;
    throw isTooLarge(error) ? new Refusal('file-too-large') : new HttpError(400);
  }
}

async function readParts(request: FastifyRequest): Promise<FileForm> {
  const parts = new Map<string, { bytes: Buffer; fileName: string }>();
  for await (const part of request.parts()) {
    const isWanted = part.fieldname === 'file' || part.fieldname === 'choices';
    if (part.type !== 'file' || !isWanted || parts.has(part.fieldname)) throw new HttpError(400);
    parts.set(part.fieldname, { bytes: await part.toBuffer(), fileName: part.filename });
  }
  const [file, choices] = [parts.get('file'), parts.get('choices')];
  if (file === undefined) throw new HttpError(400);
  if (choices !== undefined && choices.bytes.length > MAX_CHOICES_BYTES) throw new HttpError(413);
  return { bytes: file.bytes, fileName: cleanName(file.fileName), choices: choices?.bytes.toString('utf8') };
}

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';

/** Removes the path, and the characters that a text may not have. A name is not worth a refused file. */
function cleanName(sent: string | undefined): string {
  const [lastPart = ''] = (sent ?? '').split(/[/\\]/).slice(-1);
  // A browser writes a quotation mark of a name like this.
  const name = lastPart.replaceAll('%22', '"').normalize('NFC');
  const cleaned = replaceRefused(cleanText(name), () => '')
    .replace(/[\u2028\u2029]/g, '')
    .trim();
  return Array.from(cleaned).slice(0, MAX_NAME_LENGTH).join('') || 'arquivo';
}

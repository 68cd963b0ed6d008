import { pipeline } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';

/** A part of a zip. Its texts are read while the zip is sent. */
export type ZipPart = { name: string; texts: AsyncIterable<string> | Iterable<string> };

/** The number of deflate in a zip (APPNOTE.TXT 4.4.5). */
const DEFLATE = 8;

/**
 * Returns the bytes of a zip. `fflate` writes its records, and zlib compresses outside of the server's thread. A part is
 * asked for when the one before it has been read.
 */
export async function* writeZip(parts: AsyncIterable<ZipPart>): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((_error, chunk) => chunks.push(chunk));
  for await (const { name, texts } of parts) {
    const file: ZipInputFile = { filename: name, compression: DEFLATE, size: 0, crc: 0 };
    zip.add(file);
    for await (const chunk of deflate(measure(texts, file))) {
      file.ondata?.(null, chunk, false);
      yield* chunks.splice(0);
    }
    file.ondata?.(null, new Uint8Array(), true);
  }
  zip.end();
  yield* chunks;
}

/** Compresses bytes. An error of the source is thrown, and the source ends with its reader. */
const deflate = (bytes: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array<ArrayBuffer>> =>
  pipeline(bytes, createDeflateRaw(), () => undefined);

/** Returns the bytes of texts, and adds them to the size and checksum of the part. */
async function* measure(texts: ZipPart['texts'], file: ZipInputFile): AsyncGenerator<Uint8Array> {
  for await (const text of texts) {
    const bytes = Buffer.from(text);
    file.size += bytes.length;
    file.crc = crc32(bytes, file.crc);
    yield bytes;
  }
}

import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import mime from 'mime';
import parseRange from 'range-parser';

/** A file in memory, with its compressed variants from the build. */
export type StaticFile = {
  contentType: string;
  lastModified: string;
  plain: Content;
  /** Compressed content by encoding, the preferred encoding first. */
  encoded: ReadonlyMap<Encoding, Content>;
};

type Content = { bytes: Buffer; etag: string };

const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

type Encoding = (typeof ENCODINGS)[number][0];

const COMPRESS = { br: brotliCompressSync, gzip: gzipSync };

function makeContent(bytes: Buffer): Content {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  return { bytes, etag };
}

/**
 * Reads a folder and its subfolders into memory, without names that begin with a dot.
 * @returns the files by their path relative to the folder, separated by `/`.
 */
export async function readStaticFiles(folder: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const contents = new Map<string, Content & { modified: Date }>();
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(join(folder, sep).length).split(sep).join('/');
    if (/(^|\/)\./.test(path)) continue;
    const bytes = await readFile(file);
    contents.set(path, { ...makeContent(bytes), modified: (await stat(file)).mtime });
  }
  const files = [...contents].map(([path, plain]): [string, StaticFile] => {
    const encoded = ENCODINGS.flatMap(([encoding, ending]) => {
      const content = contents.get(`${path}${ending}`);
      return content === undefined ? [] : [[encoding, content] as const];
    });
    const file = {
      contentType: contentTypeOf(path),
      lastModified: plain.modified.toUTCString(),
      plain,
      encoded: new Map(encoded),
    };
    return [path, file];
  });
  return new Map(files);
}

/** Returns a file with another text, compressed anew. It is as old as this process. */
export function replaceText({ contentType, encoded }: StaticFile, text: string): StaticFile {
  const plain = makeContent(Buffer.from(text));
  const compressed = [...encoded.keys()].map(
    (encoding) => [encoding, makeContent(COMPRESS[encoding](plain.bytes))] as const,
  );
  return { contentType, lastModified: new Date().toUTCString(), plain, encoded: new Map(compressed) };
}

/** Returns the content type of a file by its name. */
export function contentTypeOf(path: string): string {
  const type = mime.getType(path) ?? 'application/octet-stream';
  return /^text\/|javascript|json/.test(type) ? `${type}; charset=utf-8` : type;
}

/** Sends a file, compressed if the client accepts that, or a 304, or the requested range. */
export function sendStaticFile(request: FastifyRequest, reply: FastifyReply, file: StaticFile): FastifyReply {
  const encoding = negotiate(request.headers['accept-encoding'] ?? '', [...file.encoded.keys()]);
  const chosen = encoding === null ? undefined : file.encoded.get(encoding);
  const { bytes, etag } = chosen ?? file.plain;
  reply.headers({ etag, 'last-modified': file.lastModified, 'accept-ranges': 'bytes' });
  if (file.encoded.size > 0) reply.header('vary', 'Accept-Encoding');
  if (fresh(request.headers, { etag, 'last-modified': file.lastModified })) return reply.code(304).send();

  reply.type(file.contentType);
  if (chosen !== undefined && encoding !== null) reply.header('content-encoding', encoding);
  const { range, 'if-range': condition = etag } = request.headers;
  const isPart = request.method === 'GET' && [etag, file.lastModified].includes(String(condition));
  if (range === undefined || !isPart) return reply.send(bytes);

  const ranges = parseRange(bytes.length, withinSize(range, bytes.length));
  if (ranges === -1) {
    reply.removeHeader('content-encoding').removeHeader('content-type');
    reply.headers({ 'content-range': `bytes */${bytes.length}`, 'cache-control': 'no-cache' });
    return reply.code(416).send();
  }
  const [only, ...others] = ranges === -2 || ranges.type.toLowerCase() !== 'bytes' ? [] : ranges;
  // A server may send the whole file instead of several parts.
  if (only === undefined || others.length > 0) return reply.send(bytes);
  reply.code(206).header('content-range', `bytes ${only.start}-${only.end}/${bytes.length}`);
  return reply.send(bytes.subarray(only.start, only.end + 1));
}

/** The last 900 bytes of a shorter file are the whole file (RFC 9110 §14.1.2). The parser refuses such a range. */
const withinSize = (range: string, size: number): string =>
  range.replace(
    /([=,]\s*-)(\d+)/g,
    (_, sign: string, length: string) => `${sign}${Math.min(Number(length), size)}`,
  );

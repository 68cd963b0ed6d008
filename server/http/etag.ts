import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** Returns an `ETag` of everything that decides the content of a response. */
export const makeEtag = (parts: object): string =>
  `"${createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22)}"`;

/**
 * Whether the caller has the content already (RFC 9110 §13.1.2). A proxy may have marked the tag as weak. `Cache-Control` is
 * ignored, because a browser sends `no-cache` with each call of the portal.
 */
export const hasContent = ({ headers }: FastifyRequest, etag: string): boolean =>
  (headers['if-none-match'] ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === etag || tag === '*');

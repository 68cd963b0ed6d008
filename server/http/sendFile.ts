import type { FastifyReply } from 'fastify';

/** A file for the caller. `content` is a text, bytes or a stream. The name needs no escapes. */
export type NamedFile = { name: string; type: string; content: unknown };

/** Sends a file that a browser stores under its name. */
export const sendFile = (reply: FastifyReply, { name, type, content }: NamedFile): FastifyReply =>
  reply
    .type(type)
    .header('content-disposition', `attachment; filename="${name}"; filename*=UTF-8''${name}`)
    .send(content);

import { STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';

/** Ends a request with an error response that has these `headers`. */
export class HttpError extends Error {
  constructor(
    readonly statusCode: number,
    readonly headers: Record<string, string> = {},
  ) {
    super(errorBody(statusCode).message);
  }
}

/** The body of an error response without an example. */
export const errorBody = (status: number): { message: string } => ({
  message: STATUS_CODES[status] ?? `Status ${status}`,
});

/** Responds with the error body of a status. */
export const sendError = (
  reply: FastifyReply,
  status: number,
  headers: Record<string, string> = {},
): FastifyReply => sendMessage(reply.headers(headers), status, errorBody(status).message);

export const sendMessage = (reply: FastifyReply, status: number, message: string): FastifyReply =>
  reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify({ message }));

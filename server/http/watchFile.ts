import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../errors/refusal';
import { logRefusal } from './errorResponses';
import { describeRefusal } from './refusals';

/** The client of a request has left, so it gets no response. */
export class ClientLeft extends Error {}

/** A file that a request sends or asks for. */
export type WatchedFile = {
  /** Aborted when the client leaves, or when the caller may not have the file any more. */
  signal: AbortSignal;
  /** Checks the caller every second. */
  watch(request: FastifyRequest, confirm: () => Promise<unknown>): void;
  stop(): void;
};

const INTERVAL_MS = 1_000;

/** Watches the client of a file. */
export function watchFile({ raw }: FastifyReply): WatchedFile {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const leave = () => {
    controller.abort(new ClientLeft());
  };
  raw.once('close', leave);
  const stop = () => {
    clearInterval(timer);
    raw.off('close', leave);
  };
  return {
    signal: controller.signal,
    watch: (request, confirm) => {
      const check = async () => {
        try {
          await confirm();
        } catch (error) {
          // A database that is away does not end a file.
          if (!(error instanceof Refusal) || controller.signal.aborted) return;
          logRefusal(request, describeRefusal(error).status, error.record);
          controller.abort(error);
        }
      };
      timer = setInterval(() => void check(), INTERVAL_MS).unref();
    },
    stop,
  };
}

import { HttpResponse } from 'msw';

/** Responses of `GET session` that do not name the user, each with its name. */
export const UNNAMED_SESSIONS: [string, () => Response | Promise<Response>][] = [
  ['404', () => HttpResponse.json({ message: 'x' }, { status: 404 })],
  ['503', () => HttpResponse.json({ message: 'x' }, { status: 503 })],
  ['no response', () => new Promise<Response>(() => undefined)],
];

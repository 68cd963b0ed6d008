import { isObject } from '../description/document';

const AHEAD_MS = 3_600_000;

/** The answer with its end an hour ahead: the one that an example names lies in the past one day. */
export function withEndAhead(answer: unknown, now: Date): unknown {
  if (!isObject(answer) || typeof answer['expiresAt'] !== 'string') return answer;
  return { ...answer, expiresAt: new Date(now.getTime() + AHEAD_MS).toISOString() };
}

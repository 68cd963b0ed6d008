import { paths } from '../../config/paths';

/** Reads the address of the list that led to a page, from the state of its history entry. */
export function readListAddress(state: unknown): string {
  const back = typeof state === 'object' && state !== null && 'back' in state ? state.back : null;
  const isList = typeof back === 'string' && /^\/app\/entries(?:\?|$)/.test(back);
  return isList ? back : paths.entries.to();
}

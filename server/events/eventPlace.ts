import { Refusal } from '../errors/refusal';
import { decodePlace, encodePlace, isWhole } from '../rules/pages';

/** The tables of the events, in the order of events of one moment. */
export const SOURCES = ['refused', 'door', 'books'] as const;
export type Source = (typeof SOURCES)[number];

/** The place of an event in the list: the moment in microseconds, the table, the id. */
export type Place = { at: string; source: Source; id: number };

export const rank = (source: Source): number => SOURCES.indexOf(source);

export function compareNewestFirst(one: Place, other: Place): number {
  if (one.at !== other.at) return BigInt(one.at) > BigInt(other.at) ? -1 : 1;
  return rank(other.source) - rank(one.source) || other.id - one.id;
}

/** Returns the parameter `after` for the page after a place. */
export const writePlace = ({ at, source, id }: Place): string => encodePlace([at, source, id]);

/** @throws Refusal `invalid-request` */
export function readPlace(text: string): Place {
  const [at, source, id] = decodePlace(text);
  const known = SOURCES.find((one) => one === source);
  if (typeof at !== 'string' || !/^\d{1,17}$/.test(at)) throw new Refusal('invalid-request');
  if (known === undefined || !isWhole(id)) throw new Refusal('invalid-request');
  return { at, source: known, id };
}

import type { Entry } from '../../api/entries';

export type Kind = Entry['kind'];

/** The kinds of entries, in their order in forms. */
export const KINDS: readonly Kind[] = ['receivable', 'payable'];

/** Returns the kind of a text. Undefined: it is none. */
export const readKind = (text: string | null | undefined): Kind | undefined =>
  KINDS.find((kind) => kind === text);

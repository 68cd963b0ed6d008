import { useLocation } from 'react-router-dom';
import type { Entry } from '../../../api/entries';
import { paths } from '../../../config/paths';
import { readKind } from '../../../controls/entries/kinds';
import { OPEN_RECORD } from '../../../controls/list/useListAddress';
import { useMedia } from '../../../ui/useMedia';
import { useBack, useListBack } from '../back';

/** A page of this width has room for a form beside the list. */
export const BESIDE = '(min-width: 1024px)';

/** Where a link leads, and the state of its history entry. */
export type Target = { to: string; state: { back: string } };

/**
 * Returns the targets of the links in the list to an entry and to the form of a new one. A wide page opens them beside the list
 * (specification §2.241), and a narrow one as pages of their own.
 */
export function useEntryLinks(): {
  toEntry: (id: string) => Target;
  toNew: (kind: string | undefined) => Target;
} {
  const isBeside = useMedia(BESIDE);
  const back = useBack();
  const list = useListBack();
  const beside = (open: string) => `${list}${list.includes('?') ? '&' : '?'}${OPEN_RECORD}=${open}`;
  return {
    toEntry: (id) => ({
      to: isBeside ? beside(encodeURIComponent(id)) : paths.entry.to(id),
      state: { back },
    }),
    toNew: (kind) => ({
      to: isBeside ? beside(readKind(kind) ?? NEW) : paths.newEntry.to(kind),
      state: { back },
    }),
  };
}

const NEW = 'new';

/** What is open beside the list: an entry, or the form of a new one. */
export type OpenRecord = { id: string | null; kind: Entry['kind'] | undefined };

/** Reads what is open beside the list from the address. Null: nothing is. */
export function useOpenRecord(): OpenRecord | null {
  const open = new URLSearchParams(useLocation().search).get(OPEN_RECORD);
  if (open === null || open === '') return null;
  const kind = readKind(open);
  return { id: open === NEW || kind !== undefined ? null : open, kind };
}

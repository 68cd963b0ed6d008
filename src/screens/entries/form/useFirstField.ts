import { useMedia } from '../../../ui/useMedia';

/**
 * Returns the field of a new entry that takes the focus: the kind, or the name if the kind is known.
 * @param isPage whether the form is a page of its own. There a phone would open its keyboard over the page, so no field is focused.
 */
export function useFirstField({ kind, isPage }: { kind: string | undefined; isPage: boolean }) {
  const hasMouse = useMedia('(pointer: fine)');
  if (isPage && !hasMouse) return undefined;
  return kind === undefined || kind === '' ? 'kind' : 'counterparty';
}

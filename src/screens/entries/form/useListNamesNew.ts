import { paths } from '../../../config/paths';
import { useMayCall } from '../../../controls/useMayCall';

/**
 * Returns whether a form leads to the list, which names what is new (SavedNotice). So no toast says it again.
 * @param back where the form leads.
 */
export function useListNamesNew(back: string): boolean {
  const mayCall = useMayCall();
  return mayCall('getEntry') && back.split('?')[0] === paths.entries.to();
}

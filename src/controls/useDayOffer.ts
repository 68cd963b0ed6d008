import { useAppSelector } from '../store/hooks';
import { selectProfile } from '../store/profile';
import { useMayCall } from './useMayCall';

/** Whether the session offers the company's day. `pending` until `GET session` is answered. */
export function useDayOffer(): 'offered' | 'pending' | 'absent' {
  const isOffered = useMayCall()('getDay');
  const { data, isError } = useAppSelector(selectProfile);
  if (isOffered) return 'offered';
  return data === undefined && !isError ? 'pending' : 'absent';
}

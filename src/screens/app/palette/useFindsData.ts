import type { MessageDescriptor } from 'react-intl';
import { useMayCall } from '../../../controls/useMayCall';
import { useAppSelector } from '../../../store/hooks';
import { selectProfile } from '../../../store/profile';
import { selectIsSignedIn } from '../../../store/session';
import { messages } from './palette.messages';

/** Whether the palette finds names and entries. Other backends find pages and actions alone, and the texts say so. */
export function useFindsData(): boolean {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const mayCall = useMayCall();
  return isSignedIn && mayCall('search');
}

/** Returns the text that opens the palette. It changes only for a backend that does not find data. */
export function useOpenText(): MessageDescriptor {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { data, isError } = useAppSelector(selectProfile);
  const findsData = useFindsData();
  const isUnknown = isSignedIn && data === undefined && !isError;
  return findsData || isUnknown ? messages.open : messages.openPages;
}

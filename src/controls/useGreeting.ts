import { useIntl } from 'react-intl';
import { useAppSelector } from '../store/hooks';
import { selectProfile } from '../store/profile';
import { messages } from './greeting.messages';

/** A greeting by the time of day, with the first name of the user if it is known. */
export function useGreeting(): string {
  const intl = useIntl();
  const { data: profile } = useAppSelector(selectProfile);
  const greeting = intl.formatMessage(messages[timeOfDay(new Date().getHours())]);
  const name = profile?.name.trim().split(/\s+/)[0] ?? '';
  return name === '' ? greeting : intl.formatMessage(messages.named, { greeting, name });
}

function timeOfDay(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}

import { FormattedMessage, useIntl } from 'react-intl';
import { moment, timeOfDay } from '../../i18n/formats';
import { useAppSelector } from '../../store/hooks';
import { selectEndsAt } from '../../store/sessionExpiry';
import { messages } from './sessionEnd.messages';

/** The local time at which the session ends. Renders nothing if the backend does not report it. */
export function SessionEnd() {
  const intl = useIntl();
  const endsAt = useAppSelector(selectEndsAt);
  if (endsAt === null) return null;
  const end = new Date(endsAt);
  const isToday = end.toDateString() === new Date().toDateString();
  return (
    <span>
      <FormattedMessage
        {...messages.until}
        values={{
          moment: (
            <time dateTime={end.toISOString()}>{isToday ? timeOfDay(intl, end) : moment(intl, end)}</time>
          ),
        }}
      />
    </span>
  );
}

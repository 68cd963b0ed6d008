import { useField } from 'react-final-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { day } from '../../i18n/formats';
import { isDay } from '../../i18n/typedDays';
import { useAppSelector } from '../../store/hooks';
import { selectProfile } from '../../store/profile';
import { WarningBox } from '../../ui/WarningBox';
import { closedDay } from './closedDay.messages';

/** Says before a form is sent that the day of a field is in a closed month (specification §2.313). */
export function ClosedDayNote({ name }: { name: string }) {
  const intl = useIntl();
  const { input } = useField<string>(name, { subscription: { value: true } });
  const closedUntil = useAppSelector(selectProfile).data?.closedUntil;
  const isClosed = closedUntil !== undefined && isDay(input.value) && input.value <= closedUntil;
  return (
    <div role="status">
      {isClosed && (
        <WarningBox>
          <p>
            <FormattedMessage {...closedDay} values={{ day: <bdi>{day(intl, closedUntil)}</bdi> }} />
          </p>
        </WarningBox>
      )}
    </div>
  );
}

import { useField } from 'react-final-form';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { day as formatDay } from '../../i18n/formats';
import { isDay } from '../../i18n/typedDays';
import { useAppSelector } from '../../store/hooks';
import { selectProfile } from '../../store/profile';
import { WarningBox } from '../../ui/WarningBox';
import { closedDayTexts } from './closedDay.messages';

/** Says before a form is sent that the day of a field is in a closed month (specification §2.313). */
export function ClosedDayNote({ name }: { name: string }) {
  const { input } = useField<string>(name, { subscription: { value: true } });
  return <Note day={input.value} text={closedDayTexts.choose} />;
}

/** Says the same of a stored day, which no field changes (specification §2.318). */
export function StoredDayNote({ day }: { day: string }) {
  return <Note day={day} text={closedDayTexts.stored} />;
}

/** Says the same of an opening balance, once its amount or its day is changed (specification §2.343). */
export function OpeningNote() {
  const { meta: amount } = useField<string>('openingAmount', { subscription: { dirty: true } });
  const { input, meta } = useField<string>('openingOn', {
    subscription: { value: true, dirty: true, initial: true },
  });
  const isChanged = amount.dirty === true || meta.dirty === true;
  const [earlier = ''] = [input.value, String(meta.initial ?? '')].filter(isDay).sort();
  return isChanged && <Note day={earlier} text={closedDayTexts.opening} />;
}

function Note({ day, text }: { day: string; text: MessageDescriptor }) {
  const intl = useIntl();
  const closedUntil = useAppSelector(selectProfile).data?.closedUntil;
  const isClosed = closedUntil !== undefined && isDay(day) && day <= closedUntil;
  return (
    <div role="status">
      {isClosed && (
        <WarningBox>
          <p>
            <FormattedMessage {...text} values={{ day: <bdi>{formatDay(intl, closedUntil)}</bdi> }} />
          </p>
        </WarningBox>
      )}
    </div>
  );
}

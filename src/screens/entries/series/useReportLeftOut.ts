import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import type { ResponseOf } from '../../../api/operationTypes';
import { day } from '../../../i18n/formats';
import { useAppDispatch } from '../../../store/hooks';
import { toastAdded } from '../../../store/toasts';
import { messages } from './series.messages';

type LeftOut = ResponseOf<'changeOccurrences'>['leftOut'];

/** Returns a function that names the entries of a series that stay as they are. */
export function useReportLeftOut(): (leftOut: LeftOut) => void {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  return (leftOut) => {
    if (leftOut.length === 0) return;
    const text = intl.formatMessage(messages.leftOut, {
      count: leftOut.length,
      days: listLeftOut(intl, leftOut),
    });
    dispatch(toastAdded({ text, lang: intl.locale }, 'info'));
  };
}

/** Returns the due days of entries that stay as they are, each with its reason. */
export function listLeftOut(intl: IntlShape, leftOut: LeftOut): string {
  const days = leftOut.map(({ dueOn, reason }) =>
    intl.formatMessage(reason === 'paid' ? messages.leftOutPaid : messages.leftOutSeparate, {
      day: day(intl, dueOn),
    }),
  );
  return intl.formatList(days, { type: 'unit' });
}
